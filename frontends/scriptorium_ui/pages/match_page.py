"""One match that is kept here: its name, a copy, a file for others, forgetting it."""

from __future__ import annotations

from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from scriptorium_play.common.background import LongWork
from scriptorium_play.matches.saved_match import Deed, KeptMatch
from scriptorium_ui.toolkit.controls import button
from scriptorium_ui.toolkit.page import Page
from scriptorium_ui.toolkit.painter import Painter
from scriptorium_ui.toolkit.rect import Rect
from scriptorium_ui.toolkit.sheets import SheetLine, form_lines, sheet_of_rows

if TYPE_CHECKING:
    from .app import GuiApp


class MatchPage(Page):
    """What can be done with a match besides going on with it."""

    def __init__(self, desk: GuiApp, name: str) -> None:
        super().__init__(desk)
        self.kept = KeptMatch(desk, name, self)

    def back(self) -> bool:
        """To the list; the name that was written is kept."""
        if self.kept.keep_title():
            self.leave()
        return True

    def leave(self) -> None:
        """To the list."""
        self.desk.routes.matches(self.desk)

    def replay(self) -> None:
        """The match is looked at again, and this page lies behind it."""
        if self.kept.keep_title():
            self.desk.routes.replay(self.desk, self.kept.name)

    def export(self) -> None:
        """The match is written to a file and to a letter."""
        work = self.kept.write_files()
        told = self.text("stage-writing", "The match is written to a file")
        self.desk.routes.wait_for(self.desk, told, work, partial(self._exported, work))

    def _exported(self, work: LongWork[Path]) -> bool:
        written = self.kept.written(work)
        self.desk.show(self)
        return written

    def paint(self, brush: Painter) -> None:
        """What the match is, its name, and a button for each thing that can be done."""
        lines = partial(self._lines, brush)
        sheet_of_rows(brush, self, self.kept.line.title, lines, "match", self.kept.problem)

    def _lines(self, brush: Painter, width: float) -> list[SheetLine]:
        rows = [self._words(brush, self.kept.line.told, width)]
        rows += form_lines(brush, width, [self.kept.row()])
        if self.kept.news:
            rows.append(self._words(brush, self.kept.news, width))
        return rows + [self._deed(brush, deed, width) for deed in self.kept.deeds()]

    def _words(self, brush: Painter, told: str, width: float) -> SheetLine:
        wide = width - brush.dp(12)

        def paint(brush: Painter, box: Rect) -> None:
            brush.text(told, box._replace(w=wide), 16)

        return SheetLine(paint, brush.measure(told, 16, wide) + brush.dp(4))

    def _deed(self, brush: Painter, deed: Deed, width: float) -> SheetLine:
        wide, row = width - brush.dp(12), brush.row()

        def paint(brush: Painter, box: Rect) -> None:
            button(brush, deed.key, box.top(row)._replace(w=wide), deed.label, deed.act, size=16)
            told = box.below(row + brush.dp(2))._replace(w=wide)
            brush.text(deed.told, told, 15, colour=brush.palette["faded"])

        return SheetLine(paint, row + brush.measure(deed.told, 15, wide) + brush.dp(8))
