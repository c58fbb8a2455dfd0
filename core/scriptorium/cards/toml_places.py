"""Where in a TOML text something stands: line and column of a key, for errors that point at it.

The text is TOML that has been read already, so this scanner only follows its outline: headers,
keys, and where each value ends.
"""

from __future__ import annotations

import re
import tomllib
from bisect import bisect_right
from collections.abc import Iterator, Sequence
from contextlib import suppress
from typing import NamedTuple

Step = str | int
Path = tuple[Step, ...]

_PATH = re.compile(r"\$((?:\.[^.\[\]`]+|\[\d+\])*)")
_UNKNOWN = re.compile(r"unknown field `([^`]+)`")
_STEP = re.compile(r"\.([^.\[\]]+)|\[(\d+)\]")
_BLANK = re.compile(r"(?:[ \t\r\n,]|#[^\n]*)*")
_SPACE = re.compile(r"[ \t]*")
_KEY = re.compile(r"""[A-Za-z0-9_-]+|"(?:[^"\\\n]|\\.)*"|'[^'\n]*'""")
_STRING = re.compile(
    r'"""(?:[^\\]|\\.)*?"""(?:"{0,2}(?!"))'
    r"|'''.*?'''(?:'{0,2}(?!'))"
    r"""|"(?:[^"\\\n]|\\.)*"|'[^'\n]*'""",
    re.DOTALL,
)
_BARE = re.compile(r"[^,\]}#\n]*")


def line_of(text: str, complaint: str) -> int:
    """The line that a complaint of msgspec is about, which names a path as in `$.card[2].cost`."""
    found = _PATH.search(complaint)
    steps: list[Step] = []
    for key, index in _STEP.findall(found.group(1) if found else ""):
        steps.append(key or int(index))
    unknown = _UNKNOWN.search(complaint)
    if unknown:
        steps.append(unknown.group(1))
    return line_of_path(text, steps)


def line_of_path(text: str, path: Sequence[Step]) -> int:
    """The line where the deepest part of a path that can be found begins; lines count from 1."""
    return Lines(text).of(path)


class Spot(NamedTuple):
    """A place in a text, counted from 1, and the whole line as it stands there."""

    line: int
    column: int
    text: str


class Lines:
    """The place of every key, table and list entry of a text."""

    def __init__(self, text: str) -> None:
        self._text = text
        self._at = 0
        self._newlines = [found.start() for found in re.finditer("\n", text)]
        self._starts: dict[Path, int] = {(): 0}
        self._counts: dict[Path, int] = {}
        with suppress(_Lost):  # not TOML from there on: what stands before has been found
            self._document()

    def of(self, path: Sequence[Step]) -> int:
        """The line where the deepest part of a path that is there begins."""
        return self.spot(path).line

    def spot(self, path: Sequence[Step]) -> Spot:
        """The place where the deepest part of a path that is there begins."""
        steps = tuple(path)
        while steps not in self._starts:
            steps = steps[:-1]
        start = self._starts[steps]
        line = bisect_right(self._newlines, start - 1)
        begins = self._newlines[line - 1] + 1 if line else 0
        ends = self._newlines[line] if line < len(self._newlines) else len(self._text)
        return Spot(line + 1, start - begins + 1, self._text[begins:ends].strip())

    # following the outline

    def _document(self) -> None:
        here: Path = ()
        while self._skip(_BLANK) < len(self._text):
            start = self._at
            if self._text.startswith("[", start):
                here = self._header(start)
            else:
                self._pair(here)

    def _header(self, start: int) -> Path:
        many = self._text.startswith("[[", start)
        self._at += 2 if many else 1
        keys = list(self._keys())
        self._expect("]]" if many else "]")
        path: Path = ()
        for key in keys[:-1]:
            path = (*path, key)
            if path in self._counts:
                path = (*path, self._counts[path] - 1)
        path = (*path, keys[-1])
        self._note(path, start)
        if many:
            number = self._counts.get(path, 0)
            self._counts[path] = number + 1
            path = (*path, number)
            self._note(path, start)
        return path

    def _pair(self, here: Path) -> None:
        start = self._at
        path = (*here, *self._keys())
        self._expect("=")
        self._note(path, start)
        self._value(path)

    def _value(self, path: Path) -> None:
        start = self._skip(_SPACE)
        opening = self._text[start : start + 1]
        if opening in ("[", "{"):
            self._at += 1
            number = 0
            closing = "]" if opening == "[" else "}"
            while not self._text.startswith(closing, self._skip(_BLANK)):
                if opening == "{":
                    self._pair(path)
                else:
                    self._note((*path, number), self._at)
                    self._value((*path, number))
                    number += 1
            self._at += 1
        elif opening in ('"', "'"):
            self._match(_STRING)
        else:
            self._match(_BARE)
            if self._at == start:
                raise _Lost

    def _keys(self) -> Iterator[str]:
        while True:
            self._skip(_SPACE)
            raw = self._match(_KEY)
            quoted = raw[0] in "\"'"
            try:
                yield tomllib.loads(f"k = {raw}")["k"] if quoted else raw
            except tomllib.TOMLDecodeError:
                raise _Lost from None
            if not self._text.startswith(".", self._skip(_SPACE)):
                return
            self._at += 1

    def _skip(self, pattern: re.Pattern[str]) -> int:
        self._match(pattern)
        return self._at

    def _match(self, pattern: re.Pattern[str]) -> str:
        found = pattern.match(self._text, self._at)
        if found is None:
            raise _Lost
        self._at = found.end()
        return found.group()

    def _expect(self, mark: str) -> None:
        if not self._text.startswith(mark, self._skip(_SPACE)):
            raise _Lost
        self._at += len(mark)

    def _note(self, path: Path, start: int) -> None:
        for depth in range(1, len(path) + 1):
            self._starts.setdefault(path[:depth], start)


class _Lost(Exception):
    """The text is not the TOML it was taken for."""
