"""The state of a bridge: the squares it covers and all its riders with theirs (S13.3).

A state is a tuple of small numbers: the place, then one for each rider (which piece, and its
square). Pushing adds the same to all of them.
"""

from __future__ import annotations

from scriptorium.grid import Square
from scriptorium.grid import Turn as Turned

from .geometry import ANCHOR, ANCHOR_BITS, Geometry, place_of
from .lay import Lay

State = tuple[int, ...]

BOOK = 16
GARGOYLE = 32


def state_of(lay: Lay, bridge: int) -> State:
    """The state of a bridge as it lies."""
    place = lay.places[bridge]
    mask = lay.masks[bridge]
    if not mask & (lay.acolytes | lay.books | lay.gargoyles):
        return (place,)
    state = [place]
    for seat, square in enumerate(lay.at):
        if square >= 0 and mask >> square & 1:
            state.append(seat << ANCHOR_BITS | square)
    for seat, mine in enumerate(lay.mine):
        if mine & mask:
            for square in lay.geometry.grid.squares(mine & mask):
                state.append(BOOK + seat << ANCHOR_BITS | square)
    for seat, square in enumerate(lay.stones):
        if square >= 0 and mask >> square & 1:
            state.append(GARGOYLE + seat << ANCHOR_BITS | square)
    return tuple(state)


def pushed(state: State, shift: int) -> State:
    """The state after a push that adds this much to every square."""
    return tuple([number + shift for number in state])


def turned(geometry: Geometry, state: State, turn: Turned) -> State:
    """The state after a turn."""
    place = place_of(turn.orient, turn.anchor)
    if len(state) == 1:
        return (place,)
    after = [place]
    for rider in state[1:]:
        square = turned_square(geometry, rider & ANCHOR, turn)
        after.append(rider >> ANCHOR_BITS << ANCHOR_BITS | square)
    # Books of one colour are alike: their order says nothing.
    return (place, *sorted(after[1:]))


def turned_square(geometry: Geometry, square: Square, turn: Turned) -> Square:
    """Where a rider's square goes; a turn that stays inside takes its riders along inside."""
    found = geometry.grid.turn_square(square, turn.pivot, turn.angle)
    if found is None:
        raise ValueError("a rider would leave the grid with a bridge that stays on it")
    return found
