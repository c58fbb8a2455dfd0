"""Using dice one after another: each pays for one action of its column (MO8)."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta
from msgspec.structs import replace

import scriptorium as sc

from . import NOT_NOW, USE, game, say
from .course import finish_turn
from .deeds import SLOT_CALLS, RoadAction, do, is_possible
from .mat import COLUMNS, HOMES, ONCE, SLOTS, WIDTH, Mat, Name, Work

ALL_SLOTS = (1 << len(SLOTS)) - 1
STANDARD_SLOTS = (1 << WIDTH) - 1
LAST_ROW = STANDARD_SLOTS << len(HOMES)
COLUMN_SLOTS = {
    name: sum(1 << slot for slot in range(at, len(SLOTS), WIDTH)) for at, name in enumerate(COLUMNS)
}
ONCE_A_TURN = sum(1 << home for home in ONCE.values())
SLOT = game.named(
    SLOTS,
    numbers={slot: at for at, slot in enumerate(SLOTS)},
    piece="slot-{me}-{}",
    noun="a slot",
)
Slot = Annotated[int, Meta(ge=0, le=len(SLOTS) - 1), SLOT]


@game.event(say("mo-uses"), shows=("slot-{seat}-{slot}",))
class ActionBegun(sc.Event, tag="monasterium.action_begun", frozen=True):
    """A slot is used; what comes of it is told by itself."""

    seat: sc.Seat
    slot: Name


@game.event(say("mo-die-lost"), shows=("tile-{seat}-{column}",))
class DieLost(sc.Event, tag="monasterium.die_lost", frozen=True):
    """A die has no action and is set aside (MO8.3)."""

    seat: sc.Seat
    column: Name


def in_column(at: sc.Moment) -> int:
    """The slots of the column on which the dice lie; all where the road pays (MO9.4)."""
    if isinstance(at.decision, RoadAction):
        return ALL_SLOTS
    return COLUMN_SLOTS.get(at[Work].column, 0)


def active(at: sc.Moment) -> int:
    """Standard actions, and slots whose novices have been sent (MO14.1)."""
    return STANDARD_SLOTS | at[Mat, at.me].vacated << WIDTH


def unused(at: sc.Moment) -> int:
    """Slots that may still be used in this turn (MO8.4, R18)."""
    return ALL_SLOTS & ~(at[Work].used << WIDTH)


def possible(at: sc.Moment) -> int:
    """The actions that are there and can be carried out now (MO8.2, MO21.6)."""
    bits = in_column(at) & ~LAST_ROW & active(at) & unused(at)
    found = 0
    while bits:
        low = bits & -bits
        bits ^= low
        found |= low if is_possible(at, at.me, SLOT_CALLS[low.bit_length() - 1]) else 0
    return found


@game.choice(
    say.rule("MO8.1", "mo-other-column", mask=in_column),
    say.rule("MO14.2", "mo-not-an-action", mask=lambda at: ALL_SLOTS & ~LAST_ROW),
    say.rule("MO14.1", "mo-slot-holds-novice", mask=active),
    say.rule("MO8.4", "mo-used-this-turn", mask=unused),
    say.rule("MO8.2", "mo-cannot-be-done", mask=possible),
    at=(sc.Turn, RoadAction),
    during=(USE,),
    refusal=NOT_NOW,
    said=say("mo-used-slot"),
)
class Use(sc.Action, tag="monasterium.use", frozen=True):
    """Use an action."""

    slot: Slot

    def do(self, now: sc.Change, top: sc.Decision) -> None:
        """The die is set aside as the action begins; the road needs none (MO8.1, MO9.4)."""
        work = now[Work]
        home = 1 << self.slot >> WIDTH
        if home & ONCE_A_TURN:
            work = replace(work, used=work.used | home)
        if not isinstance(top, RoadAction):
            work = replace(work, left=work.left - 1)
            now.wait_for(NextDie(top.seat))
        now.put(work)
        now.tell(ActionBegun(top.seat, SLOTS[self.slot]))
        do(now, top.seat, SLOT_CALLS[self.slot])


@game.task
class NextDie(sc.Task, tag="monasterium.next_die", frozen=True):
    """The next die on the column is to be used, or the turn is over (MO7.1)."""

    def do(self, now: sc.Change) -> None:
        """Dice without an action are lost; when none is left the next player takes (MO8.3, R16)."""
        at = sc.Moment.of(now, sc.Turn(self.seat))
        while now[Work].left:
            if possible(at):
                return
            work = now[Work]
            now.put(replace(work, left=work.left - 1))
            now.tell(DieLost(self.seat, work.column))
        finish_turn(now)
