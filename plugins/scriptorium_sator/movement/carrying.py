"""Where one shape can go on one grid, and what rides on it.

A *place* is one small number: which way the shape is turned, and the square of its first cell. A
*state* is a tuple of small numbers: the place, then one for each rider, its square below and who it
is above (`ANCHOR_BITS`). Pushing adds the same to all of them.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import TypeAlias

from scriptorium.grid import Grid, Mask, Rotation, Shape, Square

from .turn_tables import TurnTables

ANCHOR_BITS = 11
ANCHOR = (1 << ANCHOR_BITS) - 1
SHAPES = 64  # so many shapes are remembered, more than a few boxes hold


def place_of(orient: int, anchor: Square) -> int:
    """One number for the way a tile is turned and the square of its first cell."""
    return orient << ANCHOR_BITS | anchor


@lru_cache(SHAPES)
def turned_squares(grid: Grid) -> tuple[tuple[int, ...], ...]:
    """By angle, numbers of squares: a turn about p takes s to `turned[s] + p - turned[p]`."""
    squares = range(grid.stride * grid.rows)
    clockwise = tuple(s % grid.stride * grid.stride - s // grid.stride for s in squares)
    half = tuple(-square for square in squares)
    return (), clockwise, half, tuple(-number for number in clockwise)


class ShapeMoves:
    """The squares of a shape on every place, and its turns."""

    def __init__(self, grid: Grid, shape: Shape) -> None:
        self.grid = grid
        self.stride = grid.stride
        self.table = TurnTables(grid, shape)
        self.turned = turned_squares(grid)
        # Masks by orientation and anchor; the empty masks at the end catch every step or turn
        # that leaves the grid to the north (a negative number) or to the south.
        beyond = (0,) * (2 * (shape.length + 1) * grid.stride)
        self.place_masks: tuple[tuple[Mask, ...], ...] = tuple(
            (*masks, *beyond) for masks in grid.fit(shape).masks
        )


@lru_cache(SHAPES)
def shape_moves(grid: Grid, shape: Shape) -> ShapeMoves:
    """The tables of a shape on a grid; they fill up as they are asked for and never change."""
    return ShapeMoves(grid, shape)


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
