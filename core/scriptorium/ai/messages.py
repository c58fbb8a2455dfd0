"""What goes to a mind and back: msgpack, one message after the other.

A table is never among it: a mind gets the view of a seat, its memory, and the choices it has.
"""

from __future__ import annotations

from typing import Any

import msgspec
from msgspec import Raw, Struct

from scriptorium.engine.ruleset import Ruleset
from scriptorium.engine.saves import codec, view_bytes
from scriptorium.engine.table import View
from scriptorium.engine.values import Action, Seat, Text
from scriptorium.hidden import Memory
from scriptorium.matches.match_file import action_decoder
from scriptorium.matches.records import raw
from scriptorium.mods.sources import Sources


class ToMind(Struct, frozen=True, tag_field="what"):
    """Something that is asked or told."""


class Begin(ToMind, frozen=True, tag="begin"):
    """The first message: which plugins there are."""

    sources: Sources


class Prepare(ToMind, frozen=True, tag="prepare"):
    """A match by these rules is being played: learn now what has to be learned for it."""

    number: int
    setup: bytes


class Seen(Struct, frozen=True):
    """What a seat sees of a match and remembers of it."""

    setup: bytes
    seat: Seat
    view: bytes
    memory: Memory | None = None


class Ask(ToMind, frozen=True, tag="ask"):
    """Which of its choices does the player of a seat take? With `why`, and for what reasons.

    `sitting` names the player from one question to the next; it is new where it is not known.
    """

    number: int
    sitting: str
    level: str
    seed: int | None
    seen: Seen
    choices: tuple[Raw, ...]
    why: bool = False


class Weigh(ToMind, frozen=True, tag="weigh"):
    """What would have been the best turn, beside that after which the seat saw `came`?"""

    number: int
    seen: Seen
    came: bytes


class BreakOff(ToMind, frozen=True, tag="break-off"):
    """Nobody wants an answer to this any longer."""

    number: int


class Forget(ToMind, frozen=True, tag="forget"):
    """A player has got up."""

    sitting: str


Asked = Prepare | Ask | Weigh
AnyToMind = Begin | Asked | BreakOff | Forget


class FromMind(Struct, frozen=True, tag_field="what"):
    """What comes back to a question, by its number."""

    number: int


class Chosen(FromMind, frozen=True, tag="chosen"):
    """Which of the choices; why, and what is planned behind it, if that was asked."""

    at: int
    why: tuple[Text, ...] = ()
    further: tuple[Raw, ...] = ()


class Weighed(FromMind, frozen=True, tag="weighed"):
    """How much better the best turn would have been, that turn, and why."""

    better: float
    line: tuple[Raw, ...]
    why: tuple[Text, ...] = ()


class Learning(FromMind, frozen=True, tag="learning"):
    """So many of so many matches have been watched; the answer comes later."""

    at: int
    of: int


class Ready(FromMind, frozen=True, tag="ready"):
    """What was to be prepared is."""


class Stopped(FromMind, frozen=True, tag="stopped"):
    """It was broken off."""


class Failed(FromMind, frozen=True, tag="failed"):
    """No answer can be given, and why."""

    why: str


AnyFromMind = Chosen | Weighed | Learning | Ready | Stopped | Failed

_encoder = msgspec.msgpack.Encoder()
_to = msgspec.msgpack.Decoder(AnyToMind)
_from = msgspec.msgpack.Decoder(AnyFromMind)
write = _encoder.encode


def read_asked(data: bytes) -> AnyToMind:
    """What was asked."""
    asked: AnyToMind = _to.decode(data)
    return asked


def read_answer(data: bytes) -> AnyFromMind:
    """What came back."""
    answer: AnyFromMind = _from.decode(data)
    return answer


def written(seen: View, memory: Memory | None) -> Seen:
    """What a seat sees and remembers, as it is sent."""
    return Seen(codec(seen.rules).setup, seen.seat, view_bytes(seen), memory)


def choices_written(actions: tuple[Action, ...]) -> tuple[Raw, ...]:
    """Actions as they are sent."""
    return tuple(map(raw, actions))


def choices_read(rules: Ruleset, choices: tuple[Raw, ...]) -> tuple[Action, ...]:
    """Actions that were sent."""
    read: Any = action_decoder(rules)
    return tuple(map(read, choices))
