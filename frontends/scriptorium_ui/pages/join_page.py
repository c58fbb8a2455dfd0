"""On the way to a table over a net: who sits there already, and what is waited for."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from scriptorium_play.net.joining import Joining
from scriptorium_play.net.line import SocketLine
from scriptorium_play.net.links import Link
from scriptorium_ui.toolkit.controls import button
from scriptorium_ui.toolkit.page import Page
from scriptorium_ui.toolkit.painter import Painter
from scriptorium_ui.toolkit.rect import Rect
from scriptorium_ui.toolkit.sheets import SheetLine, sheet_of_rows

if TYPE_CHECKING:
    from .app import GuiApp

GLANCE = 0.1


class JoinPage(Page):
    """The seats of a table, until everybody sits there; then the table takes its place."""

    def __init__(self, app: GuiApp, link: Link, name: str = "") -> None:
        super().__init__(app)
        if not app.knows_games:
            app.reload()
        self.joining = Joining(
            link, app.library, app.known_tables, name, app.make_line or SocketLine
        )
        self._begun = False
        self._shown: object = None

    def pace(self) -> float:
        """It is looked now and then who has come."""
        return GLANCE

    def update(self, seconds: float) -> None:
        """Go on when the match begins; paint when something is to be seen."""
        joining = self.joining
        joining.step()
        if joining.is_ready:
            self._begun = True
            self.app.routes.table(self.app, self.app.session(joining.session(self.app.settings)))
        elif self._to_show() != self._shown:
            self.refresh()

    def _to_show(self) -> object:
        return self.joining.problem, self.joining.standing, self.joining.places

    def back(self) -> bool:
        """To the first page; a seat that was taken stays taken."""
        self.app.routes.title(self.app)
        return True

    def left(self) -> None:
        """The table has come, or nobody waits for it."""
        if not self._begun:
            self.joining.close()
        super().left()

    def paint(self, painter: Painter) -> None:
        """What is waited for, and who is there."""
        self._shown = self._to_show()
        problem = self.joining.problem
        title = self.text("stage-net-table", "A table over a net")
        told = "" if problem is None else self.app.words.say(problem)
        sheet_of_rows(painter, self, title, partial(self._lines, painter), "join", told)

    def _lines(self, painter: Painter, width: float) -> list[SheetLine]:
        wide = width - painter.dp(12)
        says = self.app.words.say
        told = [says(self.joining.standing)]
        told += [
            f"{says_name(place.name, place.level)} · {self.app.words.name(place.seat)}"
            for place in self.joining.places
        ]

        def line(nr: int, sentence: str, painter: Painter, box: Rect) -> None:
            painter.text(sentence, box._replace(w=wide), 18, key=f"join {nr}")

        def leave(painter: Painter, box: Rect) -> None:
            label, what = self.app.back_said()
            button(painter, "leave", box._replace(w=wide), label, self.back, says=what)

        rows = [
            SheetLine(painter.sp(18) * 1.4, partial(line, nr, sentence))
            for nr, sentence in enumerate(told)
        ]
        return [*rows, SheetLine(painter.row(), leave)]


def says_name(name: str, level: str) -> str:
    """What stands for who sits at a seat."""
    return name or level or "…"
