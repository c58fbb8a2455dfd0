"""Two turns with one card: the first that leave a second, and the second ones (S11.5, S11.6)."""

from __future__ import annotations

from collections.abc import Callable

from scriptorium_grid.turn_tables import Single

from .board_geometry import ANCHOR, ANCHOR_BITS
from .board_masks import BoardMasks
from .bridge_states import State
from .single_turns import offsets_of, turned_to

Judge = Callable[[State], bool] | None


def first_turns(masks: BoardMasks, bridge: int, state: State, may_leave: Judge) -> list[Single]:
    """Every first of two turns after which a second one can be made."""
    geometry = masks.geometry
    table, place_masks, stride = (
        geometry.tables[bridge],
        geometry.place_masks[bridge],
        geometry.stride,
    )
    orient, anchor = state[0] >> ANCHOR_BITS, state[0] & ANCHOR
    others = masks.covered ^ masks.of_bridge[bridge]
    found = []
    for first in table.firsts(orient, anchor % stride, offsets_of(state)):
        mask = place_masks[first.orient][anchor + first.shift]
        if mask and not mask & others and seconds(masks, bridge, state, first, may_leave):
            found.append(first)
    return found


def seconds(
    masks: BoardMasks, bridge: int, state: State, first: Single, may_leave: Judge
) -> list[Single]:
    """One second turn to each outcome, counted from where the bridge was before the first."""
    geometry = masks.geometry
    place_masks, stride = geometry.place_masks[bridge], geometry.stride
    anchor, shift = state[0] & ANCHOR, first.shift
    others = masks.covered ^ masks.of_bridge[bridge]
    middle = (anchor + shift) % stride
    counted = tuple([rider - shift for rider in first.riders])
    start = 0, state[0] >> ANCHOR_BITS, offsets_of(state)
    seen = {start, (shift, first.orient, first.riders)}
    found = []
    for turn in geometry.tables[bridge].every(first.orient, middle, counted):
        mask = place_masks[turn.orient][anchor + shift + turn.shift]
        if turn.pivot + shift == first.pivot or not mask or mask & others:
            continue
        riders = tuple([rider + shift for rider in turn.riders])
        outcome = turn.shift + shift, turn.orient, riders
        if outcome in seen:
            continue
        seen.add(outcome)
        second = Single(outcome[0], turn.orient, turn.pivot + shift, turn.angle, riders)
        if may_leave is None or may_leave(turned_to(state, second)):
            found.append(second)
    return found


def second_turns(
    masks: BoardMasks, bridge: int, state: State, pivot: int, angle: int, may_leave: Judge
) -> list[Single]:
    """Every second turn after a first one about a square counted from the anchor."""
    geometry = masks.geometry
    orient, anchor = state[0] >> ANCHOR_BITS, state[0] & ANCHOR
    every = geometry.tables[bridge].every(orient, anchor % geometry.stride, offsets_of(state))
    for first in every:
        if first.pivot == pivot and first.angle == angle:
            return seconds(masks, bridge, state, first, may_leave)
    return []
