"""A new match: which game, who plays, in which colours, with which options and mods."""

from __future__ import annotations

from scriptorium_stage.agreeing import NewMatch
from scriptorium_stage.shapes import Rect

from ..desk import Desk
from ..drawing.brush import Brush
from ..drawing.controls import button
from .common import Paged, alarm, page

MOST_IN_A_COLUMN = 7


class NewMatchView(Paged):
    """Everything has a sensible value: one press begins."""

    def __init__(self, desk: Desk, game: str = "") -> None:
        super().__init__(desk)
        self.form = NewMatch(desk, game)

    def back(self) -> None:
        """To the first view, or from the second page to the first."""
        from . import routes

        if self.form.finer:
            self.form.turn()
        else:
            routes.title(self.desk)

    def begin(self) -> None:
        """Set the table up and go to it."""
        from . import routes

        begun = self.form.begin()
        if begun is not None:
            routes.begin(self.desk, *begun)

    def paint(self, brush: Brush) -> None:
        """The game and its players; behind a button the finer points."""
        room = page(brush, self, self.form.heading)
        if nothing := self.form.nothing():
            brush.text(nothing, room, 20)
            return
        tall = max(brush.px(52), brush.pt(46))
        foot = Rect(room.x, room.bottom - tall, room.w, tall)
        room = alarm(brush, room._replace(h=room.h - tall - brush.px(14)), self.form.problem)
        rows = self.form.rows()
        self.paint_rows(brush, "rows", room, rows, 2 if len(rows) > MOST_IN_A_COLUMN else 1, tall)
        left, right = foot.columns(2, brush.px(16))
        button(brush, "more", left, self.form.turn_said(), self.form.turn)
        label, says = self.form.begin_said()
        button(brush, "begin", right, label, self.begin, says=says, gold=True, size=22)
