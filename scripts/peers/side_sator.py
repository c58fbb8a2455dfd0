"""SATOR with four seats and every plugin on, through the public interface; and the bare kernel.

Matches begin with their first turn, drafted and placed at random, and go on to their end.
"""

from __future__ import annotations

from itertools import count
from random import Random

import harness

import scriptorium as sc
from benchmarks.course import Course, record
from benchmarks.sator import kernel as bench_kernel
from benchmarks.sator.first_tables import kernel_of, starts
from benchmarks.sator.kernel_twin import check
from scriptorium_sator.hand.playing import Play

SLICE = 1000
KERNEL_PLAYS = 60
LONG = 4000
EVERY = 1000


def measure() -> dict[str, float]:
    """Everything that is set beside the peers and the kernel."""
    first_turns = starts(sc.standard_library())
    course = Course(first_turns, 1)

    def play() -> harness.Counts:
        before = course.count(Play)
        return {"decisions": course.go(SLICE), "cards": course.count(Play) - before}

    rates = harness.pace(play)
    met = sampled(first_turns)

    def step() -> harness.Counts:
        for table, action in met:
            sc.apply(table, action)
        return {"steps": len(met)}

    def there_and_back() -> harness.Counts:
        for table, _ in met:
            sc.load(sc.dump(table))
        return {"round trips": len(met)}

    rates.update(harness.pace(step))
    rates.update(harness.pace(there_and_back))
    rates["bytes"] = sum(len(sc.dump(table)) for table, _ in met) / len(met)
    rates.update(harness.pace(kernel_work(first_turns)))
    return rates


def sampled(first_turns: list[sc.Table]) -> list[tuple[sc.Table, sc.Action]]:
    """Tables of every stage of a match, each with something that may be done there."""
    found = []
    for seed, start in enumerate(first_turns):
        recorded = record(start, seed, LONG)
        found += list(zip(recorded.tables, recorded.actions, strict=True))[EVERY - 1 :: EVERY]
    return found


def kernel_work(first_turns: list[sc.Table]) -> harness.Work:
    """The bare kernel on the same first boards, once it agrees with cells and sets."""
    kernels = [kernel_of(table, Random(seed)) for seed, table in enumerate(first_turns)]
    for kernel in kernels:
        played = kernel.copy()
        check(played)
        bench_kernel.play(played, Random(1).random, KERNEL_PLAYS)
        check(played)
    random, turn = Random(1).random, count()

    def work() -> harness.Counts:
        kernel = kernels[next(turn) % len(kernels)].copy()
        decisions, _ = bench_kernel.play(kernel, random, KERNEL_PLAYS)
        return {"kernel plays": KERNEL_PLAYS, "kernel decisions": decisions}

    return work


if __name__ == "__main__":
    harness.report(measure)
