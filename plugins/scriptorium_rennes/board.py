"""What lies on the board: discs and their turns, figures, the pool, points (RN2, RN16)."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta
from msgspec.structs import replace

import scriptorium as sc

from . import game, say
from .village import NOWHERE, Side, Village, of_book, village

Number = Annotated[int, Meta(ge=0, le=99)]
Points = Annotated[int, Meta(ge=0, le=999_999)]
Word = Annotated[str, Meta(max_length=64)]
MOST_SCORED = 9_999  # far more than a match gives, and few enough to be added to


# Portals.


def reference(book: sc.RuleBook) -> Portals:
    """The discs as the file lays them (REF)."""
    there = of_book(book)
    laid = there.box().board.reference_setup
    return Portals(
        tuple(there.disc_ids.index(laid[portal].disc) for portal in there.portals),
        tuple(laid[portal].turn % len(there.sides) for portal in there.portals),
    )


@game.part(start=reference)
class Portals(sc.Part, tag="rennes.portals", frozen=True):
    """The disc on each mount, and how many quarters clockwise it is turned."""

    discs: Annotated[tuple[Number, ...], Meta(max_length=99)] = ()
    turns: Annotated[tuple[Number, ...], Meta(max_length=99)] = ()


def shown(at: sc.Position, side: Side) -> str:
    """The colour that a portal shows to a side now."""
    portals = at[Portals]
    return village(at).colour(portals.discs, portals.turns, side)


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
    for seat in now.seats:
        now[Figure, seat] = Figure(turned_space(there, where(now, seat), portals, quarters))


@game.invariant
def discs_whole(at: sc.Position) -> str | None:
    """Each disc lies on one mount, turned by less than a round."""
    laid, there = at[Portals], village(at)
    if sorted(laid.discs) != list(range(len(there.discs))):
        return f"the discs lie as {laid.discs}"
    if len(laid.turns) != len(there.portals):
        return f"{len(laid.turns)} discs are turned"
    if not all(0 <= turn < len(there.sides) for turn in laid.turns):
        return f"the discs are turned by {laid.turns}"
    return None


# Figures.


@game.part()
class Figure(sc.SeatPart, tag="rennes.figure", frozen=True):
    """The space of a seat's figure; -1 before a start is chosen."""

    at: Annotated[int, Meta(ge=-1, le=9999)] = NOWHERE


def where(at: sc.Position, seat: sc.Seat) -> int:
    """The space of a seat's figure."""
    return at[Figure, seat].at


def figures(at: sc.Position) -> tuple[int, ...]:
    """The spaces of all figures, in the order of the seats."""
    return tuple([at[Figure, seat].at for seat in at.rules.setup.seats])


def others(at: sc.Position, seat: sc.Seat) -> int:
    """The spaces that hold one figure and have one of somebody else."""
    found = 0
    for other in at.rules.setup.seats:
        space = at[Figure, other].at
        if other != seat and space != NOWHERE:
            found |= 1 << space
    return found & village(at).single


def on_another(at: sc.Position, seat: sc.Seat) -> bool:
    """Whether a figure shares a space on which only one may rest (RN5.12)."""
    space = where(at, seat)
    return space != NOWHERE and bool(others(at, seat) >> space & 1)


def crowded_among(at: sc.Position, spaces: tuple[int, ...]) -> str:
    """A space on which more of these figures stand than may, or nothing (RN5.11)."""
    there = village(at)
    for space in spaces:
        holds_one = space != NOWHERE and (there.single | there.locations) >> space & 1
        if holds_one and spaces.count(space) > 1:
            return there.names[space]
    return ""


@game.invariant
def one_figure_a_space(at: sc.Position) -> str | None:
    """At rest no two figures share a space that holds one (RN5.11)."""
    there, spaces = village(at), figures(at)
    if not all(NOWHERE <= space < len(there.names) for space in spaces):
        return f"a figure stands on space {max(spaces)}"
    if at.clock.phase == "round" and NOWHERE in spaces:
        return "a figure stands nowhere"
    crowded, seat = crowded_among(at, spaces), at.clock.seat
    passing = any(not isinstance(awaited, sc.Turn) for awaited in at.pending)
    if crowded and passing and on_another(at, seat):
        resting = [one for other, one in zip(at.seats, spaces, strict=True) if other != seat]
        crowded = crowded_among(at, tuple(resting))
    return f"two figures rest on {crowded}" if crowded else None


# The pool and the points.


@game.part(reset="turn")
class Pool(sc.Part, tag="rennes.pool", frozen=True):
    """The points to move with, of one colour; without a colour there is no pool (RN5.1)."""

    colour: Annotated[str, Meta(max_length=32)] = ""
    points: Points = 0


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


@game.part()
class Course(sc.Part, tag="rennes.course", frozen=True):
    """Whether the round that runs is the last (RN12.1)."""

    last_round: Annotated[bool, sc.Fact()] = False


@game.part()
class Score(sc.SeatPart, tag="rennes.score", frozen=True):
    """The victory points of a seat."""

    points: Annotated[Points, sc.Fact()] = 0


def score(now: sc.Change, seat: sc.Seat, points: int) -> None:
    """Give a seat victory points; above 90 they count on (R33)."""
    now[Score, seat] = Score(now[Score, seat].points + points)


@game.invariant
def few_enough_points(at: sc.Position) -> str | None:
    """No points that others cannot be added to."""
    most = max(Score.all(at, "points").values())
    return f"somebody has {most} points" if most > MOST_SCORED else None


# What is chosen of the board.

SPACE = sc.ListedTarget(
    lambda at: village(at).names,
    "space",
    numbered=True,
    example="AB2 or A.N",
    asks=say.awaits("", "rn-touch-space"),
)
COLOUR = sc.ListedTarget(
    lambda at: village(at).colours,
    "colour",
    piece="colour-{}",
    judged=False,
    asks=say.awaits("", "rn-touch-colour"),
)
LOCATION = sc.ListedTarget(lambda at: village(at).codes, "location")
Location = Annotated[str, Meta(min_length=1, max_length=32), LOCATION]
