"""What is done in SATOR without thinking: drawing cards, and exchanging them for points left over.

Two cards that the turn does not need go for a new one, and the hand is filled up at its end (S8,
S28): more cards are seen, and more that move. Prayers that have to wait for their moment go first.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

import scriptorium as sc
from scriptorium import CardId

from ..box.printed_cards import IM, LF
from ..hand.playing import AP, PLAYED, hand_of
from ..turn.draw import Draw
from ..turn.swap import COST, From, Give, Swap, cards_taken

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
    return sum(card in unknown for card in PLAYED(table)) if unknown else 0


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
