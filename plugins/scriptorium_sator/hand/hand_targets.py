"""What can be chosen of cards: those of the own hand, a deck, those of a deck that lies open."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Annotated, Any

from msgspec import Meta

import scriptorium as sc

from .. import say
from ..board.piece_names import IM_DECK as IM_DECK_PIECE
from ..board.piece_names import hand_piece, lf_deck_piece, search_piece
from ..box.printed_cards import IM, LF
from ..targets import AnyCard, Gifts

Pieces = tuple[str, ...]

NOT_HELD = say.reason("S9.1", "sator-not-held", id="card_not_held")
NOT_IN_DECK = say.reason("S8.2 R20", "sator-not-in-deck", id="card_not_in_deck")

DECKS = (IM, LF)
MOST_LETTERS = 8


class Decks(sc.Target[str]):
    """The common deck `im`, and the own prayers `lf`; whether one gives a card is for rules."""

    noun = "a deck"

    def every(self, at: sc.Moment) -> Iterable[str]:
        return DECKS

    def missing(self, at: sc.Moment, value: str) -> None:
        return None

    def read(self, position: Any, text: str) -> str:
        return text

    def pieces(self, at: sc.Moment, value: str) -> Pieces:
        return (IM_DECK_PIECE if value == IM else lf_deck_piece(at.me),)


HELD: dict[str, Any] = {"zone": "hand", "each": True, "piece": hand_piece, "outside": NOT_HELD}
OPEN: dict[str, Any] = {"zone": "search", "each": True, "piece": search_piece}
HandCard = Annotated[sc.CardId, AnyCard(**HELD)]
# Where a line begins with a card: any other word begins none.
PlayedCard = Annotated[sc.CardId, sc.Cards(**HELD)]
Gift = Annotated[sc.CardId, Gifts(**HELD)]
OpenCard = Annotated[sc.CardId, AnyCard(**OPEN, outside=NOT_IN_DECK)]
Deck = Annotated[str, Meta(max_length=MOST_LETTERS), Decks()]
