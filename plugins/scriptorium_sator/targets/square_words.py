"""Words of the notation: squares, directions, angles.

A square off the grid is a possible thing to write and an impossible thing to do: it is read as
`NOWHERE` and refused where it is judged.
"""

from __future__ import annotations

from scriptorium import Unreadable
from scriptorium.grid import Grid, OffGridError, SquareError

NOWHERE = -1
NOWHERE_NAME = "ZZ99"
WAY_NAMES = ("n", "e", "s", "w")
ANGLE_NAMES = ("", "cw", "180", "ccw")


def read_square(grid: Grid, word: str) -> int:
    """A square; `NOWHERE` for one beyond the edge."""
    try:
        return grid.read(word)
    except OffGridError:
        return NOWHERE
    except SquareError as error:
        raise Unreadable(str(error)) from None


def square_name(grid: Grid, square: int) -> str:
    """The name of a square; any number has one, also where there is no such square."""
    names = grid.square_names
    return names[square] if 0 <= square < len(names) else NOWHERE_NAME


def read_way(word: str) -> int:
    """A direction: n, e, s or w."""
    if word not in WAY_NAMES:
        raise Unreadable(f"{word!r} is no direction; write n, e, s or w")
    return WAY_NAMES.index(word)


def read_angle(word: str) -> int:
    """An angle: cw, ccw or 180."""
    if word not in ANGLE_NAMES[1:]:
        raise Unreadable(f"{word!r} is no angle; write cw, ccw or 180")
    return ANGLE_NAMES.index(word)
