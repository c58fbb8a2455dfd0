"""Chapels: points by the number of different chapels with an own novice (MO19.2)."""

from __future__ import annotations

import scriptorium as sc

from ..board.novices import own_chapels
from ..board.state import number
from ..board.valley import valley
from ..events import FinalScoring
from ..turns import award


def of_seat(now: sc.Change, seat: sc.Seat) -> int:
    """What the chapels of a seat are worth."""
    most = len(valley(now).board.final_scoring.chapels) - 1
    return number(now, f"chapels_{min(own_chapels(now, seat).bit_count(), most)}", seat)


def points(now: sc.Change, event: FinalScoring) -> None:
    """For everybody."""
    award(now, "chapels", tuple(of_seat(now, seat) for seat in now.rules.setup.seats))


@sc.hookimpl
def scriptorium_about() -> sc.About:
    """Points for chapels (MO19.2)."""
    return sc.About(
        "monasterium.chapel_points", "monasterium", after=("monasterium", "monasterium.majorities")
    )


@sc.hookimpl
def scriptorium_rules(book: sc.RuleBook) -> None:
    """Counted after the monasteries."""
    book.react(FinalScoring, points)
