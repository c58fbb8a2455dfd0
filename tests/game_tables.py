"""Positions and matches of a game, for the tests of its rules."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import scriptorium as sc
from scriptorium.scenarios import lay_out
from scriptorium.scenarios.facts import vocabulary


def position(
    game: str,
    seats: Any = 2,
    *,
    seed: int = 0,
    mods: tuple[Any, ...] = (),
    without: tuple[str, ...] = (),
    options: dict[str, Any] | None = None,
    **setup: Any,
) -> sc.Table:
    """A table as a scenario would set it up."""
    library = sc.standard_library()
    names = [mod if isinstance(mod, str) else mod.scriptorium_about().name for mod in mods]
    if mods:
        library = library.copy()
        for mod in mods:
            library.add(mod)
    agreed = library.setup(game, seats, options=options or {}, mods=names, without=without)
    return lay_out(library.rules(agreed), setup, seed)


def do(table: sc.Table, text: str) -> sc.Table:
    """The table after a line of notation."""
    return sc.apply(table, sc.read(table, text)).table


def seen(table: sc.Table | sc.View, fact: str) -> Any:
    """A fact of a position."""
    see = vocabulary(table.rules).facts[fact].see
    assert see is not None
    return see(table)


def lines(table: sc.Table) -> list[str]:
    """All legal actions in notation."""
    return [sc.write(table, action) for action in sc.legal(table)]


def steps(table: sc.Table, seed: int, most: int) -> Iterator[tuple[sc.Table, sc.Action, sc.After]]:
    """A match played at random: each table, the action chosen there, and what it led to."""
    chooser = random.Random(seed)
    for _ in range(most):
        if table.chooser is None:
            return
        choices = sc.legal(table)
        action = choices[int(chooser.random() * len(choices))]
        after = sc.apply(table, action)
        yield table, action, after
        table = after.table
