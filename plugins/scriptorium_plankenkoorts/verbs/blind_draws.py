"""Blind draws: a card is taken out of a hand by chance, or as a scenario has written down (R21)."""

from __future__ import annotations

import scriptorium as sc
import scriptorium.scenarios as check
from scriptorium import CardId

from ..card_facts import read_cards
from ..names import card_written
from ..piles import hand

STREAM, CHANCE = "blind_draw", "chance"


def blind_draw(now: sc.Change, seat: sc.Seat) -> CardId:
    """One card of a hand, each equally likely; one written down comes if it is held."""
    return now.pick(STREAM, hand(now, seat), scripted=CHANCE)


def register(book: sc.RuleBook) -> None:
    """How scenarios write down what comes."""
    check.scripted(
        book, CHANCE, read=lambda now, wanted: read_cards(now, CHANCE, wanted), write=card_written
    )
