"""The messages of one file of texts: found by their names at once, parsed when they are spoken.

A window would otherwise parse every game's texts before it shows its first page. What holds
neither a name nor a choice is spoken as it stands.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from importlib import import_module
from importlib.util import find_spec
from typing import Any

_ENTRY = re.compile(r"^(-?[A-Za-z][\w-]*)[ \t]*=[ \t]*(.*)$", re.ASCII)
_NAME = re.compile(r"-?[A-Za-z][\w-]*", re.ASCII)
# What begins so at the edge of a line ends the message before it.
_EDGE = re.compile(r"[-#A-Za-z]")


def can_translate() -> bool:
    """Whether other languages than English can be spoken here."""
    try:
        return find_spec("fluent.runtime") is not None
    except ImportError:
        return False


class MessageFile:
    """A file of messages in one language, as Fluent writes them."""

    def __init__(self, source: str, language: str) -> None:
        self._language = language
        self._sources = _entries(source)
        self._plain: dict[str, str | None] = {}
        self._read: set[str] = set()
        self._bundle: Any = None  # and the resource, of a library that is there once it is needed
        self._resource: Any = None

    def format(self, id: str, details: Mapping[str, str | int]) -> str | None:
        """A message with its details filled in; None if there is none or details are missing."""
        if id not in self._plain:
            source = self._sources.get(id)
            if source is None:
                return None
            self._plain[id] = _plain(source)
        plain = self._plain[id]
        return plain if plain is not None else self._formatted(id, details)

    def __contains__(self, id: str) -> bool:
        return id in self._sources

    def _formatted(self, id: str, details: Mapping[str, str | int]) -> str | None:
        if self._bundle is None:
            runtime: Any = import_module("fluent.runtime")
            self._bundle = runtime.FluentBundle([self._language], use_isolating=False)
            self._resource = runtime.FluentResource
        self._take_in(id)
        if not self._bundle.has_message(id):
            return None
        pattern = self._bundle.get_message(id).value
        if pattern is None:
            return None
        told, errors = self._bundle.format_pattern(pattern, details)
        return None if errors else str(told)

    def _take_in(self, id: str) -> None:
        """Parse a message, and those that it may name."""
        waiting = [id]
        while waiting:
            one = waiting.pop()
            if one not in self._read:
                self._read.add(one)
                source = self._sources[one]
                self._bundle.add_resource(self._resource(source))
                waiting += [name for name in _NAME.findall(source) if name in self._sources]


def _entries(source: str) -> dict[str, str]:
    """Each message and term as it is written, by its name; the first of two counts."""
    found: dict[str, str] = {}
    name, lines = "", [""]
    for line in (*source.replace("\r\n", "\n").split("\n"), "#"):
        if not _EDGE.match(line):
            lines.append(line)
            continue
        if name:
            found.setdefault(name, "\n".join(lines))
        begun = _ENTRY.match(line)
        name, lines = (begun[1] if begun else ""), [line]
    return found


def _plain(source: str) -> str | None:
    """What a message of one line says that holds nothing to be filled in; None for all others."""
    first, _, more = source.partition("\n")
    begun = _ENTRY.match(first)
    if more.strip() or begun is None or not begun[2] or "{" in first or "}" in first:
        return None
    return begun[2].rstrip(" ")
