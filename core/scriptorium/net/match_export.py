"""The file of a match that was played at a table: its rows, as a journal has them."""

from __future__ import annotations

from msgspec.structs import replace

from scriptorium.engine.errors import LoadError
from scriptorium.matches.records import (
    ActionRecord,
    Ended,
    HeaderRecord,
    Record,
    Seated,
    WentBack,
    closed,
    file_of,
)

from .entries import FREE, Sat, decode
from .store import Kept

KEPT = (HeaderRecord, ActionRecord, WentBack, Ended)


def match_file(kept: Kept) -> bytes:
    """The match in the form in which it is exported, from all rows of a table.

    It holds every hidden card: nobody is given it before the end.
    """
    if kept.snapshot is not None:
        raise ValueError("the file of a match is made of all its rows")
    records: list[Record] = []
    names: dict[str, str] = {}
    sitting: dict[str, str] = {}
    for row in kept.rows:
        entry = decode(row.body)
        if isinstance(entry, Sat):
            names[entry.seat] = entry.name
            sitting[entry.seat] = entry.level or "person" if entry.who != FREE else ""
        elif isinstance(entry, KEPT):
            records.append(entry)
    if not records:
        raise LoadError("the match has not begun")
    last = records[-1]
    seating = tuple((seat, who) for seat, who in sitting.items() if who)
    called = tuple((seat, name) for seat, name in names.items() if name)
    records.append(Seated(last.at, last.turn, last.over, seating, "", called))
    return file_of(closed([replace(records[0], grows=False), *records[1:]]))
