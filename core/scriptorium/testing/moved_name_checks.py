"""Names of the engine that a mod uses and that are gone: where each stands, and what to use.

A mod's text is looked through and nothing of it runs. Plain renames can be written into it.
"""

from __future__ import annotations

import ast
import warnings
from collections.abc import Iterator
from dataclasses import dataclass
from importlib import import_module

from scriptorium.mods.loose import Loose
from scriptorium.plugins.errors import PluginError

ENGINE = "scriptorium"


@dataclass(frozen=True)
class MovedName:
    """A use of a name that is gone, in a line of a file, from one byte of it to another."""

    file: str
    line: int
    start: int
    end: int
    package: str
    name: str
    instead: str

    @property
    def is_renamed(self) -> bool:
        """Whether another name stands for the same."""
        return self.instead.isidentifier()

    def __str__(self) -> str:
        told = f"{self.file}:{self.line}: {self.package}.{self.name} is gone"
        return f"{told}; use {self.instead}"


def moved_names(mod: Loose) -> list[MovedName]:
    """All of them, file by file; running a file that is no Python reports it."""
    found: list[MovedName] = []
    for name, content in sorted(mod.files.items()):
        if name.endswith(".py"):
            found += _in_file(name, content)
    return found


def renamed(content: bytes, found: list[MovedName]) -> bytes:
    """The text of a file with the names that stand for the same."""
    lines = content.splitlines(keepends=True)
    for one in sorted(found, key=lambda one: (one.line, one.start), reverse=True):
        if one.is_renamed:
            text = lines[one.line - 1]
            lines[one.line - 1] = text[: one.start] + one.instead.encode() + text[one.end :]
    return b"".join(lines)


def rename_in(mod: Loose) -> list[MovedName]:
    """Write plain renames into the files of a mod; gives what was renamed."""
    done = [one for one in moved_names(mod) if one.is_renamed and _stands_in(mod, one)]
    for name in dict.fromkeys(one.file for one in done):
        file = mod.path / name if mod.is_folder else mod.path
        if file.read_bytes() != mod.files[name]:
            raise PluginError(f"{name} has changed since it was read; try again")
        file.write_bytes(renamed(mod.files[name], [one for one in done if one.file == name]))
    return done


def _stands_in(mod: Loose, one: MovedName) -> bool:
    """Whether it stands where it was found: a file in another encoding has other places."""
    lines = mod.files[one.file].splitlines()
    there = lines[one.line - 1] if one.line <= len(lines) else b""
    return there[one.start : one.end] == one.name.encode()


def _in_file(file: str, content: bytes) -> Iterator[MovedName]:
    try:
        with warnings.catch_warnings(action="ignore"):
            tree = ast.parse(content)
    except (SyntaxError, ValueError, RecursionError, MemoryError):
        return
    packages, taken = _packages(tree), dict[str, tuple[str, str]]()
    for node in ast.walk(tree):
        if isinstance(node, ast.ImportFrom) and node.module and not node.level:
            for alias in node.names:
                instead = _moved(node.module).get(alias.name)
                if instead is not None:
                    yield _found(file, alias, node.module, alias.name, instead)
                    if alias.asname is None:
                        taken[alias.name] = node.module, instead
        elif isinstance(node, ast.Attribute):
            package = packages.get(_dotted(node.value), "")
            instead = _moved(package).get(node.attr)
            if instead is not None:
                yield _found(file, node, package, node.attr, instead)
    for node in ast.walk(tree):
        if isinstance(node, ast.Name) and node.id in taken:
            package, instead = taken[node.id]
            if instead.isidentifier():
                yield _found(file, node, package, node.id, instead)


def _found(
    file: str, node: ast.alias | ast.expr, package: str, name: str, instead: str
) -> MovedName:
    """The place of a name: an attribute is the end of its expression, all others begin with it."""
    at_end = isinstance(node, ast.Attribute)
    line, length = node.lineno, len(name.encode())
    start = node.col_offset
    if at_end and node.end_lineno is not None and node.end_col_offset is not None:
        line, start = node.end_lineno, node.end_col_offset - length
    return MovedName(file, line, start, start + length, package, name, instead)


def _packages(tree: ast.Module) -> dict[str, str]:
    """What the packages of the engine are called in a file."""
    found: dict[str, str] = {}
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            for alias in node.names:
                if alias.name.partition(".")[0] == ENGINE:
                    parts = alias.name.split(".")
                    for count in range(1, len(parts) + 1):
                        found[".".join(parts[:count])] = ".".join(parts[:count])
                    if alias.asname is not None:
                        found[alias.asname] = alias.name
        elif isinstance(node, ast.ImportFrom) and node.module == ENGINE and not node.level:
            for alias in node.names:
                found[alias.asname or alias.name] = f"{ENGINE}.{alias.name}"
    return found


def _dotted(node: ast.expr) -> str:
    if isinstance(node, ast.Name):
        return node.id
    if isinstance(node, ast.Attribute):
        inside = _dotted(node.value)
        return f"{inside}.{node.attr}" if inside else ""
    return ""


def _moved(package: str) -> dict[str, str]:
    """The names that are gone from a package of the engine, each with what to use instead."""
    if package.partition(".")[0] != ENGINE or package.count(".") > 1:
        return {}
    try:
        moved: dict[str, str] = getattr(import_module(package), "MOVED", {})
    except ImportError:
        return {}
    return moved
