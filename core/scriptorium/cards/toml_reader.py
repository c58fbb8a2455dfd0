"""TOML from anybody: bounded in size, line length and depth, told with its place if wrong."""

from __future__ import annotations

import re
import tomllib
from typing import Any

from scriptorium.engine.errors import PluginError
from scriptorium.plugins.source_location import complaint

MOST_BYTES = 256 * 1024
MOST_LINE = 1000
MOST_DEPTH = 20
MOST_NAMES = 32  # one key of hundreds of dotted names takes seconds to be read

_MANY_NAMES = re.compile(
    rb"""(?<![\w-])(?:(?:[\w-]++|"[^"]*+"|'[^']*+')[ \t]*+\.[ \t]*+){%d}""" % MOST_NAMES
)
_AT = re.compile(r" \(at line (\d+), column (\d+)\)\Z")


def parse_toml(
    data: bytes, name: str, *, most_bytes: int = MOST_BYTES, most_line: int = MOST_LINE
) -> dict[str, Any]:
    """Read TOML from anybody; every way in which it can fail is one `PluginError`."""
    if len(data) > most_bytes:
        raise PluginError(f"{name}: a file has at most {most_bytes} bytes")
    for number, line in enumerate(data.split(b"\n"), 1):
        if len(line) > most_line:
            raise PluginError(f"{name}:{number}: a line has at most {most_line} characters")
        if _MANY_NAMES.search(line):
            raise PluginError(f"{name}:{number}: a key has at most {MOST_NAMES} dotted names")
    try:
        parsed = tomllib.loads(data.decode("utf-8"))
    except (tomllib.TOMLDecodeError, UnicodeDecodeError, RecursionError, ValueError) as error:
        raise _not_toml(data, name, error) from None
    _check_depth(parsed, name, 0)
    return parsed


def _not_toml(data: bytes, name: str, error: Exception) -> PluginError:
    found = _AT.search(str(error))
    if found is None:
        return PluginError(f"{name}: {error}")
    line, column = int(found.group(1)), int(found.group(2))
    lines = data.decode("utf-8", "replace").split("\n")
    text = lines[line - 1].strip() if line <= len(lines) else ""
    return complaint(name, line, column, f"{str(error)[: found.start()]} (at line {line})", text)


def _check_depth(value: Any, name: str, depth: int) -> None:
    if depth > MOST_DEPTH:
        raise PluginError(f"{name}: tables within tables go at most {MOST_DEPTH} deep")
    inside = value.values() if isinstance(value, dict) else value if isinstance(value, list) else ()
    for item in inside:
        _check_depth(item, name, depth + 1)
