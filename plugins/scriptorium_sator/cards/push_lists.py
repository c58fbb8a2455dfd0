"""Lists of pushes: short ones depend on what surrounds a bridge alone, and are kept by that."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache, lru_cache
from typing import Annotated

from msgspec import Meta

import scriptorium as sc
from scriptorium_grid import Grid, Mask, Square
from scriptorium_grid.push_paths import candidates, paths_of, window

Path = Annotated[tuple[Annotated[int, Meta(ge=0, le=3)], ...], Meta(max_length=64)]
LEVELS = 64  # so many levels of cards are remembered at most, more than a few boxes hold
LISTS = 1 << 14  # so many surroundings are remembered at most, a few hundred bytes each


class Push(sc.Action, tag="sator.push", frozen=True):
    """Push the chosen bridge along a path, for the price of a level."""

    ap: Annotated[int, Meta(ge=0, le=999)]
    path: Path


Pushes = tuple[Push, ...]


def list_pushes(grid: Grid, ap: int, squares: int, anchors: Mask, start: Square) -> Pushes:
    """Each push of a level, one to each outcome."""
    return tuple([Push(ap, path) for _, path in paths_of(grid, anchors, start, squares)])


@lru_cache(LEVELS)
def short_pushes(grid: Grid, ap: int, squares: int) -> dict[Square, tuple[tuple[Mask, Push], ...]]:
    """By its end in the window of `regions`: the pushes of a level, and the anchors each passes."""
    base = window(grid)
    more = base - squares * (grid.stride + 1)
    return {
        base + shift: tuple([(passed << more, Push(ap, path)) for passed, path in paths])
        for shift, paths in candidates(grid, squares).items()
    }


@cache
def lists_by_region(grid: Grid) -> Callable[[int, int, Mask], Pushes]:
    """What lists pushes by the anchors around a bridge; all matches on such a grid share it."""
    start = 1 << window(grid)

    @lru_cache(LISTS)
    def listed(ap: int, squares: int, near: Mask) -> Pushes:
        pushes = short_pushes(grid, ap, squares)
        ends = grid.walks_exactly(near, start, squares) & ~start
        found = []
        while ends:
            low = ends & -ends
            ends ^= low
            for passed, push in pushes[low.bit_length() - 1]:
                if passed & near == passed:
                    found.append(push)
                    break
        return tuple(found)

    return listed
