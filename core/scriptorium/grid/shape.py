"""Shapes: small patterns of cells that can be turned and laid on a grid."""

from collections.abc import Iterable, Sequence
from functools import cached_property
from typing import NamedTuple, TypeAlias

from .directions import CW, DELTAS, TURNS, Angle, turn_cell

Cell: TypeAlias = tuple[int, int]


class ShapeTurn(NamedTuple):
    """A turn of a shape about one of its cells, and how far that moves its anchor."""

    pivot: Cell
    angle: Angle
    orient: int
    moves: Cell


class Shape:
    """A pattern of cells; its anchor is its first cell in reading order.

    Two shapes are equal when their cells are, as given: a turned shape is another shape, and one
    of the ``orientations`` of the first.
    """

    def __init__(self, cells: Iterable[Cell]) -> None:
        self.cells: tuple[Cell, ...] = _from_anchor(cells)[0]
        if not self.cells:
            raise ValueError("a shape needs at least one cell")
        self._hash = hash(self.cells)

    @classmethod
    def from_pattern(cls, pattern: Sequence[str]) -> "Shape":
        """Read a shape from its rows, north to south: # is a cell of it, . is not."""
        for row in pattern:
            if len(row) != len(pattern[0]) or row.strip("#."):
                raise ValueError(
                    f"{row!r} is no row of this pattern: write {len(pattern[0])} signs, each # or ."
                )
        cells = [(x, y) for y, row in enumerate(pattern) for x, c in enumerate(row) if c == "#"]
        if not cells:
            raise ValueError("a shape needs at least one cell: mark its cells with #")
        return cls(cells)

    @property
    def size(self) -> int:
        """The number of cells."""
        return len(self.cells)

    @cached_property
    def hangs_together(self) -> bool:
        """Whether all cells are joined edge to edge."""
        reached, edge = {self.cells[0]}, [self.cells[0]]
        while edge:
            x, y = edge.pop()
            near = {(x + dx, y + dy) for dx, dy in DELTAS} & {*self.cells} - reached
            reached |= near
            edge += near
        return len(reached) == len(self.cells)

    @cached_property
    def length(self) -> int:
        """How many squares it reaches along its longer side; pieces may lie apart."""
        wide = max(x for x, _ in self.cells) - min(x for x, _ in self.cells)
        return max(wide, max(y for _, y in self.cells)) + 1

    @cached_property
    def orientations(self) -> tuple[tuple[Cell, ...], ...]:
        """The cells of each different quarter turn clockwise, counted from its own anchor.

        Number 0 is the shape as given. There are 1, 2 or 4 of them, and n quarter turns clockwise
        lead from number o to number (o + n) modulo their count.
        """
        found: list[tuple[Cell, ...]] = []
        cells = self.cells
        while cells not in found:
            found.append(cells)
            cells = _from_anchor(turn_cell(x, y, 0, 0, CW) for x, y in cells)[0]
        return tuple(found)

    @cached_property
    def turns(self) -> tuple[tuple[ShapeTurn, ...], ...]:
        """For each orientation, every turn about each of its cells."""
        return tuple(
            tuple(self._turn(orient, pivot, angle) for pivot in cells for angle in TURNS)
            for orient, cells in enumerate(self.orientations)
        )

    def _turn(self, orient: int, pivot: Cell, angle: Angle) -> ShapeTurn:
        turned = [turn_cell(x, y, *pivot, angle) for x, y in self.orientations[orient]]
        return ShapeTurn(pivot, angle, self.turned(orient, angle), _from_anchor(turned)[1])

    def turned(self, orient: int, angle: Angle) -> int:
        """Return the number of the orientation that a turn leads to."""
        return (orient + angle) % len(self.orientations)

    def pattern(self, orient: int = 0) -> list[str]:
        """Draw one orientation as rows of # and . signs, with no empty border."""
        cells = self.orientations[orient]
        west, east = min(x for x, _ in cells), max(x for x, _ in cells)
        south = max(y for _, y in cells)
        return [
            "".join("#" if (x, y) in cells else "." for x in range(west, east + 1))
            for y in range(south + 1)
        ]

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Shape):
            return NotImplemented
        return self.cells == other.cells

    def __hash__(self) -> int:
        return self._hash

    def __repr__(self) -> str:
        return f"Shape.from_pattern({self.pattern()!r})"


def _from_anchor(cells: Iterable[Cell]) -> tuple[tuple[Cell, ...], Cell]:
    """Count cells from the first of them in reading order; return them and that first one."""
    ordered = sorted({(y, x) for x, y in cells})
    if not ordered:
        return (), (0, 0)
    top, left = ordered[0]
    return tuple((x - left, y - top) for y, x in ordered), (left, top)
