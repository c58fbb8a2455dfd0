"""What goes between a device and a table: msgpack, small, and bounded before it is decoded.

A device sends little and is not believed: every field has a bound, actions stay closed until the
table reads them by its rules. What comes from a table may be a whole view.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta, Struct

from scriptorium.engine.errors import LoadError
from scriptorium.engine.values import Seat, Text
from scriptorium.matches.records import UNREADABLE
from scriptorium.plugins.refusals import SentRefusal

from .entries import (
    GIVEN_NAME,
    LEVEL,
    MOST_LENT,
    MOST_NOTE,
    Lending,
    OfTable,
    ProposalKind,
    Words,
)
from .keys import MOST_USES, Token
from .luck import Commitment, Salt, Secret
from .state import State
from .steps import Changes
from .table_packs import PackHash, TablePack
from .terms import Terms

VERSION = 1
PROTOCOL = f"scriptorium.{VERSION}"
MOST_IN = 16 * 1024  # bytes of a message to a table
MOST_OUT = 2 * 1024 * 1024  # and of one from it
MOST_LINE = 100
MOST_ACTION = 4096

Id = Annotated[bytes, Meta(min_length=16, max_length=16)]
SINCE = -2
Seq = Annotated[int, Meta(ge=-2, le=2**31)]
Number = Annotated[int, Meta(ge=0, le=2**31)]
Bytes = Annotated[bytes, Meta(max_length=MOST_ACTION)]
SeatName = Annotated[str, Meta(max_length=64)]


class Message(Struct, frozen=True, array_like=True, forbid_unknown_fields=True):
    """A message in either direction."""


# to a table


class Hello(Message, frozen=True, tag="hello"):
    """The first message: the token, and up to which entry this device knows the table.

    0 is for all that has happened, -1 for the table as it stands, `SINCE` for what has happened
    since the player looked last, on any device.
    """

    token: Token
    have: Seq = -1
    version: Annotated[int, Meta(ge=1, le=2**31)] = VERSION
    client: Annotated[str, Meta(max_length=64)] = ""


class Again(Message, frozen=True, tag="again"):
    """Something is missing or does not fit here: send the whole view once more."""


class Visible(Message, frozen=True, tag="visible"):
    """Whether the page is in sight, for others and for notifications."""

    here: bool


class Saw(Message, frozen=True, tag="saw"):
    """The player has seen the table up to this entry."""

    seq: Number


class Want(Message, frozen=True, tag="want"):
    """Ask for a pack that comes with the table and is not here."""

    hash: PackHash


class Ping(Message, frozen=True, tag="ping"):
    """Are you there?"""

    nr: Number


class Wish(Message, frozen=True):
    """Something to be done. The device makes the `id`, and sends it until it is answered."""

    id: Id


class Claim(Wish, frozen=True, tag="claim"):
    """Sit down at a seat, or at any free one, with a token that this device has made."""

    token: Token
    name: GIVEN_NAME
    salt: Annotated[bytes, Meta(min_length=16, max_length=16)]
    seat: SeatName = ""


class Do(Wish, frozen=True, tag="do"):
    """Do a row of choices as one. `after` is the entry that the table stood at."""

    after: Seq
    actions: Annotated[tuple[Bytes, ...], Meta(min_length=1, max_length=MOST_LINE)]


class Back(Wish, frozen=True, tag="back"):
    """Undo by right. `to` actions are left then."""

    after: Seq
    to: Number


class Propose(Wish, frozen=True, tag="propose"):
    """Propose something to the others; see `Proposed`."""

    what: ProposalKind
    to: Number = 0
    about: SeatName = ""
    level: LEVEL = ""
    token: Annotated[bytes, Meta(max_length=16)] = b""


class Answer(Wish, frozen=True, tag="answer"):
    """Agree with what is proposed or do not, or take back what one has proposed."""

    yes: bool


class Resume(Wish, frozen=True, tag="resume"):
    """Go on after a pause."""


class Say(Wish, frozen=True, tag="say"):
    """Say a phrase, or words where the table allows it."""

    phrase: Annotated[str, Meta(max_length=32)] = ""
    words: Words = ""


class Lend(Wish, frozen=True, tag="lend"):
    """Let spectators look into the own hand, or no longer."""

    how: Lending
    turns: Annotated[int, Meta(ge=0, le=MOST_LENT)] = 0


class Note(Wish, frozen=True, tag="note"):
    """Keep a note that only this seat reads."""

    words: Annotated[str, Meta(max_length=MOST_NOTE)]


class Invite(Wish, frozen=True, tag="invite"):
    """The host makes a further invitation, or a link for spectators, with a token of its own."""

    token: Token
    kind: Literal["invite", "watch", "lent"]
    seat: SeatName = ""
    uses: Annotated[int, Meta(ge=1, le=MOST_USES)] = 1


class Rekey(Wish, frozen=True, tag="rekey"):
    """Lock all other devices out of the own seat: from now on only this token opens it."""

    token: Token


class Seating(Wish, frozen=True, tag="seating"):
    """The host sits a computer down at a free seat, or frees a seat at which one sits."""

    seat: SeatName
    level: LEVEL = ""


AnyWish = (
    Claim | Do | Back | Propose | Answer | Resume | Say | Lend | Note | Invite | Rekey | Seating
)
ToTable = Hello | Again | Visible | Saw | Want | Ping | AnyWish


# from a table


class Welcome(Message, frozen=True, tag="welcome"):
    """What the table is, and who looks; `packs` come with it, by their hashes.

    `spent` is what has counted on the clocks since the last entry, `seen` up to which entry this
    player has seen the table before, on any device.
    """

    table: str
    kind: str
    seat: str
    seq: int
    setup: bytes
    terms: Terms
    commitment: Commitment
    packs: tuple[PackHash, ...]
    now: int
    spent: int = 0
    seen: int = -1


class Brought(Message, frozen=True, tag="brought"):
    """A pack that comes with the table."""

    pack: TablePack


class Whole(Message, frozen=True, tag="whole"):
    """Everything, as this seat may know it, once `seq` entries are written.

    `view` is empty before the match; `count` actions have been done, the last by `by`.
    """

    seat: str
    seq: int
    stand: int
    state: State
    view: bytes
    digest: bytes
    count: int
    by: str
    undo: str


class Step(Message, frozen=True, tag="step"):
    """An entry of the match: who did something, and what changed for this seat.

    `left` actions are done now. `line` is the action, where this seat may read it, `said` the
    sentence for it where no event tells what was chosen. `undo` is why this seat cannot take it
    back; empty where it can. `digest` is that of the view every so often.
    """

    seq: int
    at: int
    spent: int
    by: Seat
    left: int
    changes: Changes
    line: bytes = b""
    said: Text | None = None
    undo: str = ""
    digest: bytes = b""


class Told(Message, frozen=True, tag="told"):
    """An entry that is no part of the match, for everybody."""

    seq: int
    at: int
    spent: int
    by: str
    entry: OfTable


class Passed(Message, frozen=True, tag="passed"):
    """An entry that changes nothing here; only its number counts."""

    seq: int
    at: int


class Present(Message, frozen=True, tag="present"):
    """Whether a seat's player is here, looks elsewhere, or is gone, and since when."""

    seat: Seat
    how: Literal["here", "away", "gone"]
    since: int


class Done(Message, frozen=True, tag="done"):
    """A wish was fulfilled, now or long ago, with this entry."""

    id: bytes
    seq: int


class No(Message, frozen=True, tag="no"):
    """A wish was refused. `is_stale` where the table had gone on before it came."""

    id: bytes
    seq: int
    why: SentRefusal
    is_stale: bool = False


class Noted(Message, frozen=True, tag="noted"):
    """The note of this seat."""

    words: str


class Over(Message, frozen=True, tag="over"):
    """The match is over: the secret of its luck."""

    secret: Secret
    salts: tuple[Salt, ...]


class Pong(Message, frozen=True, tag="pong"):
    """Here."""

    nr: int
    now: int


class Bye(Message, frozen=True, tag="bye"):
    """The connection is closed, and why."""

    why: SentRefusal


FromTable = (
    Welcome
    | Brought
    | Whole
    | Step
    | Told
    | Passed
    | Present
    | Done
    | No
    | Noted
    | Over
    | Pong
    | Bye
)

_encode = msgspec.msgpack.Encoder(order="deterministic").encode
_to: Any = msgspec.msgpack.Decoder(ToTable)
_from: Any = msgspec.msgpack.Decoder(FromTable)


def write(message: Message) -> bytes:
    """A message as a frame."""
    return _encode(message)


def read_wish(frame: bytes) -> Any:
    """What a device says; raises `LoadError` for anything that no device of ours sends."""
    return _read(_to, frame, MOST_IN)


def read_answer(frame: bytes) -> Any:
    """What a table says; raises `LoadError`."""
    return _read(_from, frame, MOST_OUT)


def _read(decoder: Any, frame: bytes, most: int) -> Any:
    if len(frame) > most:
        raise LoadError(f"a message has at most {most} bytes, this has {len(frame)}")
    try:
        return decoder.decode(frame)
    except msgspec.ValidationError as error:
        raise LoadError(f"this is no message of a table: {error}") from None
    except UNREADABLE as error:
        raise LoadError(f"a message cannot be read: {error}") from None
