"""Discarding a card without effect, and passing with an empty hand (PK4.4, PK4.5)."""

from __future__ import annotations

from typing import Annotated

import scriptorium as sc

from .events import Passed
from .pieces import DISCARD_PILE
from .piles import discard, hand
from .reasons import MUST_LAY, ONE_CARD
from .rounds import finish_turn
from .targets import Held


class Discard(sc.Action, tag="plankenkoorts.discard", frozen=True):
    """Put a card of your hand on the discard pile; nothing else happens (PK4.4)."""

    card: Annotated[sc.CardId, Held()]


class Pass(sc.Action, tag="plankenkoorts.pass", frozen=True):
    """Lay nothing, because you hold nothing (PK4.5)."""


def lay_off(now: sc.Change, turn: sc.Turn, action: Discard) -> None:
    """The card goes face up onto the discard pile."""
    discard(now, turn.seat, action.card)
    finish_turn(now)


def pass_by(now: sc.Change, turn: sc.Turn, action: Pass) -> None:
    """The turn is over."""
    now.tell(Passed(turn.seat))
    finish_turn(now)


EMPTY = sc.Rule(MUST_LAY, predicate=lambda at, action: not hand(at, at.me))
CHOICES = (
    sc.Choice(Discard, do=lay_off, refusal=ONE_CARD, beside=(DISCARD_PILE,)),
    sc.Choice(
        Pass,
        do=pass_by,
        rules=(EMPTY,),
        refusal=ONE_CARD,
        beside=("pass",),
    ),
)


def register(book: sc.RuleBook) -> None:
    """What a player does who lays no book and plays no dust card."""
    for choice in CHOICES:
        book.choice(choice)
