"""Mihi in dies: up to five operations in a row, and the own acolyte stays put (S17)."""

from __future__ import annotations

from typing import Any

import scriptorium as sc

from ..acolytes.walking import StaysPut, Walked
from ..board.board_changes import pushed_board, turned_board
from ..board.board_state import Board, board_masks
from ..box.card_numbers import MihiNumbers
from ..bridges.board_masks import BoardMasks
from ..bridges.bridge_states import State, state_of
from ..bridges.single_turns import find
from ..cards.playing import Cards, Effect, Finisher, played, too_dear
from ..verbs.bridge_movement import NO_CHANGE, Movement
from ..verbs.operation import Operations, Operator, Shift, Source

SOURCE = "mihi"

PADLOCK = sc.Reason(
    "padlock",
    "S17.3 R41",
    "After Mihi in dies your acolyte stays where it is in this turn.",
    message="sator-padlock",
)
ALREADY_WALKED = sc.Reason(
    "already_walked",
    "S17.4 R41",
    "Your acolyte has walked or jumped in this turn already.",
    message="sator-already-walked",
)
NOTHING_DONE = sc.Reason(
    "no_change",
    "S13.4 S17.1",
    "Do at least one operation first.",
    message="sator-mihi-nothing-done",
)


class Padlock(sc.Part, tag="sator.padlock", frozen=True):
    """Whether the acolyte on turn must stay where it is."""

    locked: bool = False


def locked(position: sc.Position, asked: StaysPut) -> int:
    """The acolyte of whoever has the turn, once the prayer is begun (S17.3)."""
    seats = position.rules.setup.seats
    return 1 << seats.index(position.clock.seat) if position[Padlock].locked else 0


class Mihi:
    """The prayer of five operations."""

    def __init__(self, operator: Operator) -> None:
        self.operator = operator
        self.movement: Movement = operator.movement

    def numbers(self, position: sc.Position) -> Any:
        """What is printed on the card."""
        _, params = self.movement.cards.effect_of(position.rules, SOURCE)
        return params.levels[0]

    # Playing it.

    def can(self, table: sc.Table, card: str, params: MihiNumbers) -> bool:
        """Whether there is an operation that can be completed."""
        if table.clock.left[0] < params.levels[0].ap or table[Walked].walked:
            return False
        top = Operations(table.clock.seat, SOURCE, table[Board])
        return self.operator.can_any(table, top, self.movement.masks(table))

    def why(self, table: sc.Table, card: str, params: MihiNumbers) -> sc.Refused | None:
        """Not after walking (S17.4), not without the points."""
        if table[Walked].walked:
            return ALREADY_WALKED()
        return too_dear(table, params.levels[0].ap, "S17.1")

    def begin(self, now: sc.Change, card: str, params: MihiNumbers) -> None:
        """Pay, lock the own acolyte, await the first operation."""
        now.spend("ap", params.levels[0].ap)
        now.put(Padlock(True))
        now.wait_for(Operations(now.clock.seat, SOURCE, now[Board]))

    # Operations.

    def _closed(self, position: sc.Position, masks: BoardMasks, bridge: int) -> tuple[State, ...]:
        return self.movement.closed(position, masks, bridge, SOURCE)

    def free(self, position: sc.Position, top: Operations, masks: BoardMasks, bridge: int) -> bool:
        """Whether every operation on a bridge leaves something that may stay as it is."""
        if top.touched:
            return False
        return self.movement.unwatched(position, masks, bridge, SOURCE)

    def shut(
        self, position: sc.Position, top: Operations, masks: BoardMasks, bridge: int
    ) -> tuple[int, ...] | None:
        """The places after which it has to be seen whether the prayer can be completed."""
        if not top.touched:
            return self.movement.shut(position, masks, bridge, SOURCE)
        if self.movement.watched(position, masks, SOURCE):
            return None
        return (top.began.places[bridge],)

    def may(
        self, position: sc.Position, top: Operations, masks: BoardMasks, bridge: int, state: State
    ) -> bool:
        """Whether the prayer can be completed after a bridge has come into a state."""
        if not self.movement.watched(position, masks, SOURCE):
            places, began = masks.places, top.began.places
            if any(places[other] != began[other] for other in top.touched if other != bridge):
                return True  # whatever becomes of this bridge, the board has changed
            if state[0] != began[bridge]:
                return True
        board = self._with(position[Board], masks, bridge, state)
        touched = {*top.touched, bridge}
        left = self.numbers(position).operations - top.done - 1
        return board is not None and self._completable(position, board, touched, top.began, left)

    def _with(self, board: Board, masks: BoardMasks, bridge: int, state: State) -> Board | None:
        for action, after in self.operator.ends(masks, bridge, state_of(masks, bridge)):
            if after == state:
                return self._done(board, masks, bridge, action)
        return None

    def _done(self, board: Board, masks: BoardMasks, bridge: int, action: Any) -> Board:
        geometry = self.movement.geometry
        if isinstance(action, Shift):
            return pushed_board(geometry, board, bridge, geometry.grid.shifts[action.direction])
        found = find(geometry, bridge, board.places[bridge], action.pivot, action.angle)
        if found is None:
            raise ValueError("a turn that was found cannot be found again")
        return turned_board(geometry, board, bridge, found)

    def _problem(
        self, position: sc.Position, board: Board, touched: set[int], began: Board
    ) -> int | None:
        """A bridge that may not be left as it is, -1 when nothing has changed, else None."""
        masks = board_masks(board, self.movement.geometry)
        for bridge in sorted(touched):
            if not self.movement.unwatched(position, masks, bridge, SOURCE):
                closed = self._closed(position, masks, bridge)
                state = state_of(masks, bridge)
                if not self.movement.may_leave(position, bridge, SOURCE, closed, state):
                    return bridge
        return -1 if board == began else None

    def _completable(
        self, position: sc.Position, board: Board, touched: set[int], began: Board, left: int
    ) -> bool:
        problem = self._problem(position, board, touched, began)
        if problem is None:
            return True
        if not left:
            return False
        masks = board_masks(board, self.movement.geometry)
        others = self.operator.candidates(position, masks, SOURCE)
        order = [problem] if problem >= 0 else []
        order += [b for b in range(len(board.places)) if others >> b & 1 and b != problem]
        for bridge in order:
            for action, _ in self.operator.ends(masks, bridge, state_of(masks, bridge)):
                after = self._done(board, masks, bridge, action)
                if self._completable(position, after, {*touched, bridge}, began, left - 1):
                    return True
        return False

    def why_not(
        self, position: sc.Position, top: Operations, masks: BoardMasks, bridge: int, state: State
    ) -> sc.Refused | None:
        """Nothing forbids a state in the middle of the prayer (S13.3)."""
        return None

    def dead_end(
        self, position: sc.Position, top: Operations, masks: BoardMasks, bridge: int, state: State
    ) -> sc.Refused | None:
        """An operation after which the prayer cannot be completed."""
        if self.may(position, top, masks, bridge, state):
            return None
        refused = self.movement.why_not_leave(position, masks, bridge, SOURCE, state)
        return refused if refused is not None else NO_CHANGE()

    def then(self, now: sc.Change, top: Operations, bridge: int) -> None:
        """Await the next operation; the last one closes the prayer."""
        done = top.done + 1
        touched = tuple(sorted({*top.touched, bridge}))
        after = Operations(top.seat, SOURCE, top.began, done, touched)
        if done < self.numbers(now).operations:
            now.wait_for(after)
            return
        refused = self.why_not_finish(now, after)
        if refused is not None:
            raise refused
        self.finish(now, after)

    # Closing it.

    def why_not_finish(self, position: sc.Position, top: Operations) -> sc.Refused | None:
        """Something must have changed, and no bridge be back where a card had it."""
        if not top.touched:
            return NOTHING_DONE()
        board = position[Board]
        problem = self._problem(position, board, set(top.touched), top.began)
        if problem is None:
            return None
        if problem < 0:
            return NO_CHANGE()
        masks = board_masks(board, self.movement.geometry)
        return self.movement.why_not_leave(
            position, masks, problem, SOURCE, state_of(masks, problem)
        )

    def may_finish(self, table: sc.Table, top: Operations) -> bool:
        """Whether the prayer may be closed now."""
        return top.source == SOURCE and self.why_not_finish(table, top) is None

    def finish(self, now: sc.Change, top: Operations) -> None:
        """Let the rules note which bridges were moved."""
        self.movement.settle(now, top.touched, SOURCE)

    def read(self, table: sc.Table, card: str, rest: str) -> tuple[sc.Action, ...]:
        """Its operations are written behind semicolons."""
        raise sc.Unreadable("write mihi; shift b w; turn c E5 cw; done")


@sc.hookimpl
def scriptorium_about() -> sc.About:
    """Without this prayer nobody is locked."""
    return sc.About("sator.mihi", "sator", after=("sator.operation", "sator.acolytes"))


@sc.hookimpl
def scriptorium_rules(book: sc.RuleBook) -> None:
    """The prayer, and its padlock."""
    operator: Operator = book.service("sator.operation")
    cards: Cards = book.service("sator.cards")
    mihi = Mihi(operator)
    cards.effects["sator.mihi"] = Effect(mihi.can, mihi.why, mihi.begin, mihi.read)
    book.effect("sator.mihi", played, params=MihiNumbers, card=SOURCE)
    operator.sources[SOURCE] = Source(
        SOURCE, mihi.free, mihi.may, mihi.why_not, mihi.dead_end, mihi.then, mihi.shut
    )
    cards.finishers[Operations] = Finisher(mihi.may_finish, mihi.why_not_finish, mihi.finish)
    book.part(Padlock(), reset="turn")
    book.answer(StaysPut, locked, reason=PADLOCK)
    book.reason(ALREADY_WALKED, NOTHING_DONE)
