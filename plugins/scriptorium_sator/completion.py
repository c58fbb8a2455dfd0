"""Completion: the bridges still to come must be able to carry all hovering books (S5.6, R11).

The search is exact. It always turns to the book with the fewest ways left, gives up as soon as
the bridges cannot be shared out among books that need one each, and remembers what has failed.
One solution answers for every placement that leaves it untouched, so that judging all places of
a bridge takes few searches.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from scriptorium.grid import Mask, Square

from .covering import Pit


class Laid(NamedTuple):
    """A bridge of a solution: its shape and the squares it covers."""

    shape: int
    mask: Mask


Solution = tuple[Laid, ...]


class Way(NamedTuple):
    """A place that lies under one book or more: shape, squares, and the squares of the books."""

    shape: int
    mask: Mask
    books: Mask


Ways = dict[Square, list[Way]]


def solve(pit: Pit) -> Solution | None:
    """One way to bring a bridge under every hovering book at the same time, or None."""
    return _Search(pit).solve()


def can_be_completed(pit: Pit) -> bool:
    """Whether all hovering books can still be covered at the same time."""
    return solve(pit) is not None


class _Search:
    """One search. Ways are found once; while it runs they are only sorted out."""

    def __init__(self, pit: Pit) -> None:
        self.supply = list(pit.supply)
        self.hovering = pit.hovering
        shapes = [shape for shape, count in enumerate(pit.supply) if count]
        # The colour rule (S5.3 c) is settled here once and for all: a place under two hovering
        # books of a colour would overlap whatever covers one of them first.
        self.ways: Ways = {
            square: [
                Way(shape, mask, mask & pit.hovering)
                for shape in shapes
                for mask in pit.outlines.covering(shape, square)
                if pit.fits(mask)
            ]
            for square in pit.outlines.grid.squares(pit.hovering)
        }
        self.failed: set[tuple[Mask, tuple[int, ...], Mask]] = set()
        self.chosen: list[Laid] = []

    def solve(self) -> Solution | None:
        if self._cover(self.hovering, 0, self.ways):
            return tuple(self.chosen)
        return None

    def _cover(self, books: Mask, taken: Mask, ways: Ways) -> bool:
        if not books:
            return True
        hardest = min(ways, key=lambda square: len(ways[square]))
        if not ways[hardest] or not can_be_shared_out(ways, self.supply):
            return False
        elsewhere = _union(
            way for square, some in ways.items() if square != hardest for way in some
        )
        state = (books, tuple(self.supply), taken & (elsewhere | _union(ways[hardest])))
        if state in self.failed:
            return False
        for way in self._worth_trying(ways[hardest], elsewhere):
            self.supply[way.shape] -= 1
            self.chosen.append(Laid(way.shape, way.mask))
            if self._cover(books & ~way.books, taken | way.mask, self._left(ways, way)):
                return True
            self.chosen.pop()
            self.supply[way.shape] += 1
        self.failed.add(state)
        return False

    def _worth_trying(self, ways: Iterable[Way], elsewhere: Mask) -> list[Way]:
        """The ways to cover a book that are not worse than another, the most promising first.

        Of two ways with the same shape and the same books, the one that stands in the way of
        other books on no square where the other does not is as good or better.
        """
        best: dict[tuple[int, Mask], list[tuple[Mask, Way]]] = {}
        in_the_way = sorted(((way.mask & elsewhere).bit_count(), way) for way in ways)
        for _, way in in_the_way:
            kept = best.setdefault((way.shape, way.books), [])
            touched = way.mask & elsewhere
            if all(other & ~touched for other, _ in kept):
                kept.append((touched, way))
        found = [(touched, way) for kept in best.values() for touched, way in kept]
        found.sort(key=lambda one: self._wish(*one))
        return [way for _, way in found]

    def _wish(self, touched: Mask, way: Way) -> tuple[int, int, int]:
        """Several books at once first, then what is in nobody's way, then plentiful shapes."""
        return -way.books.bit_count(), touched.bit_count(), -self.supply[way.shape]

    def _left(self, ways: Ways, laid: Way) -> Ways:
        """The ways that remain for the other books once a bridge lies there."""
        shape, mask, books = laid
        gone = -1 if self.supply[shape] else shape
        return {
            square: [way for way in some if not way[1] & mask and way[0] != gone]
            for square, some in ways.items()
            if not books >> square & 1
        }


def can_be_shared_out(ways: Ways, supply: Sequence[int]) -> bool:
    """Whether there are bridges enough, of the right shapes, for all these books.

    Two simpler questions are asked, both of which leave overlaps aside and so may be content too
    easily but are never too strict: whether books that no place covers together can have a bridge
    each, and whether all books find room when every bridge takes as many as its shape ever can.
    """
    kinds: dict[Square, int] = {}
    room = [0] * len(supply)
    for square, some in ways.items():
        shapes = 0
        for shape, _, books in some:
            shapes |= 1 << shape
            if books & (books - 1) or not room[shape]:
                room[shape] = max(room[shape], books.bit_count())
        kinds[square] = shapes
    many = len(ways)
    plenty = sum(1 << shape for shape, count in enumerate(supply) if count >= many)
    scarce = [square for square, shapes in kinds.items() if not shapes & plenty]
    if not scarce:
        return True
    alone: list[Square] = []
    together = 0  # books that one place could cover along with a book counted already
    for square in sorted(scarce, key=lambda square: len(ways[square])):
        if not together >> square & 1:
            alone.append(square)
            for _, _, books in ways[square]:
                together |= books
    if not _find_room([kinds[square] for square in alone], supply):
        return False
    if len(alone) == len(scarce):
        return True
    roomy = [count * most for count, most in zip(supply, room, strict=True)]
    return _find_room([kinds[square] for square in scarce], roomy)


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


def _union(ways: Iterable[Way]) -> Mask:
    union = 0
    for _, mask, _ in ways:
        union |= mask
    return union
