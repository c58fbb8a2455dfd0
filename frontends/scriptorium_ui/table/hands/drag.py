"""A thing of the board in the hand: what may become of it, and what is meant now."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING

from msgspec.structs import replace

from scriptorium import Action
from scriptorium.scene import BOARD, left_of_way, strides
from scriptorium_play.picture.paths import centre
from scriptorium_play.picture.reading_order import beneath, covers
from scriptorium_play.session.dragging import (
    DragOutcome,
    angle_about,
    leaves_board_alone,
    led,
    only_pivot,
    spun,
)
from scriptorium_ui.table.paint.ghost import GHOST
from scriptorium_ui.table.state import Dragging
from scriptorium_ui.toolkit.gestures import Point

if TYPE_CHECKING:
    from scriptorium_ui.table.page import TablePage

BACK = 0.5  # how near to where it was taken a thing is put back there, in squares


class ThingDrag:
    """Taking hold of things of the board, leading them, turning them, letting them lie."""

    def __init__(self, table: TablePage) -> None:
        self.table, self.controller = table, table.controller
        self.pointing, self.touch_actions = table.pointing, table.touch_actions

    @property
    def grasp(self) -> Dragging | None:
        """What is held."""
        state = self.controller.own_state
        return state if isinstance(state, Dragging) else None

    def _hold(self, grasp: Dragging) -> None:
        self.let_go()
        self.controller.enter(replace(grasp, behind=self.controller.own_state))

    def let_go(self) -> None:
        """Nothing is held any more; it lies where it lay."""
        self.controller.leave(Dragging)

    def take_any(self, id: str, start: Point) -> bool:
        """Take hold of a piece, or of what it lies upon."""
        held = self.pointing.unit_at(start)
        found = dict.fromkeys((id, self.pointing.turnable_at(start)))
        return any(self.take(one, held) for one in found if one)

    def take(self, id: str, held: Point) -> bool:
        """Take hold of a thing that some action moves or turns; whether there is one."""
        self._name(id)
        found = self.touch_actions.outcomes_of(id)
        if not found:
            id, found = self._spinning()
        if not found:
            return False
        self._hold(Dragging(id, found, held, self.controller.own_state, left=self._left(found)))
        return True

    def twist(self, id: str, held: Point) -> bool:
        """Take hold of a thing that some action turns; whether there is one."""
        if not self.take(id, held):
            return False
        grasp = self.grasp
        if grasp is None or all(one.pivot is None for one in grasp.found):
            self.let_go()
            return False
        self._hold(replace(grasp, twisting=True))
        return True

    def _left(self, found: tuple[DragOutcome, ...], before: str = "") -> str:
        """The piece that tells what is left for more strides; nothing for other things."""
        rules = self.controller.session.table.rules
        told = (left_of_way(rules, type(one.action)) for one in found)
        return next((one for one in told if one), before)

    def _name(self, id: str) -> None:
        """Where a thing must be named before it can be moved, taking hold of it names it."""
        session = self.controller.session
        touching = session.touching
        if touching is None or id not in touching.next:
            return
        after = touching.touch(id)
        action = after.decided
        if action is None:
            if not self.touch_actions.outcomes_of(id):
                session.touch(id)
        elif not self._asks(action) and leaves_board_alone(session.table, action):
            self.controller.came_of(session.touch(id), id)
            self.controller.finish_motion()

    def _asks(self, action: Action) -> bool:
        """Whether it is asked about; taking hold of a thing does nothing for good either."""
        return self.touch_actions.must_ask(action) or self.touch_actions.is_final(action)

    def _spinning(self) -> tuple[str, tuple[DragOutcome, ...]]:
        """Where a pivot is chosen already, the thing that turns about it, from wherever dragged."""
        touching = self.controller.session.touching
        if touching is None or not touching.touched or len(touching.left) > len("nesw"):
            return "", ()
        for _, action in touching.left:
            ghost = self.touch_actions.ghost_for(action)
            for piece in ghost.pieces if ghost is not None else ():
                found = self.touch_actions.outcomes_of(piece.id)
                if piece.shape and found and only_pivot(found) is not None:
                    return piece.id, found
        return "", ()

    def lead(self, at: Point) -> None:
        """The thing goes where the finger leads it, as far as the rules allow."""
        grasp = self.grasp
        if grasp is None:
            return
        if self._strides(grasp):
            self._stride(grasp, at)
            return
        pivot = only_pivot(grasp.found)
        finger = self.pointing.unit_at(at)
        if pivot is not None:
            meant = spun(grasp.found, angle_about(pivot, grasp.held, finger), pivot)
        else:
            meant = led(grasp.found, grasp.held, finger)
        self.mean(grasp, meant)

    def _strides(self, grasp: Dragging) -> bool:
        """Whether a thing goes its way step by step, each done as the hand passes."""
        if grasp.strides:
            return True
        kinds = strides(self.controller.session.table.rules)
        return any(type(one.action) in kinds for one in grasp.found)

    def _stride(self, grasp: Dragging, at: Point) -> None:
        """Step the thing to where the hand has come, if it may."""
        controller, finger = self.controller, self.pointing.unit_at(at)
        kinds = strides(controller.session.table.rules)
        steps = [one for one in grasp.found if type(one.action) in kinds]
        there = [one for one in steps if self._is_at(one, finger)]
        there = [one for one in there if not self._is_nearer_here(grasp, one, finger)]
        step = min(there, key=lambda one: len(one.path), default=None)
        if step is not None and not self.touch_actions.is_final(step.action):
            self.let_go()
            controller.came_of(controller.session.choose(step.action), grasp.id)
            controller.finish_motion()
            if not controller.asks:
                found, here = self.touch_actions.outcomes_of(grasp.id), centre(step.after)
                left = self._left(found, grasp.left)
                self._hold(
                    replace(
                        grasp,
                        found=found,
                        held=here,
                        meant=None,
                        strides=grasp.strides + 1,
                        barred="",
                        left=left,
                    )
                )
            return
        piece, touching = controller.shown.piece(grasp.id), controller.session.touching
        below = beneath(controller.shown, piece) if piece is not None else ()
        over = self.pointing.piece_under(at)
        stays = over in {grasp.id, *(one.id for one in below)} or not over
        barred = "" if stays or (touching is not None and over in touching.next) else over
        if barred != grasp.barred:
            self._hold(replace(grasp, barred=barred))
        self.table.refresh(GHOST)

    def _is_at(self, step: DragOutcome, finger: Point) -> bool:
        """Whether the hand is where a step leads: on the thing there, or on what it goes onto."""
        onto = self.controller.shown.piece(step.path[-1]) if step.path else None
        named = onto is not None and onto.group == BOARD and covers(onto, *finger)
        return named or covers(step.after, *finger)

    def _is_nearer_here(self, grasp: Dragging, step: DragOutcome, finger: Point) -> bool:
        """Whether the hand is on the thing itself and nearer to it than to where it would step.

        Two places may overlap. Without this a thing would step there and back under one move.
        """
        here = self.controller.shown.piece(grasp.id)
        if here is None or not covers(here, *finger):
            return False
        return math.dist(finger, centre(here)) <= math.dist(finger, centre(step.after))

    def _is_back(self, grasp: Dragging, at: Point) -> bool:
        """Whether the hand has come back to where it took hold."""
        return math.dist(self.pointing.unit_at(at), grasp.held) < BACK

    @property
    def left(self) -> str:
        """The piece that tells what is left of a way, while something goes it."""
        grasp = self.grasp
        return grasp.left if grasp is not None and self._strides(grasp) else ""

    def mean(self, grasp: Dragging, meant: DragOutcome | None) -> None:
        """What is meant is shown, and only that is painted anew."""
        if meant is not grasp.meant:
            self._hold(replace(grasp, meant=meant))
            ghost_for = self.touch_actions.ghost_for
            self.controller.ghost = ghost_for(meant.action) if meant is not None else None
        self.table.refresh(GHOST)

    def settle(self, at: Point) -> None:
        """A thing goes where it was led, with fingers after a tick; or it tells why not."""
        grasp = self.grasp
        if grasp is None:
            return
        self.let_go()
        self.controller.ghost = None
        if grasp.strides and not grasp.barred:
            self.table.refresh()
        elif grasp.meant is None and self._is_back(grasp, at):
            self.table.refresh()  # put back where it was taken: nothing was meant
        elif grasp.meant is None:
            barred = self.controller.session.why_not(grasp.barred) if grasp.barred else None
            self.touch_actions.lead_nowhere(grasp.id, self.pointing.piece_under(at), barred)
        elif self.touch_actions.ticked:
            self.touch_actions.propose(grasp.meant.action, grasp.id)
        else:
            self.controller.came_of(self.controller.session.choose(grasp.meant.action), grasp.id)
