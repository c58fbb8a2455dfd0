"""Cloisters, for row IV: beside a building of one's own, for rosaries (MO13, R11)."""

from __future__ import annotations

import scriptorium as sc

from ..board.novices import standing, supported
from ..board.state import ROSARY, TOKENS, Price, number, vacated
from ..board.valley import WIDTH, valley
from ..reasons import NO_SUPPORTER, SPACE_TAKEN
from .areas import Area, Prices, add_area

ROW = 3


def prices(position: sc.Position, seat: sc.Seat, row: int, discount: int) -> Prices:
    """Rosaries by the row IV slots vacated; no influence, so nothing is saved (MO13.2, R29)."""
    there = valley(position)
    before = (vacated(position, seat) >> ROW * WIDTH).bit_count()
    step = min(before, len(there.board.costs.cloister.rosary) - 1) + 1
    rosaries = number(position, f"cloister_cost_{step}", seat)
    costs: Price = tuple(rosaries if at == ROSARY else 0 for at in range(len(TOKENS)))  # type: ignore[assignment]
    return ((there.cloisters, costs),)


def unsupported(position: sc.Position, seat: sc.Seat) -> int:
    """The places that touch no building with a novice of one's own (MO13.1)."""
    return ~supported(position, seat)


CLOISTERS = Area(
    "cloister",
    (ROW,),
    lambda position, seat: valley(position).cloisters,
    (
        (SPACE_TAKEN, lambda position, seat: standing(position).taken),
        (NO_SUPPORTER, unsupported),
    ),
    prices,
)


@sc.hookimpl
def scriptorium_about() -> sc.About:
    """Cloisters (MO13)."""
    return sc.About("monasterium.cloister", "monasterium", after=("monasterium",))


@sc.hookimpl
def scriptorium_rules(book: sc.RuleBook) -> None:
    """One area."""
    add_area(book, CLOISTERS)
