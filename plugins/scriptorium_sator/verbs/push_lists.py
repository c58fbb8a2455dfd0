"""The short pushes of levels with prices, remembered by the anchors around a bridge."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache, lru_cache
from typing import Any

from scriptorium_grid import Grid, Mask
from scriptorium_grid.push_paths import LONGEST_IN_TABLE, short_paths, window

from .bridge_words import PushLevel

LISTS = 1 << 14  # so many surroundings are remembered at most, a few hundred bytes each
Pushes = Callable[[Any, int, Mask], tuple[Any, ...]]

made = cache(lambda kind, *fields: kind(*fields))  # the same action again and again


@lru_cache(32)
def lists_of(grid: Grid, levels: tuple[PushLevel, ...]) -> Pushes:
    """What lists the pushes of the first so many of these levels, cheapest first.

    `near` are the anchors that can be reached around a bridge, which tell all short pushes.
    """

    @lru_cache(LISTS)
    def in_region(kind: Any, many: int, near: Mask) -> tuple[Any, ...]:
        return tuple(
            made(kind, level.ap, path)
            for level in levels[:many]
            for _, path in short_paths(grid, near, window(grid), level.most)
        )

    return in_region


def short_levels(levels: tuple[PushLevel, ...]) -> int:
    """How many of the levels, from the first, are looked up in tables of short paths."""
    for many, level in enumerate(levels):
        if level.most > LONGEST_IN_TABLE:
            return many
    return len(levels)
