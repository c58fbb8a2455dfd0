"""Turns of cards that allow only some angles, as in a ROTAS that turns by half."""

from __future__ import annotations

from collections.abc import Callable

from scriptorium_grid.turn_tables import Single

from ..box.card_data import RotasLevel
from ..bridges.board_geometry import ANCHOR, ANCHOR_BITS
from ..bridges.board_masks import BoardMasks
from ..bridges.bridge_states import State, state_of
from ..bridges.single_turns import offsets_of, turned_to
from .rotas_words import Rotate


def limited_turns(masks: BoardMasks, bridge: int, state: State, level: RotasLevel) -> list[Single]:
    """One turn that a level allows to each other state (S11.4, S13.4)."""
    geometry = masks.geometry
    orient, anchor = state[0] >> ANCHOR_BITS, state[0] & ANCHOR
    place_masks, riders = geometry.place_masks[bridge], offsets_of(state)
    others = masks.covered ^ masks.of_bridge[bridge]
    seen = {(0, orient, riders)}
    found = []
    for turn in geometry.tables[bridge].every(orient, anchor % geometry.stride, riders):
        outcome = turn.shift, turn.orient, turn.riders
        mask = place_masks[turn.orient][anchor + turn.shift]
        if level.allows(turn.angle) and mask and not mask & others and outcome not in seen:
            seen.add(outcome)
            found.append(turn)
    return found


def limited_rotates(
    masks: BoardMasks,
    bridge: int,
    levels: tuple[RotasLevel, ...],
    left: int,
    open_: Callable[[State], bool] | None,
) -> list[Rotate]:
    """The choices of all levels that name angles and can be paid for; `open_` judges their ends."""
    state = state_of(masks, bridge)
    anchor = state[0] & ANCHOR
    return [
        Rotate(level.ap, 1, anchor + turn.pivot, turn.angle)
        for level in levels
        if level.angles and level.ap <= left
        for turn in limited_turns(masks, bridge, state, level)
        if open_ is None or open_(turned_to(state, turn))
    ]
