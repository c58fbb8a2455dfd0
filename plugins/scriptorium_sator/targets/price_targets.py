"""Prices that are chosen: what a card, or a level of it, costs."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Annotated, Any

from msgspec import Meta

from scriptorium import Moment, Numbers, Reason, Unreadable
from scriptorium.engine import Pieces

Price = Annotated[int, Meta(ge=0, le=999)]


class Prices(Numbers):
    """Prices in points; what else is chosen tells them.

    With `touched` the points are touched once before it; with `outside`, which is given for a
    price that is not there, once for each. A game says which piece the `points` are.
    """

    noun = ""
    points = ""
    called = "points"

    def __init__(
        self,
        among: Callable[[Moment], Iterable[int]],
        *,
        touched: bool = False,
        outside: Reason | None = None,
    ) -> None:
        super().__init__(among=among, noun="")
        self.touched, self.counted = touched, outside is not None
        self.outside = outside or self.outside

    def missing(self, at: Moment, value: int) -> Reason | None:
        return super().missing(at, value) if self.counted else None

    def read(self, position: Any, text: str) -> int:
        if not (text.isascii() and text.isdigit() and len(text) <= 3):
            raise Unreadable(f"{text!r} is no number of {self.called}")
        return int(text)

    def pieces(self, at: Moment, value: int) -> Pieces:
        return (self.points,) * (value if self.counted else self.touched)

    def meant(self, at: Moment, touched: Pieces) -> tuple[int, int] | None:
        if not self.counted:
            return super().meant(at, touched)
        others = (index for index, piece in enumerate(touched) if piece != self.points)
        count = next(others, len(touched))
        return (count, count) if count else None
