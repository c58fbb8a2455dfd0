"""The mouse at the table: resting shows what would follow, a click does it, a drag goes along."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING

from scriptorium_play.session.ghosts import ghost_at
from scriptorium_play.session.touching import Touching
from scriptorium_ui.table.layout.piece_places import PIECE
from scriptorium_ui.table.paint.ghost import GHOST, TOLD
from scriptorium_ui.table.state import LookingBack, Moving, Sheet
from scriptorium_ui.toolkit.gestures import Point
from scriptorium_ui.toolkit.hit_areas import Touchable
from scriptorium_ui.toolkit.pointers import PageMouse

if TYPE_CHECKING:
    from scriptorium_ui.table.page import TablePage

GHOST_AFTER = 0.06
ENLARGED_AFTER = 0.15
FAR = 6.0  # a mouse that goes further with its button down drags


class TableMouse(PageMouse):
    """What the mouse means. Every click finishes what moves; none is lost for it."""

    def __init__(self, table: TablePage) -> None:
        super().__init__(table)
        self.table, self.controller = table, table.controller
        self.pointing, self.touch_actions = table.pointing, table.touch_actions
        self.hand, self.tile = table.hand, table.holding
        self._from: Point | None = None  # where the button went down with a tile in the hand
        self._pressed: Point | None = None
        self._led = ""  # what a drag would take along from where the button went down
        self._asked_for: tuple[str, Touching | None] = ("", None)
        self._clicked: Point | None = None  # where it rests since a click: nothing is told there
        self._down: Point | None = None  # where the button went down
        self._drags = self._rests = False  # whether it leads something, or tells as it rests

    def forget(self) -> None:
        """What was shown of a possibility counts no more; what lies under the mouse is looked at.

        It may mean something else now.
        """
        self._asked_for = ("", None)
        self._look_soon()

    def name_at(self, at: Point) -> str:
        """What lies there, by name: a piece also where it lies on the board."""
        id = self.pointing.piece_under(at)
        return f"{PIECE}{id}" if id else super().name_at(at)

    # moving

    def moved(self, at: Point) -> None:
        """It takes over from the keyboard."""
        if self.controller.keyboard and not self.controller.hinted:
            self.controller.keyboard = False
            self.table.refresh()
        super().moved(at)
        if self.tile.leads:
            self.tile.lead(at)

    def rest(self) -> None:
        """It may rest from now on: soon what would follow is seen, then told."""
        super().rest()
        self._look_soon()

    def _look_soon(self) -> None:
        screen = self.table.screen
        if screen is not None and not self.controller.keyboard:
            screen.later("ghost", GHOST_AFTER, self.look)
            screen.later("enlarge", ENLARGED_AFTER, self.enlarge)

    def painted(self) -> None:
        """The table was painted: what lies under a mouse that rests may mean something else now."""
        if self.here and self._asked_for[1] is not self.controller.session.touching:
            self._look_soon()

    @property
    def here(self) -> str:
        """The piece under the mouse."""
        hover = self.table.hover
        return hover.removeprefix(PIECE) if hover.startswith(PIECE) else ""

    def look(self) -> None:
        """See what touching the thing under the mouse would mean."""
        controller = self.controller
        if controller.busy:
            self._look_soon()
        elif not (controller.asks or controller.keyboard):
            if not self.here or self.hand.draws:
                self.enlarge()
            self.see(self.here)

    def enlarge(self) -> None:
        """Show the card under the mouse so large that it can be read."""
        if not (isinstance(self.controller.state, Moving | Sheet) or self.controller.keyboard):
            self.table.enlarge("" if self.hand.draws else self.here)

    def see(self, id: str) -> None:
        """See what touching a piece would mean: the same until something is touched or done."""
        controller = self.controller
        if self.tile.leads:
            return
        asked = (id, controller.session.touching)
        if isinstance(controller.state, LookingBack) or asked[1] is None:
            return
        if asked[0] == self._asked_for[0] and asked[1] is self._asked_for[1]:
            return
        self._asked_for = asked
        before, ghost = controller.ghost, ghost_at(controller.session, id) if id else None
        if ghost != before:
            controller.ghost = ghost
            for part in (GHOST, TOLD):
                self.table.refresh(part)

    @property
    def carries(self) -> tuple[str, Point]:
        """What is drawn out of a tray and not yet let go, and where the mouse is."""
        id = self.hand.way[0] if self.hand.way and not self.tile.leads else ""
        return (id if id and self.name_at(self.at) != PIECE + id else ""), self.at

    # pressing

    def pressed(self, at: Point, *, asks: bool) -> None:
        """Pressed on a piece: it may become a click or a drag."""
        self.controller.finish_motion()
        self._from, self._down, self._drags = None, at, False
        if self.tile.leads:
            if asks:
                self.tile.let_go()
            else:
                self.table.tip, self._from, self.hand.way = "", at, []
            return
        if self._lets_go(at, asks=asks):
            self.controller.undo()
            return
        super().pressed(at, asks=asks)
        id = "" if asks else self.pointing.piece_under(at)
        self.hand.way = [id] if id else []
        self._led = "" if asks else self.pointing.draggable_at(at)
        self._pressed = None if asks else at
        self.hand.thing.let_go()

    def _lets_go(self, at: Point, *, asks: bool) -> bool:
        """Whether a press lets go what was picked: the other button, or beside everything."""
        if not self.controller.can_let_go() or self.controller.asks:
            return False
        found = self.table.at(at)
        nothing = found is None or found.key == "board"
        return asks or (nothing and not self.pointing.piece_under(at))

    def dragged_to(self, at: Point) -> None:
        """Drawn over other pieces: those that only narrow down count on the way."""
        super().dragged_to(at)
        if not self._drags and self._down is not None and math.dist(at, self._down) >= self._far:
            self._drags = True
            self.hide_tip()
        if self._takes(at):
            self.tile.lead(at)
            return
        if self._grasps(at):
            self.hand.thing.lead(at)
            return
        id = self.hand.pass_over(at, self._led)
        if id:
            self.table.hover = PIECE + id
            self.see(id)
            self.table.refresh()

    @property
    def _far(self) -> float:
        return FAR * self.table.app.form.unit

    def _grasps(self, at: Point) -> bool:
        """Whether a thing of the board goes along with the mouse, or is taken hold of just now."""
        start, way = self._pressed, self.hand.way
        if not self.hand.drags and start is not None and len(way) == 1:
            if math.dist(at, start) < self._far:
                return False
            self._pressed = None
            if self.hand.take_thing(way[0], start):
                self.hand.way, self.table.pressed = [], ""
        return self.hand.drags

    def _takes(self, at: Point) -> bool:
        """Whether a thing of a tray is in the hand, or is taken out of the tray just now."""
        if self.tile.held is None and len(self.hand.way) == 1:
            id = self.hand.way[0]
            if self.pointing.piece_under(at) != id and self.tile.take(id):
                self.hand.way = []
        return self.tile.held is not None

    def _lay(self, at: Point, begun: Point | None) -> None:
        """What is held is dropped on the board; touched in its tray it turns; else it goes back."""
        self.at, self.table.pressed = at, ""
        id = self.pointing.piece_under(at)
        if self.pointing.on_board(at):
            self.tile.lead(at)
            if begun is None:
                self.tile.fall()
            else:
                self.tile.drop()
        elif begun is not None and id == self.tile.id:
            self.tile.turn()
        elif begun is None or not id or not self.tile.take(id):
            self.tile.let_go()
        self.table.refresh()

    def released(self, at: Point, *, asks: bool) -> None:
        """Released: a click where it was pressed, or the end of a drag."""
        way, self.hand.way, self._pressed = self.hand.way, [], None
        self._down, self._drags = None, False
        if self.tile.leads:
            if not asks:
                self._lay(at, self._from)
            return
        if self.hand.drags:
            self.hand.thing.settle(at)
            return
        id = self.pointing.piece_under(at)
        if asks or not way or (len(way) == 1 and id in (way[0], self._led)):
            super().released(at, asks=asks)
            return
        self.at, self.table.pressed = at, ""
        self.hand.end_way(at, way)

    def click(self, name: str, found: Touchable) -> None:
        """A piece makes its own sound."""
        if not name.startswith(PIECE):
            super().click(name, found)
        elif not self.held_long():
            self._clicked = self.at
            if not self.tile.take(name.removeprefix(PIECE)):
                self.touch_actions.aim(name.removeprefix(PIECE))

    def _rested(self) -> None:
        """Resting asks what a thing is; only a held button asks why it may not be touched."""
        self._rests = self._down is None
        super()._rested()
        self._rests = False

    def says(self, name: str) -> str:
        """A piece tells its sentence and its card; one that is asked, also why it is barred."""
        if self.tile.leads or self._drags:
            return ""  # the hand is busy; why not is told when it is dropped
        if not name.startswith(PIECE):
            return super().says(name)
        if self._rests and self.at == self._clicked:
            return ""  # it was touched, and that was right, or the bar says why not
        id, ghost = name.removeprefix(PIECE), self.controller.ghost
        if ghost is not None and ghost.id == id and ghost.pieces:
            return ""  # what would come of it is seen, and must not be covered
        read = bool(id) and id == self.table.enlarged
        return self.controller.piece_tip(id, read=read, why=not self._rests)

    def wheel(self, at: Point, by: int) -> None:
        """The wheel goes through what scrolls under it, or else through the log."""
        if self.tile.leads:
            self.tile.turn(1 if by > 0 else -1)
            return
        scroll = self.table.scrolls.get(self.table.scroll_under(at))
        if scroll is not None and scroll.most > 0:
            super().wheel(at, by)
        else:
            self.table.scroll_log(-by)
