"""Completion: the bridges still to come must be able to carry all hovering books (S5.6, R11).

The search is exact. It always turns to the book with the fewest ways left, gives up as soon as
the bridges cannot be shared out among books that need one each, and remembers what has failed.
One solution answers for every placement that leaves it untouched, so that judging all places of
a bridge takes few searches.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from scriptorium_grid import Mask

from .covering import Pit


class Laid(NamedTuple):
    """A bridge of a solution: its shape and the squares it covers."""

    shape: int
    mask: Mask


Solution = tuple[Laid, ...]


def solve(pit: Pit) -> Solution | None:
    """One way to bring a bridge under every hovering book at the same time, or None."""
    return _Search(pit).solve()


def can_be_completed(pit: Pit) -> bool:
    """Whether all hovering books can still be covered at the same time."""
    return solve(pit) is not None


Ways = int
"""A set of ways: bit n stands for the nth way of a search."""


class _Search:
    """One search.

    A *way* is a place of some shape under one hovering book or more. All ways are found once and
    numbered; from then on sets of them are numbers, and laying a bridge takes the ways that it
    blocks out of those that are open.
    """

    def __init__(self, pit: Pit) -> None:
        # The colour rule (S5.3 c) is settled here once and for all: a place under two hovering
        # books of a colour would overlap whatever covers one of them first.
        squares = pit.outlines.grid.squares(pit.hovering)
        shapes = [shape for shape, count in enumerate(pit.supply) if count]
        found = dict.fromkeys(
            Laid(shape, mask)
            for square in squares
            for shape in shapes
            for mask in pit.outlines.covering(shape, square)
            if pit.fits(mask)
        )
        self.laid = list(found)
        self.supply = list(pit.supply)
        self.hovering = pit.hovering
        self.books = [laid.mask & pit.hovering for laid in self.laid]
        self.under: dict[Mask, Ways] = {1 << square: 0 for square in squares}
        self.of_shape: list[Ways] = [0] * len(pit.supply)
        self.several: list[Ways] = [0] * len(pit.supply)
        at: dict[Mask, Ways] = {}
        for number, (shape, mask) in enumerate(self.laid):
            self.of_shape[shape] |= 1 << number
            if self.books[number] & (self.books[number] - 1):
                self.several[shape] |= 1 << number
            for bit in _bits(mask):
                at[bit] = at.get(bit, 0) | 1 << number
        for bit in self.under:
            self.under[bit] = at.get(bit, 0)
        self.blocks: list[Ways] = []
        for _, mask in self.laid:
            blocked = 0
            for bit in _bits(mask):
                blocked |= at[bit]
            self.blocks.append(blocked)
        self.failed: set[tuple[Ways, Mask, tuple[int, ...]]] = set()
        self.chosen: list[Laid] = []

    def solve(self) -> Solution | None:
        if self._cover(self.hovering, (1 << len(self.laid)) - 1):
            return tuple(self.chosen)
        return None

    def _cover(self, books: Mask, open_: Ways) -> bool:
        if not books:
            return True
        ways = {bit: open_ & self.under[bit] for bit in _bits(books)}
        if not all(ways.values()) or not self._can_be_shared_out(ways, open_):
            return False
        hardest = min(ways, key=lambda bit: ways[bit].bit_count())
        open_ = self._without_worse(hardest, open_)
        state = (open_, books, tuple(self.supply))
        if state in self.failed:
            return False
        for number in self._in_order(open_ & self.under[hardest], open_):
            laid = self.laid[number]
            left = open_ & ~self.blocks[number]
            self.supply[laid.shape] -= 1
            if not self.supply[laid.shape]:
                left &= ~self.of_shape[laid.shape]
            self.chosen.append(laid)
            if self._cover(books & ~self.books[number], left):
                return True
            self.chosen.pop()
            self.supply[laid.shape] += 1
        self.failed.add(state)
        return False

    def _without_worse(self, book: Mask, open_: Ways) -> Ways:
        """The open ways without those for this book that are no better than another one.

        Of two ways with the same shape and the same books, the one that blocks no way to other
        books that the other does not block as well can always take its place.
        """
        best: dict[tuple[int, Mask], list[Ways]] = {}
        ways = []
        for number in _numbers(open_ & self.under[book]):
            blocked = open_ & self.blocks[number] & ~self.under[book]
            ways.append((blocked.bit_count(), number, blocked))
        ways.sort()
        for _, number, blocked in ways:
            kept = best.setdefault((self.laid[number].shape, self.books[number]), [])
            if all(other & ~blocked for other in kept):
                kept.append(blocked)
            else:
                open_ &= ~(1 << number)
        return open_

    def _in_order(self, ways: Ways, open_: Ways) -> list[int]:
        """Several books at once first, then what blocks little, then shapes with many left."""

        def wish(number: int) -> tuple[int, int, int]:
            blocked = (open_ & self.blocks[number]).bit_count()
            return -self.books[number].bit_count(), blocked, -self.supply[self.laid[number].shape]

        return sorted(_numbers(ways), key=wish)

    def _can_be_shared_out(self, ways: dict[Mask, Ways], open_: Ways) -> bool:
        """Whether there are bridges enough, of the right shapes, for all these books.

        Simpler questions are asked, which leave overlaps aside and so may be content too easily
        but are never too strict: whether books that no place covers together can have a bridge
        each, and whether all find room when every bridge takes as many as its shape ever can.
        """
        many = len(ways)
        if all(count >= many or not count for count in self.supply):
            return True
        room = list(self.supply)
        several = 0
        for shape, count in enumerate(self.supply):
            together = open_ & self.several[shape]
            if count and together:
                several |= together
                room[shape] *= max(self.books[n].bit_count() for n in _numbers(together))
        kinds = {bit: self._kinds(some) for bit, some in ways.items()}
        if not _find_room(list(kinds.values()), room):
            return False
        if not several:
            return True
        alone = []
        near = 0  # books that one place could cover along with a book counted already
        for bit in sorted(ways, key=lambda bit: (ways[bit] & several).bit_count()):
            if not near & bit:
                alone.append(kinds[bit])
                for number in _numbers(ways[bit] & several):
                    near |= self.books[number]
        return _find_room(alone, self.supply)

    def _kinds(self, ways: Ways) -> int:
        kinds = 0
        for shape, some in enumerate(self.of_shape):
            if ways & some:
                kinds |= 1 << shape
        return kinds


def _bits(mask: int) -> Iterator[int]:
    while mask:
        low = mask & -mask
        yield low
        mask ^= low


def _numbers(mask: int) -> Iterator[int]:
    while mask:
        low = mask & -mask
        yield low.bit_length() - 1
        mask ^= low


def _find_room(wanted: Sequence[int], room: Sequence[int]) -> bool:
    """Whether every book, given as the shapes that reach it, gets a place in one of them."""
    given: list[list[int]] = [[] for _ in room]

    def give(wish: int, tried: set[int]) -> bool:
        for shape, count in enumerate(room):
            if not wanted[wish] >> shape & 1 or shape in tried:
                continue
            tried.add(shape)
            if len(given[shape]) < count:
                given[shape].append(wish)
                return True
            for at, other in enumerate(given[shape]):
                if give(other, tried):
                    given[shape][at] = wish
                    return True
        return False

    return all(give(wish, set()) for wish in range(len(wanted)))
