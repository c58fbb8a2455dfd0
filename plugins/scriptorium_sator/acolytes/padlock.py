"""The padlock: the acolyte whose turn it is stays where it stands until the turn ends (S17.3)."""

from __future__ import annotations

import scriptorium as sc

from ..wording import reason
from .walking import StaysPut

PADLOCK = reason("padlock", "S17.3 R41", "sator-padlock")


class Padlock(sc.Part, tag="sator.padlock", frozen=True):
    """Whether the acolyte on turn must stay where it is."""

    locked: bool = False


def locked(position: sc.Position, asked: StaysPut) -> int:
    """The acolyte of whoever has the turn, once it is locked."""
    seats = position.rules.setup.seats
    return 1 << seats.index(position.clock.seat) if position[Padlock].locked else 0


def lock(now: sc.Change, card: sc.Card) -> None:
    """Lock the own acolyte."""
    now.put(Padlock(True))
