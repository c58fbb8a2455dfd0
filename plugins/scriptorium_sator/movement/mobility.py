"""Which tiles can move at all.

For each way a tile may lie a table holds, for every place it could come to from there, the
squares it would newly cover (its *front*), in the windows of `TurnLists`. A tile is free as long
as nothing lies on one front, which is tried first when the same tile is asked about again.
"""

from __future__ import annotations

from scriptorium.grid import Mask

from .carrying import ANCHOR, ANCHOR_BITS

# By the way a tile is turned: the front of each end, and what it adds to the place.
Ends = tuple[tuple[Mask, int], ...]


class Mobility:
    """The fronts of tiles; what is remembered of earlier boards only says where to look first."""

    __slots__ = ("_lay", "_open", "ends")

    def __init__(self, ends: tuple[tuple[Ends, ...], ...]) -> None:
        self.ends = ends
        # By tile, where it lay when an open front of it was found, and that front.
        self._lay: list[int | None] = [None] * len(ends)
        self._open: list[Mask] = [0] * len(ends)

    def able(
        self, among: int, places: tuple[int, ...], blocked: Mask, *, first: bool = False
    ) -> int:
        """Those of some tiles with an open front (bit n is tile n); or only the first of them."""
        found, lay, open_ = 0, self._lay, self._open
        while among:
            low = among & -among
            among ^= low
            tile = low.bit_length() - 1
            place = places[tile]
            if lay[tile] == place and not open_[tile] & blocked:
                found |= low
            elif place >= 0:
                anchor = place & ANCHOR
                near = blocked >> anchor
                for front, _ in self.ends[tile][place >> ANCHOR_BITS]:
                    if not front & near:
                        lay[tile], open_[tile] = place, front << anchor
                        found |= low
                        break
            if first and found:
                break
        return found
