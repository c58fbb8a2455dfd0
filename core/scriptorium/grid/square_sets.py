"""A set of squares as a part keeps it: a save takes whole numbers of 64 bits, a board has more."""

from __future__ import annotations

from typing import NamedTuple, Self

BITS = 60
LOW = (1 << BITS) - 1


class SquareSet(NamedTuple):
    """A set of squares of any board, to be kept in a part: `marked: SquareSet = SquareSet()`.

    >>> kept = SquareSet.of(1 << 200 | 1)
    >>> kept.bits == 1 << 200 | 1, len(kept.words)
    (True, 4)
    """

    words: tuple[int, ...] = ()

    @classmethod
    def of(cls, bits: int) -> Self:
        """The set with these bits."""
        words = []
        while bits:
            words.append(bits & LOW)
            bits >>= BITS
        return cls(tuple(words))

    @property
    def bits(self) -> int:
        """The set as a mask, as all functions of grids take it."""
        found = 0
        for word in reversed(self.words):
            found = found << BITS | word
        return found
