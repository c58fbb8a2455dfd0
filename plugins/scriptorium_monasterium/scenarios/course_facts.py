"""The round, the turn and its step, what it has used; and how a match has ended."""

from __future__ import annotations

from functools import partial
from typing import Any

from msgspec.structs import replace

import scriptorium as sc
import scriptorium.scenarios as check
from scriptorium.scenarios import number, one_of, one_seat, texts_in

from ..board.state import Prestige, Work, year
from ..board.state import number as number_of
from ..board.valley import COLUMNS, ROWS, SLOTS, WIDTH
from ..turns import ACTIONS, CHOOSE, PLACING, ROLL, TAKE, USE, Tally, deal

STEPS = (ROLL, CHOOSE, TAKE, USE)
ONCE = tuple(slot for slot in SLOTS if slot.partition("-")[0] in ROWS[1:3])


def seat_turn(now: sc.Change, seat: sc.Seat) -> None:
    """Let it be a seat's turn."""
    now.clock = replace(now.clock, seat=seat)
    now.pending = (sc.Turn(seat),)


def put_round(now: sc.Change, value: Any) -> None:
    """The number of the round in the whole match."""
    last = number_of(now, "years", now.clock.seat) * len(now.rules.setup.seats)
    now.clock = replace(now.clock, round=number("round", value, 1, last))


def put_first(now: sc.Change, value: Any) -> None:
    """Who holds the chalice, and whose turn it is unless that is said."""
    first = one_seat("first", now, value)
    now.clock = replace(now.clock, first=first)
    seat_turn(now, first)


def put_turn(now: sc.Change, value: Any) -> None:
    """Whose turn it is."""
    seat_turn(now, one_seat("turn", now, value))


def put_step(now: sc.Change, value: Any) -> None:
    """Rolling, choosing a number, taking or using dice."""
    step = one_of("step", value, STEPS)
    placing = step in (ROLL, CHOOSE)
    now.clock = replace(now.clock, phase=PLACING if placing else ACTIONS, step=step)
    if placing:
        deal(now)


def put_column(now: sc.Change, value: Any) -> None:
    """The column on which dice lie."""
    column = one_of("column", value, ("", *COLUMNS))
    now.put(replace(now[Work], column=COLUMNS.index(column) if column else -1))


def put_left(now: sc.Change, value: Any) -> None:
    """How many dice on it are still to be used."""
    now.put(replace(now[Work], left=number("left", value, 0, 99)))


def see_used(position: sc.Position) -> list[str]:
    """The row II and III slots used in this turn."""
    used = position[Work].used << WIDTH
    return [slot for at, slot in enumerate(SLOTS) if used >> at & 1 and slot in ONCE]


def put_used(now: sc.Change, value: Any) -> None:
    """What this turn has used."""
    used = 0
    for slot in texts_in("used", value):
        used |= 1 << SLOTS.index(one_of("used", slot, ONCE)) - WIDTH
    now.put(replace(now[Work], used=used))


def see_tally(position: sc.Position) -> dict[sc.Seat, dict[str, int]]:
    """What each thing brought each seat at the end."""
    return {
        seat: {name: points[at] for name, points in position[Tally].rows}
        for at, seat in enumerate(position.rules.setup.seats)
    }


def see_scores(position: sc.Position) -> dict[sc.Seat, int]:
    """All points by seat after the end, nothing before."""
    if position.outcome is None:
        return {}
    return dict(zip(position.rules.setup.seats, position[Prestige].points, strict=True))


def see_winners(position: sc.Position) -> list[sc.Seat]:
    """Who has won; nobody while the match goes on."""
    return list(position.outcome.winners) if position.outcome is not None else []


def chooser(position: sc.Position) -> sc.Seat:
    """Whose decision is awaited, nobody's after the end."""
    return position.pending[-1].seat if position.outcome is None else ""


def register(book: sc.RuleBook) -> None:
    """In the order in which they are set."""
    fact = partial(check.fact, book)
    fact("round", see=lambda position: position.clock.round, put=put_round)
    fact("first", see=lambda position: position.clock.first, put=put_first)
    fact("turn", see=lambda position: position.clock.seat, put=put_turn)
    fact("step", see=lambda position: position.clock.step, put=put_step)
    fact("column", see=lambda position: position[Work].name, put=put_column)
    fact("left", see=lambda position: position[Work].left, put=put_left)
    fact("used", see=see_used, put=put_used, any_order=True)
    fact("year", see=year)
    fact("chooser", see=chooser)
    fact("tally", see=see_tally)
    fact("scores", see=see_scores)
    fact("winners", see=see_winners, any_order=True)
