"""What is chosen of a walk: the squares of the way, and whose acolyte is led."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterator
from typing import Annotated, Any

from msgspec import Meta

import scriptorium as sc
import scriptorium_sator.targets as sq

from .. import say
from ..board.targets import OnBoard, geometry, masks
from ..box.contents import load
from .walking import acolytes_of

NO_ACOLYTE = say.reason("S15.1", "sator-no-acolyte", id="own_acolyte")

Path = tuple[int, ...]
Most = Callable[[sc.Moment], int]
Squares = Annotated[Path, Meta(max_length=64)]


class Ways(OnBoard, sq.SquareRow):
    """The squares that the own acolyte walks over; `most` says how many there may be.

    Two ways come to the same that end alike with the same books; with `each_length` only where
    they are of one length.
    """

    noun = "the squares of the way"

    def __init__(self, most: Most, *, each_length: bool = False) -> None:
        self.most, self.each_length = most, each_length

    def every(self, at: sc.Moment) -> Iterator[Path]:
        """Over bridges, one beside the other."""
        known, board = geometry(at), masks(at)
        ground = board.covered & ~board.gargoyles
        begins = self.begins(at)
        return sq.ways_over(known.grid, ground, begins, self.most(at))

    def begins(self, at: sc.Moment) -> int:
        """The squares that are entered first."""
        seat = geometry(at).seat_number[at.me]
        return acolytes_of(at).first_steps(masks(at), seat)

    def outcome(self, at: sc.Moment, value: Path) -> Hashable:
        """Where it ends, and the books on the way."""
        seat = geometry(at).seat_number[at.me]
        steps, met = acolytes_of(at).went(masks(at), seat, value, own=True)
        return value[steps - 1], tuple(sorted(met)), steps if self.each_length else 0


class LedWays(Ways):
    """The squares that another's acolyte is led over; two that end alike come to the same."""

    def every(self, at: sc.Moment) -> Iterator[Path]:
        """Not back to where one began."""
        stand = masks(at).acolytes
        yield from (path for path in super().every(at) if not stand >> path[-1] & 1)

    def begins(self, at: sc.Moment) -> int:
        """Beside any of the others."""
        found, rules = 0, acolytes_of(at)
        for seat, name in enumerate(geometry(at).seats):
            if name != at.me:
                found |= rules.first_steps(masks(at), seat)
        return found

    def outcome(self, at: sc.Moment, value: Path) -> Hashable:
        return value[-1]


class Acolyte(sc.Seats):
    """Acolytes, by their colours."""

    noun = "an acolyte"

    def __init__(self) -> None:
        super().__init__(piece="acolyte-", outside=NO_ACOLYTE)

    def read(self, position: Any, text: str) -> sc.Seat:
        """Any colour of the box."""
        if text not in {colour.id for colour in load().board.colour}:
            raise sc.Unreadable(f"{text!r} is no colour")
        return text
