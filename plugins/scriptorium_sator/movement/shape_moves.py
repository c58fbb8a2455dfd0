"""Where one shape can go on one grid: tables that all matches on such a grid share.

A *place* is one small number: which way the shape is turned, and the square of its first cell.
"""

from __future__ import annotations

from functools import lru_cache

from scriptorium.grid import Grid, Mask, Shape, Square

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
