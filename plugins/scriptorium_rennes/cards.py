"""Equipment cards: hands, the open row, both piles; a card is its colour and its dots (RN10)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import lru_cache
from typing import Any

from msgspec import Struct

import scriptorium as sc
from scriptorium import CardId
from scriptorium.engine import Touches

from . import game, say
from .board import Number
from .village import cards_of, of_book, village

CARD, EVENT, OPEN_CARD = "card-", "event-", "open-"
AGAIN = "-again-"  # a further card of a kind that lies open, by its place in the row
NOT_HELD = say.reason("RN5.2 RN5.4 RN6.6", "rn-not-held")


class Equipment(Struct, frozen=True):
    """What stands on an equipment card."""

    colour: str
    dots: int


class Clue(Struct, frozen=True):
    """What a clue token shows."""

    colour: str


@lru_cache(4096)
def colour_of(card: CardId) -> str:
    """The colour of a card."""
    return card.rpartition("-")[0]


@lru_cache(4096)
def dots_of(card: CardId) -> int:
    """The dots of a card."""
    dots = card.rpartition("-")[2]
    return int(dots) if dots.isdigit() else 0


def is_equipment(card: sc.Card) -> bool:
    """Whether it is an equipment card."""
    return dots_of(card.id) > 0


def is_clue(card: sc.Card) -> bool:
    """Whether it is a clue token."""
    return isinstance(card.params, Clue)


DECK = game.zone("deck", faces="none", rest=True, holds=is_equipment)
DISCARD = game.zone("discard", holds=is_equipment)
OPEN = game.zone("open", holds=is_equipment)
BAG = game.zone("bag", rest=True, holds=is_clue)
HAND = game.zone("hand", faces="owner", each=True, fact="hands", holds=is_equipment)
CIRCLES = game.zone_family("clues", lambda book: of_book(book).caverns, holds=is_clue)
SLOTS = game.zone_family("codes", lambda book: of_book(book).codes, each=True, holds=is_clue)
game.told(DECK, DECK, "rn-shuffled")


@game.cards
def cards(book: sc.RuleBook) -> Iterator[sc.Card]:
    """Equipment, clue tokens, ghosts and event cards of the box (RN1.5, RN2.9, RN8, RN9.5)."""
    box = cards_of(book)
    tools = {one.colour: one.equipment for one in box.hazard}
    names = {one.colour: one.name for one in box.hazard}

    def called(colour: str, dots: str = "") -> tuple[tuple[str, str], ...]:
        """What a card of so many dots is called in each language; without them its title."""
        known = names.get(colour)
        return known.languages(f" {dots}".rstrip()) if known is not None else ()

    for colour, copies in box.equipment_deck.items():
        for dots, count in copies.items():
            yield sc.Card(
                f"{colour}-{dots}",
                copies=count,
                title=tools.get(colour, colour),
                names=called(colour, dots),
                titles=called(colour),
                params=Equipment(colour, int(dots)),
                art=f"rennes-equipment-{colour}-{dots}",
            )
    for colour in box.colours:
        count = box.clue_tokens.get(colour, 0)
        yield sc.Card(colour, copies=count, params=Clue(colour), art=f"rennes-clue-{colour}")
    for ghost in box.ghost:
        yield sc.Card(
            ghost.id,
            effect=ghost.effect,
            copies=ghost.copies,
            title=ghost.name,
            params={"location": ghost.location},
            art="rennes-ghost-card",
        )
    for event in box.event:
        yield sc.Card(
            event.id,
            effect=event.effect,
            back="event",
            title=event.title.nl,
            params=event.numbers,
            art=f"rennes-event-{event.id}",
            names=event.name.languages(),
            titles=event.title.languages(),
        )


def discard(now: sc.Change, seat: sc.Seat, thrown: Iterable[CardId]) -> None:
    """Cards of a hand go onto the discard pile, one on the other.

    The others see them now; that is no secret of chance, so a turn can be taken back over it.
    """
    left, played = list(HAND(now, seat)), tuple(thrown)
    for card in played:
        left.remove(card)
    sc.lay_out(now, HAND.of(seat), left)
    sc.lay_out(now, DISCARD.name, (*DISCARD(now), *played))


@game.event(say("rn-drew"))
class Drew(sc.Event, tag="rennes.drew", frozen=True):
    """A seat drew cards blind: who holds them sees them, the others how many."""

    seat: sc.Seat
    count: Number


def draw(now: sc.Change, seat: sc.Seat, count: int) -> None:
    """Draw cards blind, as many as there are (RN10.4, R31)."""
    drawn = sc.draw(now, DECK, HAND.of(seat), count, refill=DISCARD)
    now.tell(Drew(seat, len(drawn)))


def can_draw(at: sc.Position) -> bool:
    """Whether a card can be drawn blind."""
    return bool(DECK(at) or DISCARD(at))


# What is chosen of cards.


class HandCards(sc.Target[CardId]):
    """The equipment cards of the own hand, each kind once; rules tell what is not held."""

    noun = "a card of your hand"

    def every(self, at: sc.Moment) -> Iterable[CardId]:
        return dict.fromkeys(HAND(at))

    def missing(self, at: sc.Moment, value: CardId) -> sc.Reason | None:
        return None

    def place(self, at: sc.Moment, value: CardId) -> int:
        """A card counts for its colour, bit by bit in the order of the colours."""
        colours, colour = village(at).colours, colour_of(value)
        return colours.index(colour) if colour in colours else -1

    def read(self, position: Any, text: str) -> CardId:
        known = dots_of(text) and colour_of(text) in village(position).colours
        if text not in position.rules.cards and not known:
            raise sc.Unreadable(f"there is no card {text!r}; write a colour and dots, as in geel-4")
        return text

    def pieces(self, at: sc.Moment, value: CardId) -> Touches:
        return (CARD + value,)

    def meant(self, at: sc.Moment, touched: tuple[str, ...]) -> tuple[CardId, int] | None:
        card = touched[0].removeprefix(CARD) if touched else ""
        return (card, 1) if touched and touched[0] == CARD + card and dots_of(card) else None


def open_pieces(at: sc.Position) -> Iterator[tuple[str, CardId]]:
    """What the open cards are called in the picture, in their order: alike ones are told apart.

    Where the drawing has no row for them, those that are alike are one piece.
    """
    lying = OPEN(at)
    apart = village(at).box().board.open_cards is not None
    for nr, card in enumerate(lying):
        if card not in lying[:nr]:
            yield OPEN_CARD + card, card
        elif apart:
            yield f"{OPEN_CARD}{card}{AGAIN}{nr}", card


class OpenCards(HandCards):
    """The open cards, each kind once."""

    noun = "an open card"

    def every(self, at: sc.Moment) -> Iterable[CardId]:
        return dict.fromkeys(OPEN(at))

    def pieces(self, at: sc.Moment, value: CardId) -> Touches:
        """The card; where several of a kind lie each for itself, any of them."""
        found = [name for name, card in open_pieces(at) if card == value]
        return (sc.one_of(*found),) if len(found) > 1 else (OPEN_CARD + value,)

    def meant(self, at: sc.Moment, touched: tuple[str, ...]) -> tuple[CardId, int] | None:
        if not touched or not touched[0].startswith(OPEN_CARD):
            return None
        return touched[0].removeprefix(OPEN_CARD).partition(AGAIN)[0], 1


HELD = HandCards()
