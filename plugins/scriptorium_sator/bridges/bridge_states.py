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
    for old, new in zip(was[1:], state[1:], strict=True):  # both sorted by who rides
        who, square, end = old >> ANCHOR_BITS, old & ANCHOR, new & ANCHOR
        # A rider may go where another one stood: what leaves and comes again stays in the set.
        changed = 1 << square ^ 1 << end
        if who < BOOK:
            masks.acolytes ^= changed
            masks.at = (*masks.at[:who], end, *masks.at[who + 1 :])
        elif who < GARGOYLE:
            who -= BOOK
            masks.books ^= changed
            masks.mine = (*masks.mine[:who], masks.mine[who] ^ changed, *masks.mine[who + 1 :])
            left = list(books[who])
            left.remove(square)
            books = (*books[:who], tuple(sorted((*left, end))), *books[who + 1 :])
        else:
            who -= GARGOYLE
            masks.gargoyles ^= changed
            masks.stones = (*masks.stones[:who], end, *masks.stones[who + 1 :])
    return books
