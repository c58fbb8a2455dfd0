"""Completion: where a piece may lie so that those still to come can cover all goals.

A *solution* is a set of places that together cover every goal. It answers for every
placement that leaves it untouched, and with one of its pieces laid anew for most of the others:
all places are judged together, and few searches are left. A goal can be guarded: the last way to
cover it is not taken away from its owner.
"""

from __future__ import annotations

from collections.abc import Iterable

from scriptorium.grid import Mask, Square

from .cover import Cover, cover, numbers, quick_cover
from .places import Places, PlaceSet


class CoverProblem:
    """What the next piece meets: free squares, uncovered goals, pieces still to come.

    `goals` holds the squares of the uncovered goals of each group. `supply` counts the pieces
    of every shape that are still to be laid. `open` are the places, for any shape, that are
    free and cover no two goals of a group.
    """

    def __init__(
        self, places: Places, free: Mask, goals: Iterable[Mask], supply: Iterable[int]
    ) -> None:
        self.places = places
        self.free = free
        self.goals = tuple(goals)
        self.supply = tuple(supply)
        self.open: PlaceSet = places.free(free)
        self.uncovered: Mask = 0
        for goals_of_one in self.goals:
            self.uncovered |= goals_of_one
            if goals_of_one & (goals_of_one - 1):
                self.open &= ~_under_two(places, goals_of_one)

    def has_two_of_a_group(self, mask: Mask) -> bool:
        """Whether these squares hold two goals of one group."""
        return any((mask & goals).bit_count() > 1 for goals in self.goals)

    def of_shapes(self, shapes: Iterable[int]) -> PlaceSet:
        """The open places of some shapes."""
        found = 0
        for shape in shapes:
            found |= self.places.of_shape[shape]
        return found & self.open

    def supply_without(self, numbers: Iterable[int]) -> list[int]:
        """How many pieces of each shape are left beside those on some places."""
        left = list(self.supply)
        for number in numbers:
            left[self.places.shape_of[number]] -= 1
        return left

    def after(self, number: int) -> CoverProblem:
        """The problem once a piece lies on an open place."""
        problem = CoverProblem.__new__(CoverProblem)
        problem.places = self.places
        mask = self.places.masks[number]
        problem.free = self.free & ~mask
        problem.goals = tuple([goals & ~mask for goals in self.goals])
        problem.uncovered = self.uncovered & ~mask
        problem.supply = tuple(self.supply_without((number,)))
        # What covered two goals of a group is blocked by whatever covers one of them.
        problem.open = self.open & ~self.places.hits(number)
        return problem


def _under_two(places: Places, goals: Mask) -> PlaceSet:
    """The places that cover two of these squares or more."""
    once = twice = 0
    while goals:
        low = goals & -goals
        goals ^= low
        over = places.over(low.bit_length() - 1)
        twice |= once & over
        once |= over
    return twice


def solve(problem: CoverProblem) -> Cover | None:
    """Places for pieces that together cover every goal, or None."""
    return cover(problem.places, problem.open, problem.uncovered, problem.supply)


Guarded = tuple[tuple[Square, PlaceSet], ...]


def guarded_goals(problem: CoverProblem, owners: Iterable[tuple[Mask, Iterable[int]]]) -> Guarded:
    """The goals to be guarded, each with the places from which its owner could cover it now.

    `owners` gives the uncovered goals of each owner and the shapes that are left to cover them.
    A goal that its owner cannot cover any more guards nothing.
    """
    found = []
    for goals, shapes in owners:
        own = problem.of_shapes(shapes)
        for square in numbers(goals):
            ways = own & problem.places.over(square)
            if ways:
                found.append((square, ways))
    return tuple(found)


def first_cut_off(problem: CoverProblem, guarded: Guarded, number: int) -> Square | None:
    """The first goal that a piece on this place would leave without any way, or None."""
    mask, hits = problem.places.masks[number], problem.places.hits(number)
    for square, ways in guarded:
        if not mask >> square & 1 and not ways & ~hits:
            return square
    return None


def keeping_ways(problem: CoverProblem, among: PlaceSet, guarded: Guarded) -> PlaceSet:
    """Those of some places that leave every guarded goal a way, or cover it."""
    for square, ways in guarded:
        # All places that leave one way untouched are found in one go; after a few ways that
        # reach out to different sides none is left in doubt. Small shapes have the last numbers.
        doubtful = among & ~problem.places.over(square)
        while ways and doubtful:
            way = ways.bit_length() - 1
            ways ^= 1 << way
            doubtful &= problem.places.hits(way)
        among &= ~doubtful
    return among


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
