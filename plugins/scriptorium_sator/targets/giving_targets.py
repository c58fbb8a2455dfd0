"""Cards of a hand that are given one after the other, as for a swap."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Annotated, Any, Self

from msgspec import Meta
from msgspec.structs import replace

from scriptorium import CardId, Cards, Decision, Moment, Ruleset, Seat, cards_in, key


def left_of(hand: Iterable[CardId], given: Iterable[CardId]) -> list[CardId]:
    """A hand without the cards that are given."""
    left = list(hand)
    for card in given:
        if card in left:
            left.remove(card)
    return left


class Giving(Decision, frozen=True):
    """Which cards of the hand are given, one after the other."""

    cards: Annotated[tuple[CardId, ...], Meta(max_length=99)] = ()

    def seen_by(self, seat: Seat, rules: Ruleset) -> Self:
        """The cards are in the hand still: nobody else sees which ones."""
        return self if seat == self.seat else replace(self, cards=("?",) * len(self.cards))


class AnyCard(Cards):
    """Cards of a zone where any word is read as one; rules and the zone say which there is."""

    def read(self, position: Any, text: str) -> CardId:
        return text


class Gifts(AnyCard):
    """The cards of the own hand that are not given yet; whether one is held is for rules."""

    def every(self, at: Moment) -> Iterable[CardId]:
        hand = cards_in(at, key(self.zone, at.me))
        return dict.fromkeys(left_of(hand, getattr(at.decision, "cards", ())))

    def missing(self, at: Moment, value: CardId) -> None:
        return None
