"""One match that is kept here: its name, a copy, a file for others, forgetting it."""

from __future__ import annotations

from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from scriptorium_play.common.background import LongWork
from scriptorium_play.matches.saved_match import KeptMatch, MatchAction
from scriptorium_ui.toolkit.page import Page
from scriptorium_ui.toolkit.painter import Painter
from scriptorium_ui.toolkit.sheets import SheetLine, form_lines, lines_of, sheet_of_rows
from scriptorium_ui.toolkit.stack import Block, action, column, words

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
        told = self.text("stage-writing", "Saving the match to a file")
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
        wide = width - painter.dp(12)
        told = partial(words, painter, size=16, width=wide, after=painter.dp(4))
        rows = [*lines_of(told(self.kept.line.told))]
        rows += form_lines(painter, width, [self.kept.row()])
        if self.kept.news:
            rows += lines_of(told(self.kept.news))
        return rows + lines_of(*(self._deed(painter, deed, wide) for deed in self.kept.deeds()))

    def _deed(self, painter: Painter, deed: MatchAction, wide: float) -> Block:
        """A button, and below it what it does."""
        gap = painter.dp(2)
        return column(
            action(
                painter,
                deed.key,
                deed.label,
                deed.act,
                width=wide,
                after=gap,
                size=16,
            ),
            words(
                painter, deed.told, 15, wide, colour="faded", after=painter.dp(8) - painter.dp(2)
            ),
        )
