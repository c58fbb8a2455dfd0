"""The course of a match: rounds of placing and taking dice, years, the end (MO5, MO18, MO19)."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta

import scriptorium as sc

from .board.state import (
    DiceSpaces,
    Hands,
    PersonalDice,
    Prestige,
    Rolled,
    number,
    year,
)
from .events import FinalPoints, FinalScoring, RoundOver, YearBegan
from .reasons import GAME_OVER, NOT_NOW

PLACING, ACTIONS = "placing", "actions"
ROLL, CHOOSE, TAKE, USE = "roll", "choose", "take", "use"
EMPTY = (0, 0)

SCHEDULE = sc.Schedule(
    (
        sc.Phase(PLACING, (ROLL, CHOOSE), laps=False, wrong_step=NOT_NOW),
        sc.Phase(ACTIONS, (TAKE, USE), laps=False, wrong_step=NOT_NOW),
    ),
    over=GAME_OVER,
)

Points = Annotated[int, Meta(ge=0, le=999_999)]
PartName = Annotated[str, Meta(max_length=32)]


class Tally(sc.Part, tag="monasterium.tally", frozen=True):
    """What each thing has brought each seat at the end (MO19.1 to MO19.4)."""

    rows: Annotated[
        tuple[tuple[PartName, Annotated[tuple[Points, ...], Meta(max_length=16)]], ...],
        Meta(max_length=32),
    ] = ()


def takeable(position: sc.Position, seat: sc.Seat, space: int) -> tuple[int, int]:
    """The neutral and the own dice on a space; those of others are not for one (MO7.2)."""
    row = position[DiceSpaces].dice[space - 1]
    return row[0], row[1 + position.rules.setup.seats.index(seat)]


def can_take(position: sc.Position, seat: sc.Seat) -> bool:
    """Whether a seat has a die to take on any space (MO7.7)."""
    at = 1 + position.rules.setup.seats.index(seat)
    return any(row[0] or row[at] for row in position[DiceSpaces].dice)


def whole_hand(position: sc.Position, seat: sc.Seat) -> tuple[int, int]:
    """The dice of a seat as a round begins (MO6.1)."""
    at = position.rules.setup.seats.index(seat)
    return number(position, "neutral_dice", seat), position[PersonalDice].owned[at]


def seats_from(position: sc.Position, first: sc.Seat) -> tuple[sc.Seat, ...]:
    """The seats clockwise from one (MO5.3)."""
    seats = position.rules.setup.seats
    at = seats.index(first)
    return seats[at:] + seats[:at]


def after_placing(now: sc.Change, seat: sc.Seat) -> None:
    """The next who has dice in hand; when nobody has any, dice are taken (MO6.3, MO6.4, MO6.7)."""
    hands, seats = now[Hands].dice, now.rules.setup.seats
    order = seats_from(now, seat)
    for other in (*order[1:], seat):
        if hands[seats.index(other)] != EMPTY:
            now.end_turn(to=other)
            return
    now.enter_phase(ACTIONS, now.clock.first, same_round=True)
    if not can_take(now, now.clock.first):
        finish_turn(now)


def finish_turn(now: sc.Change) -> None:
    """The next who can take a die; when no die lies on any space the round is over (MO7.8, R30)."""
    seat = now.clock.seat
    for other in (*seats_from(now, seat)[1:], seat):
        if can_take(now, other):
            now.end_turn(to=other)
            return
    end_round(now)


def end_round(now: sc.Change) -> None:
    """The chalice goes on, the hourglass perhaps too; after the last round all is counted."""
    seats, clock = now.rules.setup.seats, now.clock
    rounds = number(now, "years", clock.seat) * len(seats)
    if clock.round >= rounds:
        finish(now)
        return
    before = year(now)
    now.tell_at_once(RoundOver())
    deal(now)
    now.begin_round(seats_from(now, clock.first)[1], phase=PLACING)
    if year(now) != before:
        now.tell(YearBegan(year(now)))


def deal(now: sc.Change) -> None:
    """Everybody takes neutral dice and all personal dice owned (MO6.1, MO18.2)."""
    now.put(Hands(tuple(whole_hand(now, seat) for seat in now.rules.setup.seats)))
    now.put(Rolled())


def finish(now: sc.Change) -> None:
    """What counts at the end is added; most points win, tied players together (MO19)."""
    seats = now.rules.setup.seats
    before = now[Prestige].points
    now.tell_at_once(FinalScoring())
    rows = (("played", before), *now[Tally].rows)
    totals = now[Prestige].points
    best = max(totals)
    now.end(
        (seat for seat, points in zip(seats, totals, strict=True) if points == best),
        tuple(zip(seats, totals, strict=True)),
        parts={name: dict(zip(seats, points, strict=True)) for name, points in rows},
    )


def award(now: sc.Change, part: str, points: tuple[int, ...]) -> None:
    """Add what one thing brings each seat at the end, and keep it for the table of points."""
    now.put(Tally((*now[Tally].rows, (part, points))))
    before = now[Prestige].points
    now.put(Prestige(tuple(one + more for one, more in zip(before, points, strict=True))))
    for seat, more in zip(now.rules.setup.seats, points, strict=True):
        now.tell(FinalPoints(seat, part, more))
