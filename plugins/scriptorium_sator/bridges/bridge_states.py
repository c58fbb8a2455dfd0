"""The state of a bridge: the squares it covers and all its riders with theirs (S13.3).

Who a rider is stands above its square, as `scriptorium_grid.carrying` keeps it.
"""

from __future__ import annotations

from scriptorium_grid.carrying import State

from .board_geometry import ANCHOR, ANCHOR_BITS
from .board_masks import BoardMasks

BOOK = 16
GARGOYLE = 32

Books = tuple[tuple[int, ...], ...]


def state_of(masks: BoardMasks, bridge: int) -> State:
    """The state of a bridge as it lies; kept beside the board."""
    known = masks.states[bridge]
    if known is not None:
        return known
    state = [masks.places[bridge]]
    mask = masks.of_bridge[bridge] if masks.with_rider >> bridge & 1 else 0
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
    masks.states[bridge] = known = tuple(state)
    return known


def carry(masks: BoardMasks, was: State, state: State, books: Books) -> Books:
    """Take all that rode on a bridge along to where it rides now; all books are given back."""
    at, stones = list(masks.at), list(masks.stones)
    mine, squares = list(masks.mine), list(map(list, books))
    for rider in was[1:]:
        who, bit = rider >> ANCHOR_BITS, 1 << (rider & ANCHOR)
        if who < BOOK:
            masks.acolytes ^= bit
        elif who < GARGOYLE:
            mine[who - BOOK] ^= bit
            masks.books ^= bit
            squares[who - BOOK].remove(rider & ANCHOR)
        else:
            masks.gargoyles ^= bit
    for rider in state[1:]:
        who, square = rider >> ANCHOR_BITS, rider & ANCHOR
        if who < BOOK:
            at[who] = square
            masks.acolytes |= 1 << square
        elif who < GARGOYLE:
            mine[who - BOOK] |= 1 << square
            masks.books |= 1 << square
            squares[who - BOOK].append(square)
        else:
            stones[who - GARGOYLE] = square
            masks.gargoyles |= 1 << square
    masks.at, masks.stones, masks.mine = tuple(at), tuple(stones), tuple(mine)
    return tuple(map(tuple, map(sorted, squares)))
