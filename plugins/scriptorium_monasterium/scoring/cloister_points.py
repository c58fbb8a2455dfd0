"""Cloisters: in each monastery own cloister novices times own chapel novices, doubled (MO19.3)."""

from __future__ import annotations

import scriptorium as sc

from ..board.novices import places
from ..board.state import number
from ..board.valley import CLOISTER, PLACES, valley
from ..events import FinalScoring
from ..turns import award


def of_seat(now: sc.Change, seat: sc.Seat) -> int:
    """What the cloisters of a seat are worth."""
    found, mine = 0, places(now, seat)
    for monastery in range(len(valley(now).monasteries)):
        here = [place % PLACES for place in mine if place // PLACES == monastery]
        found += here.count(0) * sum(kind >= CLOISTER for kind in here)
    return found * number(now, "cloister_factor", seat)


def points(now: sc.Change, event: FinalScoring) -> None:
    """For everybody."""
    award(now, "cloisters", tuple(of_seat(now, seat) for seat in now.rules.setup.seats))


@sc.hookimpl
def scriptorium_about() -> sc.About:
    """Points for cloisters (MO19.3)."""
    before = ("monasterium.majorities", "monasterium.chapel_points")
    return sc.About("monasterium.cloister_points", "monasterium", after=("monasterium", *before))


@sc.hookimpl
def scriptorium_rules(book: sc.RuleBook) -> None:
    """Counted after the chapels."""
    book.react(FinalScoring, points)
