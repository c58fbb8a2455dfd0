"""How strong the levels are in games where that has been measured, in stars from one to five.

Two levels have the same stars where 200 matches do not tell them apart; see `docs/measurements.md`.
"""

from __future__ import annotations

from collections.abc import Mapping

Stars = tuple[int, int, int, int]  # novice, brother, librarian, keeper

MEASURED: Mapping[str, Mapping[int, Stars]] = {}
LEVELS = ("novice", "brother", "librarian", "keeper")


def stars_of(level: str, game: str, seats: int) -> int | None:
    """The stars of a level in a game for so many; None where nobody has measured it."""
    measured = MEASURED.get(game, {}).get(seats)
    return None if measured is None else measured[LEVELS.index(level)]
