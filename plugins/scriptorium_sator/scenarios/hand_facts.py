"""The words of scenarios for cards: hands, decks, piles, and how large they are."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import Any

import scriptorium as sc
import scriptorium.scenarios as check
from scriptorium_sator.box.printed_cards import IM, LF
from scriptorium_sator.hand.playing import (
    IM_DECK,
    IM_DISCARD,
    PLAYED,
    back_of,
    hand_of,
    prayers_among,
)

from .board_facts import BoardFacts

EACH = {"hands": "hand", "lf_decks": "lf_deck", "lf_out": "lf_out"}


def fill_decks(now: sc.Change) -> None:
    """Every card in its deck, shuffled; what a scenario lays elsewhere is taken out of them."""
    kinds = sorted(now.rules.cards.values(), key=lambda card: card.id)
    for back, decks in (
        (IM, [IM_DECK]),
        (LF, [sc.key("lf_deck", seat) for seat in now.rules.setup.seats]),
    ):
        every = [card.id for card in kinds if card.back == back for _ in range(card.copies)]
        for deck in decks:
            sc.lay_out(now, deck, now.shuffled(deck, every))


class CardFacts:
    """Facts about cards."""

    def __init__(self, facts: BoardFacts) -> None:
        self.facts = facts

    # Seeing.

    def _faces(self, position: sc.Position, zone: str) -> Any:
        found = sc.cards_in(position, zone)
        hidden = any(sc.is_hidden(card) for card in found)
        view = getattr(position, "seat", None)
        spec = position.rules.zone(zone)
        if view is not None and not spec.shows_faces_to(view):
            hidden = True
        return check.HIDDEN if hidden else list(found)

    def see_zone(self, zone: str) -> Callable[[sc.Position], Any]:
        """The cards in a zone; hidden where their faces are."""
        return lambda position: self._faces(position, zone)

    def see_each(self, name: str) -> Callable[[sc.Position], dict[str, Any]]:
        """The cards in each colour's zone; hidden where their faces are."""
        return lambda position: {
            seat: self._faces(position, sc.key(name, seat)) for seat in position.rules.setup.seats
        }

    def sizes(self, name: str) -> Callable[[sc.Position], dict[str, int]]:
        """How many cards are in each colour's zone."""
        return lambda position: {
            seat: len(sc.cards_in(position, sc.key(name, seat)))
            for seat in position.rules.setup.seats
        }

    def see_hand_lf(self, position: sc.Position) -> dict[str, int]:
        """How many cards of each hand are Liber Fidei, as their backs tell."""
        return {
            seat: prayers_among(position.rules, hand_of(position, seat))
            for seat in position.rules.setup.seats
        }

    # Setting.

    def _read(self, now: sc.Change, path: str, wanted: Any, back: str | None) -> list[str]:
        if not isinstance(wanted, list) or not all(isinstance(card, str) for card in wanted):
            raise sc.FactError(path, "write a list of cards, as in moves-wood")
        for card in wanted:
            if card not in now.rules.cards:
                raise sc.FactError(path, f"there is no card {card!r}")
            if back is not None and back_of(now.rules, card) != back:
                raise sc.FactError(path, f"{card} does not belong here")
        return list(wanted)

    def _take(self, now: sc.Change, path: str, card: str, seat: sc.Seat) -> None:
        """Take a card out of the deck it would otherwise lie in."""
        deck = IM_DECK if back_of(now.rules, card) == IM else sc.key("lf_deck", seat)
        left = list(sc.cards_in(now, deck))
        if card not in left:
            copies = now.rules.cards[card].copies
            raise sc.FactError(path, f"the box holds {card} {copies} times only")
        left.remove(card)
        sc.lay_out(now, deck, left)

    def put_each(self, fact: str, name: str, back: str | None) -> Callable[[sc.Change, Any], None]:
        """Lay cards into each colour's zone."""

        def put(now: sc.Change, wanted: Any) -> None:
            for number, value in self.facts.by_seat(fact, wanted).items():
                seat = now.rules.setup.seats[number]
                path = f"{fact}.{seat}"
                cards = self._read(now, path, value, back)
                for card in cards:
                    self._take(now, path, card, seat)
                sc.lay_out(now, sc.key(name, seat), cards)

        return put

    def put_zone(self, zone: str) -> Callable[[sc.Change, Any], None]:
        """Lay cards into a zone; those of the seat on turn where they are Liber Fidei."""

        def put(now: sc.Change, wanted: Any) -> None:
            cards = self._read(now, zone, wanted, IM if zone == IM_DISCARD else None)
            for card in cards:
                self._take(now, zone, card, now.clock.seat)
            sc.lay_out(now, zone, cards)

        return put

    def put_im_deck(self, now: sc.Change, wanted: Any) -> None:
        """Fix the whole deck, the next card first; what is then nowhere is not in the match."""
        cards = self._read(now, IM_DECK, wanted, IM)
        self._enough(IM_DECK, cards, sc.cards_in(now, IM_DECK))
        sc.lay_out(now, IM_DECK, cards)

    def put_lf_decks(self, now: sc.Change, wanted: Any) -> None:
        """Fix whole decks, the next card first; what is then nowhere is not in the match."""
        for number, value in self.facts.by_seat("lf_decks", wanted).items():
            seat = now.rules.setup.seats[number]
            deck = sc.key("lf_deck", seat)
            cards = self._read(now, f"lf_decks.{seat}", value, LF)
            self._enough(f"lf_decks.{seat}", cards, sc.cards_in(now, deck))
            sc.lay_out(now, deck, cards)

    def _enough(self, path: str, wanted: list[str], left: tuple[str, ...]) -> None:
        missing = Counter(wanted) - Counter(left)
        for card in missing:
            raise sc.FactError(path, f"the box does not hold {card} so often")

    def register(self, book: sc.RuleBook) -> None:
        """All facts about cards; hands and piles first, as they are taken out of the decks."""
        check.fact(
            book, "hands", see=self.see_each("hand"), put=self.put_each("hands", "hand", None),
            any_order=True,
        )  # fmt: skip
        check.fact(
            book, PLAYED, see=self.see_zone(PLAYED), put=self.put_zone(PLAYED), any_order=True
        )
        check.fact(
            book, "lf_out", see=self.see_each("lf_out"), put=self.put_each("lf_out", "lf_out", LF),
            any_order=True,
        )  # fmt: skip
        check.fact(book, IM_DISCARD, see=self.see_zone(IM_DISCARD), put=self.put_zone(IM_DISCARD))
        check.fact(book, IM_DECK, see=self.see_zone(IM_DECK), put=self.put_im_deck)
        check.fact(book, "lf_decks", see=self.see_each("lf_deck"), put=self.put_lf_decks)
        check.fact(book, "im_deck_size", see=lambda position: len(sc.cards_in(position, IM_DECK)))
        check.fact(book, "lf_deck_sizes", see=self.sizes("lf_deck"))
        check.fact(book, "hand_sizes", see=self.sizes("hand"))
        check.fact(book, "hand_lf", see=self.see_hand_lf)
