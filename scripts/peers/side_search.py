"""What a search on SATOR is made of: a world that could be, so many decisions in it, a value.

The positions are those in which the turns of a match of brothers begin, as their seats see them.
"""

from __future__ import annotations

from itertools import cycle
from random import Random

import harness

import scriptorium as sc
from scriptorium.hidden import Memory, heuristics_of, no_memory, sample
from scriptorium.isolation import relax_gc
from scriptorium.testing import choices_by, play_out

SEED, POSITIONS = 7, 12
DECISIONS = 8
Met = tuple[sc.View, Memory]


def met() -> list[Met]:
    """What seats see and remember where their turns begin, spread over a match."""
    start = sc.new_table("sator", 2, SEED)
    memories = {seat: no_memory(seat) for seat in start.seats}
    found: list[Met] = []

    def watch(before: sc.Table, choices: object, action: object, done: sc.After) -> None:
        table, seat = done.table, done.table.chooser
        for one in memories:
            memories[one] = memories[one].after(before, done)
        if seat is not None and table.clock.turn != before.clock.turn:
            found.append((sc.view(table, seat), memories[seat]))

    bots = choices_by(("brother",), start.seats, SEED)
    play_out(start, bots, SEED, checks=False, watch=watch)
    play = [one for one in found if one[0].clock.phase == "play"]
    return play[:: max(1, len(play) // POSITIONS)][:POSITIONS]


def measure() -> dict[str, float]:
    """Simulations a second, and how many decisions each came to."""
    positions, random = cycle(met()), Random(1)

    def simulate() -> harness.Counts:
        seen, memory = next(positions)
        table = sample(seen, memory, random)
        deep = 0
        while deep < DECISIONS and table.outcome is None:
            choices = sc.legal(table)
            table = sc.apply(table, choices[int(random.random() * len(choices))]).table
            deep += 1
        value = heuristics_of(seen.rules).settled
        assert value is not None
        value(table, seen.seat)
        return {"simulations": 1, "decisions": deep}

    rates = harness.pace(simulate)
    return {"simulations": rates["simulations"], "deep": rates["decisions"] / rates["simulations"]}


if __name__ == "__main__":
    relax_gc()  # as where computers think; in both searches that are compared
    harness.report(measure)
