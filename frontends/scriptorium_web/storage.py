"""What a browser keeps of a player's files: a row of records, each safe before it is acknowledged.

A record tells what was done to a file. Two places take turns: once a row holds far more than what
counts, all that counts is written to the other place, which counts from its last record on.
"""

from __future__ import annotations

import errno
import os
import struct
import zlib
from collections.abc import Iterator
from pathlib import Path
from typing import Annotated, Protocol

import msgspec
from msgspec import Meta, Struct

PLAYER = Path("/player")
MARK = 0x53435242
HEAD = struct.Struct(">III")  # the mark, the length and the checksum of what follows
SPARE = 4 << 20
PUT, APPEND, CUT, MOVE, REMOVE, GENERATION = "put", "append", "cut", "move", "remove", "generation"
FULL = "QuotaExceededError"


class FileChange(Struct, frozen=True, array_like=True):
    """What was done to a file."""

    what: str
    path: str = ""
    data: bytes = b""
    to: str = ""
    size: Annotated[int, Meta(ge=0)] = 0


class BrowserFile(Protocol):
    """A file of the browser's, which never grows by more than is written behind its end."""

    def read(self) -> bytes:
        """All of it."""

    def write(self, data: bytes, at: int) -> str:
        """Write and wait until it is safe; the name of what went wrong, or nothing."""

    def cut(self, size: int) -> None:
        """Take off what is behind."""


class Store(Protocol):
    """Where deeds are kept."""

    files: dict[str, bytes]

    def keep(self, deed: FileChange) -> None:
        """Keep what was done; `OSError` where that is not possible."""


def failed(why: str) -> OSError:
    """What a browser calls by its own name, as a disk would tell it."""
    number = errno.ENOSPC if why == FULL else errno.EIO
    return OSError(number, os.strerror(number))


def record(deed: FileChange) -> bytes:
    """A deed as it is written."""
    body = msgspec.msgpack.encode(deed)
    return HEAD.pack(MARK, len(body), zlib.crc32(body)) + body


def records(row: bytes) -> Iterator[tuple[FileChange, int]]:
    """Every whole record and where it ends; what follows a damaged one was never acknowledged."""
    at, decoder = 0, msgspec.msgpack.Decoder(FileChange)
    while at + HEAD.size <= len(row):
        mark, length, checksum = HEAD.unpack_from(row, at)
        end = at + HEAD.size + length
        body = row[at + HEAD.size : end]
        if mark != MARK or len(body) < length or zlib.crc32(body) != checksum:
            return
        try:
            yield decoder.decode(body), end
        except msgspec.MsgspecError:
            return
        at = end


def do(files: dict[str, bytes], deed: FileChange) -> None:
    """Do to the files in memory what was done."""
    old = files.get(deed.path, b"")
    if deed.what == PUT:
        files[deed.path] = deed.data
    elif deed.what == APPEND:
        files[deed.path] = old + deed.data
    elif deed.what == CUT:
        files[deed.path] = old[: deed.size]
    elif deed.what == REMOVE:
        files.pop(deed.path, None)
    elif deed.what == MOVE and deed.path in files:
        files[deed.to] = files.pop(deed.path)


class RowStore:
    """Records in two places, of which one counts."""

    def __init__(self, places: tuple[BrowserFile, BrowserFile], spare: int = SPARE) -> None:
        self._places = places
        self._now, self._generation, self._end = 0, 0, 0
        self.files: dict[str, bytes] = {}
        for number, place in enumerate(places):
            self._read(number, place.read())
        live = sum(map(len, self.files.values()))
        if self._end > spare and self._end > 3 * live:
            self._renew()

    def _read(self, number: int, row: bytes) -> None:
        files: dict[str, bytes] = {}
        generation, end = -1, 0
        for deed, after in records(row):
            if deed.what == GENERATION:
                generation = deed.size
            else:
                do(files, deed)
            end = after
        if number == 0 or generation > self._generation:
            self._now, self._generation, self._end = number, max(0, generation), end
            self.files = files

    def _renew(self) -> None:
        """Write what counts into the other place; where that fails, this one goes on."""
        other = 1 - self._now
        deeds = [FileChange(PUT, path, data) for path, data in self.files.items()]
        row = b"".join(map(record, deeds))
        last = record(FileChange(GENERATION, size=self._generation + 1))
        self._places[other].cut(0)
        if not self._places[other].write(row, 0) and not self._places[other].write(last, len(row)):
            self._now, self._generation = other, self._generation + 1
            self._end = len(row) + len(last)

    def keep(self, deed: FileChange) -> None:
        """Write a deed behind the others."""
        written = record(deed)
        place = self._places[self._now]
        why = place.write(written, self._end)
        if why:
            place.cut(self._end)
            raise failed(why)
        self._end += len(written)


class Drawer(Protocol):
    """Where whole files lie by name: safe some time after they were put there."""

    def put(self, path: str, data: bytes) -> None:
        """Lay a file there."""

    def drop(self, path: str) -> None:
        """Take a file out."""


class FileStore:
    """Whole files, for a browser that has no better place."""

    def __init__(self, drawer: Drawer, files: dict[str, bytes]) -> None:
        self._drawer, self.files = drawer, files

    def keep(self, deed: FileChange) -> None:
        """Lay the changed files there anew."""
        do(self.files, deed)
        for path in filter(None, (deed.path, deed.to)):
            if path in self.files:
                self._drawer.put(path, self.files[path])
            else:
                self._drawer.drop(path)


def restore(files: dict[str, bytes]) -> None:
    """Put the files where the program looks for them."""
    for name, data in files.items():
        path = Path(name)
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(data)
