"""Data files of a game that a mod adds to: shapes, boards, whatever the game reads as tables.

A pack writes `[brings."house.board"]`, a plugin says `brings=(("house.board", {…}),)` in its About,
with the name of the plugin that reads it. Lines with an id stand behind those of the game, or
in the place of the one with that id; other tables change key by key. The game reads all of it with
`DataFiles`, with the checks of its own files: a mistake is told in the file of whoever made it.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from copy import deepcopy
from importlib.resources.abc import Traversable
from inspect import signature
from typing import Any, Generic, TypeVar, get_type_hints

import msgspec

from scriptorium.engine.errors import PluginError
from scriptorium.engine.rule_book import RuleBook
from scriptorium.plugins.source_location import InCode, SourceLocation, Step

from .card_rules import CardRules
from .data_file import DataFile

T = TypeVar("T")
_STEP = re.compile(r"\.([^.\[\]]+)|\[(\d+)\]")
_AT = re.compile(r" - at `(\$[^`]*)`\Z")
Path = tuple[Step, ...]
BROUGHT: set[str] = set()  # cards may name it; what a match has of it is for its game to say


class DataFiles(Generic[T]):
    """The data files of a game, read into a Struct with a field for each: `board` is `board.toml`.

    A check gets the file, its data and, where it asks for more, what the first file holds.
    """

    def __init__(
        self,
        game: str,
        folder: Traversable,
        kind: type[T],
        checks: Mapping[str, Any],
    ) -> None:
        self.game, self.folder, self.kind, self.checks = game, folder, kind, checks

    def read(self, folder: Traversable, book: RuleBook | None = None) -> T:
        """The files of a folder, with what mods bring to them, and every check."""
        kinds, made = get_type_hints(self.kind), dict[str, Any]()
        for name, check in self.checks.items():
            file = _Merged(folder, f"{name}.toml")
            for one in book.presets.brought.get(f"{self.game}.{name}", ()) if book else ():
                written = one.written or InCode(one.plugin)
                file.add(one.plugin, one.value, written.part(one.kind, one.name))
            made[name] = file.as_(kinds[name])
            more = len(signature(check).parameters) - 2
            check(file, made[name], *[*made.values()][:more])
            if book is not None:
                _name_lines(book, file)
        return self.kind(**made)

    def shipped(self) -> T:
        """The data that ship with the game."""
        return self.read(self.folder)

    def of(self, book: RuleBook) -> T | None:
        """The data of a match with what mods bring; None where that is nothing."""
        brought = any(f"{self.game}.{name}" in book.presets.brought for name in self.checks)
        return self.read(self.folder, book) if brought else None


def _name_lines(book: RuleBook, file: _Merged) -> None:
    """What has been brought has a name in each language, and cards may name it."""
    titles = book.extension(CardRules).titles
    for line in file.brought_lines():
        BROUGHT.add(line["id"])
        if isinstance(line.get("name"), dict):
            titles[line["id"]] = tuple(sorted(line["name"].items()))


def is_brought(id: str) -> bool:
    """Whether a mod has brought something of that id, since the program began."""
    return id in BROUGHT


class _Merged(DataFile):
    """A file with what has been brought, and where each part of it stands."""

    def __init__(self, folder: Traversable, name: str) -> None:
        super().__init__(folder, name)
        self.parsed = deepcopy(self.parsed)
        self._from: dict[Path, tuple[str, SourceLocation]] = {}

    def add(self, plugin: str, tables: Mapping[str, Any], written: SourceLocation) -> None:
        """Put the tables of one mod in; two that change the same are an error."""
        for key, value in tables.items():
            if isinstance(value, list):
                self._add_lines(plugin, key, value, written)
            elif isinstance(value, Mapping):
                there = self.parsed.setdefault(key, {})
                for inner, one in value.items():
                    self._note((key, inner), plugin, written.part(key, inner))
                    there[inner] = one
            else:
                self._note((key,), plugin, written.part(key))
                self.parsed[key] = value

    def _add_lines(self, plugin: str, key: str, lines: list[Any], written: SourceLocation) -> None:
        there: list[Any] = self.parsed.setdefault(key, [])
        ids = [one.get("id") for one in there if isinstance(one, dict)]
        for at, line in enumerate(lines):
            id = line.get("id") if isinstance(line, dict) else None
            if id in ids:
                place = ids.index(id)
                there[place] = there[place] | line
            else:
                place = len(there)
                there.append(line)
                ids.append(id)
            self._note((key, place), plugin, written.part(key, at))

    def brought_lines(self) -> Iterator[dict[str, Any]]:
        """The lines with an id that have been brought."""
        for path in self._from:
            line = self.parsed[str(path[0])]
            line = line[path[1]] if len(path) > 1 else line
            if isinstance(line, dict) and isinstance(line.get("id"), str):
                yield line

    def _note(self, path: Path, plugin: str, written: SourceLocation) -> None:
        other, _ = self._from.setdefault(path, (plugin, written))
        if other != plugin:
            what = ".".join(map(str, path))
            raise written.error(f"{other} and {plugin} both bring {what}; switch one of them off")

    def as_(self, kind: type[T]) -> T:
        """The whole as a Struct."""
        if not self._from:
            return super().as_(kind)
        try:
            return msgspec.convert(self.parsed, kind)
        except msgspec.ValidationError as error:
            found = _AT.search(str(error))
            told = str(error)[: found.start()] if found else str(error)
            raise self.complain(found.group(1) if found else "$", told) from None

    def complain(self, path: str, expected: str) -> PluginError:
        """An error in the file that brought it, else in the game's own."""
        steps: list[Step] = [key or int(at) for key, at in _STEP.findall(path)]
        for length in range(len(steps), 0, -1):
            found = self._from.get(tuple(steps[:length]))
            if found is not None:
                return found[1].error(expected, *steps[length:])
        brought = next(iter(self._from.values()), None)
        if brought is None:
            return super().complain(path, expected)
        return brought[1].error(expected)
