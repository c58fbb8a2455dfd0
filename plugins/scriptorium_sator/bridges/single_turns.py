"""Turning a bridge once: where that leaves the bridge and its riders (S11)."""

from __future__ import annotations

from collections.abc import Callable

from scriptorium_grid import Turn as Turned
from scriptorium_grid.turn_tables import Single

from .board_geometry import ANCHOR, ANCHOR_BITS, Geometry
from .board_masks import BoardMasks
from .bridge_states import State, pushed, turned


def free_turns(masks: BoardMasks, bridge: int, state: State) -> list[Single]:
    """One turn to each other state, from a state the bridge is in (S11.4, S13.4)."""
    geometry = masks.geometry
    place = state[0]
    orient, anchor = place >> ANCHOR_BITS, place & ANCHOR
    place_masks = geometry.place_masks[bridge]
    others = masks.covered ^ masks.of_bridge[bridge]
    found = []
    for single in geometry.tables[bridge].singles(
        orient, anchor % geometry.stride, offsets_of(state)
    ):
        mask = place_masks[single[1]][anchor + single[0]]
        if mask and not mask & others:
            found.append(single)
    return found


def limited_turns(
    masks: BoardMasks, bridge: int, state: State, allows: Callable[[int], bool]
) -> list[Single]:
    """One turn by an angle that is allowed to each other state (S11.4, S13.4)."""
    geometry = masks.geometry
    orient, anchor = state[0] >> ANCHOR_BITS, state[0] & ANCHOR
    place_masks, riders = geometry.place_masks[bridge], offsets_of(state)
    others = masks.covered ^ masks.of_bridge[bridge]
    seen = {(0, orient, riders)}
    found = []
    for turn in geometry.tables[bridge].every(orient, anchor % geometry.stride, riders):
        outcome = turn.shift, turn.orient, turn.riders
        mask = place_masks[turn.orient][anchor + turn.shift]
        if allows(turn.angle) and mask and not mask & others and outcome not in seen:
            seen.add(outcome)
            found.append(turn)
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
    mask = geometry.place_masks[bridge][turn.orient][anchor + turn.shift]
    return Turned(pivot, angle, turn.orient, anchor + turn.shift, mask) if mask else None


def after_step(
    geometry: Geometry, bridge: int, state: State, step: int | tuple[int, ...]
) -> State | None:
    """The state after a push in one of the four ways, or a turn: a pivot and an angle.

    None where the turn would leave the grid; whether there is room is not asked.
    """
    if isinstance(step, int):
        return pushed(state, geometry.grid.shifts[step])
    turn = find(geometry, bridge, state[0], *step)
    return None if turn is None else turned(geometry, state, turn)
