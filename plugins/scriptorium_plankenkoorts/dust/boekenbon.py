"""Boekenbon...: take the last book of another player's open shelf (PK6.6 to PK6.10)."""

from __future__ import annotations

from typing import Annotated

import scriptorium as sc
import scriptorium.cards as sv

from ..targets import Dust
from ..verbs.playing import dust
from ..verbs.taking import REASONS, RULES, take_last_book
from ..verbs.taking_targets import LastBook, LastBooks
from ..wording import sentence

# The dust card Boekenbon.
scriptorium_about = sc.part_of_game("plankenkoorts.boekenbon", after=("plankenkoorts",))

EFFECT = "take_last_book"


class Boekenbon(sc.Action, tag="plankenkoorts.boekenbon", frozen=True):
    """Take the last book of a shelf."""

    card: Annotated[sc.CardId, Dust(EFFECT)]
    book: Annotated[LastBook, LastBooks()]


class Take(sc.Action, tag="plankenkoorts.take", frozen=True):
    """Take the last book of a shelf, as a card of verbs asks."""

    book: Annotated[LastBook, LastBooks()]


TAKE = sc.Choice(Take, do=take_last_book, rules=RULES, cites={"no_such_player": "PK6.6"})
BOEKENBON = dust(Boekenbon, take_last_book, rules=RULES, cites={"no_such_player": "PK6.6"})


@sc.hookimpl
def scriptorium_rules(book: sc.RuleBook) -> None:
    """One effect and one choice."""
    book.reason(*REASONS)
    sv.effect(book, EFFECT, take_last_book)
    sv.verb(book, "take", "book", TAKE, said=sentence("pk-verbs-take"))
    book.choice(BOEKENBON)
