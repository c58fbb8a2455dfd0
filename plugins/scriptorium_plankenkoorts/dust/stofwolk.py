"""Stofwolk...: a dust cloud goes onto a shelf as any book that fits there (PK6.11 to PK6.14).

With this rule on, a card of this effect can be laid as every book; beginning, placing, closing
and the book token ask for that. The book it was called stays with it on the shelf.
"""

from __future__ import annotations

import scriptorium as sc
import scriptorium.cards as sv
from scriptorium import CardId

from ..shelf import WILD

# The dust card Stofwolk.
scriptorium_about = sc.part_of_game("plankenkoorts.stofwolk", after=("plankenkoorts",))


def stand_for_a_book(now: sc.Change, seat: sc.Seat, card: CardId) -> None:
    """Laying the card is all it does: which book it is was said with the laying (R12)."""


@sc.hookimpl
def scriptorium_rules(book: sc.RuleBook) -> None:
    """A card with this effect stands for any book."""
    sv.effect(book, WILD, stand_for_a_book)
