"""The marker: tells another process whose code runs.

It is a file that two processes map into memory. On entering a plugin's code the guard writes the
plugin's number into it, and on leaving the number from before. The last entry is still there when
the process hangs or crashes, and at the next start.
"""

from __future__ import annotations

import mmap
import os
import struct
import sys
import threading
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from pathlib import Path
from threading import get_ident
from types import FrameType
from typing import Any, Protocol

CELL = 8  # bytes of a number
BEATS, RUNNING, MOVES, IMPORTS, GAVE_UP, LOADED, FINISHED = range(7)  # cells of the head
THREADS, MOST_THREADS = 16, 112  # the first cell of a thread, and how many there are
TEXT = 256
NOTE, PLACE, NAMES = (CELL * (THREADS + MOST_THREADS) + TEXT * nr for nr in range(3))
MOST_NAMES = 1024
SIZE = NAMES + TEXT * MOST_NAMES
LENGTH = struct.Struct("<H")
BITS = 16  # of a cell of a thread, in which the number of a plugin stands below its calls
LINGERS = 6  # beats of one call until its line is looked up


class RaisedStop(Exception):
    """A plugin raised KeyboardInterrupt, which only the stop key may raise."""

    def __init__(self, *details: object) -> None:
        super().__init__("raised KeyboardInterrupt, which is for the stop key alone", *details)

    def __str__(self) -> str:
        return str(self.args[0])


class Watcher(Protocol):
    """Follows whose code runs."""

    def enter(self, guest: str) -> str:
        """Code of this plugin begins; gives the plugin whose code ran before."""

    def leave(self, before: str) -> None:
        """It is done, and the code from before goes on."""


def _somebody() -> bool:
    return True


_watcher: Watcher | None = None
_was_pressed: Callable[[], bool] = _somebody
_places: dict[str, str] = {}


def watched_by(
    watcher: Watcher | None, was_pressed: Callable[[], bool] = _somebody
) -> Watcher | None:
    """Use this watcher from now on; gives the one from before.

    `was_pressed` tells whether the player pressed the stop key. If not, third-party code raised
    KeyboardInterrupt.
    """
    global _watcher, _was_pressed
    before, _watcher, _was_pressed = _watcher, watcher, was_pressed
    return before


def marked(guest: str, call: Callable[..., Any], *args: Any) -> Any:
    """Call a function of a plugin, and mark its code as running meanwhile."""
    watcher = _watcher
    if watcher is None:
        return call(*args)
    before = watcher.enter(guest)
    try:
        return call(*args)
    except KeyboardInterrupt as error:
        if _was_pressed():
            raise
        raise RaisedStop(*error.args) from error
    finally:
        watcher.leave(before)


def lies_in(place: str, guest: str) -> None:
    """Register a plugin's file or folder, so that code which Python calls itself is marked too."""
    _places[place] = guest


def whose(frame: FrameType) -> str:
    """The plugin whose function runs in a frame, or an empty text."""
    path = frame.f_code.co_filename
    for place, guest in _places.items():
        if path.startswith(place) and path[len(place) : len(place) + 1] in ("", "/", os.sep):
            return guest
    return ""


@dataclass(frozen=True)
class Reading:
    """One reading of a marker: for each thread its number of calls and whose code it runs.

    `moves` counts the beats at which the main thread had moved, `imports` those at which new
    modules had been imported.
    """

    beats: int
    moves: int
    imports: int
    threads: tuple[tuple[int, str], ...]

    @property
    def guests(self) -> tuple[str, ...]:
        """The plugins whose code runs, each once."""
        return tuple(dict.fromkeys(guest for _, guest in self.threads if guest))


class _Thread:
    """A thread: its cell in the marker, and what the cell says."""

    __slots__ = ("at", "call", "calls", "guest", "lingers")

    def __init__(self, at: int) -> None:
        self.at, self.calls, self.guest = at, 0, ""
        self.call, self.lingers = 0, 0  # the call of the last beat, and for how many it goes on


class Marker:
    """A marker in a file: the process with third-party code writes it, the watching one reads."""

    def __init__(self, path: Path) -> None:
        self.path = path
        number = os.open(path, os.O_RDWR | os.O_CREAT | getattr(os, "O_BINARY", 0), 0o600)
        try:
            if os.fstat(number).st_size != SIZE:
                os.ftruncate(number, SIZE)
            self._memory = mmap.mmap(number, SIZE)
        finally:
            os.close(number)
        self._bytes = memoryview(self._memory)
        self._cells = self._bytes.cast("Q")
        self._threads: dict[int, _Thread] = {}  # by number; the system reuses numbers
        self._lock = threading.Lock()
        self._main = 0  # the cell of the first thread
        self._numbers = {"": 0}
        self._spot: tuple[int, int] = 0, 0
        self._modules = 0
        self._stray: FrameType | None = None
        self._strays = ""  # the plugin of that frame, once it has lasted for a beat

    # writing

    def enter(self, guest: str) -> str:
        """Code of this plugin begins; gives the plugin whose code ran before."""
        mine = self._threads.get(get_ident()) or self._take()
        before = mine.guest
        mine.guest = guest
        mine.calls = calls = mine.calls + 1
        number = self._numbers.get(guest)
        if number is None:
            number = self._named(guest)
        self._cells[mine.at] = calls << BITS | number
        return before

    def leave(self, before: str) -> None:
        """It is done, and the code from before goes on."""
        mine = self._threads[get_ident()]
        mine.guest = before
        mine.calls = calls = mine.calls + 1
        self._cells[mine.at] = calls << BITS | self._numbers[before]

    def _take(self) -> _Thread:
        """Give this thread a cell; when there are too many threads, the last ones share one."""
        with self._lock:
            made = _Thread(THREADS + min(len(self._threads), MOST_THREADS - 1))
            self._threads[get_ident()] = made
        if threading.current_thread() is threading.main_thread():
            self._main = made.at
        return made

    def _named(self, guest: str) -> int:
        """Number a plugin that is marked for the first time."""
        with self._lock:
            number = min(len(self._numbers), MOST_NAMES - 1)
            self._write(NAMES + TEXT * number, guest)
            self._numbers[guest] = number
        return number

    def beat(self) -> None:
        """Show that this process is alive; called on a thread of its own."""
        self._cells[BEATS] += 1
        frames = sys._current_frames()
        frame = frames.get(threading.main_thread().ident or 0)
        spot = (id(frame), frame.f_lasti) if frame is not None else (0, 0)
        if spot != self._spot:
            self._spot = spot
            self._cells[MOVES] += 1
        if len(sys.modules) != self._modules:
            self._modules = len(sys.modules)
            self._cells[IMPORTS] += 1
        call = self._cells[self._main] if self._main else 0
        marked = bool(call & (1 << BITS) - 1)
        self._look_for_strays(None if marked else frame)
        self._look_where({**frames, get_ident(): frame})

    def _look_for_strays(self, frame: FrameType | None) -> None:
        """Mark a plugin's code that runs on the main thread without having gone through a guard.

        Python itself calls comparisons, destructors and the text of errors, which have no guard.
        The mark stays as long as the same call goes on.
        """
        found = None
        while frame is not None:
            found = frame if whose(frame) else found
            frame = frame.f_back
        stays = whose(found) if found is not None and found is self._stray else ""
        if stays != self._strays:
            self._strays = stays
            self.enter(stays)
        self._stray = found  # kept alive, so that no new frame gets its identity

    def _look_where(self, frames: Mapping[int, FrameType | None]) -> None:
        """Write down the line that a lasting call of a plugin has come to, on any thread.

        What is marked for this thread is the stray call on the main thread.
        """
        for number, mine in tuple(self._threads.items()):
            goes_on = bool(mine.guest) and mine.calls == mine.call
            mine.call, mine.lingers = mine.calls, mine.lingers + 1 if goes_on else 0
            if mine.lingers >= LINGERS:
                frame = frames.get(number)
                while frame is not None and not whose(frame):
                    frame = frame.f_back
                place = f"{Path(frame.f_code.co_filename).name}:{frame.f_lineno}" if frame else ""
                self._write(PLACE, place)

    def note(self, text: str) -> None:
        """Leave a note to be read after the end: the match on the table."""
        self._write(NOTE, text)

    def running(self, is_so: bool) -> None:
        """Note that the program runs, or that it has ended."""
        self._cells[RUNNING] = int(is_so)

    def give_up(self) -> None:
        """Note that the program ends because a plugin hangs."""
        self._cells[GAVE_UP] = 1

    def loaded(self) -> None:
        """Note that all plugins are loaded."""
        self._cells[LOADED] = 1

    def finished(self) -> None:
        """Note that the work is done."""
        self._cells[FINISHED] = 1

    def _write(self, at: int, text: str) -> None:
        data = text.encode("utf-8", "replace")[: TEXT - LENGTH.size]
        LENGTH.pack_into(self._bytes, at, 0)  # so a reader never sees half a name
        self._bytes[at + LENGTH.size : at + LENGTH.size + len(data)] = data
        LENGTH.pack_into(self._bytes, at, len(data))

    # reading

    def seen(self) -> Reading:
        """Read it."""
        cells = self._cells[THREADS : THREADS + MOST_THREADS].tolist()
        threads = tuple(
            (cell >> BITS, self._read(NAMES + TEXT * (cell & (1 << BITS) - 1)))
            for cell in cells
            if cell
        )
        return Reading(self._cells[BEATS], self._cells[MOVES], self._cells[IMPORTS], threads)

    def noted(self) -> str:
        """The note that was left."""
        return self._read(NOTE)

    def place(self) -> str:
        """The file and line of the last call that took long, or an empty text."""
        return self._read(PLACE)

    def is_running(self) -> bool:
        """Whether the program runs, or has crashed."""
        return bool(self._cells[RUNNING])

    def gave_up(self) -> bool:
        """Whether it ended because a plugin hung."""
        return bool(self._cells[GAVE_UP])

    def has_loaded(self) -> bool:
        """Whether all plugins were loaded."""
        return bool(self._cells[LOADED])

    def has_finished(self) -> bool:
        """Whether the work was done."""
        return bool(self._cells[FINISHED])

    def _read(self, at: int) -> str:
        (length,) = LENGTH.unpack_from(self._bytes, at)
        start = at + LENGTH.size
        data = bytes(self._bytes[start : start + min(length, TEXT - LENGTH.size)])
        return data.decode("utf-8", "replace")

    def clear(self) -> None:
        """Empty it."""
        self._memory[:] = bytes(SIZE)

    def close(self, *, remove: bool = False) -> None:
        """Unmap it, and remove the file if wished."""
        self._cells.release()
        self._bytes.release()
        self._memory.close()
        if remove:
            self.path.unlink(missing_ok=True)
