"""A match as one file: a mark, a checksum and msgpack, read back by types with bounds.

Whatever comes from outside ends as the lines of a match or as one `LoadError`.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from hashlib import blake2b
from importlib.metadata import version
from itertools import pairwise
from typing import Annotated, Any, Union

import msgspec
from msgspec import Meta, Raw, Struct

from scriptorium.errors import LoadError
from scriptorium.ruleset import Ruleset
from scriptorium.saves import MOST_BYTES as MOST_TABLE
from scriptorium.saves import codec
from scriptorium.structs import Action, MatchSetup
from scriptorium.table import Table

MARK = b"SCRIPTORIUM-M1\n"
CHECK = 16
MOST_BYTES = 32 * 1024 * 1024
MOST_ACTIONS = 200_000
MOST_FRONT = 16 * 1024
UNREADABLE = (msgspec.DecodeError, UnicodeDecodeError, RecursionError, OverflowError)

At = Annotated[int, Meta(ge=0, le=MOST_ACTIONS)]
Snapshot = Annotated[bytes, Meta(max_length=MOST_TABLE)]
Digest = Annotated[str, Meta(pattern="^[0-9a-f]{32}$")]

_encoder = msgspec.msgpack.Encoder(order="deterministic")


class MatchLines(Struct, frozen=True, forbid_unknown_fields=True):
    """What the file of a match says; `base` is the table it begins with if not a fresh one."""

    engine: Annotated[str, Meta(max_length=64)]
    setup: MatchSetup
    seed: Annotated[int, Meta(ge=0, le=2**63 - 1)]
    base: Snapshot | None
    note: Annotated[str, Meta(max_length=1000)]
    actions: Raw
    digests: Annotated[tuple[tuple[At, Digest], ...], Meta(max_length=MOST_ACTIONS)]
    snapshots: Annotated[tuple[tuple[At, Snapshot], ...], Meta(max_length=8)]


def table_digest(table: Table) -> str:
    """The hash of what lies on a table, whatever versions its plugins have."""
    body = codec(table.rules).encode(table)
    return blake2b(body, digest_size=16, person=b"scr-match").hexdigest()


def _checksum(data: bytes) -> bytes:
    return blake2b(data, digest_size=CHECK, person=b"scr-matchfile").digest()


def encode(
    setup: MatchSetup,
    seed: int,
    base: bytes | None,
    note: str,
    actions: Iterable[Action],
    digests: Sequence[tuple[int, str]],
    snapshots: Sequence[tuple[int, bytes]],
) -> bytes:
    """The content of the file."""
    packed = _encoder.encode(
        MatchLines(
            version("scriptorium"),
            setup,
            seed,
            base,
            note,
            Raw(_encoder.encode(tuple(actions))),
            tuple(digests),
            tuple(snapshots),
        )
    )
    return MARK + _checksum(packed) + packed


def open_lines(data: bytes) -> MatchLines:
    """The lines of a match file; its actions are still closed."""
    if not isinstance(data, (bytes, bytearray, memoryview)):
        raise LoadError(f"a match is bytes, not {type(data).__name__}")
    if len(data) > MOST_BYTES:
        raise LoadError(f"a match has at most {MOST_BYTES} bytes, this has {len(data)}")
    data = bytes(data)
    begins = data.find(MARK, 0, MOST_FRONT)  # a program may have put a page of its own in front
    if begins < 0:
        raise LoadError("this is not the file of a match: it does not begin like one")
    start = begins + len(MARK) + CHECK
    packed = data[start:]
    if data[start - CHECK : start] != _checksum(packed):
        raise LoadError("the file is damaged: its checksum does not fit what it holds")
    try:
        lines = msgspec.msgpack.decode(packed, type=MatchLines)
    except msgspec.ValidationError as error:
        raise LoadError(f"the file says something no match says: {error}") from None
    except UNREADABLE as error:
        raise LoadError(f"the file cannot be read: {error}") from None
    for name, counts in (("digests", lines.digests), ("snapshots", lines.snapshots)):
        if any(one[0] >= other[0] for one, other in pairwise(counts)):
            raise LoadError(f"the {name} of the match are out of order")
    return lines


def decode_actions(rules: Ruleset, lines: MatchLines) -> tuple[Action, ...]:
    """The actions, each of a kind that these rules know."""
    if rules.actions:
        kinds: Any = Union[tuple(rules.actions)]  # noqa: UP007  (a union of a computed tuple)
    else:
        raise LoadError("nothing can be done by these rules")
    wanted = Annotated[tuple[kinds, ...], Meta(max_length=MOST_ACTIONS)]
    try:
        actions: tuple[Action, ...] = msgspec.msgpack.decode(lines.actions, type=wanted)
    except msgspec.ValidationError as error:
        raise LoadError(f"an action of the match is none of this game: {error}") from None
    except UNREADABLE as error:
        raise LoadError(f"the actions cannot be read: {error}") from None
    last = lines.digests[-1][0] if lines.digests else -1
    if last != len(actions):
        raise LoadError(f"the match has {len(actions)} actions and a digest after {last}")
    if any(at > len(actions) for at, _ in lines.snapshots):
        raise LoadError("the match has a snapshot of what had not happened yet")
    return actions
