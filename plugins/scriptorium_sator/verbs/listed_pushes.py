"""Which pushes of the chosen bridge are legal, listed quickly: one to each outcome (S10, S18)."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache, lru_cache
from typing import Any

import scriptorium_verbs as sv
from scriptorium_grid import Grid, Mask
from scriptorium_grid.carrying import pushed
from scriptorium_grid.push_paths import (
    LONGEST_IN_TABLE,
    long_paths,
    regions,
    shift_along,
    short_paths,
    window,
)

from ..board.targets import masks
from ..bridges.board_geometry import ANCHOR
from ..bridges.board_masks import anchors_of
from ..bridges.bridge_states import state_of
from ..hand.playing import AP
from .bridge_parts import BridgePart, judge, part_of, surcharge

LISTS = 1 << 14  # so many surroundings are remembered at most, a few hundred bytes each
made = cache(lambda kind, *fields: kind(*fields))  # the same action again and again


@lru_cache(LISTS)
def in_region(grid: Grid, kind: Any, ap: int, squares: int, near: Mask) -> tuple[Any, ...]:
    """The short pushes of a level by the anchors around a bridge, which tell them all."""
    paths = short_paths(grid, near, window(grid), squares)
    return tuple(made(kind, ap, path) for _, path in paths)


def listed(position: Any, top: Any, part: BridgePart, bridge: int, kind: Any) -> list[Any]:
    """One push to each outcome."""
    here, left = masks(position), position.clock.left[AP]
    grid = here.geometry.grid
    if part.pays and here.with_acolyte >> bridge & 1:
        left -= surcharge(position, part, here, bridge)
    start, anchors = here.places[bridge] & ANCHOR, anchors_of(here, bridge)
    near = regions(grid, anchors, start, LONGEST_IN_TABLE)
    found: list[Any] = []
    for ap, least, most in part.pushes:
        if ap > left:
            break
        if part.priced and most <= LONGEST_IN_TABLE:
            found += in_region(grid, kind, ap, most, near[most])
        else:
            paths = [path for _, path in long_paths(grid, anchors, start, least, most)]
            found += [kind(ap, path) if part.priced else kind(path) for path in paths]
    may = judge(position, top, part, bridge)
    if may is None:
        return found
    state = state_of(here, bridge)
    return [one for one in found if may(pushed(state, shift_along(grid, one.path)))]


def pushes(position: Any, top: Any, kind: Any, *, priced: bool) -> list[Any]:
    """The pushes of a part with or without levels."""
    part = part_of(position, top)
    if part.priced != priced or not part.pushes:
        return []
    return listed(position, top, part, top.chosen[0], kind)


def short_pushes(position: Any, top: Any, kind: Any) -> list[Any]:
    """The pushes by one square."""
    here, bridge, part = masks(position), top.chosen[0], part_of(position, top)
    near, state = here.blocked >> (here.places[bridge] & ANCHOR), state_of(here, bridge)
    may, ways = judge(position, top, part, bridge), here.geometry.grid.shifts
    return [
        made(kind, (ways.index(shift),))
        for front, shift in here.push_ends(bridge)
        if not front & near and (may is None or may(pushed(state, shift)))
    ]


def laden(position: Any) -> Iterator[sv.CardRun]:
    """Pushes that play seldom meets: of bridges that carry somebody, by cards that pay for it."""
    here, seat = masks(position), position.clock.seat
    cards = [
        card for card in position.rules.chapters[sv.CardRules].programs if card.startswith("moves-")
    ]
    for bridge in range(len(here.geometry.bridges)):
        if here.with_acolyte >> bridge & 1:
            yield from (sv.CardRun(seat, card, stage=1, chosen=(bridge,)) for card in cards)
