"""One match that is kept here: its name, a copy, a file for others, forgetting it."""

from __future__ import annotations

from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from scriptorium_play.common.background import LongWork
from scriptorium_play.matches.saved_match import KeptMatch, MatchAction
from scriptorium_ui.toolkit.controls import button
from scriptorium_ui.toolkit.page import Page
from scriptorium_ui.toolkit.painter import Painter
from scriptorium_ui.toolkit.rect import Rect
from scriptorium_ui.toolkit.sheets import SheetLine, form_lines, sheet_of_rows

if TYPE_CHECKING:
    from .app import GuiApp


class MatchPage(Page):
    """What can be done with a match besides going on with it."""

    def __init__(self, app: GuiApp, name: str) -> None:
        super().__init__(app)
        self.kept = KeptMatch(app, name, self)

    def back(self) -> bool:
        """To the list; the name that was written is kept."""
        if self.kept.keep_title():
            self.leave()
        return True

    def leave(self) -> None:
        """To the list."""
        self.app.routes.matches(self.app)

    def replay(self) -> None:
        """The match is looked at again, and this page lies behind it."""
        if self.kept.keep_title():
            self.app.routes.replay(self.app, self.kept.name)

    def export(self) -> None:
        """The match is written to a file and to a letter."""
        work = self.kept.write_files()
        told = self.text("stage-writing", "The match is written to a file")
        self.app.routes.wait_for(self.app, told, work, partial(self._exported, work))

    def _exported(self, work: LongWork[Path]) -> bool:
        written = self.kept.written(work)
        self.app.show(self)
        return written

    def paint(self, painter: Painter) -> None:
        """What the match is, its name, and a button for each thing that can be done."""
        lines = partial(self._lines, painter)
        sheet_of_rows(painter, self, self.kept.line.title, lines, "match", self.kept.problem)

    def _lines(self, painter: Painter, width: float) -> list[SheetLine]:
        rows = [self._words(painter, self.kept.line.told, width)]
        rows += form_lines(painter, width, [self.kept.row()])
        if self.kept.news:
            rows.append(self._words(painter, self.kept.news, width))
        return rows + [self._deed(painter, deed, width) for deed in self.kept.deeds()]

    def _words(self, painter: Painter, told: str, width: float) -> SheetLine:
        wide = width - painter.dp(12)

        def paint(painter: Painter, box: Rect) -> None:
            painter.text(told, box._replace(w=wide), 16)

        return SheetLine(paint, painter.measure(told, 16, wide) + painter.dp(4))

    def _deed(self, painter: Painter, deed: MatchAction, width: float) -> SheetLine:
        wide, row = width - painter.dp(12), painter.row()

        def paint(painter: Painter, box: Rect) -> None:
            button(painter, deed.key, box.top(row)._replace(w=wide), deed.label, deed.act, size=16)
            told = box.below(row + painter.dp(2))._replace(w=wide)
            painter.text(deed.told, told, 15, colour=painter.palette["faded"])

        return SheetLine(paint, row + painter.measure(deed.told, 15, wide) + painter.dp(8))
