"""What the entries of a match's journal say: how it began, what was done, where it stood."""

from __future__ import annotations

from collections.abc import Sequence
from hashlib import blake2b
from importlib.metadata import version
from typing import Annotated, Any, Union

import msgspec
from msgspec import Meta, Raw, Struct

from scriptorium.engine.errors import LoadError
from scriptorium.engine.saves import MOST_BYTES as MOST_TABLE
from scriptorium.engine.saves import codec
from scriptorium.engine.table import Table
from scriptorium.engine.values import Action, MatchSetup

from .journal import FIRST, MARK, written

MOST_ACTIONS = 200_000
MOST_NOTE = 1000
MOST_TITLE = 100
SEAL = 16
UNREADABLE = (msgspec.DecodeError, UnicodeDecodeError, RecursionError, OverflowError)

At = Annotated[int, Meta(ge=0, le=MOST_ACTIONS)]
Turn = Annotated[int, Meta(ge=0, le=2**31)]
Kept = Annotated[bytes, Meta(max_length=MOST_TABLE)]
Digest = Annotated[str, Meta(pattern="^([0-9a-f]{32})?$")]
Name = Annotated[str, Meta(min_length=1, max_length=64)]
Points = Annotated[tuple[tuple[Name, int], ...], Meta(max_length=16)]
Seating = Annotated[tuple[tuple[Name, Name], ...], Meta(max_length=16)]


class Record(Struct, frozen=True, array_like=True, forbid_unknown_fields=True):
    """What an entry says; each tells in front where the match stands with it."""

    at: At
    turn: Turn
    over: bool


class HeaderRecord(Record, frozen=True, tag="begun"):
    """How the match began; `base` is the table it begins with if not a fresh one.

    A file that grows while one plays may end anywhere; one that was made whole says where it ends.
    """

    grows: bool
    engine: Annotated[str, Meta(max_length=64)]
    setup: MatchSetup
    seed: Annotated[int, Meta(ge=0, le=2**63 - 1)]
    base: Kept | None
    note: Annotated[str, Meta(max_length=MOST_NOTE)]
    seal: Annotated[bytes, Meta(max_length=SEAL)] = b""


class ActionRecord(Record, frozen=True, tag="did"):
    """An action was done; every so often the hash of what lay on the table then."""

    action: Raw
    digest: Digest = ""


class WentBack(Record, frozen=True, tag="back"):
    """Actions were taken back: `at` are left."""


class SnapshotRecord(Record, frozen=True, tag="stood"):
    """The table as it stood, for whoever has other rules later."""

    digest: Digest
    table: Kept
    seal: Annotated[bytes, Meta(max_length=SEAL)] = b""


class Seated(Record, frozen=True, tag="seated"):
    """Who sits where from now on, what the match is called, and what players call themselves."""

    seating: Seating
    title: Annotated[str, Meta(max_length=MOST_TITLE)] = ""
    names: Seating = ()


class Ended(Record, frozen=True, tag="ended"):
    """What the match came to: the points of each seat, and how they came about."""

    scores: Points
    parts: Annotated[tuple[tuple[Name, Points], ...], Meta(max_length=64)]


class Taken(Record, frozen=True, tag="taken"):
    """Another program goes on with the match from here."""

    by: Annotated[bytes, Meta(max_length=16)]


class Closed(Record, frozen=True, tag="closed"):
    """The file ends here; what lacks this was cut off."""


KINDS: Any = Union[  # noqa: UP007  (as a value)
    HeaderRecord, ActionRecord, WentBack, SnapshotRecord, Seated, Ended, Taken, Closed
]
_decoder: Any = msgspec.msgpack.Decoder(KINDS)
_encoder = msgspec.msgpack.Encoder(order="deterministic")


class Seal:
    """What this machine signs tables with, so that it knows its own again.

    A table from outside counts only as far as the actions lead to it; one that this machine has
    kept may count where its rules have changed since.
    """

    def __init__(self, key: bytes) -> None:
        self._key = key

    def of(self, data: bytes) -> bytes:
        """The seal on some bytes."""
        return blake2b(data, digest_size=SEAL, key=self._key, person=b"scr-seal").digest()

    def fits(self, seal: bytes, data: bytes) -> bool:
        """Whether a seal is ours."""
        return bool(seal) and seal == self.of(data)


def table_digest(table: Table) -> str:
    """The hash of what lies on a table, whatever versions its plugins have."""
    body = codec(table.rules).encode(table)
    return blake2b(body, digest_size=16, person=b"scr-match").hexdigest()


def begun(
    table: Table, base: bytes | None, note: str, seal: Seal | None = None, *, grows: bool = False
) -> HeaderRecord:
    """What a match says of its beginning."""
    signed = seal.of(base) if seal is not None and base is not None else b""
    setup = table.rules.setup
    over = table.outcome is not None
    engine = version("scriptorium")
    return HeaderRecord(
        0, table.clock.turn, over, grows, engine, setup, table.seed, base, note, signed
    )


def did(at: int, after: Table, action: Action, digest: str = "") -> ActionRecord:
    """What is said of an action, and of the table it led to."""
    return ActionRecord(at, after.clock.turn, after.outcome is not None, raw(action), digest)


def stood(at: int, table: Table, data: bytes, seal: Seal | None = None) -> SnapshotRecord:
    """What is said of a table that is kept."""
    signed = seal.of(data) if seal is not None else b""
    over = table.outcome is not None
    return SnapshotRecord(at, table.clock.turn, over, table_digest(table), data, signed)


def ended(at: int, table: Table) -> list[Record]:
    """What is said of the end of a match, if it has come."""
    outcome = table.outcome
    if outcome is None:
        return []
    return [Ended(at, table.clock.turn, True, outcome.scores, outcome.parts or ())]


def raw(action: Action) -> Raw:
    """An action as an entry holds it."""
    return Raw(_encoder.encode(action))


def encode(saying: Record) -> bytes:
    """What one entry says, as bytes."""
    return _encoder.encode(saying)


def decode(body: bytes) -> Record:
    """What one entry says; raises `LoadError`."""
    try:
        saying: Record = _decoder.decode(body)
    except msgspec.ValidationError as error:
        raise LoadError(f"the file says something no match says: {error}") from None
    except UNREADABLE as error:
        raise LoadError(f"the file cannot be read: {error}") from None
    return saying


def file_of(sayings: Sequence[Record]) -> bytes:
    """A whole file that says these things."""
    return MARK + written(FIRST, map(encode, sayings))[0]


def closed(sayings: Sequence[Record]) -> list[Record]:
    """The same with an end."""
    last = sayings[-1]
    return [*sayings, Closed(last.at, last.turn, last.over)]
