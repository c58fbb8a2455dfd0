"""What can be chosen in SATOR, each kind said once: squares, bridges."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Annotated, Any

from msgspec import Meta

import scriptorium as sc
from scriptorium.targets import REST

from ..bridges.board_geometry import Geometry
from ..bridges.board_masks import BoardMasks
from ..words.square_notation import (
    read_number,
    read_square,
    read_squares,
    square_name,
    squares_named,
)
from .board_state import SERVICE, Board, board_masks, bridge_name, read_bridge
from .piece_names import AP, bridge_piece

Pieces = tuple[str, ...]

OFF_GRID = sc.Reason(
    "outside", "S16.2", "That square is outside the grid.", message="sator-clara-outside"
)
NO_SUCH_BRIDGE = sc.Reason(
    "outside", "S2.3", "There is no such bridge.", message="sator-no-such-bridge"
)
NOT_ON_BOARD = sc.Reason(
    "outside", "S2.3", "{bridge} is not on the board.", message="sator-not-on-board"
)


def geometry(position: sc.Position) -> Geometry:
    """The geometry of the match."""
    found: Geometry = position.rules.services[SERVICE]
    return found


def masks(position: sc.Position) -> BoardMasks:
    """The board as sets of squares and of bridges."""
    board = position[Board]
    return board.__dict__.get("masks") or board_masks(board, geometry(position))


class Squares(sc.Target[int]):
    """The squares of the grid; what stands on one means it as well."""

    noun = "a square"
    outside = OFF_GRID

    def bits(self, position: Any, top: Any) -> int:
        return geometry(position).grid.all

    def write(self, position: Any, value: int) -> str:
        names = geometry(position).square_names
        return square_name(geometry(position), value if value < len(names) else -1)

    def read(self, position: Any, text: str) -> int:
        return read_square(geometry(position), text)

    def pieces(self, position: Any, top: Any, value: int) -> Pieces:
        return (self.write(position, value),)

    def meant(self, position: Any, top: Any, touched: Pieces) -> tuple[int, int] | None:
        square = standing(position, touched[0]) if touched else None
        return None if square is None else (square, 1)


def standing(position: sc.Position, piece: str) -> int | None:
    """The square that a piece is, or stands on."""
    known, board = geometry(position), position[Board]
    kind, _, seat = piece.partition("-")
    if kind == "book":
        piece = seat.partition("-")[2]
    elif kind in ("acolyte", "gargoyle"):
        figures = board.acolytes if kind == "acolyte" else board.gargoyles
        at = figures[known.seat_number[seat]]
        return at if at >= 0 else None
    return known.square_number.get(piece)


class Bridges(sc.Target[int]):
    """The bridges on the board."""

    noun = "a bridge"
    outside = NOT_ON_BOARD

    def bits(self, position: Any, top: Any) -> int:
        return masks(position).on

    def missing(self, position: Any, top: Any, value: int) -> sc.Reason | None:
        if value >= len(geometry(position).bridges):
            return NO_SUCH_BRIDGE
        return super().missing(position, top, value)

    def write(self, position: Any, value: int) -> str:
        known = geometry(position)
        return bridge_name(position, known, value) if value < len(known.bridges) else str(value)

    def read(self, position: Any, text: str) -> int:
        return read_bridge(position, geometry(position), text)

    def pieces(self, position: Any, top: Any, value: int) -> Pieces:
        return (bridge_piece(geometry(position), value),)

    def meant(self, position: Any, top: Any, touched: Pieces) -> tuple[int, int] | None:
        known = geometry(position)
        for bridge in range(len(known.bridges)):
            if touched[:1] == (bridge_piece(known, bridge),):
                return bridge, 1
        return None


class SquareRow(sc.Target[tuple[int, ...]]):
    """Squares, one after the other."""

    noun = "squares"
    words = REST

    def missing(self, position: Any, top: Any, value: tuple[int, ...]) -> None:
        """Any squares may be named; rules say what is wrong with them."""

    def write(self, position: Any, value: tuple[int, ...]) -> str:
        return squares_named(geometry(position), value)

    def read(self, position: Any, text: str) -> tuple[int, ...]:
        return read_squares(geometry(position), text.split())

    def pieces(self, position: Any, top: Any, value: tuple[int, ...]) -> Pieces:
        return tuple(self.write(position, value).split())

    def meant(self, position: Any, top: Any, touched: Pieces) -> tuple[tuple[int, ...], int] | None:
        squares = [standing(position, piece) for piece in touched]
        found = tuple(square for square in squares if square is not None)
        return (found, len(found)) if found and len(found) == len(squares) else None


class Points(sc.Numbers):
    """Prices: the action points are touched once for each, or what else is chosen tells it."""

    noun = ""

    def __init__(self, among: Callable[[Any, Any], Iterable[int]], *, outside: sc.Reason) -> None:
        super().__init__(among=among, noun="")
        self.outside = outside

    def read(self, position: Any, text: str) -> int:
        return read_number(text)

    def pieces(self, position: Any, top: Any, value: int) -> Pieces:
        return (AP,) * value

    def meant(self, position: Any, top: Any, touched: Pieces) -> tuple[int, int] | None:
        count = next((at for at, piece in enumerate(touched) if piece != AP), len(touched))
        return (count, count) if count else None


Square = Annotated[int, Meta(ge=-2, le=(1 << 11) - 1), Squares()]
Bridge = Annotated[int, Meta(ge=0, le=255), Bridges()]
