"""Single operations on bridges: a push by one square or one turn, without acolytes (S17.1, S26.1).

The free action is one operation, Mihi in dies is a row of them. Each is a `Source` in the service
`sator.operation`: it says how many operations it has and in which states it may leave a bridge.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Annotated, NamedTuple

from msgspec import Meta

import scriptorium as sc
from scriptorium_grid.turn_lists import ANGLES

from ..board.board_state import Board, Bridge
from ..bridges.board_geometry import ANCHOR, ANCHOR_BITS
from ..bridges.board_masks import BoardMasks
from ..bridges.bridge_states import State, pushed, state_of, turned
from ..bridges.single_turns import find, free_turns, turned_to
from ..words.sayings import Sayings
from ..words.touch_paths import Touching
from .bridge_movement import ACOLYTE_ON_BRIDGE, NO_CHANGE, Movement, bits
from .operation_words import SHIFTS, Words
from .operation_words import Operate as Operate
from .operation_words import Shift as Shift
from .operation_words import Spin as Spin
from .pushing import push, stepped
from .turning import PIVOT_NOT_ON_BRIDGE, turn_bridge, why_no_turn

SERVICE = "sator.operation"

NOT_AWAITED = sc.Reason(
    "too_many_targets",
    "S17.1 S26.1 R42",
    "No further operation belongs to this effect.",
    message="sator-not-awaited",
)
STUCK = sc.Reason(
    "no_change",
    "S9.7 S13.4",
    "{bridge} cannot be moved in any legal way now.",
    message="sator-stuck",
)

Touched = Annotated[tuple[Bridge, ...], Meta(max_length=99)]


class Operations(sc.Pending, tag="sator.operations", frozen=True):
    """Which bridge the next operation is for."""

    source: Annotated[str, Meta(max_length=32)]
    began: Board
    done: Annotated[int, Meta(ge=0, le=99)] = 0
    touched: Touched = ()


class Operating(sc.Pending, tag="sator.operating", frozen=True):
    """What the operation on the chosen bridge is."""

    before: Operations
    bridge: Bridge


class Source(NamedTuple):
    """An effect made of operations.

    `free` says whether a bridge may be left in any other state; if not, `may` and `why_not` judge
    a state. `shut` gives all places on which it might not be left, or None where nobody can say.
    `then` goes on after an operation has been done.
    """

    card: str
    free: Callable[[sc.Position, Operations, BoardMasks, int], bool]
    may: Callable[[sc.Position, Operations, BoardMasks, int, State], bool]
    why_not: Callable[[sc.Position, Operations, BoardMasks, int, State], sc.Refused | None]
    dead_end: Callable[[sc.Position, Operations, BoardMasks, int, State], sc.Refused | None]
    then: Callable[[sc.Change, Operations, int], None]
    shut: Callable[[sc.Position, Operations, BoardMasks, int], tuple[int, ...] | None]


class Operator:
    """Operations on bridges; lent as `sator.operation`."""

    def __init__(self, movement: Movement) -> None:
        self.movement = movement
        self.sources: dict[str, Source] = {}
        self._shift_of = dict(zip(movement.geometry.grid.shifts, SHIFTS, strict=True))
        # By the square and the angle.
        self._spins = [
            Spin(square, angle or 1)
            for square in range(len(movement.geometry.square_names))
            for angle in range(ANGLES)
        ]
        self._operates = tuple(Operate(n) for n in range(len(movement.geometry.bridges)))

    # Which bridge.

    def candidates(self, position: sc.Position, masks: BoardMasks, card: str) -> int:
        """The bridges that may be operated on: no acolytes, no gargoyles."""
        return self.movement.movable(position, masks, card, ~masks.with_acolyte)

    def can(self, position: sc.Position, top: Operations, masks: BoardMasks, bridge: int) -> bool:
        """Whether there is an operation for a bridge."""
        source = self.sources[top.source]
        if source.free(position, top, masks, bridge):
            return masks.can_be_pushed(bridge) or masks.can_be_turned(bridge)
        shut = source.shut(position, top, masks, bridge)
        if masks.reaches_other(bridge, masks.push_ends(bridge), shut):
            return True
        if masks.reaches_other(bridge, masks.turn_ends(bridge), shut):
            return True
        return any(
            source.may(position, top, masks, bridge, state)
            for _, state in self.ends(masks, bridge, state_of(masks, bridge))
        )

    def able(
        self, position: sc.Position, top: Operations, masks: BoardMasks, *, first: bool = False
    ) -> int:
        """The bridges for which there is an operation, bit by bit; with `first`, whether any."""
        source = self.sources[top.source]
        left = self.candidates(position, masks, source.card)
        watched = (
            left if top.touched else left & self.movement.watched(position, masks, source.card)
        )
        easy = left & ~watched
        found = 0
        if easy:
            if first and masks.some_pushable(easy):
                return easy
            found = easy & masks.pushable() | easy & masks.turnable()
        while watched and not (first and found):
            low = watched & -watched
            watched ^= low
            if self.can(position, top, masks, low.bit_length() - 1):
                found |= low
        return found

    def can_any(self, position: sc.Position, top: Operations, masks: BoardMasks) -> bool:
        """Whether there is an operation at all."""
        return bool(self.able(position, top, masks, first=True))

    def ends(
        self, masks: BoardMasks, bridge: int, state: State
    ) -> list[tuple[Shift | Spin, State]]:
        """One operation for each other state that one operation leads to."""
        return [*self.pushes(masks, bridge, state), *self.turns(masks, bridge, state)]

    def pushes(self, masks: BoardMasks, bridge: int, state: State) -> list[tuple[Shift, State]]:
        """Every push by one square, and the state after it."""
        geometry = self.movement.geometry
        place_masks = geometry.place_masks[bridge][state[0] >> ANCHOR_BITS]
        anchor = state[0] & ANCHOR
        others = masks.covered ^ masks.of_bridge[bridge]
        found = []
        for way, shift in enumerate(geometry.grid.shifts):
            mask = place_masks[anchor + shift]
            if mask and not mask & others:
                found.append((SHIFTS[way], pushed(state, shift)))
        return found

    def turns(self, masks: BoardMasks, bridge: int, state: State) -> list[tuple[Spin, State]]:
        """A turn to each state that no push leads to: half a turn may be a push as well."""
        orient, anchor = state[0] >> ANCHOR_BITS, state[0] & ANCHOR
        shifts = self.movement.geometry.grid.shifts
        found = []
        for turn in free_turns(masks, bridge, state):
            after = turned_to(state, turn)
            sideways = turn.orient == orient and turn.shift in shifts
            if sideways and after == pushed(state, turn.shift):
                continue
            found.append((Spin(anchor + turn.pivot, turn.angle), after))
        return found

    def bridges(self, table: sc.Table, top: Operations) -> list[Operate]:
        """Every bridge for which there is an operation."""
        operates = self._operates
        return [
            operates[bridge] for bridge in bits(self.able(table, top, self.movement.masks(table)))
        ]

    def why_not_bridge(
        self, table: sc.Table, top: Operations, action: Operate
    ) -> sc.Refused | None:
        """Gargoyles and acolytes keep a bridge where it is (S17.2, S26.2)."""
        masks = self.movement.masks(table)
        card = self.sources[top.source].card
        stuck = self.movement.why_stuck(table, masks, action.bridge, card)
        if stuck is None and masks.with_acolyte >> action.bridge & 1:
            return ACOLYTE_ON_BRIDGE(bridge=self.movement.name(table, action.bridge))
        return stuck

    def dead_end(self, table: sc.Table, top: Operations, action: Operate) -> sc.Refused | None:
        """There must be an operation for the bridge."""
        if self.can(table, top, self.movement.masks(table), action.bridge):
            return None
        return STUCK(bridge=self.movement.name(table, action.bridge))

    def take(self, now: sc.Change, top: Operations, action: Operate) -> None:
        """Await the operation."""
        now.wait_for(Operating(top.seat, top, action.bridge))

    # Which operation.

    def shifts(self, table: sc.Table, top: Operating) -> list[Shift]:
        """One way to each outcome."""
        masks, bridge, before = self.movement.masks(table), top.bridge, top.before
        source = self.sources[before.source]
        if source.free(table, before, masks, bridge):
            near = masks.blocked >> (masks.places[bridge] & ANCHOR)
            return [
                self._shift_of[shift]
                for front, shift in masks.push_ends(bridge)
                if not front & near
            ]
        ends = self.pushes(masks, bridge, state_of(masks, bridge))
        return [shift for shift, state in ends if source.may(table, before, masks, bridge, state)]

    def spins(self, table: sc.Table, top: Operating) -> list[Spin]:
        """One way to each outcome."""
        masks, bridge, before = self.movement.masks(table), top.bridge, top.before
        source = self.sources[before.source]
        if not source.free(table, before, masks, bridge):
            ends = self.turns(masks, bridge, state_of(masks, bridge))
            return [spin for spin, end in ends if source.may(table, before, masks, bridge, end)]
        lists = self.movement.geometry.turn_lists
        place = masks.places[bridge]
        anchor = place & ANCHOR
        near = masks.blocked >> anchor
        at = anchor * ANGLES
        turns = lists.singles(bridge, place >> ANCHOR_BITS, masks.riding(bridge) >> anchor)
        return [
            self._spins[at + code]
            for front, code, slides in turns
            if not front & near
            and not (slides and self._is_push(masks, bridge, self._spins[at + code]))
        ]

    def _is_push(self, masks: BoardMasks, bridge: int, spin: Spin) -> bool:
        """Whether a turn that leads where a push leads does just the same, riders included."""
        geometry, state = self.movement.geometry, state_of(masks, bridge)
        turn = find(geometry, bridge, state[0], spin.pivot, spin.angle)
        return turn is not None and turned(geometry, state, turn) == pushed(
            state, turn.anchor - (state[0] & ANCHOR)
        )

    def _after(self, table: sc.Table, top: Operating, action: Shift | Spin) -> sc.Refused | State:
        masks = self.movement.masks(table)
        state = state_of(masks, top.bridge)
        if isinstance(action, Spin):
            return why_no_turn(
                self.movement, table, masks, top.bridge, state, action.pivot, action.angle
            )
        place = stepped(self.movement, state[0], action.direction)
        refused = self.movement.why_no_room(table, masks, top.bridge, place)
        if refused is not None:
            return refused
        after = pushed(state, place - state[0])
        return NO_CHANGE() if after == state else after

    def why_not(self, table: sc.Table, top: Operating, action: Shift | Spin) -> sc.Refused | None:
        """Each operation must be legal in itself."""
        after = self._after(table, top, action)
        if isinstance(after, sc.Refused):
            return after
        masks = self.movement.masks(table)
        source = self.sources[top.before.source]
        return source.why_not(table, top.before, masks, top.bridge, after)

    def no_way_on(self, table: sc.Table, top: Operating, action: Shift | Spin) -> sc.Refused | None:
        """The effect must be one that can be completed."""
        after = self._after(table, top, action)
        if isinstance(after, sc.Refused):
            return after
        masks = self.movement.masks(table)
        source = self.sources[top.before.source]
        return source.dead_end(table, top.before, masks, top.bridge, after)

    def shift(self, now: sc.Change, top: Operating, action: Shift) -> None:
        """Push, and go on."""
        push(self.movement, now, top.bridge, (action.direction,))
        self.sources[top.before.source].then(now, top.before, top.bridge)

    def spin(self, now: sc.Change, top: Operating, action: Spin) -> None:
        """Turn, and go on."""
        turn_bridge(self.movement, now, top.bridge, (action.pivot, action.angle))
        self.sources[top.before.source].then(now, top.before, top.bridge)


@sc.hookimpl
def scriptorium_about() -> sc.About:
    """Operations belong to every match of SATOR."""
    return sc.About(SERVICE, "sator", after=("sator.movement",))


@sc.hookimpl
def scriptorium_rules(book: sc.RuleBook) -> None:
    """Choosing a bridge, then pushing or turning it."""
    operator = Operator(book.service("sator.movement"))
    words = Words(operator.movement)
    touching = Touching(operator.movement.geometry)
    book.offer_service(SERVICE, operator)
    book.reason(NOT_AWAITED, STUCK, PIVOT_NOT_ON_BRIDGE)
    book.notation(words.read)
    book.action(
        Operate,
        said=Sayings(book.service("sator.board")).bridge,
        touches=touching.bridge,
        means=touching.meant_bridge(Operations, Operate),
        at=Operations,
        offer=operator.bridges,
        check=operator.why_not_bridge,
        finish=operator.dead_end,
        apply=operator.take,
        exact=True,
        refusal=NOT_AWAITED,
        read=words.read_operate,
        write=words.write_operate,
        opens=Operating,
    )
    book.action(
        Shift,
        touches=lambda position, action: touching.pushed(position, (action.direction,)),
        at=Operating,
        offer=operator.shifts,
        check=operator.why_not,
        finish=operator.no_way_on,
        apply=operator.shift,
        exact=True,
        word="slide",
        read=words.read_shift,
        write=words.write_shift,
    )
    book.action(
        Spin,
        touches=lambda position, action: touching.turned(position, action.pivot, action.angle),
        at=Operating,
        offer=operator.spins,
        check=operator.why_not,
        finish=operator.no_way_on,
        apply=operator.spin,
        exact=True,
        read=words.read_spin,
        write=words.write_spin,
    )
