"""The board as sets of squares: what lies where, what is free, what stands on what.

A `Lay` is made from the numbers of a `Board` and kept beside it. When a bridge moves, the next
one takes over all that did not change.
"""

from __future__ import annotations

from scriptorium.grid import Mask, Square

from .geometry import ANCHOR, ANCHOR_BITS, OFF, Geometry

Squares = tuple[Square, ...]


class Lay:
    """Sets of squares (masks), and sets of bridges (bit n is bridge n), of one board."""

    __slots__ = (
        "_under",
        "acolytes",
        "at",
        "books",
        "covered",
        "gargoyles",
        "geometry",
        "masks",
        "mine",
        "on",
        "places",
        "stones",
        "taken",
    )

    def __init__(
        self,
        geometry: Geometry,
        places: tuple[int, ...],
        acolytes: Squares,
        books: tuple[Squares, ...],
        gargoyles: Squares,
        taken: tuple[int, ...],
    ) -> None:
        self.geometry = geometry
        self.places = places
        self.taken = taken
        self.masks: list[Mask] = []
        self.covered: Mask = 0
        self.on = 0
        for bridge, place in enumerate(places):
            mask = geometry.mask(bridge, place)
            self.masks.append(mask)
            self.covered |= mask
            if place != OFF:
                self.on |= 1 << bridge
        self.set_riders(acolytes, books, gargoyles)

    def set_riders(self, acolytes: Squares, books: tuple[Squares, ...], gargoyles: Squares) -> None:
        """Work out what stands where."""
        self.at = acolytes
        self.stones = gargoyles
        self.acolytes: Mask = 0
        for square in acolytes:
            if square >= 0:
                self.acolytes |= 1 << square
        self.gargoyles: Mask = 0
        for square in gargoyles:
            if square >= 0:
                self.gargoyles |= 1 << square
        self.mine: tuple[Mask, ...] = tuple([mask_of(squares) for squares in books])
        self.books: Mask = 0
        for mine in self.mine:
            self.books |= mine
        self._under: tuple[int, int, int] | None = None

    def moved(self, bridge: int, places: tuple[int, ...], mask: Mask) -> Lay:
        """The same after one empty bridge has come to cover other squares (none: it is gone)."""
        after = Lay.__new__(Lay)
        after.geometry = self.geometry
        after.places = places
        after.taken = self.taken
        masks = after.masks = self.masks.copy()
        after.covered = self.covered ^ masks[bridge] | mask
        masks[bridge] = mask
        after.on = self.on | 1 << bridge if mask else self.on & ~(1 << bridge)
        after.at = self.at
        after.stones = self.stones
        after.acolytes = self.acolytes
        after.gargoyles = self.gargoyles
        after.mine = self.mine
        after.books = self.books
        after._under = self._under
        return after

    def carried(
        self,
        bridge: int,
        places: tuple[int, ...],
        mask: Mask,
        acolytes: Squares,
        books: tuple[Squares, ...],
        gargoyles: Squares,
    ) -> Lay:
        """The same after one bridge has moved with everything on it."""
        after = self.moved(bridge, places, mask)
        after.set_riders(acolytes, books, gargoyles)
        after._under = self._under  # who stands on which bridge has not changed
        return after

    def walked(
        self,
        acolytes: Squares,
        books: tuple[Squares, ...],
        gargoyles: Squares,
        taken: tuple[int, ...],
    ) -> Lay:
        """The same after pieces have moved, come or gone while the bridges lay still."""
        after = Lay.__new__(Lay)
        after.geometry = self.geometry
        after.places = self.places
        after.taken = taken
        after.masks = self.masks
        after.covered = self.covered
        after.on = self.on
        after.set_riders(acolytes, books, gargoyles)
        return after

    # Which bridges carry what.

    def _carriers(self) -> tuple[int, int, int]:
        under = self._under
        if under is None:
            acolytes, books, gargoyles = self.acolytes, self.books, self.gargoyles
            riders = acolytes | books | gargoyles
            with_acolyte = with_book = with_gargoyle = 0
            bit = 1
            for mask in self.masks:
                if mask & riders:
                    if mask & acolytes:
                        with_acolyte |= bit
                    if mask & books:
                        with_book |= bit
                    if mask & gargoyles:
                        with_gargoyle |= bit
                bit <<= 1
            under = self._under = with_acolyte, with_book, with_gargoyle
        return under

    @property
    def with_acolyte(self) -> int:
        """The bridges that carry an acolyte."""
        return self._carriers()[0]

    @property
    def with_gargoyle(self) -> int:
        """The bridges that carry a gargoyle."""
        return self._carriers()[2]

    @property
    def with_rider(self) -> int:
        """The bridges that are not empty."""
        acolyte, book, gargoyle = self._carriers()
        return acolyte | book | gargoyle

    def carries(self, bridge: int) -> bool:
        """Whether anything stands on a bridge."""
        return bool(self.masks[bridge] & (self.acolytes | self.books | self.gargoyles))

    def bridge_at(self, square: Square) -> int | None:
        """The bridge that covers a square."""
        for bridge, mask in enumerate(self.masks):
            if mask >> square & 1:
                return bridge
        return None

    # What can move at all, surcharges and records aside.

    def can_be_pushed(self, bridge: int) -> bool:
        """Whether a bridge can be pushed by one square."""
        place = self.places[bridge]
        spots = self.geometry.spots[bridge][place >> ANCHOR_BITS]
        anchor = place & ANCHOR
        others = self.covered ^ self.masks[bridge]
        mask = spots[anchor + 1]
        if mask and not mask & others:
            return True
        mask = spots[anchor - 1]
        if mask and not mask & others:
            return True
        stride = self.geometry.stride
        mask = spots[anchor + stride]
        if mask and not mask & others:
            return True
        mask = spots[anchor - stride]
        return bool(mask) and not mask & others

    def can_be_turned(self, bridge: int) -> bool:
        """Whether a turn of a bridge changes something (S13.4)."""
        geometry = self.geometry
        place = self.places[bridge]
        orient, anchor = place >> ANCHOR_BITS, place & ANCHOR
        others = self.covered ^ self.masks[bridge]
        spots = geometry.spots[bridge]
        column = anchor % geometry.stride
        for single in geometry.tables[bridge].singles(orient, column, ()):
            mask = spots[single[1]][anchor + single[0]]
            if mask and not mask & others:
                return True
        return self.carries(bridge) and self._riders_turn(bridge)

    def _riders_turn(self, bridge: int) -> bool:
        """Whether some turn leaves a bridge on its squares but moves what stands on it."""
        place = self.places[bridge]
        orient, anchor = place >> ANCHOR_BITS, place & ANCHOR
        riding = self.masks[bridge] & (self.acolytes | self.books | self.gargoyles)
        table = self.geometry.tables[bridge]
        for square in self.geometry.grid.squares(riding):
            rider = square - anchor
            for turn in table.singles(orient, anchor % self.geometry.stride, (rider,)):
                if turn.shift == 0 and turn.orient == orient:
                    return True
        return False


def mask_of(squares: Squares) -> Mask:
    """A set of squares."""
    mask = 0
    for square in squares:
        mask |= 1 << square
    return mask
