"""Saves: a table as bytes and back, strictly checked; and the hash that names a table.

A save is a mark, what the match is (with its length), a checksum over both, and what lies on the
table; all of it msgpack. The checksum finds damage; against forgery every value is checked.
Bytes from outside end as a table or as one `LoadError` that says where and why.
"""

from __future__ import annotations

from hashlib import blake2b
from typing import Annotated, Any, Union
from zlib import crc32

import msgspec
from msgspec import Meta

from .errors import LoadError
from .ruleset import Ruleset
from .schedule import Clock
from .table import Table, View
from .tasks import MOST_PENDING
from .values import Outcome, Seat
from .zones import Zones

MARK = b"SCRIPTORIUM-T1\n"
MOST_BYTES = 4 * 1024 * 1024
STREAM = Annotated[str, Meta(max_length=128)]
COUNTER = Annotated[int, Meta(ge=0, le=2**62)]

_encoder = msgspec.msgpack.Encoder(order="deterministic")


class Codec:
    """Writes and reads the tables of one ruleset."""

    __slots__ = ("_decoder", "body", "checked", "head", "parts", "rules", "setup")

    def __init__(self, rules: Ruleset) -> None:
        self.rules = rules
        self.setup = _encoder.encode(rules.setup)
        self.checked = crc32(self.setup)
        self.head = MARK + len(self.setup).to_bytes(4, "big") + self.setup
        names = rules.part_names
        attributes = [f"p{at}" for at in range(len(names))]
        self.parts: Any = msgspec.defstruct(
            "Parts",
            [(name, type(part)) for name, part in zip(attributes, rules.parts, strict=True)],
            frozen=True,
            forbid_unknown_fields=True,
            rename=dict(zip(attributes, names, strict=True)),
        )
        self.body: Any = msgspec.defstruct(
            "Body",
            [
                ("seed", Annotated[int, Meta(ge=0, le=2**63 - 1)]),
                ("chance", Annotated[tuple[tuple[STREAM, COUNTER], ...], Meta(max_length=4096)]),
                ("clock", Clock),
                ("pending", stack_of(rules)),
                ("parts", self.parts),
                ("outcome", Outcome | None),
            ],
            frozen=True,
            forbid_unknown_fields=True,
        )
        self._decoder = msgspec.msgpack.Decoder(self.body)

    def encode(self, table: Table) -> bytes:
        """The table without its setup."""
        body = self.body(
            table.seed,
            table.chance,
            table.clock,
            table.pending,
            self.parts(*table.parts),
            table.outcome,
        )
        return _encoder.encode(body)

    def decode(self, data: bytes) -> Table:
        """The table of a body that has been checked against every type."""
        body: Any = self._decoder.decode(data)
        parts = msgspec.structs.astuple(body.parts)
        table = Table(
            self.rules, body.seed, body.chance, body.clock, body.pending, parts, body.outcome
        )
        problem = misfit(table)
        if problem:
            raise LoadError(problem)
        return table


def stack_of(rules: Ruleset) -> Any:
    """The type of all decisions that may be awaited at once, the one to be taken now last."""
    kinds: Any = Union[rules.pending_kinds]  # noqa: UP007  (a union of a computed tuple)
    return Annotated[tuple[kinds, ...], Meta(max_length=MOST_PENDING)]


def misfit(table: Table) -> str:
    """What makes a well-typed table none of this match, or nothing."""
    seats, schedule, clock = table.seats, table.rules.schedule, table.clock
    awaited = [decision.seat for decision in table.pending]
    named = {clock.seat, clock.first, *clock.skips, *clock.queue, *awaited}
    if table.outcome is not None:
        named.update(table.outcome.winners)
    unknown = named.difference(seats)
    if unknown:
        return f"the table names seats that do not play: {', '.join(sorted(unknown))}"
    if clock.step not in schedule.steps.get(clock.phase, ()):
        return f"the clock stands at {clock.phase}/{clock.step}, which this game does not have"
    sizes = (len(clock.left), len(clock.uses), len(clock.own_turns))
    if sizes != (len(schedule.budgets), len(schedule.once), len(seats)):
        return "the clock counts other things than this game"
    if table.rules.zones and len(table[Zones].piles) != len(table.rules.zones):
        return "there are other zones than this game has"
    if bool(table.pending) == (table.outcome is not None):
        return "a match awaits a decision or is over, and this one does neither or both"
    streams = [name for name, _ in table.chance]
    if streams != sorted(set(streams)):
        return "the streams of chance are out of order"
    return ""


def codec(rules: Ruleset) -> Codec:
    """The codec of a ruleset, made the first time it is needed."""
    if rules.codec is None:
        rules.codec = Codec(rules)
    made: Codec = rules.codec
    return made


def view_bytes(seen: View) -> bytes:
    """A view as bytes: a table without a seed."""
    return codec(seen.rules).encode(blind(seen))


def view_of(rules: Ruleset, seat: Seat, data: bytes) -> View:
    """The view that was written, strictly checked."""
    table = codec(rules).decode(data)
    return View(rules, seat, table.clock, table.pending, table.parts, table.outcome)


def blind(seen: View) -> Table:
    """A view as a table: hidden cards lie on it as backs, and nothing is known of its chance."""
    return Table(seen.rules, 0, (), seen.clock, seen.pending, seen.parts, seen.outcome)


def dump(table: Table) -> bytes:
    """The table as bytes. They hold every hidden card: a save is not for the other players."""
    coder = codec(table.rules)
    body = coder.encode(table)
    return b"".join((coder.head, crc32(body, coder.checked).to_bytes(4, "big"), body))


def opened(data: bytes) -> tuple[bytes, bytes]:
    """The two halves of a save: what the match is, and what lies on the table; still closed."""
    if not isinstance(data, (bytes, bytearray, memoryview)):
        raise LoadError(f"a save is bytes, not {type(data).__name__}")
    if len(data) > MOST_BYTES:
        raise LoadError(f"a save has at most {MOST_BYTES} bytes, this has {len(data)}")
    data = bytes(data)
    if not data.startswith(MARK):
        raise LoadError("this is not a saved table: it does not begin like one")
    setup_at = len(MARK) + 4
    checksum_at = setup_at + int.from_bytes(data[len(MARK) : setup_at], "big")
    setup, body = data[setup_at:checksum_at], data[checksum_at + 4 :]
    checksum = int.from_bytes(data[checksum_at : checksum_at + 4], "big")
    if len(data) < checksum_at + 4 or checksum != crc32(body, crc32(setup)):
        raise LoadError("the save is damaged: its checksum does not fit what it holds")
    return setup, body


def digest(position: Table | View) -> str:
    """The stable hash of a table, or of what a seat may know of one: 32 hexadecimal digits."""
    hasher = blake2b(digest_size=16, person=b"scr-digest")
    hasher.update(codec(position.rules).setup)
    if isinstance(position, Table):
        hasher.update(codec(position.rules).encode(position))
    else:
        hasher.update(
            _encoder.encode(
                (
                    position.seat,
                    position.clock,
                    position.pending,
                    position.parts,
                    position.outcome,
                )
            )
        )
    return hasher.hexdigest()
