"""Lists of turns: for every way a shape lies and is ridden, what each turn newly covers.

Two turns lead to the same outcome when the shape ends on the same place and every square that is
ridden ends on the same square: who rides there makes no difference. The ridden squares are given
as one set, `ridden`, with the anchor as bit 0. Of all turns with one outcome a list holds the
first; one that changes nothing is in none.

Squares are counted from a window that begins above and to the west of the anchor; what lies on
the board, or outside the grid, is cut to the same window. A turn is free where nothing of that
lies on its front: on the squares it newly covers. Shapes are of one piece: one that leaves the grid
sideways covers a wall.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache

from scriptorium.grid import TURNS, Grid, Mask

from .carrying import place_of
from .mobility import Ends, Mobility
from .turn_tables import Offsets, Single, TurnTables

ANGLES = 4


# Turns as fronts and codes: plain tuples, which Python takes apart faster than named ones. After
# the first of two turns the fronts of all second turns stand as well.
Turns = tuple[tuple[Mask, int], ...]
FirstTurns = tuple[tuple[Mask, int, tuple[Mask, ...]], ...]


class TurnLists:
    """The turns of all tiles; a turn's code is its pivot, counted from the anchor, and angle."""

    def __init__(self, grid: Grid, tables: tuple[TurnTables, ...]) -> None:
        self.tables = tables
        # A turn goes as far from its pivot as the shape is long, and its pivot from the anchor.
        far = max(2, *(table.shape.length for table in tables)) - 1
        stride = grid.stride
        self.base = 2 * far * stride + 3 * far
        board = ((1 << stride * grid.rows) - 1) & ~grid.all
        rim = (1 << self.base) - 1
        self.outside = rim | board << self.base | rim << self.base + stride * grid.rows
        self._cells = {
            id(table): [self._mask(table, orient) for orient in range(len(table.shape.turns))]
            for table in tables
        }
        self._fronts: dict[tuple[int, int, int, int], Mask] = {}
        # Tiles of the same shape share their lists.
        self._alike = [tables.index(table) for table in tables]
        self._singles: dict[tuple[int, int, Mask, tuple[int, ...]], Turns] = {}
        self._elsewhere: dict[tuple[int, int], Turns] = {}
        self._firsts: dict[tuple[int, int, Mask], FirstTurns] = {}
        self._seconds: dict[tuple[int, int, Mask, int], Turns] = {}

        every = range(len(tables))
        self.mobilities = (
            Mobility(tuple(self.push_ends(tile) for tile in every)),
            Mobility(tuple(self.turn_ends(tile) for tile in every)),
        )

    def blocked(self, covered: Mask) -> Mask:
        """All that stops tiles, ready to be cut to the window of a tile by its anchor."""
        return covered << self.base | self.outside

    def push_ends(self, tile: int) -> tuple[Ends, ...]:
        """By the way a tile is turned: the ends of each push by one square."""
        table = self.tables[tile]
        return tuple(
            tuple((self._front(table, orient, orient, shift), shift) for shift in table.grid.shifts)
            for orient in range(len(table.shape.turns))
        )

    def turn_ends(self, tile: int) -> tuple[Ends, ...]:
        """By the way a tile is turned: the ends of the turns to other places."""
        table = self.tables[tile]
        found = []
        for orient in range(len(table.shape.turns)):
            turns = one_of_each(orient, (), table.every(orient, ()))
            found.append(
                tuple(
                    (
                        self._front(table, orient, turn.orient, turn.shift),
                        place_of(turn.orient - orient, 0) + turn.shift,
                    )
                    for turn in turns
                )
            )
        return tuple(found)

    def singles(
        self, tile: int, orient: int, ridden: Mask, angles: tuple[int, ...] = TURNS
    ) -> Turns:
        """One turn by one of these angles to each other outcome."""
        key = self._alike[tile], orient, ridden, angles
        known = self._singles.get(key)
        if known is None:
            table = self.tables[tile]
            riders = offsets_in(table, orient, ridden)
            allowed = [turn for turn in table.every(orient, riders) if turn.angle in angles]
            turns = one_of_each(orient, riders, allowed)
            known = tuple(
                [
                    (self._front(table, orient, turn.orient, turn.shift), code_of(turn))
                    for turn in turns
                ]
            )
            self._singles[key] = known
        return known

    def elsewhere(self, tile: int, orient: int) -> Turns:
        """Those that no push by one square comes to the same as, where nothing rides."""
        key = self._alike[tile], orient
        known = self._elsewhere.get(key)
        if known is None:
            table = self.tables[tile]
            turns = one_of_each(orient, (), table.every(orient, ()))
            known = self._elsewhere[key] = tuple(
                (self._front(table, orient, turn.orient, turn.shift), code_of(turn))
                for turn in turns
                if turn.orient != orient or turn.shift not in table.grid.shifts
            )
        return known

    def firsts(self, tile: int, orient: int, ridden: Mask) -> FirstTurns:
        """One turn for each pivot and other outcome, as the first of two."""
        key = self._alike[tile], orient, ridden
        known = self._firsts.get(key)
        if known is None:
            table = self.tables[tile]
            riders = offsets_in(table, orient, ridden)
            found = []
            for first in one_of_each_pivot(orient, riders, table.every(orient, riders)):
                seconds = self._find_seconds(table, orient, riders, first)
                # The fewer squares, the sooner a front is found open.
                both = sorted({front for front, _ in seconds}, key=int.bit_count)
                front = self._front(table, orient, first.orient, first.shift)
                found.append((front, code_of(first), tuple(both)))
            known = self._firsts[key] = tuple(found)
        return known

    def seconds(self, tile: int, orient: int, ridden: Mask, first: int) -> Turns:
        """By the code of a first turn: front and code of one second turn to each other outcome."""
        key = self._alike[tile], orient, ridden, first
        known = self._seconds.get(key)
        if known is None:
            table = self.tables[tile]
            riders = offsets_in(table, orient, ridden)
            turns = table.every(orient, riders)
            pivot, angle = divmod(first, ANGLES)
            of_code = [turn for turn in turns if turn.pivot == pivot and turn.angle == angle]
            made = of_code[0] if of_code else None
            known = () if made is None else self._find_seconds(table, orient, riders, made)
            self._seconds[key] = known
        return known

    def _find_seconds(
        self, table: TurnTables, orient: int, riders: Offsets, first: Single
    ) -> Turns:
        """Second turns about another pivot that change something, and end otherwise than begun."""
        shift, name, fronts = first.shift, id(table), self._fronts
        about, found = first.pivot - shift, []
        seen = {(0, orient, riders), (shift, first.orient, first.riders)}
        moved = tuple([rider - shift for rider in first.riders])
        # Nearly all that is worked out in a match is worked out here: so nothing more is called.
        for step, turned, pivot, angle, ridden in table.every(first.orient, moved):
            if pivot == about:
                continue
            step += shift
            after = tuple(map(shift.__add__, ridden)) if ridden else ()
            outcome = step, turned, after
            if outcome not in seen:
                seen.add(outcome)
                front = fronts.get((name, orient, turned, step))
                if front is None:
                    front = self._front(table, orient, turned, step)
                found.append((front, (pivot + shift) * ANGLES + angle))
        return tuple(found)

    def _mask(self, table: TurnTables, orient: int) -> Mask:
        return mask_at(table.offsets(orient), self.base)

    def _front(self, table: TurnTables, orient: int, turned: int, shift: int) -> Mask:
        """The squares that a turn or a push newly covers, in the window."""
        key = id(table), orient, turned, shift
        known = self._fronts.get(key)
        if known is None:
            now = self._cells[id(table)][orient]
            known = mask_at(table.offsets(turned), self.base + shift) & ~now
            self._fronts[key] = known
        return known


@lru_cache(8)
def turn_lists(grid: Grid, tables: tuple[TurnTables, ...]) -> TurnLists:
    """The lists of a box of tiles on a grid, shared by all matches with them."""
    return TurnLists(grid, tables)


def one_of_each(orient: int, riders: Offsets, turns: Iterable[Single]) -> tuple[Single, ...]:
    """Of some turns, one to each other outcome."""
    found: dict[tuple[int, int, Offsets], Single] = {}
    for turn in turns:
        found.setdefault((turn.shift, turn.orient, turn.riders), turn)
    found.pop((0, orient, riders), None)
    return tuple(found.values())


def one_of_each_pivot(orient: int, riders: Offsets, turns: Iterable[Single]) -> tuple[Single, ...]:
    """Of some turns, one for each pivot and other outcome."""
    found: dict[tuple[int, int, int, Offsets], Single] = {}
    for turn in turns:
        if (turn.shift, turn.orient, turn.riders) != (0, orient, riders):
            found.setdefault((turn.pivot, turn.shift, turn.orient, turn.riders), turn)
    return tuple(found.values())


def offsets_in(table: TurnTables, orient: int, squares: Mask) -> Offsets:
    """Those squares of a shape, counted from its anchor, that are in a set."""
    return tuple([offset for offset in table.offsets(orient) if squares >> offset & 1])


def code_of(turn: Single) -> int:
    """The pivot and the angle of a turn as one number."""
    return turn.pivot * ANGLES + turn.angle


def mask_at(offsets: Iterable[int], base: int) -> Mask:
    """Some squares, counted from the beginning of a window."""
    mask = 0
    for offset in offsets:
        mask |= 1 << base + offset
    return mask
