"""A new match: which game, who plays, in which colours, with which options and mods."""

from __future__ import annotations

from scriptorium_stage.agreeing import NewMatch
from scriptorium_stage.shapes import Rect

from ..desk import Desk
from ..drawing.brush import Brush
from ..drawing.controls import button
from . import routes
from .common import alarm, page, paint_form
from .screen import Screen


class NewMatchScreen(Screen):
    """Everything has a sensible value: one touch begins."""

    def __init__(self, desk: Desk, game: str = "") -> None:
        super().__init__(desk)
        self.form = NewMatch(desk, game)

    def back(self) -> bool:
        """To the first screen, or from the finer points to the players."""
        if self.form.finer:
            self._turn()
        else:
            routes.title(self.desk)
        return True

    def begin(self) -> None:
        """Set the table up and go to it."""
        begun = self.form.begin()
        if begun is not None:
            routes.begin(self.desk, *begun)

    def paint(self, brush: Brush) -> None:
        """The game and its players; behind a button the finer points."""
        room = page(brush, self, self.form.heading)
        if nothing := self.form.nothing():
            brush.text(nothing, room, 20)
            return
        tall = max(brush.finger, brush.sp(17) * 2.6)
        foot = Rect(room.x, room.bottom - tall, room.w, tall)
        left, right = foot.columns(2, brush.dp(12))
        button(brush, "more", left, self.form.turn_said(), self._turn)
        label, says = self.form.begin_said()
        button(brush, "begin", right, label, self.begin, says=says, gold=True, size=21)
        room = alarm(brush, room._replace(h=room.h - tall - brush.dp(12)), self.form.problem)
        name = "finer" if self.form.finer else "players"
        paint_form(brush, self, room, self.form.rows(), name)

    def _turn(self) -> None:
        self.form.turn()
        self.refresh()
