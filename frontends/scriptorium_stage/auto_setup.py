"""Dealing: what is left of a set-up is laid by chance, so that nobody is much worse off.

It goes through the ordinary actions, and depends on nothing but the match: log and saves are those
of any other.
"""

from __future__ import annotations

import random

from scriptorium import Action, Library, Table, apply, digest, legal

TRIES = 12
MOST = 1000


def sets_up(library: Library, table: Table) -> bool:
    """Whether a match is still being set up, and chance can do that."""
    plugin = library.plugins.get(table.rules.setup.game)
    if plugin is None or table.outcome is not None:
        return False
    return table.clock.phase in plugin.about.set_up


def by_chance(table: Table) -> Action:
    """One of the choices, always the same at the same position."""
    return random.Random(digest(table)).choice(legal(table))


def dealt(library: Library, table: Table) -> tuple[Action, ...]:
    """What is left of the set-up: of several by chance the fairest, as the game sees that."""
    found = [_laid(library, table, random.Random(f"{digest(table)} {nr}")) for nr in range(TRIES)]
    return min(found, key=lambda one: unfairness(library, one[1]))[0]


def _laid(library: Library, table: Table, luck: random.Random) -> tuple[tuple[Action, ...], Table]:
    row: list[Action] = []
    while sets_up(library, table) and len(row) < MOST:
        row.append(luck.choice(legal(table)))
        table = apply(table, row[-1]).table
    return tuple(row), table


def unfairness(library: Library, table: Table) -> int:
    """How much farther one seat is from winning than another; 0 where the game cannot say."""
    fair = library.plugins[table.rules.setup.game].about.fair
    if fair is None or fair not in table.rules.questions:
        return 0
    asked = table.rules.questions[fair]
    far: list[int] = [asked.ask(table, fair(seat)) for seat in table.seats]
    return max(far) - min(far)
