"""How long a player may think: so many simulations, or seconds; and that it can be broken off."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from threading import Event
from time import perf_counter

# Thinking stops before its time is over, since the piece that is being done takes some as well.
SHARE = 0.9


@dataclass(frozen=True)
class TimeBudget:
    """So many simulations at most, and so many seconds where there is a limit to them.

    Only what is counted in simulations is the same every time.
    """

    simulations: int
    seconds: float | None = None


class TimeUp(Exception):
    """The time for thinking is over."""


class BrokenOff(Exception):
    """Nobody wants to know any longer."""


class NotYet(BaseException):
    """The answer comes later: once it `has_come`, the same is asked again and gets it.

    For a program without threads. No failure of anybody, so it is not an Exception.
    """

    def __init__(self, has_come: Callable[[], bool]) -> None:
        super().__init__("the answer comes later")
        self.has_come = has_come


@dataclass
class Limit:
    """What stops one thought, and what is called with the progress of learning a game."""

    seconds: float | None = None
    broken_off: Event = field(default_factory=Event)
    learning: Callable[[int, int], None] = lambda at, of: None
    until: float | None = field(init=False, default=None)

    def begin(self) -> None:
        """The thought begins now."""
        self.until = None if self.seconds is None else perf_counter() + SHARE * self.seconds

    def check(self) -> None:
        """Stop where it is time; asked after each thing that is tried out."""
        if self.broken_off.is_set():
            raise BrokenOff
        if self.until is not None and perf_counter() > self.until:
            raise TimeUp

    def wanted(self) -> None:
        """Stop where nobody wants to know; what is learned once counts to no time."""
        if self.broken_off.is_set():
            raise BrokenOff
