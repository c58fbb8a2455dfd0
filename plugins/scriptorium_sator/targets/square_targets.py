"""Squares of a grid that are chosen: one, or several one after the other.

A game says on which grid it is played and what stands where, in one class; its targets have that
as their first base:

    class OnBoard(sq.OnGrid):
        def grid_of(self, position): return position.rules.services["house.grid"]

    class Squares(OnBoard, sq.Squares): outside = OFF_GRID
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterator
from typing import Any

from scriptorium import Moment, Target
from scriptorium.engine import REST
from scriptorium.grid import Grid

from .square_words import WAY_NAMES, read_square, read_way, square_name

Pieces = tuple[str, ...]
Path = tuple[int, ...]


class OnGrid(ABC):
    """On which grid it is, and which piece of the picture is or stands on which of its squares."""

    @abstractmethod
    def grid_of(self, position: Any) -> Grid: ...

    def standing(self, position: Any, piece: str) -> int | None:
        return self.grid_of(position).square_numbers.get(piece)


class Squares(OnGrid, Target[int]):
    """The squares of the grid; what stands on one means it as well."""

    noun = "a square"

    def bits(self, at: Moment) -> int:
        return self.grid_of(at).all

    def write(self, position: Any, value: int) -> str:
        return square_name(self.grid_of(position), value)

    def read(self, position: Any, text: str) -> int:
        return read_square(self.grid_of(position), text)

    def pieces(self, at: Moment, value: int) -> Pieces:
        return (self.write(at, value),)

    def meant(self, at: Moment, touched: Pieces) -> tuple[int, int] | None:
        square = self.standing(at, touched[0]) if touched else None
        return None if square is None else (square, 1)


class SquareRow(OnGrid, Target[Path]):
    """Squares, one after the other."""

    noun = "squares"
    words = REST

    def missing(self, at: Moment, value: Path) -> None:
        """Any squares may be named; rules say what is wrong with them."""

    def write(self, position: Any, value: Path) -> str:
        return " ".join(square_name(self.grid_of(position), square) for square in value)

    def read(self, position: Any, text: str) -> Path:
        return tuple(read_square(self.grid_of(position), word) for word in text.split())

    def pieces(self, at: Moment, value: Path) -> tuple[Any, ...]:
        return tuple(self.write(at, value).split())

    def meant(self, at: Moment, touched: Pieces) -> tuple[Path, int] | None:
        squares = [self.standing(at, piece) for piece in touched]
        found = tuple(square for square in squares if square is not None)
        return (found, len(found)) if found and len(found) == len(squares) else None


class Directions(OnGrid, Target[int]):
    """The four ways from a square; any square that lies straight that way means it.

    Whose target it is says `begins` (below zero: nowhere), and to which square a way `leads`.
    """

    noun = "a square in that direction"

    @abstractmethod
    def begins(self, at: Moment) -> int: ...

    @abstractmethod
    def leads(self, at: Moment, direction: int) -> int: ...

    def bits(self, at: Moment) -> int:
        return 0b1111

    def write(self, position: Any, value: int) -> str:
        return WAY_NAMES[value] if 0 <= value < len(WAY_NAMES) else str(value)

    def read(self, position: Any, text: str) -> int:
        return read_way(text)

    def pieces(self, at: Moment, value: int) -> Pieces:
        return (square_name(self.grid_of(at), self.leads(at, value)),)

    def meant(self, at: Moment, touched: Pieces) -> tuple[int, int] | None:
        grid, here = self.grid_of(at), self.begins(at)
        there = self.standing(at, touched[0]) if touched else None
        for direction in range(4) if there is not None and here >= 0 else ():
            square = grid.step(here, direction)
            while square is not None:
                if square == there:
                    return direction, 1
                square = grid.step(square, direction)
        return None


def ways_over(grid: Grid, ground: int, begins: int, most: int) -> Iterator[Path]:
    """Every way of at most so many squares over some ground, shortest first."""
    layer: list[Path] = [(square,) for square in grid.squares(begins & ground)] if most > 0 else []
    for _ in range(most):
        yield from layer
        layer = [
            (*path, square)
            for path in layer
            for square in grid.squares(grid.neighbours(path[-1]) & ground)
        ]
