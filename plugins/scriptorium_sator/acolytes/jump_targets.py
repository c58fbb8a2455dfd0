"""What is chosen of a jump: its direction, by the square of the landing."""

from __future__ import annotations

from typing import Any

import scriptorium as sc

from ..board.board_state import Board
from ..board.square_notation import WAY_NAMES, read_way, square_name
from ..board.targets import Pieces, geometry, standing
from .jumping import landing


class Directions(sc.Target[int]):
    """The four ways in which the own acolyte may jump; the square of the landing means one."""

    noun = "the square of the landing"

    def bits(self, position: Any, top: Any) -> int:
        return 0b1111

    def write(self, position: Any, value: int) -> str:
        return WAY_NAMES[value]

    def read(self, position: Any, text: str) -> int:
        return read_way(text)

    def pieces(self, position: Any, top: Any, value: int) -> Pieces:
        known = geometry(position)
        square, _ = landing(position, known.seat_number[top.seat], value)
        return (square_name(known, square),)

    def meant(self, position: Any, top: Any, touched: Pieces) -> tuple[int, int] | None:
        """The direction in which a touched square lies."""
        known = geometry(position)
        here = position[Board].acolytes[known.seat_number[top.seat]]
        there = standing(position, touched[0]) if touched else None
        for direction in range(4) if there is not None and here >= 0 else ():
            square = known.grid.step(here, direction)
            while square is not None:
                if square == there:
                    return direction, 1
                square = known.grid.step(square, direction)
        return None
