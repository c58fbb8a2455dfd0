"""All turns of a shape with what rides on it, worked out once for every column of a grid.

Squares are counted from the anchor of the shape as it lies. Turns with the same outcome stand in a
table once; a turn that changes nothing is in none.
"""

from __future__ import annotations

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


class Double(NamedTuple):
    """A first of two turns, and the second ones that then lead to anything new."""

    first: Single
    seconds: tuple[Single, ...]


class TurnTables:
    """The turns of one shape on one grid."""

    def __init__(self, grid: Grid, shape: Shape) -> None:
        self.grid = grid
        self.shape = shape
        self._cells = [
            {y * grid.stride + x: (x, y) for x, y in cells} for cells in shape.orientations
        ]
        self._every: dict[tuple[int, int, Offsets], tuple[Single, ...]] = {}
        self._singles: dict[tuple[int, int, Offsets], tuple[Single, ...]] = {}
        self._doubles: dict[tuple[int, int, Offsets], tuple[Double, ...]] = {}

    def every(self, orient: int, column: int, riders: Offsets) -> tuple[Single, ...]:
        """Every turn that stays between the west and east edges, by pivot and angle."""
        key = orient, column, riders
        known = self._every.get(key)
        if known is None:
            known = self._every[key] = self._find(orient, column, riders)
        return known

    def _find(self, orient: int, column: int, riders: Offsets) -> tuple[Single, ...]:
        stride = self.grid.stride
        cells = self._cells[orient]
        found = []
        for pivot, angle, after, (dx, dy) in self.shape.turns[orient]:
            if not 0 <= column + dx < self.grid.columns:
                continue
            moved = (turn_cell(*cells[rider], *pivot, angle) for rider in riders)
            found.append(
                Single(
                    dy * stride + dx,
                    after,
                    pivot[1] * stride + pivot[0],
                    angle,
                    tuple(y * stride + x for x, y in moved),
                )
            )
        return tuple(found)

    def singles(self, orient: int, column: int, riders: Offsets) -> tuple[Single, ...]:
        """One turn to each other outcome."""
        key = orient, column, riders
        known = self._singles.get(key)
        if known is None:
            found: dict[tuple[int, int, Offsets], Single] = {}
            for turn in self.every(orient, column, riders):
                found.setdefault((turn.shift, turn.orient, turn.riders), turn)
            found.pop((0, orient, riders), None)
            known = self._singles[key] = tuple(found.values())
        return known

    def doubles(self, orient: int, column: int, riders: Offsets) -> tuple[Double, ...]:
        """One first turn for each pivot and outcome, with one second turn to each outcome."""
        key = orient, column, riders
        known = self._doubles.get(key)
        if known is None:
            known = self._doubles[key] = self._find_doubles(orient, column, riders)
        return known

    def _find_doubles(self, orient: int, column: int, riders: Offsets) -> tuple[Double, ...]:
        found: dict[tuple[int, int, int, Offsets], Double] = {}
        stride = self.grid.stride
        start = 0, orient, riders
        for first in self.every(orient, column, riders):
            key = first.pivot, first.shift, first.orient, first.riders
            if key[1:] == start or key in found:
                continue
            shift = first.shift
            middle = (column + stride + shift) % stride
            counted = tuple(rider - shift for rider in first.riders)
            seconds: dict[tuple[int, int, Offsets], Single] = {}
            for second in self.every(first.orient, middle, counted):
                if second.pivot + shift == first.pivot:
                    continue
                moved = tuple(rider + shift for rider in second.riders)
                end = Single(
                    second.shift + shift, second.orient, second.pivot + shift, second.angle, moved
                )
                outcome = end.shift, end.orient, end.riders
                if outcome not in (start, key[1:]):
                    seconds.setdefault(outcome, end)
            found[key] = Double(first, tuple(seconds.values()))
        return tuple(found.values())
