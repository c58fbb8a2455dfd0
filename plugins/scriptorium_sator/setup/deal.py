"""The cards before the first turn: shuffled decks, and the first hands (S6)."""

from __future__ import annotations

import scriptorium as sc

from .. import game
from ..box.contents import load
from ..box.printed_cards import IM, LF
from ..hand.playing import IM_DECK
from .unplaced_bridges import in_turn_order

# Without this rule there are no cards, and nobody but the free action moves anything.
DEALING = game.plugin("deal", after=("sator.board", "sator.cards", "sator.unplaced"))


@DEALING.set_up
def open_the_box(now: sc.Change) -> None:
    """All cards lie face down in their decks; nobody deals before the bridges are placed."""
    cards = sorted(now.rules.cards.values(), key=lambda card: card.id)
    every = {
        back: [card.id for card in cards if card.back == back for _ in range(card.copies)]
        for back in (IM, LF)
    }
    sc.lay_out(now, IM_DECK, every[IM])
    for seat in now.rules.setup.seats:
        sc.lay_out(now, sc.key("lf_deck", seat), every[LF])


def deal(now: sc.Change) -> None:
    """Shuffle every deck; deal Incertus Movet cards in turn order, no prayers (S6.1-S6.3)."""
    seats = now.rules.setup.seats
    sc.shuffle(now, IM_DECK)
    for seat in seats:
        sc.shuffle(now, sc.key("lf_deck", seat))
    hands = load().deck.deal[str(len(seats))]
    for number, cards in zip(in_turn_order(now), hands, strict=True):
        sc.draw(now, IM_DECK, sc.key("hand", seats[number]), cards)
