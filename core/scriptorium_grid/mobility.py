"""Which tiles can move at all: sets that are kept up from board to board.

For each way a tile may lie a table holds, for every place it could come to from there, the
squares it would newly cover (its *front*), in the windows of `TurnLists`. A tile is free as long
as nothing lies on one front, its witness, and stuck as long as no square of its fronts is given
up; only the others are looked at anew.
"""

from __future__ import annotations

from .shape_moves import ANCHOR, ANCHOR_BITS
from .spread import Mask

# By the way a tile is turned: the front of each end, and what it adds to the place.
Ends = tuple[tuple[Mask, int], ...]


class Mobility:
    """The tiles with an open front (bit n is tile n), and for each what shows it."""

    __slots__ = ("able", "blocked", "ends", "walled", "walls", "witnesses")

    def __init__(self, ends: tuple[tuple[Ends, ...], ...]) -> None:
        self.ends = ends
        self.able = 0
        self.blocked: Mask = 0
        # By tile, an open front of those that are free, or all fronts of those that are stuck;
        # and all fronts of those together, with maybe some more.
        self.witnesses: list[Mask] = [0] * len(ends)
        self.walls: list[Mask] = [0] * len(ends)
        self.walled: Mask = 0

    def after(self, moved: int, places: tuple[int, ...], blocked: Mask) -> Mobility:
        """The same for another board, given which tiles lie elsewhere, have come or gone."""
        witnesses, walls, walled = self.witnesses, self.walls, self.walled
        covered = [1 << tile for tile, witness in enumerate(witnesses) if witness & blocked]
        todo = moved | sum(covered)
        left = self.blocked & ~blocked
        if left & walled:
            walled = 0
            for tile, wall in enumerate(walls):
                if wall & left:
                    todo |= 1 << tile
                else:
                    walled |= wall
        new = Mobility.__new__(Mobility)
        ends = new.ends = self.ends
        witnesses = new.witnesses = witnesses.copy()
        walls = new.walls = walls.copy()
        able = self.able
        while todo:
            low = todo & -todo
            todo ^= low
            tile = low.bit_length() - 1
            wall = 0
            place = places[tile]
            if place >= 0:
                anchor = place & ANCHOR
                near = blocked >> anchor
                for front, _ in ends[tile][place >> ANCHOR_BITS]:
                    if not front & near:
                        witnesses[tile] = front << anchor
                        walls[tile] = 0
                        able |= low
                        break
                    wall |= front
                else:
                    place = -1
                    wall <<= anchor
            if place < 0:
                witnesses[tile] = 0
                walls[tile] = wall
                walled |= wall
                able &= ~low
        new.able, new.blocked = able, blocked
        new.walled = walled
        return new
