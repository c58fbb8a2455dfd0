"""What is hidden in a match: equipment cards in piles and hands (RN10)."""

from __future__ import annotations

import scriptorium as sc
import scriptorium.hidden as sw

from ..board.equipment import DECK, DISCARD, HAND, OPEN, dots_of


def register(book: sc.RuleBook) -> None:
    """Where equipment can lie."""
    hands = [sc.key(HAND, seat) for seat in book.seats]
    sw.add_pool(book, (DECK, DISCARD, OPEN, *hands), belongs=lambda card: dots_of(card.id) > 0)
