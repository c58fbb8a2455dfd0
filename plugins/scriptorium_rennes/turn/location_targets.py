"""The treasure locations, as what is chosen."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Annotated, Any

from msgspec import Meta

import scriptorium as sc

from ..board.codes import codes


class Locations(sc.Target[str]):
    """The treasure locations."""

    noun = "a location"

    def every(self, position: Any, top: Any) -> Iterable[str]:
        return codes(position).locations

    def missing(self, position: Any, top: Any, value: str) -> sc.Reason | None:
        return None if value in codes(position).locations else self.outside

    def read(self, position: Any, text: str) -> str:
        if text not in codes(position).locations:
            there = ", ".join(codes(position).locations)
            raise sc.Unreadable(f"there is no location {text!r}; there are {there}")
        return text

    def pieces(self, position: Any, top: Any, value: str) -> tuple[str, ...]:
        return (value,)

    def meant(self, position: Any, top: Any, touched: tuple[str, ...]) -> tuple[str, int] | None:
        found = touched[0] if touched else ""
        return (found, 1) if found in codes(position).locations else None


LocationId = Annotated[str, Meta(min_length=1, max_length=32), Locations()]
