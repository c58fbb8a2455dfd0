"""Completion: where a piece may lie so that those still to come can cover all goals.

A *solution* is a set of places that together cover every goal. It answers for every
placement that leaves it untouched, and with one of its pieces laid anew for most of the others:
all places are judged together, and few searches are left.
"""

from __future__ import annotations

from collections.abc import Iterable

from scriptorium.grid import Mask

from .cover import Cover, cover, quick_cover
from .cover_problem import CoverProblem, solve
from .places import PlaceSet

KEPT = 6  # so many solutions are handed on from one placement to the next
VARIED = 2  # so many solutions are laid anew, piece by piece
ANEW = 12  # so many other places are tried for one piece of a solution


class Judge:
    """Judges placements in one problem; every solution found helps with those that follow."""

    def __init__(self, problem: CoverProblem, known: Iterable[Cover] = ()) -> None:
        self.problem = problem
        self.solutions: list[Cover] = []
        self._sure: PlaceSet = 0
        self._hopeless: PlaceSet = 0
        for shape, many in enumerate(problem.supply):
            if not many:
                self._hopeless |= problem.places.of_shape[shape]
        # The shapes and goals for which it is known whether any place over them can be good.
        self._eased: set[tuple[int, Mask]] = set()
        self._begun = False
        for solution in known:
            if self._solves(solution):
                self._learn(solution)

    def _solves(self, solution: Cover) -> bool:
        """Whether a solution from elsewhere holds here too."""
        problem = self.problem
        left, open_ = problem.uncovered, problem.open
        for number in solution:
            if not open_ >> number & 1:
                return False
            open_ &= ~problem.places.hits(number)
            left &= ~problem.places.masks[number]
        return not left and min(problem.supply_without(solution), default=0) >= 0

    def completes(self, number: int) -> bool:
        """Whether completion stays possible once a piece lies on an open place."""
        return bool(self.completing(1 << number))

    def completing(self, among: PlaceSet) -> PlaceSet:
        """Those of some open places that keep completion possible."""
        self._begin()
        doubtful = among & ~self._sure & ~self._hopeless
        for solution in self.solutions[:VARIED]:
            if doubtful:
                self._vary(solution, self.problem.uncovered, doubtful)
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
        """Solutions of the problem that is left: some, where completion stays possible."""
        rest = [self._rest(solution, number) for solution in self.solutions]
        found = [solution for solution in rest if solution is not None]
        if not found:
            places = self.problem.places
            after = self._found_beside(places.shape_of[number], places.masks[number])
            found = [] if after is None else [after]
        return tuple(dict.fromkeys(found))[:KEPT]

    def _begin(self) -> None:
        """Find a first solution; where there is none, no placement makes one."""
        if not self._begun:
            self._begun = True
            if not self.solutions:
                found = solve(self.problem)
                if found is None:
                    self._hopeless = self.problem.open
                else:
                    self._learn(found)

    def _learn(self, solution: Cover) -> None:
        """Keep a solution: every placement that leaves what is needed of it is good."""
        self.solutions.append(solution)
        self._sure |= self.problem.open & ~self._refused_by(solution, self.problem.uncovered)

    def _refused_by(self, solution: Cover, goals: Mask) -> PlaceSet:
        """The placements that take from a solution for these goals what it needs."""
        problem, places = self.problem, self.problem.places
        refused, freeing = 0, [0] * len(problem.supply)
        for number in solution:
            covering = places.covering(places.masks[number] & goals)
            refused |= places.hits(number) & ~covering
            freeing[places.shape_of[number]] |= covering
        # Where it takes all pieces of a shape, a placement must spare it one of them.
        for shape, left in enumerate(problem.supply_without(solution)):
            if left <= 0:
                refused |= places.of_shape[shape] & ~freeing[shape]
        return refused

    def _vary(self, solution: Cover, uncovered: Mask, doubtful: PlaceSet) -> None:
        """Lay each piece of a solution anew for the placements that meet it and no other."""
        problem, places = self.problem, self.problem.places
        left = problem.supply_without(solution)
        for shape, many in enumerate(left):
            if many <= 0:
                doubtful &= ~places.of_shape[shape]
        met = [
            places.hits(number) & ~places.covering(places.masks[number] & uncovered)
            for number in solution
        ]
        once = twice = 0
        for each in met:
            twice |= once & each
            once |= each
        doubtful &= ~twice
        for at, number in enumerate(solution):
            meeting = doubtful & met[at]
            goals = places.masks[number] & uncovered
            if not meeting or goals & (goals - 1):
                continue
            ways = problem.open & places.over(goals.bit_length() - 1)
            for other in solution:
                if other != number:
                    ways &= ~places.hits(other)
            self._lay_anew(ways & ~(1 << number), meeting, left, places.shape_of[number])

    def _lay_anew(self, ways: PlaceSet, meeting: PlaceSet, left: list[int], freed: int) -> None:
        """Clear up placements for which one of these ways is open; small shapes come last."""
        places = self.problem.places
        tries = ANEW
        while ways and meeting and tries:
            way = ways.bit_length() - 1
            ways ^= 1 << way
            shape = places.shape_of[way]
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
        problem, places = self.problem, self.problem.places
        shape, mask = places.shape_of[number], places.masks[number]
        goals = mask & problem.uncovered
        if (shape, goals) in self._eased:
            found = self._found_beside(shape, mask)
            if found is None:
                self._hopeless |= 1 << number
            else:
                self._learn((*found, number) if goals else found)
            return
        # First for a piece that takes away no square but those of its goals: what fails then
        # fails for every place of this shape over these goals.
        self._eased.add((shape, goals))
        others = problem.uncovered & ~goals
        alike = places.of_shape[shape] & places.covering(goals) & ~places.touching(others)
        found = self._found_beside(shape, goals)
        if found is None:
            self._hopeless |= alike
        elif goals:
            self._sure |= alike & problem.open & ~self._refused_by(found, others)
            self._vary(found, others, alike & doubtful & ~self._sure)
        else:
            self._learn(found)
            self._vary(found, others, doubtful & ~self._sure)

    def _found_beside(self, shape: int, taken: Mask) -> Cover | None:
        """A solution beside one more piece of a shape, on squares that may be its goals' alone."""
        mended = self._mended(shape, taken)
        if mended is not None:
            return mended
        problem, places = self.problem, self.problem.places
        left = list(problem.supply)
        left[shape] -= 1
        return cover(
            places, problem.open & ~places.touching(taken), problem.uncovered & ~taken, left
        )

    def _mended(self, shape: int, taken: Mask) -> Cover | None:
        """A known solution, with only the pieces in the way laid anew, where that succeeds."""
        problem, places = self.problem, self.problem.places
        for solution in self.solutions[:VARIED]:
            kept = [number for number in solution if not places.masks[number] & taken]
            left = problem.supply_without(kept)
            left[shape] -= 1
            # Where it takes all pieces of the shape, each in turn is given back.
            alike = [number for number in kept if places.shape_of[number] == shape]
            for given in alike if left[shape] < 0 else [None]:
                if given is not None:
                    left[shape] = 0
                found = self._completed([n for n in kept if n != given], taken, left)
                if found is not None:
                    return found
        return None

    def _completed(self, kept: list[int], taken: Mask, left: list[int]) -> Cover | None:
        """These places and more of them for the goals that they leave, beside taken squares."""
        places = self.problem.places
        open_ = self.problem.open & ~places.touching(taken)
        goals = self.problem.uncovered & ~taken
        for number in kept:
            open_ &= ~places.hits(number)
            goals &= ~places.masks[number]
        rest = quick_cover(places, open_, goals, left)
        return None if rest is None else (*kept, *rest)

    def _rest(self, solution: Cover, number: int) -> Cover | None:
        """What remains of a solution after a placement, where it remains one; else None."""
        places = self.problem.places
        mask = places.masks[number]
        left = self.problem.uncovered & ~mask
        rest = tuple([other for other in solution if places.masks[other] & left])
        if any(places.masks[other] & mask for other in rest):
            return None
        if min(self.problem.supply_without((number, *rest))) < 0:
            return None
        return rest
