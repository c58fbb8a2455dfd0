"""A scenario file as text: where in it something stands."""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import cached_property
from pathlib import Path
from typing import Any

from scriptorium.cards.packs import parse_toml
from scriptorium.cards.toml_places import Lines, Step
from scriptorium.engine.errors import PluginError, ScriptoriumError

MOST_BYTES = 2 * 1024 * 1024
MOST_LINE = 4000
_AT_LINE = re.compile(r"at line (\d+)")
_NUMBERED = re.compile(r":(\d+): ")


class Misread(ScriptoriumError):
    """Something in a scenario is not understood; `path` names the place inside the file."""

    def __init__(self, path: Sequence[Step], message: str) -> None:
        super().__init__(message)
        self.path = tuple(path)
        self.message = message


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
