"""A process of its own for third-party code: begun, watched, and ended when it hangs.

Whatever happens in it, whoever began it goes on, and knows whose code ran last.
"""

from __future__ import annotations

import contextlib
import logging
import mmap
import os
import signal
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from types import FrameType
from typing import NoReturn

from .marker import Marker, watched_by
from .watchdog import PATIENCE, Watchdog

log = logging.getLogger("scriptorium.isolation")

MARKER = "SCRIPTORIUM_MARKER"
HUNG, FULL, ENDED = "hung", "full", "ended"
FULL_CODE = 86  # what a process ends with that has taken too much memory
WHY = {FULL_CODE: FULL}
BEAT = 0.05
MOST_MEMORY = 768 << 20  # that is really used
MOST_ASKED = 6 << 30  # that is asked for; libraries reserve much more than they use
DIE_WITH_PARENT = 1  # Linux: PR_SET_PDEATHSIG


def has_processes() -> bool:
    """Whether this machine can run a second process; a telephone and a browser cannot."""
    return sys.platform not in ("android", "ios", "emscripten", "wasi") and not any(
        name in os.environ for name in ("ANDROID_ARGUMENT", "ANDROID_PRIVATE")
    )


@dataclass(frozen=True)
class Lost:
    """A process that is no more: it hung, took all memory or ended, and whose code ran then.

    `loading` says that this was before all plugins were there: nothing had been done yet. `place`
    is the line in which it hung, where that could be seen. One that has `finished` was ended by
    nobody else: it had done what it was to do, well or not.
    """

    why: str
    guests: tuple[str, ...]
    note: str = ""
    code: int | None = None
    loading: bool = False
    place: str = ""
    finished: bool = False

    @property
    def where(self) -> str:
        """The word `in` and the line in which it hung, where that could be seen; else nothing."""
        return f" in {self.place}" if self.place and self.why == HUNG else ""


class WatchedProcess:
    """Our own program once more, to run what is not ours."""

    def __init__(
        self, arguments: Sequence[str], *, pipes: bool = False, patience: float = PATIENCE
    ) -> None:
        number, name = tempfile.mkstemp(prefix="scriptorium-", suffix=".marker")
        os.close(number)
        self.marker = Marker(Path(name))
        self._watchdog = Watchdog(self.marker, patience)
        self._closed = False
        pipe = subprocess.PIPE if pipes else None
        try:
            self.process = subprocess.Popen(
                [sys.executable, "-P", *arguments],
                stdin=pipe,
                stdout=pipe,
                env={**os.environ, MARKER: name},
                bufsize=0,
            )
        except OSError:
            self.marker.close(remove=True)
            raise

    def look(self, *, waiting: bool = False) -> Lost | None:
        """Whether it is lost; one that hangs is ended. A process that ended well has code 0.

        Whoever is `waiting` for its answer says so.
        """
        code = self.process.poll()
        if code is not None:
            return self._lost(WHY.get(code, ENDED), self.marker.seen().guests, code)
        stuck = self._watchdog.look(waiting=waiting)
        if stuck is None:
            return None
        guests = (stuck.guest,) if stuck.guest else self.marker.seen().guests
        self.process.kill()
        with contextlib.suppress(subprocess.TimeoutExpired):
            self.process.wait(timeout=5)
        code = self.process.poll()  # it may have ended by itself just now
        return self._lost(WHY.get(code or 0, HUNG), guests, code)

    def _lost(self, why: str, guests: tuple[str, ...], code: int | None) -> Lost:
        marker = self.marker
        loading, finished = not marker.has_loaded(), marker.has_finished()
        return Lost(why, guests, marker.noted(), code, loading, marker.place(), finished)

    def wait(self, stopped: Callable[[], bool] = lambda: False) -> Lost | None:
        """Wait until it ends by itself, or has to be ended.

        None where the stop key was pressed before it could hear of that.
        """
        while True:
            if stopped() and not self.marker.seen().beats:
                return None
            lost = self.look()
            if lost is not None:
                return lost
            with contextlib.suppress(subprocess.TimeoutExpired):
                self.process.wait(timeout=BEAT)

    def close(self) -> None:
        """End it if it still runs, and clear up behind it."""
        if self._closed:
            return
        self._closed = True
        if self.process.poll() is None:
            self.process.kill()
        for pipe in (self.process.stdin, self.process.stdout):
            if pipe is not None:
                with contextlib.suppress(OSError):
                    pipe.close()
        with contextlib.suppress(subprocess.TimeoutExpired):
            self.process.wait(timeout=5)
        self.marker.close(remove=True)


# within the process

_mine: Marker | None = None


def is_watched() -> bool:
    """Whether this is such a process."""
    return MARKER in os.environ


def be_watched(*, hears_stop: bool = True) -> Marker | None:
    """Mark from now on whose code runs, take no more memory than is fair, end with the parent.

    One that does not hear the stop key leaves that to whoever began it. None where nobody watches.
    """
    name = os.environ.get(MARKER)
    if not name:
        return None
    global _mine
    marker = _mine = Marker(Path(name))
    watched_by(marker, lambda: _was_pressed)
    limit_memory()
    # Whoever began this process has the key ignored until here.
    signal.signal(signal.SIGINT, _pressed if hears_stop else signal.SIG_IGN)
    if hasattr(os, "register_at_fork"):
        os.register_at_fork(after_in_child=_end_a_copy)
    parent = os.getppid()
    _die_with_parent()
    threading.Thread(target=_beat, args=(marker, parent), name="marker", daemon=True).start()
    return marker


_was_pressed = False


def _pressed(number: int, frame: FrameType | None) -> NoReturn:
    global _was_pressed
    _was_pressed = True
    raise KeyboardInterrupt


def _end_a_copy() -> None:
    """End this copy of the process: it would answer in its place, or outlive it.

    Whether their function runs is no help: it may be a thread that they have begun.
    """
    os._exit(0)


def end(code: int) -> NoReturn:
    """End this process, which is done; what third-party code has left in it is not waited for."""
    for stream in (sys.stdout, sys.stderr):
        with contextlib.suppress(Exception):
            stream.flush()
    if _mine is not None:
        _mine.finished()
    os._exit(code)


def note(text: str) -> None:
    """Leave a word for whoever watches this process, if anybody does."""
    if _mine is not None:
        _mine.note(text)


def have_loaded() -> None:
    """All plugins are there: what goes wrong from now on goes wrong while something is done."""
    if _mine is not None:
        _mine.loaded()


def written_by(marker: Marker) -> None:
    """From now on this process writes into that marker."""
    global _mine
    _mine = marker


def limit_memory() -> None:
    """Have the system refuse what nobody needs, where it knows how to."""
    try:
        import resource

        _, hard = resource.getrlimit(resource.RLIMIT_AS)
        most = MOST_ASKED if hard == resource.RLIM_INFINITY else min(MOST_ASKED, hard)
        resource.setrlimit(resource.RLIMIT_AS, (most, hard))
        resource.setrlimit(resource.RLIMIT_CORE, (0, resource.getrlimit(resource.RLIMIT_CORE)[1]))
    except (ImportError, AttributeError, OSError, ValueError) as error:
        log.info("this system sets no limit to memory: %s", error)


def _die_with_parent() -> None:
    if not sys.platform.startswith("linux"):
        return
    try:
        import ctypes

        ctypes.CDLL(None).prctl(DIE_WITH_PARENT, signal.SIGKILL)
    except (ImportError, OSError, AttributeError) as error:
        log.info("this process does not end with its parent: %s", error)


def memory_used() -> int:
    """The memory that this process uses now, or used at most, in bytes; 0 where nobody knows.

    Linux says of the most what whoever began this process used as well.
    """
    with contextlib.suppress(OSError, ValueError, IndexError):
        pages = Path("/proc/self/statm").read_text(encoding="ascii").split()[1]
        return int(pages) * mmap.PAGESIZE
    try:
        import resource
    except ImportError:
        return 0
    most = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    return most if sys.platform == "darwin" else most * 1024


def _beat(marker: Marker, parent: int) -> None:
    while True:
        try:
            marker.beat()
        except ValueError:  # it was given back
            return
        if memory_used() > MOST_MEMORY:
            os._exit(FULL_CODE)
        if os.getppid() != parent:
            os._exit(0)
        time.sleep(BEAT)
