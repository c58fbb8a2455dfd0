"""The course of a match: set-up, rounds of dice, years, the end (MO4, MO5, MO18, MO19)."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta
from msgspec.structs import replace

import scriptorium as sc

from . import ACTIONS, PLACING, game, say
from .data import BOARD
from .mat import (
    AT_START,
    NEUTRAL_DICE,
    PERSONAL_DICE,
    POINTS_AT_START,
    Count,
    Dice,
    Mat,
    Name,
    NeutralDice,
    Rolled,
    add_points,
)

YEARS = game.number("years", BOARD.years.count, least=1)
EMPTY = (0, 0)


@game.event(say("mo-year"), shows=("year",))
class YearBegan(sc.Event, tag="monasterium.year_began", frozen=True):
    """The hourglass moves (MO18.3)."""

    year: Count


@game.event()
class RoundOver(sc.Event, tag="monasterium.round_over", frozen=True):
    """A round is over and another follows (MO18.2)."""


@game.event()
class FinalScoring(sc.Event, tag="monasterium.final_scoring", frozen=True):
    """The match is over but for what is counted at its end (MO19)."""


@game.event(say("mo-final"), shows=("points-{seat}",))
class FinalPoints(sc.Event, tag="monasterium.final_points", frozen=True):
    """What a seat gets at the end for one thing (MO19)."""

    seat: sc.Seat
    part: Name
    points: Count


@game.part()
class Tally(sc.SeatPart, tag="monasterium.tally", frozen=True):
    """What each thing has brought a seat at the end (MO19.1 to MO19.4)."""

    rows: Annotated[
        tuple[tuple[Annotated[str, Meta(max_length=32)], Count], ...], Meta(max_length=32)
    ] = ()


@game.set_up
def set_up(now: sc.Change) -> None:
    """Tokens and dice are dealt; who begins rolls first (MO4.7, MO4.9, R12)."""
    first = now.rules.setup.first or now.pick("first_player", now.seats)
    lay_out(now)
    deal(now)
    now.enter_phase(PLACING, first)


@game.neutral_start
def lay_out(now: sc.Change) -> None:
    """What each player begins with, as house rules have it."""
    for seat in now.seats:
        tokens = tuple([number(now, seat) for number in AT_START])
        points = POINTS_AT_START(now, seat)
        now[Mat, seat] = replace(now[Mat, seat], tokens=tokens, points=points)
        now[Dice, seat] = replace(now[Dice, seat], owned=PERSONAL_DICE(now, seat))


def deal(now: sc.Change) -> None:
    """Everybody takes neutral dice and all personal dice owned (MO6.1, MO18.2)."""
    for seat in now.seats:
        dice = now[Dice, seat]
        now[Dice, seat] = replace(dice, hand=(NEUTRAL_DICE(now, seat), dice.owned))
    now.put(Rolled())


def year(at: sc.Position) -> int:
    """Where the hourglass stands (MO5.1, MO18.3)."""
    return (at.clock.round - 1) // len(at.rules.setup.seats) + 1


def seats_from(at: sc.Position, first: sc.Seat) -> tuple[sc.Seat, ...]:
    """The seats clockwise from one (MO5.3)."""
    seats = at.rules.setup.seats
    place = seats.index(first)
    return seats[place:] + seats[:place]


def takeable(at: sc.Position, seat: sc.Seat, space: int) -> tuple[int, int]:
    """The neutral and the own dice on a space; those of others are not for one (MO7.2)."""
    return at[NeutralDice].lying[space - 1], at[Dice, seat].lying[space - 1]


def can_take(at: sc.Position, seat: sc.Seat) -> bool:
    """Whether a seat has a die to take on any space (MO7.7)."""
    return any(at[NeutralDice].lying) or any(at[Dice, seat].lying)


def after_placing(now: sc.Change, seat: sc.Seat) -> None:
    """The next who has dice in hand; when nobody has any, dice are taken (MO6.3, MO6.4, MO6.7)."""
    for other in (*seats_from(now, seat)[1:], seat):
        if now[Dice, other].hand != EMPTY:
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
    clock = now.clock
    if clock.round >= YEARS(now, clock.seat) * len(now.seats):
        finish(now)
        return
    before = year(now)
    now.tell_at_once(RoundOver())
    deal(now)
    now.begin_round(seats_from(now, clock.first)[1], phase=PLACING)
    if year(now) != before:
        now.tell(YearBegan(year(now)))


def finish(now: sc.Change) -> None:
    """What counts at the end is added; most points win, tied players together (MO19)."""
    played = Mat.all(now, "points")
    now.tell_at_once(FinalScoring())
    totals = Mat.all(now, "points")
    parts = {"played": played}
    for seat, rows in Tally.all(now, "rows").items():
        for part, points in rows:
            parts.setdefault(part, {})[seat] = points
    best = max(totals.values())
    winners = [seat for seat, points in totals.items() if points == best]
    now.end(winners, totals.items(), parts=parts)


def award(now: sc.Change, part: str, points: dict[sc.Seat, int]) -> None:
    """Add what one thing brings each seat at the end, and keep it for the table of points."""
    for seat, more in points.items():
        now[Tally, seat] = Tally((*now[Tally, seat].rows, (part, more)))
        add_points(now, seat, more)
    for seat, more in points.items():
        now.tell(FinalPoints(seat, part, more))
