"""Third-party code on devices without a second process: telephones and tablets.

A file names the plugin that runs, so the next start can tell which one ended the last. A plugin
that hangs is ended together with the program. If it lets no other thread run, the player or the
device has to end the program.
"""

from __future__ import annotations

import contextlib
import logging
import os
import threading
from collections.abc import Callable
from pathlib import Path

from .marker import Marker, watched_by
from .watchdog import PATIENCE, Watchdog
from .watched_process import BEAT, ENDED, HUNG, Lost, written_by

log = logging.getLogger("scriptorium.isolation")

ENDED_CODE = 87  # the exit code of a program that ends because third-party code hangs


class MarkedStart:
    """Marks whose code runs in this program; `left` tells how the last start crashed, if it did."""

    def __init__(self, path: Path, patience: float = PATIENCE) -> None:
        path.parent.mkdir(parents=True, exist_ok=True)
        self.marker, self.patience = Marker(path), patience
        self._at_rest = threading.Event()
        self._over = threading.Event()
        self._begun = False
        self.left = self._left()

    def _left(self) -> Lost | None:
        """How the last start crashed, if third-party code was running then.

        Otherwise the device or an empty battery may have ended it.
        """
        guests = self.marker.seen().guests
        if not (self.marker.is_running() and guests):
            return None
        why = HUNG if self.marker.gave_up() else ENDED
        return Lost(why, guests, self.marker.noted(), place=self.marker.place())

    def begin(self, playing: Callable[[], str]) -> None:
        """Mark from now on; `playing` says which match lies on the table."""
        if self._begun:
            return
        self._begun = True
        self.marker.clear()
        self.marker.running(True)
        watched_by(self.marker, lambda: False)  # there is no stop key
        written_by(self.marker)
        work = threading.Thread(target=self._watch, args=(playing,), name="watchdog", daemon=True)
        work.start()

    def rest(self) -> None:
        """The program goes to the background: if the device ends it now, no plugin is blamed."""
        if self._begun:
            self._at_rest.set()
            self.marker.running(False)

    def wake(self) -> None:
        """The program is in front again."""
        if self._begun:
            self.marker.running(True)
            self._at_rest.clear()

    def end(self) -> None:
        """The program ends normally; the next start tells of a crash that was not asked about."""
        if self._begun and not self._over.is_set():
            self._over.set()
            self.marker.running(False)
            watched_by(None)

    def _watch(self, playing: Callable[[], str]) -> None:
        watchdog, before = Watchdog(self.marker, self.patience), ""
        while not self._over.wait(BEAT):
            if self._at_rest.is_set():
                continue
            self.marker.beat()
            with contextlib.suppress(Exception):  # a page may be changing it
                if (match := playing()) != before:
                    before = match
                    self.marker.note(match)
            stuck = watchdog.look()
            if stuck is not None and stuck.guest:
                log.error("%s did not come to an end %s", stuck.guest, self.marker.place())
                self.marker.give_up()
                os._exit(ENDED_CODE)
