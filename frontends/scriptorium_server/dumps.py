"""A whole table as one value: what is exported, imported, and moved from store to store."""

from __future__ import annotations

from pathlib import Path

import msgspec
from msgspec import Struct

from scriptorium import LoadError
from scriptorium.net import Head, Key, Row

SNAPSHOTS_BACK = 512  # rows behind which a snapshot is of no use any more
STALE = 60_000  # milliseconds after which nobody asks what a server said of who is there
COUNTED = 3_600_000  # milliseconds for which it is kept what an address did
FORM = b"scriptorium table 1\n"


class Dump(Struct, frozen=True, array_like=True, forbid_unknown_fields=True):
    """Everything of a table but its snapshots, which are made of its rows."""

    head: Head
    keys: tuple[Key, ...]
    rows: tuple[Row, ...]
    notes: tuple[tuple[str, str], ...]
    seen: tuple[tuple[str, int], ...]
    turns: tuple[tuple[str, int, bool], ...]
    alerts: tuple[tuple[str, str, str, str], ...]
    touched: int
    deadline: int | None
    over: bool

    @property
    def of_seats(self) -> tuple[tuple[tuple[str | int, ...], ...], ...]:
        """What is kept for each seat, in the order in which stores ask for it."""
        return self.notes, self.seen, self.turns, self.alerts


_encode = msgspec.msgpack.Encoder().encode
_decoder = msgspec.msgpack.Decoder(Dump)


def write_dump(path: Path, dump: Dump) -> None:
    """Keep a table in a file, which holds every hidden card and opens nothing without its links."""
    path.write_bytes(FORM + _encode(dump))


def read_dump(path: Path) -> Dump:
    """The table of a file; raises `LoadError`."""
    data = path.read_bytes()
    if not data.startswith(FORM):
        raise LoadError(f"{path.name} is no table that was exported")
    try:
        dump = _decoder.decode(data[len(FORM) :])
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise LoadError(f"{path.name} cannot be read: {error}") from None
    if [row.seq for row in dump.rows] != list(range(1, len(dump.rows) + 1)):
        raise LoadError(f"{path.name} lacks rows")
    if any(key.table != dump.head.table for key in dump.keys):
        raise LoadError(f"{path.name} opens another table")
    return dump
