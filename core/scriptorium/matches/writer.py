"""The one who writes a match: what is done is put behind what is in its file.

A program that has a match open holds its file. Where that cannot be seen, over a synced folder for
instance, each write looks whether the file still ends where the last one ended: a file that has
moved on is not written to, and this line of play goes on in a file of its own.
"""

from __future__ import annotations

import contextlib
from pathlib import Path
from typing import NamedTuple

from scriptorium.engine.errors import LoadError
from scriptorium.engine.values import Seat

from .disk import Busy, Disk, Stand
from .journal import FIRST, MARK, read_entries, written
from .match import HistoryEntry, Match
from .match_file import MatchLines
from .records import Record, Seal, Seated, Taken, WentBack, encode, ended

STOOD_EVERY = 20
NO_FILE = -1
Line = tuple[tuple[Seat, str], ...]


class FileEnd(NamedTuple):
    """Where a file ends: the name of its last entry, the end itself, what is torn behind it."""

    last: bytes
    end: Stand
    torn: bytes = b""


class MovedOn(Exception):
    """Another program has gone on with the match; nothing was written over."""


class Writer:
    """One match in one file, from its first action on or from where it was opened."""

    def __init__(self, disk: Disk, path: Path, seal: Seal | None = None) -> None:
        self.disk = disk
        self.path = path
        self.seal = seal
        self.holds = False
        self._handle = NO_FILE
        self._end: Stand | None = None  # how the file ended when we last wrote or read
        self._torn = b""  # what we tried to put behind that, and may have in part
        self._last = FIRST
        self._done: list[HistoryEntry] = []
        self._seated: tuple[Line, str, Line] = ((), "", ())

    # beginning

    def begin(self, match: Match, seating: Line, title: str = "", names: Line = ()) -> None:
        """A file of its own for a match as it stands; raises `OSError`, and then there is none."""
        who = seating, title, names
        data, last = written(FIRST, map(encode, self._whole(match, *who)))
        self.disk.keep(self.path, MARK + data)
        self._last, self._done, self._seated = last, list(match.done), who
        self._end = self.disk.stand(self.path)
        with contextlib.suppress(OSError, Busy):  # it is tried again at the next action
            self.hold()

    def go_on(self, match: Match, place: FileEnd, lines: MatchLines) -> None:
        """Behind what is in the file already, which tells the match as it stands."""
        self._last, self._done = place.last, list(match.done)
        self._seated = lines.seating, lines.title, lines.names
        self._end, self._torn = place.end, place.torn

    def hold(self, *, take: bool = False) -> None:
        """Hold the file; raises `Busy` where another program does, unless it is taken over."""
        if self._handle == NO_FILE:
            self._handle = self.disk.open(self.path)
        try:
            self.disk.lock(self._handle)
            self.holds = True
        except Busy:
            if not take:
                self.close()
                raise

    def close(self) -> None:
        """Let go of the file."""
        self.holds = False
        if self._handle != NO_FILE:
            with contextlib.suppress(OSError):
                self.disk.close(self._handle)
            self._handle = NO_FILE

    # going on

    def keep(self, match: Match, seating: Line, title: str = "", names: Line = ()) -> None:
        """Put what is new behind the rest; raises `OSError` or `MovedOn`, and nothing is kept."""
        sayings = self._news(match, seating, title, names)
        if sayings:
            self._last = self._put(sayings)
        same = self._same(match)
        self._done[same:] = match.done[same:]
        self._seated = seating, title, names

    @property
    def title(self) -> str:
        """What the match is called."""
        return self._seated[1]

    @property
    def names(self) -> Line:
        """What players call themselves."""
        return self._seated[2]

    def rename(self, lines: MatchLines, place: FileEnd, title: str) -> None:
        """Call a match something else that nobody plays; raises `OSError` or `MovedOn`."""
        count = len(lines.actions)
        self._last, self._end, self._torn = place.last, place.end, place.torn
        turn, over = lines.stands[count]
        self._put([Seated(count, turn, over, lines.seating, title, lines.names)])

    def take_over(self, match: Match, by: bytes) -> None:
        """Tell whoever holds the file that another goes on from here."""
        table = match.table
        over = table.outcome is not None
        self._last = self._put([Taken(len(match.done), table.clock.turn, over, by)])

    def _same(self, match: Match) -> int:
        """How many of the actions that were kept are still those of the match."""
        same = min(len(self._done), len(match.done))
        while same and self._done[same - 1] is not match.done[same - 1]:
            same -= 1
        return same

    def _news(self, match: Match, seating: Line, title: str, names: Line) -> list[Record]:
        done, before, same = match.done, len(self._done), self._same(match)
        sayings: list[Record] = []
        table = done[same].before if same < len(done) else match.table
        if same < before:
            sayings.append(WentBack(same, table.clock.turn, table.outcome is not None))
        sayings += map(match.did, range(same + 1, len(done) + 1))
        if len(done) // STOOD_EVERY > same // STOOD_EVERY or match.table.outcome is not None:
            sayings += [match.stands(self.seal)] if len(done) > same else []
        if len(done) > same:
            sayings += ended(len(done), match.table)
        return sayings + self._who(match, seating, title, names)

    def _who(self, match: Match, seating: Line, title: str, names: Line) -> list[Record]:
        if (seating, title, names) == self._seated:
            return []
        table = match.table
        over = table.outcome is not None
        return [Seated(len(match.done), table.clock.turn, over, seating, title, names)]

    def _whole(self, match: Match, seating: Line, title: str, names: Line) -> list[Record]:
        self._seated = ((), "", ())
        sayings = [
            match.began(self.seal, grows=True),
            *map(match.did, range(1, len(match.done) + 1)),
        ]
        sayings += [match.stands(self.seal), *ended(len(match.done), match.table)]
        return sayings + self._who(match, seating, title, names)

    def _put(self, sayings: list[Record]) -> bytes:
        """Write behind the end that we know; what was torn there by a failure goes first."""
        data, last = written(self._last, map(encode, sayings))
        end = self._look()
        if self._handle == NO_FILE:
            self.hold(take=True)
        elif not self.holds:
            with contextlib.suppress(Busy):
                self.holds = self.disk.lock(self._handle)
        if self._torn:
            self.disk.cut(self._handle, end.size)
        self._torn = data
        self.disk.append(self._handle, data)
        now = self.disk.stand(self.path)
        if now is None or not self._is_next(end, data):
            raise MovedOn
        self._end, self._torn = now, b""
        return last

    def _look(self) -> Stand:
        """The end of the file, behind which we may write; raises `MovedOn`."""
        end, now = self._end, self.disk.stand(self.path)
        if end is None or now is None or now.file != end.file or now.size < end.size:
            raise MovedOn
        if now.size == end.size:
            return end
        behind = self.disk.read_from(self.path, end.size, now.size - end.size)
        if self._torn.startswith(behind):
            return end
        if self._goes_on(behind):
            raise MovedOn
        self._torn = b""
        return now

    def _goes_on(self, behind: bytes) -> bool:
        """Whether others have gone on from where we are, or have left something half written.

        Who wrote at the same moment as we, and came second, has gone on in another file.
        """
        try:
            return any(entry.follows == self._last for entry in read_entries(behind, 0))
        except LoadError:
            return True

    def _is_next(self, end: Stand, data: bytes) -> bool:
        """Whether ours is what follows the end; of two who write at once the first goes on."""
        return self.disk.read_from(self.path, end.size, len(data)) == data
