"""Using dice one after another: each pays for one action of its column (MO8)."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

import scriptorium as sc

from ..board.state import Work, vacated
from ..board.valley import SLOTS, WIDTH
from ..decisions import RoadAction
from ..events import ActionBegun, DieLost
from ..reasons import (
    CANNOT_BE_DONE,
    NOT_AN_ACTION,
    NOT_NOW,
    OTHER_COLUMN,
    SLOT_HOLDS_NOVICE,
    USED_THIS_TURN,
)
from ..turns import USE, finish_turn
from ..wording import sentence
from .deeds import Call, deeds, do, is_possible
from .slot_targets import ALL_SLOTS, SlotNumber

STANDARD_SLOTS = (1 << WIDTH) - 1
LAST_ROW = STANDARD_SLOTS << 4 * WIDTH
COLUMN_SLOTS = tuple(sum(1 << row * WIDTH + at for row in range(5)) for at in range(WIDTH))


class Use(sc.Action, tag="monasterium.use", frozen=True):
    """Use an action."""

    slot: SlotNumber


class NextDie(sc.Task, tag="monasterium.next_die", frozen=True):
    """The next die on the column is to be used, or the turn is over (MO7.1)."""


def in_column(at: sc.Moment) -> int:
    """The slots of the column on which the dice lie; all where the road pays (MO9.4)."""
    column = at[Work].column
    if isinstance(at.decision, RoadAction):
        return ALL_SLOTS
    return COLUMN_SLOTS[column] if column >= 0 else 0


def actions(at: sc.Moment) -> int:
    """All but row IV (MO14.2)."""
    return ALL_SLOTS & ~LAST_ROW


def active(at: sc.Moment) -> int:
    """Standard actions, and slots whose novices have been sent (MO14.1)."""
    return STANDARD_SLOTS | vacated(at, at.me) << WIDTH


def unused(at: sc.Moment) -> int:
    """Slots that may still be used in this turn (MO8.4, R18)."""
    once: int = at.rules.services["monasterium.once"]
    return ALL_SLOTS & ~((at[Work].used & once) << WIDTH)


def possible(at: sc.Moment) -> int:
    """The actions that are there and can be carried out now (MO8.2, MO21.6)."""
    bits = in_column(at) & actions(at)
    bits &= active(at) & unused(at)
    found, tried, calls = 0, dict[Call, bool](), deeds(at).slots
    while bits:
        low = bits & -bits
        bits ^= low
        call = calls[low.bit_length() - 1]
        if call not in tried:
            tried[call] = is_possible(at, at.me, call)
        found |= low if tried[call] else 0
    return found


def use(now: sc.Change, top: Any, action: Use) -> None:
    """The die is set aside as the action begins; a bonus of the road needs none (MO8.1, MO9.4)."""
    work, seat = now[Work], top.seat
    if action.slot >= WIDTH:
        work = replace(work, used=work.used | 1 << action.slot - WIDTH)
    if not isinstance(top, RoadAction):
        work = replace(work, left=work.left - 1)
        now.wait_for(NextDie(seat))
    now.put(work)
    now.tell(ActionBegun(seat, SLOTS[action.slot]))
    do(now, seat, deeds(now).slots[action.slot])


def next_die(now: sc.Change, task: NextDie) -> None:
    """Dice without an action are lost; when none is left the next player takes (MO8.3, R16)."""
    seat = task.seat
    turn = sc.Turn(seat)
    while now[Work].left:
        if possible(sc.Moment.of(now, turn)):
            return
        now.put(replace(now[Work], left=now[Work].left - 1))
        now.tell(DieLost(seat, now[Work].name))
    finish_turn(now)


USING = sc.Choice(
    Use,
    do=use,
    at=(sc.Turn, RoadAction),
    during=(USE,),
    rules=(
        sc.Rule(OTHER_COLUMN, mask=in_column),
        sc.Rule(NOT_AN_ACTION, mask=actions),
        sc.Rule(SLOT_HOLDS_NOVICE, mask=active),
        sc.Rule(USED_THIS_TURN, mask=unused),
        sc.Rule(CANNOT_BE_DONE, mask=possible),
    ),
    refusal=NOT_NOW,
    said=sentence("mo-used-slot"),
)


def register(book: sc.RuleBook) -> None:
    """The choice, and what comes after each die."""
    book.task(NextDie, next_die)
    book.choice(USING)
