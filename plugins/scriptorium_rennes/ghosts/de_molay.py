"""De Molay: the hand is refilled to two cards more (RN9.5)."""

from __future__ import annotations

import scriptorium as sc
import scriptorium.cards as sv

from ..turn.ending import LIMIT
from .haunting import Haunts, effect_of_having, has_ghost

EFFECT = "rennes.hand_limit"
MORE = 2


def two_more(value: int, position: sc.Position, seat: sc.Seat) -> int:
    """Nine cards in place of seven (RN10.1)."""
    return value + MORE if has_ghost(position, seat, EFFECT) else value


@sc.hookimpl
def scriptorium_about() -> sc.About:
    """The ghost De Molay."""
    return sc.About("rennes.de_molay", "rennes", after=("rennes",))


@sc.hookimpl
def scriptorium_rules(book: sc.RuleBook) -> None:
    """One effect."""
    sv.effect(book, EFFECT, effect_of_having, params=Haunts)
    book.adjust(LIMIT, two_more)
