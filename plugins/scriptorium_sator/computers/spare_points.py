"""What is done in SATOR with action points that a turn leaves over: cards are exchanged (S8).

Two cards that the turn does not need go for a new one, and the hand is filled up at its end: more
cards are seen, and more that move. Prayers that have to wait for their moment go first.
"""

from __future__ import annotations

from collections.abc import Sequence

import scriptorium as sc
from scriptorium_sator.box.printed_cards import IM
from scriptorium_sator.hand.playing import AP, hand_of
from scriptorium_sator.turn.swap import COST, From, Give, Swap, cards_taken

from .card_worth import card_worth


def exchanges(
    seen: sc.View, after: sc.Position, actions: Sequence[sc.Action]
) -> tuple[sc.Action, ...]:
    """A swap of the two worst cards that a planned turn leaves in hand, if it leaves the points."""
    if Swap() not in actions or after.outcome is not None or after.clock.turn != seen.clock.turn:
        return ()
    if after.clock.left[AP] < COST(seen, seen.seat):
        return ()
    worst = sorted(hand_of(after, seen.seat), key=lambda card: (card_worth(card), card))
    given = worst[: cards_taken()]
    if len(given) < cards_taken() or card_worth(given[-1]) >= 0:
        return ()
    return (Swap(), *map(Give, given), From(IM))
