"""What cost most in a match that is over: turn by turn what would have been better, and why."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Any

from scriptorium_play.advice.analysis import NONE, Analysis, Costly, CostlyTurn, instead_of, told
from scriptorium_ui.toolkit.controls import seat_emblem
from scriptorium_ui.toolkit.page import Page
from scriptorium_ui.toolkit.painter import Painter
from scriptorium_ui.toolkit.sheets import SheetLine, lines_of, sheet_of_rows
from scriptorium_ui.toolkit.stack import Block, action, beside, column, space, words

if TYPE_CHECKING:
    from scriptorium_ui.table.page import TablePage

NAME, TEXT = 18, 16
# In dp: the side of an emblem, and the room between things.
SIDE, GAP = 36, 8


class AnalysisPage(Page):
    """For each turn that cost much two sentences, and a way to see the better one on the board."""

    def __init__(self, table: TablePage, analysis: Analysis) -> None:
        super().__init__(table.app)
        self.behind = self.table = table
        self.session = table.session
        self.found = analysis.work.result()
        self.told = {one: told(self.session, one) for one in self.found}

    def back(self) -> bool:
        """To the table and its end sheet."""
        self.app.show(self.table)
        self.table.controller.show_outcome()
        return True

    def ended(self) -> None:
        """The program ends: the match behind is kept."""
        super().ended()
        self.table.ended()

    def has_secrets(self) -> bool:
        """Once a match is over nothing is kept from anybody."""
        return False

    def paint(self, painter: Painter) -> None:
        """A sheet with the turns that cost most, the worst first."""
        title = self.text("stage-analysis", "Biggest mistakes")
        sheet_of_rows(painter, self, title, partial(self._lines, painter), "analysis", "")

    def _lines(self, painter: Painter, width: float) -> list[SheetLine]:
        inner = width - painter.dp(12)
        if not self.found:
            return lines_of(words(painter, self.session.words.say(NONE), NAME, inner))
        return lines_of(*(self._line(painter, one, inner) for one in self.found))

    def _line(self, painter: Painter, one: Costly, inner: float) -> Block:
        """Whose turn it was, what was done and what was better; below it the way to see that."""
        side, gap, told = painter.dp(SIDE), painter.dp(GAP), self.told[one]
        wide = inner - painter.dp(SIDE + GAP)
        look = self.session.looks[one.seat]
        emblem = Block(side, lambda painter, box: seat_emblem(painter, look, box.top(side)))
        lines = [words(painter, told.title, NAME, wide, face="bold")]
        for at, line in enumerate(_words(told)):
            colour = "ink" if at < 2 else "faded"
            lines.append(words(painter, line, TEXT, wide, colour=colour, after=painter.dp(4)))
        label = self.text("stage-analysis-see", "See it on the board")
        says = self.text("stage-analysis-see-says", "Shows the better turn step by step")
        act = partial(self.see, one)
        how: dict[str, Any] = {"letters": NAME, "size": NAME, "says": says}
        see = action(painter, f"see {one.at}", label, act, width=wide, **how)
        text = column(column(*lines, least=side), space(gap), see)
        return column(beside(emblem, text, side, gap), space(2 * gap))

    def see(self, one: Costly) -> None:
        """The better turn on the board."""
        self.app.routes.instead(self.app, instead_of(self.session, one), self)


def _words(told: CostlyTurn) -> tuple[str, ...]:
    return tuple(line for line in (told.done, told.better, told.why) if line)
