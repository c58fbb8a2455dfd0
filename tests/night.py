"""How often the tests that try many cases try them: a few at every change, many at night."""

from __future__ import annotations

import os
from collections.abc import Sequence
from typing import TypeVar

NIGHT = "SCRIPTORIUM_NIGHT"
T = TypeVar("T")
S = TypeVar("S")


def often(push: T, night: T) -> T:
    """How many cases are tried: more where the environment says that there is a whole night."""
    return night if os.environ.get(NIGHT) else push


def counted(push: int, night: int) -> int:
    """A count of equal cases. `SCRIPTORIUM_NIGHT=0.02` tries that share of the night's."""
    return max(push, round(night * float(os.environ.get(NIGHT) or 0)))


def crossed(rows: Sequence[S], columns: Sequence[T], *turns: int) -> list[tuple[S, T]]:
    """At night each of the one with each of the other; by day each of both at least once.

    Each further turn pairs them anew, so that each is tried so many times by day.
    """
    every = [(row, column) for row in rows for column in columns]
    some = {
        (nr % len(rows), (nr + turn) % len(columns))
        for turn in turns or (0,)
        for nr in range(max(len(rows), len(columns)))
    }
    return often([(rows[at], columns[nr]) for at, nr in sorted(some)], every)
