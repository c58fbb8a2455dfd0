"""What is done in SATOR without thinking: which deck a card is drawn from (S28)."""

from __future__ import annotations

from collections.abc import Sequence

import scriptorium as sc
from scriptorium_sator.box.printed_cards import IM, LF
from scriptorium_sator.hand.playing import hand_of
from scriptorium_sator.turn.draw import Draw

# So many common cards are held before prayers are drawn.
ENOUGH_COMMON = 4
DRAW_STEP = "draw"


def draws(seen: sc.View, actions: Sequence[sc.Action]) -> sc.Action | None:
    """Common cards first, then prayers as far as they may be held."""
    if seen.clock.step != DRAW_STEP:
        return None
    cards = seen.rules.cards
    common = sum(cards[card].back == IM for card in hand_of(seen, seen.seat))
    wanted = Draw(IM if common < ENOUGH_COMMON else LF)
    return wanted if wanted in actions else actions[0]
