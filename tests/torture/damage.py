"""Files that were damaged, and files that were forged with right checksums: of every format."""

from __future__ import annotations

import zlib
from contextlib import suppress
from functools import cache
from pathlib import Path
from random import Random
from typing import Any

import msgspec

import scriptorium as sc
from scriptorium import PluginError, apply
from scriptorium.cards.packs import pack_lines
from scriptorium.engine import start
from scriptorium.matches.journal import FIRST, MARK, read_journal, written
from scriptorium.matches.match import load_match
from scriptorium.matches.match_file import open_lines
from scriptorium.matches.records import closed, decode, encode
from scriptorium.matches.text_export import import_text

SAVES = Path(__file__).resolve().parents[1] / "saves"
PACKS = sorted((Path(__file__).resolve().parents[2] / "docs" / "examples").glob("*.toml"))
ACTIONS = 12  # of a match that is forged: it is played again each time
ODD: tuple[Any, ...] = (-1, 0, 1, 255, 999_999, 2**31, 2**63 - 1, "", "red", None, True, b"\0", [])


@cache
def library() -> sc.Library:
    """Ours alone."""
    return sc.standard_library(third_party=False)


@cache
def whole() -> list[tuple[str, bytes]]:
    """A short match, its letter and its table for each game, and card packs."""
    found: list[tuple[str, bytes]] = []
    for path in sorted(SAVES.iterdir()):
        data = path.read_bytes()
        if path.suffix == ".J1":
            bodies = [entry.body for entry in read_journal(data).line()][: ACTIONS + 1]
            sayings = closed([decode(body) for body in bodies])
            data = MARK + written(FIRST, map(encode, sayings))[0]
        found.append((path.suffix, data))
    found += [(".toml", path.read_bytes()) for path in PACKS]
    return found


def damaged(data: bytes, luck: Random) -> bytes:
    """The bytes after one accident."""
    at, much = luck.randrange(len(data)), luck.randrange(1, 40)
    kind = luck.randrange(6)
    if kind == 0:
        return data[:at]
    if kind == 1:
        return data[:at] + data[at + much :]
    if kind == 2:
        return data[:at] + luck.randbytes(much) + data[at:]
    if kind == 3:
        return data[:at] + bytes(much) + data[at + much :]
    if kind == 4:
        other = luck.randrange(len(data))
        return data[:at] + data[other : other + much] + data[at + much :]
    return data[:at] + bytes([data[at] ^ (1 << luck.randrange(8))]) + data[at + 1 :]


def altered(value: Any, luck: Random) -> Any:
    """A value with one thing in it that is another."""
    if isinstance(value, list) and value and luck.random() < 0.9:
        at = luck.randrange(len(value))
        how = luck.randrange(8)
        if how == 0:
            return value[:at] + value[at + 1 :]
        if how == 1:
            return [*value, value[at]]
        return [*value[:at], altered(value[at], luck), *value[at + 1 :]]
    if isinstance(value, dict) and value and luck.random() < 0.9:
        name = luck.choice(sorted(value, key=str))
        return {**value, name: altered(value[name], luck)}
    if isinstance(value, int) and not isinstance(value, bool) and luck.random() < 0.6:
        return value + luck.choice((-2, -1, 1, 2, 10))
    return luck.choice(ODD)


def forged(kind: str, data: bytes, luck: Random) -> bytes:
    """Something else is said, and every checksum fits it."""
    if kind == ".J1":
        bodies = [entry.body for entry in read_journal(data).entries]
        at = luck.randrange(len(bodies))
        bodies[at] = _packed(altered(msgspec.msgpack.decode(bodies[at]), luck))
        if luck.random() < 0.2:
            other = luck.randrange(len(bodies))
            bodies[at], bodies[other] = bodies[other], bodies[at]
        return MARK + written(FIRST, bodies)[0]
    if kind == ".T1":
        mark = data.index(b"\n") + 1
        body_at = mark + 4 + int.from_bytes(data[mark : mark + 4], "big")
        setup, body = data[mark + 4 : body_at], data[body_at + 4 :]
        if luck.random() < 0.2:
            setup = _packed(altered(msgspec.msgpack.decode(setup), luck))
        else:
            body = _packed(altered(msgspec.msgpack.decode(body), luck))
        checksum = zlib.crc32(body, zlib.crc32(setup)).to_bytes(4, "big")
        return data[:mark] + len(setup).to_bytes(4, "big") + setup + checksum + body
    return damaged(data, luck)


def _packed(value: Any) -> bytes:
    try:
        return msgspec.msgpack.encode(value)
    except OverflowError:
        return b"\xc0"


def opened(kind: str, data: bytes) -> str:
    """Open a file: what is wrong if it opened as something it is not, else nothing.

    A clear refusal is as good; any other error comes through.
    """
    try:
        if kind == ".toml":
            with suppress(PluginError):  # what a pack is refused with
                pack_lines(data, "pack.toml")
            return ""
        if kind == ".T1":
            table = sc.load(data, library=library())
            problem = table.rules.problem(table)
            return f"an impossible table was opened: {problem}" if problem is not None else ""
        if kind == ".txt":
            match = import_text(data, library())
            return _other(match, None)
        match = load_match(data, library=library())
        return _other(match, open_lines(data).base)
    except sc.LoadError:
        return ""


def _other(match: Any, base: bytes | None) -> str:
    """Whether a match is another than what its set-up, its seed and its actions lead to."""
    rules, first = match.table.rules, match.start
    if base is None and start(rules, first.seed) != first:
        return "it begins with another table than its set-up does"
    if rules.problem(first) is not None or rules.problem(match.table) is not None:
        return "a table of it is an impossible one"
    table = first
    for action in match.actions:
        table = apply(table, action).table
    return "" if sc.digest(table) == sc.digest(match.table) else "its actions lead elsewhere"
