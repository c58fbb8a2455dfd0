"""The codes on the player boards: slots, tokens in them, who has cracked which (RN2, RN9)."""

from __future__ import annotations

from types import MappingProxyType

from msgspec import Struct

import scriptorium as sc

from .state import Claims

SLOTS, BAG, CLUES = "codes", "bag", "clues"
Code = tuple[tuple[str, int], ...]


class Codes(Struct, frozen=True):
    """What the codes of the locations need, and the number of each location."""

    needs: MappingProxyType[str, Code]
    colours: tuple[str, ...]

    @property
    def locations(self) -> tuple[str, ...]:
        """The locations, in the order of the file."""
        return tuple(self.needs)


def codes(position: sc.Position) -> Codes:
    """The codes of a match."""
    found: Codes = position.rules.services["rennes.codes"]
    return found


def slots_key(seat: sc.Seat, location: str) -> str:
    """The zone of a seat's slots for one code."""
    return sc.key(f"{SLOTS}.{location}", seat)


def circles_key(cavern: str) -> str:
    """The zone of the circles of a Caverne."""
    return f"{CLUES}.{cavern}"


def tokens(position: sc.Position, seat: sc.Seat, location: str) -> tuple[str, ...]:
    """The clue tokens that a seat has for a code."""
    return sc.cards_in(position, slots_key(seat, location))


def all_tokens(position: sc.Position, seat: sc.Seat) -> int:
    """How many clue tokens a seat has, those of cracked codes too (R35)."""
    return sum(len(tokens(position, seat, one)) for one in codes(position).locations)


def free_slots(position: sc.Position, seat: sc.Seat, location: str, colour: str) -> int:
    """How many tokens of a colour still fit there (R20)."""
    needed = dict(codes(position).needs.get(location, ())).get(colour, 0)
    if not needed:
        return 0
    return needed - tokens(position, seat, location).count(colour)


def is_complete(position: sc.Position, seat: sc.Seat, location: str) -> bool:
    """Whether all slots of a code are filled (RN9.1)."""
    needs = codes(position).needs[location]
    return len(tokens(position, seat, location)) == sum(count for _, count in needs)


def claimed_by(position: sc.Position, location: str) -> tuple[sc.Seat, ...]:
    """Who has cracked a code, first to last."""
    return position[Claims].seats[codes(position).locations.index(location)]


def has_claimed(position: sc.Position, seat: sc.Seat, location: str) -> bool:
    """Whether a seat has cracked a code."""
    return seat in claimed_by(position, location)


def cracked(position: sc.Position, seat: sc.Seat) -> int:
    """How many codes a seat has cracked."""
    return sum(seat in seats for seats in position[Claims].seats)
