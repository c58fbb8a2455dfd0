"""What is chosen of lifted bridges: which is laid next, and on which squares."""

from __future__ import annotations

from typing import Any

import scriptorium as sc
import scriptorium_squares as sq
from scriptorium.targets import REST

from ..bridges.board_geometry import OFF
from ..wording import reason
from .board_state import Board
from .targets import Bridges, OnBoard, geometry

Pairs = tuple[tuple[int, int], ...]  # bridges, each with the place that it was lifted from

NOT_LIFTED = reason("not_lifted", "S22.3", "sator-not-lifted")


def lifted(top: Any) -> Pairs:
    """The bridges that have been lifted."""
    pairs: Pairs = top.kept
    return pairs


def waiting(position: sc.Position, top: Any) -> Pairs:
    """Those that are not laid yet."""
    board = position[Board].places
    return tuple(pair for pair in lifted(top) if board[pair[0]] == OFF)


def place_on(position: sc.Position, bridge: int, squares: tuple[int, ...]) -> int | None:
    """The place of a bridge on squares; `OFF` beyond the grid, None where it has none such."""
    known = geometry(position)
    if min(squares, default=0) < 0:
        return OFF
    return known.place(bridge, known.grid.mask(squares))


class FirstNamed(Bridges):
    """A bridge on the board; what is written behind its name is passed over."""

    words = REST

    def read(self, position: Any, text: str) -> int:
        return super().read(position, text.partition(" ")[0])


class Lifted(Bridges):
    """The bridges that wait to be laid; the squares tell which.

    The order of laying changes nothing: all may be laid, the first is listed.
    """

    noun = ""
    outside = NOT_LIFTED

    def every(self, position: Any, top: Any) -> tuple[int, ...]:
        return tuple(bridge for bridge, _ in waiting(position, top)[:1])

    def bits(self, position: Any, top: Any) -> int:
        return sum(1 << bridge for bridge, _ in waiting(position, top))

    def pieces(self, position: Any, top: Any, value: int) -> tuple[str, ...]:
        return ()

    def meant(self, position: Any, top: Any, touched: tuple[str, ...]) -> None:
        """The squares are touched, not the bridge in the hand."""


class LaidSquares(OnBoard, sq.LaidSquares):
    """The squares on which a lifted bridge comes to lie."""

    def lying(self, position: Any, top: Any) -> list[int]:
        everywhere = geometry(position).everywhere
        waits = [bridge for bridge, _ in waiting(position, top)]
        return sorted({mask for bridge in waits for mask in everywhere(bridge)})

    def read(self, position: Any, text: str) -> tuple[int, ...]:
        if not text.split():
            raise sc.Unreadable("write lay a and the squares it covers")
        return super().read(position, text)
