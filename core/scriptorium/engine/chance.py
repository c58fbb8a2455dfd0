"""Chance without memory: what comes next follows from the seed, a stream's name and a counter.

Each deck or die draws from a stream of its own, so one more draw in one stream shifts no
other. The numbers are words of BLAKE2b keyed with the seed; the tests pin them for ever.
"""

from __future__ import annotations

from collections.abc import Sequence
from hashlib import blake2b
from struct import Struct
from typing import TypeVar

T = TypeVar("T")

SEED_LIMIT = 1 << 63
WORD = 1 << 64
WORDS = 8
_PERSON = b"scriptorium"
_read_words = Struct(f"<{WORDS}Q").unpack


def words(seed: int, stream: str, counter: int) -> tuple[int, ...]:
    """Eight numbers below 2**64: what this stream gives at this counter."""
    block = blake2b(
        stream.encode() + b"\0" + counter.to_bytes(8, "little"),
        key=seed.to_bytes(8, "little"),
        person=_PERSON,
    ).digest()
    return _read_words(block)


class Stream:
    """A stream being read: `counter` is where its next block of words begins."""

    __slots__ = ("_spare", "counter", "name", "seed")

    def __init__(self, seed: int, name: str, counter: int) -> None:
        self.seed = seed
        self.name = name
        self.counter = counter
        self._spare: list[int] = []

    def below(self, n: int) -> int:
        """A whole number from 0 to n-1, each equally likely."""
        if not 1 <= n <= WORD:
            raise ValueError(f"below() takes 1 to 2**64, not {n}")
        bound = WORD - WORD % n  # words from here on would favour the small numbers
        while True:
            if not self._spare:
                self._spare = list(words(self.seed, self.name, self.counter))[::-1]
                self.counter += 1
            word = self._spare.pop()
            if word < bound:
                return word % n

    def shuffled(self, items: Sequence[T]) -> tuple[T, ...]:
        """The same items in an order drawn at random, every order equally likely."""
        cards = list(items)
        for last in range(len(cards) - 1, 0, -1):
            other = self.below(last + 1)
            cards[last], cards[other] = cards[other], cards[last]
        return tuple(cards)
