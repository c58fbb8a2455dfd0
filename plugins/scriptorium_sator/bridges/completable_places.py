"""Which places of a bridge leave completion possible (S5.6), found for all places together."""

from __future__ import annotations

from collections.abc import Iterator

from scriptorium_grid import Mask

from .completion import Laid, Solution, solve
from .covering import Anchors, Pit

SURE_TRIES = 2


class Judge:
    """Judges placements in one pit; every solution found helps with the placements that follow."""

    def __init__(self, pit: Pit, known: Solution | None = None) -> None:
        self.pit = pit
        self.solutions: list[Solution] = []
        if known is not None and self._solves(known):
            self.solutions.append(known)

    def _solves(self, known: Solution) -> bool:
        """Whether a solution from elsewhere holds here too."""
        left, free, supply = self.pit.hovering, self.pit.free, list(self.pit.supply)
        for shape, mask in known:
            if mask & ~free or self.pit.has_two_of_a_colour(mask) or not supply[shape]:
                return False
            supply[shape] -= 1
            free &= ~mask
            left &= ~mask
        return not left

    def completes(self, shape: int, mask: Mask) -> bool:
        """Whether completion stays possible once a bridge of this shape lies on these squares."""
        return self.solution_after(shape, mask) is not None

    def solution_after(self, shape: int, mask: Mask) -> Solution | None:
        """A solution of the pit after a placement that meets S5.3 a-c, or None."""
        for solution in self.solutions:
            rest = _rest(self.pit, solution, shape, mask)
            if rest is not None:
                return rest
        after = self.pit.after(shape, mask)
        found = self._mended(after, shape, mask)
        if found is None:
            found = solve(after)
        if found is not None:
            self.solutions.append((*found, Laid(shape, mask)))
        return found

    def _mended(self, after: Pit, shape: int, mask: Mask) -> Solution | None:
        """A known solution with only the bridges in the way laid anew, where that succeeds."""
        for solution in self.solutions[:SURE_TRIES]:
            kept = [
                laid for laid in solution if not laid.mask & mask and laid.mask & after.hovering
            ]
            left = after
            for laid in kept:
                if not left.supply[laid.shape]:
                    break
                left = left.after(laid.shape, laid.mask)
            else:
                rest = solve(left)
                if rest is not None:
                    return (*kept, *rest)
        return None

    def completing(self, shape: int, places: Anchors) -> Anchors:
        """Those of the places, which meet S5.3 a-c, that keep completion possible."""
        sure = [0] * len(places)
        for orient, anchors in self._found_good(shape, places):
            sure[orient] |= anchors
        return tuple(sure)

    def any_completing(self, shape: int, places: Anchors) -> bool:
        """Whether at least one of the places keeps completion possible."""
        return next(self._found_good(shape, places), None) is not None

    def _found_good(self, shape: int, places: Anchors) -> Iterator[tuple[int, Mask]]:
        """Give the good places, some anchors of one orientation at a time."""
        for books, doubtful in self._by_books(shape, places):
            for solution in tuple(self.solutions):
                yield from self._settle(shape, books, doubtful, solution)
            if not any(doubtful):
                continue
            # What fails even for a bridge that takes away no square but those of its books fails
            # for every place under these books.
            after = self.pit.after(shape, books)
            eased = solve(after)
            if eased is None:
                continue
            yield from self._settle(shape, books, doubtful, eased)
            yield from self._one_by_one(shape, books, doubtful)

    def _one_by_one(
        self, shape: int, books: Mask, doubtful: list[Mask]
    ) -> Iterator[tuple[int, Mask]]:
        masks = self.pit.outlines.fits[shape].masks
        for orient in range(len(doubtful)):
            while doubtful[orient]:
                bit = doubtful[orient] & -doubtful[orient]
                doubtful[orient] ^= bit
                solution = self.solution_after(shape, masks[orient][bit.bit_length() - 1])
                if solution is not None:
                    yield orient, bit
                    yield from self._settle(shape, books, doubtful, solution)

    def _by_books(self, shape: int, places: Anchors) -> Iterator[tuple[Mask, list[Mask]]]:
        """Give the places under each set of books that a bridge of this shape can carry."""
        groups: dict[Mask, list[Mask]] = {0: list(places)}
        for square in self.pit.outlines.grid.squares(self.pit.hovering):
            covering = self.pit.outlines.anchors_covering(shape, square)
            for books, group in tuple(groups.items()):
                split = [anchors & over for anchors, over in zip(group, covering, strict=True)]
                if any(split):
                    groups[books | 1 << square] = split
                    for orient, anchors in enumerate(split):
                        group[orient] ^= anchors
        yield from groups.items()

    def _settle(
        self, shape: int, books: Mask, doubtful: list[Mask], solution: Solution
    ) -> Iterator[tuple[int, Mask]]:
        """Give and take out of doubt the places that leave untouched what is needed of a solution.

        Nothing is needed of it for the books that the placement itself covers.
        """
        left = self.pit.hovering & ~books
        taken = used = 0
        for laid in solution:
            if laid.mask & left:
                taken |= laid.mask
                used += laid.shape == shape
        if used >= self.pit.supply[shape]:
            return
        fit = self.pit.outlines.fits[shape]
        for orient, anchors in enumerate(doubtful):
            good = anchors & fit.free_anchors(orient, self.pit.free & ~taken) if anchors else 0
            if good:
                doubtful[orient] ^= good
                yield orient, good


def _rest(pit: Pit, solution: Solution, shape: int, mask: Mask) -> Solution | None:
    """What remains of a solution after a placement, where it remains one; else None."""
    left = pit.hovering & ~mask
    rest = [laid for laid in solution if laid.mask & left]
    supply = pit.supply[shape] - 1
    for laid in rest:
        if laid.mask & mask:
            return None
        supply -= laid.shape == shape
        left &= ~laid.mask
    return tuple(rest) if supply >= 0 and not left else None
