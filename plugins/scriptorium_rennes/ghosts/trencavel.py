"""Trencavel: the portal on which one stands may be turned either way (RN9.5, R14)."""

from __future__ import annotations

import scriptorium as sc
import scriptorium.cards as sv

from ..moving.questions import Backwards
from .haunting import Haunts, effect_of_having, has_ghost

EFFECT = "rennes.rotate_both_ways"


@sc.hookimpl
def scriptorium_about() -> sc.About:
    """The ghost Trencavel."""
    return sc.About("rennes.trencavel", "rennes", after=("rennes",))


@sc.hookimpl
def scriptorium_rules(book: sc.RuleBook) -> None:
    """One effect."""
    sv.effect(book, EFFECT, effect_of_having, params=Haunts)
    book.answer(Backwards, lambda position, asked: int(has_ghost(position, asked.seat, EFFECT)))
