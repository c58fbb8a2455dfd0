"""Turning a bridge about one of its squares: where it ends, why not, and doing it (S11)."""

from __future__ import annotations

import scriptorium as sc
from scriptorium_grid import Turn as Turned

from .board import Board
from .bridge_events import BridgeTurned
from .changes import put_board, turned_board
from .geometry import ANCHOR, ANCHOR_BITS, Geometry, place_of
from .lay import Lay
from .movement import NO_CHANGE, OUTSIDE, Movement
from .states import State, state_of, turned
from .turntables import Single

PIVOT_NOT_ON_BRIDGE = sc.Reason(
    "pivot_not_on_bridge",
    "S11.1",
    "A bridge turns about one of its own squares.",
    message="sator-pivot-not-on-bridge",
)


def free_turns(lay: Lay, bridge: int, state: State) -> list[Single]:
    """One turn to each other state, from a state the bridge is in (S11.4, S13.4)."""
    geometry = lay.geometry
    place = state[0]
    orient, anchor = place >> ANCHOR_BITS, place & ANCHOR
    spots = geometry.spots[bridge]
    others = lay.covered ^ lay.masks[bridge]
    found = []
    for single in geometry.tables[bridge].singles(
        orient, anchor % geometry.stride, offsets_of(state)
    ):
        mask = spots[single[1]][anchor + single[0]]
        if mask and not mask & others:
            found.append(single)
    return found


def offsets_of(state: State) -> tuple[int, ...]:
    """The squares of the riders, counted from the anchor of the bridge."""
    if len(state) == 1:
        return ()
    anchor = state[0] & ANCHOR
    return tuple([(rider & ANCHOR) - anchor for rider in state[1:]])


def turned_to(state: State, turn: Single) -> State:
    """The state after a turn out of the tables."""
    anchor = state[0] & ANCHOR
    place = turn.orient << ANCHOR_BITS | anchor + turn.shift
    if len(state) == 1:
        return (place,)
    riders = [
        rider - (rider & ANCHOR) + anchor + to
        for rider, to in zip(state[1:], turn.riders, strict=True)
    ]
    riders.sort()
    return (place, *riders)


def find(geometry: Geometry, bridge: int, place: int, pivot: int, angle: int) -> Turned | None:
    """The turn of a bridge that lies on a place, or None where it would leave the grid."""
    orient, anchor = place >> ANCHOR_BITS, place & ANCHOR
    turn = geometry.tables[bridge].about(orient, anchor % geometry.stride, pivot - anchor, angle)
    if turn is None:
        return None
    mask = geometry.spots[bridge][turn.orient][anchor + turn.shift]
    return Turned(pivot, angle, turn.orient, anchor + turn.shift, mask) if mask else None


def why_no_turn(
    movement: Movement,
    position: sc.Position,
    lay: Lay,
    bridge: int,
    state: State,
    pivot: int,
    angle: int,
) -> sc.Refused | State:
    """The state a turn leads to, or why it cannot be made."""
    mask = movement.geometry.mask(bridge, state[0])
    if pivot < 0 or not mask >> pivot & 1:
        return PIVOT_NOT_ON_BRIDGE()
    turn = find(movement.geometry, bridge, state[0], pivot, angle)
    if turn is None:
        return OUTSIDE(bridge=movement.name(position, bridge))
    place = place_of(turn.orient, turn.anchor)
    refused = movement.why_no_room(position, lay, bridge, place)
    if refused is not None:
        return refused
    after = turned(movement.geometry, state, turn)
    return NO_CHANGE() if after == state else after


def why_not_turn(
    movement: Movement,
    position: sc.Position,
    lay: Lay,
    bridge: int,
    card: str,
    pivot: int,
    angle: int,
) -> sc.Refused | None:
    """Why a bridge cannot be turned once (S11.4, S13.3, S13.4)."""
    answer = why_no_turn(movement, position, lay, bridge, state_of(lay, bridge), pivot, angle)
    if isinstance(answer, sc.Refused):
        return answer
    return movement.why_not_leave(position, lay, bridge, card, answer)


def turn_bridge(movement: Movement, now: sc.Change, bridge: int, *turns: tuple[int, int]) -> None:
    """Turn a bridge about one pivot after the other, riders and all."""
    geometry = movement.geometry
    board = now[Board]
    place = board.places[bridge]
    made = []
    for pivot, angle in turns:
        found = find(geometry, bridge, place, pivot, angle)
        if found is None:
            raise OUTSIDE(bridge=geometry.names[bridge])
        made.append(found)
        place = found.orient << ANCHOR_BITS | found.anchor
    put_board(now, geometry, turned_board(geometry, board, bridge, *made))
    name = geometry.names[bridge]
    for pivot, angle in turns:
        now.tell(BridgeTurned(name, geometry.square_names[pivot], angle))
