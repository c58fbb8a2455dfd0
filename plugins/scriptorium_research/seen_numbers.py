"""What a seat may know, as one row of numbers: each fact of its view has places found by a hash.

Nothing but the view is looked at, so nothing hidden can be in it. Rows of facts are long and differ
from game to game and mod to mod; a hash makes all of them as long as one wishes. Facts that fall
together are added up, with signs, so that they cancel out on the average.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from hashlib import blake2b
from typing import Any

import msgspec
import numpy as np

import scriptorium as sc

LENGTH, MOST = 2048, 8.0
SOFT = 8.0  # numbers are told softly: 8 is half of what they can come to
Fact = tuple[str, float]


def facts(seen: sc.View) -> Iterator[Fact]:
    """Each fact of a view: its name, and how much of it there is."""
    yield f"seat={seen.seat}", 1.0
    yield from _of(seen.clock, "clock")
    for at, awaited in enumerate(reversed(seen.pending)):
        yield from _of(awaited, f"pending/{at}/{type(awaited).__name__}")
    for key, part in zip(seen.rules.part_index, seen.parts, strict=True):
        whose = f"/{key[1]}" if isinstance(key, tuple) else ""  # a part of a seat, or of all
        yield from _of(part, type(part).__name__ + whose)
    if seen.outcome is not None:
        yield from _of(seen.outcome, "outcome")


def _of(value: Any, path: str) -> Iterator[Fact]:
    if isinstance(value, msgspec.Struct):
        for name in value.__struct_fields__:
            yield from _of(getattr(value, name), f"{path}/{name}")
    elif isinstance(value, tuple | list):
        yield f"{path}#", _soft(len(value))
        alike = all(isinstance(one, str) for one in value)  # such as cards: each by its name
        for at, one in enumerate(value):
            yield from _of(one, path if alike else f"{path}/{at}")
    elif isinstance(value, dict):
        for key, one in value.items():
            yield from _of(one, f"{path}/{key}")
    elif isinstance(value, bool) or value is None or isinstance(value, str | bytes):
        yield f"{path}={value!r}", 1.0
    elif isinstance(value, int | float):
        yield f"{path}={value}", 1.0
        yield path, _soft(value)


def _soft(number: float) -> float:
    return number / (abs(number) + SOFT)


@cache
def _place(name: str) -> tuple[int, float]:
    number = int.from_bytes(blake2b(name.encode(), digest_size=8).digest(), "big")
    return number >> 1, 1.0 if number & 1 else -1.0


def as_numbers(seen: sc.View, length: int = LENGTH) -> Any:
    """A view as a row of numbers from -8 to 8."""
    row: Any = np.zeros(length, np.float32)
    for name, much in facts(seen):
        place, sign = _place(name)
        row[place % length] += sign * much
    return np.clip(row, -MOST, MOST, out=row)


def rewards(outcome: sc.Outcome | None, seats: tuple[str, ...]) -> dict[str, float]:
    """What a match came to for each seat: 1 who wins alone; all rewards add up to nothing."""
    winners = () if outcome is None else outcome.winners
    count = len(seats)
    if not winners:
        return dict.fromkeys(seats, 0.0)
    share = {seat: 1 / len(winners) if seat in winners else 0.0 for seat in seats}
    return {seat: (count * share[seat] - 1) / (count - 1) for seat in seats}
