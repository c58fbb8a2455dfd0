"""Words of the notation: squares, directions, angles.

A square off the grid is a possible thing to write and an impossible thing to do: it is read as
`NOWHERE` and refused where it is judged.
"""

from __future__ import annotations

from collections.abc import Iterable

import scriptorium as sc
from scriptorium_grid import OffGridError, SquareError

from ..bridges.board_geometry import Geometry

NOWHERE = -1
NOWHERE_NAME = "ZZ99"
WAYS = "nesw"
WAY_NAMES = ("n", "e", "s", "w")
ANGLE_NAMES = ("", "cw", "180", "ccw")


def read_square(geometry: Geometry, word: str) -> int:
    """A square; `NOWHERE` for one beyond the edge."""
    try:
        return geometry.grid.read(word)
    except OffGridError:
        return NOWHERE
    except SquareError as error:
        raise sc.Unreadable(str(error)) from None


def read_squares(geometry: Geometry, words: Iterable[str]) -> tuple[int, ...]:
    """Several squares."""
    return tuple(read_square(geometry, word) for word in words)


def square_name(geometry: Geometry, square: int) -> str:
    """The name of a square; any number has one, also where there is no such square."""
    names = geometry.square_names
    return names[square] if 0 <= square < len(names) else NOWHERE_NAME


def squares_named(geometry: Geometry, squares: Iterable[int]) -> str:
    """The names of some squares."""
    return " ".join(square_name(geometry, square) for square in squares)


def read_way(word: str) -> int:
    """A direction: n, e, s or w."""
    if word not in WAY_NAMES:
        raise sc.Unreadable(f"{word!r} is no direction; write n, e, s or w")
    return WAYS.index(word)


def read_ways(words: Iterable[str]) -> tuple[int, ...]:
    """Several directions."""
    return tuple(read_way(word) for word in words)


def ways_named(path: Iterable[int]) -> str:
    """The letters of some directions."""
    return " ".join(WAY_NAMES[way] for way in path)


def read_angle(word: str) -> int:
    """An angle: cw, ccw or 180."""
    if word not in ANGLE_NAMES[1:]:
        raise sc.Unreadable(f"{word!r} is no angle; write cw, ccw or 180")
    return ANGLE_NAMES.index(word)


def read_number(word: str) -> int:
    """A price in action points."""
    if not (word.isascii() and word.isdigit() and len(word) <= 3):
        raise sc.Unreadable(f"{word!r} is no number of action points")
    return int(word)


def words_of(text: str, fewest: int, form: str) -> list[str]:
    """The words of a text that has at least so many."""
    words = text.split()
    if len(words) < fewest:
        raise sc.Unreadable(f"write {form}")
    return words
