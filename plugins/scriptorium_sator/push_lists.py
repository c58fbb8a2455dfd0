"""Lists of pushes: short ones depend on what surrounds a bridge alone, and are kept by that."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache, lru_cache
from typing import Annotated

from msgspec import Meta

import scriptorium as sc
from scriptorium.grid import Grid, Mask, Square

from .paths import paths_of, window

Path = Annotated[tuple[Annotated[int, Meta(ge=0, le=3)], ...], Meta(max_length=64)]
LISTS = 1 << 14  # so many surroundings are remembered at most, a few hundred bytes each


class Push(sc.Action, tag="sator.push", frozen=True):
    """Push the chosen bridge along a path, for the price of a level."""

    ap: Annotated[int, Meta(ge=0, le=999)]
    path: Path


Pushes = tuple[tuple[int, ...], tuple[Push, ...]]


def list_pushes(grid: Grid, ap: int, squares: int, anchors: Mask, start: Square) -> Pushes:
    """How far each push of a level goes, and its action; one to each outcome."""
    ends = paths_of(grid, anchors, start, squares)
    return tuple([end - start for end, _ in ends]), tuple([Push(ap, path) for _, path in ends])


@cache
def lists_by_region(grid: Grid) -> Callable[[int, int, Mask], Pushes]:
    """What lists pushes by the anchors around a bridge; all matches on such a grid share it."""

    @lru_cache(LISTS)
    def listed(ap: int, squares: int, near: Mask) -> Pushes:
        return list_pushes(grid, ap, squares, near, window(grid))

    return listed
