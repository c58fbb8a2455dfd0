"""What the log says of cards that change hands."""

from __future__ import annotations

import scriptorium as sc

from .. import say

# The zones by their names, without the seat.
DISCARDS = ("im_discard", "lf_out")
DECKS = ("im_deck", "lf_deck")
GIVES_CARD = say("sator-gives-card")  # which one is seen at the end
DRAWN = say("sator-draws-unseen")
UNSEEN = {"search": say("sator-keeps-one"), "lf_deck": say("sator-draws-prayer")}


def said_of_cards(moved: sc.CardsMoved) -> sc.Text | None:
    """Who draws, gives up or looks through which cards, as far as this log may know them.

    A played card is told by its own event, and what is laid aside with it goes without saying.
    """
    source, _, giver = moved.source.partition(".")
    target, _, taker = moved.target.partition(".")
    seen = ", ".join(card for card in moved.cards if not sc.is_hidden(card))
    if target == "played" or source == "played" or (source == "search" and target in DECKS):
        return None
    if source == "hand" and target in DISCARDS:
        return say.text("sator-gives-up", seat=giver, cards=seen)
    if target == "search":
        return say.text("sator-looks-through", seat=taker, n=len(moved.cards))
    if target == "hand" and seen:
        return say.text("sator-draws", seat=taker, cards=seen)
    if target == "hand" and len(moved.cards) == 1:
        return UNSEEN.get(source, DRAWN)(seat=taker)
    return moved.said()
