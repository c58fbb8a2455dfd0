"""Monasteries: who has most novices there scores, tied players each (MO19.1, R31, R44)."""

from __future__ import annotations

import scriptorium as sc

from ..board.novices import Novices
from ..board.state import number
from ..board.valley import PLACES, valley
from ..events import FinalScoring
from ..turns import award


def points(now: sc.Change, event: FinalScoring) -> None:
    """All novices in a monastery count, in whatever area."""
    seats = now.rules.setup.seats
    found = [0] * len(seats)
    for monastery in range(len(valley(now).monasteries)):
        counts = [sum(p // PLACES == monastery for p in mine) for mine in now[Novices].at]
        for at, count in enumerate(counts):
            if count and count == max(counts):
                found[at] += number(now, "majority", seats[at])
    award(now, "monasteries", tuple(found))


@sc.hookimpl
def scriptorium_about() -> sc.About:
    """Points for monasteries (MO19.1)."""
    return sc.About("monasterium.majorities", "monasterium", after=("monasterium",))


@sc.hookimpl
def scriptorium_rules(book: sc.RuleBook) -> None:
    """Counted first of all."""
    book.react(FinalScoring, points)
