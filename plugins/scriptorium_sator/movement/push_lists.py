"""Pushes of a tile by levels with prices; the short ones are remembered by what lies around it."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Callable, Sequence
from functools import cache, lru_cache
from typing import Any, NamedTuple

from scriptorium.grid import Grid, Mask, Square

from .push_paths import LONGEST_IN_TABLE, long_paths, region, short_paths, window

LISTS = 1 << 14  # so many surroundings are remembered at most, a few hundred bytes each
Pushes = Callable[[Any, int, Mask], tuple[Any, ...]]

made = cache(lambda kind, *fields: kind(*fields))  # the same action again and again


class PushLevel(NamedTuple):
    """A price, and how many squares a tile is pushed for it, at least and at most."""

    ap: int
    least: int
    most: int


@lru_cache(32)
def _lists_of(grid: Grid, levels: tuple[PushLevel, ...]) -> Pushes:
    """What lists the pushes of the first so many of these levels, cheapest first.

    `near` are the anchors that can be reached around a tile, which tell all short pushes.
    """

    @lru_cache(LISTS)
    def in_region(kind: Any, many: int, near: Mask) -> tuple[Any, ...]:
        found = []
        for level in levels[:many]:
            for _, path in short_paths(grid, near, window(grid), level.most):
                found.append(made(kind, level.ap, path))
        return tuple(found)

    return in_region


class PushLists:
    """The pushes of some levels; `priced` where an action names the price before its path."""

    def __init__(self, grid: Grid, levels: tuple[PushLevel, ...], *, priced: bool) -> None:
        self.grid, self.levels, self.priced = grid, levels, priced
        self._prices = [level.ap for level in levels]  # cheapest first
        self._in_region = _lists_of(grid, levels)
        # So many levels, from the first, are looked up in tables of short paths.
        far = (at for at, level in enumerate(levels) if level.most > LONGEST_IN_TABLE)
        self._short = next(far, len(levels)) if priced else 0

    def listed(self, kind: Any, anchors: Mask, start: Square, left: int) -> Sequence[Any]:
        """One push to each outcome of a tile that is free at some anchors, for the points left."""
        many, short = bisect_right(self._prices, left), self._short
        found: list[Any] = []
        if short:
            near = region(self.grid, anchors, start, LONGEST_IN_TABLE)
            if short >= many:
                return self._in_region(kind, many, near)
            found += self._in_region(kind, short, near)
        for ap, least, most in self.levels[short:many]:
            paths = [path for _, path in long_paths(self.grid, anchors, start, least, most)]
            found += [kind(ap, path) if self.priced else kind(path) for path in paths]
        return found
