"""What is chosen of a walk: the squares of the way, and whose acolyte is led."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterator
from typing import Annotated, Any

from msgspec import Meta

import scriptorium as sc
import scriptorium_sator.targets as sq

from ..board.targets import OnBoard, geometry, masks
from ..box.contents import load
from ..wording import reason
from .walking import acolytes_of

NO_ACOLYTE = reason("own_acolyte", "S15.1", "sator-no-acolyte")

Path = tuple[int, ...]
Most = Callable[[Any, Any], int]
Squares = Annotated[Path, Meta(max_length=64)]


class Ways(OnBoard, sq.SquareRow):
    """The squares that the own acolyte walks over; `most` says how many there may be.

    Two ways come to the same that end alike with the same books; with `each_length` only where
    they are of one length.
    """

    noun = "the squares of the way"

    def __init__(self, most: Most, *, each_length: bool = False) -> None:
        self.most, self.each_length = most, each_length

    def every(self, position: Any, top: Any) -> Iterator[Path]:
        """Over bridges, one beside the other."""
        known, board = geometry(position), masks(position)
        ground = board.covered & ~board.gargoyles
        begins = self.begins(position, top)
        return sq.ways_over(known.grid, ground, begins, self.most(position, top))

    def begins(self, position: Any, top: Any) -> int:
        """The squares that are entered first."""
        seat = geometry(position).seat_number[top.seat]
        return acolytes_of(position).first_steps(masks(position), seat)

    def outcome(self, position: Any, top: Any, value: Path) -> Hashable:
        """Where it ends, and the books on the way."""
        seat = geometry(position).seat_number[top.seat]
        steps, met = acolytes_of(position).went(masks(position), seat, value, own=True)
        return value[steps - 1], tuple(sorted(met)), steps if self.each_length else 0


class LedWays(Ways):
    """The squares that another's acolyte is led over; two that end alike come to the same."""

    def every(self, position: Any, top: Any) -> Iterator[Path]:
        """Not back to where one began."""
        stand = masks(position).acolytes
        yield from (path for path in super().every(position, top) if not stand >> path[-1] & 1)

    def begins(self, position: Any, top: Any) -> int:
        """Beside any of the others."""
        found, rules = 0, acolytes_of(position)
        for seat, name in enumerate(geometry(position).seats):
            if name != top.seat:
                found |= rules.first_steps(masks(position), seat)
        return found

    def outcome(self, position: Any, top: Any, value: Path) -> Hashable:
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
