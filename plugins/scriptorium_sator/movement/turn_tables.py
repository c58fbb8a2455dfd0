"""All turns of a shape with what rides on it, worked out once for every column of a grid.

Squares are counted from the anchor of the shape as it lies. Turns with the same outcome stand in a
table once; a turn that changes nothing is in none.
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
        self._every: dict[tuple[int, int, Offsets], tuple[Single, ...]] = {}
        self._singles: dict[tuple[int, int, Offsets], tuple[Single, ...]] = {}
        self._unbounded: dict[tuple[int, Offsets], tuple[Single, ...]] = {}
        self._about: dict[tuple[int, int], dict[tuple[int, int], Single]] = {}
        self._places: dict[tuple[int, int], tuple[tuple[int, int], ...]] = {}
        self._firsts: dict[tuple[int, int, Offsets], tuple[Single, ...]] = {}
        self._holds = [
            any(after == orient and move == (0, 0) for _, _, after, move in turns)
            for orient, turns in enumerate(shape.turns)
        ]
        # So many columns from the edges, no turn can leave the grid sideways.
        self._safe = max(abs(turn.moves[0]) for turns in shape.turns for turn in turns)

    def every(self, orient: int, column: int, riders: Offsets) -> tuple[Single, ...]:
        """Every turn that stays between the west and east edges, by pivot and angle."""
        key = orient, column, riders
        known = self._every.get(key)
        if known is None:
            safe = self._safe
            if safe < column < self.grid.columns - 1 - safe:
                known = self.every(orient, safe, riders)
            else:
                known = self._find(orient, column, riders)
            self._every[key] = known
        return known

    def about(self, orient: int, column: int, pivot: int, angle: int) -> Single | None:
        """The turn about a square, or None where it would leave the grid sideways."""
        known = self._about.get((orient, column))
        if known is None:
            turns = self.every(orient, column, ())
            known = self._about[orient, column] = {(t.pivot, t.angle): t for t in turns}
        return known.get((pivot, angle))

    def unbounded(self, orient: int, riders: Offsets) -> tuple[Single, ...]:
        """Every turn as on a grid without edges."""
        known = self._unbounded.get((orient, riders))
        if known is None:
            known = self._unbounded[orient, riders] = self._find(orient, None, riders)
        return known

    def offsets(self, orient: int) -> Iterable[int]:
        """The squares of the shape, counted from its anchor."""
        return self._cells[orient]

    def _find(self, orient: int, column: int | None, riders: Offsets) -> tuple[Single, ...]:
        stride = self.grid.stride
        cells = self._cells[orient]
        found = []
        for pivot, angle, after, (dx, dy) in self.shape.turns[orient]:
            if column is not None and not 0 <= column + dx < self.grid.columns:
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

    def holds(self, orient: int) -> bool:
        """Whether some turn leaves the shape on its squares, so that only riders move."""
        return self._holds[orient]

    def singles(self, orient: int, column: int, riders: Offsets) -> tuple[Single, ...]:
        """One turn to each other outcome."""
        key = orient, column, riders
        known = self._singles.get(key)
        if known is None:
            turns = self.every(orient, column, riders)
            known = self._singles[key] = self.single_of(orient, riders, turns)
        return known

    def single_of(
        self, orient: int, riders: Offsets, turns: Iterable[Single]
    ) -> tuple[Single, ...]:
        """Of some turns, one to each other outcome."""
        found: dict[tuple[int, int, Offsets], Single] = {}
        for turn in turns:
            found.setdefault((turn.shift, turn.orient, turn.riders), turn)
        found.pop((0, orient, riders), None)
        return tuple(found.values())

    def firsts(self, orient: int, column: int, riders: Offsets) -> tuple[Single, ...]:
        """One turn for each pivot and other outcome: the first ones of two."""
        key = orient, column, riders
        known = self._firsts.get(key)
        if known is None:
            turns = self.every(orient, column, riders)
            known = self._firsts[key] = self.first_of(orient, riders, turns)
        return known

    def first_of(self, orient: int, riders: Offsets, turns: Iterable[Single]) -> tuple[Single, ...]:
        """Of some turns, one for each pivot and other outcome."""
        found: dict[tuple[int, int, int, Offsets], Single] = {}
        for turn in turns:
            if (turn.shift, turn.orient, turn.riders) != (0, orient, riders):
                found.setdefault((turn.pivot, turn.shift, turn.orient, turn.riders), turn)
        return tuple(found.values())
