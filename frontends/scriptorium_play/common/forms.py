"""The rows of a form as data: a choice, an amount, a line to write, a seat with its player.

A frontend draws each kind in its own way; what a touch, a key or a letter means is told here.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from .colours import Look

MOST_LETTERS = 64


@dataclass(frozen=True)
class Select:
    """One of several values, each said in words."""

    key: str
    label: str
    words: Sequence[str]
    at: int
    choose: Callable[[int], None]
    says: str = ""

    @property
    def shown(self) -> str:
        """What is chosen, in words."""
        return self.words[self.at] if self.words else ""

    @property
    def is_open(self) -> bool:
        """Whether there is anything to choose."""
        return len(self.words) > 1

    def step(self, by: int) -> None:
        """Take the next value or the one before, round the end."""
        self.choose((self.at + by) % max(1, len(self.words)))


@dataclass(frozen=True)
class Amount:
    """A number between two others, in steps."""

    key: str
    label: str
    value: int
    low: int
    high: int
    by: int
    change: Callable[[int], None]
    says: str = ""

    @property
    def part(self) -> float:
        """How far it is from the lowest to the highest, from 0 to 1."""
        return (self.value - self.low) / max(1, self.high - self.low)

    def slide(self, part: float) -> None:
        """Take the step nearest to a part of the way."""
        steps = round((self.high - self.low) * part / self.by)
        self._set(self.low + steps * self.by)

    def step(self, by: int) -> None:
        """Go on by so many steps."""
        self._set(self.value + by * self.by)

    def _set(self, value: int) -> None:
        self.change(min(self.high, max(self.low, value)))


@dataclass(frozen=True)
class Field:
    """A line to write in."""

    key: str
    label: str
    content: str
    write: Callable[[str], None]
    empty: str = ""
    says: str = ""


@dataclass(frozen=True)
class SeatRow:
    """A player of a match to be agreed on: the emblem, the seat, who sits there, and the name."""

    key: str
    label: str
    look: Look
    seats: Select
    who: Select
    name: Field


Row = Select | Amount | Field | SeatRow


def switch(
    key: str,
    label: str,
    on: bool,
    turn: Callable[[bool], None],
    words: tuple[str, str],
    says: str = "",
) -> Select:
    """On or off, said in words: first what off is called."""
    return Select(key, label, words, int(on), lambda at: turn(bool(at)), says)


def typed(content: str, letters: str, most: int = MOST_LETTERS) -> str:
    """What a field holds after some letters were typed; a backspace takes one away."""
    for letter in letters:
        content = content[:-1] if letter == "\b" else (content + letter)[:most]
    return content
