"""Where the discs lie and where the figures stand."""

from __future__ import annotations

from typing import Any

import scriptorium as sc
import scriptorium.scenarios as check
from scriptorium.scenarios import by_seat, table_of

from ..board.state import Figures, Portals
from ..board.village import NOWHERE, Village, village
from ..turn.course import SETUP

SUPPLY = "supply"


def see_portals(position: sc.Position) -> dict[str, str]:
    """The colours that each portal shows to its sides, clockwise from the first."""
    there, laid = village(position), position[Portals]
    return {
        name: " ".join(
            there.colour(laid.discs, laid.turns, (at, side)) for side in range(len(there.sides))
        )
        for at, name in enumerate(there.portals)
    }


def put_portals(now: sc.Change, wanted: Any) -> None:
    """Lay discs so that portals show these colours; all discs lie somewhere."""
    there, laid = village(now), now[Portals]
    discs, turns = list(laid.discs), list(laid.turns)
    for name, text in table_of("portals", wanted, there.portals[0]).items():
        path = f"portals.{name}"
        if name not in there.portals:
            raise sc.FactError(path, f"there is no portal {name}; there are {there.portals}")
        at = there.portals.index(name)
        discs[at], turns[at] = _disc(there, path, text)
    if len(set(discs)) < len(discs):
        raise sc.FactError("portals", "all together they must be the discs of the box, each once")
    now.put(Portals(tuple(discs), tuple(turns)))


def _disc(there: Village, path: str, text: Any) -> tuple[int, int]:
    shown, sides = tuple(str(text).split()), len(there.sides)
    for disc, colours in enumerate(there.discs):
        for turn in range(sides):
            if tuple(colours[(side - turn) % sides] for side in range(sides)) == shown:
                return disc, turn
    raise sc.FactError(path, f"no disc shows {text!r}")


def stand_on_locations(now: sc.Change, seats: tuple[sc.Seat, ...]) -> None:
    """Figures of which nothing is said stand on the free locations, seat by seat."""
    there, spaces = village(now), list(now[Figures].at)
    everybody = now.rules.setup.seats
    for seat in seats:
        spaces[everybody.index(seat)] = NOWHERE
    for seat in seats:
        free = [one.id for one in there.box().board.location if there.number[one.id] not in spaces]
        spaces[everybody.index(seat)] = there.number[free[0]] if free else NOWHERE
    now.put(Figures(tuple(spaces)))


def see_figures(position: sc.Position) -> dict[sc.Seat, str]:
    """The space of each figure."""
    names, seats = village(position).names, position.rules.setup.seats
    return {
        seat: names[space] if space != NOWHERE else SUPPLY
        for seat, space in zip(seats, position[Figures].at, strict=True)
    }


def put_figures(now: sc.Change, wanted: Any) -> None:
    """Put figures on spaces."""
    there, seats = village(now), now.rules.setup.seats
    spaces = list(now[Figures].at)
    given = by_seat("figures", now, wanted)
    for seat, name in given:
        if not isinstance(name, str) or (name != SUPPLY and name not in there.number):
            raise sc.FactError(f"figures.{seat}", f"there is no space {name!r}; write AB1 or A.N")
        spaces[seats.index(seat)] = NOWHERE if name == SUPPLY else there.number[name]
    unnamed = tuple(seat for seat in seats if seat not in dict(given))
    for seat in unnamed:
        spaces[seats.index(seat)] = NOWHERE
    now.put(Figures(tuple(spaces)))
    if now.clock.phase != SETUP:
        stand_on_locations(now, unnamed)
    crowded = crowded_space(now)
    if crowded:
        names = [seat for seat, name in given if name == crowded]
        raise sc.FactError(f"figures.{names[-1]}", f"{crowded} holds one figure only")


def crowded_space(position: sc.Position) -> str:
    """A space on which more figures stand than may, or nothing."""
    return crowded_among(position, position[Figures].at)


def crowded_among(position: sc.Position, spaces: tuple[int, ...]) -> str:
    """One on which more of these figures stand than may, or nothing."""
    there = village(position)
    for space in spaces:
        holds_one = space != NOWHERE and (there.single | there.locations) >> space & 1
        if holds_one and spaces.count(space) > 1:
            return there.names[space]
    return ""


def register(book: sc.RuleBook) -> None:
    """Both."""
    check.fact(book, "portals", see=see_portals, put=put_portals)
    check.fact(book, "figures", see=see_figures, put=put_figures)
