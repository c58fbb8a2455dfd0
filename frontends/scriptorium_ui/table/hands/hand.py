"""The hand at the table, whatever it points with: it takes hold of things, leads them, lets go.

The mouse and fingers say in their own tables of meaning which of this a movement is.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from scriptorium.scene import BOARD
from scriptorium_play.session.ghosts import passed_over
from scriptorium_ui.table.paint.ghost import GHOST
from scriptorium_ui.table.state import Dragging, Placing, Playing
from scriptorium_ui.toolkit.gestures import Point

if TYPE_CHECKING:
    from scriptorium_ui.table.page import TablePage


class Hand:
    """What the hand has: a thing of a tray, a thing of the board, or a way over pieces."""

    def __init__(self, table: TablePage) -> None:
        self.table, self.controller = table, table.controller
        self.pointing, self.touch_actions = table.pointing, table.touch_actions
        self.tile, self.thing = table.holding, table.grasping
        self.way: list[str] = []

    @property
    def free(self) -> bool:
        """Whether it may touch the board now."""
        playing = isinstance(self.controller.state, Playing | Placing)
        return playing and self.controller.session.touching is not None

    @property
    def drags(self) -> bool:
        """Whether it leads a thing of the board."""
        return isinstance(self.controller.state, Dragging)

    @property
    def draws(self) -> bool:
        """Whether it leads a thing of the board, or draws a way."""
        return bool(self.way) or self.drags

    # taking hold

    def take_thing(self, id: str, start: Point) -> bool:
        """Take hold of what lies on the board, or of what that lies upon."""
        if not self.free or not self.pointing.on_board(start):
            return False
        return self.thing.take_any(id, start)

    # a way over pieces

    def pass_over(self, at: Point, first: str) -> str:
        """Go on over other pieces, from the first; the one that is newly reached, or nothing.

        What narrows the choice counts on the way; what would decide it waits for the end.
        """
        id = self.pointing.piece_under(at)
        if not self.way or not id or id == self.way[-1]:
            self.table.refresh(GHOST)
            return ""
        if len(self.way) == 1:
            self.way = [first]
            if id == first:
                return ""
            self._narrow(first)
        self._narrow(id)
        self.way.append(id)
        return id

    def _narrow(self, id: str) -> None:
        controller, touching = self.controller, self.controller.session.touching
        if controller.looking is None and passed_over(touching, id):
            result = controller.session.touch(id)
            if not self.touch_actions.ticked:  # under a finger what was told stays until the end
                controller.came_of(result)

    def end_way(self, at: Point, way: list[str]) -> None:
        """A way means what lies under its end; a card that is drawn onto the board is played."""
        id, first, act = self.pointing.piece_under(at), way[0], self.touch_actions
        back = id == first and len(way) > 1 and self.controller.has_touched()
        if back and not act.ticked:
            pass  # back to where it came from: nothing was meant
        elif id and self._may_end_on(id):
            act.aim(id)
        elif self._flung(first, at) and id != first:
            act.play(first)
            if id and not act.ticked and self.pointing.means(id):
                act.aim(id)
        elif id != first or not act.ticked:
            act.lead_nowhere(first, id)
        self.table.refresh()

    def _may_end_on(self, id: str) -> bool:
        touching = self.controller.session.touching
        if self.touch_actions.ticked:
            again = touching is not None and id in touching.touched
            return self.pointing.touchable(id) and not again
        return self.pointing.means(id) or self.controller.has_touched()

    def _flung(self, id: str, at: Point) -> bool:
        """Whether something that may be played was drawn onto the board, which plays it."""
        piece = self.controller.shown.piece(id)
        beside = piece is not None and piece.group != BOARD
        may = beside or self.touch_actions.ticked
        return may and self.pointing.on_board(at) and self.pointing.touchable(id)
