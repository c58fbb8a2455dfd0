"""The state of a bridge: the squares it covers and all its riders with theirs (S13.3).

A state is a tuple of small numbers: the place, then one for each rider (which piece, and its
square). Pushing adds the same to all of them.
"""

from __future__ import annotations

from scriptorium_grid import Turn as Turned

from .board_geometry import ANCHOR, ANCHOR_BITS, Geometry
from .board_masks import BoardMasks

State = tuple[int, ...]

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


def pushed(state: State, shift: int) -> State:
    """The state after a push that adds this much to every square."""
    return tuple([number + shift for number in state])


def turned(geometry: Geometry, state: State, turn: Turned) -> State:
    """The state after a turn."""
    place = turn.orient << ANCHOR_BITS | turn.anchor
    if len(state) == 1:
        return (place,)
    numbers = geometry.turned[turn.angle]
    shift = turn.pivot - numbers[turn.pivot]
    if len(state) == 2:
        rider = state[1]
        square = rider & ANCHOR
        return (place, rider - square + numbers[square] + shift)
    # Books of one colour are alike: their order says nothing.
    riders = [r - (r & ANCHOR) + numbers[r & ANCHOR] + shift for r in state[1:]]
    riders.sort()
    return (place, *riders)
