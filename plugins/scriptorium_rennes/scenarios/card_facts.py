"""Where the equipment cards are: hands, piles, the open row.

Before anything is said all cards lie in the draw pile but for the open ones, so whatever is named
is taken from there.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from functools import partial
from typing import Any

import scriptorium as sc
import scriptorium.scenarios as check
from scriptorium import CardId
from scriptorium.scenarios import by_seat, for_seats, texts_in

from ..board.equipment import DECK, DISCARD, HAND, OPEN, dots_of, hand
from ..turn.course import OPEN_CARDS, all_equipment


def read_cards(now: sc.Change, path: str, wanted: Any) -> list[CardId]:
    """A list of equipment cards."""
    found = texts_in(path, wanted)
    for card in found:
        if card not in now.rules.cards or not dots_of(card):
            raise sc.FactError(path, f"there is no card {card!r}; write a colour and its dots")
    return found


def take(now: sc.Change, path: str, wanted: list[CardId]) -> None:
    """Take cards from the draw pile, else from the open row, which is filled up again."""
    deck, row = list(sc.cards_in(now, DECK)), list(sc.cards_in(now, OPEN))
    lacking = len(row)
    for card in wanted:
        for place in (deck, row):
            if card in place:
                place.remove(card)
                break
        else:
            raise sc.FactError(path, f"there are only {now.rules.cards[card].copies} of {card}")
    while len(row) < lacking and deck:
        row.append(deck.pop(0))
    sc.lay_out(now, DECK, deck)
    sc.lay_out(now, OPEN, row)


def put_hands(now: sc.Change, wanted: Any) -> None:
    """Give seats these hands."""
    for seat, names in by_seat("hands", now, wanted):
        cards = read_cards(now, f"hands.{seat}", names)
        take(now, f"hands.{seat}", cards)
        sc.lay_out(now, sc.key(HAND, seat), cards)


def put_discard(now: sc.Change, wanted: Any) -> None:
    """The discard pile, the top card last."""
    cards = read_cards(now, DISCARD, wanted)
    take(now, DISCARD, cards)
    sc.lay_out(now, DISCARD, cards)


def put_deck(now: sc.Change, wanted: Any, told: Mapping[str, Any]) -> None:
    """The draw pile is just these cards, the next one first.

    Of the others some lie open, by the seed, unless that is told; the rest is not in the match.
    """
    cards, row = read_cards(now, DECK, wanted), list(sc.cards_in(now, OPEN))
    loose = (*row, *sc.cards_in(now, DECK))
    left = minus(now, DECK, loose, cards)
    kept: list[CardId] = []
    for card in loose:
        if left[card] > 0 and (OPEN in told or len(kept) < len(row)):
            kept.append(card)
            left[card] -= 1
    sc.lay_out(now, DECK, cards)
    sc.lay_out(now, OPEN, kept)  # where the open ones are told they are taken from all of these


def put_open(now: sc.Change, wanted: Any, told: Mapping[str, Any]) -> None:
    """The open cards; those that lay there before go to the draw pile, unless that is told."""
    cards, row = read_cards(now, OPEN, wanted), list(sc.cards_in(now, OPEN))
    if DECK in told:
        minus(now, OPEN, row, cards)
    else:
        deck = list(sc.cards_in(now, DECK))
        minus(now, OPEN, (*row, *deck), cards)
        for card in cards:
            place = row if card in row else deck
            place.remove(card)
        sc.lay_out(now, DECK, (*deck, *row))
    sc.lay_out(now, OPEN, cards)


def minus(
    now: sc.Change, path: str, loose: Iterable[CardId], cards: list[CardId]
) -> Counter[CardId]:
    """What is left of loose cards without some; raises a `FactError` where one is not there."""
    left = Counter(loose)
    left.subtract(cards)
    for card in cards:
        if left[card] < 0:
            raise sc.FactError(path, f"there are only {now.rules.cards[card].copies} of {card}")
    return left


def lay_all(now: sc.Change) -> None:
    """Nobody holds a card; the open ones are laid from the shuffled pile."""
    pile = now.shuffled(DECK, all_equipment(now.rules))
    count = max(0, now.rules.number(OPEN_CARDS, now, now.rules.setup.seats[0]))
    for seat in now.rules.setup.seats:
        sc.lay_out(now, sc.key(HAND, seat), ())
    sc.lay_out(now, DISCARD, ())
    sc.lay_out(now, OPEN, pile[:count])
    sc.lay_out(now, DECK, pile[count:])


def see_hands(position: sc.Position) -> dict[sc.Seat, Any]:
    """The cards of each hand; in a view only the own hand shows (RN15)."""
    viewer = position.seat if isinstance(position, sc.View) else None
    return {
        seat: list(hand(position, seat)) if viewer in (None, seat) else check.HIDDEN
        for seat in position.rules.setup.seats
    }


def see_deck(position: sc.Position) -> Any:
    """The draw pile, the next card first; hidden from everybody (RN15)."""
    return check.HIDDEN if isinstance(position, sc.View) else list(sc.cards_in(position, DECK))


def register(book: sc.RuleBook) -> None:
    """In the order in which they are set."""
    fact = partial(check.fact, book)
    fact("hands", see=see_hands, put=put_hands, any_order=True)
    fact(DISCARD, see=lambda position: list(sc.cards_in(position, DISCARD)), put=put_discard)
    fact(DECK, see=see_deck, put=put_deck, beside=True)
    fact(
        OPEN,
        see=lambda position: list(sc.cards_in(position, OPEN)),
        put=put_open,
        any_order=True,
        beside=True,
    )
    fact("hand_sizes", see=for_seats(lambda position, seat: len(hand(position, seat))))
    fact("deck_size", see=lambda position: len(sc.cards_in(position, DECK)))
    fact("discard_size", see=lambda position: len(sc.cards_in(position, DISCARD)))
