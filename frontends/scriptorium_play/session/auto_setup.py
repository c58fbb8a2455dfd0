"""Dealing: what is left of a set-up is laid by chance, so that nobody is much worse off.

Where one seat alone wants its part laid, a computer lays it, if the game tells what is good.

It goes through the ordinary actions, and depends on nothing but the match: log and saves are those
of any other.
"""

from __future__ import annotations

import random
from collections.abc import Iterable

from scriptorium import Action, Library, Seat, Table, apply, digest, legal, view
from scriptorium.hidden import heuristics_of
from scriptorium.matches import Computer, levels, makers

TRIES = 12
# The level that lays, counted from the easiest; and how much of a digest makes its luck.
LAYS, SEED = 3, 8
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


class SetupDealer:
    """Computers that lay for some seats, where the game tells what is good; else chance does."""

    def __init__(self, seats: Iterable[Seat] = ()) -> None:
        self.seats = frozenset(seats)
        self._players: dict[Seat, Computer] = {}

    def choice(self, table: Table) -> Action:
        """What is laid next for the seat whose choice it is; nothing has to be learned first."""
        seat, known = table.chooser, levels()
        if seat is None or not known or heuristics_of(table.rules).settled is None:
            return by_chance(table)
        if seat not in self._players:
            self._players[seat] = makers()[known[:LAYS][-1]](int(digest(table)[:SEED], 16))
        return self._players[seat].choose(view(table, seat), legal(table))


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
