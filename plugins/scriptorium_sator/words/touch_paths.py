"""Which pieces a person touches to mean an action of the turn.

Bridges, acolytes, gargoyles and cards are touched themselves. A push is the squares that the first
cell of the bridge enters, a turn its pivot and where the cell farthest from it comes to lie. The
action points are touched once for each point where only the price tells two choices apart.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import scriptorium as sc
from scriptorium_grid import Square, turn_cell

from ..board.board_state import Board, board_masks
from ..board.piece_names import (
    IM_DECK,
    acolyte_piece,
    bridge_piece,
    gargoyle_piece,
    hand_piece,
    lf_deck_piece,
)
from ..board.square_notation import square_name
from ..bridges.board_geometry import ANCHOR, Geometry

Pieces = tuple[str, ...]


def always(piece: str) -> Callable[[sc.Position, Any], Pieces]:
    """Touches of actions that one piece alone means, such as a button."""

    def touches(position: sc.Position, action: Any) -> Pieces:
        return (piece,)

    return touches


class Touching:
    """The touches of a match."""

    def __init__(self, geometry: Geometry) -> None:
        self.geometry = geometry

    def squares(self, squares: tuple[Square, ...]) -> Pieces:
        """These squares."""
        return tuple(square_name(self.geometry, square) for square in squares)

    def path(self, position: sc.Position, action: Any) -> Pieces:
        """The squares of a walk."""
        return self.squares(action.path)

    def square(self, position: sc.Position, action: Any) -> Pieces:
        """The one square that an action names."""
        return self.squares((action.square,))

    def bridge(self, position: sc.Position, action: Any) -> Pieces:
        """The one bridge that an action names."""
        return (bridge_piece(self.geometry, action.bridge),)

    def card(self, position: sc.Position, action: Any) -> Pieces:
        """The one card of the hand that an action names."""
        return (hand_piece(action.card),)

    def own_acolyte(self, position: sc.Position, action: Any) -> Pieces:
        """The acolyte of the seat on turn."""
        return (acolyte_piece(position.clock.seat),)

    def meant_path(self, table: sc.Table, touched: Pieces) -> tuple[Square, ...] | None:
        """The squares that were touched, allowed or not; None where something else was."""
        numbers = self.geometry.square_number
        if any(piece not in numbers for piece in touched):
            return None
        return tuple(numbers[piece] for piece in touched)

    def gargoyle(self, position: sc.Position, action: Any) -> Pieces:
        """The gargoyle on the square that an action names."""
        owners = zip(self.geometry.seats, position[Board].gargoyles, strict=True)
        return tuple(gargoyle_piece(seat) for seat, at in owners if at == action.square)

    def deck(self, position: sc.Position, deck: str) -> Pieces:
        """The common deck, or the own prayers."""
        return (IM_DECK if deck == "im" else lf_deck_piece(position.clock.seat),)

    def pushed(self, position: sc.Position, path: tuple[int, ...]) -> Pieces:
        """The squares that the first cell of the bridge in hand enters."""
        square = position[Board].places[self._bridge(position)] & ANCHOR
        found = []
        for way in path:
            square += self.geometry.grid.shifts[way]
            found.append(square)
        return self.squares(tuple(found))

    def turned(
        self, position: sc.Position, pivot: Square, angle: int, before: Any = None
    ) -> Pieces:
        """The pivot, and where the cell farthest from it comes to lie."""
        bridge = self._bridge(position)
        grid = self.geometry.grid
        cells = [
            grid.xy(s)
            for s in grid.squares(board_masks(position[Board], self.geometry).of_bridge[bridge])
        ]
        if before is not None:
            about = grid.xy(before.pivot)
            cells = [turn_cell(*cell, *about, before.angle) for cell in cells]
        x, y = grid.xy(pivot)
        far = max(cells, key=lambda cell: (abs(cell[0] - x) + abs(cell[1] - y), cell))
        return self.squares((pivot, grid.square(*turn_cell(*far, x, y, angle))))

    def _bridge(self, position: sc.Position) -> int:
        bridge: int = position.pending[-1].bridge  # type: ignore[attr-defined]
        return bridge

    def laid(self, position: sc.Position, action: Any) -> Pieces:
        """The squares on which a lifted bridge is laid."""
        mask = self.geometry.mask(action.bridge, action.place)
        return self.squares(tuple(self.geometry.grid.squares(mask)))
