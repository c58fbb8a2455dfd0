"""Owner protection: nobody takes away the last way to bring a bridge under a book (S5.5, R10)."""

from __future__ import annotations

from collections.abc import Iterable

from scriptorium_grid import Mask, Square
from scriptorium_grid.cover import numbers
from scriptorium_grid.places import PlaceSet

from ..bridges.pit import Pit

Guarded = tuple[tuple[Square, PlaceSet], ...]


def guarded_books(pit: Pit, owners: Iterable[tuple[Mask, Iterable[int]]]) -> Guarded:
    """The books to be protected, each with the places from which its owner could cover it now.

    `owners` gives, for every player but the one who places, the uncovered books and the shapes of
    the unplaced bridges. A book that its owner cannot cover any more protects nothing.
    """
    found = []
    for books, shapes in owners:
        own = pit.of_shapes(shapes)
        for square in numbers(books):
            ways = own & pit.places.over(square)
            if ways:
                found.append((square, ways))
    return tuple(found)


def robbed(pit: Pit, guarded: Guarded, number: int) -> Square | None:
    """The first book that a bridge on this place would leave without any way, or None."""
    mask, hits = pit.places.masks[number], pit.places.hits(number)
    for square, ways in guarded:
        if not mask >> square & 1 and not ways & ~hits:
            return square
    return None


def protected(pit: Pit, among: PlaceSet, guarded: Guarded) -> PlaceSet:
    """Those of some places that leave every protected book a way, or cover it."""
    for square, ways in guarded:
        # All places that leave one way untouched are found in one go; after a few ways that
        # reach out to different sides none is left in doubt. Small shapes have the last numbers.
        doubtful = among & ~pit.places.over(square)
        while ways and doubtful:
            way = ways.bit_length() - 1
            ways ^= 1 << way
            doubtful &= pit.places.hits(way)
        among &= ~doubtful
    return among
