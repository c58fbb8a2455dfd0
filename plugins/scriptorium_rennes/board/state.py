"""What lies on the table: discs and their turns, figures, the pool, points, claims (RN16)."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta
from msgspec.structs import replace

import scriptorium as sc
from scriptorium import CardId

from .village import NOWHERE, Side, Village, village

Number = Annotated[int, Meta(ge=0, le=99)]
Points = Annotated[int, Meta(ge=0, le=999_999)]
Colour = Annotated[str, Meta(max_length=32)]


class Portals(sc.Part, tag="rennes.portals", frozen=True):
    """The disc on each mount, and how many quarters clockwise it is turned."""

    discs: Annotated[tuple[Number, ...], Meta(max_length=99)]
    turns: Annotated[tuple[Number, ...], Meta(max_length=99)]


class Figures(sc.Part, tag="rennes.figures", frozen=True):
    """The space of each seat's figure, in the order of the seats; -1 before a start is chosen."""

    at: Annotated[tuple[Annotated[int, Meta(ge=-1, le=9999)], ...], Meta(max_length=16)]


class Pool(sc.Part, tag="rennes.pool", frozen=True):
    """The points to move with, of one colour; without a colour there is no pool (RN5.1)."""

    colour: Colour = ""
    points: Points = 0


class Score(sc.Part, tag="rennes.score", frozen=True):
    """The victory points of each seat."""

    points: Annotated[tuple[Points, ...], Meta(max_length=16)]


class Claims(sc.Part, tag="rennes.claims", frozen=True):
    """Who has cracked the code of each location, first to last (RN9.2)."""

    seats: Annotated[
        tuple[Annotated[tuple[sc.Seat, ...], Meta(max_length=16)], ...], Meta(max_length=99)
    ]


class Course(sc.Part, tag="rennes.course", frozen=True):
    """Whether the round that runs is the last (RN12.1)."""

    last_round: bool = False


class EventCards(sc.Part, tag="rennes.event_cards", frozen=True):
    """The event cards on the discard space of each seat (RN8.2)."""

    used: Annotated[
        tuple[Annotated[tuple[CardId, ...], Meta(max_length=99)], ...], Meta(max_length=16)
    ]


class EventPlayed(sc.Part, tag="rennes.event_played", frozen=True):
    """How many event cards this turn has seen (RN8.1)."""

    count: Number = 0


def space_of(position: sc.Position, seat: sc.Seat) -> int:
    """The space of a seat's figure."""
    return position[Figures].at[position.rules.setup.seats.index(seat)]


def put_figure(now: sc.Change, seat: sc.Seat, space: int) -> None:
    """Set a figure on a space."""
    spaces = list(now[Figures].at)
    spaces[now.rules.setup.seats.index(seat)] = space
    now.put(Figures(tuple(spaces)))


def others(position: sc.Position, seat: sc.Seat) -> int:
    """The spaces that hold one figure and have one of somebody else."""
    found, seats = 0, position.rules.setup.seats
    for other, space in zip(seats, position[Figures].at, strict=True):
        if other != seat and space != NOWHERE:
            found |= 1 << space
    return found & village(position).single


def on_another(position: sc.Position, seat: sc.Seat) -> bool:
    """Whether a figure shares a space on which only one may rest (RN5.12)."""
    space = space_of(position, seat)
    return space != NOWHERE and bool(others(position, seat) >> space & 1)


def shown(position: sc.Position, side: Side) -> str:
    """The colour that a portal shows to a side now."""
    portals = position[Portals]
    return village(position).colour(portals.discs, portals.turns, side)


def turned_space(there: Village, space: int, portals: frozenset[int], quarters: int) -> int:
    """Where who stands on a space is when portals have turned; clockwise above zero (RN2.3)."""
    if space == NOWHERE or not there.quarters >> space & 1:
        return space
    portal, side = there.side_of(space)
    if portal not in portals:
        return space
    return there.quarter(portal, (side + quarters) % len(there.sides))


def turn_portals(now: sc.Change, portals: frozenset[int], quarters: int) -> None:
    """Turn portals with all who stand on them (R38)."""
    there, laid = village(now), now[Portals]
    turns = tuple(
        (turn + quarters) % len(there.sides) if at in portals else turn
        for at, turn in enumerate(laid.turns)
    )
    now.put(Portals(laid.discs, turns))
    spaces = now[Figures].at
    now.put(Figures(tuple(turned_space(there, one, portals, quarters) for one in spaces)))


def score(now: sc.Change, seat: sc.Seat, points: int) -> None:
    """Give a seat victory points; above 90 they count on (R33)."""
    totals = list(now[Score].points)
    totals[now.rules.setup.seats.index(seat)] += points
    now.put(Score(tuple(totals)))


def lapse(now: sc.Change) -> None:
    """The pool is gone: something else than moving is done (RN5.1, R8)."""
    if now[Pool].colour:
        now.put(Pool())


def add_points(now: sc.Change, colour: str, points: int) -> None:
    """Points of the pool's colour are added; another colour replaces it (RN5.1)."""
    pool = now[Pool]
    before = pool.points if pool.colour == colour else 0
    now.put(Pool(colour, before + points))


def pay(now: sc.Change, points: int) -> None:
    """Take points from the pool; what is left stays, if only as a pool of nothing (R43)."""
    now.put(replace(now[Pool], points=now[Pool].points - points))
