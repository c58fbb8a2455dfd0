"""Matches that are kept on this device: go on, look at, or forget."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from ...hit_areas import Touchable
from ...kept_matches import KeptLine, KeptMatches
from ...rectangles import Rect
from ..brush import Brush
from ..controls import button
from ..page import Page
from ..sheets import Line, alarm, sheet, sheet_of_rows

if TYPE_CHECKING:
    from ..glass_desk import Desk


class MatchesPage(Page):
    """A line for each match, the latest first."""

    def __init__(self, desk: Desk) -> None:
        super().__init__(desk)
        self.kept = KeptMatches(desk)

    def back(self) -> bool:
        """To the first page."""
        self.desk.routes.title(self.desk)
        return True

    def twice(self, touchable: Touchable) -> bool:
        """Two taps in a moment are no answer to the question whether to forget a match."""
        return not touchable.key.startswith("forget ")

    def paint(self, brush: Brush) -> None:
        """The list, in a part that scrolls."""
        if nothing := self.kept.nothing():
            room = alarm(brush, sheet(brush, self, self.kept.heading), self.kept.problem)
            brush.text(nothing, room, 20)
            return
        title, told = self.kept.heading, self.kept.problem
        sheet_of_rows(brush, self, title, partial(self._lines, brush), "matches", told)

    def _lines(self, brush: Brush, width: float) -> list[Line]:
        gap, row = brush.dp(8), brush.row()
        stacked = width < brush.sp(620)
        inner = width - brush.dp(12)
        wide = (inner - gap) / 2 if stacked else min(brush.sp(140), inner * 0.22)
        words = inner if stacked else inner - 2 * wide - 2 * gap
        rows = []
        for line in self.kept.lines():
            title = brush.measure(line.title, 18, words, "bold")
            tall = title + brush.measure(line.told, 15, words) + brush.dp(4)
            height = tall + gap + row if stacked else max(row, tall)
            control = partial(self._line, line=line, wide=wide, words=words, title=title)
            rows.append(Line(control, height))
        return rows

    def _line(
        self, brush: Brush, box: Rect, *, line: KeptLine, wide: float, words: float, title: float
    ) -> None:
        gap, row = brush.dp(8), brush.row()
        low = Rect(box.right - 2 * wide - gap, box.bottom - row, wide, row)
        told = box._replace(w=words)
        brush.text(line.title, told.top(title + 1), 18, face="bold")
        colour = brush.palette["error" if line.damaged else "faded"]
        brush.text(line.told, told.below(title), 15, colour=colour)
        if not line.damaged:
            go_on = partial(self.desk.routes.open_match, self.desk, line.name)
            button(brush, f"open {line.name}", low, line.opens, go_on, size=16)
        last = low._replace(x=low.right + gap)
        act = partial(self.kept.forget, line.name)
        button(brush, f"forget {line.name}", last, line.forget, act, says=line.says, size=16)
