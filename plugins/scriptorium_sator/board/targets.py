"""What can be chosen in SATOR, each kind said once: squares, bridges, prices, paths, turns."""

from __future__ import annotations

from typing import Annotated, Any

from msgspec import Meta

import scriptorium as sc
from scriptorium.grid import Grid

from .. import say
from .. import targets as sq
from ..bridges.board_masks import BoardMasks
from ..movement.carrying import State
from ..movement.shape_moves import ShapeMoves
from .board_state import Board, board_masks, bridge_name, read_bridge
from .board_state import geometry as geometry
from .piece_names import AP, bridge_piece, gargoyle_piece

Pieces = tuple[str, ...]

OFF_GRID = say.reason("S16.2", "sator-clara-outside", id="outside")
NO_SUCH_BRIDGE = say.reason("S2.3", "sator-no-such-bridge", id="outside")
NOT_ON_BOARD = say.reason("S2.3", "sator-not-on-board", id="outside")


def masks(position: sc.Position) -> BoardMasks:
    """The board as sets of squares and of bridges."""
    board: Board = position.parts[position.rules.part_index[Board]]
    try:
        return board.known["masks"]
    except KeyError:
        return board_masks(board, geometry(position))


class OnBoard(sq.OnGrid):
    """The grid of the match, and what stands on it."""

    def grid_of(self, position: Any) -> Grid:
        return geometry(position).grid

    def standing(self, position: Any, piece: str) -> int | None:
        known, board = geometry(position), position[Board]
        kind, _, seat = piece.partition("-")
        if kind == "book":
            piece = seat.partition("-")[2]
        elif kind in ("acolyte", "gargoyle"):
            figures = board.acolytes if kind == "acolyte" else board.gargoyles
            at = figures[known.seat_number[seat]]
            return at if at >= 0 else None
        return known.grid.square_numbers.get(piece)


class OfBridge(OnBoard, sq.OfShape):
    """The bridge that was chosen, and a first turn of it."""

    def chosen(self, at: sc.Moment) -> tuple[ShapeMoves, State]:
        bridge = at.decision.chosen[0]
        return geometry(at).moves[bridge], masks(at).state(bridge)

    def before(self, at: sc.Moment) -> tuple[tuple[int, ...], ...]:
        turns: tuple[tuple[int, ...], ...] = at.decision.chosen[2:]
        return turns


class Squares(OnBoard, sq.Squares):
    """The squares of the pit."""

    outside = OFF_GRID


class Paths(OfBridge, sq.Paths):
    """The ways on which the bridge is pushed."""


class OneStep(OfBridge, sq.OneStep):
    """A push by one square."""


class Turns(OfBridge, sq.Turns):
    """The turns of the bridge."""


class FirstTurns(OfBridge, sq.FirstTurns):
    """The first of two turns of it."""


class GargoyleSquares(Squares):
    """The squares of gargoyles; whether one sits on a square is for rules."""

    noun = "a gargoyle"

    def missing(self, at: sc.Moment, value: int) -> None:
        """Any square may be named."""

    def pieces(self, at: sc.Moment, value: int) -> Pieces:
        owners = zip(geometry(at).seats, at[Board].gargoyles, strict=True)
        return tuple(gargoyle_piece(seat) for seat, index in owners if index == value)

    def meant(self, at: sc.Moment, touched: Pieces) -> tuple[int, int] | None:
        if not touched or not touched[0].startswith("gargoyle-"):
            return None
        return super().meant(at, touched)


class Bridges(sc.Target[int]):
    """The bridges on the board."""

    noun = "a bridge"
    outside = NOT_ON_BOARD

    def bits(self, at: sc.Moment) -> int:
        return masks(at).on

    def missing(self, at: sc.Moment, value: int) -> sc.Reason | None:
        if value >= len(geometry(at).bridges):
            return NO_SUCH_BRIDGE
        return super().missing(at, value)

    def write(self, position: Any, value: int) -> str:
        known = geometry(position)
        return bridge_name(position, known, value) if value < len(known.bridges) else str(value)

    def details(self, position: Any, name: str, value: int) -> dict[str, str | int]:
        names = geometry(position).names  # letters are for writing alone: no sentence tells them
        return {name: names[value] if value < len(names) else str(value)}

    def read(self, position: Any, text: str) -> int:
        return read_bridge(position, geometry(position), text)

    def pieces(self, at: sc.Moment, value: int) -> Pieces:
        return (bridge_piece(geometry(at), value),)


class Prices(sq.Prices):
    """Prices in action points."""

    points = AP
    called = "action points"


Square = Annotated[int, Meta(ge=-2, le=(1 << 11) - 1), Squares()]
Bridge = Annotated[int, Meta(ge=0, le=255), Bridges()]
Price = sq.Price
DIRECTIONS = Annotated[tuple[Annotated[int, Meta(ge=0, le=3)], ...], Meta(max_length=64)]
Direction = Annotated[
    tuple[Annotated[int, Meta(ge=0, le=3)], ...], Meta(min_length=1, max_length=1), OneStep()
]
Quarters = tuple[Annotated[int, Meta(ge=-2, le=(1 << 11) - 1)], Annotated[int, Meta(ge=1, le=3)]]
Turn = Annotated[Quarters, Turns()]
FirstTurn = Annotated[Quarters, FirstTurns()]
