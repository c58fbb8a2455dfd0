"""Twins of a table: the same to one seat, with everything exchanged that it may not know."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Any

from msgspec.structs import replace

from scriptorium.engine.chance import SEED_LIMIT
from scriptorium.engine.table import Table
from scriptorium.engine.values import CardId, Decision, Part, Seat, is_well_formed
from scriptorium.engine.zones import Zones, back
from scriptorium.house_rules.sealed_choices import exchanged


def twin(table: Table, seat: Seat, seed: int) -> Table:
    """The same table to `seat`, with all that it may not know exchanged, the future included."""
    rng = random.Random(seed)

    def shuffle(items: Sequence[Any]) -> list[Any]:
        shuffled = list(items)
        rng.shuffle(shuffled)
        return shuffled

    parts = tuple(_exchanged(table, part, seat, shuffle) for part in table.parts)
    other_seed = (table.seed + 1 + rng.randrange(SEED_LIMIT - 1)) % SEED_LIMIT
    other = replace(table, parts=parts, seed=other_seed)
    pending = tuple(_awaited(table, other, one, seat) for one in table.pending)
    return exchanged(replace(other, pending=pending), seat, shuffle)


def _awaited(table: Table, other: Table, top: Decision, seat: Seat) -> Decision:
    """A decision with other cards noted in it, where this seat is not told which ones."""
    seen = top.seen_by(seat, table.rules)
    if seen == top:
        return top
    cards = _cards_for(table, other, seat, top.seat)

    def renamed(value: Any) -> Any:
        if isinstance(value, tuple):
            return tuple(map(renamed, value))
        return cards[value].pop(0) if isinstance(value, str) and cards.get(value) else value

    names = [name for name in top.__struct_fields__ if getattr(seen, name) != getattr(top, name)]
    return replace(top, **{name: renamed(getattr(top, name)) for name in names})


def _cards_for(table: Table, other: Table, seat: Seat, owner: Seat) -> dict[CardId, list[CardId]]:
    """Which cards lie now where each lay that this seat does not see, with the same back.

    Of alike ones those come first that the owner of the decision sees: they can be noted in it.
    """
    rules, found = table.rules, dict[CardId, list[CardId]]()
    if Zones not in rules.part_index:
        return found
    rows = zip(rules.zones, table[Zones].piles, other[Zones].piles, strict=True)
    for spec, was, now in sorted(rows, key=lambda row: not row[0].shows_faces_to(owner)):
        covered = spec.covered(seat, was)
        pairs = (sorted(pile[:covered], key=lambda card: back(rules, card)) for pile in (was, now))
        for one, two in zip(*pairs, strict=True):
            found.setdefault(one, []).append(two)
    return found


def _exchanged(table: Table, part: Part, seat: Seat, shuffle: Any) -> Part:
    other = part.twin(seat, table.rules, shuffle)
    if not is_well_formed(other) or type(other) is not type(part):
        raise TypeError(f"the twin of {type(part).__name__} is {other!r}")
    return other
