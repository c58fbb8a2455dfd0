"""Tables a grid looks things up in, made once: bits by the byte, and turns about a square."""

from collections.abc import Sequence
from functools import cache, cached_property
from typing import Final

from .directions import CCW, CW, Angle, turn_cell
from .spread import Mask, Square

_BITS: Final = 8


@cache
def squares_of_byte(position: int) -> tuple[tuple[Square, ...], ...]:
    """Return, for each value of the byte at this position of a mask, the squares it holds."""
    listed: list[tuple[Square, ...]] = [()]
    for square in range(position * _BITS, (position + 1) * _BITS):
        listed += [(*before, square) for before in listed]
    return tuple(listed)


def unions_of_byte(masks: Sequence[Mask]) -> tuple[Mask, ...]:
    """Return, for each value of a byte, the union of the masks that stand for its bits."""
    joined: list[Mask] = [0]
    for mask in masks:
        joined += [before | mask for before in joined]
    return tuple(joined)


def byte_count(bits: int) -> int:
    """Return how many bytes hold this many bits."""
    return -(-bits // _BITS)


class RectangleMaker:
    """Masks of rectangles on a grid of one size."""

    __slots__ = ("_towers", "columns", "rows", "stride")

    def __init__(self, columns: int, rows: int) -> None:
        self.columns = columns
        self.rows = rows
        self.stride = columns + 1
        # A tower has the westernmost square of each of its rows; a row times a tower is a
        # rectangle, because no row is longer than the stride.
        self._towers = [sum(1 << y * self.stride for y in range(high)) for high in range(rows + 1)]

    def clipped(self, west: int, north: int, east: int, south: int) -> Mask:
        """Return the part inside the grid of a rectangle, its four edges included."""
        west, north = max(west, 0), max(north, 0)
        wide = min(east, self.columns - 1) - west + 1
        high = min(south, self.rows - 1) - north + 1
        if wide <= 0 or high <= 0:
            return 0
        return (((1 << wide) - 1) * self._towers[high]) << north * self.stride + west


class TurnTable:
    """Where the squares of a grid go by one angle, about any square of it.

    The number of the square that (x, y) goes to is ``a * x + b * y`` plus something that depends
    on the pivot alone. So one table turns a set about all pivots, and a shift does the rest.
    """

    def __init__(self, rectangles: RectangleMaker, angle: Angle) -> None:
        columns, rows, stride = rectangles.columns, rectangles.rows, rectangles.stride
        if angle == CW:
            by_x, by_y = stride, -1
        elif angle == CCW:
            by_x, by_y = -stride, 1
        else:
            by_x, by_y = -1, -stride
        # Wall squares have numbers here too, so that the tuples can be indexed by square.
        self.numbers = [by_x * x + by_y * y for y in range(rows) for x in range(stride)]
        self.shifts = [square - number for square, number in enumerate(self.numbers)]
        self._lowest = min(self.numbers)
        # The squares that stay inside are those that the opposite turn brings in: the grid's
        # own rectangle, turned back.
        self.stays: list[Mask] = []
        for square in range(stride * rows):
            y, x = divmod(square, stride)
            x0, y0 = turn_cell(0, 0, x, y, 4 - angle)
            x1, y1 = turn_cell(columns - 1, rows - 1, x, y, 4 - angle)
            self.stays.append(
                rectangles.clipped(min(x0, x1), min(y0, y1), max(x0, x1), max(y0, y1))
            )

    @cached_property
    def _bytes(self) -> list[tuple[Mask, ...]]:
        """The turned picture of each byte of a mask."""
        turned = [1 << number - self._lowest for number in self.numbers]
        return [unions_of_byte(turned[at : at + _BITS]) for at in range(0, len(turned), _BITS)]

    def turn(self, mask: Mask, pivot: Square) -> Mask | None:
        """Return the set turned about the pivot, or None if a square of it leaves the grid."""
        if mask & ~self.stays[pivot]:
            return None
        pictures = self._bytes
        turned = 0
        for picture, value in zip(pictures, mask.to_bytes(len(pictures), "little"), strict=True):
            if value:
                turned |= picture[value]
        shift = self.shifts[pivot] + self._lowest
        return turned << shift if shift >= 0 else turned >> -shift

    def turn_square(self, square: Square, pivot: Square) -> Square | None:
        """Return where one square goes, or None if it leaves the grid."""
        if self.stays[pivot] >> square & 1:
            return self.numbers[square] + self.shifts[pivot]
        return None


class Packer:
    """Saves sets of squares without their walls, one bit for each square in reading order."""

    def __init__(self, columns: int, rows: int) -> None:
        stride = columns + 1
        self.bits = columns * rows
        self.length = byte_count(self.bits)
        # Each round joins two neighbouring blocks of rows by closing the gap between them:
        # single rows, then pairs, then fours. As many rounds as it takes to double 1 to all rows.
        self._rounds: list[tuple[Mask, Mask, int, Mask]] = []
        block = 1
        while block < rows:
            stays = joins = 0
            for start in range(0, rows, 2 * block):
                stays |= ((1 << columns * block) - 1) << start * stride
                joins |= ((1 << columns * block) - 1) << (start + block) * stride
            self._rounds.append((stays, joins, block, joins >> block))
            block *= 2

    def pack(self, mask: Mask) -> bytes:
        """Return the set as bytes."""
        for stays, joins, gap, _ in self._rounds:
            mask = mask & stays | (mask & joins) >> gap
        return mask.to_bytes(self.length, "little")

    def unpack(self, data: bytes) -> Mask:
        """Read a set back; anything that pack would not have written is refused."""
        if len(data) != self.length:
            raise ValueError(f"a saved set of squares has {self.length} bytes, not {len(data)}")
        mask = int.from_bytes(data, "little")
        if mask >> self.bits:
            raise ValueError(f"a saved set of squares holds no square beyond {self.bits}")
        for stays, _, gap, joined in reversed(self._rounds):
            mask = mask & stays | (mask & joined) << gap
        return mask
