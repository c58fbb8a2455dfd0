"""A match from outside, played again while it is read: what it says is checked as it comes.

No more is held than its lines and a few tables, however long it is; and it can be stopped.
"""

from __future__ import annotations

import io
import os
from collections import deque
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import BinaryIO

from msgspec import Raw
from msgspec.structs import replace as altered

from scriptorium.engine.errors import LoadError, PluginError, Refused, SetupError
from scriptorium.engine.library import Library
from scriptorium.engine.play import apply, legal
from scriptorium.engine.table import Table
from scriptorium.engine.values import Action
from scriptorium.plugins.file_names import shown
from scriptorium.plugins.versions import agreed, differences

from .initial_state import first_table
from .journal import MARK, MOST_FRONT, streamed
from .match import BROKEN, Progress
from .match_file import MatchLines, Reading, action_decoder, open_lines
from .migration import begins_here
from .records import (
    ActionRecord,
    Ended,
    HeaderRecord,
    Record,
    SnapshotRecord,
    WentBack,
    decode,
    ended,
    table_digest,
)
from .text_export import MOST_LETTERS, import_text, is_text_export

TOLD_EVERY = 50
MOST_TABLES = 64  # that one can go back to at once; further back the actions are done again


def taken_in(given: bytes | Path, library: Library, progress: Progress | None = None) -> MatchLines:
    """The lines of a match, a file or a letter; raises `LoadError` where it is of no use here.

    One that is other here is taken in as well, for what can be done then is told by opening it.
    """
    with _opened(given) as file:
        if MARK in file.read(MOST_FRONT + len(MARK)):
            return _read(file, library, progress)
        file.seek(0)
        data = file.read(MOST_LETTERS + 1)
    if not is_text_export(data):
        raise LoadError("this is not the file of a match: it does not begin like one")
    return open_lines(import_text(data, library, progress).to_bytes())


def _opened(given: bytes | Path) -> BinaryIO:
    if isinstance(given, bytes):
        return io.BytesIO(given)
    try:
        return given.open("rb")
    except OSError as error:
        raise LoadError(f"{shown(given.name)} cannot be read: {error.strerror or error}") from None


def _read(file: BinaryIO, library: Library, progress: Progress | None) -> MatchLines:
    size = file.seek(0, os.SEEK_END)
    file.seek(0)
    reading, follower = Reading(), Follower(library)
    for count, entry in enumerate(streamed(file), 1):
        saying = decode(entry.body)
        # A table out of somebody else's file is compared and not kept.
        reading.take(altered(saying, table=b"") if isinstance(saying, SnapshotRecord) else saying)
        follower.take(saying)
        if progress is not None and count % TOLD_EVERY == 0:
            progress(file.tell(), size)
    lines = replace(reading.lines(), snapshots=())
    if not reading.is_whole:
        raise LoadError("the end of the file is missing")
    follower.finish(lines)
    return lines


class Follower:
    """Does what a match says, as long as that can be done and leads where the match says."""

    def __init__(self, library: Library) -> None:
        self.library = library
        self.table: Table | None = None
        self.problem = ""
        self._first: Table | None = None
        self._read: Callable[[Raw], Action]
        self._done: list[Raw] = []
        self._before: deque[Table] = deque(maxlen=MOST_TABLES)

    def take(self, saying: Record) -> None:
        """The next thing that is said."""
        if isinstance(saying, HeaderRecord):
            self._begin(saying)
        elif self.table is not None and isinstance(saying, ActionRecord):
            self._do(saying.action)
        elif self.table is not None and isinstance(saying, WentBack):
            self._go_back(saying.at)
        if self.table is not None:
            self._compare(saying, self.table)

    def _begin(self, first: HeaderRecord) -> None:
        if differences(self.library, first.setup):
            self.problem = "its plugins are other here"
            return
        lines = MatchLines(first.engine, first.setup, first.seed, first.base, first.note)
        try:
            rules = self.library.rules(agreed(self.library, first.setup))
            self.table = self._first = first_table(lines, rules)[0]
            self._read = action_decoder(rules)
        except (SetupError, PluginError, LoadError) as error:
            self.problem = str(error)

    def _do(self, raw: Raw) -> None:
        table = self.table
        assert table is not None
        try:
            self.table = apply(table, self._read(raw)).table
        except (Refused, LoadError) as error:
            self._part(str(error))
            return
        self._before.append(table)
        self._done.append(raw)

    def _go_back(self, at: int) -> None:
        """Stand again where so many actions were done."""
        behind = len(self._done) - at
        again = self._done[:at]
        del self._done[at:]
        if behind <= len(self._before):
            for _ in range(behind):
                self.table = self._before.pop()
            return
        self._before.clear()
        self.table, self._done = self._first, []
        for raw in again:
            if self.table is not None:
                self._do(raw)

    def _compare(self, saying: Record, table: Table) -> None:
        if (saying.turn, saying.over) != (table.clock.turn, table.outcome is not None):
            self._part("the file says another turn, or another end")
        elif isinstance(saying, (ActionRecord, SnapshotRecord)) and saying.digest not in (
            "",
            table_digest(table),
        ):
            self._part("it leads to another table than it did")
        elif isinstance(saying, Ended) and [saying] != ended(saying.at, table):
            self._part("the file says other points")

    def _part(self, why: str) -> None:
        self.problem, self.table = why, None
        self._before.clear()

    def finish(self, lines: MatchLines) -> None:
        """All has been said; raises `LoadError` where nothing can be done with it."""
        table = self.table
        if table is None:
            begins_here(lines, self.library)
        elif table.outcome is None and not legal(table):
            raise LoadError(BROKEN)
