"""Twins of a table: the same to one seat, with everything exchanged that it may not know."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Any

from msgspec.structs import replace

from scriptorium.chance import SEED_LIMIT
from scriptorium.structs import Part, Seat, is_well_formed
from scriptorium.table import Table
from scriptorium_house.sealed_choices import exchanged
from scriptorium_plugins.wall import counted


def twin(table: Table, seat: Seat, seed: int) -> Table:
    """The same table to `seat`, with all that it may not know exchanged, the future included."""
    rng = random.Random(seed)

    def shuffle(items: Sequence[Any]) -> list[Any]:
        shuffled = list(items)
        rng.shuffle(shuffled)
        return shuffled

    parts = tuple(_exchanged(table, part, seat, shuffle) for part in table.parts)
    other_seed = (table.seed + 1 + rng.randrange(SEED_LIMIT - 1)) % SEED_LIMIT
    return exchanged(replace(table, parts=parts, seed=other_seed), seat, shuffle)


def _exchanged(table: Table, part: Part, seat: Seat, shuffle: Any) -> Part:
    other = counted(part.twin, seat, table.rules, shuffle)
    if not is_well_formed(other) or type(other) is not type(part):
        raise TypeError(f"the twin of {type(part).__name__} is {other!r}")
    return other
