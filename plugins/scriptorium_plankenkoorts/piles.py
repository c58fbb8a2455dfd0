"""Hands, draw pile and discard pile: who takes which card from where, and who sees it."""

from __future__ import annotations

from collections.abc import Iterable

import scriptorium as sc
from scriptorium import CardId

from .events import Discarded, Drew, Reshuffled, ThrownAway

DRAW = "draw_pile"
DISCARD = "discard_pile"
HAND = "hand"


def hand(position: sc.Position, seat: sc.Seat) -> tuple[CardId, ...]:
    """The cards in a seat's hand, in the order in which they came."""
    return sc.cards_in(position, f"{HAND}.{seat}")


def kinds(cards: Iterable[CardId]) -> tuple[CardId, ...]:
    """Each card once: two cards that are alike are one choice."""
    return tuple(dict.fromkeys(cards))


def set_hand(now: sc.Change, seat: sc.Seat, cards: Iterable[CardId]) -> None:
    """Make a hand hold just these cards."""
    sc.lay_out(now, sc.key(HAND, seat), cards)


def take_from_hand(now: sc.Change, seat: sc.Seat, card: CardId) -> None:
    """One card leaves a hand; of several alike the one that came first."""
    left = list(hand(now, seat))
    left.remove(card)
    set_hand(now, seat, left)


def add_to_hand(now: sc.Change, seat: sc.Seat, card: CardId) -> None:
    """A card comes into a hand, behind the others."""
    set_hand(now, seat, (*hand(now, seat), card))


def draw_cards(now: sc.Change, seat: sc.Seat, count: int) -> None:
    """Draw from the pile; when it is empty the discard pile is shuffled first (PK4.2, PK4.3)."""
    drawn: list[CardId] = []
    while len(drawn) < count:
        pile = sc.cards_in(now, DRAW)
        if not pile:
            thrown = sc.cards_in(now, DISCARD)
            if not thrown:
                break
            sc.lay_out(now, DISCARD, ())
            sc.lay_out(now, DRAW, now.shuffled(DRAW, thrown))
            now.tell(Reshuffled(len(thrown)))
            continue
        some = pile[: count - len(drawn)]
        sc.lay_out(now, DRAW, pile[len(some) :])
        drawn += some
    if drawn:
        set_hand(now, seat, (*hand(now, seat), *drawn))
        now.reveal_to((seat,))
        now.tell(Drew(seat, tuple(drawn)))


def discard(now: sc.Change, seat: sc.Seat, card: CardId) -> None:
    """A card of the hand goes face up onto the discard pile (PK4.4)."""
    spend(now, seat, card)
    now.tell(Discarded(seat, card))


def spend(now: sc.Change, seat: sc.Seat, card: CardId) -> None:
    """A played dust card goes onto the discard pile before its effect happens (PK6.1)."""
    take_from_hand(now, seat, card)
    sc.lay_out(now, DISCARD, (*sc.cards_in(now, DISCARD), card))
    show_others(now, seat)


def show_others(now: sc.Change, seat: sc.Seat) -> None:
    """A card of a hand lies open now, which only its owner had seen."""
    now.reveal_to((one for one in now.rules.setup.seats if one != seat), known=(seat,))


def throw_hand_away(now: sc.Change, seat: sc.Seat) -> None:
    """A whole hand goes onto the discard pile in its order, the last card on top (R20)."""
    thrown = hand(now, seat)
    set_hand(now, seat, ())
    sc.lay_out(now, DISCARD, (*sc.cards_in(now, DISCARD), *thrown))
    show_others(now, seat)
    now.tell(ThrownAway(seat, thrown))
