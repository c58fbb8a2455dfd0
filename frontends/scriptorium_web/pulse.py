"""Tells from a worker whose code runs in it, so that whoever waits for it sees what hangs."""

from __future__ import annotations

from collections.abc import Callable
from time import monotonic

NAP = 0.1  # seconds between two signs of code that takes long


class WorkerHeartbeat:
    """Tells whose code runs, and that it moves on."""

    def __init__(self, tell: Callable[[str], object]) -> None:
        self._tell = tell
        self._guest, self._told = "", 0.0

    def enter(self, guest: str) -> str:
        """Third-party code begins; gives whose code ran before."""
        before = self._guest
        self.leave(guest)
        return before

    def leave(self, before: str) -> None:
        """It is done, and that of before goes on."""
        self._guest, self._told = before, monotonic()
        self._tell(before)

    def step(self) -> None:
        """It moves on."""
        if monotonic() - self._told > NAP:
            self.leave(self._guest)
