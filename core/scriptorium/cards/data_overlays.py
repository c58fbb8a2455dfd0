"""Data files of a game that a mod adds to: shapes, boards, whatever the game reads as tables.

A pack writes `[brings."house.board"]`, a plugin says `brings=(("house.board", {…}),)` in its About,
with the name of the plugin that reads it. Lines with an id stand behind those of the game, or
in the place of the one with that id; other tables change key by key. The game reads all of it with
`scriptorium.data_files`: a message about a mistake names the file that has it.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping
from copy import deepcopy
from functools import cached_property
from importlib.resources.abc import Traversable
from typing import Any, Generic, TypeVar, get_type_hints

import msgspec

from scriptorium.engine.errors import ParamsError, PluginError
from scriptorium.engine.rule_book import RuleBook
from scriptorium.plugins.source_location import InCode, SourceLocation, Step

from .card_rules import CardRules
from .data_file import DataFile, path_of

T = TypeVar("T")
_STEP = re.compile(r"\.([^.\[\]]+)|\[(\d+)\]")
Path = tuple[Step, ...]
BROUGHT: set[str] = set()  # cards may name it; what a match has of it is for its game to say


class DataFiles(Generic[T]):
    """The data files of a game, read into a Struct with a field for each: `board` is `board.toml`.

    `check(file, name, made)` looks at each file once it is read; `made` are the data so far.
    """

    def __init__(
        self,
        game: str,
        folder: Traversable,
        kind: type[T],
        check: Callable[[DataFile, str, dict[str, Any]], None],
    ) -> None:
        self.game, self.folder, self.kind, self.check = game, folder, kind, check

    @cached_property
    def _kinds(self) -> dict[str, Any]:
        """What each file is read as, by its name."""
        return get_type_hints(self.kind)

    def read(self, folder: Traversable, book: RuleBook | None = None) -> T:
        """The files of a folder, with what mods bring to them, and every check."""
        made: dict[str, Any] = {}
        for name, kind in self._kinds.items():
            file = _Merged(folder, f"{name}.toml")
            for one in book.presets.brought.get(f"{self.game}.{name}", ()) if book else ():
                written = one.written or InCode(one.plugin)
                file.add(one.plugin, one.value, written.part(one.kind, one.name))
            made[name] = file.as_(kind)
            self.check(file, name, made)
            if book is not None:
                _name_lines(book, file)
        return self.kind(**made)

    def shipped(self) -> T:
        """The data that ship with the game."""
        return self.read(self.folder)

    def of(self, book: RuleBook) -> T | None:
        """The data of a match with what mods bring; None where that is nothing."""
        names = {f"{self.game}.{name}" for name in self._kinds}
        book.presets.data_files.update(names)
        brought = not names.isdisjoint(book.presets.brought)
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
            cause = error.__cause__
            steps = cause.steps if isinstance(cause, ParamsError) else ()
            told = str(cause or error).partition(" - at `$")[0]
            raise self.complain(path_of(str(error), *steps), told) from None

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
