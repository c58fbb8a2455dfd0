"""Tables a grid looks things up in, made once: bits by the byte, and rectangles."""

from functools import cache
from typing import Final

from .spread import Mask, Square

_BITS: Final = 8


@cache
def squares_of_byte(position: int) -> tuple[tuple[Square, ...], ...]:
    """Return, for each value of the byte at this position of a mask, the squares it holds."""
    listed: list[tuple[Square, ...]] = [()]
    for square in range(position * _BITS, (position + 1) * _BITS):
        listed += [(*before, square) for before in listed]
    return tuple(listed)


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
