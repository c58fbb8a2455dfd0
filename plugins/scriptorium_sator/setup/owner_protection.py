"""Owner protection: nobody takes away the last way to bring a bridge under a book (S5.5, R10)."""

from __future__ import annotations

from collections.abc import Iterable

from scriptorium_grid import Mask, Square

from ..bridges.covering import Anchors, Pit

Guarded = tuple[tuple[Square, tuple[Mask, ...]], ...]


def guarded_books(pit: Pit, owners: Iterable[tuple[Mask, Iterable[int]]]) -> Guarded:
    """The books to be protected, each with the ways in which its owner could cover it now.

    `owners` gives, for every player but the one who places, the uncovered books and the shapes of
    the unplaced bridges. A book that its owner cannot cover any more protects nothing.
    """
    found = []
    for books, shapes in owners:
        kinds = tuple(shapes)
        for square in pit.outlines.grid.squares(books):
            ways = pit.ways_to_cover(square, kinds)
            if ways:
                found.append((square, tuple(ways)))
    return tuple(found)


def robbed(guarded: Guarded, mask: Mask) -> Square | None:
    """The first book that a bridge on these squares would leave without any way, or None."""
    for square, ways in guarded:
        if not mask >> square & 1 and all(way & mask for way in ways):
            return square
    return None


def protected(pit: Pit, shape: int, places: Anchors, guarded: Guarded) -> Anchors:
    """Those of the places that leave every protected book a way, or cover it."""
    fit = pit.outlines.fits[shape]
    kept = list(places)
    for square, ways in guarded:
        # All places that leave one way untouched are found in one go; after a few ways that
        # reach out to different sides none is left in doubt.
        doubtful = list(kept)
        for way in ways:
            free = pit.free & ~way
            for orient, anchors in enumerate(doubtful):
                if anchors:
                    doubtful[orient] = anchors & ~fit.free_anchors(orient, free)
            if not any(doubtful):
                break
        if any(doubtful):
            covering = pit.outlines.anchors_covering(shape, square)
            for orient, anchors in enumerate(doubtful):
                kept[orient] &= ~(anchors & ~covering[orient])
    return tuple(kept)
