"""What cards of SATOR are worth to computers, and which of a match they do not know."""

from __future__ import annotations

from functools import lru_cache

import scriptorium as sc
from scriptorium import CardId
from scriptorium_sator.hand.playing import PLAYED

# What a card in hand brings the next turns more than one from the deck does, in steps; by what
# stands before a dash in its name. What is not here is kept.
WORTH = {
    "mihi": -1.0,
    "clara": -1.0,
    "quin": -1.0,
    "victoria": -1.0,
    "nihil": -0.5,
    "rotas": -0.4,
    "moves": 0.1,
    "omnia": 0.2,
    "neque": 1.0,
    "wild": 1.0,
    "animi": 2.0,
}
KEPT = 1.0


def card_worth(card: str) -> float:
    """What a card in hand is worth beside an unknown one."""
    return WORTH.get(card.partition("-")[0], KEPT)


@lru_cache(32)
def _unknown(rules: sc.Ruleset) -> frozenset[CardId]:
    return frozenset(card for card in rules.cards if card.partition("-")[0] not in WORTH)


def unknown_played(table: sc.Position) -> int:
    """How many cards that only a mod knows have been played in this turn."""
    unknown = _unknown(table.rules)
    return sum(card in unknown for card in sc.cards_in(table, PLAYED)) if unknown else 0
