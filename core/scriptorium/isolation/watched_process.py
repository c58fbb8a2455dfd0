"""A process of its own for third-party code: started, watched, and ended when it hangs.

Whatever happens in it, the program that started it goes on, and knows whose code ran last.
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
FULL_CODE = 86  # the exit code of a process that has used too much memory
WHY = {FULL_CODE: FULL}
BEAT = 0.05
MOST_MEMORY = 768 << 20  # bytes in use
MOST_ASKED = 6 << 30  # bytes of address space; libraries reserve much more than they use
DIE_WITH_PARENT = 1  # Linux: PR_SET_PDEATHSIG


def has_processes() -> bool:
    """Whether this machine can run a second process; a telephone and a browser cannot."""
    return sys.platform not in ("android", "ios", "emscripten", "wasi") and not any(
        name in os.environ for name in ("ANDROID_ARGUMENT", "ANDROID_PRIVATE")
    )


@dataclass(frozen=True)
class Lost:
    """How a process was lost: why, and the plugins (`guests`) whose code ran then.

    `loading` says that it happened before all plugins were loaded, when nothing had been done yet.
    `place` is the line in which it hung, where that is known. A process that has `finished` came
    to its own end, successfully or not.
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
    """A second process of our program, which runs third-party code."""

    def __init__(
        self, arguments: Sequence[str], *, pipes: bool = False, patience: float = PATIENCE
    ) -> None:
        number, name = tempfile.mkstemp(prefix="scriptorium-", suffix=".marker")
        os.close(number)
        self.marker = Marker(Path(name))
        self._watchdog = Watchdog(self.marker, patience)
        self._closed = False
        self._found: Lost | None = None
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
        """Whether it is lost; a process that hangs is ended. One that succeeded has code 0.

        Say whether you are `waiting` for its answer. Once it is lost, the reason stays the same.
        """
        if self._found is None:
            self._found = self._looked(waiting)
        return self._found

    def _looked(self, waiting: bool) -> Lost | None:
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
        """Wait until it ends or has to be ended.

        None if the stop key was pressed before the process could handle it.
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
        """End it if it still runs, and remove its marker."""
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
    """Mark whose code runs from now on, limit this process's memory, and end with its parent.

    Without `hears_stop` the parent handles the stop key. None where no process watches this one.
    """
    name = os.environ.get(MARKER)
    if not name:
        return None
    global _mine
    marker = _mine = Marker(Path(name))
    watched_by(marker, lambda: _was_pressed)
    limit_memory()
    # Until here the stop key is ignored, which the parent saw to.
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
    """End a forked copy of this process, which would answer in its place or outlive it.

    A thread of a plugin may have forked it, so it does not matter whose function runs here.
    """
    os._exit(0)


def end(code: int) -> NoReturn:
    """End this process, whose work is done, without waiting for threads of third-party code."""
    for stream in (sys.stdout, sys.stderr):
        with contextlib.suppress(Exception):
            stream.flush()
    if _mine is not None:
        _mine.finished()
    os._exit(code)


def note(text: str) -> None:
    """Leave a note for the process that watches this one, if there is one."""
    if _mine is not None:
        _mine.note(text)


def have_loaded() -> None:
    """Note that all plugins are loaded: a crash from now on may interrupt work."""
    if _mine is not None:
        _mine.loaded()


def written_by(marker: Marker) -> None:
    """Let this process write its notes into that marker."""
    global _mine
    _mine = marker


def limit_memory() -> None:
    """Limit this process's address space, where the system can."""
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
    """The bytes of memory in use, or the most that were in use; 0 where that is not known.

    The most is not asked for on Linux, which counts the parent's memory in.
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
        except ValueError:  # it was unmapped
            return
        if memory_used() > MOST_MEMORY:
            os._exit(FULL_CODE)
        if os.getppid() != parent:
            os._exit(0)
        time.sleep(BEAT)
