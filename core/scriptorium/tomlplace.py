"""Where in a TOML text something stands: the line of a key, for errors that point at it."""

from __future__ import annotations

import re
from collections.abc import Sequence

import tomlkit
from tomlkit.container import Container
from tomlkit.exceptions import TOMLKitError
from tomlkit.items import AoT, Item, Table

Step = str | int
_PATH = re.compile(r"\$((?:\.[^.\[\]`]+|\[\d+\])*)")
_STEP = re.compile(r"\.([^.\[\]]+)|\[(\d+)\]")


def line_of(text: str, complaint: str) -> int:
    """The line that a complaint of msgspec is about, which names a path as in `$.card[2].cost`."""
    found = _PATH.search(complaint)
    steps: list[Step] = []
    for key, index in _STEP.findall(found.group(1) if found else ""):
        steps.append(key or int(index))
    return line_of_path(text, steps)


def line_of_path(text: str, path: Sequence[Step]) -> int:
    """The line where the deepest part of a path that can be found begins; lines count from 1."""
    try:
        document = tomlkit.parse(text)
    except (TOMLKitError, RecursionError, ValueError):
        return 1
    return _Finder(path).find(document)


class _Finder:
    """Walks a document in the order of its text and counts lines as it goes."""

    def __init__(self, path: Sequence[Step]) -> None:
        self.path = list(path)
        self.best = (-1, 1)
        self.line = 1

    def find(self, document: Container) -> int:
        self._container(document, [])
        return self.best[1]

    def _note(self, place: list[Step], line: int) -> None:
        depth = len(place)
        if place == self.path[:depth] and depth > self.best[0]:
            self.best = (depth, line)

    def _container(self, container: Container, place: list[Step]) -> None:
        for key, item in container.body:
            if key is None:
                self.line += item.as_string().count("\n")
                continue
            here = [*place, key.key]
            if isinstance(item, AoT):
                for at, table in enumerate(item.body):
                    self._table(table, [*here, at], here)
            elif isinstance(item, Table):
                self._table(item, here, here)
            else:
                self._value(key.as_string(), item, here)

    def _table(self, table: Table, place: list[Step], outer: list[Step]) -> None:
        if not table.is_super_table():
            self.line += table.trivia.indent.count("\n")
            self._note(outer, self.line)
            self._note(place, self.line)
            self.line += 1
        self._container(table.value, place)

    def _value(self, key: str, item: Item, place: list[Step]) -> None:
        self.line += item.trivia.indent.count("\n")
        for depth in range(1, len(place) + 1):
            self._note(place[:depth], self.line)
        self.line += item.as_string().count("\n") + item.trivia.trail.count("\n")
