"""Pushes of a tile by levels with prices: one path to each place, of exactly so many steps.

For the short ways of cards, all paths to a place stand in a table made once for a grid: a path is
open when the anchors it passes are free ones, which is one comparison of sets. What is listed is
remembered by what lies around the tile.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Callable, Sequence
from functools import cache, lru_cache
from itertools import product
from typing import Any, NamedTuple

from scriptorium.grid import Grid, Mask, Square

Path = tuple[int, ...]
Candidates = dict[int, tuple[tuple[Mask, Path], ...]]

LONGEST_IN_TABLE = 3


@cache
def candidates(grid: Grid, steps: int) -> Candidates:
    """By how far the anchor moves: each path, and the anchors it passes counted from `base`."""
    base = steps * (grid.stride + 1)
    found: dict[int, dict[Mask, Path]] = {}
    for path in product(range(4), repeat=steps):
        at = 0
        passed = 0
        for way in path[:-1]:
            at += grid.shifts[way]
            passed |= 1 << base + at
        found.setdefault(at + grid.shifts[path[-1]], {}).setdefault(passed, path)
    return {shift: tuple(paths.items()) for shift, paths in found.items() if shift}


def short_paths(grid: Grid, anchors: Mask, start: Square, steps: int) -> list[tuple[Square, Path]]:
    """One open path of exactly so many steps to each other anchor, by the table."""
    table = candidates(grid, steps)
    back = start - steps * (grid.stride + 1)
    near = anchors >> back if back >= 0 else anchors << -back
    stride = grid.stride
    ends = 1 << start
    for _ in range(steps):
        ends = (ends << 1 | ends >> 1 | ends << stride | ends >> stride) & anchors
    ends &= ~(1 << start)
    found = []
    while ends:
        low = ends & -ends
        end = low.bit_length() - 1
        for passed, path in table[end - start]:
            if passed & near == passed:
                found.append((end, path))
                break
        ends ^= low
    return found


def region(grid: Grid, anchors: Mask, start: Square, steps: int) -> Mask:
    """The anchors on all open paths of at most so many steps, cut out around the start.

    Paths of so many steps or fewer depend on nothing else. The window begins `window` squares
    before the start.
    """
    stride = grid.stride
    base, here, beside = _first_step(grid)
    near = anchors >> start - base if start >= base else anchors << base - start
    found = beside & near | here
    for _ in range(steps - 1):
        found |= (found << 1 | found >> 1 | found << stride | found >> stride) & near
    return found


@cache
def _first_step(grid: Grid) -> tuple[int, Mask, Mask]:
    """How far before a square the window begins, that square in it, and the four beside it."""
    here = 1 << window(grid)
    return window(grid), here, here << 1 | here >> 1 | here << grid.stride | here >> grid.stride


def window(grid: Grid) -> int:
    """How far before a square the window begins that holds all short paths from it."""
    return LONGEST_IN_TABLE * (grid.stride + 1)


def long_paths(
    grid: Grid, anchors: Mask, start: Square, fewest: int, most: int
) -> list[tuple[Square, Path]]:
    """One open path of so many steps, at least and at most, to each other anchor."""
    layer: dict[Square, Path] = {start: ()}
    seen = {start}
    found = []
    for steps in range(1, most + 1):
        after: dict[Square, Path] = {}
        for square, path in layer.items():
            for way, shift in enumerate(grid.shifts):
                step = square + shift
                if step >= 0 and anchors >> step & 1 and step not in after:
                    after[step] = (*path, way)
        layer = after
        if steps >= fewest:
            for square, path in layer.items():
                if square not in seen:
                    seen.add(square)
                    found.append((square, path))
    return found


def shift_along(grid: Grid, path: Path) -> int:
    """What a push along a path adds to every square."""
    shift = 0
    for way in path:
        shift += grid.shifts[way]
    return shift


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
