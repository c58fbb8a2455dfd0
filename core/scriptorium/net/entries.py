"""The entries of a table: one row each, and everybody hears of each.

Those of the match are records of its journal, from which its file is made. The others say who sits
where, and what players propose, answer and say. A table is what its entries say, in order.
"""

from __future__ import annotations

from typing import Annotated, Any, Final, Literal, NamedTuple

import msgspec
from msgspec import Meta, Struct

from scriptorium.engine.errors import LoadError
from scriptorium.engine.values import Seat
from scriptorium.matches.records import (
    UNREADABLE,
    ActionRecord,
    Ended,
    HeaderRecord,
    WentBack,
)

from .luck import Salt

MOST_NAME, MOST_WORDS, MOST_NOTE = 24, 280, 4000
MOST_LENT = 99
GIVEN_NAME = Annotated[str, Meta(max_length=MOST_NAME)]
LEVEL = Annotated[str, Meta(max_length=64)]
Words = Annotated[str, Meta(max_length=MOST_WORDS)]
Count = Annotated[int, Meta(ge=0, le=2**31)]

PERSON: Final = "person"
COMPUTER: Final = "computer"
FREE: Final = "free"
Sitter = Literal["person", "computer", "free"]
BACK: Final = "back"
PAUSE: Final = "pause"
SIT_IN: Final = "sit_in"
HAND_OVER: Final = "hand_over"
END: Final = "end"
ProposalKind = Literal["back", "pause", "sit_in", "hand_over", "end"]
Lending = Literal["no", "later", "now"]


class Entry(Struct, frozen=True, array_like=True, forbid_unknown_fields=True):
    """Something that happened at the table and is no part of the match."""


class Sat(Entry, frozen=True, tag="sat"):
    """Somebody sits down or gets up; a computer sits there at a level."""

    seat: Seat
    who: Sitter
    name: GIVEN_NAME = ""
    level: LEVEL = ""
    salt: Salt = b""


class SatIn(Entry, frozen=True, tag="sat_in"):
    """A computer plays for somebody who is away, or gets up again where the level is empty."""

    seat: Seat
    level: LEVEL = ""


class Proposed(Entry, frozen=True, tag="proposed"):
    """A seat proposes something; the `voters` have to agree, each of them.

    `to` is how many actions would be left, `about` the seat in question, `key` opens it to who is
    invited there.
    """

    by: Seat
    what: ProposalKind
    voters: tuple[Seat, ...]
    to: Count = 0
    about: str = ""
    level: LEVEL = ""
    key: Annotated[bytes, Meta(max_length=16)] = b""


class Answered(Entry, frozen=True, tag="answered"):
    """A seat agrees with what is proposed, or does not; who proposed it takes it back with no."""

    by: Seat
    yes: bool


class Said(Entry, frozen=True, tag="said"):
    """A phrase that everybody reads in their own language, or words where the table allows it."""

    by: Seat
    phrase: Annotated[str, Meta(max_length=32)] = ""
    words: Words = ""


class Paused(Entry, frozen=True, tag="paused"):
    """The clocks stand still, and nothing is done."""


class Resumed(Entry, frozen=True, tag="resumed"):
    """It goes on."""

    by: Seat


class Lent(Entry, frozen=True, tag="lent"):
    """A seat lets spectators look into its hand: not, some turns later, or at once."""

    seat: Seat
    how: Lending
    turns: Annotated[int, Meta(ge=0, le=MOST_LENT)] = 0


class Stopped(Entry, frozen=True, tag="stopped"):
    """The match ends unfinished: by agreement, or as somebody's time is up."""

    why: Literal["agreed", "time"]
    seat: str = ""


OfMatch = HeaderRecord | ActionRecord | WentBack | Ended
OfTable = Sat | SatIn | Proposed | Answered | Said | Paused | Resumed | Lent | Stopped
AnyEntry = OfMatch | OfTable

_decoder: Any = msgspec.msgpack.Decoder(AnyEntry)
_encoder = msgspec.msgpack.Encoder(order="deterministic")
encode = _encoder.encode


def decode(body: bytes) -> AnyEntry:
    """What a row says; raises `LoadError`."""
    try:
        entry: AnyEntry = _decoder.decode(body)
    except msgspec.ValidationError as error:
        raise LoadError(f"a row says something no table says: {error}") from None
    except UNREADABLE as error:
        raise LoadError(f"a row cannot be read: {error}") from None
    return entry


class Row(NamedTuple):
    """A row: its number, when it was written, whose message it answers, and what it says.

    Times are in milliseconds; `spent` is what it cost those who were to choose. `client` is the
    name that a device gave to its message, `seat` the one who sent it.
    """

    seq: int
    at: int
    client: bytes
    seat: str
    spent: int
    body: bytes
