"""How the board changes: every effect writes its new board through these functions.

Each gives the next `Board` its sets of squares at once, taken over from the one before.
"""

from __future__ import annotations

import scriptorium as sc
from scriptorium_grid import Mask
from scriptorium_grid import Turn as Turned
from scriptorium_grid.carrying import turned_square

from ..bridges.board_geometry import ANCHOR, ANCHOR_BITS, OFF, Geometry, place_of
from ..bridges.board_masks import BoardMasks
from .board_state import Board, TurnBoard, board_masks

Squares = tuple[int, ...]


def put_board(now: sc.Change, geometry: Geometry, board: Board) -> None:
    """Lay the next board; the turn's first change keeps the board of its beginning."""
    parts, at = now.parts, now.rules.part_index
    if parts[at[TurnBoard]].board is None:  # type: ignore[attr-defined]
        now.put(TurnBoard(parts[at[Board]]))  # type: ignore[arg-type]
    now.put(board)


def _replaced(places: Squares, bridge: int, place: int) -> Squares:
    return (*places[:bridge], place, *places[bridge + 1 :])


def _with_masks(board: Board, masks: BoardMasks) -> Board:
    board.__dict__["masks"] = masks
    return board


def pushed_board(geometry: Geometry, board: Board, bridge: int, shift: int) -> Board:
    """The board after a bridge was pushed with all that rides on it (S10.4)."""
    masks = board_masks(board, geometry)
    riding = masks.riding(bridge) if masks.with_rider >> bridge & 1 else 0
    to = {square: square + shift for square in geometry.grid.squares(riding)} if riding else {}
    return _moved_board(geometry, board, masks, bridge, board.places[bridge] + shift, to)


def turned_board(geometry: Geometry, board: Board, bridge: int, *turns: Turned) -> Board:
    """The board after a bridge was turned, once or more, with all that rides on it (S11.2)."""
    masks = board_masks(board, geometry)
    riding = masks.riding(bridge) if masks.with_rider >> bridge & 1 else 0
    to = {square: square for square in geometry.grid.squares(riding)} if riding else {}
    for turn in turns:
        for square, at in to.items():
            to[square] = turned_square(geometry.moves[bridge], at, turn)
    last = turns[-1]
    return _moved_board(geometry, board, masks, bridge, place_of(last.orient, last.anchor), to)


def _moved_board(
    geometry: Geometry, board: Board, masks: BoardMasks, bridge: int, place: int, to: dict[int, int]
) -> Board:
    """The board with a bridge on another place; `to` says where each square with riders goes."""
    places = (*board.places[:bridge], place, *board.places[bridge + 1 :])
    mask = geometry.fits[bridge].masks[place >> ANCHOR_BITS][place & ANCHOR]
    acolytes, books, gargoyles = board.acolytes, board.books, board.gargoyles
    if not to:
        after = Board(places, acolytes, books, gargoyles, board.taken, board.out)
        after.__dict__["masks"] = masks.moved(bridge, places, mask)
        return after
    under, goes = masks.of_bridge[bridge], to.get
    if under & masks.acolytes:
        acolytes = tuple([goes(square, square) for square in acolytes])
    if under & masks.gargoyles:
        gargoyles = tuple([goes(square, square) for square in gargoyles])
    if under & masks.books:
        books = tuple(
            [
                tuple(sorted([goes(square, square) for square in squares]))
                if under & mine
                else squares
                for squares, mine in zip(books, masks.mine, strict=True)
            ]
        )
    after = Board(places, acolytes, books, gargoyles, board.taken, board.out)
    after.__dict__["masks"] = masks.carried(bridge, places, mask, to, acolytes, gargoyles)
    return after


def laid_board(geometry: Geometry, board: Board, bridge: int, place: int) -> Board:
    """The board with an empty bridge lying on another place, or on none."""
    places = _replaced(board.places, bridge, place)
    mask: Mask = geometry.mask(bridge, place)
    after = Board(places, board.acolytes, board.books, board.gargoyles, board.taken, board.out)
    return _with_masks(after, board_masks(board, geometry).moved(bridge, places, mask))


def removed_board(geometry: Geometry, board: Board, bridge: int) -> Board:
    """The board without an empty bridge, which is out of the game."""
    places = _replaced(board.places, bridge, OFF)
    out = tuple(sorted((*board.out, bridge)))
    after = Board(places, board.acolytes, board.books, board.gargoyles, board.taken, out)
    return _with_masks(after, board_masks(board, geometry).moved(bridge, places, 0))


def figures_board(
    geometry: Geometry,
    board: Board,
    *,
    acolytes: Squares | None = None,
    books: tuple[Squares, ...] | None = None,
    gargoyles: Squares | None = None,
    taken: Squares | None = None,
) -> Board:
    """The board with other acolytes, books or gargoyles; the bridges lie still."""
    after = Board(
        board.places,
        board.acolytes if acolytes is None else acolytes,
        board.books if books is None else books,
        board.gargoyles if gargoyles is None else gargoyles,
        board.taken if taken is None else taken,
        board.out,
    )
    masks = board_masks(board, geometry)
    return _with_masks(after, masks.walked(acolytes, books, gargoyles, after.taken))
