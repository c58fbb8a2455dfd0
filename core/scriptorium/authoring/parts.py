"""What lies on the table: small values, and what belongs to a seat (N4)."""

from __future__ import annotations

from typing import Any

from msgspec import Struct

from scriptorium.engine.change import Change
from scriptorium.engine.table import Position
from scriptorium.engine.values import Part, Seat


class Value(Struct, frozen=True, forbid_unknown_fields=True, array_like=True):
    """A small value with fields, as actions and parts hold them."""


class Params(Struct, frozen=True, forbid_unknown_fields=True):
    """Numbers that a card brings for its effect."""


class SeatPart(Part, frozen=True):
    """What one plugin keeps of each seat. A match begins with the defaults of its fields.

    class Flock(sc.SeatPart, tag="larks.flock", frozen=True):
        laid: sc.Count = 0

    at[Flock, seat].laid
    now[Flock, seat] = Flock(laid=2)
    """

    @classmethod
    def reset(cls, now: Change) -> None:
        """Let every seat have what it began with."""
        for seat in now.seats:
            now[cls, seat] = now.rules.parts[now.rules.part_index[cls, seat]]

    @classmethod
    def all(cls, at: Position, field: str) -> dict[Seat, Any]:
        """One field of every seat."""
        return {seat: getattr(at[cls, seat], field) for seat in at.seats}
