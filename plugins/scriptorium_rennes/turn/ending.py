"""Ending the actions, and refilling the hand card by card (RN10)."""

from __future__ import annotations

from typing import Annotated, Any

import scriptorium as sc
from scriptorium import CardId

from ..board.equipment import HAND, OPEN, can_draw, draw, hand
from ..board.state import Course, lapse
from ..moving.pool_rules import AT_REST, RESTING
from ..wording import sentence
from .claiming import claim_all
from .course import REFILL, finish_turn
from .events import Drew, OpenTaken
from .open_targets import OpenCards
from .reasons import NOT_OPEN, NOTHING_TO_DRAW, WRONG_STEP

LIMIT = "rennes.hand_limit"


class End(sc.Action, tag="rennes.end", frozen=True):
    """End your actions."""


class Take(sc.Action, tag="rennes.take", frozen=True):
    """Take an open card."""

    card: Annotated[CardId, OpenCards()]


class Draw(sc.Action, tag="rennes.draw", frozen=True):
    """Draw a card blind."""


class Stop(sc.Action, tag="rennes.stop", frozen=True):
    """Draw no more cards."""


def may_refill(position: sc.Position, seat: sc.Seat) -> bool:
    """Whether the hand is short and a card is to be had, and a next round comes (RN10.5)."""
    if position[Course].last_round:
        return False
    short = len(hand(position, seat)) < position.rules.number(LIMIT, position, seat)
    return short and bool(sc.cards_in(position, OPEN) or can_draw(position))


def end(now: sc.Change, top: sc.Turn, action: End) -> None:
    """Complete codes are claimed; then comes the refill, where there is one (RN4.5)."""
    lapse(now)
    claim_all(now, top.seat)
    if may_refill(now, top.seat):
        now.enter_step(REFILL)
    else:
        finish_turn(now)


def go_on(now: sc.Change, seat: sc.Seat) -> None:
    """The refill ends by itself when the hand is full or no card is left (RN10.5)."""
    if not may_refill(now, seat):
        finish_turn(now)


def take(now: sc.Change, top: sc.Turn, action: Take) -> None:
    """An open card comes into the hand; its place stays empty for now (RN10.2, R32)."""
    left = list(sc.cards_in(now, OPEN))
    left.remove(action.card)
    sc.lay_out(now, OPEN, left)
    sc.lay_out(now, sc.key(HAND, top.seat), (*hand(now, top.seat), action.card))
    now.tell(OpenTaken(top.seat, action.card))
    go_on(now, top.seat)


def draw_one(now: sc.Change, top: sc.Turn, action: Draw) -> None:
    """A card comes from the draw pile (RN10.1)."""
    now.tell(Drew(top.seat, draw(now, top.seat, 1)))
    go_on(now, top.seat)


def pile_left(at: sc.Moment, action: Any) -> bool:
    """Whether there is a card to be drawn."""
    return can_draw(at)


def is_open(at: sc.Moment, action: Take) -> bool:
    """Whether the card lies in the open row."""
    return action.card in sc.cards_in(at, OPEN)


CHOICES = (
    sc.Choice(
        End,
        do=end,
        rules=(AT_REST,),
        beside=("end",),
        said=sentence("rn-ends-actions"),
        **RESTING,
    ),
    sc.Choice(
        Take,
        do=take,
        during=(REFILL,),
        rules=(sc.Rule(NOT_OPEN, predicate=is_open),),
        refusal=WRONG_STEP,
    ),
    sc.Choice(
        Draw,
        do=draw_one,
        during=(REFILL,),
        rules=(sc.Rule(NOTHING_TO_DRAW, predicate=pile_left),),
        refusal=WRONG_STEP,
        beside=("deck",),
    ),
    sc.Choice(
        Stop,
        do=lambda now, top, action: finish_turn(now),
        during=(REFILL,),
        refusal=WRONG_STEP,
        beside=("stop",),
        said=sentence("rn-has-enough"),
    ),
)


def register(book: sc.RuleBook) -> None:
    """The limit and the choices."""
    book.number(LIMIT, book.service("rennes.box").hand.limit)
    for choice in CHOICES:
        book.choice(choice)
