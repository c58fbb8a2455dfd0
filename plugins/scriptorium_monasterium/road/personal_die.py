"""The last space of the road: a personal die or points (MO9.5, MO21.5, R30, R42)."""

from __future__ import annotations

from typing import Any

import scriptorium as sc

from ..actions import keeping
from ..actions.deeds import deed
from ..board import pieces
from ..board.state import PersonalDice, exchanged, number, owned_dice, seat_number
from ..decisions import DieOrPoints, GainedDie
from ..dice.dice_notation import faces_text
from ..dice.gained_die import put_down
from ..dice.placing_dice import STREAM
from ..dice.reroll import is_active
from ..events import DieGained, HandRolled
from ..reasons import NO_FOURTH_DIE, NOT_NOW


class TakeDie(sc.Action, tag="monasterium.die", frozen=True):
    """Take a personal die."""


class TakePoints(sc.Action, tag="monasterium.points", frozen=True):
    """Take points instead of a die."""


class Keep(sc.Action, tag="monasterium.keep", frozen=True):
    """Keep the gained die as it lies."""


def may_own_more(position: sc.Position, top: Any, action: Any) -> bool:
    """Three at most."""
    return owned_dice(position, top.seat) < number(position, "personal_dice_most", top.seat)


def take_die(now: sc.Change, top: DieOrPoints, action: TakeDie) -> None:
    """One more; missions; it is rolled, perhaps once more, and put on its space (MO21.5)."""
    seat, at = top.seat, seat_number(now, top.seat)
    before = now[PersonalDice].owned
    now.put(PersonalDice(exchanged(before, at, before[at] + 1)))
    now.tell_at_once(DieGained(seat, before[at] + 1))
    (face,) = sc.roll(now, STREAM, 1)
    now.tell(HandRolled(seat, faces_text(seat, (), (face,))))
    if is_active(now, seat):
        now.wait_for(GainedDie(seat, face))
    else:
        put_down(now, seat, face)


def take_points(now: sc.Change, top: DieOrPoints, action: TakePoints) -> None:
    """Points instead."""
    keeping.score(now, top.seat, number(now, "die_points", top.seat))


TAKING_DIE = sc.Choice(
    TakeDie,
    do=take_die,
    at=DieOrPoints,
    rules=(sc.Rule(NO_FOURTH_DIE, predicate=may_own_more),),
    refusal=NOT_NOW,
    beside=(pieces.DIE,),
)
TAKING_POINTS = sc.Choice(
    TakePoints, do=take_points, at=DieOrPoints, refusal=NOT_NOW, beside=(pieces.POINTS,)
)
KEEPING = sc.Choice(
    Keep,
    do=lambda now, top, action: put_down(now, top.seat, top.face),
    at=GainedDie,
    refusal=NOT_NOW,
    beside=(pieces.KEEP,),
)


@sc.hookimpl
def scriptorium_about() -> sc.About:
    """A personal die, or points (MO9.5)."""
    return sc.About("monasterium.personal_die", "monasterium", after=("monasterium",))


@sc.hookimpl
def scriptorium_rules(book: sc.RuleBook) -> None:
    """One bonus and its choices."""
    deed(book, "personal_die", lambda now, seat, words, count: now.wait_for(DieOrPoints(seat)))
    for choice in (TAKING_DIE, TAKING_POINTS, KEEPING):
        book.choice(choice)
