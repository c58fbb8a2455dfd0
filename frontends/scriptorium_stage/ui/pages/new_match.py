"""A new match: which game, who plays, in which colours, with which options and mods."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...agreeing import NewMatch
from ...shapes import Rect
from ..brush import Brush
from ..controls import button
from ..page import Page
from ..sheets import Line, alarm, paint_form, sheet

if TYPE_CHECKING:
    from ..desk import Desk


class NewMatchPage(Page):
    """Everything has a sensible value: one touch begins."""

    def __init__(self, desk: Desk, game: str = "") -> None:
        super().__init__(desk)
        self.form = NewMatch(desk, game)

    def back(self) -> bool:
        """To the first page, or from the finer points to the players."""
        if self.form.finer:
            self._turn()
        else:
            self.desk.routes.title(self.desk)
        return True

    def begin(self) -> None:
        """Set the table up and go to it."""
        begun = self.form.begin()
        if begun is not None:
            self.desk.routes.begin(self.desk, *begun)

    def paint(self, brush: Brush) -> None:
        """The game and its players; behind a button the finer points."""
        room = sheet(brush, self, self.form.heading)
        if nothing := self.form.nothing():
            brush.text(nothing, room, 20)
            return
        tall = max(brush.finger, brush.sp(17) * 2.6)
        if room.w < brush.sp(380):
            tall = tall * 2 + brush.dp(8)  # one below the other
        name = "finer" if self.form.finer else "players"
        room = alarm(brush, room, self.form.problem)
        if room.h < tall + 2 * brush.row():
            # On low glass the buttons are the last row of what scrolls.
            foot = Line(self._foot, tall)
            paint_form(brush, self, room, self.form.rows(), name, foot)
            return
        above = room._replace(h=room.h - tall - brush.dp(12))
        paint_form(brush, self, above, self.form.rows(), name)
        self._foot(brush, Rect(room.x, room.bottom - tall, room.w, tall))

    def _foot(self, brush: Brush, foot: Rect) -> None:
        wide = foot.w >= brush.sp(380)
        left, right = foot.columns(2, brush.dp(12)) if wide else foot.rows(2, brush.dp(8))
        button(brush, "more", left, self.form.turn_said(), self._turn)
        label, says = self.form.begin_said()
        button(brush, "begin", right, label, self.begin, says=says, gold=True, size=21)

    def _turn(self) -> None:
        self.form.turn()
        self.refresh()
