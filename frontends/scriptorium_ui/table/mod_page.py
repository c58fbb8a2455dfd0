"""The table of a mod that is being worked on: it is read anew whenever a file of it is saved.

What is wrong with it is told below the table, and the last state that worked goes on.
"""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from msgspec.structs import replace

from scriptorium_play.mods.watch import ModWatch
from scriptorium_play.session.session import Session
from scriptorium_ui.toolkit.page import Page
from scriptorium_ui.toolkit.painter import Painter
from scriptorium_ui.toolkit.rect import Rect
from scriptorium_ui.toolkit.sheets import SheetLine, paint_rows, sheet

from .page import TablePage

if TYPE_CHECKING:
    from scriptorium_ui.pages.app import GuiApp

EVERY = 0.5
NEWS, GAP, SMALL = "news of the mod", 8, 16
MOST = 0.3  # of the glass, for what is told


def show(desk: GuiApp, watch: ModWatch, before: Session | None = None) -> None:
    """Go to the table, as the mod is now; to what is wrong where it never worked yet."""
    desk.read_library = lambda: watch.library
    desk.reload()
    if watch.match is None:
        desk.show(UnreadModPage(desk, watch))
        return
    seating = dict(before.seating) if before is not None else None
    session = Session(watch.match, watch.library, seating, settings=desk.settings)
    if before is not None and before.handover is None and session.handover is not None:
        session.lift_curtain()  # who looked on goes on looking
    if before is not None:
        before.close()
    desk.show(ModPage(desk, session, watch))


class UnreadModPage(Page):
    """What is wrong with a mod that has not worked yet."""

    def __init__(self, desk: GuiApp, watch: ModWatch) -> None:
        super().__init__(desk)
        self.watch = watch

    def paint(self, brush: Painter) -> None:
        """The sentences on a sheet of parchment."""
        room = sheet(brush, self, self.watch.name)
        width = room.w - brush.dp(16)
        waits = self.text("stage-mod-waits", "It is read anew whenever a file of it is saved.")
        rows = [self._line(brush, one, "error", width) for one in self.watch.problems]
        paint_rows(brush, self, room, [*rows, self._line(brush, waits, "ink", width)], "problems")

    def _line(self, brush: Painter, told: str, colour: str, width: float) -> SheetLine:
        tall = brush.measure(told, 18, width) + brush.dp(10)
        return SheetLine(partial(_words, told, colour), tall)

    def pace(self) -> float | None:
        """It is looked at again and again."""
        return EVERY

    def update(self, seconds: float) -> None:
        """Look whether it has been mended."""
        if self.watch.look(None):
            if self.watch.match is not None:
                show(self.desk, self.watch)
            self.refresh()

    def back(self) -> bool:
        """To the first page."""
        self.desk.routes.title(self.desk)
        return True


def _words(told: str, colour: str, brush: Painter, rect: Rect) -> None:
    brush.text(told, rect, 18, colour=brush.palette[colour])


class ModPage(TablePage):
    """The table, and what is told of the mod below it."""

    def __init__(self, desk: GuiApp, session: Session, watch: ModWatch) -> None:
        super().__init__(desk, session)
        self.watch = watch
        self._waited = 0.0

    # painting

    def _told(self) -> str:
        return "\n".join(self.watch.problems) or " ".join(map(self.desk.words.say, self.watch.told))

    def _height(self, brush: Painter) -> float:
        wide = brush.whole.w - 2 * brush.dp(GAP)
        tall = brush.measure(self._told(), SMALL, wide) + 2 * brush.dp(GAP)
        return min(tall, brush.whole.h * MOST)

    def make_room(self, brush: Painter) -> Painter:
        """The table has the glass without what is told."""
        brush.form = replace(brush.form, height=brush.form.height - self._height(brush))
        return brush

    def paint(self, brush: Painter) -> None:
        """The table, and the news below it."""
        whole = brush.form
        self.make_room(brush)
        super().paint(brush)
        brush.form = whole
        brush.begin(NEWS)
        self._news(brush)

    def paint_part(self, brush: Painter, name: str) -> None:
        """A part of the table, or the news."""
        if name == NEWS:
            self._news(brush)
        else:
            super().paint_part(self.make_room(brush), name)

    def _news(self, brush: Painter) -> None:
        tall, gap = self._height(brush), brush.dp(GAP)
        strip = Rect(0, brush.whole.h - tall, brush.whole.w, tall)
        brush.panel(strip)
        colour = brush.palette["error" if self.watch.problems else "ink"]
        brush.text(self._told(), strip.inset(gap), SMALL, colour=colour, key=NEWS)

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
            show(self.desk, self.watch, self.session)
