"""Where a bridge can be laid while the pit is being bridged: inside, free, books apart (S5.3 a-c).

All of it is about squares alone: which shapes there are, which squares are free, where books
still hover.
"""

from __future__ import annotations

from collections.abc import Iterable

from scriptorium_grid import Mask
from scriptorium_grid.cover import Cover, cover
from scriptorium_grid.places import Places, PlaceSet


class Pit:
    """What the next placement meets: free squares, hovering books, bridges still to come.

    `books` holds the squares of the uncovered books of each colour. `supply` counts the bridges
    of every shape that nobody has placed yet, whoever owns them. `open` are the places, for any
    shape, that are free and under no two books of a colour.
    """

    def __init__(
        self, places: Places, free: Mask, books: Iterable[Mask], supply: Iterable[int]
    ) -> None:
        self.places = places
        self.free = free
        self.books = tuple(books)
        self.supply = tuple(supply)
        self.open: PlaceSet = places.free(free)
        self.hovering: Mask = 0
        for books_of_one in self.books:
            self.hovering |= books_of_one
            if books_of_one & (books_of_one - 1):
                self.open &= ~_under_two(places, books_of_one)

    def has_two_of_a_colour(self, mask: Mask) -> bool:
        """Whether these squares lie under two books of one colour (S5.3 c)."""
        return any((mask & books).bit_count() > 1 for books in self.books)

    def of_shapes(self, shapes: Iterable[int]) -> PlaceSet:
        """The open places of some shapes."""
        found = 0
        for shape in shapes:
            found |= self.places.of_shape[shape]
        return found & self.open

    def supply_without(self, numbers: Iterable[int]) -> list[int]:
        """How many bridges of each shape are left beside those on some places."""
        left = list(self.supply)
        for number in numbers:
            left[self.places.shape(number)] -= 1
        return left

    def after(self, number: int) -> Pit:
        """The pit once a bridge lies on an open place."""
        pit = Pit.__new__(Pit)
        pit.places = self.places
        mask = self.places.masks[number]
        pit.free = self.free & ~mask
        pit.books = tuple([books & ~mask for books in self.books])
        pit.hovering = self.hovering & ~mask
        pit.supply = tuple(self.supply_without((number,)))
        # What lay under two books of a colour is blocked by whatever covers one of them.
        pit.open = self.open & ~self.places.hits(number)
        return pit


def _under_two(places: Places, books: Mask) -> PlaceSet:
    """The places that cover two of these squares or more."""
    once = twice = 0
    while books:
        low = books & -books
        books ^= low
        over = places.over(low.bit_length() - 1)
        twice |= once & over
        once |= over
    return twice


def solve(pit: Pit) -> Cover | None:
    """Places that bring a bridge under every hovering book at the same time, or None (S5.6)."""
    return cover(pit.places, pit.open, pit.hovering, pit.supply)
