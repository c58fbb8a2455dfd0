"""How far a push goes, and which price is meant by the squares that have been touched (S10.1)."""

from __future__ import annotations

from typing import Annotated, Any

from ..board.targets import DIRECTIONS, Paths, Prices
from .bridge_parts import part_of, push_levels
from .bridge_words import PushLevel


def longest(position: Any, top: Any) -> int:
    """How far the part pushes at most."""
    return max((level.most for level in part_of(position, top).pushes), default=0)


def meant(position: Any, top: Any, squares: int) -> PushLevel | None:
    """The level that is meant by so many squares: the first that goes so far, or the last."""
    found = part_of(position, top).pushes
    return next((level for level in found if level.most >= squares), found[-1] if found else None)


def meant_length(position: Any, top: Any, squares: int) -> int:
    """How many squares a push goes of which some have been touched."""
    level = meant(position, top, squares)
    return squares if level is None else max(squares, level.least)


class PushPrices(Prices):
    """The prices of pushes; the squares that are touched tell them."""

    def meant(self, position: Any, top: Any, touched: tuple[str, ...]) -> tuple[int, int] | None:
        """By the level that goes so far."""
        level = meant(position, top, len(touched)) if push_levels(position, top) else None
        return None if level is None else (level.ap, 0)


Path = Annotated[DIRECTIONS, Paths(longest, meant_length)]
