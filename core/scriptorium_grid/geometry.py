"""The grid itself: its squares, their names, and every operation on sets of them."""

from collections.abc import Callable, Iterable, Sequence
from functools import cache
from typing import Final, NamedTuple

import scriptorium_grid.spread as spread

from .directions import DELTAS, DIRECTIONS, TURNS, Angle, Direction, angle_error
from .fit import ShapeOn
from .names import OffGridError, extent, read_square, square_name
from .shape import Shape
from .spread import Mask, Square
from .tables import (
    Packer,
    RectangleMaker,
    TurnTable,
    byte_count,
    squares_of_byte,
)

LARGEST: Final = 32

# Below this many squares it is quicker to take them out of a mask one by one than byte by byte.
_SPARSE: Final = 12


class Jump(NamedTuple):
    """A jump in a straight line: where it lands, how many squares it crosses, which way."""

    landing: Square
    crossed: int
    direction: Direction


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
        self._packer = Packer(columns, rows)
        self._turns = {angle: TurnTable(self._rectangles, angle) for angle in TURNS}
        self._fits: dict[Shape, ShapeOn] = {}
        self._steps = [self._steps_to(direction) for direction in DIRECTIONS]
        self._neighbours: list[Mask] = [
            sum(1 << to for to in around if to is not None)
            for around in zip(*self._steps, strict=True)
        ]
        # By dx and by dy (negative ones count from the end): the squares that such a move
        # takes off the grid sideways, and up or down.
        self._leave_x = [self._beyond(dx, 0) for dx in (*range(columns), *range(1 - columns, 0))]
        self._leave_y = [self._beyond(0, dy) for dy in (*range(rows), *range(1 - rows, 0))]

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

    def _beyond(self, dx: int, dy: int) -> Mask:
        east, south = self.columns - 1, self.rows - 1
        return self.all & ~self._rectangles.clipped(-dx, -dy, east - dx, south - dy)

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

    def pick(self, mask: Mask, index: int) -> Square:
        """Return the square at this place of a set's reading order, counted from 0."""
        if not 0 <= index < mask.bit_count():
            raise IndexError(f"square {index} of a set of {mask.bit_count()}")
        if index >= _SPARSE:
            return self.squares(mask)[index]
        for _ in range(index):
            mask &= mask - 1
        return (mask & -mask).bit_length() - 1

    def names(self, mask: Mask) -> list[str]:
        """Return how the squares of a set are written, in reading order."""
        return [self.name(square) for square in self.squares(mask)]

    def picture(self, mask: Mask) -> str:
        """Draw a set, one line for each row: # where a square belongs to it, . elsewhere."""
        return "\n".join(
            "".join("#" if mask >> y * self.stride + x & 1 else "." for x in range(self.columns))
            for y in range(self.rows)
        )

    def to_bytes(self, mask: Mask) -> bytes:
        """Save a set with one bit for each square: bit n is the nth square in reading order."""
        return self._packer.pack(mask)

    def from_bytes(self, data: bytes) -> Mask:
        """Read a saved set back; raise ValueError if it is not one of this grid."""
        return self._packer.unpack(data)

    def row(self, y: int) -> Mask:
        """Return the squares of one row."""
        return self.rectangle(self.square(0, y), self.square(self.columns - 1, y))

    def column(self, x: int) -> Mask:
        """Return the squares of one column."""
        return self.rectangle(self.square(x, 0), self.square(x, self.rows - 1))

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

    def beside(self, mask: Mask) -> Mask:
        """Return the squares outside a set that share an edge with it."""
        stride = self.stride
        return (mask << 1 | mask >> 1 | mask << stride | mask >> stride) & self.all & ~mask

    def inside(self, mask: Mask) -> bool:
        """Whether a set of bits has nothing outside the grid."""
        return mask | self.all == self.all

    @staticmethod
    def overlap(mask: Mask, other: Mask) -> bool:
        """Whether two sets have a square in common."""
        return mask & other != 0

    # Moves and turns.

    def step(self, square: Square, direction: Direction) -> Square | None:
        """Return the next square in a direction, or None at the edge."""
        return self._steps[direction][square]

    def follow(self, square: Square, way: Iterable[Direction]) -> tuple[Square, ...] | None:
        """Return the squares entered by walking these steps, or None if one leaves the grid."""
        entered = []
        for direction in way:
            entry = self._steps[direction][square]
            if entry is None:
                return None
            entered.append(entry)
            square = entry
        return tuple(entered)

    def translate(self, mask: Mask, dx: int, dy: int) -> Mask | None:
        """Return a set moved by this much, or None if a square of it leaves the grid."""
        if not (-self.columns < dx < self.columns and -self.rows < dy < self.rows):
            return None if mask else 0
        if mask & (self._leave_x[dx] | self._leave_y[dy]):
            return None
        shift = dy * self.stride + dx
        return mask << shift if shift >= 0 else mask >> -shift

    def turn(self, mask: Mask, pivot: Square, angle: Angle) -> Mask | None:
        """Return a set turned about a square, or None if a square of it leaves the grid."""
        return self._by(angle).turn(mask, pivot)

    def turn_square(self, square: Square, pivot: Square, angle: Angle) -> Square | None:
        """Return where a square goes by a turn about another, or None if off the grid."""
        return self._by(angle).turn_square(square, pivot)

    def _by(self, angle: Angle) -> TurnTable:
        try:
            return self._turns[angle]
        except KeyError:
            raise angle_error(angle) from None

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

    def layers(self, open_: Mask, start: Mask, steps: int | None = None) -> list[Mask]:
        """Return the squares at exactly 0, 1, 2 ... steps by a shortest way, while any are left."""
        return spread.layers(open_, start, steps, self.stride)

    def walks_exactly(self, open_: Mask, start: Mask, steps: int) -> Mask:
        """Return where walks of exactly this many steps can end, back and forth allowed."""
        return spread.walks_exactly(open_, start, steps, self.stride)

    def walk_layers(self, open_: Mask, start: Mask, steps: int) -> list[Mask]:
        """Return where walks of exactly 0, 1, 2 ... up to this many steps can end."""
        return spread.walk_layers(open_, start, steps, self.stride)

    def trace(self, layers: Sequence[Mask], goal: Square) -> tuple[Direction, ...] | None:
        """Return the steps of one way through layers or walk layers to a goal in the last one.

        Of all such ways it is the one that goes north as early as it can, else east, else south,
        else west.
        """
        return spread.trace(layers, goal, self.stride)

    def distance(self, open_: Mask, here: Square, there: Square) -> int | None:
        """Return the number of steps from here to there over open squares, or None."""
        return spread.distance(open_, here, there, self.stride)

    def path(
        self, open_: Mask, here: Square, there: Square, limit: int | None = None
    ) -> tuple[Square, ...] | None:
        """Return the squares entered on a shortest way over open squares, or None.

        The way has at most ``limit`` steps; north is preferred, then east, south, west.
        """
        found = [1 << here]
        goal = 1 << there
        left = open_ & ~found[0]
        edge = found[0]
        stride = self.stride
        while not edge & goal:
            if not edge or (limit is not None and len(found) > limit):
                return None
            edge = (edge << 1 | edge >> 1 | edge << stride | edge >> stride) & left
            left ^= edge
            found.append(edge)
        way = spread.trace(found, there, stride)
        return None if way is None else self.follow(here, way)

    def jumps(self, square: Square, over: Mask, onto: Mask, limit: int | None = None) -> list[Jump]:
        """Return the straight jumps over 1 to ``limit`` squares of one set onto another set.

        Every square crossed belongs to ``over``; the jump lands on the first square of ``onto``
        behind at least one such square. North first, then east, south, west.
        """
        found = []
        for direction in DIRECTIONS:
            jump = self.jump(square, direction, over, onto, limit)
            if jump is not None:
                found.append(jump)
        return found

    def jump(
        self, square: Square, direction: Direction, over: Mask, onto: Mask, limit: int | None = None
    ) -> Jump | None:
        """Return the jump in one direction, or None if there is none."""
        steps = self._steps[direction]
        here = steps[square]
        crossed = 0
        while here is not None and over >> here & 1 and crossed != limit:
            crossed += 1
            here = steps[here]
            if here is not None and onto >> here & 1:
                return Jump(here, crossed, direction)
        return None

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Grid):
            return NotImplemented
        return self.columns == other.columns and self.rows == other.rows

    def __hash__(self) -> int:
        return hash((self.columns, self.rows))

    def __reduce__(self) -> tuple[Callable[[int, int], "Grid"], tuple[int, int]]:
        # A copy of a grid is the grid: its tables need not be copied or saved.
        return grid, (self.columns, self.rows)

    def __repr__(self) -> str:
        return f"grid({self.columns}, {self.rows})"

    def __str__(self) -> str:
        return f"grid with {extent(self.columns, self.rows)}"
