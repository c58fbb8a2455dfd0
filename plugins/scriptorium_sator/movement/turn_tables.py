"""All turns of a shape with what rides on it, worked out once for a grid.

Squares are counted from the anchor of the shape as it lies. A turn about one of its own squares
that leaves the grid has no place among the masks of `ShapeMoves`; here it is listed all the same.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from scriptorium.grid import Grid, Shape, turn_cell

Offsets = tuple[int, ...]


class Single(NamedTuple):
    """A turn: how far the anchor goes, the new orientation, pivot and angle, where riders go."""

    shift: int
    orient: int
    pivot: int
    angle: int
    riders: Offsets


class TurnTables:
    """The turns of one shape on one grid."""

    def __init__(self, grid: Grid, shape: Shape) -> None:
        self.grid = grid
        self.shape = shape
        self._cells = [
            {y * grid.stride + x: (x, y) for x, y in cells} for cells in shape.orientations
        ]
        self._every: dict[tuple[int, Offsets], tuple[Single, ...]] = {}
        self._about: dict[int, dict[tuple[int, int], Single]] = {}
        self._holds = [
            any(after == orient and move == (0, 0) for _, _, after, move in turns)
            for orient, turns in enumerate(shape.turns)
        ]

    def every(self, orient: int, riders: Offsets) -> tuple[Single, ...]:
        """Every turn, by pivot and angle."""
        known = self._every.get((orient, riders))
        if known is None:
            known = self._every[orient, riders] = tuple(self._find(orient, riders))
        return known

    def about(self, orient: int, pivot: int, angle: int) -> Single | None:
        """The turn about a square of the shape, or None for another square."""
        known = self._about.get(orient)
        if known is None:
            known = {(turn.pivot, turn.angle): turn for turn in self.every(orient, ())}
            self._about[orient] = known
        return known.get((pivot, angle))

    def offsets(self, orient: int) -> Iterable[int]:
        """The squares of the shape, counted from its anchor."""
        return self._cells[orient]

    def _find(self, orient: int, riders: Offsets) -> Iterable[Single]:
        stride, cells = self.grid.stride, self._cells[orient]
        for pivot, angle, after, (dx, dy) in self.shape.turns[orient]:
            moved = []
            for rider in riders:
                x, y = turn_cell(*cells[rider], *pivot, angle)
                moved.append(y * stride + x)
            about = pivot[1] * stride + pivot[0]
            yield Single(dy * stride + dx, after, about, angle, tuple(moved))

    def holds(self, orient: int) -> bool:
        """Whether some turn leaves the shape on its squares, so that only riders move."""
        return self._holds[orient]
