"""How many dice, and the columns they go to, as what is chosen."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import scriptorium as sc

from ..board import pieces
from ..board.state import number
from ..board.valley import COLUMNS


class Counts(sc.Numbers):
    """How many dice: any number can be said, few can be taken."""

    def every(self, position: Any, top: Any) -> Iterable[int]:
        return range(1, number(position, "dice_a_turn", top.seat) + 1)

    def bits(self, position: Any, top: Any) -> int | None:
        return None

    def missing(self, position: Any, top: Any, value: int) -> sc.Reason | None:
        return None


class ColumnTarget(sc.Target[int]):
    """The five columns."""

    noun = "a column"

    def bits(self, position: Any, top: Any) -> int:
        return (1 << len(COLUMNS)) - 1

    def write(self, position: Any, value: int) -> str:
        return COLUMNS[value]

    def read(self, position: Any, text: str) -> int:
        if text not in COLUMNS:
            raise sc.Unreadable(f"there is no column {text!r}; write A to E")
        return COLUMNS.index(text)

    def pieces(self, position: Any, top: Any, value: int) -> tuple[str, ...]:
        return (pieces.tile(top.seat, COLUMNS[value]),)

    def meant(self, position: Any, top: Any, touched: tuple[str, ...]) -> tuple[int, int] | None:
        for at, name in enumerate(COLUMNS if touched else ()):
            if touched[0] == pieces.tile(top.seat, name):
                return at, 1
        return None
