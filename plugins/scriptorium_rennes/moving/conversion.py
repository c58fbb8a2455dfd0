"""Converting: any three cards become points of one wanted colour, card by card (RN5.4, R13)."""

from __future__ import annotations

from collections import Counter
from itertools import combinations
from typing import Annotated

from msgspec import Meta

import scriptorium as sc
from scriptorium import CardId

from ..board.equipment import discard, hand
from ..board.state import add_points, on_another
from ..turn.events import CardsConverted
from ..turn.reasons import NO_ROOM_BEYOND, NOT_BEGUN, NOT_HELD, NOT_WANTED, SAME_COLOUR
from ..wording import reason, sentence
from .pool_rules import MOVING, Passing, stays
from .questions import Conversions
from .situation import (
    Rate,
    converted,
    gets_through,
    ground,
    may_convert,
    rates,
    situation,
    wanted,
    with_points,
)
from .targets import Colours, HandCards

TOO_FEW = reason("not_held", "RN5.4", "rn-too-few-cards")
ASKS = reason("awaited", "RN5.4", "rn-ask-conversion")
CARDS, DIVIDE, SAME = (f"rennes.conversion_{name}" for name in ("cards", "divide", "same"))


class Converting(sc.Decision, tag="rennes.converting", frozen=True):
    """A colour has been chosen; the cards for it are laid on the discard pile one by one.

    What has been chosen has been shown, so it lies open and is no part of the hand any more.
    """

    colour: Annotated[str, Meta(max_length=32)]
    cards: Annotated[tuple[CardId, ...], Meta(max_length=9)] = ()


class Convert(sc.Action, tag="rennes.convert", frozen=True):
    """Convert cards to a colour."""

    colour: Annotated[str, Colours()]


class Add(sc.Action, tag="rennes.add", frozen=True):
    """Add a card to the conversion."""

    card: Annotated[CardId, HandCards()]


def rate(position: sc.Position, seat: sc.Seat) -> Rate:
    """How many cards, and what divides their dots, as house rules have it."""
    number = position.rules.number
    return tuple(max(1, number(n, position, seat)) for n in (CARDS, DIVIDE, SAME))  # type: ignore[return-value]


def why_stuck(
    position: sc.Position,
    seat: sc.Seat,
    colour: str,
    laid: tuple[CardId, ...] = (),
    chosen: tuple[CardId, ...] = (),
) -> sc.Refused | None:
    """Why no conversion can be made of what is laid, what is chosen and the rest of the hand."""
    (one,) = rates(position, seat)[:1]
    left = list((Counter(hand(position, seat)) - Counter(chosen)).elements())
    wanting = one[0] - len(laid) - len(chosen)
    if len(left) < wanting:
        return TOO_FEW()
    if not may_convert((*laid, *chosen, *(left if wanting else ())), colour):
        return SAME_COLOUR()
    if not on_another(position, seat):
        return None
    on, here = ground(position, seat), situation(position, seat)
    for further in set(combinations(sorted(left), wanting)):
        cards = (*laid, *chosen, *further)
        if may_convert(cards, colour) and gets_through(
            on, with_points(here, colour, converted(cards, one), (*chosen, *further))
        ):
            return None
    return NO_ROOM_BEYOND()


def is_held(at: sc.Moment, action: Add) -> bool:
    """Whether the hand holds that card."""
    return action.card in hand(at, at.me)


def is_last(at: sc.Moment) -> bool:
    """Whether one card more completes the conversion."""
    return len(at.decision.cards) + 1 >= rates(at, at.me)[0][0]


def is_wanted(at: sc.Moment, action: Add) -> bool:
    """Whether the colour is wanted: asked of the whole line again with its last card."""
    return not is_last(at) or at.decision.colour in wanted(at, at.me)


def is_mixed(at: sc.Moment, action: Add) -> bool:
    """Whether all the cards together may become that colour (R13)."""
    return not is_last(at) or may_convert((*at.decision.cards, action.card), at.decision.colour)


def add(now: sc.Change, top: Converting, action: Add) -> None:
    """The card is laid down; ask for the next one, or make points of all (RN5.4)."""
    chosen, (one, *_) = (*top.cards, action.card), rates(now, top.seat)
    discard(now, top.seat, (action.card,))
    if len(chosen) < one[0]:
        now.wait_for(Converting(top.seat, top.colour, chosen))
        return
    points = converted(chosen, one)
    add_points(now, top.colour, points)
    now.tell(CardsConverted(top.seat, chosen, top.colour, points))
    stays(now, top.seat)


CONVERT = sc.Choice(
    Convert,
    said=sentence("rn-converts"),
    do=lambda now, top, action: now.wait_for(Converting(top.seat, action.colour)),
    ends=(
        sc.Rule(
            NOT_WANTED,
            predicate=lambda at, action: action.colour in wanted(at, at.me),
        ),
        sc.Rule(
            TOO_FEW,
            explain=lambda at, action: why_stuck(at, at.me, action.colour),
        ),
    ),
    **MOVING | {"opens": Converting},
)
ADD = sc.Choice(
    Add,
    do=add,
    at=Converting,
    rules=(
        sc.Rule(NOT_HELD, predicate=is_held),
        sc.Rule(NOT_WANTED, predicate=is_wanted),
        sc.Rule(SAME_COLOUR, predicate=is_mixed),
    ),
    ends=(
        sc.Rule(
            SAME_COLOUR,
            explain=lambda at, action: why_stuck(
                at, at.me, at.decision.colour, at.decision.cards, (action.card,)
            ),
        ),
    ),
    opens=(Converting, Passing),
    stuck=NO_ROOM_BEYOND,
    said=sentence("rn-adds"),
    refusal=NOT_BEGUN,
    asks=ASKS,
)


def read_whole(table: sc.Table, text: str) -> tuple[sc.Action, ...] | None:
    """`convert rood-4 blauw-3 paars-1 as geel`: the colour, then the cards in the order written."""
    words = text.split()
    if words[:1] != ["convert"] or "as" not in words:
        return None
    wanting = rates(table, table.clock.seat)[0][0]
    if len(words) != wanting + 3 or words[-2] != "as":
        raise sc.Unreadable(f"write convert, {wanting} cards, as and a colour, not {text!r}")
    cards = (Add(ADD.targets["card"].read(table, word)) for word in words[1:-2])
    return (Convert(CONVERT.targets["colour"].read(table, words[-1])), *cards)


def can_go_on(position: sc.Position) -> str | None:
    """What has been begun to convert can be completed (RN5.4)."""
    for top in position.pending:
        if not isinstance(top, Converting):
            continue
        if top.colour not in wanted(position, top.seat):
            return f"{top.colour} is not wanted"
        if len(top.cards) >= rates(position, top.seat)[0][0]:
            return "more cards are converted than there can be"
        refused = why_stuck(position, top.seat, top.colour, top.cards)
        if refused is not None:
            return refused.reason
    return None


@sc.hookimpl
def scriptorium_about() -> sc.About:
    """Without it cards are worth their own colour alone."""
    return sc.About("rennes.conversion", "rennes", after=("rennes",))


@sc.hookimpl
def scriptorium_rules(book: sc.RuleBook) -> None:
    """Two choices, a decision, three numbers, a line that is read whole."""
    numbers = book.service("rennes.box").conversion
    book.number(CARDS, numbers.cards, least=1, most=9)
    book.number(DIVIDE, numbers.divide, least=1)
    book.number(SAME, numbers.divide_same_colour, least=1)
    book.answer(Conversions, lambda position, asked: (rate(position, asked.seat),))
    book.choice(CONVERT)
    book.choice(ADD)
    book.invariant(can_go_on)
    book.notation(read_whole)
