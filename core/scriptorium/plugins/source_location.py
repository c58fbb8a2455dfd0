"""Where an author has written something, and complaints about it that an author can act on.

The core knows places by a protocol alone: card packs bring those in files.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from difflib import get_close_matches
from typing import Any, Protocol

import msgspec

from .errors import PackError, PluginError

Step = str | int
NEAR_ENOUGH = 0.6
MOST_SHOWN = 120
MOST_NAMED = 24


class SourceLocation(Protocol):
    """Something that an author has written, which has parts."""

    def part(self, *steps: Step) -> SourceLocation:
        """A part of it."""

    def quoted(self, *steps: Step) -> str:
        """Where it is, and what stands there."""

    def error(self, problem: str, *steps: Step) -> PluginError:
        """A complaint about it, or a part of it."""

    def misread(self, error: msgspec.ValidationError, kind: Any, told: str = "") -> PluginError:
        """A complaint of msgspec about it, read as a kind of Struct."""


@dataclass(frozen=True)
class InCode:
    """What a plugin has written in Python, and the keys that lead to a part.

    It is told by `where` it stands, as in `house.py:7`, else by the name of its plugin.
    """

    plugin: str
    path: tuple[Step, ...] = ()
    where: str = ""

    def part(self, *steps: Step) -> InCode:
        """A part of it."""
        return InCode(self.plugin, (*self.path, *steps), self.where)

    def quoted(self, *steps: Step) -> str:
        """The place, and the keys."""
        path, place = ".".join(map(str, (*self.path, *steps))), self.where or self.plugin
        return f"{place}, {path}" if path else place

    def error(self, problem: str, *steps: Step) -> PluginError:
        """A complaint with the place."""
        return PluginError(f"{self.quoted(*steps)}: {problem}")

    def misread(self, error: msgspec.ValidationError, kind: Any, told: str = "") -> PluginError:
        """What msgspec says of it, in its own words."""
        return self.error(f"{told}{error}")


def complaint(file: str, line: int, column: int, problem: str, text: str) -> PackError:
    """One line about a place in a file."""
    told = f" The line: {shortened(text)}" if text else ""
    stop = "" if problem.endswith((".", "?")) else "."
    return PackError(f"{file}:{line}:{column}: {problem}{stop}{told}")


def shortened(text: str) -> str:
    """A line as a complaint shows it."""
    return text if len(text) <= MOST_SHOWN else text[: MOST_SHOWN - 1] + "…"


def meant(name: str, known: Iterable[str]) -> str:
    """What a misspelt name may have meant, or else which names there are."""
    names = sorted(set(known))
    near = get_close_matches(name, names, n=1, cutoff=NEAR_ENOUGH)
    if near:
        return f"; did you mean {near[0]!r}?"
    if not names:
        return "; there are none"
    more = ", …" if len(names) > MOST_NAMED else ""
    return f"; there are {', '.join(names[:MOST_NAMED])}{more}"
