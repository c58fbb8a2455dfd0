"""Completion: the bridges still to come must be able to carry all hovering books (S5.6, R11).

A *solution* is a set of places that brings a bridge under every book. It answers for every
placement that leaves it untouched, and with one of its bridges laid anew for most of the others:
all places are judged together, and few searches are left.
"""

from __future__ import annotations

from collections.abc import Iterable

from scriptorium_grid import Mask
from scriptorium_grid.cover import Cover, cover, quick_cover
from scriptorium_grid.places import PlaceSet

from .pit import Pit, solve

KEPT = 6  # so many solutions are handed on from one placement to the next
VARIED = 2  # so many solutions are laid anew, bridge by bridge
ANEW = 12  # so many other places are tried for one bridge of a solution


class Judge:
    """Judges placements in one pit; every solution found helps with the placements that follow."""

    def __init__(self, pit: Pit, known: Iterable[Cover] = ()) -> None:
        self.pit = pit
        self.solutions: list[Cover] = []
        self._sure: PlaceSet = 0
        self._hopeless: PlaceSet = 0
        for shape, many in enumerate(pit.supply):
            if not many:
                self._hopeless |= pit.places.of_shape[shape]
        # The shapes and books for which it is known whether any place under them can be good.
        self._eased: set[tuple[int, Mask]] = set()
        self._begun = False
        for solution in known:
            if self._solves(solution):
                self._learn(solution)

    def _solves(self, solution: Cover) -> bool:
        """Whether a solution from elsewhere holds here too."""
        pit = self.pit
        left, open_ = pit.hovering, pit.open
        for number in solution:
            if not open_ >> number & 1:
                return False
            open_ &= ~pit.places.hits(number)
            left &= ~pit.places.masks[number]
        return not left and min(pit.supply_without(solution), default=0) >= 0

    def completes(self, number: int) -> bool:
        """Whether completion stays possible once a bridge lies on an open place."""
        return bool(self.completing(1 << number))

    def completing(self, among: PlaceSet) -> PlaceSet:
        """Those of some open places that keep completion possible."""
        self._begin()
        doubtful = among & ~self._sure & ~self._hopeless
        for solution in self.solutions[:VARIED]:
            if doubtful:
                self._vary(solution, self.pit.hovering, doubtful)
                doubtful &= ~self._sure
        while doubtful:
            self._settle((doubtful & -doubtful).bit_length() - 1, doubtful)
            doubtful &= ~self._sure & ~self._hopeless
        return among & self._sure

    def any_completing(self, among: PlaceSet) -> bool:
        """Whether at least one of some open places keeps completion possible."""
        self._begin()
        doubtful = among & ~self._hopeless
        while doubtful and not doubtful & self._sure:
            self._settle((doubtful & -doubtful).bit_length() - 1, doubtful)
            doubtful &= ~self._hopeless
        return bool(doubtful)

    def solutions_after(self, number: int) -> tuple[Cover, ...]:
        """Solutions of the pit that a placement leaves: some, where completion stays possible."""
        rest = [self._rest(solution, number) for solution in self.solutions]
        found = [solution for solution in rest if solution is not None]
        if not found:
            places = self.pit.places
            after = self._found_beside(places.shape(number), places.masks[number])
            found = [] if after is None else [after]
        return tuple(dict.fromkeys(found))[:KEPT]

    def _begin(self) -> None:
        """Find a first solution; where there is none, no placement makes one."""
        if not self._begun:
            self._begun = True
            if not self.solutions:
                found = solve(self.pit)
                if found is None:
                    self._hopeless = self.pit.open
                else:
                    self._learn(found)

    def _learn(self, solution: Cover) -> None:
        """Keep a solution: every placement that leaves what is needed of it is good."""
        self.solutions.append(solution)
        self._sure |= self.pit.open & ~self._refused_by(solution, self.pit.hovering)

    def _refused_by(self, solution: Cover, books: Mask) -> PlaceSet:
        """The placements that take from a solution for these books what it needs."""
        pit, places = self.pit, self.pit.places
        refused, freeing = 0, [0] * len(pit.supply)
        for number in solution:
            covering = places.covering(places.masks[number] & books)
            refused |= places.hits(number) & ~covering
            freeing[places.shape(number)] |= covering
        # Where it takes all bridges of a shape, a placement must spare it one of them.
        for shape, left in enumerate(pit.supply_without(solution)):
            if left <= 0:
                refused |= places.of_shape[shape] & ~freeing[shape]
        return refused

    def _vary(self, solution: Cover, hovering: Mask, doubtful: PlaceSet) -> None:
        """Lay each bridge of a solution anew for the placements that meet it and no other."""
        pit, places = self.pit, self.pit.places
        left = pit.supply_without(solution)
        for shape, many in enumerate(left):
            if many <= 0:
                doubtful &= ~places.of_shape[shape]
        met = [
            places.hits(number) & ~places.covering(places.masks[number] & hovering)
            for number in solution
        ]
        once = twice = 0
        for each in met:
            twice |= once & each
            once |= each
        doubtful &= ~twice
        for at, number in enumerate(solution):
            meeting = doubtful & met[at]
            books = places.masks[number] & hovering
            if not meeting or books & (books - 1):
                continue
            ways = pit.open & places.over(books.bit_length() - 1)
            for other in solution:
                if other != number:
                    ways &= ~places.hits(other)
            self._lay_anew(ways & ~(1 << number), meeting, left, places.shape(number))

    def _lay_anew(self, ways: PlaceSet, meeting: PlaceSet, left: list[int], freed: int) -> None:
        """Clear up placements for which one of these ways is open; small shapes come last."""
        places = self.pit.places
        tries = ANEW
        while ways and meeting and tries:
            way = ways.bit_length() - 1
            ways ^= 1 << way
            shape = places.shape(way)
            many = left[shape] + (shape == freed)
            if many:
                tries -= 1
                good = meeting & ~places.hits(way)
                if many == 1:
                    good &= ~places.of_shape[shape]
                self._sure |= good
                meeting &= ~good

    def _settle(self, number: int, doubtful: PlaceSet) -> None:
        """Find out about one place, and with it about as many others as that tells of."""
        pit, places = self.pit, self.pit.places
        shape, mask = places.shape(number), places.masks[number]
        books = mask & pit.hovering
        if (shape, books) in self._eased:
            found = self._found_beside(shape, mask)
            if found is None:
                self._hopeless |= 1 << number
            else:
                self._learn((*found, number) if books else found)
            return
        # First for a bridge that takes away no square but those of its books: what fails then
        # fails for every place of this shape under these books.
        self._eased.add((shape, books))
        others = pit.hovering & ~books
        alike = places.of_shape[shape] & places.covering(books) & ~places.touching(others)
        found = self._found_beside(shape, books)
        if found is None:
            self._hopeless |= alike
        elif books:
            self._sure |= alike & pit.open & ~self._refused_by(found, others)
            self._vary(found, others, alike & doubtful & ~self._sure)
        else:
            self._learn(found)
            self._vary(found, others, doubtful & ~self._sure)

    def _found_beside(self, shape: int, taken: Mask) -> Cover | None:
        """A solution beside one more bridge of a shape, on squares that may be its books' alone."""
        mended = self._mended(shape, taken)
        if mended is not None:
            return mended
        pit, places = self.pit, self.pit.places
        left = list(pit.supply)
        left[shape] -= 1
        return cover(places, pit.open & ~places.touching(taken), pit.hovering & ~taken, left)

    def _mended(self, shape: int, taken: Mask) -> Cover | None:
        """A known solution, with only the bridges in the way laid anew, where that succeeds."""
        pit, places = self.pit, self.pit.places
        for solution in self.solutions[:VARIED]:
            kept = [number for number in solution if not places.masks[number] & taken]
            left = pit.supply_without(kept)
            left[shape] -= 1
            # Where it takes all bridges of the shape, each in turn is given back.
            alike = [number for number in kept if places.shape(number) == shape]
            for given in alike if left[shape] < 0 else [None]:
                if given is not None:
                    left[shape] = 0
                found = self._completed([n for n in kept if n != given], taken, left)
                if found is not None:
                    return found
        return None

    def _completed(self, kept: list[int], taken: Mask, left: list[int]) -> Cover | None:
        """These places and more of them for the books that they leave, beside taken squares."""
        places = self.pit.places
        open_ = self.pit.open & ~places.touching(taken)
        books = self.pit.hovering & ~taken
        for number in kept:
            open_ &= ~places.hits(number)
            books &= ~places.masks[number]
        rest = quick_cover(places, open_, books, left)
        return None if rest is None else (*kept, *rest)

    def _rest(self, solution: Cover, number: int) -> Cover | None:
        """What remains of a solution after a placement, where it remains one; else None."""
        places = self.pit.places
        mask = places.masks[number]
        left = self.pit.hovering & ~mask
        rest = tuple([other for other in solution if places.masks[other] & left])
        if any(places.masks[other] & mask for other in rest):
            return None
        if min(self.pit.supply_without((number, *rest))) < 0:
            return None
        return rest
