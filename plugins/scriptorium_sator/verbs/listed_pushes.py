"""Which pushes of the chosen bridge are legal, listed quickly: one to each outcome (S10, S18)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

import scriptorium.cards as sv
from scriptorium import Moment

from ..board.targets import masks
from ..bridges.board_geometry import ANCHOR
from ..movement.carrying import pushed
from ..movement.push_lists import made, shift_along
from .bridge_parts import ChosenBridge, chosen_bridge


def listed(chosen: ChosenBridge, kind: Any) -> Sequence[Any]:
    """One push to each outcome."""
    bridge, part, here, left, may = chosen
    start, anchors = here.places[bridge] & ANCHOR, here.anchors(bridge)
    found = part.push_lists.listed(kind, anchors, start, left)
    if may is None:
        return found
    grid, state = here.geometry.grid, here.state(bridge)
    return [one for one in found if may(pushed(state, shift_along(grid, one.path)))]


def pushes(at: Moment, kind: Any, *, priced: bool) -> Sequence[Any]:
    """The pushes of a part with or without levels."""
    chosen = chosen_bridge(at)
    part = chosen[1]
    if part.priced != priced or not part.pushes:
        return []
    return listed(chosen, kind)


def accepts(at: Moment, action: Any) -> bool:
    """Whether a level pays for so many squares, and the bridge may be left at their end."""
    bridge, part, here, left, may = chosen_bridge(at)
    price, steps = getattr(action, "ap", 0), len(action.path)
    if price > left or (price, steps, steps) not in part.pushes:
        return False
    state = here.after_path(bridge, action.path)
    return state is not None and (may is None or may(state))


def short_pushes(at: Moment, kind: Any) -> list[Any]:
    """The pushes by one square."""
    bridge, _, here, _, may = chosen_bridge(at)
    near, state = here.blocked >> (here.places[bridge] & ANCHOR), here.state(bridge)
    ways = here.geometry.grid.shifts
    return [
        made(kind, (ways.index(shift),))
        for front, shift in here.push_ends(bridge)
        if not front & near and (may is None or may(pushed(state, shift)))
    ]


def laden(position: Any) -> Iterator[sv.CardRun]:
    """Pushes that play seldom meets: of bridges that carry somebody, by cards that pay for it."""
    here, seat = masks(position), position.clock.seat
    cards = [card for card in position.rules.programs if card.startswith("moves-")]
    for bridge in range(len(here.geometry.bridges)):
        if here.with_acolyte >> bridge & 1:
            yield from (sv.CardRun(seat, card, stage=1, chosen=(bridge,)) for card in cards)
