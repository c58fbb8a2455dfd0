"""What the log says of cards that change hands."""

from __future__ import annotations

import scriptorium as sc

# The zones by their names, without the seat.
DISCARDS = ("im_discard", "lf_out")
DECKS = ("im_deck", "lf_deck")
GIVES_CARD = sc.Sentence(
    "sator-gives-card", "{seat} puts a card aside."
)  # which one is seen at the end


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
        return sc.text("sator-gives-up", "{seat} gives up {cards}.", seat=giver, cards=seen)
    if target == "search":
        return sc.text(
            "sator-looks-through", "{seat} looks through a deck. Cards: {n}.",
            seat=taker, n=len(moved.cards),
        )  # fmt: skip
    if target == "hand" and seen:
        return sc.text("sator-draws", "{seat} draws {cards}.", seat=taker, cards=seen)
    if target == "hand" and len(moved.cards) == 1:
        return _unseen(taker, source)
    return moved.said()


def _unseen(seat: sc.Seat, source: str) -> sc.Text:
    if source == "search":
        return sc.text("sator-keeps-one", "{seat} keeps one of them.", seat=seat)
    if source == "lf_deck":
        return sc.text("sator-draws-prayer", "{seat} draws a prayer.", seat=seat)
    return sc.text(
        "sator-draws-unseen", "{seat} draws a card from the Incertus Movet deck.", seat=seat
    )
