"""Turns of cards that allow only some angles, as in a ROTAS that turns by half."""

from __future__ import annotations

from .data_cards import RotasLevel
from .geometry import ANCHOR, ANCHOR_BITS
from .lay import Lay
from .states import State
from .turning import offsets_of
from .turntables import Single


def limited_turns(lay: Lay, bridge: int, state: State, level: RotasLevel) -> list[Single]:
    """One turn that a level allows to each other state (S11.4, S13.4)."""
    geometry = lay.geometry
    orient, anchor = state[0] >> ANCHOR_BITS, state[0] & ANCHOR
    spots, riders = geometry.spots[bridge], offsets_of(state)
    others = lay.covered ^ lay.masks[bridge]
    seen = {(0, orient, riders)}
    found = []
    for turn in geometry.tables[bridge].every(orient, anchor % geometry.stride, riders):
        outcome = turn.shift, turn.orient, turn.riders
        mask = spots[turn.orient][anchor + turn.shift]
        if level.allows(turn.angle) and mask and not mask & others and outcome not in seen:
            seen.add(outcome)
            found.append(turn)
    return found
