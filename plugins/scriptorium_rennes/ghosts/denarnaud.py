"""Dénarnaud: once a turn a card is played as another wanted colour (RN9.5, R15, R42)."""

from __future__ import annotations

import scriptorium as sc
import scriptorium.cards as sv
import scriptorium.scenarios as check

from ..moving.joker import EFFECT, JOKER, JokerUsed
from ..moving.questions import Jokers
from .haunting import Haunts, effect_of_having
from .helping_once import put_used, times_left


@sc.hookimpl
def scriptorium_about() -> sc.About:
    """The ghost Dénarnaud."""
    return sc.About("rennes.denarnaud", "rennes", after=("rennes",))


@sc.hookimpl
def scriptorium_rules(book: sc.RuleBook) -> None:
    """One effect, one choice, one fact."""
    sv.effect(book, EFFECT, effect_of_having, params=Haunts)
    book.part(JokerUsed(), reset="turn")
    book.answer(Jokers, times_left(EFFECT, JokerUsed))
    book.choice(JOKER)
    check.fact(
        book,
        "joker_used",
        see=lambda position: position[JokerUsed].used,
        put=put_used("joker_used", JokerUsed),
    )
