"""A position in the words of its game, as it can be pasted into a scenario."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any

from scriptorium.engine.table import Table, View

from .facts import HIDDEN
from .vocabulary import facts_of

_BARE = re.compile(r"[A-Za-z0-9_-]+")


def printout(position: Table | View) -> str:
    """The facts that can be seen and set, as the `setup` of a scenario."""
    setup = position.rules.setup
    lines = ["[scenario.setup]", f"seats = {toml(list(setup.seats))}"]
    if isinstance(position, Table):
        lines.append(f"seed = {position.seed}")
    for name, fact in facts_of(position.rules).items():
        if fact.see is None or fact.put is None or name == "seats":
            continue
        value = fact.see(position)
        if value is None or value is HIDDEN:
            continue
        if isinstance(value, Mapping):
            lines += [f"{name}.{_key(key)} = {toml(item)}" for key, item in _shown(value)]
        else:
            lines.append(f"{name} = {toml(value)}")
    return "\n".join(lines)


def _shown(value: Mapping[str, Any]) -> list[tuple[str, Any]]:
    return [(key, item) for key, item in value.items() if item is not None and item is not HIDDEN]


def _key(key: str) -> str:
    return key if _BARE.fullmatch(key) else toml(key)


def toml(value: Any) -> str:
    """A value as TOML; a text of several lines as a picture between triple quotes."""
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, str):
        return _picture(value) if "\n" in value else _text(value)
    if isinstance(value, Mapping):
        inside = ", ".join(f"{_key(key)} = {toml(item)}" for key, item in _shown(value))
        return f"{{ {inside} }}" if inside else "{}"
    if isinstance(value, list | tuple | set | frozenset):
        items = sorted(value, key=str) if isinstance(value, set | frozenset) else value
        return f"[{', '.join(toml(item) for item in items)}]"
    return str(value)


def _text(value: str) -> str:
    escaped = "".join(
        f"\\u{ord(sign):04x}" if ord(sign) < 32 or ord(sign) == 127 else sign
        for sign in value.replace("\\", "\\\\").replace('"', '\\"')
    )
    return f'"{escaped}"'


def _picture(value: str) -> str:
    body = value.strip("\n").replace("\\", "\\\\").replace('"""', '""\\"')
    return f'"""\n{body}\n"""'
