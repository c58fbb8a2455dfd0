"""What is known of the files in a folder without reading them again: looked up by size and date."""

from __future__ import annotations

import contextlib
import os
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Annotated, NamedTuple

import msgspec
from msgspec import Meta, Struct

from scriptorium.engine.errors import LoadError
from scriptorium.plugins.file_names import shown

from .disk import Disk
from .journal import JournalEntry, read_journal
from .records import UNREADABLE, Ended, HeaderRecord, Name, Points, Record, Seated, Seating, decode

INDEX = ".index"
MOST_INDEX = 32 * 1024 * 1024
LATEST = 1 << 63  # what is dated by a clock that was so wrong is read anew at every start
MOST_PROBLEM = 1000
SEATED, ENDED = b"\xa6seated", b"\xa5ended"


class Header(Struct, frozen=True, forbid_unknown_fields=True, array_like=True):
    """What is known of a match without opening it."""

    game: Name
    seating: Seating
    actions: Annotated[int, Meta(ge=0)]
    turn: Annotated[int, Meta(ge=0)]
    over: bool
    title: str = ""
    scores: Points = ()
    parts: tuple[tuple[Name, Points], ...] = ()
    names: Seating = ()


class Stamp(NamedTuple):
    """How large a file is and when it was written to."""

    size: int
    nanoseconds: int

    @property
    def when(self) -> float:
        """When it was written to, in seconds."""
        return self.nanoseconds / 1e9


class IndexedFile(Struct, frozen=True, array_like=True, forbid_unknown_fields=True):
    """What was read of a file when it was so large and so old."""

    size: int
    nanoseconds: int
    header: Header | None
    problem: Annotated[str, Meta(max_length=MOST_PROBLEM)] = ""


def header_of(data: bytes) -> Header:
    """Read the header of a match from its file alone; raises `LoadError`."""
    journal = read_journal(data)
    if journal.problem and not (journal.is_cut and journal.entries):
        raise LoadError(journal.problem)
    entries = journal.line()
    first, last = decode(entries[0].body), decode(entries[-1].body)
    if not isinstance(first, HeaderRecord):
        raise LoadError("the file does not begin with how the match began")
    who, end = _last_of(entries, SEATED), _last_of(entries, ENDED)
    if not isinstance(who, Seated):
        who = Seated(last.at, last.turn, last.over, ())
    stands = (first.setup.game, who.seating, last.at, last.turn, last.over, who.title)
    if last.over and isinstance(end, Ended):
        return Header(*stands, end.scores, end.parts, who.names)
    return Header(*stands, names=who.names)


def _last_of(entries: list[JournalEntry], kind: bytes) -> Record | None:
    """What the last entry of a kind says; to know the kind it need not be read whole."""
    body = next((one.body for one in reversed(entries) if one.body[1:].startswith(kind)), None)
    return decode(body) if body is not None else None


class FolderIndex:
    """The headers of a folder's files; a file that was written to since is read anew."""

    def __init__(self, folder: Path, disk: Disk) -> None:
        self.folder = folder
        self.disk = disk
        self._known: dict[str, IndexedFile] = {}
        self._read, self._changed = False, False

    def files(self, suffix: str) -> Iterator[tuple[str, Stamp]]:
        """The files with an ending: their names as shown, without it, how large and how old."""
        found: dict[str, Stamp] = {}
        with contextlib.suppress(OSError), os.scandir(self.folder) as entries:
            for entry in entries:
                if entry.name.endswith(suffix) and not entry.name.startswith("."):
                    with contextlib.suppress(OSError):
                        if entry.is_file():
                            there = entry.stat()
                            name = shown(entry.name.removesuffix(suffix))
                            found[name] = Stamp(there.st_size, there.st_mtime_ns)
        self._load()
        for name in self._known.keys() - found.keys():
            del self._known[name]
            self._changed = True
        yield from sorted(found.items())

    def header(
        self, name: str, stamp: Stamp, read: Callable[[str], Header]
    ) -> tuple[Header | None, str]:
        """What is known of a file, or else what reading it tells; with its problem, if any."""
        known = self._known.get(name)
        if known is None or (known.size, known.nanoseconds) != stamp:
            try:
                known = IndexedFile(*stamp, read(name))
            except LoadError as error:
                known = IndexedFile(*stamp, None, str(error)[:MOST_PROBLEM])
            self._known[name], self._changed = known, True
        return known.header, known.problem

    def keep(self) -> None:
        """Keep what is known for the next start; it is made anew where that fails."""
        if not self._changed:
            return
        with contextlib.suppress(OSError):
            known = {
                name: one for name, one in self._known.items() if abs(one.nanoseconds) < LATEST
            }
            self.disk.keep(self.folder / INDEX, msgspec.msgpack.encode(known))
            self._changed = False

    def _load(self) -> None:
        if self._read:
            return
        self._read = True
        try:
            data = self.disk.read(self.folder / INDEX, MOST_INDEX + 1)
            if len(data) <= MOST_INDEX:
                self._known = msgspec.msgpack.decode(data, type=dict[str, IndexedFile])
        except (OSError, msgspec.ValidationError, *UNREADABLE):
            self._known = {}
