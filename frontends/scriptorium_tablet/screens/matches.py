"""Matches that are kept on this device: go on, look at, or forget."""

from __future__ import annotations

from functools import partial

from scriptorium_stage.kept import KeptLine, KeptMatches
from scriptorium_stage.shapes import Rect

from ..desk import Desk
from ..drawing.brush import Brush
from ..drawing.controls import button
from . import routes
from .common import Painted, alarm, page, paint_rows
from .screen import Screen


class MatchesScreen(Screen):
    """A line for each match, the latest first."""

    def __init__(self, desk: Desk) -> None:
        super().__init__(desk)
        self.kept = KeptMatches(desk)

    def back(self) -> bool:
        """To the first screen."""
        routes.title(self.desk)
        return True

    def paint(self, brush: Brush) -> None:
        """The list, in a part that scrolls."""
        room = alarm(brush, page(brush, self, self.kept.heading), self.kept.problem)
        if nothing := self.kept.nothing():
            brush.text(nothing, room, 20)
            return
        tall = brush.sp(19) * 1.3 + brush.sp(15) * 1.3
        stacked = room.w < brush.sp(620)
        height = max(brush.row(), tall) + (brush.row() + brush.dp(6) if stacked else 0)
        rows = [
            Painted(lambda b, rect, one=line: self._line(b, one, rect, stacked, tall), height)
            for line in self.kept.lines()
        ]
        paint_rows(brush, self, room, rows, "matches")

    def _line(self, brush: Brush, line: KeptLine, box: Rect, stacked: bool, tall: float) -> None:
        wide = (box.w - brush.dp(8)) / 2 if stacked else min(brush.sp(140), box.w * 0.22)
        row = brush.row()
        low = Rect(box.right - 2 * wide - brush.dp(8), box.bottom - row, wide, row)
        words = box.top(tall) if stacked else box._replace(w=low.x - box.x - brush.dp(12))
        half = words.h / 2
        brush.text(line.title, words.top(half), 18, face="bold", valign="center")
        colour = brush.look.palette["error" if line.damaged else "faded"]
        under = words.below(half)
        brush.text(line.told, under, 15, colour=colour, valign="center", may_clip=True)
        if not line.damaged:
            go_on = partial(routes.open_match, self.desk, line.name)
            button(brush, f"open {line.name}", low, line.opens, go_on, size=16)
        last = low._replace(x=low.right + brush.dp(8))
        act = partial(self.kept.forget, line.name)
        button(brush, f"forget {line.name}", last, line.forget, act, says=line.says, size=16)
