"""Ways of pushing a tile: one path to each place, of exactly so many steps.

For the short ways of cards, all paths to a place stand in a table made once for a grid: a path is
open when the anchors it passes are free ones, which is one comparison of sets.
"""

from __future__ import annotations

from functools import cache
from itertools import product

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
