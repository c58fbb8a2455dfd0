"""How many positions a second a librarian looks at: as it is, and as the earlier one did.

Both search the same turns of the same matches, in turn, in one process; so the ratio says something
on a busy machine too. A position is one that is reached and valued.
"""

from __future__ import annotations

import argparse
from collections.abc import Callable, Iterator
from random import Random
from statistics import median
from time import process_time
from typing import Any

import earlier_levels.levels as earlier
from earlier_levels.turns import search_turns

from scriptorium import Table, apply, legal, new_table, view
from scriptorium.ai import Limit
from scriptorium.hidden import sample
from scriptorium_bots.known_values import worth_of
from scriptorium_bots.levels import WHOLE_TURN
from scriptorium_bots.turns import Search


class Counted:
    """A value that counts how often it is asked for a position."""

    def __init__(self, value: Any) -> None:
        self.value, self.asked, self.last = value, 0, None

    def __call__(self, table: Table, seat: str) -> float:
        """What a position is worth."""
        if table is not self.last:
            self.asked, self.last = self.asked + 1, table
        worth: float = self.value(table, seat)
        return worth


def positions(game: str, seats: int, count: int) -> Iterator[Table]:
    """Tables along matches by chance at which a turn has something to choose."""
    chance, found = Random(5), 0
    while found < count:
        table = new_table(game, seats, chance.randrange(1 << 20))
        for _ in range(400):
            if table.outcome is not None or found == count:
                break
            if len(legal(table)) > 3 and chance.random() < 0.05:
                found += 1
                yield table
            table = apply(table, chance.choice(legal(table))).table


def main() -> None:
    """Search the same turns both ways, and tell the ratio."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("game")
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--turns", type=int, default=12)
    parser.add_argument("--times", type=int, default=5)
    options = parser.parse_args()
    tables = list(positions(options.game, options.seats, options.turns))
    before, after = earlier.worth_of(tables[0].rules, Limit()), worth_of(tables[0].rules, Limit())
    rates: dict[str, list[float]] = {"earlier": [], "today": []}

    def by_earlier(world: Table, luck: Random) -> None:
        assert world.chooser is not None
        search_turns(world, world.chooser, before, earlier.WHOLE_TURN, luck, Limit())

    def by_today(world: Table, luck: Random) -> None:
        assert world.chooser is not None
        Search(world.chooser, after, WHOLE_TURN, luck, Limit()).turns(world)

    ways: list[tuple[str, Any, Callable[[Table, Random], None]]] = [
        ("earlier", before, by_earlier),
        ("today", after, by_today),
    ]
    for worth in (before, after):
        worth.settled = Counted(worth.settled)
        worth.promise = worth.settled
    for part in range(options.times):  # of other turns each time, since both keep what they saw
        for name, worth, search in ways:
            asked, began = worth.settled.asked, process_time()
            for number, table in enumerate(tables[part :: options.times]):
                assert table.chooser is not None
                luck = Random(number)
                search(sample(view(table, table.chooser), None, luck), luck)
            spent = process_time() - began
            rates[name].append((worth.settled.asked - asked) / spent)
    ratio = median(t / e for t, e in zip(rates["today"], rates["earlier"], strict=True))
    print(
        f"{options.game}, {options.seats}: {len(tables)} turns, {options.times} parts: "
        f"{median(rates['earlier']):.0f} positions a second earlier, "
        f"{median(rates['today']):.0f} today, ratio {ratio:.2f}"
    )


if __name__ == "__main__":
    main()
