"""One file of data while it is read and checked: what is wrong in it is named with its line."""

from __future__ import annotations

from importlib.resources.abc import Traversable
from typing import Any, TypeVar

import msgspec

import scriptorium as sc
from scriptorium_packs.packs import parse_toml
from scriptorium_packs.toml_places import line_of

T = TypeVar("T")


class DataFile:
    """One of the files while it is read and checked; complaints name its line."""

    def __init__(self, folder: Traversable, name: str) -> None:
        self.name = name
        try:
            data = (folder / name).read_bytes()
        except OSError as error:
            raise sc.PluginError(f"{name}: {error.strerror or error}") from None
        self.parsed: dict[str, Any] = parse_toml(data, name)
        self.text = data.decode()

    def as_(self, kind: type[T]) -> T:
        """The file as a Struct."""
        try:
            return msgspec.convert(self.parsed, kind)
        except msgspec.ValidationError as error:
            line = line_of(self.text, str(error))
            raise sc.PluginError(f"{self.name}:{line}: {error}") from None

    def check(self, holds: object, path: str, expected: str) -> None:
        """See that something holds; else complain."""
        if not holds:
            raise self.complain(path, expected)

    def complain(self, path: str, expected: str) -> sc.PluginError:
        """An error about the place that a path such as `$.shape[2].squares` names."""
        return sc.PluginError(f"{self.name}:{line_of(self.text, path)}: {expected}")
