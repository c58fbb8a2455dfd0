"""Who looks at a table, each through one connection: players, spectators, guests at the door."""

from __future__ import annotations

from collections import deque
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Literal

from .keys import KeyKind

Presence = Literal["here", "away", "gone"]


@dataclass
class Looker:
    """One connection. Several at one seat are usual: each gets the same."""

    number: int
    kind: KeyKind
    seat: str = ""
    key: bytes = b""
    visible: bool = True
    seen: int = -1  # up to which entry its player had seen the table before
    begun: bool = False  # whether it has been sent the whole view
    held: deque[tuple[int, bytes]] = field(default_factory=deque)  # of a view lent some turns later

    @property
    def plays(self) -> bool:
        """Whether a player sits here."""
        return self.kind == "seat"

    @property
    def stream(self) -> str | None:
        """Whose view it is sent: a seat's, that of all (""), or none at all."""
        if self.kind in ("seat", "lent"):
            return self.seat
        return "" if self.kind in ("watch", "host") else None


BETTER: tuple[Presence, ...] = ("here", "away", "gone")


class Attendance:
    """Which players are here, and since when those are away who are not.

    A player may be connected to another server; what that one says of it is told by `elsewhere`.
    """

    def __init__(self, seats: tuple[str, ...], now: int) -> None:
        self._how: dict[str, tuple[Presence, int]] = dict.fromkeys(seats, ("gone", now))
        self._here: dict[str, Presence] = {}
        self._elsewhere: dict[str, Presence] = {}

    def of(self, seat: str) -> tuple[Presence, int]:
        """Whether a seat's player is here, and since when it is so."""
        return self._how[seat]

    def note(self, seat: str, lookers: list[Looker], now: int) -> bool:
        """See who looks at the table for a seat; whether anything changed."""
        mine = [one for one in lookers if one.plays and one.seat == seat]
        self._here.pop(seat, None)
        if mine:
            self._here[seat] = "here" if any(one.visible for one in mine) else "away"
        return self._changed(seat, now)

    def elsewhere(self, found: Mapping[str, Presence], now: int) -> list[str]:
        """What other servers say of all seats; the seats for which that changes anything."""
        self._elsewhere = dict(found)
        return [seat for seat in self._how if self._changed(seat, now)]

    def told(self) -> dict[str, Presence]:
        """What this server says of those who are connected to it."""
        return dict(self._here)

    def _changed(self, seat: str, now: int) -> bool:
        found = (self._here.get(seat, "gone"), self._elsewhere.get(seat, "gone"))
        how = min(found, key=BETTER.index)
        if how == self._how[seat][0]:
            return False
        self._how[seat] = (how, now)
        return True

    def here(self) -> frozenset[str]:
        """The seats whose players are here."""
        return frozenset(seat for seat, (how, _) in self._how.items() if how == "here")
