"""Where a bridge can be laid while the pit is being bridged: inside, free, books apart (S5.3 a-c).

All of it is about squares alone: which shapes there are, which squares are free, where books
still hover. A *set of anchors* stands for all places of a shape in one orientation.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import cached_property

from scriptorium_grid import Grid, Mask, ShapeOn, Square

Anchors = tuple[Mask, ...]


class Outlines:
    """The shapes of a match on its grid, and the places of each that cover a given square."""

    def __init__(self, fits: Iterable[ShapeOn]) -> None:
        self.fits = tuple(fits)
        self.grid: Grid = self.fits[0].grid
        self._covering: dict[tuple[int, Square], tuple[Mask, ...]] = {}

    def covering(self, shape: int, square: Square) -> tuple[Mask, ...]:
        """The squares of every place of a shape that covers this square."""
        key = (shape, square)
        found = self._covering.get(key)
        if found is None:
            fit = self.fits[shape]
            found = self._covering[key] = tuple(
                fit.masks[orient][anchor]
                for orient, anchors in enumerate(self.anchors_covering(shape, square))
                for anchor in self.grid.squares(anchors)
            )
        return found

    def anchors_covering(self, shape: int, square: Square) -> Anchors:
        """For each orientation, the anchors from which a shape covers this square."""
        fit = self.fits[shape]
        goal = 1 << square
        found = []
        for fits, offsets in zip(fit.fits, fit.offsets, strict=True):
            anchors = goal
            for offset in offsets:
                anchors |= goal >> offset
            found.append(anchors & fits)
        return tuple(found)


class Pit:
    """What the next placement meets: free squares, hovering books, bridges still to come.

    `books` holds the squares of the uncovered books of each colour. `supply` counts the bridges
    of every shape that nobody has placed yet, whoever owns them.
    """

    def __init__(
        self, outlines: Outlines, free: Mask, books: Iterable[Mask], supply: Iterable[int]
    ) -> None:
        self.outlines = outlines
        self.free = free
        self.books = tuple(books)
        self.supply = tuple(supply)

    @cached_property
    def hovering(self) -> Mask:
        """All squares with a book that no bridge carries yet."""
        hovering = 0
        for books in self.books:
            hovering |= books
        return hovering

    def has_two_of_a_colour(self, mask: Mask) -> bool:
        """Whether these squares lie under two books of one colour (S5.3 c)."""
        return any((mask & books).bit_count() > 1 for books in self.books)

    def fits(self, mask: Mask) -> bool:
        """Whether a bridge may cover these squares of the grid (S5.3 b, c)."""
        if mask & ~self.free:
            return False
        under = mask & self.hovering
        return not under & (under - 1) or not self.has_two_of_a_colour(mask)

    def places(self, shape: int) -> Anchors:
        """For each orientation, where a shape lies free and under no two books of a colour."""
        fit = self.outlines.fits[shape]
        places = [fit.free_anchors(orient, self.free) for orient in range(len(fit.masks))]
        for books in self.books:
            if books & (books - 1):
                self._take_pairs_away(places, shape, books)
        return tuple(places)

    def _take_pairs_away(self, places: list[Mask], shape: int, books: Mask) -> None:
        once = [0] * len(places)
        squares = self.outlines.grid.squares(books)
        for square in squares:
            for orient, anchors in enumerate(self.outlines.anchors_covering(shape, square)):
                places[orient] &= ~(once[orient] & anchors)
                once[orient] |= anchors

    def ways_to_cover(self, square: Square, shapes: Iterable[int]) -> list[Mask]:
        """The squares of every place at which one of the shapes lies under this book."""
        return [
            mask
            for shape in shapes
            for mask in self.outlines.covering(shape, square)
            if self.fits(mask)
        ]

    def after(self, shape: int, mask: Mask) -> Pit:
        """The pit once a bridge of this shape lies on these squares."""
        supply = list(self.supply)
        supply[shape] -= 1
        return Pit(
            self.outlines, self.free & ~mask, (books & ~mask for books in self.books), supply
        )
