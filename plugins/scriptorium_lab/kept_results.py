"""The file in which the matches of an experiment are written down, each as soon as it is played.

Its first line says what is played. What was broken off goes on from there; a last line that was
cut off is played again. One program writes it at a time.
"""

from __future__ import annotations

import os
from collections.abc import Callable
from contextlib import suppress
from hashlib import blake2b
from pathlib import Path
from typing import BinaryIO

import msgspec
from msgspec import Struct

from scriptorium import SetupError
from scriptorium.matches import Busy, Disk

from .jobs import Plan, Played

FOLDER = "laboratory"
HEAD = "scriptorium.laboratory"
FORMAT = 1
MOST_SHOWN = 300


class Head(Struct, frozen=True, forbid_unknown_fields=True):
    """What a file says first: whose it is, its format, and what is played."""

    kind: str
    format: int
    plan: Plan


def usual_place(home: Path, plan: Plan) -> Path:
    """Where the matches of a plan are written down if nobody says where."""
    mark = blake2b(msgspec.json.encode(plan), digest_size=8).hexdigest()
    return home / FOLDER / f"{plan.game}-{mark}.jsonl"


class KeptResults:
    """A file, held as long as it is written.

    Where it cannot be written any more, `forgo` is told and it is done without; else that ends it.
    """

    def __init__(self, path: Path, plan: Plan, forgo: Callable[[str], None] | None = None) -> None:
        self.path, self._plan, self._forgo = path, plan, forgo
        self._file: BinaryIO | None = None
        self.full = False
        self.found: dict[int, Played] = {}

    def __enter__(self) -> KeptResults:
        self.path.parent.mkdir(parents=True, exist_ok=True)
        handle = os.open(self.path, os.O_RDWR | os.O_CREAT | getattr(os, "O_BINARY", 0), 0o644)
        self._file = os.fdopen(handle, "r+b")
        try:
            Disk().lock(handle)
            self._read(self._file)
        except Busy:
            self._file.close()
            raise SetupError(f"{self.path} is being written by another program") from None
        except BaseException as error:
            with suppress(OSError):
                self._file.close()
            if isinstance(error, OSError):
                why = error.strerror or error
                raise SetupError(f"{self.path} cannot be written: {why}") from None
            raise
        return self

    def __exit__(self, *of: object) -> None:
        if self._file is not None:
            with suppress(OSError):  # what a full disk has no room for has been told
                self._file.close()

    def _read(self, file: BinaryIO) -> None:
        data = file.read()
        whole = data.rfind(b"\n") + 1  # what stands behind the last end of a line was cut off
        lines = data[:whole].splitlines()
        head = Head(HEAD, FORMAT, self._plan)
        if lines:
            self._agree(lines[0])
        for at, line in enumerate(lines[1:], 2):
            try:
                played = msgspec.json.decode(line, type=Played)
            except msgspec.DecodeError as error:
                raise SetupError(f"{self.path} cannot be read at line {at}: {error}") from None
            self.found[played.number] = played
        file.seek(whole)
        file.truncate()
        if not lines:
            file.write(msgspec.json.encode(head) + b"\n")
            file.flush()

    def _agree(self, line: bytes) -> None:
        """Matches of anything else are not counted with these."""
        try:
            head = msgspec.json.decode(line, type=Head)
        except msgspec.DecodeError as error:
            raise SetupError(f"{self.path} holds no matches of the laboratory: {error}") from None
        if head.format != FORMAT:
            raise SetupError(f"{self.path} is of format {head.format}; this reads {FORMAT}")
        if head.plan != self._plan:
            raise SetupError(f"{self.path} holds other matches: {parted(head.plan, self._plan)}")

    def add(self, played: Played) -> None:
        """Write one match down behind the others."""
        assert self._file is not None
        self.found[played.number] = played
        if self.full:
            return
        try:
            self._file.write(msgspec.json.encode(played) + b"\n")
            self._file.flush()
        except OSError as error:
            self.full = True
            told = f"{self.path} cannot be written any more: {error.strerror or error}"
            if self._forgo is None:
                raise SetupError(f"{told}; {len(self.found) - 1} matches are in it") from None
            self._forgo(f"{told}; the matches are played without")

    def remove(self) -> None:
        """Nobody needs the file any more."""
        self.path.unlink(missing_ok=True)


def parted(there: Plan, wanted: Plan) -> str:
    """In what two plans differ."""
    told = []
    for name in Plan.__struct_fields__:
        one, other = getattr(there, name), getattr(wanted, name)
        if one != other:
            told.append(f"{name} {shown(one)}, not {shown(other)}")
    return "; ".join(told)


def shown(value: object) -> str:
    """A value of a plan in a line."""
    text = msgspec.json.encode(value).decode()
    return text if len(text) <= MOST_SHOWN else text[:MOST_SHOWN] + " …"
