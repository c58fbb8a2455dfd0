"""Taking dice from a space onto a column (MO7)."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta
from msgspec.structs import replace

import scriptorium as sc

from ..actions.using import NextDie
from ..board import pieces
from ..board.state import DiceSpaces, Work, exchanged, number, seat_number
from ..board.valley import COLUMNS, JOKER
from ..events import DiceTaken
from ..reasons import (
    JOKER as BY_JOKER,
)
from ..reasons import (
    NO_JOKER,
    NOT_NOW,
    NOT_SO_MANY,
    OTHERS_DICE,
    OTHERS_JOKER,
    OWN_DICE_FIRST,
    TOO_MANY,
)
from ..turns import TAKE, USE, takeable
from .taking_targets import ColumnTarget, Counts

OWN_DICE, FIRST, EVERY = "own_dice", "first", "all"
SPACES = range(1, JOKER + 1)


class Take(sc.Action, tag="monasterium.take", frozen=True):
    """Take dice from a space."""

    space: Annotated[
        int,
        Meta(ge=1, le=6),
        sc.Numbers(1, 6, piece=lambda space: f"{pieces.SPACE}{space}", noun="a dice space"),
    ]
    count: Annotated[
        int,
        Meta(ge=1, le=99),
        Counts(1, 3, piece=lambda count: f"{pieces.TAKE}{count}", noun="how many dice"),
    ]


class Joker(sc.Action, tag="monasterium.joker", frozen=True):
    """Take a die from space 6 onto a column."""

    column: Annotated[int, Meta(ge=0, le=len(COLUMNS) - 1), ColumnTarget()]


def must_be_own(position: sc.Position, own: int, most: int) -> int:
    """How many dice have to be taken at least: one, or all one's own (MO26.1, R14)."""
    if position.rules.options[OWN_DICE] == FIRST:
        return 1
    return max(1, min(own, most))


def why_not_taken(at: sc.Moment, action: Take) -> sc.Refused | None:
    """What MO22.7 says of taking, in its order."""
    if action.space == JOKER:
        return BY_JOKER()
    most = number(at, "dice_a_turn", at.me)
    if action.count > most:
        return TOO_MANY()
    neutral, own = takeable(at, at.me, action.space)
    if action.count > neutral + own:
        there = sum(at[DiceSpaces].dice[action.space - 1])
        return OTHERS_DICE() if action.count <= there else NOT_SO_MANY()
    if action.count < must_be_own(at, own, most):
        return OWN_DICE_FIRST()
    return None


def what_can_be_taken(at: sc.Moment) -> list[Take]:
    """From each space but the joker's as many as lie there for one (MO7.3)."""
    most, found = number(at, "dice_a_turn", at.me), []
    for space in SPACES[:-1]:
        neutral, own = takeable(at, at.me, space)
        if neutral + own:
            least = must_be_own(at, own, most)
            found += [Take(space, n) for n in range(least, min(most, neutral + own) + 1)]
    return found


def why_no_joker(at: sc.Moment, action: Joker) -> sc.Refused | None:
    """One die for oneself has to lie on space 6 (MO7.5)."""
    if any(takeable(at, at.me, JOKER)):
        return None
    return OTHERS_JOKER() if any(at[DiceSpaces].dice[JOKER - 1]) else NO_JOKER()


def put_on(now: sc.Change, seat: sc.Seat, space: int, count: int, column: int) -> None:
    """Own dice first, neutral ones after them (MO7.4); they lie on the column now (R36)."""
    at, rows = 1 + seat_number(now, seat), now[DiceSpaces].dice
    row = list(rows[space - 1])
    own = min(count, row[at])
    row[at] -= own
    row[0] -= count - own
    now.put(DiceSpaces(exchanged(rows, space - 1, tuple(row))))
    now.put(replace(now[Work], column=column, left=count))
    now.enter_step(USE)
    now.wait_for(NextDie(seat))
    now.tell_at_once(DiceTaken(seat, space, count, COLUMNS[column]))


def take(now: sc.Change, top: sc.Turn, action: Take) -> None:
    """They go onto the column of the number (MO7.3)."""
    put_on(now, top.seat, action.space, action.count, action.space - 1)


def joker(now: sc.Change, top: sc.Turn, action: Joker) -> None:
    """One die, onto any column (MO7.5, R17)."""
    put_on(now, top.seat, JOKER, 1, action.column)


TAKING = sc.Choice(
    Take,
    do=take,
    during=(TAKE,),
    rules=(sc.Rule(NOT_SO_MANY, explain=why_not_taken),),
    quick=sc.Quick(lists=what_can_be_taken),
    refusal=NOT_NOW,
)
JOKERS = sc.Choice(
    Joker,
    do=joker,
    during=(TAKE,),
    rules=(sc.Rule(NO_JOKER, explain=why_no_joker),),
    beside=(f"{pieces.SPACE}{JOKER}",),
    refusal=NOT_NOW,
)


def register(book: sc.RuleBook) -> None:
    """The option, the reasons, the choices."""
    book.option(OWN_DICE, FIRST, among=(FIRST, EVERY))
    book.reason(BY_JOKER, TOO_MANY, OTHERS_DICE, OTHERS_JOKER, OWN_DICE_FIRST)
    book.choice(TAKING)
    book.choice(JOKERS)
