"""A scenario file as text: where in it something stands."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING, Any

from scriptorium.cards.packs import parse_toml
from scriptorium.cards.toml_places import Lines, Step
from scriptorium.engine.errors import PluginError, ScriptoriumError

if TYPE_CHECKING:
    from scriptorium.engine.table import Table

MOST_BYTES = 2 * 1024 * 1024
MOST_LINE = 4000
_AT_LINE = re.compile(r"at line (\d+)")
_NUMBERED = re.compile(r":(\d+): ")


class Misread(ScriptoriumError):
    """Something in a scenario is not understood; `path` names the place inside the file.

    `also` is what else is wrong in the same scenario.
    """

    also: tuple[Misread | Different, ...] = ()

    def __init__(self, path: Sequence[Step], message: str) -> None:
        super().__init__(message)
        self.path = tuple(path)
        self.message = message


class Different(Exception):
    """A claim does not hold: where it stands, what was expected, what happened.

    `also` are further claims that do not hold; `after` is the table after the action, if it was
    done.
    """

    also: tuple[Misread | Different, ...] = ()
    after: Table | None = None

    def __init__(self, path: Sequence[Step], expected: str, happened: str) -> None:
        super().__init__(f"expected {expected}, happened: {happened}")
        self.path = tuple(path)
        self.expected = expected
        self.happened = happened


class Collected:
    """All that is wrong with something: noted one after the other, raised together."""

    def __init__(self) -> None:
        self.found: list[Misread | Different] = []

    @contextmanager
    def one(self) -> Iterator[None]:
        """Note what is wrong with a part, and go on with the next."""
        try:
            yield
        except (Misread, Different) as error:
            self.found += (error, *error.also)

    def done(self) -> None:
        """Raise the first of them, which has the others."""
        if self.found:
            first, *others = self.found
            first.also = tuple(others)
            raise first


class Source:
    """One file's name and text."""

    def __init__(self, name: str, data: bytes) -> None:
        self.name = name
        self.data = data

    @classmethod
    def of(cls, path: Path) -> Source:
        """Read a file, never more of it than is allowed."""
        with path.open("rb") as file:
            return cls(str(path), file.read(MOST_BYTES + 1))

    @cached_property
    def _lines(self) -> Lines:
        return Lines(self.data.decode("utf-8", "replace"))

    def line(self, path: Sequence[Step]) -> int:
        """The line where the deepest known part of a path begins."""
        return self._lines.of(path)

    def parse(self) -> dict[str, Any]:
        """The file as data; raises `Unparsed` with the line where it stops being TOML."""
        try:
            return parse_toml(self.data, "", most_bytes=MOST_BYTES, most_line=MOST_LINE)
        except PluginError as error:
            message = str(error).removeprefix(": ")
            found = _AT_LINE.search(message) or _NUMBERED.match(message)
            line = int(found.group(1)) if found else 1
            if "end of document" in message:
                line = max(1, self.data.rstrip().count(b"\n") + 1)
            raise Unparsed(line, _NUMBERED.sub("", message, count=1)) from None


class Unparsed(ScriptoriumError):
    """A file is not TOML at all, or too large."""

    def __init__(self, line: int, message: str) -> None:
        super().__init__(message)
        self.line = line
        self.message = message
