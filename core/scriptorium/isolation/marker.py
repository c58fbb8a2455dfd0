"""The marker: whose code runs, kept where another process can see it.

It lies in a file that two processes hold in memory. The guard writes the number of a plugin into it
when that plugin's code is entered, and the number of before when it is left. What it says last
stays there when the process hangs, crashes or is ended, and after the next start.
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
LINGERS = 6  # beats for which one call goes on until its place is looked up


class RaisedStop(Exception):
    """A plugin raised what the stop key raises."""

    def __init__(self, *details: object) -> None:
        super().__init__("raised KeyboardInterrupt, which is for the stop key alone", *details)

    def __str__(self) -> str:
        return str(self.args[0])


class Watcher(Protocol):
    """Hears whose code begins and ends."""

    def enter(self, guest: str) -> str:
        """Third-party code begins; gives whose code ran before."""

    def leave(self, before: str) -> None:
        """It is done, and that of before goes on."""


def _somebody() -> bool:
    return True


_watcher: Watcher | None = None
_was_pressed: Callable[[], bool] = _somebody
_places: dict[str, str] = {}


def watched_by(
    watcher: Watcher | None, was_pressed: Callable[[], bool] = _somebody
) -> Watcher | None:
    """Tell this one from now on; gives who was told before.

    `was_pressed` knows whether the stop key was. Otherwise third-party code has raised its error.
    """
    global _watcher, _was_pressed
    before, _watcher, _was_pressed = _watcher, watcher, was_pressed
    return before


def marked(guest: str, call: Callable[..., Any], *args: Any) -> Any:
    """Call a function of a plugin, with a mark for whoever watches."""
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
    """Know this file or folder as a guest's: what Python calls there by itself is marked too."""
    _places[place] = guest


def whose(frame: FrameType) -> str:
    """Which guest's function runs there, if any."""
    path = frame.f_code.co_filename
    for place, guest in _places.items():
        if path.startswith(place) and path[len(place) : len(place) + 1] in ("", "/", os.sep):
            return guest
    return ""


@dataclass(frozen=True)
class Reading:
    """What a marker says at a moment: of each thread its calls and whose code it runs.

    `moves` counts how often the first thread was found elsewhere than before, `imports` how often
    it had imported something.
    """

    beats: int
    moves: int
    imports: int
    threads: tuple[tuple[int, str], ...]

    @property
    def guests(self) -> tuple[str, ...]:
        """Whose code runs, each once."""
        return tuple(dict.fromkeys(guest for _, guest in self.threads if guest))


class _Thread:
    """The cell of a thread, and what stands in it."""

    __slots__ = ("at", "call", "calls", "guest", "lingers")

    def __init__(self, at: int) -> None:
        self.at, self.calls, self.guest = at, 0, ""
        self.call, self.lingers = 0, 0  # the call of the last beat, and for how many it goes on


class Marker:
    """A marker in a file; who runs third-party code writes it, who watches reads it."""

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
        self._threads: dict[int, _Thread] = {}  # by their numbers, of which those that ended return
        self._lock = threading.Lock()
        self._main = 0  # the cell of the first thread
        self._numbers = {"": 0}
        self._spot: tuple[int, int] = 0, 0
        self._modules = 0
        self._stray: FrameType | None = None
        self._strays = ""  # whose that is, if it stays

    # writing

    def enter(self, guest: str) -> str:
        """Third-party code begins; gives whose code ran before."""
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
        """It is done, and that of before goes on."""
        mine = self._threads[get_ident()]
        mine.guest = before
        mine.calls = calls = mine.calls + 1
        self._cells[mine.at] = calls << BITS | self._numbers[before]

    def _take(self) -> _Thread:
        """A cell for this thread; the last threads of very many share one."""
        with self._lock:
            made = _Thread(THREADS + min(len(self._threads), MOST_THREADS - 1))
            self._threads[get_ident()] = made
        if threading.current_thread() is threading.main_thread():
            self._main = made.at
        return made

    def _named(self, guest: str) -> int:
        """The number of a guest that is marked for the first time."""
        with self._lock:
            number = min(len(self._numbers), MOST_NAMES - 1)
            self._write(NAMES + TEXT * number, guest)
            self._numbers[guest] = number
        return number

    def beat(self) -> None:
        """The process that runs it is alive; from a thread of its own."""
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
        """Mark whose code goes on on the first thread though nobody has called it.

        Nobody guards what Python itself calls: a comparison, a destructor, the words of an error.
        It is marked as long as it is the same call.
        """
        found = None
        while frame is not None:
            found = frame if whose(frame) else found
            frame = frame.f_back
        stays = whose(found) if found is not None and found is self._stray else ""
        if stays != self._strays:
            self._strays = stays
            self.enter(stays)
        self._stray = found  # which is kept, so that no other can be taken for it

    def _look_where(self, frames: Mapping[int, FrameType | None]) -> None:
        """Write down in which line of a guest a call is that goes on, on whichever thread.

        This thread has marked what goes on as a stray on the first one.
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
        """Keep a word for whoever looks after the end: which match lies on the table."""
        self._write(NOTE, text)

    def running(self, is_so: bool) -> None:
        """Note that the program runs, or that it has come to its end."""
        self._cells[RUNNING] = int(is_so)

    def give_up(self) -> None:
        """Note that the program is ended because somebody's code hangs."""
        self._cells[GAVE_UP] = 1

    def loaded(self) -> None:
        """Note that all plugins are there."""
        self._cells[LOADED] = 1

    def finished(self) -> None:
        """Note that all is done that was to be done."""
        self._cells[FINISHED] = 1

    def _write(self, at: int, text: str) -> None:
        data = text.encode("utf-8", "replace")[: TEXT - LENGTH.size]
        LENGTH.pack_into(self._bytes, at, 0)  # nobody reads half a name
        self._bytes[at + LENGTH.size : at + LENGTH.size + len(data)] = data
        LENGTH.pack_into(self._bytes, at, len(data))

    # reading

    def seen(self) -> Reading:
        """What it says now."""
        cells = self._cells[THREADS : THREADS + MOST_THREADS].tolist()
        threads = tuple(
            (cell >> BITS, self._read(NAMES + TEXT * (cell & (1 << BITS) - 1)))
            for cell in cells
            if cell
        )
        return Reading(self._cells[BEATS], self._cells[MOVES], self._cells[IMPORTS], threads)

    def noted(self) -> str:
        """The word that was kept."""
        return self._read(NOTE)

    def place(self) -> str:
        """The file and line in which code went on for long, or nothing."""
        return self._read(PLACE)

    def is_running(self) -> bool:
        """Whether the program runs, or has ended without a word."""
        return bool(self._cells[RUNNING])

    def gave_up(self) -> bool:
        """Whether it was ended because somebody's code hung."""
        return bool(self._cells[GAVE_UP])

    def has_loaded(self) -> bool:
        """Whether all plugins were there."""
        return bool(self._cells[LOADED])

    def has_finished(self) -> bool:
        """Whether all was done that was to be done."""
        return bool(self._cells[FINISHED])

    def _read(self, at: int) -> str:
        (length,) = LENGTH.unpack_from(self._bytes, at)
        start = at + LENGTH.size
        data = bytes(self._bytes[start : start + min(length, TEXT - LENGTH.size)])
        return data.decode("utf-8", "replace")

    def clear(self) -> None:
        """Say nothing any more."""
        self._memory[:] = bytes(SIZE)

    def close(self, *, remove: bool = False) -> None:
        """Give it back, and take the file away if so wished."""
        self._cells.release()
        self._bytes.release()
        self._memory.close()
        if remove:
            self.path.unlink(missing_ok=True)
