"""The watchdog: tells code that takes long from code that hangs, by its marks.

Time counts only as far as the watchdog himself was awake: a machine that was put to sleep, or that
is too busy to let anybody run, makes nobody guilty.
"""

from __future__ import annotations

import time
from dataclasses import dataclass

from .marker import Marker

PATIENCE = 1.2  # seconds that one call of third-party code may take
CALL = 0.25  # of which so many count for nothing, however often it is called
OURS = 8.0  # seconds that our own may keep everything else from running
NAP = 0.1  # no more of the time between two looks counts


@dataclass(frozen=True)
class Stuck:
    """What hangs: whose code it is, as far as that is known."""

    guest: str


class Watchdog:
    """Looks at a marker again and again."""

    def __init__(self, marker: Marker, patience: float = PATIENCE, ours: float = OURS) -> None:
        self.marker = marker
        self.patience, self.ours = patience, ours
        self._last = 0.0
        self._threads: dict[int, tuple[int, float]] = {}  # calls until now, and time in a few
        self._imports = 0
        self._silent = (False, 0), 0.0

    def look(self, now: float | None = None, *, waiting: bool = False) -> Stuck | None:
        """Whether anything hangs; to be asked often.

        Whoever is `waiting` for an answer wants to see its first thread move as well.
        """
        now = time.monotonic() if now is None else now
        passed = min(now - self._last, NAP) if self._last else 0.0
        self._last = now
        seen = self.marker.seen()
        imports, self._imports = seen.imports - self._imports, seen.imports
        for nr, (calls, guest) in enumerate(seen.threads):
            before, spent = self._threads.get(nr, (calls, 0.0))
            # A call that imports module after module moves on, and both of its ends are counted.
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
