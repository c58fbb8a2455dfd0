"""What can be chosen of cards: those of the own hand, a deck, those of a deck that lies open."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Annotated, Any

from msgspec import Meta
from msgspec.structs import replace

import scriptorium as sc

from ..board.piece_names import IM_DECK as IM_DECK_PIECE
from ..board.piece_names import hand_piece, lf_deck_piece, search_piece
from ..box.printed_cards import IM, LF
from ..wording import reason

Pieces = tuple[str, ...]

NOT_HELD = reason("card_not_held", "S9.1", "sator-not-held")
NOT_IN_DECK = reason("card_not_in_deck", "S8.2 R20", "sator-not-in-deck")

DECKS = (IM, LF)
MOST_LETTERS = 8


class Decks(sc.Target[str]):
    """The common deck `im`, and the own prayers `lf`; whether one gives a card is for rules."""

    noun = "a deck"

    def every(self, position: Any, top: Any) -> Iterable[str]:
        return DECKS

    def missing(self, position: Any, top: Any, value: str) -> None:
        return None

    def read(self, position: Any, text: str) -> str:
        return text

    def pieces(self, position: Any, top: Any, value: str) -> Pieces:
        return (IM_DECK_PIECE if value == IM else lf_deck_piece(top.seat),)


def left_of(hand: Iterable[str], given: Iterable[str]) -> list[str]:
    """A hand without the cards that are given."""
    left = list(hand)
    for card in given:
        if card in left:
            left.remove(card)
    return left


class HandCards(sc.Cards):
    """The cards of the own hand."""

    def __init__(self) -> None:
        super().__init__("hand", each=True, piece=hand_piece, outside=NOT_HELD)

    def read(self, position: Any, text: str) -> str:
        return text


class Gifts(HandCards):
    """The cards of the own hand that are not given yet; whether one is held is for rules."""

    def every(self, position: Any, top: Any) -> Iterable[str]:
        hand = sc.cards(position, sc.key(self.zone, top.seat))
        return dict.fromkeys(left_of(hand, getattr(top, "cards", ())))

    def missing(self, position: Any, top: Any, value: str) -> None:
        return None


class OpenCards(HandCards):
    """The cards of the deck that lies open before who searches it."""

    def __init__(self) -> None:
        sc.Cards.__init__(self, "search", each=True, piece=search_piece, outside=NOT_IN_DECK)


class Giving(sc.Pending, frozen=True):
    """Which cards of the hand are given, one after the other."""

    cards: Annotated[tuple[sc.CardId, ...], Meta(max_length=99)] = ()

    def seen_by(self, seat: sc.Seat, rules: sc.Ruleset) -> Giving:
        """The cards are in the hand still: nobody else sees which ones."""
        return self if seat == self.seat else replace(self, cards=("?",) * len(self.cards))


HandCard = Annotated[sc.CardId, HandCards()]
# Where a line begins with a card: any other word begins none.
PLAYED = sc.Cards("hand", each=True, piece=hand_piece, outside=NOT_HELD)
PlayedCard = Annotated[sc.CardId, PLAYED]
Gift = Annotated[sc.CardId, Gifts()]
OpenCard = Annotated[sc.CardId, OpenCards()]
Deck = Annotated[str, Meta(max_length=MOST_LETTERS), Decks()]
