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

    def every(self, at: sc.Moment) -> Iterable[str]:
        return codes(at).locations

    def missing(self, at: sc.Moment, value: str) -> sc.Reason | None:
        return None if value in codes(at).locations else self.outside

    def read(self, position: Any, text: str) -> str:
        if text not in codes(position).locations:
            there = ", ".join(codes(position).locations)
            raise sc.Unreadable(f"there is no location {text!r}; there are {there}")
        return text

    def pieces(self, at: sc.Moment, value: str) -> tuple[str, ...]:
        return (value,)

    def meant(self, at: sc.Moment, touched: tuple[str, ...]) -> tuple[str, int] | None:
        found = touched[0] if touched else ""
        return (found, 1) if found in codes(at).locations else None


LocationId = Annotated[str, Meta(min_length=1, max_length=32), Locations()]
