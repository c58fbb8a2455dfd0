"""The decks that cards are drawn from: the common one, and the own prayers (S28)."""

from __future__ import annotations

import scriptorium as sc

from ..box.printed_cards import IM, LF
from .playing import IM_DECK, IM_DISCARD, MOST_LF, hand_of, prayers_among

# Rules about how the two kinds of decks run out.
RUN_OUT = {IM: ("S28.4", "R52"), LF: ("S28.5",)}


def deck_zone(seat: sc.Seat, deck: str) -> str:
    """Where a deck lies."""
    return IM_DECK if deck == IM else "lf_deck." + seat


def gives_cards(position: sc.Position, seat: sc.Seat, deck: str) -> bool:
    """Whether a deck has a card to give, the common one with its pile shuffled if need be."""
    rules = position.rules
    piles, at = position.parts[rules.part_index[sc.Zones]].piles, rules.zone_index
    if deck == IM:
        return bool(piles[at[IM_DECK]] or piles[at[IM_DISCARD]])
    return bool(piles[at["lf_deck." + seat]])


def may_draw(position: sc.Position, seat: sc.Seat, deck: str) -> bool:
    """Whether a seat gets a card from a deck: not too many prayers are held (S6.4, S28.3)."""
    if deck == LF:
        most = position.rules.number(MOST_LF, position, seat)
        if prayers_among(position.rules, hand_of(position, seat)) >= most:
            return False
    return gives_cards(position, seat, deck)


def draw_from(now: sc.Change, seat: sc.Seat, deck: str) -> None:
    """One card; an empty common deck is made anew from its pile (S28.4)."""
    if deck == IM:
        sc.draw(now, IM_DECK, "hand." + seat, refill=IM_DISCARD)
    else:
        sc.draw(now, "lf_deck." + seat, "hand." + seat)
