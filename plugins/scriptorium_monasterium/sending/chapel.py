"""Chapels, for row III: dearer each time, with room for so many (MO12, R10)."""

from __future__ import annotations

import scriptorium as sc

from ..board.novices import full_chapels, places
from ..board.state import number, vacated
from ..board.valley import PLACES, WIDTH, valley
from ..reasons import CHAPEL_FULL
from .areas import Area, Prices, add_area

ROW = 2
OPTION, ALL, EACH = "chapel_cost", "all", "each"


def influence(position: sc.Position, seat: sc.Seat, before: int, discount: int) -> int:
    """What the next costs after so many (MO12.1)."""
    row = valley(position).board.costs.chapel.influence
    step = min(before, len(row) - 1) + 1
    return max(0, number(position, f"chapel_cost_{step}", seat) - discount)


def prices(position: sc.Position, seat: sc.Seat, row: int, discount: int) -> Prices:
    """By the row III slots vacated, or by one's own novices in that very chapel (MO26.1)."""
    there = valley(position)
    if position.rules.options[OPTION] == ALL:
        before = (vacated(position, seat) >> ROW * WIDTH & ((1 << WIDTH) - 1)).bit_count()
        return ((there.chapels, (influence(position, seat, before, discount), 0, 0, 0, 0)),)
    mine = places(position, seat)
    return tuple(
        (1 << place, (influence(position, seat, mine.count(place), discount), 0, 0, 0, 0))
        for place in range(0, len(there.names), PLACES)
    )


CHAPELS = Area(
    "chapel",
    (ROW,),
    lambda position, seat: valley(position).chapels,
    ((CHAPEL_FULL, full_chapels),),
    prices,
)


@sc.hookimpl
def scriptorium_about() -> sc.About:
    """Chapels (MO12)."""
    return sc.About("monasterium.chapel", "monasterium", after=("monasterium",))


@sc.hookimpl
def scriptorium_rules(book: sc.RuleBook) -> None:
    """One area, and how its price is reckoned."""
    book.option(OPTION, ALL, among=(ALL, EACH))
    add_area(book, CHAPELS)
