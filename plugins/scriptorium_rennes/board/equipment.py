"""Equipment cards: hands, the open row, both piles; a card is its colour and its dots."""

from __future__ import annotations

from collections.abc import Iterable

from msgspec import Struct

import scriptorium as sc
from scriptorium import CardId

HAND, DECK, DISCARD, OPEN = "hand", "deck", "discard", "open"


class Equipment(Struct, frozen=True):
    """What stands on an equipment card."""

    colour: str
    dots: int


def card_id(colour: str, dots: int) -> CardId:
    """How a card is called: `geel-4`."""
    return f"{colour}-{dots}"


def colour_of(card: CardId) -> str:
    """The colour of a card."""
    return card.rpartition("-")[0]


def dots_of(card: CardId) -> int:
    """The dots of a card."""
    dots = card.rpartition("-")[2]
    return int(dots) if dots.isdigit() else 0


def hand(position: sc.Position, seat: sc.Seat) -> tuple[CardId, ...]:
    """The cards in a seat's hand, as far as this position shows them."""
    return sc.cards_in(position, sc.key(HAND, seat))


def discard(now: sc.Change, seat: sc.Seat, cards: Iterable[CardId]) -> None:
    """Cards of a hand go onto the discard pile, one on the other.

    The others see them now; that is no secret of chance, so a turn can be taken back over it.
    """
    left, played = list(hand(now, seat)), tuple(cards)
    for card in played:
        left.remove(card)
    sc.lay_out(now, sc.key(HAND, seat), left)
    sc.lay_out(now, DISCARD, (*sc.cards_in(now, DISCARD), *played))


def draw(now: sc.Change, seat: sc.Seat, count: int) -> int:
    """Draw cards blind, as many as there are (RN10.4, R31)."""
    return len(sc.draw(now, DECK, sc.key(HAND, seat), count, refill=DISCARD))


def can_draw(position: sc.Position) -> bool:
    """Whether a card can be drawn blind."""
    return bool(sc.cards_in(position, DECK) or sc.cards_in(position, DISCARD))
