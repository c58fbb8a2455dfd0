"""Forged tables and match files: changed as somebody could who knows how they are written.

What lies on a table is unpacked, changed in some places, packed again, and given a right checksum.
"""

from __future__ import annotations

import copy
import random
from collections.abc import Callable, Iterator
from typing import Any
from zlib import crc32

import msgspec

import scriptorium as sc
from scriptorium.engine import saves
from scriptorium.matches import Match
from scriptorium.matches.records import SnapshotRecord, begun, closed, ended, file_of

NUMBERS = (0, 1, 2, 3, 5, 9, 16, 50, 99, 255, 999, 9_999, 999_999, 2**31, 2**62, -1, -2, -7)
Place = tuple[Any, Any]  # a list or a table, and what stands where in it


def parts_of(data: bytes) -> tuple[bytes, bytes]:
    """The two halves of a save: what the match is, and what lies on the table."""
    at = len(saves.MARK) + 4
    size = int.from_bytes(data[at - 4 : at], "big")
    return data[at : at + size], data[at + size + 4 :]


def resealed(setup: bytes, body: bytes) -> bytes:
    """A save with a right checksum."""
    check = crc32(body, crc32(setup)).to_bytes(4, "big")
    return saves.MARK + len(setup).to_bytes(4, "big") + setup + check + body


def places(value: Any) -> Iterator[Place]:
    """Everything in a value that can be another one."""
    inside = value.items() if isinstance(value, dict) else enumerate(value)
    for key, one in inside:
        yield value, key
        if isinstance(one, dict | list):
            yield from places(one)


class Forger:
    """Changes values at random; what it puts in is often taken from elsewhere in the same value."""

    def __init__(self, seed: int) -> None:
        self.luck = random.Random(seed)
        self.did: list[str] = []

    def forge(self, value: Any, times: int | None = None) -> Any:
        """A changed copy."""
        value = copy.deepcopy(value)
        self.did = []
        for _ in range(times or self.luck.choice((1, 1, 1, 2, 3, 6))):
            there = list(places(value))
            if not there:
                break
            self._change(*self.luck.choice(there), there)
        return value

    def _change(self, inside: Any, key: Any, there: list[Place]) -> None:
        one = inside[key]
        ways: list[Callable[[], Any]] = [lambda: self._other(one, there)]
        if isinstance(one, list) and one:
            ways += [
                lambda: self.luck.sample(one, len(one)),  # in another order
                lambda: one[:-1],
                lambda: [*one, self.luck.choice(one)],  # one twice
                lambda: one * self.luck.choice((2, 40)),
                list,
            ]
            if len(one) > 1:
                ways.append(lambda: self._swapped(one))
        changed = self.luck.choice(ways)()
        self.did.append(f"{key}: {str(one)[:70]} -> {str(changed)[:70]}")
        inside[key] = changed

    def _swapped(self, one: list[Any]) -> list[Any]:
        left, right = self.luck.sample(range(len(one)), 2)
        one = [*one]
        one[left], one[right] = one[right], one[left]
        return one

    def _other(self, one: Any, there: list[Place]) -> Any:
        if type(one) is bool:
            return not one
        if type(one) is int and self.luck.random() < 0.7:
            near = (one + 1, one - 1, one + 4, -one, one * 2)
            return self.luck.choice((*NUMBERS, *near))
        alike = [where[key] for where, key in there if type(where[key]) is type(one)]
        if alike and self.luck.random() < 0.9:
            return copy.deepcopy(self.luck.choice(alike))
        return self.luck.choice((None, "", "x", 0, [], {}, "?", True))

    def table(self, data: bytes) -> bytes:
        """A forged save: mostly what lies on the table, sometimes what the match is."""
        setup, body = map(msgspec.msgpack.decode, parts_of(data))
        if self.luck.random() < 0.05:
            setup = self.forge(setup)
        else:
            body = self.forge(body)
        return resealed(msgspec.msgpack.encode(setup), msgspec.msgpack.encode(body))

    def laid_out(self, table: sc.Table) -> bytes:
        """A match file that begins with a forged table."""
        base = self.table(sc.dump(table))
        return file_of(closed([begun(table, base, "")]))

    def match(self, match: Match) -> bytes:
        """A match file with changed entries: their order, their number, what they say."""
        sayings: list[Any] = [match.began(), *map(match.did, range(1, len(match.done) + 1))]
        sayings += [match.stands(), *ended(len(match.done), match.table)]
        sayings = closed(sayings)
        at = self.luck.randrange(len(sayings))
        way = self.luck.choice(("drop", "twice", "swap", "say", "say", "say"))
        self.did = [f"{way} {at}"]
        if way == "drop":
            del sayings[at]
        elif way == "twice":
            sayings.insert(at, sayings[self.luck.randrange(len(sayings))])
        elif way == "swap":
            sayings[at], sayings[0] = sayings[0], sayings[at]
        else:
            told = msgspec.msgpack.decode(msgspec.msgpack.encode(sayings[at]))
            if isinstance(sayings[at], SnapshotRecord) and self.luck.random() < 0.8:
                told[5] = self.table(told[5])
            else:
                told = [told[0], *self.forge(told[1:])]
            sayings[at] = msgspec.Raw(msgspec.msgpack.encode(told))
        return file_of(sayings)
