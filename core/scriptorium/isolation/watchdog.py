"""The watchman: tells code that takes long from code that hangs, by whether it moves on.

Time counts only as far as the watchman himself was awake: a machine that was put to sleep, or that
is too busy to let anybody run, makes nobody guilty.
"""

from __future__ import annotations

import time
from dataclasses import dataclass

from .heartbeat import Heartbeat

PATIENCE = 1.2  # seconds that third-party code may stand still
OURS = 8.0  # seconds that our own may keep everything else from running
NAP = 0.1  # no more of the time between two looks counts


@dataclass(frozen=True)
class Stuck:
    """What hangs: whose code it is, as far as that is known."""

    guest: str


class Watchdog:
    """Looks at a pulse again and again."""

    def __init__(self, pulse: Heartbeat, patience: float = PATIENCE, ours: float = OURS) -> None:
        self.pulse = pulse
        self.patience, self.ours = patience, ours
        self._last = 0.0
        self._still: dict[int, tuple[int, str, float]] = {}
        self._silent = (False, 0), 0.0

    def look(self, now: float | None = None, *, waiting: bool = False) -> Stuck | None:
        """Whether anything hangs; to be asked often.

        Whoever is `waiting` for an answer wants to see its first thread move as well.
        """
        now = time.monotonic() if now is None else now
        passed = min(now - self._last, NAP) if self._last else 0.0
        self._last = now
        seen = self.pulse.seen()
        for nr, (steps, guest) in enumerate(seen.threads):
            was, whose, still = self._still.get(nr, (-1, "", 0.0))
            still = still + passed if (steps, guest) == (was, whose) and guest else 0.0
            self._still[nr] = (steps, guest, still)
            if still >= self.patience:
                return Stuck(guest)
        sign = seen.moves if waiting else seen.beats
        before, silent = self._silent
        silent = silent + passed if (waiting, sign) == before and seen.beats else 0.0
        self._silent = (waiting, sign), silent
        return Stuck("") if silent >= self.ours else None
