"""A seat's view as a table: what its device asks what may be done, and what would come of it."""

from __future__ import annotations

from collections.abc import Sequence
from hashlib import blake2b
from random import Random
from typing import Any

from msgspec.structs import replace

from scriptorium.engine.play import legal
from scriptorium.engine.saves import view_bytes
from scriptorium.engine.table import Table, View, watched
from scriptorium.engine.values import Action, Seat
from scriptorium.hidden import sample
from scriptorium.hidden.pools import hidden
from scriptorium.house_rules.sealed_choices import Sealed, filled
from scriptorium.house_rules.secret_parts import Secretive

DIGEST = 8
WORLDS = 4


def table_of(seen: View, luck: int = 0) -> Table:
    """A table that looks like this view: what may be chosen there is what may be chosen here.

    What is hidden lies there in some way in which it could. So nothing on it is a secret, and what
    an action brings to light on it is not what it really will.
    """
    table = sample(seen, None, Random(luck))
    rules, fillings = seen.rules, hidden(seen.rules).fillings
    blank = [
        at
        for at, part in enumerate(table.parts)
        if isinstance(part, Secretive) and type(part) not in fillings
    ]
    if blank:  # the secrets of others are what they might be, not what stands in their place
        parts = list(table.parts)
        for at in blank:
            guard, _ = rules.seers[type(parts[at])]
            twin = parts[at].twin
            parts[at] = guard.ask(twin, seen.seat, rules, _backwards, instead=parts[at])
        table = replace(table, parts=tuple(parts))
    return filled(table)


def _backwards(items: Sequence[Any]) -> list[Any]:
    """Another order, the same each time: of values that are possible the last, not the blank."""
    return list(items)[::-1]


def asked_as(table: Table, seat: Seat) -> Table:
    """The table with a seat before the screen, where it is one of several that choose at once."""
    top = table.pending[-1] if table.pending else None
    if not isinstance(top, Sealed) or top.seat == seat or seat not in top.seats:
        return table
    return replace(table, pending=(*table.pending[:-1], replace(top, seat=seat)))


def digest_of(seen: View) -> bytes:
    """A short hash of a view, by which a device sees that it has understood everything."""
    return blake2b(view_bytes(seen), digest_size=DIGEST, person=b"scr-view").digest()


def openly_forced(seen: View) -> Action | None:
    """The only legal choice, if everybody at the table can see that it is the only one.

    Pass at once only here: anywhere else the haste would show what a player holds. The answer
    follows from what all seats know together, so every seat gets the same one.
    """
    common = watched(seen)
    if common.chooser is None:
        return None
    only: Action | None = None
    for luck in range(WORLDS):
        choices = legal(table_of(common, luck))
        if len(choices) != 1 or (only is not None and choices[0] != only):
            return None
        only = choices[0]
    return only
