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

    def every(self, at: sc.Moment) -> Iterable[int]:
        return range(1, number(at, "dice_a_turn", at.me) + 1)

    def bits(self, at: sc.Moment) -> int | None:
        return None

    def missing(self, at: sc.Moment, value: int) -> sc.Reason | None:
        return None


class ColumnTarget(sc.Target[int]):
    """The five columns."""

    noun = "a column"

    def bits(self, at: sc.Moment) -> int:
        return (1 << len(COLUMNS)) - 1

    def write(self, position: Any, value: int) -> str:
        return COLUMNS[value]

    def read(self, position: Any, text: str) -> int:
        if text not in COLUMNS:
            raise sc.Unreadable(f"there is no column {text!r}; write A to E")
        return COLUMNS.index(text)

    def pieces(self, at: sc.Moment, value: int) -> tuple[str, ...]:
        return (pieces.tile(at.me, COLUMNS[value]),)

    def meant(self, at: sc.Moment, touched: tuple[str, ...]) -> tuple[int, int] | None:
        for index, name in enumerate(COLUMNS if touched else ()):
            if touched[0] == pieces.tile(at.me, name):
                return index, 1
        return None
