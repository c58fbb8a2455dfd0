"""A shape with what rides on it: its states, and the turns that lead from one to another.

A *state* is a tuple of small numbers: the place, then one for each rider, its square below and
who it is above (`ANCHOR_BITS`). Pushing adds the same to all of them.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import TypeAlias

from scriptorium.grid import Mask, Rotation, Square

from .shape_moves import ANCHOR, ANCHOR_BITS, ShapeMoves
from .turn_tables import Single

State: TypeAlias = tuple[int, ...]
Judge: TypeAlias = Callable[[State], bool] | None


def pushed(state: State, shift: int) -> State:
    """The state after a push that adds this much to every square."""
    if len(state) == 1:
        return (state[0] + shift,)
    return tuple([number + shift for number in state])


def turned(moves: ShapeMoves, state: State, turn: Rotation) -> State:
    """The state after a turn."""
    place = turn.orient << ANCHOR_BITS | turn.anchor
    if len(state) == 1:
        return (place,)
    numbers = moves.turned[turn.angle]
    shift = turn.pivot - numbers[turn.pivot]
    if len(state) == 2:
        rider = state[1]
        square = rider & ANCHOR
        return (place, rider - square + numbers[square] + shift)
    # Riders of one kind are alike: their order says nothing.
    riders = [r - (r & ANCHOR) + numbers[r & ANCHOR] + shift for r in state[1:]]
    riders.sort()
    return (place, *riders)


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


def offsets_of(state: State) -> tuple[int, ...]:
    """The squares of the riders, counted from the anchor."""
    if len(state) == 1:
        return ()
    anchor = state[0] & ANCHOR
    return tuple([(rider & ANCHOR) - anchor for rider in state[1:]])


@lru_cache(1 << 15)  # all there are of a box of six shapes on a board of some 150 squares
def find_turn(moves: ShapeMoves, place: int, pivot: Square, angle: int) -> Rotation | None:
    """The turn from a place, or None where it would leave the grid."""
    orient, anchor = place >> ANCHOR_BITS, place & ANCHOR
    turn = moves.table.about(orient, anchor % moves.stride, pivot - anchor, angle)
    if turn is None:
        return None
    mask = moves.place_masks[turn.orient][anchor + turn.shift]
    return Rotation(pivot, angle, turn.orient, anchor + turn.shift, mask) if mask else None


def after_step(moves: ShapeMoves, state: State, step: int | tuple[int, ...]) -> State | None:
    """The state after a push in one of the four ways, or after a turn: a pivot and an angle.

    None where the turn would leave the grid; whether there is room is not asked.
    """
    if isinstance(step, int):
        return pushed(state, moves.table.grid.shifts[step])
    turn = find_turn(moves, state[0], *step)
    return None if turn is None else turned(moves, state, turn)


def free_turns(moves: ShapeMoves, others: Mask, state: State) -> list[Single]:
    """One turn to each other state; `others` are the squares on which something else lies."""
    place_masks, place = moves.place_masks, state[0]
    orient, anchor = place >> ANCHOR_BITS, place & ANCHOR
    found = []
    for single in moves.table.singles(orient, anchor % moves.stride, offsets_of(state)):
        mask = place_masks[single[1]][anchor + single[0]]
        if mask and not mask & others:
            found.append(single)
    return found


def limited_turns(
    moves: ShapeMoves, others: Mask, state: State, allows: Callable[[int], bool]
) -> list[Single]:
    """One turn by an angle that is allowed to each other state."""
    orient, anchor = state[0] >> ANCHOR_BITS, state[0] & ANCHOR
    place_masks, riders = moves.place_masks, offsets_of(state)
    seen = {(0, orient, riders)}
    found = []
    for turn in moves.table.every(orient, anchor % moves.stride, riders):
        outcome = turn.shift, turn.orient, turn.riders
        mask = place_masks[turn.orient][anchor + turn.shift]
        if allows(turn.angle) and mask and not mask & others and outcome not in seen:
            seen.add(outcome)
            found.append(turn)
    return found


def first_turns(moves: ShapeMoves, others: Mask, state: State, may_leave: Judge) -> list[Single]:
    """Every first of two turns after which a second one can be made."""
    orient, anchor = state[0] >> ANCHOR_BITS, state[0] & ANCHOR
    found = []
    for first in moves.table.firsts(orient, anchor % moves.stride, offsets_of(state)):
        mask = moves.place_masks[first.orient][anchor + first.shift]
        if mask and not mask & others and _seconds(moves, others, state, first, may_leave):
            found.append(first)
    return found


def second_turns(
    moves: ShapeMoves, others: Mask, state: State, pivot: int, angle: int, may_leave: Judge
) -> list[Single]:
    """Every second turn after a first one about a square counted from the anchor."""
    orient, anchor = state[0] >> ANCHOR_BITS, state[0] & ANCHOR
    for first in moves.table.every(orient, anchor % moves.stride, offsets_of(state)):
        if first.pivot == pivot and first.angle == angle:
            return _seconds(moves, others, state, first, may_leave)
    return []


def _seconds(
    moves: ShapeMoves, others: Mask, state: State, first: Single, may_leave: Judge
) -> list[Single]:
    """One second turn to each outcome, counted from where the shape was before the first."""
    place_masks, stride = moves.place_masks, moves.stride
    anchor, shift = state[0] & ANCHOR, first.shift
    middle = (anchor + shift) % stride
    counted = tuple([rider - shift for rider in first.riders])
    start = 0, state[0] >> ANCHOR_BITS, offsets_of(state)
    seen = {start, (shift, first.orient, first.riders)}
    found = []
    for turn in moves.table.every(first.orient, middle, counted):
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
