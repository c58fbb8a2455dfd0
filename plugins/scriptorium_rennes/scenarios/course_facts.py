"""Whose turn, which round and step, what this turn has seen, the pool and the points."""

from __future__ import annotations

from functools import partial
from typing import Any

from msgspec.structs import replace

import scriptorium as sc
import scriptorium.scenarios as check
from scriptorium.scenarios import by_seat, for_seats, number, one_of, one_seat, texts_in, yes_or_no

from ..board.state import Course, EventCards, EventPlayed, Figures, Pool, Score
from ..board.village import NOWHERE
from ..moving.situation import wanted
from ..turn.course import ACT, CHOOSE, REFILL, ROUND, SETUP
from ..turn.event_cards import used
from ..turn.event_targets import event_cards

MOST = 999_999


def seat_course(now: sc.Change, seat: sc.Seat, first: sc.Seat) -> None:
    """Let it be a seat's turn, so far into the round that another began."""
    seats = now.rules.setup.seats
    in_round = (seats.index(seat) - seats.index(first)) % len(seats) + 1
    now.clock = replace(now.clock, seat=seat, first=first, in_round=in_round)
    now.pending = (sc.Turn(seat),)


def put_turn(now: sc.Change, value: Any) -> None:
    """Whose turn it is; who begins the round, too, unless that is said."""
    seat = one_seat("turn", now, value)
    seat_course(now, seat, seat)


def put_first(now: sc.Change, value: Any) -> None:
    """Who holds the start player token."""
    seat_course(now, now.clock.seat, one_seat("first", now, value))


def put_round(now: sc.Change, value: Any) -> None:
    """The number of the round."""
    now.clock = replace(now.clock, round=number("round", value, 1, MOST))


def put_step(now: sc.Change, value: Any) -> None:
    """Choosing locations, acting, or refilling."""
    step = one_of("step", value, (CHOOSE, ACT, REFILL))
    phase = SETUP if step == CHOOSE else ROUND
    now.clock = replace(now.clock, phase=phase, step=step)
    if step == CHOOSE:
        now.put(Figures((NOWHERE,) * len(now.rules.setup.seats)))


def put_last_round(now: sc.Change, value: Any) -> None:
    """Whether the round that runs is the last."""
    now.put(Course(yes_or_no("last_round", value)))


def see_pool(position: sc.Position) -> str:
    """Colour and points, or nothing."""
    pool = position[Pool]
    return f"{pool.colour} {pool.points}" if pool.colour else ""


def put_pool(now: sc.Change, value: Any) -> None:
    """The pool, as in `geel 3`."""
    words = value.split() if isinstance(value, str) else ["?"]
    if not words:
        now.put(Pool())
        return
    colours = now.rules.services["rennes.codes"].colours
    if len(words) != 2 or words[0] not in colours or not words[1].isdigit():
        raise sc.FactError("pool", f'write a colour and points, as in "geel 3", not {value!r}')
    now.put(Pool(words[0], int(words[1])))


def see_points(position: sc.Position) -> dict[sc.Seat, int]:
    """The points of each seat."""
    return dict(zip(position.rules.setup.seats, position[Score].points, strict=True))


def put_points(now: sc.Change, value: Any) -> None:
    """The points on the track."""
    points = see_points(now)
    for seat, given in by_seat("points", now, value):
        points[seat] = number(f"points.{seat}", given, 0, MOST)
    now.put(Score(tuple(points.values())))


def put_events(now: sc.Change, value: Any) -> None:
    """The event cards on the discard space."""
    rows = list(now[EventCards].used)
    for seat, given in by_seat("events", now, value):
        path = f"events.{seat}"
        cards = [one_of(path, card, event_cards(now.rules)) for card in texts_in(path, given)]
        if len(set(cards)) < len(cards):
            raise sc.FactError(path, "there is one of each event card")
        rows[now.rules.setup.seats.index(seat)] = tuple(cards)
    now.put(EventCards(tuple(rows)))


def put_event_played(now: sc.Change, value: Any) -> None:
    """Whether this turn has seen an event card."""
    now.put(EventPlayed(int(yes_or_no("event_played", value))))


def see_wanted(position: sc.Position) -> list[str]:
    """The colours for which the seat on turn may play a card."""
    return list(wanted(position, position.clock.seat))


def see_winners(position: sc.Position) -> list[sc.Seat]:
    """Who has won; nobody while the match goes on."""
    return list(position.outcome.winners) if position.outcome is not None else []


def register(book: sc.RuleBook) -> None:
    """In the order in which they are set."""
    fact = partial(check.fact, book)
    fact("turn", see=lambda position: position.clock.seat, put=put_turn)
    fact("first", see=lambda position: position.clock.first, put=put_first)
    fact("round", see=lambda position: position.clock.round, put=put_round)
    fact("step", see=lambda position: position.clock.step, put=put_step)
    fact("last_round", see=lambda position: position[Course].last_round, put=put_last_round)
    fact("pool", see=see_pool, put=put_pool)
    fact("points", see=see_points, put=put_points)
    fact(
        "events",
        see=for_seats(lambda position, seat: list(used(position, seat))),
        put=put_events,
        any_order=True,
    )
    fact(
        "event_played",
        see=lambda position: position[EventPlayed].count > 0,
        put=put_event_played,
    )
    fact("wanted", see=see_wanted, any_order=True)
    fact("winners", see=see_winners, any_order=True)
