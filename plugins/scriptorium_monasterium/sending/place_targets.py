"""The places of the valley, as what is chosen."""

from __future__ import annotations

import re
from typing import Annotated, Any

from msgspec import Meta

import scriptorium as sc

from ..board.valley import PLACES, valley

WRITTEN = re.compile(r"([A-Z]{2})-(chapel|[bc][1-9])")


class PlaceTarget(sc.Target[int]):
    """Chapels, buildings and cloister spaces; some that this side of the board lacks are read."""

    noun = "a space of a monastery"

    def bits(self, at: sc.Moment) -> int:
        return valley(at).there

    def missing(self, at: sc.Moment, value: int) -> sc.Reason | None:
        return None

    def write(self, position: Any, value: int) -> str:
        names = valley(position).names
        return names[value] if value < len(names) else f"?{value}"

    def read(self, position: Any, text: str) -> int:
        number = valley(position).number.get(text)
        if number is None or not WRITTEN.fullmatch(text):
            raise sc.Unreadable(f"there is no space {text!r}; write one as in MA-b1 or MA-chapel")
        return number

    def pieces(self, at: sc.Moment, value: int) -> tuple[str, ...]:
        return (self.write(at, value),)

    def meant(self, at: sc.Moment, touched: tuple[str, ...]) -> tuple[int, int] | None:
        number = valley(at).number.get(touched[0]) if touched else None
        return None if number is None else (number, 1)


Space = Annotated[int, Meta(ge=0, le=9 * PLACES - 1), PlaceTarget()]
