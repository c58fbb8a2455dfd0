"""What a mod says of itself before any of it has run: read from its text, never by running it."""

from __future__ import annotations

import ast
import warnings
from dataclasses import fields
from typing import Any

from scriptorium.plugins.about import About

from .loose import Loose

MOST_SOURCE = 512 * 1024
NAMES = tuple(field.name for field in fields(About))


def claims(mod: Loose) -> dict[str, Any]:
    """The values that stand in its `About`, as far as they are written out there."""
    source = mod.files.get("__init__.py", mod.files.get(mod.path.name, b""))
    try:
        with warnings.catch_warnings(action="ignore"):
            tree = ast.parse(source if len(source) <= MOST_SOURCE else b"")
        calls = [node for node in ast.walk(tree) if isinstance(node, ast.Call)]
    except (SyntaxError, ValueError, RecursionError, MemoryError):
        return {}
    found: dict[str, Any] = {}
    for call in calls:
        if getattr(call.func, "attr", getattr(call.func, "id", "")) == About.__name__:
            given = [*zip(NAMES, call.args, strict=False)]
            given += [(key.arg, key.value) for key in call.keywords if key.arg is not None]
            found.update({name: value for name, node in given if (value := _literal(node))})
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
