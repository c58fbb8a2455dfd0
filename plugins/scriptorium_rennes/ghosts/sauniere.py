"""Saunière: each clue that is collected scores one point more (RN9.5)."""

from __future__ import annotations

import scriptorium as sc
import scriptorium.cards as sv

from ..caverns.clues import POINTS
from .haunting import Haunts, effect_of_having, has_ghost

EFFECT = "rennes.clue_points"


def one_more(value: int, position: sc.Position, seat: sc.Seat) -> int:
    """Two points in place of one (RN6.8)."""
    return value + 1 if has_ghost(position, seat, EFFECT) else value


@sc.hookimpl
def scriptorium_about() -> sc.About:
    """The ghost Saunière."""
    return sc.About("rennes.sauniere", "rennes", after=("rennes",))


@sc.hookimpl
def scriptorium_rules(book: sc.RuleBook) -> None:
    """One effect."""
    sv.effect(book, EFFECT, effect_of_having, params=Haunts)
    book.adjust(POINTS, one_more)
