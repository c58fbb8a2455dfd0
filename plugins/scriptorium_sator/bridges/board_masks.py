"""The board as sets of squares: what lies where, what is free, what stands on what.

A `BoardMasks` is made from the numbers of a `Board` and kept beside it. When a bridge moves, the
next one takes over all that did not change.
"""

from __future__ import annotations

from functools import reduce
from operator import or_
from typing import Any

from scriptorium.grid import Mask, Square

from ..movement import TilesLying
from ..movement import mask_of as mask_of
from ..movement.carrying import State
from .board_geometry import ANCHOR, ANCHOR_BITS, OFF, Geometry

Squares = tuple[Square, ...]
Books = tuple[Squares, ...]

BOOK, GARGOYLE = 16, 32  # what a rider is, above the number of its seat: else an acolyte


class BoardMasks(TilesLying):
    """Sets of squares (masks), and sets of bridges (bit n is bridge n), of one board."""

    __slots__ = (
        *("acolytes", "at", "blocked", "books", "covered", "gargoyles", "geometry", "mine"),
        *("of_bridge", "on", "places", "pushed", "scope", "states", "stones", "taken", "turned"),
        *("with_acolyte", "with_gargoyle", "with_rider"),
    )
    geometry: Geometry

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
        self.pushed = self.turned = 0  # bridges that are known to have room for a push, a turn
        self.scope: Any = None  # what can be moved by whom; kept here by the rules of movement
        # How each bridge lies and who rides on it, as far as `state` has been asked.
        self.states: list[tuple[int, ...] | None] = [None] * len(places)
        self.of_bridge = geometry.masks_of(places)
        self.covered: Mask = reduce(or_, self.of_bridge, 0)
        self.on = (1 << len(places)) - 1
        for bridge, place in enumerate(places) if OFF in places else ():
            if place == OFF:
                self.on ^= 1 << bridge
        # All that stops bridges, bridges and the world outside, for `TurnLists`.
        self.blocked: Mask = geometry.turn_lists.blocked(self.covered)
        self._set_acolytes(acolytes)
        self._set_books(books)
        self._set_gargoyles(gargoyles)
        self.with_acolyte = self.with_gargoyle = self.with_rider = 0
        self._find_carriers(self.acolytes | self.books | self.gargoyles)

    def _set_acolytes(self, acolytes: Squares) -> None:
        self.at = acolytes
        self.acolytes: Mask = mask_of(acolytes)

    def _set_gargoyles(self, gargoyles: Squares) -> None:
        self.stones = gargoyles
        self.gargoyles: Mask = mask_of(gargoyles)

    def _set_books(self, books: tuple[Squares, ...]) -> None:
        self.mine: tuple[Mask, ...] = tuple([mask_of(squares) for squares in books])
        self.books: Mask = 0
        for mine in self.mine:
            self.books |= mine

    def _copied(self) -> BoardMasks:
        """The same once more, without what the rules of movement have kept of it."""
        after = BoardMasks.__new__(BoardMasks)
        after.geometry = self.geometry
        after.places, after.of_bridge = self.places, self.of_bridge
        after.states = self.states.copy()
        after.covered, after.blocked, after.on = self.covered, self.blocked, self.on
        after.scope, after.pushed, after.turned = None, self.pushed, self.turned
        after.at, after.acolytes = self.at, self.acolytes
        after.stones, after.gargoyles = self.stones, self.gargoyles
        after.mine, after.books, after.taken = self.mine, self.books, self.taken
        after.with_acolyte, after.with_gargoyle = self.with_acolyte, self.with_gargoyle
        after.with_rider = self.with_rider
        return after

    def moved(self, bridge: int, places: tuple[int, ...], mask: Mask) -> BoardMasks:
        """The same after one empty bridge has come to cover other squares (none: it is gone)."""
        after, bit = self._copied(), 1 << bridge
        after.places, after.pushed, after.turned = places, 0, 0
        masks, lists = self.of_bridge.copy(), self.geometry.turn_lists
        after.of_bridge = masks
        covered = after.covered = self.covered ^ masks[bridge] | mask
        after.blocked = covered << lists.base | lists.outside
        masks[bridge] = mask
        after.states[bridge] = None
        after.on = self.on | bit if mask else self.on & ~bit
        return after

    def placed(self, bridge: int, places: tuple[int, ...], mask: Mask) -> BoardMasks:
        """The same after a bridge was laid under what hovered over its squares (S5.4)."""
        after = self.moved(bridge, places, mask)
        if mask & (after.acolytes | after.books | after.gargoyles):
            after._find_carriers(mask)
        return after

    def walked(
        self,
        acolytes: Squares | None,
        books: tuple[Squares, ...] | None,
        gargoyles: Squares | None,
        taken: tuple[int, ...],
    ) -> BoardMasks:
        """The same after pieces have moved, come or gone while the bridges lay still.

        What is None is as it was.
        """
        after = self._copied()
        after.taken = taken
        if acolytes is not None:
            after._set_acolytes(acolytes)
        if books is not None:
            after._set_books(books)
        if gargoyles is not None:
            after._set_gargoyles(gargoyles)
        after._find_carriers(
            (self.acolytes ^ after.acolytes)
            | (self.books ^ after.books)
            | (self.gargoyles ^ after.gargoyles)
        )
        return after

    # Which bridges carry what.

    def _find_carriers(self, changed: Mask) -> None:
        """Work out anew which of the bridges with a changed square carry what."""
        acolytes, gargoyles, states = self.acolytes, self.gargoyles, self.states
        riders = acolytes | self.books | gargoyles
        touched = ridden = stood = held = 0
        for bridge, mask in enumerate(self.of_bridge):
            if mask & changed:
                bit = 1 << bridge
                states[bridge] = None
                touched |= bit
                if mask & riders:
                    ridden |= bit
                    if mask & acolytes:
                        stood |= bit
                    if mask & gargoyles:
                        held |= bit
        others = ~touched
        self.with_rider = self.with_rider & others | ridden
        self.with_acolyte = self.with_acolyte & others | stood
        self.with_gargoyle = self.with_gargoyle & others | held

    def riding(self, bridge: int) -> Mask:
        """The squares of a bridge on which anything stands."""
        if not self.with_rider >> bridge & 1:
            return 0
        return self.of_bridge[bridge] & (self.acolytes | self.books | self.gargoyles)

    def others(self, bridge: int) -> Mask:
        """The squares that other bridges cover."""
        return self.covered ^ self.of_bridge[bridge]

    def bridge_at(self, square: Square) -> int | None:
        """The bridge that covers a square."""
        for bridge, mask in enumerate(self.of_bridge):
            if mask >> square & 1:
                return bridge
        return None

    # How they lie with all that rides on them.

    def state(self, bridge: int) -> State:
        """How a bridge lies and who rides on it (S13.3); kept as soon as somebody asks.

        Who a rider is stands above its square, as `scriptorium_sator.movement.carrying` keeps it.
        """
        known = self.states[bridge]
        if known is not None:
            return known
        found = [self.places[bridge]]
        mask = self.of_bridge[bridge] if self.with_rider >> bridge & 1 else 0
        if mask & self.acolytes:
            for seat, square in enumerate(self.at):
                if square >= 0 and mask >> square & 1:
                    found.append(seat << ANCHOR_BITS | square)
        if mask & self.books:
            for seat, mine in enumerate(self.mine):
                if mine & mask:
                    for square in self.geometry.grid.squares(mine & mask):
                        found.append(BOOK + seat << ANCHOR_BITS | square)
        if mask & self.gargoyles:
            for seat, square in enumerate(self.stones):
                if square >= 0 and mask >> square & 1:
                    found.append(GARGOYLE + seat << ANCHOR_BITS | square)
        self.states[bridge] = known = tuple(found)
        return known

    def carry(self, was: State, state: State, books: Books) -> Books:
        """Take all that rode on a bridge along to where it rides now; all books are given back."""
        for old, new in zip(was[1:], state[1:], strict=True):  # both sorted by who rides
            who, square, end = old >> ANCHOR_BITS, old & ANCHOR, new & ANCHOR
            # A rider may go where another one stood: what leaves and comes again stays in the set.
            changed = 1 << square ^ 1 << end
            if who < BOOK:
                self.acolytes ^= changed
                self.at = (*self.at[:who], end, *self.at[who + 1 :])
            elif who < GARGOYLE:
                who -= BOOK
                self.books ^= changed
                self.mine = (*self.mine[:who], self.mine[who] ^ changed, *self.mine[who + 1 :])
                left = list(books[who])
                left.remove(square)
                books = (*books[:who], tuple(sorted((*left, end))), *books[who + 1 :])
            else:
                who -= GARGOYLE
                self.gargoyles ^= changed
                self.stones = (*self.stones[:who], end, *self.stones[who + 1 :])
        return books
