"""The symbol bonus: three points where a portal shows the own colour to a location (RN6.5)."""

from __future__ import annotations

import scriptorium as sc

from ..board.state import score, shown
from ..board.village import village
from ..turn.events import Scored, Stepped

POINTS = "rennes.symbol_points"


def look(now: sc.Change, stepped: Stepped) -> None:
    """At every entry the quarter that faces the location of the symbol counts (R27)."""
    there = village(now)
    cavern = there.caverns.get(stepped.space)
    if cavern is None or not cavern.symbol:
        return
    points = max(0, now.rules.number(POINTS, now, stepped.seat))
    if points and shown(now, there.facing[cavern.symbol]) == stepped.seat:
        score(now, stepped.seat, points)
        now.tell(Scored(stepped.seat, points))


@sc.hookimpl
def scriptorium_about() -> sc.About:
    """Without it symbols bring nothing."""
    return sc.About("rennes.symbols", "rennes", after=("rennes",))


@sc.hookimpl
def scriptorium_rules(book: sc.RuleBook) -> None:
    """A number and a reaction."""
    book.number(POINTS, book.service("rennes.box").scoring.symbol_bonus)
    book.react(Stepped, look)
