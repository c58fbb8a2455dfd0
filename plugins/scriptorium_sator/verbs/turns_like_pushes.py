"""Turns that do the same as a push: only the push is listed (S11.4)."""

from __future__ import annotations

from typing import Any

from scriptorium_grid.turn_lists import ANGLES

from ..bridges.board_geometry import ANCHOR, ANCHOR_BITS
from ..bridges.board_masks import BoardMasks, anchors_of
from ..bridges.bridge_states import pushed, state_of, turned
from ..bridges.single_turns import find
from .bridge_parts import BridgePart


def without_pushes(here: BoardMasks, part: BridgePart, bridge: int, found: list[Any]) -> list[Any]:
    """The turns that no push of the same part does for the same price."""
    known = here.geometry
    if not part.pushes or len(known.tables[bridge].shape.turns) == ANGLES:
        return found  # each turn makes it look different, as no push does
    state = state_of(here, bridge)
    orient, anchor = state[0] >> ANCHOR_BITS, state[0] & ANCHOR
    anchors = anchors_of(here, bridge)
    reach = {
        level.ap: known.grid.walks_exactly(anchors, 1 << anchor, level.most)
        for level in part.pushes
    }
    left = []
    for action in found:
        reached = reach.get(getattr(action, "ap", 0), 0)
        end = find(known, bridge, state[0], *action.turn) if reached else None
        if (
            end is None
            or end.orient != orient
            or not reached >> end.anchor & 1
            or pushed(state, end.anchor - anchor) != turned(known, state, end)
        ):
            left.append(action)
    return left
