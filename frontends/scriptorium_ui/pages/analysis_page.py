"""What cost most in a match that is over: turn by turn what would have been better, and why."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from scriptorium_play.advice.analysis import NONE, Analysis, Costly, CostlyTurn, instead_of, told
from scriptorium_ui.toolkit.controls import button, seat_emblem
from scriptorium_ui.toolkit.page import Page
from scriptorium_ui.toolkit.painter import Painter
from scriptorium_ui.toolkit.rect import Rect
from scriptorium_ui.toolkit.sheets import SheetLine, sheet_of_rows

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
        title = self.text("stage-analysis", "What cost most")
        sheet_of_rows(painter, self, title, partial(self._lines, painter), "analysis", "")

    def _lines(self, painter: Painter, width: float) -> list[SheetLine]:
        inner, row = width - painter.dp(12), painter.row(NAME)
        if not self.found:
            none = self.session.words.say(NONE)
            tall = painter.measure(none, NAME, inner)

            def nothing(painter: Painter, box: Rect) -> None:
                painter.text(none, box, NAME)

            return [SheetLine(nothing, tall)]
        wide, found = inner - painter.dp(SIDE + GAP), []
        for one in self.found:
            high = painter.measure(self.told[one].title, NAME, wide, "bold")
            tall = sum(
                painter.measure(line, TEXT, wide) + painter.dp(4) for line in _words(self.told[one])
            )
            full = max(high + tall, painter.dp(SIDE)) + painter.dp(GAP) + row + painter.dp(2 * GAP)
            found.append(SheetLine(partial(self._line, one=one, wide=wide), full))
        return found

    def _line(self, painter: Painter, box: Rect, *, one: Costly, wide: float) -> None:
        side, gap, row = painter.dp(SIDE), painter.dp(GAP), painter.row(NAME)
        seat_emblem(painter, self.session.looks[one.seat], Rect(box.x, box.y, side, side))
        words = Rect(box.x + side + gap, box.y, wide, box.h)
        high = painter.measure(self.told[one].title, NAME, wide, "bold")
        painter.text(self.told[one].title, words.top(high + 1), NAME, face="bold")
        words = words.below(high)
        for at, line in enumerate(_words(self.told[one])):
            tall = painter.measure(line, TEXT, wide)
            colour = painter.palette["ink" if at < 2 else "faded"]
            painter.text(line, words.top(tall + 1), TEXT, colour=colour)
            words = words.below(tall + painter.dp(4))
        label = self.text("stage-analysis-see", "See it on the board")
        says = self.text("stage-analysis-see-says", "The better turn is played there, step by step")
        place = Rect(words.x, box.bottom - row - 2 * gap, wide, row)
        act = partial(self.see, one)
        button(painter, f"see {one.at}", place, label, act, says=says, size=NAME)

    def see(self, one: Costly) -> None:
        """The better turn on the board."""
        self.app.routes.instead(self.app, instead_of(self.session, one), self)


def _words(told: CostlyTurn) -> tuple[str, ...]:
    return tuple(line for line in (told.done, told.better, told.why) if line)
