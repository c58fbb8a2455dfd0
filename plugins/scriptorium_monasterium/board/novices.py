"""The novices in the valley: who stands where, what is free, where a seat has access."""

from __future__ import annotations

from typing import Annotated, NamedTuple, TypedDict

from msgspec import Meta

import scriptorium as sc
from scriptorium.engine import bit_places

from .state import messenger, number, seat_number
from .valley import PLACES, valley

PlaceNumber = Annotated[int, Meta(ge=0, le=9 * PLACES - 1)]


class Standing(NamedTuple):
    """The same as bits: the places of each seat, what is taken, how many each chapel holds."""

    of_seat: tuple[int, ...]
    taken: int
    in_chapels: tuple[int, ...]


class Known(TypedDict, total=False):
    """What has been worked out beside the novices."""

    standing: Standing


class Novices(sc.Part, tag="monasterium.novices", frozen=True, dict=True):
    """The places of each seat's novices, in order, a chapel once for each (R35)."""

    at: Annotated[
        tuple[Annotated[tuple[PlaceNumber, ...], Meta(max_length=99)], ...], Meta(max_length=16)
    ]

    known = sc.beside(Known)


def standing(position: sc.Position) -> Standing:
    """Who stands where, worked out once for each state of the novices."""
    novices = position[Novices]
    known = novices.known.get("standing")
    if known is None:
        there = valley(position)
        found, chapels = [], [0] * len(there.monasteries)
        for places in novices.at:
            bits = 0
            for place in places:
                bits |= 1 << place
                if place % PLACES == 0:
                    chapels[place // PLACES] += 1
            found.append(bits)
        taken = 0
        for bits in found:
            taken |= bits
        known = Standing(tuple(found), taken & ~there.chapels, tuple(chapels))
        novices.known["standing"] = known
    return known


def own(position: sc.Position, seat: sc.Seat) -> int:
    """The places where a seat has novices."""
    return standing(position).of_seat[seat_number(position, seat)]


def places(position: sc.Position, seat: sc.Seat) -> tuple[int, ...]:
    """The places of a seat's novices, one for each novice."""
    return position[Novices].at[seat_number(position, seat)]


def put_novice(now: sc.Change, seat: sc.Seat, place: int) -> None:
    """A novice takes its place for good (MO10.6)."""
    rows, at = now[Novices].at, seat_number(now, seat)
    now.put(Novices((*rows[:at], tuple(sorted((*rows[at], place))), *rows[at + 1 :])))


def own_chapels(position: sc.Position, seat: sc.Seat) -> int:
    """The monasteries, bit by bit, in whose chapel a seat has a novice."""
    found = 0
    for place in bit_places(own(position, seat) & valley(position).chapels):
        found |= 1 << place // PLACES
    return found


def reached(position: sc.Position, seat: sc.Seat) -> int:
    """The places of all monasteries to which a seat has access (MO10.3, MO9.6, R43)."""
    there = valley(position)
    found = there.beside_road[messenger(position, seat)]
    for place in bit_places(own(position, seat) & there.chapels):
        found |= there.of_monastery[place // PLACES]
    return found


def full_chapels(position: sc.Position, seat: sc.Seat) -> int:
    """The chapels that hold no further novice (MO12.2)."""
    capacity, found = number(position, "chapel_capacity", seat), 0
    for at, count in enumerate(standing(position).in_chapels):
        if count >= capacity:
            found |= 1 << at * PLACES
    return found


def supported(position: sc.Position, seat: sc.Seat) -> int:
    """The cloister spaces that touch a building with a novice of one's own (MO13.1)."""
    there, found = valley(position), 0
    for place in bit_places(own(position, seat) & there.buildings):
        found |= there.touched_by[place]
    return found
