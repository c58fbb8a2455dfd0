"""The grid itself: its squares, their names, and every operation on sets of them."""

from collections.abc import Callable, Iterable
from functools import cache
from typing import Final

import scriptorium.grid.spread as spread

from .directions import DELTAS, DIRECTIONS, NORTH, SOUTH, WEST, Direction
from .fit import ShapeOn
from .shape import Shape
from .spread import Mask, Square
from .square_names import OffGridError, extent, read_square, square_name
from .tables import RectangleMaker, byte_count, squares_of_byte

LARGEST: Final = 32

# Below this many squares it is quicker to take them out of a mask one by one than byte by byte.
_SPARSE: Final = 12


@cache
def grid(columns: int, rows: int) -> "Grid":
    """Return the grid of this size; there is only one of each."""
    return Grid(columns, rows)


class Grid:
    """A rectangle of squares, A1 in the north-west corner, columns to the east, rows to the south.

    It never changes and belongs in no saved state. ``square`` and its like are numbers of squares,
    ``mask`` and its like are sets of them.
    """

    def __init__(self, columns: int, rows: int) -> None:
        if not (1 <= columns <= LARGEST and 1 <= rows <= LARGEST):
            raise ValueError(
                f"a grid of {columns} columns and {rows} rows: each must be 1 to {LARGEST}"
            )
        self.columns = columns
        self.rows = rows
        self.stride = stride = columns + 1
        self._rectangles = RectangleMaker(columns, rows)
        self.all: Mask = self._rectangles.clipped(0, 0, columns - 1, rows - 1)
        # What one step adds to the number of a square, by direction.
        self.shifts = tuple(dy * stride + dx for dx, dy in DELTAS)
        self._bytes = [squares_of_byte(n) for n in range(byte_count(stride * rows))]
        self._fits: dict[Shape, ShapeOn] = {}
        # By number how a square is written, nothing beside the grid; and the other way round.
        self.square_names = tuple(
            square_name(n % stride, n // stride) if self.all >> n & 1 else ""
            for n in range(stride * rows)
        )
        self.square_numbers = {name: n for n, name in enumerate(self.square_names) if name}
        self._steps = [self._steps_to(direction) for direction in DIRECTIONS]
        self._neighbours: list[Mask] = [
            sum(1 << to for to in around if to is not None)
            for around in zip(*self._steps, strict=True)
        ]

    def _steps_to(self, direction: Direction) -> list[Square | None]:
        dx, dy = DELTAS[direction]
        return [
            y * self.stride + x
            if 0 <= x < self.columns and 0 <= y < self.rows and here_x < self.columns
            else None
            for here_y in range(self.rows)
            for here_x in range(self.stride)
            for x, y in [(here_x + dx, here_y + dy)]
        ]

    # Squares and their names.

    def square(self, x: int, y: int) -> Square:
        """Return the square in column x and row y, both counted from 0."""
        if 0 <= x < self.columns and 0 <= y < self.rows:
            return y * self.stride + x
        raise OffGridError(f"x {x}, y {y} is off this grid: {self._ranges()}")

    def xy(self, square: Square) -> tuple[int, int]:
        """Return the column and the row of a square, both counted from 0."""
        y, x = divmod(square, self.stride)
        if x < self.columns and 0 <= y < self.rows:
            return x, y
        raise OffGridError(f"square number {square} is off this grid: {self._ranges()}")

    def _ranges(self) -> str:
        return f"x is 0 to {self.columns - 1}, y is 0 to {self.rows - 1}"

    def name(self, square: Square) -> str:
        """Return how a square is written, such as C4."""
        return square_name(*self.xy(square))

    def read(self, text: str) -> Square:
        """Read a square such as C4 or c4; raise a SquareError that says what was expected."""
        x, y = read_square(text, self.columns, self.rows)
        return y * self.stride + x

    # Sets of squares.

    def mask(self, squares: Iterable[Square]) -> Mask:
        """Return the set of these squares."""
        mask = 0
        for square in squares:
            mask |= 1 << square
        return mask

    def squares(self, mask: Mask) -> list[Square]:
        """Return the squares of a set in reading order."""
        found: list[Square] = []
        if mask.bit_count() < _SPARSE:
            while mask:
                low = mask & -mask
                found.append(low.bit_length() - 1)
                mask ^= low
        else:
            tables = self._bytes
            for table, value in zip(tables, mask.to_bytes(len(tables), "little"), strict=True):
                if value:
                    found += table[value]
        return found

    def names(self, mask: Mask) -> list[str]:
        """Return how the squares of a set are written, in reading order."""
        return [self.name(square) for square in self.squares(mask)]

    def row(self, y: int) -> Mask:
        """Return the squares of one row."""
        return self.rectangle(self.square(0, y), self.square(self.columns - 1, y))

    def column(self, x: int) -> Mask:
        """Return the squares of one column."""
        return self.rectangle(self.square(x, 0), self.square(x, self.rows - 1))

    def rim(self, direction: Direction) -> Mask:
        """Return the squares along one side."""
        if direction in (NORTH, SOUTH):
            return self.row(0 if direction == NORTH else self.rows - 1)
        return self.column(0 if direction == WEST else self.columns - 1)

    def rectangle(self, corner: Square, opposite_corner: Square) -> Mask:
        """Return the rectangle between two corners, both included."""
        (x0, y0), (x1, y1) = self.xy(corner), self.xy(opposite_corner)
        return self.clipped(min(x0, x1), min(y0, y1), max(x0, x1), max(y0, y1))

    def clipped(self, west: int, north: int, east: int, south: int) -> Mask:
        """Return the part inside the grid of a rectangle given by its edges, all included."""
        return self._rectangles.clipped(west, north, east, south)

    def neighbours(self, square: Square) -> Mask:
        """Return the squares that share an edge with this one."""
        return self._neighbours[square]

    # Steps and shapes.

    def step(self, square: Square, direction: Direction) -> Square | None:
        """Return the next square in a direction, or None at the edge."""
        return self._steps[direction][square]

    def fit(self, shape: Shape) -> ShapeOn:
        """Return the tables for a shape on this grid; made once."""
        fitted = self._fits.get(shape)
        if fitted is None:
            fitted = self._fits[shape] = ShapeOn(self, shape)
        return fitted

    # Ways across. The start of a walk need not be open; it can be entered again only if it is.

    def flood(self, area: Mask, seed: Mask) -> Mask:
        """Return every square of the area that hangs together with a seed in it."""
        return spread.flood(area, seed, self.stride)

    def reach(self, open_: Mask, start: Mask, steps: int) -> Mask:
        """Return the start and every open square within this many steps of it."""
        return spread.reach(open_, start, steps, self.stride)

    def walks_exactly(self, open_: Mask, start: Mask, steps: int) -> Mask:
        """Return where walks of exactly this many steps can end, back and forth allowed."""
        return spread.walks_exactly(open_, start, steps, self.stride)

    def __reduce__(self) -> tuple[Callable[[int, int], "Grid"], tuple[int, int]]:
        # A copy of a grid is the grid: its tables need not be copied or saved.
        return grid, (self.columns, self.rows)

    def __repr__(self) -> str:
        return f"grid({self.columns}, {self.rows})"

    def __str__(self) -> str:
        return f"grid with {extent(self.columns, self.rows)}"
