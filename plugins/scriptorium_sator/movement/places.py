"""All places of several shapes on one grid, numbered: sets of places are ints, as masks are.

Bit n of a set says whether place n belongs to it. Each way a shape can be turned has a block of
numbers, one for each square of the grid, so that the places at which shapes are free, cover a
square or get in each other's way are found for all shapes together.
"""

from functools import lru_cache
from typing import TypeAlias

from scriptorium.grid import Mask, ShapeOn, Square

PlaceSet: TypeAlias = int

GRIDS = 8  # so many boxes of shapes on grids are remembered, more than one program plays with


class Places:
    """The places of some shapes on a grid; its tables fill up as they are asked for."""

    def __init__(self, fits: tuple[ShapeOn, ...]) -> None:
        self.fits = fits
        self.grid = grid = fits[0].grid
        self.block = block = grid.stride * grid.rows
        first_block: list[int] = []
        shape_of: list[int] = []
        masks: list[Mask] = []
        of_shape: list[PlaceSet] = []
        for shape, fit in enumerate(fits):
            first = len(masks) // block
            first_block.append(first)
            inside = 0
            for orient, anchors in enumerate(fit.fits):
                inside |= anchors << (first + orient) * block
                masks += fit.masks[orient]
            shape_of += [shape] * (len(masks) - first * block)
            of_shape.append(inside)
        # The first of the blocks of each shape.
        self.first = tuple(first_block)
        # By number of a place: the shape that lies there, the squares it covers (0: not inside).
        self.shape_of = tuple(shape_of)
        self.masks = tuple(masks)
        self.of_shape = tuple(of_shape)
        self.all: PlaceSet = sum(of_shape)
        self._over: list[PlaceSet | None] = [None] * block
        self._hits: list[PlaceSet | None] = [None] * len(self.masks)
        self._squares: dict[int, tuple[Square, ...]] = {}

    def number(self, shape: int, orient: int, anchor: Square) -> int:
        """The number of a place."""
        return (self.first[shape] + orient) * self.block + anchor

    def squares(self, number: int) -> tuple[Square, ...]:
        """The squares of a place in reading order."""
        known = self._squares.get(number)
        if known is None:
            known = self._squares[number] = tuple(self.grid.squares(self.masks[number]))
        return known

    def found(self, shape: int, mask: Mask) -> int | None:
        """The number of the place at which a shape covers just these squares, or None."""
        place = self.fits[shape].place(mask)
        return None if place is None else self.number(shape, *place)

    def over(self, square: Square) -> PlaceSet:
        """The places that cover a square."""
        known = self._over[square]
        if known is None:
            known, at, goal = 0, 0, 1 << square
            for fit in self.fits:
                for inside, offsets in zip(fit.fits, fit.offsets, strict=True):
                    anchors = goal
                    for offset in offsets:
                        anchors |= goal >> offset
                    known |= (anchors & inside) << at
                    at += self.block
            self._over[square] = known
        return known

    def touching(self, mask: Mask) -> PlaceSet:
        """The places that cover a square of this set or more."""
        found = 0
        while mask:
            low = mask & -mask
            mask ^= low
            found |= self.over(low.bit_length() - 1)
        return found

    def covering(self, mask: Mask) -> PlaceSet:
        """The places that cover all squares of this set."""
        found = self.all
        while mask:
            low = mask & -mask
            mask ^= low
            found &= self.over(low.bit_length() - 1)
        return found

    def hits(self, number: int) -> PlaceSet:
        """The places that have a square in common with this one; itself among them."""
        known = self._hits[number]
        if known is None:
            known = self._hits[number] = self.touching(self.masks[number])
        return known

    def free(self, free: Mask) -> PlaceSet:
        """The places that cover only free squares."""
        found, at = 0, 0
        for fit in self.fits:
            for orient in range(len(fit.fits)):
                found |= fit.free_anchors(orient, free) << at
                at += self.block
        return found


@lru_cache(GRIDS)
def places_of(fits: tuple[ShapeOn, ...]) -> Places:
    """The places of some shapes on a grid, shared by all who ask for them."""
    return Places(fits)
