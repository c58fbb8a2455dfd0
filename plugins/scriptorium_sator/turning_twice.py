"""Two turns with one card: the first that leave a second, and the second ones (S11.5, S11.6)."""

from __future__ import annotations

from collections.abc import Callable

from .geometry import ANCHOR, ANCHOR_BITS
from .lay import Lay
from .states import State
from .turning import offsets_of, turned_to
from .turntables import Double, Single

Judge = Callable[[State], bool] | None


def _doubles(lay: Lay, bridge: int, state: State) -> tuple[Double, ...]:
    geometry = lay.geometry
    orient, anchor = state[0] >> ANCHOR_BITS, state[0] & ANCHOR
    return geometry.tables[bridge].doubles(orient, anchor % geometry.stride, offsets_of(state))


def first_turns(lay: Lay, bridge: int, state: State, may_leave: Judge) -> list[Single]:
    """Every first of two turns after which a second one can be made."""
    spots = lay.geometry.spots[bridge]
    anchor = state[0] & ANCHOR
    others = lay.covered ^ lay.masks[bridge]
    found = []
    for first, seconds in _doubles(lay, bridge, state):
        mask = spots[first[1]][anchor + first[0]]
        if not mask or mask & others:
            continue
        for second in seconds:
            mask = spots[second[1]][anchor + second[0]]
            if not mask or mask & others:
                continue
            if may_leave is None or may_leave(turned_to(state, second)):
                found.append(first)
                break
    return found


def second_turns(
    lay: Lay, bridge: int, state: State, pivot: int, angle: int, may_leave: Judge
) -> list[Single]:
    """Every second turn after a first one about a square counted from the anchor."""
    geometry = lay.geometry
    spots = geometry.spots[bridge]
    orient, anchor = state[0] >> ANCHOR_BITS, state[0] & ANCHOR
    others = lay.covered ^ lay.masks[bridge]
    every = geometry.tables[bridge].every(orient, anchor % geometry.stride, offsets_of(state))
    made = next((turn for turn in every if turn.pivot == pivot and turn.angle == angle), None)
    if made is None:
        return []
    outcome = made.pivot, made.shift, made.orient, made.riders
    found = []
    for first, seconds in _doubles(lay, bridge, state):
        if (first.pivot, first.shift, first.orient, first.riders) != outcome:
            continue
        for second in seconds:
            mask = spots[second.orient][anchor + second.shift]
            if not mask or mask & others:
                continue
            if may_leave is None or may_leave(turned_to(state, second)):
                found.append(second)
    return found
