"""How things move: an event tells which pieces of the picture it happens to, and on which way.

A way is a row of legs. Frontends show them one after another; what stands on a piece that goes
such a way goes along, so that an event need not name it.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, NamedTuple

import msgspec
from msgspec import Struct

from scriptorium.engine.ruleset import Ruleset
from scriptorium.engine.values import Event
from scriptorium.plugins.guard import shown


class Slide(Struct, frozen=True):
    """Straight on by so many board units: x to the east, y to the south."""

    dx: float
    dy: float


class Onto(Struct, frozen=True):
    """Straight onto another piece of the picture, middle to middle."""

    piece: str


class Swing(Struct, frozen=True):
    """About the middle of a piece by quarter turns: clockwise above zero, else the other way."""

    pivot: str
    quarters: int


class Spin(Struct, frozen=True):
    """In place, each piece about its own middle, by quarter turns: clockwise above zero."""

    quarters: int


class Toss(Struct, frozen=True):
    """Thrown, each piece tumbling over so many times until it lies as it shows; also a new one."""

    times: int = 2


Leg = Slide | Onto | Swing | Spin | Toss
LEGS = (Slide, Onto, Swing, Spin, Toss)


class Movement(NamedTuple):
    """What an event does to the picture: the pieces it happens to, and the way that they go."""

    pieces: tuple[str, ...] = ()
    way: tuple[Leg, ...] = ()


def movements(rules: Ruleset, events: Iterable[Event]) -> tuple[Movement, ...]:
    """What some events do to the picture; of an event whose plugin fails to say, nothing."""
    return tuple(_movement(rules, event) for event in events)


def _movement(rules: Ruleset, event: Event) -> Movement:
    named, went = rules.pieces_of.get(type(event)), rules.ways_of.get(type(event))
    pieces: tuple[str, ...] | None = ()
    way: tuple[Leg, ...] | None = ()
    if named is not None:
        pieces = named[0].ask(lambda: tuple(named[1](event)))
    if went is not None and pieces is not None:
        way = went[0].ask(lambda: _legs(went[1](event)))
    return Movement() if pieces is None or way is None else Movement(pieces, way)


def _legs(way: Iterable[Any]) -> tuple[Leg, ...]:
    """A way as its plugin tells it, once it is one."""
    legs = tuple(way)
    for leg in legs:
        if type(leg) not in LEGS:
            raise TypeError(
                f"a way is made of slides, ontos, swings and spins, not of {shown(leg)}"
            )
        msgspec.convert(msgspec.to_builtins(leg), type(leg))
    return legs
