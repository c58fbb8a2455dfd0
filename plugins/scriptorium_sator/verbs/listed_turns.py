"""Which turns of the chosen bridge are legal, listed quickly: one to each outcome (S11)."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from scriptorium_grid.turn_lists import ANGLES
from scriptorium_tiles.turn_codes import (
    first_codes,
    second_codes,
    single_codes,
    slides,
    turns_elsewhere,
)

from ..board.targets import masks
from ..bridges.board_geometry import ANCHOR
from ..bridges.board_masks import BoardMasks
from ..hand.playing import AP
from .bridge_parts import BridgePart, ChosenBridge, chosen_bridge, part_of
from .bridge_words import PushLevel

BY_ONE = (PushLevel(0, 1, 1),)


@lru_cache(64)
def made(kind: Any, ap: int | None, squares: int) -> list[Any]:
    """The actions of a level about all squares, by the square and the angle."""
    price = () if ap is None else (ap,)
    turns = ((square, angle or 1) for square in range(squares) for angle in range(ANGLES))
    return [kind(*price, turn) for turn in turns]


def listed(chosen: ChosenBridge, kind: Any, rotations: int) -> list[Any]:
    """One turn to each outcome; or each first turn that leaves a second one."""
    bridge, part, here, left, may = chosen
    squares = len(here.geometry.square_names)
    found: list[Any] = []
    for level in part.once if rotations == 1 else part.twice:
        if level.ap <= left:
            actions = made(kind, level.ap if part.priced else None, squares)
            if rotations == 1:
                codes = single_codes(here, bridge, may, level.allows if level.angles else None)
            else:
                codes = first_codes(here, bridge, may)
            found.extend(map(actions.__getitem__, codes))
    return found


def single_turns(position: Any, top: Any, kind: Any, *, priced: bool) -> list[Any]:
    """The turns of a part with or without levels that no push of it does."""
    chosen = chosen_bridge(position, top)
    bridge, part, here, _, may = chosen
    if part.priced != priced or not part.once:
        return []
    if part.pushes == BY_ONE and may is None and not (priced or here.with_rider >> bridge & 1):
        # The tables know which turns are pushes by one square.
        actions = made(kind, None, len(here.geometry.square_names))
        return [actions[code] for code in turns_elsewhere(here, bridge)]
    found = listed(chosen, kind, 1)
    return without_pushes(here, part, bridge, found) if part.pushes else found


def first_turns(position: Any, top: Any, kind: Any) -> list[Any]:
    """The first turns of levels that give two."""
    part, left = part_of(position, top), position.clock.left[AP]
    if not part.priced or not part.twice or part.twice[0].ap > left:
        return []
    return listed(chosen_bridge(position, top), kind, 2)


def second_turns(position: Any, top: Any, kind: Any) -> list[Any]:
    """One second turn to each outcome."""
    (bridge, _, here, _, may), (pivot, angle) = chosen_bridge(position, top), top.chosen[2]
    actions = made(kind, None, len(here.geometry.square_names))
    return [actions[code] for code in second_codes(here, bridge, pivot, angle, may)]


def without_pushes(here: BoardMasks, part: BridgePart, bridge: int, found: list[Any]) -> list[Any]:
    """The turns that no push of the same part does for the same price."""
    known = here.geometry
    if len(known.tables[bridge].shape.turns) == ANGLES:
        return found  # each turn makes it look different, as no push does
    anchors, start = here.anchors(bridge), 1 << (here.places[bridge] & ANCHOR)
    reach = {one.ap: known.grid.walks_exactly(anchors, start, one.most) for one in part.pushes}
    return [
        action
        for action in found
        if not slides(here, bridge, reach.get(getattr(action, "ap", 0), 0), action.turn)
    ]


def is_push(position: Any, top: Any, action: Any) -> bool:
    """Whether a push of the same part does the same for the same price."""
    return not without_pushes(masks(position), part_of(position, top), top.chosen[0], [action])
