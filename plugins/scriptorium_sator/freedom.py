"""Which bridges can move at all: sets that are kept up from board to board.

For each place a table holds, for every place a bridge could come to from there, that place and the
squares the bridge would newly cover (its *front*). A bridge is free as long as nothing lies on one
front, its witness, and stuck as long as no square of its fronts is given up; only the others are
looked at anew.
"""

from __future__ import annotations

from collections.abc import Callable

from scriptorium.grid import Mask

OFF = -1
Ends = tuple[tuple[Mask, int], ...]


class EndTable(dict[int, Ends]):
    """The ends of a shape's moves by its place, worked out when a place is first asked for."""

    def __init__(self, find: Callable[[int], Ends]) -> None:
        super().__init__({OFF: ()})
        self._find = find

    def __missing__(self, place: int) -> Ends:
        found = self[place] = self._find(place)
        return found


class Freedom:
    """The bridges with an open front (bit n is bridge n), and for each what shows it."""

    __slots__ = ("able", "covered", "ends", "walled", "walls", "witnessed", "witnesses")

    def __init__(self, ends: tuple[EndTable, ...]) -> None:
        self.ends = ends
        self.able = 0
        self.covered: Mask = 0
        # By bridge, an open front of those that are free, or all fronts of those that are stuck;
        # and each of them together, with maybe some more.
        self.witnesses: list[Mask] = [0] * len(ends)
        self.walls: list[Mask] = [0] * len(ends)
        self.witnessed: Mask = 0
        self.walled: Mask = 0

    def shows(self, bridges: int, covered: Mask) -> bool:
        """Whether a witness shows that one of these bridges, which lie still, is free on a board.

        Where none does, one may be free nevertheless.
        """
        witnesses = self.witnesses
        likely = bridges & self.able
        while likely:
            low = likely & -likely
            if not witnesses[low.bit_length() - 1] & covered:
                return True
            likely ^= low
        return False

    def after(self, moved: int, places: tuple[int, ...], covered: Mask) -> Freedom:
        """The same for another board, given which bridges lie elsewhere, have come or gone."""
        todo = moved
        witnesses, walls = self.witnesses, self.walls
        witnessed, walled = self.witnessed, self.walled
        if covered & witnessed:
            witnessed = 0
            for bridge, witness in enumerate(witnesses):
                if witness & covered:
                    todo |= 1 << bridge
                else:
                    witnessed |= witness
        left = self.covered & ~covered
        if left & walled:
            walled = 0
            for bridge, wall in enumerate(walls):
                if wall & left:
                    todo |= 1 << bridge
                else:
                    walled |= wall
        new = Freedom.__new__(Freedom)
        ends = new.ends = self.ends
        witnesses = new.witnesses = witnesses.copy()
        walls = new.walls = walls.copy()
        able = self.able
        while todo:
            low = todo & -todo
            todo ^= low
            bridge = low.bit_length() - 1
            wall = 0
            for front, _ in ends[bridge][places[bridge]]:
                if not front & covered:
                    witnesses[bridge] = front
                    walls[bridge] = 0
                    witnessed |= front
                    able |= low
                    break
                wall |= front
            else:
                witnesses[bridge] = 0
                walls[bridge] = wall
                walled |= wall
                able &= ~low
        new.able, new.covered = able, covered
        new.witnessed, new.walled = witnessed, walled
        return new
