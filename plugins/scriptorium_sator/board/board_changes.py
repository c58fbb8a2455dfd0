"""How the board changes: every effect writes its new board through these functions.

Each gives the next `Board` its sets of squares at once, taken over from the one before.
"""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

import scriptorium as sc
from scriptorium_grid.carrying import State

from ..bridges.board_geometry import ANCHOR, ANCHOR_BITS, OFF, Geometry
from ..bridges.board_masks import BoardMasks
from ..bridges.bridge_states import carry, state_of
from .board_state import Board, TurnBoard, board_masks

Squares = tuple[int, ...]


def put_board(now: sc.Change, board: Board) -> None:
    """Lay the next board; the turn's first change keeps the board of its beginning."""
    parts, at = now.parts, now.rules.part_index
    if parts[at[TurnBoard]].board is None:  # type: ignore[attr-defined]
        parts[at[TurnBoard]] = TurnBoard(parts[at[Board]])  # type: ignore[arg-type]
    parts[at[Board]] = board


def _with_masks(board: Board, masks: BoardMasks) -> Board:
    board.__dict__["masks"] = masks
    return board


def moved_board(here: BoardMasks, board: Board, bridge: int, state: State) -> Board:
    """The board, `here` as sets, with a bridge and its riders in another state (S10.4, S11.2)."""
    place, books = state[0], board.books
    places = (*board.places[:bridge], place, *board.places[bridge + 1 :])
    mask = here.geometry.fits[bridge].masks[place >> ANCHOR_BITS][place & ANCHOR]
    masks = here.moved(bridge, places, mask)
    masks.states[bridge] = state
    if len(state) > 1:
        books = carry(masks, here.states[bridge] or state_of(here, bridge), state, books)
    return _with_masks(Board(places, masks.at, books, masks.stones, board.taken, board.out), masks)


def laid_board(
    geometry: Geometry, board: Board, bridge: int, place: int, out: Squares | None = None
) -> Board:
    """The board with an empty bridge on another place, or on none, under what hovers there (S5.4).

    `out` are those that left.
    """
    places = (*board.places[:bridge], place, *board.places[bridge + 1 :])
    after = replace(board, places=places, out=board.out if out is None else out)
    masks = board_masks(board, geometry)
    return _with_masks(after, masks.placed(bridge, places, geometry.mask(bridge, place)))


def removed_board(geometry: Geometry, board: Board, bridge: int) -> Board:
    """The board without an empty bridge, which is out of the game."""
    return laid_board(geometry, board, bridge, OFF, tuple(sorted((*board.out, bridge))))


def figures_board(geometry: Geometry, board: Board, **figures: Any) -> Board:
    """The board with other acolytes, books, gargoyles or taken books; the bridges lie still."""
    after, of, masks = replace(board, **figures), figures.get, board_masks(board, geometry)
    found = masks.walked(of("acolytes"), of("books"), of("gargoyles"), after.taken)
    return _with_masks(after, found)
