"""Matches that are kept on this machine: go on, look at, or forget."""

from __future__ import annotations

from functools import partial

from scriptorium_stage.kept import KeptLine, KeptMatches
from scriptorium_stage.shapes import Rect

from ..desk import Desk
from ..drawing.brush import Brush
from ..drawing.controls import button
from .common import Paged, alarm, page


class MatchesView(Paged):
    """A line for each match, the latest first."""

    def __init__(self, desk: Desk) -> None:
        super().__init__(desk)
        self.kept = KeptMatches(desk)

    def back(self) -> None:
        """To the first view."""
        from . import routes

        routes.title(self.desk)

    def paint(self, brush: Brush) -> None:
        """The list, and its bar where it is long."""
        room = alarm(brush, page(brush, self, self.kept.heading), self.kept.problem)
        if nothing := self.kept.nothing():
            brush.text(nothing, room, 20)
            return
        lines = self.kept.lines()
        tall = max(brush.px(64), brush.pt(56))
        for line, box in self.paint_list(brush, "matches", room, lines, tall):
            self._line(brush, line, box)

    def _line(self, brush: Brush, line: KeptLine, box: Rect) -> None:
        from . import routes

        wide = min(brush.pt(130), box.w * 0.2)
        forget = Rect(box.right - wide, box.y, wide, box.h).inset(0, brush.px(4))
        go_on = forget._replace(x=forget.x - wide - brush.px(8))
        words = Rect(box.x, box.y, go_on.x - box.x - brush.px(12), box.h)
        brush.text(line.title, words.top(box.h * 0.55), 19, face="bold", valign="center")
        colour = brush.look.palette["error" if line.damaged else "faded"]
        brush.text(line.told, words.below(box.h * 0.55), 15, colour=colour, smallest=8)
        if not line.damaged:
            act = partial(routes.open_match, self.desk, line.name)
            button(brush, f"open {line.name}", go_on, line.opens, act, size=16)
        drop = partial(self.kept.forget, line.name)
        button(brush, f"forget {line.name}", forget, line.forget, drop, says=line.says, size=16)
