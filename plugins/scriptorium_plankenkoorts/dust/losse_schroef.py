"""Losse schroef...: the next player's turn begins with a new hand (PK6.19, PK6.20)."""

from __future__ import annotations

from typing import Annotated

import scriptorium as sc
import scriptorium.cards as sv
import scriptorium.scenarios as check

from ..targets import Dust
from ..verbs.playing import dust, next_player, next_seat, numbers_of
from ..verbs.renewing import LooseScrew, NewHand, register
from ..vocabulary import one_seat
from ..wording import sentence

# The dust card Losse schroef.
scriptorium_about = sc.part_of_game("plankenkoorts.losse_schroef", after=("plankenkoorts",))

EFFECT = "next_renews_hand"


class LosseSchroef(sc.Action, tag="plankenkoorts.losse_schroef", frozen=True):
    """Play the card; the next player begins with a new hand."""

    card: Annotated[sc.CardId, Dust(EFFECT)]


def loosen(now: sc.Change, turn: sc.Turn, action: LosseSchroef) -> None:
    """The next player's hand will be renewed when that turn begins."""
    now.put(LooseScrew(next_seat(now), numbers_of(now.rules, action.card, NewHand).cards))


LOSSE_SCHROEF = dust(LosseSchroef, loosen, beside=next_player)


class RenewWords(sv.VerbWords, frozen=True, kw_only=True):
    """The next player's coming turn begins with a new hand of so many cards."""

    renew: sv.Times


def renew(now: sc.Change, run: sv.CardRun, words: RenewWords) -> None:
    """As this card does, with another number."""
    now.put(LooseScrew(next_seat(now), words.renew))


def put_renew(now: sc.Change, wanted: str) -> None:
    """Let a player's coming turn begin with a new hand."""
    now.put(LooseScrew(one_seat("renew", now, wanted), NewHand().cards))


@sc.hookimpl
def scriptorium_rules(book: sc.RuleBook) -> None:
    """One effect, one choice, and a hand that waits to be renewed."""
    register(book)
    sv.effect(book, EFFECT, loosen, params=NewHand)
    sv.verb(
        book, "renew", RenewWords, can=lambda *_: True, do=renew, said=sentence("pk-verbs-renew")
    )
    book.choice(LOSSE_SCHROEF)
    check.fact(book, "renew", see=lambda position: position[LooseScrew].seat or None, put=put_renew)
