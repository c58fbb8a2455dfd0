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
        "_push_asked",
        "_pushable",
        "_turn_asked",
        "_turnable",
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
        "with_acolyte",
        "with_gargoyle",
        "with_rider",
        "witness",
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
        self._push_asked = self._pushable = self._turn_asked = self._turnable = 0
        self.witness: dict[str, tuple[int, int]] = {}
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
        self._find_carriers()

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

    def moved(self, bridge: int, places: tuple[int, ...], mask: Mask) -> Lay:
        """The same after one empty bridge has come to cover other squares (none: it is gone)."""
        after = Lay.__new__(Lay)
        after.geometry = self.geometry
        after.places = places
        after.taken = self.taken
        after._push_asked = after._pushable = after._turn_asked = after._turnable = 0
        after.witness = {}
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
        after.with_acolyte = self.with_acolyte
        after.with_gargoyle = self.with_gargoyle
        after.with_rider = self.with_rider
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
        after._push_asked, after._pushable = self._push_asked, self._pushable
        after._turn_asked = after._turnable = 0
        after.witness = {}
        after.masks = self.masks
        after.covered = self.covered
        after.on = self.on
        after.set_riders(acolytes, books, gargoyles)
        after._find_carriers()
        return after

    # Which bridges carry what.

    def _find_carriers(self) -> None:
        """Work out which bridges carry acolytes, gargoyles, anything."""
        acolytes, gargoyles = self.acolytes, self.gargoyles
        riders = acolytes | self.books | gargoyles
        with_acolyte = with_gargoyle = with_rider = 0
        bit = 1
        for mask in self.masks:
            if mask & riders:
                with_rider |= bit
                if mask & acolytes:
                    with_acolyte |= bit
                if mask & gargoyles:
                    with_gargoyle |= bit
            bit <<= 1
        self.with_acolyte, self.with_gargoyle = with_acolyte, with_gargoyle
        self.with_rider = with_rider

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
        bit = 1 << bridge
        if not self._push_asked & bit:
            self._push_asked |= bit
            if self._find_push(bridge):
                self._pushable |= bit
        return bool(self._pushable & bit)

    def _find_push(self, bridge: int) -> bool:
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
        bit = 1 << bridge
        if not self._turn_asked & bit:
            self._turn_asked |= bit
            if self._find_turn(bridge):
                self._turnable |= bit
        return bool(self._turnable & bit)

    def _find_turn(self, bridge: int) -> bool:
        geometry = self.geometry
        place = self.places[bridge]
        orient, anchor = place >> ANCHOR_BITS, place & ANCHOR
        others = self.covered ^ self.masks[bridge]
        spots = geometry.spots[bridge]
        for shift, after in geometry.tables[bridge].places(orient, anchor % geometry.stride):
            mask = spots[after][anchor + shift]
            if mask and not mask & others:
                return True
        return bool(self.with_rider >> bridge & 1) and self._riders_turn(bridge)

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
