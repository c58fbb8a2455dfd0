"""Texts broken into lines and made to fit a box, measured by whatever toolkit draws them."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import lru_cache

from scriptorium.plugins import plain

LEADING = 1.2
ELLIPSIS = "…"
KEEP = 8192

Ruler = Callable[[str, str, int], float]


@dataclass(frozen=True)
class Setting:
    """A text set in a box: its lines, its size, and whether all of it could be shown."""

    lines: tuple[str, ...]
    face: str
    size: int
    width: float
    height: float
    whole: bool


def line_height(size: float) -> float:
    """The height of a line of this size."""
    return size * LEADING


class Lettering:
    """Sets texts with a ruler that tells how wide a line is, given its face and size in pixels.

    `slack` is by how many pixels a box may be exceeded: what its toolkit rounds away.
    """

    def __init__(self, ruler: Ruler, slack: float) -> None:
        self.width_of = ruler
        self.slack = slack
        self.wrapped = lru_cache(maxsize=KEEP)(self._wrapped)
        self.set_text = lru_cache(maxsize=KEEP)(self._set_text)

    def _wrapped(self, text: str, face: str, size: int, width: float) -> tuple[str, ...]:
        """The text in lines no wider than that, where its words allow it."""
        lines: list[str] = []
        for paragraph in plain(text).split("\n"):
            line = ""
            for word in paragraph.split(" "):
                longer = f"{line} {word}" if line else word
                if line and self.width_of(longer, face, size) > width:
                    lines.append(line)
                    line = word
                else:
                    line = longer
            lines.append(line)
        return tuple(lines)

    def _set_text(
        self,
        text: str,
        face: str,
        size: int,
        width: float,
        height: float,
        smallest: int,
        one_line: bool = False,
    ) -> Setting:
        """Set a text in a box, as large as fits, no larger than asked, no smaller than readable."""
        text, slack, tried = plain(text), self.slack, max(size, smallest)
        while True:
            lines = (text,) if one_line else self.wrapped(text, face, tried, width)
            widest = self._widest(lines, face, tried)
            tall = len(lines) * line_height(tried)
            fits = tall <= height + slack or (len(lines) == 1 and tried <= height)
            if widest <= width + slack and fits:
                return Setting(lines, face, tried, widest, tall, True)
            if tried <= smallest:
                return self._cut_short(lines, face, tried, width, height)
            tried -= 1

    def _widest(self, lines: tuple[str, ...], face: str, size: int) -> float:
        return max((self.width_of(line, face, size) for line in lines), default=0.0)

    def _cut_short(
        self, lines: tuple[str, ...], face: str, size: int, width: float, height: float
    ) -> Setting:
        count = max(1, int((height + self.slack) // line_height(size)))
        kept = list(lines[:count])
        for at, line in enumerate(kept):
            ending = ELLIPSIS if at == len(kept) - 1 and len(lines) > count else ""
            while line and self.width_of(line + ending, face, size) > width:
                # At the end of a word where there is one, else within it.
                line, ending = line.rpartition(" ")[0] or line[:-1], ELLIPSIS
            kept[at] = line + ending
        widest = self._widest(tuple(kept), face, size)
        return Setting(tuple(kept), face, size, widest, len(kept) * line_height(size), False)
