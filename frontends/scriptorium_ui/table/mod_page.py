"""The table of a mod that is being worked on: it is read anew whenever a file of it is saved.

What is wrong with it is told below the table, and the last state that worked goes on.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec.structs import replace

from scriptorium_play.mods.watch import ModWatch
from scriptorium_play.session.session import Session
from scriptorium_ui.toolkit.page import Page
from scriptorium_ui.toolkit.painter import Painter
from scriptorium_ui.toolkit.rect import Rect
from scriptorium_ui.toolkit.sheets import arranged, lines_of, paint_rows, sheet
from scriptorium_ui.toolkit.stack import words

from .page import TablePage

if TYPE_CHECKING:
    from scriptorium_ui.pages.app import GuiApp

EVERY = 0.5
NEWS, GAP, SMALL = "news of the mod", 8, 16
MOST = 0.3  # of the screen, for what is told


def show(app: GuiApp, watch: ModWatch, before: Session | None = None) -> None:
    """Go to the table, as the mod is now; to what is wrong where it never worked yet."""
    app.read_library = lambda: watch.library
    app.reload()
    if watch.match is None:
        app.show(UnreadModPage(app, watch))
        return
    seating = dict(before.seating) if before is not None else None
    session = Session(watch.match, watch.library, seating, settings=app.settings)
    if before is not None and before.handover is None and session.handover is not None:
        session.lift_curtain()  # who looked on goes on looking
    if before is not None:
        before.close()
    app.show(ModPage(app, session, watch))


class UnreadModPage(Page):
    """What is wrong with a mod that has not worked yet."""

    def __init__(self, app: GuiApp, watch: ModWatch) -> None:
        super().__init__(app)
        self.watch = watch

    def paint(self, painter: Painter) -> None:
        """The sentences on a sheet of parchment."""
        room = sheet(painter, self, self.watch.name)
        width, problems = room.w - painter.dp(12), self.watch.problems
        waits = self.text(
            "stage-mod-waits", "The mod is read again each time you save one of its files."
        )
        after = painter.dp(10)
        told = [words(painter, one, 18, width, colour="error", after=after) for one in problems]
        rows = lines_of(*told, words(painter, waits, 18, width, after=after))
        paint_rows(painter, self, room, arranged(painter, room.w, rows), "problems")

    def pace(self) -> float | None:
        """It is looked at again and again."""
        return EVERY

    def update(self, seconds: float) -> None:
        """Look whether it has been mended."""
        if self.watch.look(None):
            if self.watch.match is not None:
                show(self.app, self.watch)
            self.refresh()

    def back(self) -> bool:
        """To the first page."""
        self.app.routes.title(self.app)
        return True


class ModPage(TablePage):
    """The table, and the report on the mod below it."""

    def __init__(self, app: GuiApp, session: Session, watch: ModWatch) -> None:
        super().__init__(app, session)
        self.watch = watch
        self._waited = 0.0

    # painting

    def _told(self) -> str:
        return "\n".join(self.watch.problems) or " ".join(map(self.app.words.say, self.watch.told))

    def _height(self, painter: Painter) -> float:
        wide = painter.whole.w - 2 * painter.dp(GAP)
        tall = painter.measure(self._told(), SMALL, wide) + 2 * painter.dp(GAP)
        return min(tall, painter.whole.h * MOST)

    def make_room(self, painter: Painter) -> Painter:
        """The part of the screen that the report leaves to the table."""
        painter.form = replace(painter.form, height=painter.form.height - self._height(painter))
        return painter

    def paint(self, painter: Painter) -> None:
        """The table, and the news below it."""
        whole = painter.form
        self.make_room(painter)
        super().paint(painter)
        painter.form = whole
        painter.begin(NEWS)
        self._news(painter)

    def paint_part(self, painter: Painter, name: str) -> None:
        """A part of the table, or the news."""
        if name == NEWS:
            self._news(painter)
        else:
            super().paint_part(self.make_room(painter), name)

    def _news(self, painter: Painter) -> None:
        tall, gap = self._height(painter), painter.dp(GAP)
        strip = Rect(0, painter.whole.h - tall, painter.whole.w, tall)
        painter.panel(strip)
        colour = painter.palette["error" if self.watch.problems else "ink"]
        painter.text(self._told(), strip.inset(gap), SMALL, colour=colour, key=NEWS)

    # time

    def pace(self) -> float | None:
        """The files are looked at again and again."""
        wanted = super().pace()
        return EVERY if wanted is None else min(wanted, EVERY)

    def update(self, seconds: float) -> None:
        """Time passes; where the mod has changed the table is shown as it is then."""
        super().update(seconds)
        self._waited += seconds
        if self._waited < EVERY:
            return
        self._waited = 0.0
        before = self.session.match
        if not self.watch.look(before):
            return
        if self.watch.match is before:
            self.refresh()
        else:
            show(self.app, self.watch, self.session)
