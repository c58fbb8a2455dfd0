"""How a shape that lies on a grid moves, and on which squares it is laid.

A game says which shape has been chosen, in one class that the targets have as their first base:

    class OfTile(sq.OfShape): …
"""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable, Hashable, Iterable
from contextlib import suppress
from itertools import product
from typing import Any

from scriptorium import Moment, Target, Unreadable
from scriptorium.engine import REST
from scriptorium.grid import OffGridError, turn_cell

from ..movement.carrying import State, find_turn, turned
from ..movement.push_paths import shift_along
from ..movement.shape_moves import ANCHOR, ANCHOR_BITS, ShapeMoves
from .square_targets import OnGrid, Path, Pieces, SquareRow
from .square_words import ANGLE_NAMES, WAY_NAMES, read_angle, read_square, read_way, square_name


class OfShape(OnGrid):
    """Which shape it is about: how it can move, and its state as it lies, riders included."""

    @abstractmethod
    def chosen(self, at: Moment) -> tuple[ShapeMoves, State]: ...

    def before(self, at: Moment) -> tuple[Path, ...]:
        """The turns that have been chosen before this one."""
        return ()


class Paths(OfShape, Target[Path]):
    """The ways of a shape, square by square; two that end alike come to the same.

    `meaning` says how far a push goes of which so many squares have been touched.
    """

    noun = "the squares that it enters, in order"
    words = REST
    may_be_empty = True

    def __init__(
        self,
        longest: Callable[[Moment], int],
        meaning: Callable[[Moment, int], int] = lambda at, squares: squares,
    ) -> None:
        self.longest, self.meaning = longest, meaning

    def every(self, at: Moment) -> Iterable[Path]:
        for steps in range(1, self.longest(at) + 1):
            yield from product(range(4), repeat=steps)

    def missing(self, at: Moment, value: Path) -> None:
        return None

    def outcome(self, at: Moment, value: Path) -> int:
        return shift_along(self.grid_of(at), value)

    def write(self, position: Any, value: Path) -> str:
        return " ".join(WAY_NAMES[way] for way in value)

    def read(self, position: Any, text: str) -> Path:
        return tuple(map(read_way, text.split()))

    def pieces(self, at: Moment, value: Path) -> Pieces:
        grid, found = self.grid_of(at), []
        index = self.chosen(at)[1][0] & ANCHOR
        for way in value:
            index += grid.shifts[way]
            found.append(square_name(grid, index))
        return tuple(found)

    def meant(self, at: Moment, touched: Pieces) -> tuple[Path, int] | None:
        grid, found = self.grid_of(at), list[int]()
        index = self.chosen(at)[1][0] & ANCHOR
        for piece in touched:
            square = grid.square_numbers.get(piece, -1)
            if square - index not in grid.shifts:
                break
            found.append(grid.shifts.index(square - index))
            index = square
        if not found:
            return None
        more = self.meaning(at, len(found)) - len(found)
        return (*found, *found[-1:] * more), len(found)


class OneStep(Paths):
    """One of the four ways."""

    words = 1
    may_be_empty = False

    def __init__(self) -> None:
        super().__init__(lambda at: 1)

    def read(self, position: Any, text: str) -> Path:
        return (read_way(text),)


class Turns(OfShape, Target[Path]):
    """The turns of a shape: one of its squares, and the angle in quarters clockwise.

    The square is touched, and where the cell of the shape that is farthest from it comes to lie.
    """

    noun = "one of its squares and where it turns to"
    words = 2

    def every(self, at: Moment) -> Iterable[Path]:
        grid = self.grid_of(at)
        return ((square, angle) for square in grid.squares(grid.all) for angle in (1, 2, 3))

    def missing(self, at: Moment, value: Path) -> None:
        return None

    def outcome(self, at: Moment, value: Path) -> Hashable:
        moves, state = self.chosen(at)
        for pivot, angle in (*self.before(at), value):
            turn = find_turn(moves, state[0], pivot, angle)
            if turn is None:
                return value
            state = turned(moves, state, turn)
        return state

    def write(self, position: Any, value: Path) -> str:
        return f"{square_name(self.grid_of(position), value[0])} {ANGLE_NAMES[value[1]]}"

    def read(self, position: Any, text: str) -> Path:
        words = text.split()
        if len(words) != 2:
            raise Unreadable("write a square and an angle: C1 ccw")
        return read_square(self.grid_of(position), words[0]), read_angle(words[1])

    def pieces(self, at: Moment, value: Path) -> Pieces:
        grid, (pivot, angle) = self.grid_of(at), value
        moves, (place, *_) = self.chosen(at)
        lies = moves.place_masks[place >> ANCHOR_BITS][place & ANCHOR]
        cells = [grid.xy(square) for square in grid.squares(lies)]
        for before, by in self.before(at):
            cells = [turn_cell(*cell, *grid.xy(before), by) for cell in cells]
        x, y = grid.xy(pivot)
        far = max(cells, key=lambda cell: (abs(cell[0] - x) + abs(cell[1] - y), cell))
        end = grid.square(*turn_cell(*far, x, y, angle))
        return square_name(grid, pivot), square_name(grid, end)

    def meant(self, at: Moment, touched: Pieces) -> tuple[Path, int] | None:
        numbers = self.grid_of(at).square_numbers
        pivot = numbers.get(touched[0], -1) if len(touched) > 1 else -1
        for angle in (1, 2, 3) if pivot >= 0 else ():
            with suppress(OffGridError):  # an end beyond the grid is touched by nobody
                if self.pieces(at, (pivot, angle)) == touched[:2]:
                    return (pivot, angle), 2
        return None


class FirstTurns(Turns):
    """The first of two turns: about which square it is tells about which the second may be.

    A shape that looks the same from every side comes to the same place about two of its squares.
    """

    def outcome(self, at: Moment, value: Path) -> Hashable:
        return value[0], super().outcome(at, value)


class LaidSquares(SquareRow):
    """The squares under a shape that is laid; in any order they come to the same.

    Whose target it is says under `lying` all sets of squares on which it may lie.
    """

    noun = "the squares on which it is to lie"

    @abstractmethod
    def lying(self, at: Moment) -> Iterable[int]: ...

    def every(self, at: Moment) -> Iterable[Path]:
        squares = self.grid_of(at).squares
        return (tuple(squares(mask)) for mask in self.lying(at))

    def outcome(self, at: Moment, value: Path) -> Path:
        return tuple(sorted(value))
