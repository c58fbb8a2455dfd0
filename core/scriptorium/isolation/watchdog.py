"""The watchdog: tells slow code from code that hangs, by its marks.

Only time in which the watchdog itself was awake counts, so a machine that slept or was too busy
blames no plugin.
"""

from __future__ import annotations

import time
from dataclasses import dataclass

from .marker import Marker

PATIENCE = 1.2  # seconds that one call of third-party code may take
CALL = 0.25  # seconds that each call is forgiven, so that many quick calls never add up to a hang
OURS = 8.0  # seconds for which our own code may stand still
NAP = 0.1  # seconds that count at most between two looks


@dataclass(frozen=True)
class Stuck:
    """Something hangs: `guest` is the plugin whose code it is, or empty."""

    guest: str


class Watchdog:
    """Judges a process by its marker, which it reads again and again."""

    def __init__(self, marker: Marker, patience: float = PATIENCE, ours: float = OURS) -> None:
        self.marker = marker
        self.patience, self.ours = patience, ours
        self._last = 0.0
        self._threads: dict[int, tuple[int, float]] = {}  # calls until now, and time in a few
        self._imports = 0
        self._silent = (False, 0), 0.0

    def look(self, now: float | None = None, *, waiting: bool = False) -> Stuck | None:
        """Whether anything hangs; call it often.

        While you are `waiting` for an answer, the main thread has to move as well.
        """
        now = time.monotonic() if now is None else now
        passed = min(now - self._last, NAP) if self._last else 0.0
        self._last = now
        seen = self.marker.seen()
        imports, self._imports = seen.imports - self._imports, seen.imports
        for nr, (calls, guest) in enumerate(seen.threads):
            before, spent = self._threads.get(nr, (calls, 0.0))
            # A call that imports module after module is not stuck. Its start and end both count.
            spent += passed if guest and not imports else -passed
            spent = max(0.0, spent - CALL * (calls - before) / 2)
            self._threads[nr] = calls, spent
            if guest and spent >= self.patience:
                return Stuck(guest)
        sign = seen.moves if waiting else seen.beats
        before_that, silent = self._silent
        silent = silent + passed if (waiting, sign) == before_that and seen.beats else 0.0
        self._silent = (waiting, sign), silent
        return Stuck("") if silent >= self.ours else None
