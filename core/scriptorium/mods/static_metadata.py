"""What a mod says of itself before any of it has run: read from its text, never by running it."""

from __future__ import annotations

import ast
import warnings
from dataclasses import fields
from pathlib import Path
from typing import Any, Protocol

from scriptorium.plugins.about import About

MOST_SOURCE = 512 * 1024
NAMES = tuple(field.name for field in fields(About))
# What a mod calls with what it says of itself, and which values stand first.
CALLS = {"About": NAMES, "Plugin": ("name", "game"), "Game": ("name",)}
KNOWN = {name: name for name in NAMES} | {"needs": "requires"}


class Read(Protocol):
    """A mod that has been read: where it lies, and its files."""

    @property
    def path(self) -> Path:
        """Its file or folder."""

    @property
    def files(self) -> dict[str, bytes]:
        """Their content, by their names."""


def claims(mod: Read) -> dict[str, Any]:
    """What it says of its first plugin or its game, as far as that is written out there."""
    source = mod.files.get("__init__.py", mod.files.get(mod.path.name, b""))
    try:
        with warnings.catch_warnings(action="ignore"):
            tree = ast.parse(source if len(source) <= MOST_SOURCE else b"")
        calls = [node for node in ast.walk(tree) if isinstance(node, ast.Call)]
    except (SyntaxError, ValueError, RecursionError, MemoryError):
        return {}
    found: dict[str, Any] = {}
    for call in calls:
        first = CALLS.get(getattr(call.func, "attr", getattr(call.func, "id", "")))
        if first is None or found:
            continue
        given = [*zip(first, call.args, strict=False)]
        given += [(key.arg, key.value) for key in call.keywords if key.arg in KNOWN]
        found.update({KNOWN[name]: value for name, node in given if (value := _literal(node))})
    return found


def _literal(node: ast.expr) -> Any:
    """A text or a tuple of texts that is written out; nothing for anything else."""
    try:
        value = ast.literal_eval(node)
    except (ValueError, TypeError, MemoryError, RecursionError):
        return None
    if isinstance(value, str):
        return value
    if isinstance(value, tuple) and all(isinstance(one, str) for one in value):
        return value
    return None
