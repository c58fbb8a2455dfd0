"""A file of numbers of a game while it is read and checked: a mistake is named with its line."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from importlib.resources.abc import Traversable
from typing import Any, TypeVar

import msgspec

from scriptorium.engine.errors import ParamsError, PluginError

from .toml_places import line_of
from .toml_reader import parse_toml

T = TypeVar("T")
_AT = re.compile(r" - at `(\$[^`]*)`\Z")


def path_of(complaint: str, *steps: str | int) -> str:
    """The path that a complaint of msgspec names, as in `$.card[2]`, and steps that lead on."""
    found = _AT.search(complaint)
    path = found[1] if found else "$"
    return path + "".join(f"[{one}]" if isinstance(one, int) else f".{one}" for one in steps)


class DataFile:
    """One TOML file of a folder; complaints name it and the line."""

    def __init__(self, folder: Traversable, name: str) -> None:
        self.name = name
        try:
            data = (folder / name).read_bytes()
        except OSError as error:
            raise PluginError(f"{name}: {error.strerror or error}") from None
        self.parsed: dict[str, Any] = parse_toml(data, name)
        self.text = data.decode()

    def as_(self, kind: type[T]) -> T:
        """The file as a Struct."""
        try:
            return msgspec.convert(self.parsed, kind)
        except msgspec.ValidationError as error:
            if isinstance(error.__cause__, ParamsError):
                place = path_of(str(error), *error.__cause__.steps)
                raise self.complain(place, str(error.__cause__)) from None
            line = line_of(self.text, str(error))
            raise PluginError(f"{self.name}:{line}: {error}") from None

    def check(self, holds: object, path: str, expected: str) -> None:
        """See that something holds; else complain."""
        if not holds:
            raise self.complain(path, expected)

    def no_id_twice(self, path: str, ids: Sequence[str]) -> None:
        """See that all ids are different."""
        for at, id in enumerate(ids):
            self.check(id not in ids[:at], f"{path}[{at}]", f"{id} is there twice")

    def complain(self, path: str, expected: str) -> PluginError:
        """An error about the place that a path such as `$.shape[2].squares` names."""
        return PluginError(f"{self.name}:{line_of(self.text, path)}: {expected}")


def checked(
    folder: Traversable, name: str, kind: type[T], check: Callable[..., None], *others: Any
) -> T:
    """The data of a file, once it is seen that they fit together, and with `others`."""
    file = DataFile(folder, name)
    data = file.as_(kind)
    check(file, data, *others)
    return data
