"""Matches kept while they are played: one file for each, put in place whole after every action.

A file holds who sits where, and the match itself as the core writes it. It holds every hidden
card and is meant for this machine alone.
"""

from __future__ import annotations

import logging
import secrets
from dataclasses import dataclass
from hashlib import blake2b
from pathlib import Path
from typing import Annotated

import msgspec
from msgspec import Meta, Struct

from scriptorium import Library, LoadError, Seat
from scriptorium.structs import Text, text
from scriptorium_matches.match import Match
from scriptorium_matches.matchfile import MOST_BYTES as MOST_MATCH
from scriptorium_matches.migration import Opening, open_match

from .disk import Disk
from .players import COMPUTER, PERSON

log = logging.getLogger("scriptorium.stage")

MARK = b"SCRIPTORIUM-S1\n"
SUFFIX = ".match"
CHECK = 16
MOST_HEADER = 8192
LENGTH = 4
FRONT = len(MARK) + CHECK + LENGTH
UNREADABLE = (msgspec.DecodeError, UnicodeDecodeError, RecursionError)

Who = Annotated[str, Meta(pattern=f"^({PERSON}|{COMPUTER})$")]
Name = Annotated[str, Meta(min_length=1, max_length=64)]
Points = tuple[tuple[Name, int], ...]  # of the seats


class Header(Struct, frozen=True, forbid_unknown_fields=True):
    """What can be told of a match without opening it."""

    game: Name
    seating: Annotated[tuple[tuple[Name, Who], ...], Meta(max_length=16)]
    actions: Annotated[int, Meta(ge=0)]
    turn: Annotated[int, Meta(ge=0)]
    over: bool
    scores: Points = ()
    parts: tuple[tuple[Name, Points], ...] = ()


@dataclass(frozen=True)
class Saved:
    """A match that was kept: to be gone on with, or with what is wrong with its file."""

    name: str
    header: Header | None
    when: float
    problem: str = ""

    @property
    def running(self) -> bool:
        """Whether it can be gone on with."""
        return self.header is not None and not self.header.over


def pack(match: Match, seating: tuple[tuple[Seat, str], ...]) -> bytes:
    """The content of the file of a match."""
    table, outcome = match.table, match.table.outcome
    header = msgspec.json.encode(
        Header(
            match.setup.game,
            seating,
            len(match.done),
            table.clock.turn,
            outcome is not None,
            outcome.scores if outcome is not None else (),
            (outcome.parts or ()) if outcome is not None else (),
        )
    )
    front = len(header).to_bytes(LENGTH, "big")
    return MARK + _checksum(header) + front + header + match.to_bytes()


def unpack_header(data: bytes) -> tuple[Header, int]:
    """The header of a file's beginning, and where the match begins."""
    if not data.startswith(MARK):
        raise LoadError("this is no match that was kept here: it does not begin like one")
    length = int.from_bytes(data[FRONT - LENGTH : FRONT], "big")
    header = data[FRONT : FRONT + length]
    if length > MOST_HEADER or len(header) != length:
        raise LoadError("the file ends too early, or says too much of itself")
    if _checksum(header) != data[len(MARK) : len(MARK) + CHECK]:
        raise LoadError("the file is damaged: its checksum does not fit what it holds")
    try:
        return msgspec.json.decode(header, type=Header), FRONT + length
    except UNREADABLE as error:
        raise LoadError(f"the file says something of itself that no match says: {error}") from None


def _checksum(header: bytes) -> bytes:
    return blake2b(header, digest_size=CHECK, person=b"scr-stage").digest()


class Unfit(LoadError):
    """A match is not as it was: `opening` says what is other, and the ways that are open."""

    def __init__(self, name: str, opening: Opening) -> None:
        super().__init__(opening.told())
        self.name = name
        self.opening = opening


class Saves:
    """The folder with the matches of this player."""

    def __init__(self, folder: Path, disk: Disk | None = None) -> None:
        self.folder = folder
        self.disk = disk if disk is not None else Disk()

    def new_name(self, game: str) -> str:
        """A name that no other match has."""
        return f"{game}-{secrets.token_hex(6)}"

    def path(self, name: str) -> Path:
        """The file of a match."""
        return self.folder / f"{name}{SUFFIX}"

    def keep(self, name: str, match: Match, seating: tuple[tuple[Seat, str], ...]) -> None:
        """Keep a match as it stands; raises `OSError`, and then it is kept as it stood."""
        self.disk.keep(self.path(name), pack(match, seating))

    def remove(self, name: str) -> None:
        """Forget a match."""
        self.disk.remove(self.path(name))
        self.disk.tidy(self.path(name))

    def listed(self) -> list[Saved]:
        """All matches kept here, the latest first; a damaged file is named with its problem."""
        found = []
        try:
            paths = sorted(self.folder.glob(f"*{SUFFIX}"))
        except OSError:
            return []
        for path in paths:
            if path.name.startswith("."):
                continue
            name = path.name.removesuffix(SUFFIX)
            try:
                when = path.stat().st_mtime
                header, _ = unpack_header(self.disk.read(path, FRONT + MOST_HEADER))
                found.append(Saved(name, header, when))
            except OSError as error:
                found.append(Saved(name, None, 0.0, error.strerror or str(error)))
            except LoadError as error:
                found.append(Saved(name, None, when, str(error)))
        return sorted(found, key=lambda saved: (-saved.when, saved.name))

    def running(self) -> list[Saved]:
        """The matches that can be gone on with, the latest first."""
        return [saved for saved in self.listed() if saved.running]

    def open(self, name: str, library: Library, way: str = "") -> tuple[Match, dict[Seat, str]]:
        """A match and its seating, by a way if one is named; raises `Unfit` where it needs one."""
        opening, seating = self.opening(name, library)
        match = opening.gone_on(way)
        if match is None:
            raise Unfit(name, opening)
        return match, seating

    def opening(self, name: str, library: Library) -> tuple[Opening, dict[Seat, str]]:
        """A match as it was, or what is other here and what can be done; and its seating."""
        most = FRONT + MOST_HEADER + MOST_MATCH
        self.disk.tidy(self.path(name))
        try:
            data = self.disk.read(self.path(name), most + 1)
        except OSError as error:
            raise LoadError(f"{name} cannot be read: {error.strerror or error}") from None
        if len(data) > most:
            raise LoadError(f"{name} is larger than a match can be")
        header, begins = unpack_header(data)
        return open_match(data[begins:], library=library), dict(header.seating)


def not_kept(error: OSError) -> Text:
    """What players are told where a disk does not keep the match."""
    return text(
        "stage-not-kept",
        "The match could not be kept on the disk: {why}. You can play on; it is tried "
        "again after every action.",
        why=error.strerror or type(error).__name__,
    )
