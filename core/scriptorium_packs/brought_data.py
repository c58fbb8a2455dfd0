"""Data files of a game that a mod adds to: shapes, boards, whatever the game reads as tables.

A pack writes `[brings."house.board"]`, a plugin says `brings=(("house.board", {…}),)` in its About,
with the name of the plugin that reads it. Lines with an id stand behind those of the game, or
in the place of the one with that id; other tables change key by key. The game reads all of it with
`BroughtTo`, with the checks of its own files: a mistake is told in the file of whoever made it.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping
from copy import deepcopy
from dataclasses import dataclass
from importlib.resources.abc import Traversable
from typing import Any, TypeVar

import msgspec

from scriptorium.errors import PluginError
from scriptorium.rulebook import RuleBook
from scriptorium_plugins.source_location import InCode, SourceLocation, Step
from scriptorium_verbs.card_rules import CardRules

from .data_file import DataFile

T = TypeVar("T")
_STEP = re.compile(r"\.([^.\[\]]+)|\[(\d+)\]")
_AT = re.compile(r" - at `(\$[^`]*)`\Z")
Path = tuple[Step, ...]
BROUGHT: set[str] = set()  # cards may name it; what a match has of it is for its game to say


@dataclass(frozen=True)
class BroughtTo:
    """A game, and the folder of its data files: what mods bring is put into them."""

    game: str
    folder: Traversable

    def __call__(
        self, book: RuleBook, name: str, kind: type[T], check: Callable[..., None], *others: Any
    ) -> T | None:
        """The data of a file with what mods bring to it, checked; None where that is nothing."""
        several = book.presets.brought.get(f"{self.game}.{name}", [])
        if not several:
            return None
        data = _Merged(self.folder, f"{name}.toml")
        for one in several:
            written = one.written or InCode(one.plugin)
            data.add(one.plugin, one.value, written.part(one.kind, one.name))
        made = data.as_(kind)
        check(data, made, *others)
        titles = book.chapter(CardRules).titles
        for line in data.brought_lines():
            BROUGHT.add(line["id"])
            if isinstance(line.get("name"), dict):
                titles[line["id"]] = tuple(sorted(line["name"].items()))
        return made


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
