"""Choices as numbers of a fixed space, though a game has no list of all that can ever be chosen.

A choice is numbered by a hash of its notation, so that the same choice has the same number wherever
it appears. Where two of one decision fall together, the later one takes the next free number. There
are some times more numbers than the most choices that were met (`spaces.toml`); should a decision
have more choices than there are numbers, as a mod may bring about, the last ones are left out.
"""

from __future__ import annotations

import tomllib
from functools import cache
from hashlib import blake2b
from importlib.resources import files

import scriptorium as sc

USUAL = 4096


@cache
def spaces() -> dict[str, int]:
    """How many numbers each game has."""
    text = files(__package__).joinpath("spaces.toml").read_text(encoding="utf-8")
    return {name: int(row["numbers"]) for name, row in tomllib.loads(text).items()}


def space_of(game: str) -> int:
    """How many numbers a game has; one that nobody measured has many."""
    return spaces().get(game, USUAL)


@cache
def _hash(text: str) -> int:
    return int.from_bytes(blake2b(text.encode(), digest_size=8).digest(), "big")


def numbered(table: sc.Table, size: int) -> dict[int, sc.Action]:
    """The choices of a decision by their numbers, in the order of `legal`."""
    found: dict[int, sc.Action] = {}
    for action in sc.legal(table)[:size]:
        number = _hash(sc.write(table, action)) % size
        while number in found:
            number = (number + 1) % size
        found[number] = action
    return found


def left_out(table: sc.Table, size: int) -> int:
    """How many choices of a decision have no number."""
    return max(0, len(sc.legal(table)) - size)
