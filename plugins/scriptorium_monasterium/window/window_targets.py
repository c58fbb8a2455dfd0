"""Monasteries and the rows of a window, as what is chosen."""

from __future__ import annotations

from typing import Any

import scriptorium as sc

from ..board import pieces
from ..board.valley import valley
from .gaining import SIZE


class MonasteryTarget(sc.Target[int]):
    """The monasteries."""

    noun = "a monastery"

    def bits(self, at: sc.Moment) -> int:
        return valley(at).all_monasteries

    def missing(self, at: sc.Moment, value: int) -> sc.Reason | None:
        return None

    def write(self, position: Any, value: int) -> str:
        names = valley(position).monasteries
        return names[value] if value < len(names) else f"?{value}"

    def read(self, position: Any, text: str) -> int:
        names = valley(position).monasteries
        if text not in names:
            raise sc.Unreadable(f"there is no monastery {text!r}; there are {', '.join(names)}")
        return names.index(text)

    def pieces(self, at: sc.Moment, value: int) -> tuple[str, ...]:
        return (pieces.STOCK + self.write(at, value),)

    def meant(self, at: sc.Moment, touched: tuple[str, ...]) -> tuple[int, int] | None:
        names = valley(at).monasteries
        name = touched[0].removeprefix(pieces.STOCK) if touched else ""
        if name in names and touched[0] == pieces.STOCK + name:
            return names.index(name), 1
        return None


class WindowRows(sc.Numbers):
    """The rows of one's own window."""

    def pieces(self, at: sc.Moment, value: int) -> tuple[str, ...]:
        return (pieces.window_row(at.me, value),)

    def meant(self, at: sc.Moment, touched: tuple[str, ...]) -> tuple[int, int] | None:
        for row in range(1, SIZE + 1):
            if touched and touched[0] == pieces.window_row(at.me, row):
                return row, 1
        return None
