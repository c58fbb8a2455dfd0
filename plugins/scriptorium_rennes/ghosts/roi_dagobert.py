"""Roi Dagobert: once a turn the pool gets a further point (RN9.5, R16, R43)."""

from __future__ import annotations

import scriptorium as sc
import scriptorium.cards as sv
import scriptorium.scenarios as check

from ..moving.extra_point import DAGOBERT, EFFECT, PointUsed
from ..moving.questions import ExtraPoints
from .haunting import Haunts, effect_of_having
from .helping_once import put_used, times_left


@sc.hookimpl
def scriptorium_about() -> sc.About:
    """The ghost Roi Dagobert."""
    return sc.About("rennes.roi_dagobert", "rennes", after=("rennes",))


@sc.hookimpl
def scriptorium_rules(book: sc.RuleBook) -> None:
    """One effect, one choice, one fact."""
    sv.effect(book, EFFECT, effect_of_having, params=Haunts)
    book.part(PointUsed(), reset="turn")
    book.answer(ExtraPoints, times_left(EFFECT, PointUsed))
    book.choice(DAGOBERT)
    check.fact(
        book,
        "dagobert_used",
        see=lambda position: position[PointUsed].used,
        put=put_used("dagobert_used", PointUsed),
    )
