"""Watching third-party code where there is no second process: a telephone, a tablet.

A call that stands still is woken by a signal, which ends a sleep, a lock and a pattern. What does
not hear that (a loop in C) is ended with the whole program, for nobody can leave it any more. Where
not even the watchdog gets a turn, clocks of the system do both. Whose code ran then lies in a file,
and the next start reads there that the last one did not end.
"""

from __future__ import annotations

import contextlib
import logging
import os
import signal
import threading
from collections.abc import Callable
from pathlib import Path
from types import FrameType

from .heartbeat import Heartbeat
from .line_counter import TooManyLines, watched_by
from .watchdog import PATIENCE, Watchdog
from .watched_process import BEAT, ENDED, HUNG, Lost, written_by

log = logging.getLogger("scriptorium.isolation")

CALLS = 3  # how often somebody who stands still is woken before the program is ended
ENDED_CODE = 87  # what the program ends with then
MOST_BUSY = 8.0  # seconds of work in which third-party code may let nothing else run
WAKES = getattr(signal, "SIGUSR2", None)  # Android needs SIGUSR1 for itself


class StoodStill(TooManyLines):
    """A plugin made no step for too long; not an Exception, as little as what it is a kind of."""

    def __init__(self, seconds: float) -> None:
        BaseException.__init__(self, f"made no step for {seconds:.1f} seconds")


class InProcessWatchdog:
    """Watches the program that it runs in; `left` is what became of the last one, if it fell."""

    def __init__(self, path: Path, patience: float = PATIENCE) -> None:
        path.parent.mkdir(parents=True, exist_ok=True)
        self.pulse, self.patience = Heartbeat(path), patience
        self._at_rest = threading.Event()
        self._over = threading.Event()
        self._begun = False
        self.left = self._left()

    def _left(self) -> Lost | None:
        """How the last start was lost; only what third-party code did is told.

        A device ends programs as it likes, and a battery ends them all.
        """
        guests = self.pulse.seen().guests
        if not (self.pulse.is_running() and guests):
            return None
        return Lost(HUNG if self.pulse.gave_up() else ENDED, guests, self.pulse.noted())

    def begin(self, playing: Callable[[], str]) -> None:
        """Watch from now on; `playing` says which match lies on the table."""
        if self._begun:
            return
        self._begun = True
        self.pulse.clear()
        self.pulse.running(True)
        watched_by(self.pulse)
        written_by(self.pulse)
        if WAKES is not None and threading.current_thread() is threading.main_thread():
            signal.signal(WAKES, self._woken)
            signal.signal(signal.SIGPROF, self._woken)
        self._wind()
        work = threading.Thread(target=self._watch, args=(playing,), name="watchdog", daemon=True)
        work.start()

    def rest(self) -> None:
        """The program is put aside: the device may end it now, and nobody is to blame."""
        if not self._begun:
            return
        self._at_rest.set()
        self._wind(on=False)
        self.pulse.running(False)

    def wake(self) -> None:
        """It is taken up again."""
        if not self._begun:
            return
        self.pulse.running(True)
        self._at_rest.clear()

    def end(self) -> None:
        """The program ends as it should; what was not asked about yet is so by the next start."""
        if self._begun and not self._over.is_set():
            self._over.set()
            self._wind(on=False)
            self.pulse.running(False)
            watched_by(None)

    def _watch(self, playing: Callable[[], str]) -> None:
        watchman, calls, before = Watchdog(self.pulse, self.patience), 0, ""
        while not self._over.wait(BEAT):
            if self._at_rest.is_set():
                continue
            self._wind()
            self.pulse.beat()
            with contextlib.suppress(Exception):  # a page may be in the middle of changing it
                if (match := playing()) != before:
                    before = match
                    self.pulse.note(match)
            stuck = watchman.look()
            if stuck is None or not stuck.guest:
                calls = calls if self.pulse.main_guest else 0
                continue
            calls += 1
            log.error("%s made no step for %.1f seconds", stuck.guest, self.patience)
            # Python wakes its first thread alone; of others nobody knows how to.
            if WAKES is None or not self.pulse.main_guest or calls > CALLS:
                self.pulse.give_up()
                os._exit(ENDED_CODE)
            signal.pthread_kill(threading.main_thread().ident or 0, WAKES)
            watchman = Watchdog(self.pulse, self.patience)

    def _wind(self, *, on: bool = True) -> None:
        """Wind up the clocks of the system that run out where the watchdog gets no turn.

        They count work and no time, so that a program which was put to sleep is left alone. The
        first wakes whoever listens, the second ends the program.
        """
        if hasattr(signal, "setitimer"):
            signal.setitimer(signal.ITIMER_PROF, self.patience * on, self.patience * on)
            signal.setitimer(signal.ITIMER_VIRTUAL, MOST_BUSY * on)

    def _woken(self, number: int, frame: FrameType | None) -> None:
        if self.pulse.main_guest:
            raise StoodStill(self.patience)
