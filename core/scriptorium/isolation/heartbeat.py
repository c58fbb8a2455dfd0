"""The pulse: whose code runs, and that it moves on, kept where another process can see it.

It lies in a file that two processes hold in memory. What it says last stays there when the one that
writes it hangs, crashes or is ended, and after the next start.
"""

from __future__ import annotations

import mmap
import os
import struct
import sys
import threading
from dataclasses import dataclass
from pathlib import Path
from types import FrameType

from .line_counter import whose

SLOTS, SLOT = 15, 256
HEAD = SLOT
SIZE = HEAD + SLOTS * SLOT
NUMBER, LENGTH = struct.Struct("<Q"), struct.Struct("<H")
BEATS, RUNNING, MOVES, GAVE_UP, LOADED, NOTE = 0, 8, 16, 24, 32, 40  # places in the head
MOST_NOTE = HEAD - NOTE - LENGTH.size


@dataclass(frozen=True)
class HeartbeatReading:
    """What a pulse says at a moment: of each thread its steps and whose code it runs.

    `moves` counts how often the first thread was found elsewhere than before.
    """

    beats: int
    moves: int
    threads: tuple[tuple[int, str], ...]

    @property
    def guests(self) -> tuple[str, ...]:
        """Whose code runs, each once."""
        return tuple(dict.fromkeys(guest for _, guest in self.threads if guest))


class _Mine(threading.local):
    """The place of this thread in the pulse."""

    at = 0
    guest = ""
    steps = 0
    is_main = False


class Heartbeat:
    """A pulse in a file; who runs third-party code writes it, who watches reads it."""

    def __init__(self, path: Path) -> None:
        self.path = path
        number = os.open(path, os.O_RDWR | os.O_CREAT | getattr(os, "O_BINARY", 0), 0o600)
        try:
            if os.fstat(number).st_size != SIZE:
                os.ftruncate(number, SIZE)
            self._memory = mmap.mmap(number, SIZE)
        finally:
            os.close(number)
        self._mine = _Mine()
        self._lock = threading.Lock()
        self._taken = 0
        self._written: dict[str, bytes] = {}
        self._beats, self._moves = 0, 0
        self._place_before = (0, 0)
        self.main_guest = ""  # whose code the first thread of this process runs
        self._stray: FrameType | None = None

    # writing

    def _place(self) -> int:
        """Where this thread writes; further ones share the last place."""
        with self._lock:
            at = HEAD + SLOT * min(self._taken, SLOTS - 1)
            self._taken += 1
        self._mine.at = at
        self._mine.is_main = threading.current_thread() is threading.main_thread()
        return at

    def enter(self, guest: str) -> str:
        """Third-party code begins; gives whose code ran before."""
        before = self._mine.guest
        self._put(guest)
        return before

    def leave(self, before: str) -> None:
        """It is done, and that of before goes on."""
        self._put(before)

    def _put(self, guest: str) -> None:
        mine = self._mine
        at = mine.at or self._place()
        mine.guest = guest
        if mine.is_main:
            self.main_guest = guest
        mine.steps += 1
        self._write(at + NUMBER.size, guest)
        NUMBER.pack_into(self._memory, at, mine.steps)

    def step(self) -> None:
        """It moves on."""
        mine = self._mine
        mine.steps += 1
        NUMBER.pack_into(self._memory, mine.at or self._place(), mine.steps)

    def beat(self) -> None:
        """The process that runs it is alive."""
        self._beats += 1
        NUMBER.pack_into(self._memory, BEATS, self._beats)
        frame = sys._current_frames().get(threading.main_thread().ident or 0)
        place = (id(frame), frame.f_lasti) if frame is not None else (0, 0)
        if place != self._place_before:
            self._place_before = place
            self._moves += 1
            NUMBER.pack_into(self._memory, MOVES, self._moves)
        self._look_for_strays(frame)

    def _look_for_strays(self, frame: FrameType | None) -> None:
        """Note whose code goes on on the first thread though nobody has called it.

        Nobody counts what Python itself calls: a comparison, a destructor, the words of an error.
        As long as it is the same call it makes no step.
        """
        found = None
        while frame is not None and not self.main_guest:
            found = frame if whose(frame) else found
            frame = frame.f_back
        stays = whose(found) if found is not None and found is self._stray else ""
        if stays != self._mine.guest:
            self._put(stays)
        self._stray = found  # which is kept, so that no other can be taken for it

    def note(self, text: str) -> None:
        """Keep a word for whoever looks after the end: which match lies on the table."""
        self._write(NOTE, text)

    def running(self, is_so: bool) -> None:
        """Note that the program runs, or that it has come to its end."""
        NUMBER.pack_into(self._memory, RUNNING, int(is_so))

    def give_up(self) -> None:
        """Note that the program is ended because somebody's code hangs."""
        NUMBER.pack_into(self._memory, GAVE_UP, 1)

    def loaded(self) -> None:
        """Note that all plugins are there."""
        NUMBER.pack_into(self._memory, LOADED, 1)

    def _write(self, at: int, text: str) -> None:
        data = self._written.get(text)
        if data is None:
            data = text.encode("utf-8", "replace")[:MOST_NOTE]
            data = self._written[text] = LENGTH.pack(len(data)) + data
        memory = self._memory
        LENGTH.pack_into(memory, at, 0)  # nobody reads half a name
        memory[at + LENGTH.size : at + len(data)] = data[LENGTH.size :]
        memory[at : at + LENGTH.size] = data[: LENGTH.size]

    # reading

    def seen(self) -> HeartbeatReading:
        """What it says now."""
        places = range(HEAD, SIZE, SLOT)
        threads = ((self._number(at), self._read(at + NUMBER.size)) for at in places)
        beats, moves = self._number(BEATS), self._number(MOVES)
        return HeartbeatReading(beats, moves, tuple(one for one in threads if one[0]))

    def noted(self) -> str:
        """The word that was kept."""
        return self._read(NOTE)

    def is_running(self) -> bool:
        """Whether the program runs, or has ended without a word."""
        return bool(self._number(RUNNING))

    def gave_up(self) -> bool:
        """Whether it was ended because somebody's code hung."""
        return bool(self._number(GAVE_UP))

    def has_loaded(self) -> bool:
        """Whether all plugins were there."""
        return bool(self._number(LOADED))

    def _number(self, at: int) -> int:
        return int(NUMBER.unpack_from(self._memory, at)[0])

    def _read(self, at: int) -> str:
        (length,) = LENGTH.unpack_from(self._memory, at)
        start = at + LENGTH.size
        return self._memory[start : start + min(length, MOST_NOTE)].decode("utf-8", "replace")

    def clear(self) -> None:
        """Say nothing any more."""
        self._memory[:] = bytes(SIZE)

    def close(self, *, remove: bool = False) -> None:
        """Give it back, and take the file away if so wished."""
        self._memory.close()
        if remove:
            self.path.unlink(missing_ok=True)
