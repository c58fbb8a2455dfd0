"""Pieces to be laid so that each goal comes to lie under one: what is free, what is left to do."""

from __future__ import annotations

from collections.abc import Iterable

from scriptorium.grid import Mask

from .cover import Cover, cover
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
