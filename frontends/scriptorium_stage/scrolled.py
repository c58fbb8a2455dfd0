"""A list of lines that may be longer than its place: which of those that are seen is topmost."""

from __future__ import annotations

from dataclasses import dataclass

from .shapes import Rect

NOWHERE = Rect(0, 0, 0, 0)


@dataclass
class Scrolled:
    """How far a list is scrolled, in whole lines."""

    top: int = 0
    total: int = 0
    shown: int = 1
    view: Rect = NOWHERE

    @property
    def last(self) -> int:
        """The topmost line when all the way down."""
        return max(0, self.total - self.shown)

    @property
    def part(self) -> float:
        """How far it is scrolled, from 0 to 1."""
        return min(1.0, self.top / self.last) if self.last else 0.0

    def go(self, line: int) -> None:
        """Make a line the topmost, as far as there are enough below it."""
        self.top = min(self.last, max(0, line))

    def by(self, lines: int) -> None:
        """Go on or back by some lines."""
        self.go(self.top + lines)

    def slide(self, part: float) -> None:
        """Go to a part of the way."""
        self.go(round(self.last * min(1.0, max(0.0, part))))

    def knob(self, bar: Rect, least: float) -> Rect:
        """The part of a bar that stands for what is seen."""
        long = max(least, bar.h * self.shown / max(1, self.total))
        return Rect(bar.x, bar.y + (bar.h - long) * self.part, bar.w, long)
