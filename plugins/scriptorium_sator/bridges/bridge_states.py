"""The state of a bridge: the squares it covers and all its riders with theirs (S13.3).

Who a rider is stands above its square, as `scriptorium_grid.carrying` keeps it.
"""

from __future__ import annotations

from scriptorium_grid.carrying import State

from .board_geometry import ANCHOR_BITS
from .board_masks import BoardMasks

BOOK = 16
GARGOYLE = 32


def state_of(masks: BoardMasks, bridge: int) -> State:
    """The state of a bridge as it lies."""
    place = masks.places[bridge]
    if not masks.with_rider >> bridge & 1:
        return (place,)
    mask = masks.of_bridge[bridge]
    state = [place]
    if mask & masks.acolytes:
        for seat, square in enumerate(masks.at):
            if square >= 0 and mask >> square & 1:
                state.append(seat << ANCHOR_BITS | square)
    if mask & masks.books:
        for seat, mine in enumerate(masks.mine):
            if mine & mask:
                for square in masks.geometry.grid.squares(mine & mask):
                    state.append(BOOK + seat << ANCHOR_BITS | square)
    if mask & masks.gargoyles:
        for seat, square in enumerate(masks.stones):
            if square >= 0 and mask >> square & 1:
                state.append(GARGOYLE + seat << ANCHOR_BITS | square)
    return tuple(state)
