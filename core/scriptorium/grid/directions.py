"""The four directions and the three turns of a square grid, x to the east and y to the south."""

from typing import Final, TypeAlias

Direction: TypeAlias = int
Angle: TypeAlias = int

NORTH: Final = 0
EAST: Final = 1
SOUTH: Final = 2
WEST: Final = 3

DIRECTIONS: Final[tuple[Direction, ...]] = (NORTH, EAST, SOUTH, WEST)

# What one step adds to (x, y), by direction.
DELTAS: Final = ((0, -1), (1, 0), (0, 1), (-1, 0))

# An angle is a number of quarter turns clockwise.
CW: Final = 1
HALF: Final = 2
CCW: Final = 3

TURNS: Final[tuple[Angle, ...]] = (CW, HALF, CCW)


def turn_cell(x: int, y: int, pivot_x: int, pivot_y: int, angle: Angle) -> tuple[int, int]:
    """Return where a cell goes when everything turns about the pivot."""
    dx, dy = x - pivot_x, y - pivot_y
    if angle == CW:
        return pivot_x - dy, pivot_y + dx
    if angle == HALF:
        return pivot_x - dx, pivot_y - dy
    if angle == CCW:
        return pivot_x + dy, pivot_y - dx
    raise ValueError(f"angle {angle!r}: expected CW, HALF or CCW (1, 2 or 3 quarter turns)")
