"""Turns that do the same as a push: only the push is listed (S11.4)."""

from __future__ import annotations

from typing import Any

from scriptorium_grid.carrying import find_turn, pushed, turned
from scriptorium_grid.turn_lists import ANGLES

from ..bridges.board_geometry import ANCHOR, ANCHOR_BITS
from ..bridges.board_masks import BoardMasks, anchors_of
from ..bridges.bridge_states import state_of
from .bridge_parts import BridgePart


def without_pushes(here: BoardMasks, part: BridgePart, bridge: int, found: list[Any]) -> list[Any]:
    """The turns that no push of the same part does for the same price."""
    known = here.geometry
    if not part.pushes or len(known.tables[bridge].shape.turns) == ANGLES:
        return found  # each turn makes it look different, as no push does
    moves, state = known.moves[bridge], state_of(here, bridge)
    orient, anchor = state[0] >> ANCHOR_BITS, state[0] & ANCHOR
    anchors = anchors_of(here, bridge)
    reach = {
        level.ap: known.grid.walks_exactly(anchors, 1 << anchor, level.most)
        for level in part.pushes
    }
    left = []
    for action in found:
        reached = reach.get(getattr(action, "ap", 0), 0)
        end = find_turn(moves, state[0], *action.turn) if reached else None
        if (
            end is None
            or end.orient != orient
            or not reached >> end.anchor & 1
            or pushed(state, end.anchor - anchor) != turned(moves, state, end)
        ):
            left.append(action)
    return left
