"""The valley in numbers: places, what touches what, the road; and the novices that stand there.

A place is a number: 19 for each monastery, of which the first is the chapel, nine are buildings and
nine are cloister spaces, whether this side of the board has them or not. Sets of places are bits.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import cached_property
from types import MappingProxyType
from typing import Annotated

from msgspec import Meta
from msgspec.structs import replace

import scriptorium as sc
from scriptorium.engine import bit_places

from . import game
from .data import BOARD, BUILDING_TYPES, Side

PLACES = 19
BUILDING, CLOISTER = 1, 10
CHAPEL_NAME = "chapel"
KINDS = (CHAPEL_NAME, *(f"b{n}" for n in range(1, 10)), *(f"c{n}" for n in range(1, 10)))
MONASTERIES = tuple(one.id for one in BOARD.monastery)
ALL_MONASTERIES = (1 << len(MONASTERIES)) - 1
SPACES = tuple(f"{id}-{kind}" for id in MONASTERIES for kind in KINDS)
NUMBER = MappingProxyType({name: at for at, name in enumerate(SPACES)})
CHAPELS = sum(1 << at * PLACES for at in range(len(MONASTERIES)))
OF_MONASTERY = tuple(((1 << PLACES) - 1) << at * PLACES for at in range(len(MONASTERIES)))
LAST = BOARD.road.last_space

CHAPEL_CAPACITY = game.number(
    "chapel_capacity", lambda book: BOARD.setup.of(len(book.seats)).chapel_capacity
)


class Valley:
    """What one side of the board has, and what a number of players makes of it (MO3, MO4.1)."""

    def __init__(self, players: int) -> None:
        self.given = BOARD.setup.of(players)
        self.sides = tuple(one.on(self.given.board_side) for one in BOARD.monastery)
        self.buildings = bits_of(one.id for side in self.sides for one in side.buildings)
        self.cloisters = bits_of(one.id for side in self.sides for one in side.cloister)
        self.there = CHAPELS | self.buildings | self.cloisters
        blocks = self.given.use_blocked_at_3
        self.blocked = bits_of(
            one.id for side in self.sides for one in side.buildings if blocks and one.blocked_at_3
        )
        houses = [one for side in self.sides for one in side.buildings]
        self.of_type: Mapping[str, int] = MappingProxyType(
            {type: bits_of(one.id for one in houses if one.type == type) for type in BUILDING_TYPES}
        )
        self.touched_by = touching(self.sides)
        self.of_area = MappingProxyType(
            {"chapel": CHAPELS, "building": self.buildings, "cloister": self.cloisters}
        )
        found = [tuple(map(MONASTERIES.index, space.connects)) for space in BOARD.road.spaces]
        self.beside_road = (0, *(sum(OF_MONASTERY[one] for one in some) for some in found))

    def type_of(self, place: int) -> str:
        """The type of a building, nothing for other places."""
        return next((name for name, bits in self.of_type.items() if bits >> place & 1), "")


def bits_of(names: Iterable[str]) -> int:
    """Some places, bit by bit."""
    return sum(1 << NUMBER[name] for name in names)


def touching(sides: tuple[Side, ...]) -> tuple[int, ...]:
    """For each building the cloister spaces that it touches (MO3.5)."""
    found = [0] * len(SPACES)
    for side in sides:
        for space in side.cloister:
            for building in space.adjacent:
                found[NUMBER[building]] |= 1 << NUMBER[space.id]
    return tuple(found)


VALLEYS = {players: Valley(players) for players in range(BOARD.players.min, BOARD.players.max + 1)}


def valley(at: sc.Position) -> Valley:
    """The valley of a match."""
    return VALLEYS[len(at.rules.setup.seats)]


# The novices: who stands where, what is free, where a seat has access.

PlaceNumber = Annotated[int, Meta(ge=0, le=9 * PLACES - 1)]
SPACE = game.named(
    SPACES,
    numbers={**NUMBER},
    among=lambda at: valley(at).there,
    piece="{}",
    noun="a space of a monastery",
)
Space = Annotated[PlaceNumber, SPACE]


@game.part()
class Novices(sc.SeatPart, tag="monasterium.novices", frozen=True, dict=True):
    """The places of a seat's novices, in order, a chapel once for each (R35)."""

    places: Annotated[tuple[PlaceNumber, ...], Meta(max_length=99)] = ()

    @cached_property
    def bits(self) -> int:
        """The same, bit by bit."""
        found = 0
        for place in self.places:
            found |= 1 << place
        return found


def put_novice(now: sc.Change, seat: sc.Seat, place: int) -> None:
    """A novice takes its place for good (MO10.6)."""
    standing = now[Novices, seat]
    now[Novices, seat] = replace(standing, places=tuple(sorted((*standing.places, place))))


def taken(at: sc.Position) -> int:
    """The buildings and cloister spaces where somebody stands."""
    found = 0
    for seat in at.rules.setup.seats:
        found |= at[Novices, seat].bits
    return found & ~CHAPELS


def own_chapels(at: sc.Position, seat: sc.Seat) -> int:
    """The monasteries, bit by bit, in whose chapel a seat has a novice."""
    found = 0
    for place in bit_places(at[Novices, seat].bits & CHAPELS):
        found |= 1 << place // PLACES
    return found


def in_chapels(at: sc.Position) -> list[int]:
    """How many novices each chapel holds."""
    found = [0] * len(MONASTERIES)
    for seat in at.rules.setup.seats:
        standing = at[Novices, seat]
        for place in standing.places if standing.bits & CHAPELS else ():
            if place % PLACES == 0:
                found[place // PLACES] += 1
    return found


def full_chapels(at: sc.Position, seat: sc.Seat) -> int:
    """The chapels that hold no further novice (MO12.2)."""
    capacity, found = CHAPEL_CAPACITY(at, seat), 0
    for monastery, count in enumerate(in_chapels(at)):
        if count >= capacity:
            found |= 1 << monastery * PLACES
    return found


def supported(at: sc.Position, seat: sc.Seat) -> int:
    """The cloister spaces that touch a building with a novice of one's own (MO13.1)."""
    there, found = valley(at), 0
    for place in bit_places(at[Novices, seat].bits & there.buildings):
        found |= there.touched_by[place]
    return found
