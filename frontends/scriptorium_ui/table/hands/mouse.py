"""The mouse at the table: resting shows what would follow, a click does it, a drag goes along."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING

from scriptorium.scene import BOARD
from scriptorium_play.session.ghosts import Ghost, ghost_at, passed_over
from scriptorium_play.session.touching import Touching
from scriptorium_ui.table.layout.piece_places import PIECE
from scriptorium_ui.table.paint.ghost import GHOST, TOLD
from scriptorium_ui.toolkit.gestures import Point
from scriptorium_ui.toolkit.hit_areas import Touchable
from scriptorium_ui.toolkit.pointers import PageMouse

if TYPE_CHECKING:
    from scriptorium_ui.table.page import TablePage

GHOST_AFTER = 0.06
WHY_AFTER = 0.5  # what may not be is told to who waits for it, not to who passes by
ENLARGED_AFTER = 0.15
FAR = 6.0  # a mouse that goes further with its button down drags


class TableMouse(PageMouse):
    """What the mouse means. Every click finishes what moves; none is lost for it."""

    def __init__(self, table: TablePage) -> None:
        super().__init__(table)
        self.table, self.controller = table, table.controller
        self.pointing, self.touch_actions = table.pointing, table.touch_actions
        self.dragged: list[str] = []
        self.holding = table.holding
        self._from: Point | None = None
        self._pressed: Point | None = None
        self._led = ""  # what a drag would take along from where the button went down
        self._asked_for: tuple[str, Touching | None] = ("", None)
        self._clicked: Point | None = None  # where it rests since a click: nothing is told there

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
        if self.holding.leads:
            self.holding.lead(at)

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
        elif not (controller.dialog or controller.session.waiting or controller.keyboard):
            if not self.here or self.dragged:
                self.enlarge()
            self.see(self.here)

    def enlarge(self) -> None:
        """Show the card under the mouse so large that it can be read."""
        if not (self.controller.busy or self.controller.dialog or self.controller.keyboard):
            self.table.enlarge("" if self.dragged else self.here)

    def see(self, id: str) -> None:
        """See what touching a piece would mean: the same until something is touched or done."""
        controller = self.controller
        if self.holding.leads:
            return
        asked = (id, controller.session.touching)
        if controller.looking is not None or asked[1] is None:
            return
        if asked[0] == self._asked_for[0] and asked[1] is self._asked_for[1]:
            return
        self._asked_for = asked
        before, ghost = controller.ghost, ghost_at(controller.session, id) if id else None
        refused = ghost is not None and ghost.answer is not None
        if refused and not controller.keyboard and not self.dragged:
            self._why_soon(asked, ghost)
            ghost = None
        if ghost != before:
            controller.ghost = ghost
            for part in (GHOST, TOLD):
                self.table.refresh(part)

    def _why_soon(self, asked: tuple[str, Touching | None], ghost: Ghost | None) -> None:
        """Why not is shown to a mouse that waits, unless it only rests since a click."""

        def show() -> None:
            still = self._asked_for == asked and self.here == asked[0]
            if still and self.at != self._clicked and not self.controller.dialog:
                self.controller.ghost = ghost
                self.table.refresh()

        if self.table.screen is not None:
            self.table.screen.later("why", WHY_AFTER, show)

    @property
    def carried(self) -> tuple[str, Point]:
        """What is drawn out of a tray and not yet let go, and where the mouse is."""
        id = self.dragged[0] if self.dragged and not self.holding.leads else ""
        return (id if id and self.name_at(self.at) != PIECE + id else ""), self.at

    # pressing

    def pressed(self, at: Point, *, asks: bool) -> None:
        """Pressed on a piece: it may become a click or a drag."""
        self.controller.finish_motion()
        self._from = None
        if self.holding.leads:
            if asks:
                self.holding.let_go()
            else:
                self.table.tip, self._from, self.dragged = "", at, []
            return
        if self._lets_go(at, asks=asks):
            self.controller.undo()
            return
        super().pressed(at, asks=asks)
        id = "" if asks else self.pointing.piece_under(at)
        self.dragged = [id] if id else []
        self._led = "" if asks else self.pointing.draggable_at(at)
        self._pressed, self.table.grasping.grasp = (None if asks else at), None

    def _lets_go(self, at: Point, *, asks: bool) -> bool:
        """Whether a press lets go what was picked: the other button, or beside everything."""
        if not self.controller.can_let_go() or self.controller.dialog:
            return False
        found = self.table.at(at)
        nothing = found is None or found.key == "board"
        return asks or (nothing and not self.pointing.piece_under(at))

    def dragged_to(self, at: Point) -> None:
        """Drawn over other pieces: those that only narrow down count on the way."""
        super().dragged_to(at)
        if self._takes(at):
            self.holding.lead(at)
            return
        if self._grasps(at):
            self.table.grasping.lead(at)
            return
        id = self.pointing.piece_under(at)
        if not self.dragged or not id or id == self.dragged[-1]:
            self.table.refresh(GHOST)
            return
        if len(self.dragged) == 1:
            self.dragged = [self._led]
            if id == self._led:
                return
            self._pass_over(self._led)
        self._pass_over(id)
        self.dragged.append(id)
        self.table.hover = PIECE + id
        self.see(id)
        self.table.refresh()

    def _grasps(self, at: Point) -> bool:
        """Whether a thing of the board goes along with the mouse, or is taken hold of just now."""
        grasping, start, controller = self.table.grasping, self._pressed, self.controller
        if grasping.grasp is None and start is not None and len(self.dragged) == 1:
            if math.dist(at, start) < FAR * self.table.app.form.unit:
                return False
            self._pressed = None
            free = controller.session.touching is not None and controller.looking is None
            if free and not controller.dialog and self.pointing.on_board(start):
                grasping.take_any(self.dragged[0], start)
        return grasping.grasp is not None

    def _takes(self, at: Point) -> bool:
        """Whether a thing of a tray is in the hand, or is taken out of the tray just now."""
        if self.holding.held is None and len(self.dragged) == 1:
            id = self.dragged[0]
            if self.table.at(at) is None or self.pointing.piece_under(at) != id:
                self.dragged = [] if self.holding.take(id) else self.dragged
        return self.holding.held is not None

    def _let_fall(self, at: Point, begun: Point | None) -> None:
        """What is held is dropped on the board; touched in its tray it turns; else it goes back."""
        self.at, self.table.pressed = at, ""
        id = self.pointing.piece_under(at)
        if self.pointing.on_board(at):
            self.holding.lead(at)
            if not self.holding.drop() and begun is None:
                told = self.table.tip
                self.holding.let_go()
                self.table.tip = told
        elif begun is not None and id == self.holding.id:
            self.holding.turn()
        elif begun is None or not id or not self.holding.take(id):
            self.holding.let_go()
        self.table.refresh()

    def _pass_over(self, id: str) -> None:
        """Touch what narrows the choice; what would decide it waits for the release."""
        controller = self.controller
        if controller.looking is None and passed_over(controller.session.touching, id):
            controller.came_of(controller.session.touch(id))

    def released(self, at: Point, *, asks: bool) -> None:
        """Released: a click where it was pressed, or the end of a drag."""
        dragged, self.dragged, self._pressed = self.dragged, [], None
        if self.holding.leads:
            if not asks:
                self._let_fall(at, self._from)
            return
        if self.table.grasping.grasp is not None:
            self.table.pressed = ""
            self.table.grasping.settle(at)
            return
        id = self.pointing.piece_under(at)
        if asks or not dragged or (len(dragged) == 1 and id in (dragged[0], self._led)):
            super().released(at, asks=asks)
            return
        self.at, self.table.pressed = at, ""
        if len(dragged) > 1 and id == dragged[0] and self.controller.has_touched():
            self.table.refresh()  # back to where it came from: nothing was meant
        elif id and (self.pointing.means(id) or self.controller.has_touched()):
            self.touch_actions.aim(id)
        elif self._flung(dragged[0], at):
            self.touch_actions.aim(dragged[0])
            if id and self.pointing.means(id):
                self.touch_actions.aim(id)
        else:
            self.touch_actions.lead_nowhere(dragged[0], id)
        self.table.refresh()

    def _flung(self, id: str, at: Point) -> bool:
        """Whether a card that may be played was drawn onto the board, which plays it."""
        piece = self.controller.shown.piece(id)
        beside = piece is not None and piece.group != BOARD
        return beside and self.pointing.on_board(at) and self.pointing.touchable(id)

    def click(self, name: str, found: Touchable) -> None:
        """A piece makes its own sound."""
        if not name.startswith(PIECE):
            super().click(name, found)
        elif not self.held_long():
            self._clicked = self.at
            if not self.holding.take(name.removeprefix(PIECE)):
                self.touch_actions.aim(name.removeprefix(PIECE))

    def says(self, name: str) -> str:
        """A piece tells its sentence, its card, and why it may not be touched now."""
        if self.holding.leads:
            return ""  # the hand is busy; why not is told when it is dropped
        if not name.startswith(PIECE):
            return super().says(name)
        if self.at == self._clicked and not self.controller.refusal:
            return ""  # it was touched, and that was right
        id, ghost = name.removeprefix(PIECE), self.controller.ghost
        if ghost is not None and ghost.id == id and ghost.pieces:
            return ""  # what would come of it is seen, and must not be covered
        return self.controller.piece_tip(id, read=bool(id) and id == self.table.enlarged)

    def wheel(self, at: Point, by: int) -> None:
        """The wheel goes through what scrolls under it, or else through the log."""
        if self.holding.leads:
            self.holding.turn(1 if by > 0 else -1)
            return
        scroll = self.table.scrolls.get(self.table.scroll_under(at))
        if scroll is not None and scroll.most > 0:
            super().wheel(at, by)
        else:
            self.table.scroll_log(-by)
