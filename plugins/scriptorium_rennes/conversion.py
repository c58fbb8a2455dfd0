"""Converting: any three cards become points of one wanted colour, card by card (RN5.4, R13)."""

from __future__ import annotations

from itertools import combinations
from typing import Annotated

from msgspec import Meta

import scriptorium as sc
from scriptorium import CardId

from . import ACT, game
from .board import COLOUR, Points, Word, add_points, on_another
from .cards import HAND, HELD, colour_of, discard
from .moving import (
    CARD_HELD,
    FINISH_FIRST,
    NO_ROOM_BEYOND,
    NOT_BEGUN,
    NOT_WANTED,
    SAME_COLOUR,
    WANTED,
    Passing,
    is_wanted,
    stays,
)
from .situation import (
    Conversions,
    Rate,
    converted,
    gets_through,
    ground,
    may_convert,
    rates,
    situation,
    wanted,
    with_points,
    without,
)
from .village import cards_of, village

CONVERSION = game.plugin("conversion")
say = CONVERSION.say
TOO_FEW = say.reason("RN5.4", "rn-too-few-cards", id="not_held")
ASKS = say.awaits("RN5.4", "rn-ask-conversion")
# How many cards, and what divides their dots, also where all have one colour (RN5.4).
CARDS = CONVERSION.number(
    "rennes.conversion_cards", lambda book: cards_of(book).conversion.cards, least=1, most=9
)
DIVIDE = CONVERSION.number(
    "rennes.conversion_divide", lambda book: cards_of(book).conversion.divide, least=1
)
SAME = CONVERSION.number(
    "rennes.conversion_same", lambda book: cards_of(book).conversion.divide_same_colour, least=1
)


@CONVERSION.answer(Conversions)
def rate(at: sc.Position, asked: Conversions) -> tuple[Rate, ...]:
    """The rate of the box, as house rules have it."""
    cards, divide, same = CARDS(at, asked.seat), DIVIDE(at, asked.seat), SAME(at, asked.seat)
    return ((max(1, cards), max(1, divide), max(1, same)),)


class Converting(sc.Decision, tag="rennes.converting", frozen=True):
    """A colour has been chosen; the cards for it are laid on the discard pile one by one.

    What has been chosen has been shown, so it lies open and is no part of the hand any more.
    """

    colour: Annotated[str, Meta(max_length=32)]
    cards: Annotated[tuple[CardId, ...], Meta(max_length=9)] = ()


def why_stuck(
    at: sc.Position,
    seat: sc.Seat,
    colour: str,
    laid: tuple[CardId, ...] = (),
    chosen: tuple[CardId, ...] = (),
) -> sc.Refused | None:
    """Why no conversion can be made of what is laid, what is chosen and the rest of the hand."""
    (one,) = rates(at, seat)[:1]
    left = without(HAND(at, seat), chosen)
    wanting = one[0] - len(laid) - len(chosen)
    if len(left) < wanting:
        return TOO_FEW()
    if not may_convert((*laid, *chosen, *(left if wanting else ())), colour):
        return SAME_COLOUR()
    if not on_another(at, seat):
        return None
    on, here = ground(at, seat), situation(at, seat)
    for further in set(combinations(sorted(left), wanting)):
        cards = (*laid, *chosen, *further)
        if may_convert(cards, colour) and gets_through(
            on, with_points(here, colour, converted(cards, one), (*chosen, *further))
        ):
            return None
    return NO_ROOM_BEYOND()


def convertible(at: sc.Moment) -> list[Convert]:
    """The wanted colours that some cards of the hand can become."""
    wanting, hand = sc.let_through((WANTED,), at), HAND(at)
    if not wanting or len(hand) < rates(at, at.me)[0][0]:
        return []
    colours = [one for nr, one in enumerate(village(at).colours) if wanting >> nr & 1]
    if on_another(at, at.me):
        return [Convert(one) for one in colours if why_stuck(at, at.me, one) is None]
    held = {colour_of(card) for card in hand}
    return [Convert(one) for one in colours if len(held) > 1 or one not in held]


@CONVERSION.choice(
    at=(sc.Turn, Passing),
    during=(ACT,),
    refusal=FINISH_FIRST,
    ends=(
        say.rule_for(NOT_WANTED, predicate=lambda at, do: is_wanted(at, do.colour)),
        say.rule_for(TOO_FEW, explain=lambda at, do: why_stuck(at, at.me, do.colour)),
    ),
    opens=Converting,
    stuck=NO_ROOM_BEYOND,
    quick=sc.Quick(convertible),
    said=say("rn-converts"),
)
class Convert(sc.Action, tag="rennes.convert", frozen=True):
    """Begin to convert cards to a wanted colour."""

    colour: Annotated[str, COLOUR]

    def do(self, now: sc.Change) -> None:
        now.wait_for(Converting(now.me, self.colour))


@CONVERSION.event(say("rn-converted"))
class CardsConverted(sc.Event, tag="rennes.cards_converted", frozen=True):
    """Cards were made points of another colour (RN5.4)."""

    seat: sc.Seat
    cards: Annotated[tuple[CardId, ...], Meta(max_length=99)]
    colour: Word
    points: Points

    @property
    def named(self) -> str:
        """Which cards."""
        return ", ".join(self.cards)


def is_last(at: sc.Position, begun: Converting) -> bool:
    """Whether one card more completes the conversion."""
    return len(begun.cards) + 1 >= rates(at, begun.seat)[0][0]


def still_wanted(at: sc.Moment, do: Add, begun: Converting) -> bool:
    """Whether the colour is wanted: asked of the whole line again with its last card."""
    return not is_last(at, begun) or is_wanted(at, begun.colour)


def is_mixed(at: sc.Moment, do: Add, begun: Converting) -> bool:
    """Whether all the cards together may become that colour (R13)."""
    return not is_last(at, begun) or may_convert((*begun.cards, do.card), begun.colour)


def why_not_added(at: sc.Moment, do: Add, begun: Converting) -> sc.Refused | None:
    """Why the conversion could not be completed with that card."""
    return why_stuck(at, at.me, begun.colour, begun.cards, (do.card,))


def addable(at: sc.Moment) -> list[Add]:
    """The cards of the hand with which the conversion can be completed, each kind once."""
    begun: Converting = at.decision
    hand, last = HAND(at), is_last(at, begun)
    cards = dict.fromkeys(hand)
    if last:
        if not is_wanted(at, begun.colour):
            return []
        cards = dict.fromkeys(
            [card for card in cards if may_convert((*begun.cards, card), begun.colour)]
        )
    if on_another(at, at.me):
        return [Add(card) for card in cards if why_not_added(at, Add(card), begun) is None]
    whole = (*begun.cards, *hand)
    enough = len(whole) >= rates(at, begun.seat)[0][0] and may_convert(whole, begun.colour)
    return [Add(card) for card in cards] if last or enough else []


@CONVERSION.choice(
    CARD_HELD,
    say.rule_for(NOT_WANTED, predicate=still_wanted),
    say.rule_for(SAME_COLOUR, predicate=is_mixed),
    at=Converting,
    ends=(say.rule_for(SAME_COLOUR, explain=why_not_added),),
    opens=(Converting, Passing),
    quick=sc.Quick(addable),
    stuck=NO_ROOM_BEYOND,
    refusal=NOT_BEGUN,
    asks=ASKS,
    said=say("rn-adds"),
)
class Add(sc.Action, tag="rennes.add", frozen=True):
    """Add a card to the conversion; the last one makes points of all (RN5.4)."""

    card: Annotated[CardId, HELD]

    def do(self, now: sc.Change, begun: Converting) -> None:
        cards, (one, *_) = (*begun.cards, self.card), rates(now, now.me)
        discard(now, now.me, (self.card,))
        if len(cards) < one[0]:
            now.wait_for(Converting(now.me, begun.colour, cards))
            return
        points = converted(cards, one)
        add_points(now, begun.colour, points)
        now.tell(CardsConverted(now.me, cards, begun.colour, points))
        stays(now)


@CONVERSION.notation
def read_whole(table: sc.Table, text: str) -> tuple[sc.Action, ...] | None:
    """`convert rood-4 blauw-3 paars-1 as geel`: the colour, then the cards in the order written."""
    words = text.split()
    if words[:1] != ["convert"] or "as" not in words:
        return None
    wanting = rates(table, table.clock.seat)[0][0]
    if len(words) != wanting + 3 or words[-2] != "as":
        raise sc.Unreadable(f"write convert, {wanting} cards, as and a colour, not {text!r}")
    cards = (Add(HELD.read(table, word)) for word in words[1:-2])
    return (Convert(COLOUR.read(table, words[-1])), *cards)


@CONVERSION.invariant
def can_go_on(at: sc.Position) -> str | None:
    """What has been begun to convert can be completed (RN5.4)."""
    for begun in at.pending:
        if not isinstance(begun, Converting):
            continue
        if begun.colour not in wanted(at, begun.seat):
            return f"{begun.colour} is not wanted"
        if len(begun.cards) >= rates(at, begun.seat)[0][0]:
            return "more cards are converted than there can be"
        refused = why_stuck(at, begun.seat, begun.colour, begun.cards)
        if refused is not None:
            return refused.reason
    return None
