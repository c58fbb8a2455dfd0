"""Boekenbon...: take the last book of another player's open shelf (PK6.6 to PK6.10)."""

from __future__ import annotations

from typing import Annotated

import scriptorium as sc
import scriptorium_verbs as sv

from ..targets import Dust
from ..verbs.playing import dust
from ..verbs.taking import REASONS, RULES, take_last_book
from ..verbs.taking_targets import LastBook, LastBooks

# The dust card Boekenbon.
scriptorium_about = sc.part_of_game("plankenkoorts.boekenbon", after=("plankenkoorts",))

EFFECT = "take_last_book"


class Boekenbon(sc.Action, tag="plankenkoorts.boekenbon", frozen=True):
    """Take the last book of a shelf."""

    card: Annotated[sc.CardId, Dust(EFFECT)]
    book: Annotated[LastBook, LastBooks()]


BOEKENBON = dust(Boekenbon, take_last_book, rules=RULES, cites={"no_such_player": "PK6.6"})


@sc.hookimpl
def scriptorium_rules(book: sc.RuleBook) -> None:
    """One effect and one choice."""
    book.reason(*REASONS)
    sv.effect(book, EFFECT, take_last_book)
    book.choice(BOEKENBON)
