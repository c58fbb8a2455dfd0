"""What one entry of the match is to a seat: what changed in its view, and what it heard.

A step is a function of the view before, the view after and the events that this seat saw, and of
nothing else: two tables that look alike to a seat send it the same bytes. What several seats see
alike is put into bytes once.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Annotated, Any, Union, cast
from weakref import WeakKeyDictionary

import msgspec
from msgspec import Meta, Raw, Struct

from scriptorium.engine.errors import LoadError
from scriptorium.engine.ruleset import Ruleset
from scriptorium.engine.saves import blind, misfit, stack_of
from scriptorium.engine.schedule import Clock
from scriptorium.engine.table import View
from scriptorium.engine.values import CardId, Event, Outcome
from scriptorium.engine.zones import Pile, Zones
from scriptorium.matches.match_file import action_decoder
from scriptorium.matches.records import UNREADABLE

# What is no part has a number below those of the parts, which count from 0 as the rules have them.
CLOCK, PENDING, OUTCOME = -1, -2, -3

MOST_CARDS = 2000
Run = Annotated[int, Meta(ge=1, le=MOST_CARDS)]
Packed = Annotated[tuple[CardId | Run, ...], Meta(max_length=MOST_CARDS)]

_encode = msgspec.msgpack.Encoder(order="deterministic").encode


Numbered = tuple[tuple[int, Raw], ...]


class Changes(Struct, frozen=True, array_like=True, forbid_unknown_fields=True):
    """What changed in a view, by number: what all see, what this seat sees, piles of cards.

    At the end what was seen to happen.
    """

    open: Numbered
    parts: Numbered
    piles: Numbered
    events: tuple[Raw, ...]


class Sent(Struct, frozen=True, array_like=True):
    """The same as it is sent: not in bytes yet, but for what all see."""

    open: Raw
    parts: list[tuple[int, Any]]
    piles: list[tuple[int, list[CardId | int]]]
    events: tuple[Event, ...]


class Shared:
    """What is worked out once for an entry, whoever sees it: what is open to all, and piles."""

    def __init__(self, rules: Ruleset) -> None:
        self._open: Raw | None = None
        self._piles: dict[int, tuple[Pile, list[CardId | int]]] = {}
        self._secret = rules.secret_parts

    def changes(self, old: View, new: View, heard: tuple[Event, ...]) -> Changes:
        """What a seat is sent of how its view changed."""
        if self._open is None:
            self._open = self._open_to_all(old, new)
        parts: list[tuple[int, Any]] = []
        piles: list[tuple[int, list[CardId | int]]] = []
        was_parts, now_parts = old.parts, new.parts
        for at in self._secret:
            was, now = was_parts[at], now_parts[at]
            if was is now:
                continue
            if type(now) is Zones and type(was) is Zones:
                for nr, (before, pile) in enumerate(zip(was.piles, now.piles, strict=True)):
                    if before is not pile and before != pile:
                        piles.append((nr, self._packed(pile)))
            elif was != now:
                parts.append((at, now))
        if old.pending is not new.pending and old.pending != new.pending:
            parts.append((PENDING, new.pending))
        return cast("Changes", Sent(self._open, parts, piles, heard))  # the same bytes

    def _open_to_all(self, old: View, new: View) -> Raw:
        """What has changed of that which every seat sees as it is."""
        found: list[tuple[int, Any]] = []
        secret = self._secret
        for at, (was, now) in enumerate(zip(old.parts, new.parts, strict=True)):
            if was is not now and at not in secret and was != now:
                found.append((at, now))
        if old.clock is not new.clock and old.clock != new.clock:
            found.append((CLOCK, new.clock))
        if old.outcome is not new.outcome and old.outcome != new.outcome:
            found.append((OUTCOME, new.outcome))
        return Raw(_encode(found))

    def _packed(self, cards: Pile) -> list[CardId | int]:
        found = self._piles.get(id(cards))
        if found is None:
            found = self._piles[id(cards)] = (cards, packed(cards))
        return found[1]


def packed(cards: Pile) -> list[CardId | int]:
    """Cards with runs of like ones told by number: `?`, 39 for forty backs."""
    found: list[CardId | int] = []
    at, end = 0, len(cards)
    while at < end:
        card = cards[at]
        found.append(card)
        at += 1
        if at < end and cards[at] == card:
            more = cards.count(card) - 1
            if cards[at : at + more] != (card,) * more:  # some of them lie elsewhere
                more = 1
                while at + more < end and cards[at + more] == card:
                    more += 1
            found.append(more)
            at += more
    return found


def unpacked(told: Iterable[CardId | int]) -> Pile:
    """The cards of a pile that was told so; raises `ValueError` for what no pile is."""
    found: list[CardId] = []
    for one in told:
        if isinstance(one, str):
            found.append(one)
        elif not found or len(found) + one > MOST_CARDS:
            raise ValueError("cards are counted that are not there")
        else:
            found += [found[-1]] * one
    return tuple(found)


class StepReader:
    """Reads the steps and the actions of one ruleset, strictly, as saves are read."""

    def __init__(self, rules: Ruleset) -> None:
        self._parts: dict[int, Any] = {
            at: msgspec.msgpack.Decoder(type(part)) for at, part in enumerate(rules.parts)
        }
        self._parts[CLOCK] = msgspec.msgpack.Decoder(Clock)
        self._parts[PENDING] = msgspec.msgpack.Decoder(stack_of(rules))
        self._parts[OUTCOME] = msgspec.msgpack.Decoder(Outcome | None)
        self._pile: Any = msgspec.msgpack.Decoder(Packed)
        kinds: Any = Union[tuple(rules.event_kinds)]  # noqa: UP007  (a union of a computed tuple)
        self._event: Any = msgspec.msgpack.Decoder(kinds)
        self._zones = rules.part_index.get(Zones, -1)
        self.action = action_decoder(rules)

    def apply(self, seen: View, changed: Changes) -> View:
        """The view after a step; raises `LoadError` for what is none of this match."""
        try:
            return self._apply(seen, changed)
        except msgspec.ValidationError as error:
            raise LoadError(f"a step does not fit this game: {error}") from None
        except (*UNREADABLE, KeyError, IndexError, ValueError) as error:
            raise LoadError(f"a step cannot be read: {error!r}") from None

    def _apply(self, seen: View, changed: Changes) -> View:
        parts: list[Any] = list(seen.parts)
        rest = {CLOCK: seen.clock, PENDING: seen.pending, OUTCOME: seen.outcome}
        for at, data in (*changed.open, *changed.parts):
            value = self._parts[at].decode(data)
            if at < 0:
                rest[at] = value
            else:
                parts[at] = value
        if changed.piles:
            piles = list(parts[self._zones].piles)
            for nr, data in changed.piles:
                if nr < 0:
                    raise IndexError(nr)
                piles[nr] = unpacked(self._pile.decode(data))
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
