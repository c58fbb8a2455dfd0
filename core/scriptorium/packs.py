"""Card packs: cards as TOML, safe to read from a stranger.

A file is bounded in size, line length and depth, every key is known and every count has a range.
A mistake is named with file and line.
"""

from __future__ import annotations

import re
import tomllib
from pathlib import Path
from typing import Annotated, Any

import msgspec
from msgspec import Meta, Struct

from .cards import Card
from .errors import PluginError
from .tomlplace import line_of, line_of_path

MOST_BYTES = 256 * 1024
MOST_LINE = 1000
MOST_DEPTH = 12
MOST_CARDS = 500
MOST_TEXT = 400

Words = Annotated[str, Meta(max_length=MOST_TEXT)]
MOST_NAMES = 32  # one key of hundreds of dotted names takes seconds to be read
MOST_NUMBER = 2**53

Key = Annotated[str, Meta(pattern=r"^[A-Za-z0-9_][A-Za-z0-9_.:-]*\Z", max_length=64)]
Language = Annotated[str, Meta(pattern=r"^[a-z]{2,3}(-[A-Za-z]{2,4})?\Z")]
Copies = Annotated[int, Meta(ge=0, le=200)]


class CardLines(Struct, frozen=True, forbid_unknown_fields=True):
    """One card of a pack, as it is written in the file."""

    id: Key
    effect: Key = ""
    copies: Copies = 1
    back: Annotated[str, Meta(max_length=64)] = ""
    title: Words = ""
    text: Annotated[dict[Language, Words], Meta(max_length=16)] = {}
    art: Annotated[str, Meta(pattern=r"^([A-Za-z0-9_][A-Za-z0-9_.:-]*)?\Z", max_length=64)] = ""
    params: dict[str, Any] = {}


class PackHeader(Struct, frozen=True, forbid_unknown_fields=True):
    """Who a pack is, where it stands alone in the mods folder."""

    name: Key
    game: Key
    version: Annotated[str, Meta(min_length=1, max_length=64)] = "1.0"
    title: Words = ""
    author: Words = ""
    summary: Words = ""
    requires: Annotated[tuple[Key, ...], Meta(max_length=16)] = ()


class PackLines(Struct, frozen=True, forbid_unknown_fields=True):
    """A whole pack."""

    pack: PackHeader | None = None
    card: Annotated[tuple[CardLines, ...], Meta(max_length=MOST_CARDS)] = ()


_MANY_NAMES = re.compile(
    rb"""(?<![\w-])(?:(?:[\w-]++|"[^"]*+"|'[^']*+')[ \t]*+\.[ \t]*+){%d}""" % MOST_NAMES
)


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
        raise PluginError(f"{name}: {error}") from None
    _check_depth(parsed, name, 0)
    return parsed


def _check_depth(value: Any, name: str, depth: int) -> None:
    if depth > MOST_DEPTH:
        raise PluginError(f"{name}: tables within tables go at most {MOST_DEPTH} deep")
    inside = value.values() if isinstance(value, dict) else value if isinstance(value, list) else ()
    for item in inside:
        _check_depth(item, name, depth + 1)


def read_pack(path: Path, plugin: str) -> list[Card]:
    """The cards of a pack file."""
    try:
        with path.open("rb") as file:
            data = file.read(MOST_BYTES + 1)
    except OSError as error:
        raise PluginError(f"{path.name}: {error.strerror or error}") from None
    return cards_of(pack_lines(data, path.name), plugin)


def pack_lines(data: bytes, name: str) -> PackLines:
    """What a pack says, strictly checked; a mistake is named with its line."""
    parsed = parse_toml(data, name)
    try:
        pack = msgspec.convert(parsed, PackLines)
    except msgspec.ValidationError as error:
        line = line_of(data.decode(), str(error))
        raise PluginError(f"{name}:{line}: {error}") from None
    for at, card in enumerate(pack.card):
        for key, value in card.params.items():
            problem = _problem(value)
            if problem:
                line = line_of_path(data.decode(), ("card", at, "params", key))
                raise PluginError(f"{name}:{line}: params.{key}: {problem}")
    return pack


def _problem(value: Any) -> str:
    """Why a number or text of an effect is none that a pack may give, or nothing."""
    if isinstance(value, dict | list):
        inside = value.values() if isinstance(value, dict) else value
        return next(filter(None, map(_problem, inside)), "")
    if isinstance(value, str):
        return "" if len(value) <= MOST_TEXT else f"a text has at most {MOST_TEXT} characters"
    if isinstance(value, bool):
        return ""
    if isinstance(value, int | float):
        small = -MOST_NUMBER <= value <= MOST_NUMBER  # false for nan as well
        return "" if small else f"a number goes from -{MOST_NUMBER} to {MOST_NUMBER}"
    return "write true, false, a number, a text, a list or a table"


def cards_of(pack: PackLines, plugin: str) -> list[Card]:
    """The cards that a pack describes."""
    return [
        Card(
            lines.id,
            lines.effect,
            lines.copies,
            lines.back,
            lines.title,
            tuple(sorted(lines.text.items())),
            lines.params,
            lines.art,
            plugin,
        )
        for lines in pack.card
    ]
