"""What players agree on when a table is made: clocks, taking back, absence, spectators."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

DAY = 24 * 60 * 60

Seconds = Annotated[int, Meta(ge=0, le=400 * DAY)]


class NoClock(Struct, frozen=True, array_like=True, forbid_unknown_fields=True, tag="none"):
    """Everybody takes the time they need."""


class Bank(Struct, frozen=True, array_like=True, forbid_unknown_fields=True, tag="bank"):
    """Each player has so many seconds for the match, and wins some back with each turn."""

    seconds: Annotated[int, Meta(ge=1, le=DAY)]
    increment: Annotated[int, Meta(ge=0, le=3600)] = 0


class PerMove(Struct, frozen=True, array_like=True, forbid_unknown_fields=True, tag="move"):
    """Each time it is a player's turn to choose, so many seconds are left: days, by post."""

    seconds: Annotated[int, Meta(ge=60, le=60 * DAY)]


ClockTerms = NoClock | Bank | PerMove


class Terms(Struct, frozen=True, array_like=True, forbid_unknown_fields=True):
    """The terms of a table; they stay as they are.

    `patience` is how many seconds a player may be away before the others may go on without them.
    `strict` ends the match for one whose time is up. `lending` says whether players may let
    spectators look into their hands: never, some turns later, or at once.
    """

    clock: ClockTerms = NoClock()
    strict: bool = False
    ask_back: bool = True
    patience: Seconds = 300
    watchers: bool = True
    lending: Literal["never", "later", "now"] = "never"
    free_text: bool = False
