"""Completion: the bridges still to come must be able to carry all hovering books (S5.6, R11).

A *solution* is a set of places that brings a bridge under every book. It answers for every
placement that leaves it untouched, and with one of its bridges laid anew for most of the others:
all places are judged together, and few searches are left.
"""

from __future__ import annotations

from collections.abc import Iterable

from scriptorium_grid import Mask
from scriptorium_grid.cover import Cover, cover
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
                self._vary(solution, doubtful)
                doubtful &= ~self._sure
        while doubtful:
            self._settle((doubtful & -doubtful).bit_length() - 1)
            doubtful &= ~self._sure & ~self._hopeless
        return among & self._sure

    def any_completing(self, among: PlaceSet) -> bool:
        """Whether at least one of some open places keeps completion possible."""
        self._begin()
        doubtful = among & ~self._hopeless
        while doubtful and not doubtful & self._sure:
            self._settle((doubtful & -doubtful).bit_length() - 1)
            doubtful &= ~self._hopeless
        return bool(doubtful)

    def solutions_after(self, number: int) -> tuple[Cover, ...]:
        """Solutions of the pit that a placement leaves: some, where completion stays possible."""
        mask = self.pit.places.masks[number]
        rest = [self._rest(solution, number, mask) for solution in self.solutions]
        found = [solution for solution in rest if solution is not None]
        if not found:
            mended = self._mended(number)
            after = solve(self.pit.after(number)) if mended is None else mended
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
        refused, self_covered = 0, [0] * len(self.pit.supply)
        places = self.pit.places
        for number in solution:
            covering = places.covering(places.masks[number] & self.pit.hovering)
            refused |= places.hits(number) & ~covering
            self_covered[places.shape(number)] |= covering
        # Where the solution takes all bridges of a shape, a placement must spare it one of them.
        for shape, left in enumerate(self.pit.supply_without(solution)):
            if left <= 0:
                refused |= places.of_shape[shape] & ~self_covered[shape]
        self._sure |= self.pit.open & ~refused

    def _vary(self, solution: Cover, doubtful: PlaceSet) -> None:
        """Lay each bridge of a solution anew for the placements that meet it and no other."""
        pit, places = self.pit, self.pit.places
        left = pit.supply_without(solution)
        for shape, many in enumerate(left):
            if many <= 0:
                doubtful &= ~places.of_shape[shape]
        met = [
            places.hits(number) & ~places.covering(places.masks[number] & pit.hovering)
            for number in solution
        ]
        once = twice = 0
        for each in met:
            twice |= once & each
            once |= each
        doubtful &= ~twice
        for at, number in enumerate(solution):
            meeting = doubtful & met[at]
            books = places.masks[number] & pit.hovering
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

    def _settle(self, number: int) -> None:
        """Find out about one place, and with it about as many others as that tells of."""
        pit, places = self.pit, self.pit.places
        found = self._mended(number)
        if found is None:
            # What fails even for a bridge that takes away no square but those of its books fails
            # for every place of its shape under these books.
            books = places.masks[number] & pit.hovering
            left = pit.supply_without((number,))
            eased = pit.open & ~places.touching(books)
            if cover(places, eased, pit.hovering & ~books, left) is None:
                alike = places.of_shape[places.shape(number)] & places.covering(books)
                self._hopeless |= alike & ~places.touching(pit.hovering & ~books)
                return
            found = solve(pit.after(number))
        if found is None:
            self._hopeless |= 1 << number
        else:
            self._learn((*found, number) if places.masks[number] & pit.hovering else found)

    def _mended(self, number: int) -> Cover | None:
        """A solution after a placement: a known one, with only the bridges in the way laid anew."""
        pit, places = self.pit, self.pit.places
        mask = places.masks[number]
        for solution in self.solutions[:VARIED]:
            kept = [other for other in solution if not places.masks[other] & mask]
            left = pit.supply_without((number, *kept))
            while min(left) < 0:
                short = left.index(min(left))
                given = next((each for each in kept if places.shape(each) == short), None)
                if given is None:
                    return None
                kept.remove(given)
                left[short] += 1
            open_ = pit.open & ~places.hits(number)
            goals = pit.hovering & ~mask
            for other in kept:
                open_ &= ~places.hits(other)
                goals &= ~places.masks[other]
            rest = cover(places, open_, goals, left)
            if rest is not None:
                return (*kept, *rest)
        return None

    def _rest(self, solution: Cover, number: int, mask: Mask) -> Cover | None:
        """What remains of a solution after a placement, where it remains one; else None."""
        places = self.pit.places
        left = self.pit.hovering & ~mask
        rest = tuple([other for other in solution if places.masks[other] & left])
        if any(places.masks[other] & mask for other in rest):
            return None
        if min(self.pit.supply_without((number, *rest))) < 0:
            return None
        return rest
