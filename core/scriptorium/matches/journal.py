"""A journal: entries one behind the other in a file, each bound to the one that it follows.

What has been written is never changed: an entry is put behind the others, and it carries the name
of the entry it follows, a checksum over both that is its own name, and its length at both ends.
So one write costs the same however long the file is; a file that is cut off or damaged can be read
up to that place; and where two programs have written behind the same entry, both lines are there.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from hashlib import blake2b
from typing import BinaryIO, NamedTuple

from scriptorium.engine.errors import LoadError

MARK = b"SCRIPTORIUM-J1\n"
FIRST = bytes(8)  # what the first entry follows
MOST_FRONT = 16 * 1024
MOST_BYTES = 64 * 1024 * 1024
MOST_ENTRIES = 250_000
MOST_TORN = 256 * 1024  # what is written at once is seldom more
MOST_EMPTY = 32
LENGTH = 4
NAME = len(FIRST)
HEAD = LENGTH + NAME
FOOT = NAME + LENGTH


class CutOff(LoadError):
    """The last entry is not whole."""


class JournalEntry(NamedTuple):
    """One entry: its own name, the name of the entry it follows, what it says, where it ends."""

    name: bytes
    follows: bytes
    body: bytes
    ends: int


class Journal(NamedTuple):
    """All entries that can be read, in the order of the file, and what is wrong behind them."""

    entries: tuple[JournalEntry, ...]
    starts: int
    problem: str = ""
    is_cut: bool = False  # whether it looks as if the last writing never came to its end

    @property
    def good(self) -> int:
        """How many bytes can be read."""
        return self.entries[-1].ends if self.entries else self.starts

    def line(self) -> list[JournalEntry]:
        """The entries that count: of several behind the same one, the first in the file.

        Who wrote the others at the same moment has seen that, and has gone on in another file.
        """
        names = [FIRST, *(entry.name for entry in self.entries)]
        if all(entry.follows == name for entry, name in zip(self.entries, names, strict=False)):
            return list(self.entries)
        behind: dict[bytes, JournalEntry] = {}
        for entry in self.entries:
            behind.setdefault(entry.follows, entry)
        found, last = [], FIRST
        while last in behind:
            entry = behind.pop(last)
            found.append(entry)
            last = entry.name
        return found


def name_of(follows: bytes, body: bytes) -> bytes:
    """The name of an entry: a checksum over what it says and what it follows."""
    return blake2b(follows + body, digest_size=NAME, person=b"scr-journal").digest()


def written(follows: bytes, bodies: Iterable[bytes]) -> tuple[bytes, bytes]:
    """The bytes of some entries behind a given one, and the name of the last."""
    parts = []
    for body in bodies:
        name, length = name_of(follows, body), len(body).to_bytes(LENGTH, "big")
        parts += [length, follows, body, name, length]
        follows = name
    return b"".join(parts), follows


def beginning(data: bytes) -> int:
    """Where the entries begin; a program may have put a page of its own in front."""
    at = data.find(MARK, 0, MOST_FRONT)
    if at < 0:
        raise LoadError("this is not the file of a match: it does not begin like one")
    return at + len(MARK)


def read_entries(data: bytes, at: int, count: int = 0) -> Iterator[JournalEntry]:
    """The entries from a place on, so many of which came before; raises `LoadError` where torn."""
    size = len(data)
    while at < size:
        body_at = at + HEAD
        ends = body_at + int.from_bytes(data[at : at + LENGTH], "big") + FOOT
        if ends > size or not any(data[at : at + MOST_EMPTY]):
            raise CutOff(f"the file is cut off behind entry {count}")
        follows, body = data[at + LENGTH : body_at], data[body_at : ends - FOOT]
        name = data[ends - FOOT : ends - LENGTH]
        if name != name_of(follows, body) or data[ends - LENGTH : ends] != data[at : at + LENGTH]:
            raise LoadError(
                f"the file is damaged behind entry {count}: a checksum does not fit what it holds"
            )
        count += 1
        if count > MOST_ENTRIES:
            raise LoadError(f"a match has at most {MOST_ENTRIES} entries")
        yield JournalEntry(name, follows, body, ends)
        at = ends


def read_journal(data: bytes) -> Journal:
    """Everything that can be read of a journal; raises `LoadError` where it is none."""
    if not isinstance(data, (bytes, bytearray, memoryview)):
        raise LoadError(f"a match is bytes, not {type(data).__name__}")
    if len(data) > MOST_BYTES:
        raise LoadError(f"a match has at most {MOST_BYTES} bytes, this has {len(data)}")
    data = bytes(data)
    starts = beginning(data)
    found: list[JournalEntry] = []
    known = {FIRST}
    problem, is_cut = "", False
    try:
        for entry in read_entries(data, starts):
            if entry.follows not in known or (entry.follows == FIRST and found):
                raise LoadError(f"entry {len(found) + 1} follows one that is not there")
            known.add(entry.name)
            found.append(entry)
    except LoadError as error:
        problem = str(error)
        left = len(data) - (found[-1].ends if found else starts)
        is_cut = isinstance(error, CutOff) and left <= MOST_TORN
    return Journal(tuple(found), starts, problem, is_cut)


def streamed(file: BinaryIO) -> Iterator[JournalEntry]:
    """The entries that count, each as it is read, so that none has to wait for those behind it.

    Of a file from outside no more is held than one entry. Raises `LoadError` at the first that
    cannot be read.
    """
    file.seek(beginning(file.read(MOST_FRONT + len(MARK))))
    last, known, count = FIRST, {FIRST}, 0
    while head := file.read(HEAD):
        length = int.from_bytes(head[:LENGTH], "big")
        if file.tell() + length > MOST_BYTES:
            raise LoadError(f"a match has at most {MOST_BYTES} bytes")
        for entry in read_entries(head + file.read(length + FOOT), 0, count):
            count += 1
            if count > MOST_ENTRIES:
                raise LoadError(f"a match has at most {MOST_ENTRIES} entries")
            if entry.follows not in known or (entry.follows == FIRST and count > 1):
                raise LoadError(f"entry {count} follows one that is not there")
            known.add(entry.name)
            if entry.follows == last:  # the first behind another one is the one that goes on
                last = entry.name
                yield entry
