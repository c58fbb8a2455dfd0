"""A shape with what rides on it: its states, and the turns that lead from one to another.

A *state* is a tuple of small numbers: the place, then one for each rider, its square below and
who it is above (`ANCHOR_BITS`). Pushing adds the same to all of them.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import TypeAlias

from scriptorium.grid import Rotation, Square

from .shape_moves import ANCHOR, ANCHOR_BITS, ShapeMoves

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


@lru_cache(1 << 15)  # all there are of a box of six shapes on a board of some 150 squares
def find_turn(moves: ShapeMoves, place: int, pivot: Square, angle: int) -> Rotation | None:
    """The turn from a place, or None where it would leave the grid."""
    orient, anchor = place >> ANCHOR_BITS, place & ANCHOR
    turn = moves.table.about(orient, pivot - anchor, angle)
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
