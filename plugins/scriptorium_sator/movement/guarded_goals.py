"""Goals that are guarded: the last way to cover one is not taken away from its owner."""

from __future__ import annotations

from collections.abc import Iterable

from scriptorium.grid import Mask, Square

from .cover import numbers
from .cover_problem import CoverProblem
from .places import PlaceSet

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
