"""What one entry of the match is to a seat: what changed in its view, and what it heard.

A step is a function of the view before, the view after and the events that this seat saw, and of
nothing else: two tables that look alike to a seat send it the same bytes. What several seats see
alike is put into bytes once.
"""

from __future__ import annotations

from typing import Any, Union
from weakref import WeakKeyDictionary

import msgspec
from msgspec import Raw, Struct

from scriptorium.engine.errors import LoadError
from scriptorium.engine.ruleset import Ruleset
from scriptorium.engine.saves import blind, misfit, stack_of
from scriptorium.engine.schedule import Clock
from scriptorium.engine.table import View
from scriptorium.engine.values import Event, Outcome
from scriptorium.engine.zones import Pile, Zones
from scriptorium.matches.records import UNREADABLE

# What is no part has a number below those of the parts, which count from 0 as the rules have them.
CLOCK, PENDING, OUTCOME = -1, -2, -3

_encode = msgspec.msgpack.Encoder(order="deterministic").encode


class Changes(Struct, frozen=True, array_like=True, forbid_unknown_fields=True):
    """What changed in a view, by number: parts, piles of cards; and what was seen to happen."""

    parts: dict[int, Raw]
    piles: dict[int, Raw]
    events: tuple[Raw, ...]


class Shared:
    """What has been put into bytes or compared already for one entry, whoever sees it as well."""

    def __init__(self) -> None:
        self._written: dict[int, tuple[Any, Raw]] = {}
        self._same: dict[tuple[int, int], tuple[Any, Any, bool]] = {}

    def written(self, thing: Any) -> Raw:
        """Something as bytes."""
        found = self._written.get(id(thing))
        if found is None:
            found = self._written[id(thing)] = (thing, Raw(_encode(thing)))
        return found[1]

    def same(self, one: Any, other: Any) -> bool:
        """Whether two things are alike."""
        key = (id(one), id(other))
        found = self._same.get(key)
        if found is None:
            found = self._same[key] = (one, other, one == other)
        return found[2]


def changes(old: View, new: View, heard: tuple[Event, ...], shared: Shared) -> Changes:
    """What a seat is sent of how its view changed."""
    parts: dict[int, Raw] = {}
    piles: dict[int, Raw] = {}
    same, written = shared.same, shared.written
    for at, (was, now) in enumerate(zip(old.parts, new.parts, strict=True)):
        if was is now or same(was, now):
            continue
        if type(now) is Zones and type(was) is Zones:
            for nr, (before, pile) in enumerate(zip(was.piles, now.piles, strict=True)):
                if before is not pile and before != pile:
                    piles[nr] = written(pile)
        else:
            parts[at] = written(now)
    if old.clock is not new.clock and not same(old.clock, new.clock):
        parts[CLOCK] = written(new.clock)
    if old.pending is not new.pending and not same(old.pending, new.pending):
        parts[PENDING] = written(new.pending)
    if old.outcome is not new.outcome and old.outcome != new.outcome:
        parts[OUTCOME] = written(new.outcome)
    return Changes(parts, piles, tuple([written(event) for event in heard]))


class StepReader:
    """Reads the steps of one ruleset, strictly, as saves are read."""

    def __init__(self, rules: Ruleset) -> None:
        self._parts: dict[int, Any] = {
            at: msgspec.msgpack.Decoder(type(part)) for at, part in enumerate(rules.parts)
        }
        self._parts[CLOCK] = msgspec.msgpack.Decoder(Clock)
        self._parts[PENDING] = msgspec.msgpack.Decoder(stack_of(rules))
        self._parts[OUTCOME] = msgspec.msgpack.Decoder(Outcome | None)
        self._pile: Any = msgspec.msgpack.Decoder(Pile)
        kinds: Any = Union[tuple(rules.event_kinds)]  # noqa: UP007  (a union of a computed tuple)
        self._event: Any = msgspec.msgpack.Decoder(kinds)
        self._zones = rules.part_index.get(Zones, -1)

    def apply(self, seen: View, changed: Changes) -> View:
        """The view after a step; raises `LoadError` for what is none of this match."""
        try:
            return self._apply(seen, changed)
        except msgspec.ValidationError as error:
            raise LoadError(f"a step does not fit this game: {error}") from None
        except (*UNREADABLE, KeyError, IndexError) as error:
            raise LoadError(f"a step cannot be read: {error!r}") from None

    def _apply(self, seen: View, changed: Changes) -> View:
        parts: list[Any] = list(seen.parts)
        rest = {CLOCK: seen.clock, PENDING: seen.pending, OUTCOME: seen.outcome}
        for at, data in changed.parts.items():
            value = self._parts[at].decode(data)
            if at < 0:
                rest[at] = value
            else:
                parts[at] = value
        if changed.piles:
            piles = list(parts[self._zones].piles)
            for nr, data in changed.piles.items():
                if nr < 0:
                    raise IndexError(nr)
                piles[nr] = self._pile.decode(data)
            parts[self._zones] = Zones(tuple(piles))
        clock: Any = rest[CLOCK]
        pending: Any = rest[PENDING]
        outcome: Any = rest[OUTCOME]
        now = View(seen.rules, seen.seat, clock, pending, tuple(parts), outcome)
        problem = misfit(blind(now))
        if problem:
            raise LoadError(problem)
        return now

    def events(self, changed: Changes) -> tuple[Event, ...]:
        """What was seen to happen; raises `LoadError`."""
        try:
            return tuple([self._event.decode(data) for data in changed.events])
        except msgspec.ValidationError as error:
            raise LoadError(f"an event is none of this game: {error}") from None
        except UNREADABLE as error:
            raise LoadError(f"an event cannot be read: {error}") from None


_readers: WeakKeyDictionary[Ruleset, StepReader] = WeakKeyDictionary()


def reader_of(rules: Ruleset) -> StepReader:
    """The reader of a ruleset, made the first time it is needed."""
    found = _readers.get(rules)
    if found is None:
        found = _readers[rules] = StepReader(rules)
    return found
