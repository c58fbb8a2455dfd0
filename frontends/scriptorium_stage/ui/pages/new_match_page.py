"""A new match: which game, who plays, in which colours, with which options and mods."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...match_form import NewMatch
from ...rectangles import Rect
from ..brush import Brush
from ..controls import button
from ..page import Page
from ..sheets import Line, alarm, paint_form, sheet

WIDE = 190  # of a button
ROWS = 3  # of the form are in sight before a sentence is told above them

if TYPE_CHECKING:
    from ..glass_desk import Desk


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

    def begin_at_once(self) -> None:
        """Set the table up, let chance lay everything, and go to it."""
        begun = self.form.begin_at_once()
        if begun is not None:
            self.desk.routes.begin(self.desk, *begun)

    def paint(self, brush: Brush) -> None:
        """The game and its players; behind a button the finer points."""
        room = sheet(brush, self, self.form.heading)
        if nothing := self.form.nothing():
            brush.text(nothing, room, 20)
            return
        tall = max(brush.finger, brush.sp(17) * 2.6)
        if room.w < brush.sp(WIDE * self._buttons):  # one below the other
            tall = tall * self._buttons + brush.dp(8) * (self._buttons - 1)
        name = "finer" if self.form.finer else "players"
        room = alarm(brush, room, self.form.problem)
        if not self.form.finer:
            room = self._game_told(brush, room, tall)
        if room.h < tall + 2 * brush.row():
            # On low glass the buttons are the last row of what scrolls.
            foot = Line(self._foot, tall)
            paint_form(brush, self, room, self.form.rows(), name, foot)
            return
        above = room._replace(h=room.h - tall - brush.dp(12))
        paint_form(brush, self, above, self.form.rows(), name)
        self._foot(brush, Rect(room.x, room.bottom - tall, room.w, tall))

    def _game_told(self, brush: Brush, room: Rect, foot: float) -> Rect:
        """A sentence about the game, where the rows keep room enough; gives what is left."""
        told = self.form.game_told()
        high = brush.measure(told, 16, room.w) + brush.dp(8)
        if room.h - foot - high < ROWS * brush.row():
            return room
        brush.text(told, room.top(high), 16, face="italic", align="center", key="game told")
        return room.below(high)

    def _foot(self, brush: Brush, foot: Rect) -> None:
        count = self._buttons
        wide = foot.w >= brush.sp(WIDE * count)
        cells = foot.columns(count, brush.dp(12)) if wide else foot.rows(count, brush.dp(8))
        button(brush, "more", cells[0], self.form.turn_said(), self._turn)
        label, says = self.form.begin_said()
        button(brush, "begin", cells[-1], label, self.begin, says=says, gold=True, size=21)
        if at_once := self.form.at_once_said():
            label, says = at_once
            button(brush, "at once", cells[1], label, self.begin_at_once, says=says)

    @property
    def _buttons(self) -> int:
        return 2 if self.form.at_once_said() is None else 3

    def _turn(self) -> None:
        self.form.turn()
        self.refresh()
