"""How the board changes: every effect writes its new board through these functions.

Each gives the next `Board` its sets of squares at once, taken over from the one before.
"""

from __future__ import annotations

import scriptorium as sc
from scriptorium.grid import Mask
from scriptorium.grid import Turn as Turned

from .board import Board, lay_of
from .geometry import ANCHOR, ANCHOR_BITS, OFF, Geometry, place_of
from .lay import Lay
from .states import turned_square

Squares = tuple[int, ...]


def put_board(now: sc.Change, geometry: Geometry, board: Board) -> None:
    """Lay the next board; who remembers how the turn began is asked first."""
    for remember in geometry.before_change:
        remember(now)
    now.put(board)


def _replaced(places: Squares, bridge: int, place: int) -> Squares:
    return (*places[:bridge], place, *places[bridge + 1 :])


def _with_lay(board: Board, lay: Lay) -> Board:
    board.__dict__["lay"] = lay
    return board


def pushed_board(geometry: Geometry, board: Board, bridge: int, shift: int) -> Board:
    """The board after a bridge was pushed with all that rides on it (S10.4)."""
    lay = lay_of(board, geometry)
    place = board.places[bridge] + shift
    places = _replaced(board.places, bridge, place)
    mask = geometry.fits[bridge].masks[place >> ANCHOR_BITS][place & ANCHOR]
    under = lay.masks[bridge]
    if not under & (lay.acolytes | lay.books | lay.gargoyles):
        after = Board(places, board.acolytes, board.books, board.gargoyles, board.taken, board.out)
        return _with_lay(after, lay.moved(bridge, places, mask))
    acolytes = (
        tuple([s + shift if s >= 0 and under >> s & 1 else s for s in board.acolytes])
        if under & lay.acolytes
        else board.acolytes
    )
    gargoyles = (
        tuple([s + shift if s >= 0 and under >> s & 1 else s for s in board.gargoyles])
        if under & lay.gargoyles
        else board.gargoyles
    )
    books = board.books
    if under & lay.books:
        books = tuple(
            [
                tuple(sorted([s + shift if under >> s & 1 else s for s in squares]))
                if under & mine
                else squares
                for squares, mine in zip(books, lay.mine, strict=True)
            ]
        )
    after = Board(places, acolytes, books, gargoyles, board.taken, board.out)
    return _with_lay(after, lay.carried(bridge, places, mask, acolytes, books, gargoyles))


def turned_board(geometry: Geometry, board: Board, bridge: int, turn: Turned) -> Board:
    """The board after a bridge was turned with all that rides on it (S11.2)."""
    lay = lay_of(board, geometry)
    places = _replaced(board.places, bridge, place_of(turn.orient, turn.anchor))
    under = lay.masks[bridge]
    if not under & (lay.acolytes | lay.books | lay.gargoyles):
        after = Board(places, board.acolytes, board.books, board.gargoyles, board.taken, board.out)
        return _with_lay(after, lay.moved(bridge, places, turn.mask))

    def carry(squares: Squares) -> Squares:
        return tuple(
            [turned_square(geometry, s, turn) if s >= 0 and under >> s & 1 else s for s in squares]
        )

    acolytes, gargoyles = carry(board.acolytes), carry(board.gargoyles)
    books = tuple([tuple(sorted(carry(squares))) for squares in board.books])
    after = Board(places, acolytes, books, gargoyles, board.taken, board.out)
    return _with_lay(after, lay.carried(bridge, places, turn.mask, acolytes, books, gargoyles))


def laid_board(geometry: Geometry, board: Board, bridge: int, place: int) -> Board:
    """The board with an empty bridge lying on another place, or on none."""
    places = _replaced(board.places, bridge, place)
    mask: Mask = geometry.mask(bridge, place)
    after = Board(places, board.acolytes, board.books, board.gargoyles, board.taken, board.out)
    return _with_lay(after, lay_of(board, geometry).moved(bridge, places, mask))


def removed_board(geometry: Geometry, board: Board, bridge: int) -> Board:
    """The board without an empty bridge, which is out of the game."""
    places = _replaced(board.places, bridge, OFF)
    out = tuple(sorted((*board.out, bridge)))
    after = Board(places, board.acolytes, board.books, board.gargoyles, board.taken, out)
    return _with_lay(after, lay_of(board, geometry).moved(bridge, places, 0))


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
    lay = lay_of(board, geometry)
    return _with_lay(after, lay.walked(after.acolytes, after.books, after.gargoyles, after.taken))
