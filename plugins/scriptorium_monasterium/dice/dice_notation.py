"""Dice as words: the first letter of their owner, and what they show: `n3 r6`."""

from __future__ import annotations

from collections.abc import Iterable

import scriptorium as sc

NEUTRAL = "n"


def letter(seat: sc.Seat) -> str:
    """The first letter of an owner."""
    return seat[:1]


def owners(seats: tuple[sc.Seat, ...]) -> tuple[str, ...]:
    """The letters of all owners, neutral first."""
    return (NEUTRAL, *(letter(seat) for seat in seats))


def row_text(seats: tuple[sc.Seat, ...], counts: Iterable[int]) -> str:
    """Some dice without numbers: `n n r`."""
    letters = zip(owners(seats), counts, strict=True)
    return " ".join(one for one, count in letters for _ in range(count))


def faces_text(seat: sc.Seat, neutral: Iterable[int], own: Iterable[int]) -> str:
    """Some dice of a hand as they lie: `n3 n4 r6`."""
    return " ".join(
        [*(f"{NEUTRAL}{face}" for face in neutral), *(f"{letter(seat)}{face}" for face in own)]
    )
