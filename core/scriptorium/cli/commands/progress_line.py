"""How far long work is: on a screen one line that is gone in the end, else a line now and then."""

from __future__ import annotations

import sys
from time import monotonic

from .common import say

SOON, OFTEN = 0.5, 0.2  # seconds until something is told on a screen, and between two times
SELDOM = 20.0  # … where it is written to a file
WIDTH = 60


class ProgressLine:
    """Told on the errors: so many of so many matches or actions, and how long it still takes.

    `there` are so many that were there before it began.
    """

    def __init__(self, what: str, there: int = 0) -> None:
        self._what, self._there = what, there
        self._screen = sys.stderr.isatty()
        self._began = monotonic()
        self._next = self._began + (SOON if self._screen else SELDOM)
        self._wrote = False

    def __call__(self, done: int, wanted: int) -> None:
        """So many of so many are there."""
        now = monotonic()
        if now < self._next:
            return
        left = (now - self._began) / max(1, done - self._there) * (wanted - done)
        told = f"{done:,} of {wanted:,} {self._what}, about {lasting(left)} left"
        if self._screen:
            self._wrote = True  # before it is so: who stops it then finds the line cleared too
            sys.stderr.write(f"\r{told:<{WIDTH}}")
            sys.stderr.flush()
        else:
            say(told)
        self._next = now + (OFTEN if self._screen else SELDOM)

    def __enter__(self) -> ProgressLine:
        return self

    def __exit__(self, *of: object) -> None:
        """Leave the line to the next message."""
        if self._wrote:
            sys.stderr.write(f"\r{'':<{WIDTH}}\r")
            sys.stderr.flush()


def lasting(seconds: float) -> str:
    """A time as people say it."""
    if seconds < 100:
        return f"{seconds:.0f} s"
    return f"{seconds / 60:.0f} min" if seconds < 6000 else f"{seconds / 3600:.1f} h"
