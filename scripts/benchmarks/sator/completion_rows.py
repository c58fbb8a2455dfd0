"""How long the search for completion takes while a pit is bridged at random (S5.6)."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from random import Random
from statistics import quantiles
from time import process_time

import scriptorium as sc
from benchmarks.suites import Row, Target
from scriptorium_sator.movement.completion import CoverProblem, solve
from scriptorium_sator.movement.cover import numbers
from scriptorium_sator.setup.placement import Placing, moment_of

from .first_tables import GAME, SEATS

MATCHES = 12
TRIES = 4
MOST = Target(50, 50, at_most=True)


def pits(library: sc.Library, matches: int = MATCHES) -> Iterator[tuple[CoverProblem, sc.Table]]:
    """Pits as a random placement leaves them: one for each place tried, lawful or not."""
    for seed in range(1, matches + 1):
        table = sc.new_table(GAME, SEATS, seed, library=library)
        random = Random(seed)
        while table.clock.phase != "play":
            if table.clock.phase == "place":
                seat = table.pending[-1].seat
                moment = moment_of(table, seat)
                yield moment.pit, table
                shapes = moment.own
                for _ in range(TRIES if shapes else 0):
                    shape = random.choice(shapes)
                    tried = _somewhere(moment.pit, shape, random)
                    if tried is not None:
                        yield tried, table
            choices = sc.legal(table)
            table = sc.apply(table, choices[int(random.random() * len(choices))]).table


def _somewhere(pit: CoverProblem, shape: int, random: Random) -> CoverProblem | None:
    """The pit after a bridge was laid anywhere that is free, whether or not that is lawful."""
    places = numbers(pit.of_shapes((shape,)))
    return pit.after(random.choice(places)) if places else None


def rows(library: sc.Library) -> Iterator[Row]:
    """The median and the 99th percentile of one search, and of one placement's `legal`."""
    searches, solved, choices = [], 0, []
    before: sc.Table | None = None
    for pit, table in pits(library):
        taken, found = _milliseconds(lambda pit=pit: solve(pit))  # type: ignore[misc]
        searches.append(taken)
        solved += found is not None
        if table is not before and isinstance(table.pending[-1], (sc.Turn, Placing)):
            before = table
            cold = _forgetful(table)
            choices.append(_milliseconds(lambda cold=cold: sc.legal(cold))[0])  # type: ignore[misc]
    unsolved = len(searches) - solved
    note = f"{len(searches)} pits, {unsolved} of them hopeless; slowest {max(searches):.1f} ms"
    yield from _percentiles("completion search", searches, note, MOST)
    note = f"{len(choices)} decisions, nothing known beforehand; slowest {max(choices):.1f} ms"
    yield from _percentiles("legal while placing", choices, note, None)


def _forgetful(table: sc.Table) -> sc.Table:
    """The same table as a player who loads it finds it: nothing has been worked out."""
    return sc.load(sc.dump(table))


def _milliseconds(work: Callable[[], object]) -> tuple[float, object]:
    began = process_time()
    found = work()
    return (process_time() - began) * 1000, found


def _percentiles(name: str, times: list[float], note: str, most: Target | None) -> Iterator[Row]:
    cuts = quantiles(times, n=100, method="inclusive")
    yield Row("sator", f"{name}, median", cuts[49], "ms", note)
    yield Row("sator", f"{name}, 99th percentile", cuts[98], "ms", target=most)
