"""How well computers keep to the time they are given, in every game that lends them a value."""

from __future__ import annotations

from collections.abc import Iterator
from math import ceil
from random import Random
from threading import Timer
from time import perf_counter

from scriptorium import Library, Table, apply, legal, new_table, view
from scriptorium.ai import BrokenOff, Limit, TimeBudget
from scriptorium.hidden import heuristics_of
from scriptorium_bots.levels import Keeper

from .suites import Row, Target, guarded

SUITE = "bots"
SECONDS, MOMENTS, BETWEEN = 0.25, 100, 7
AFTER = (0.02, 0.05, 0.1)


class Tireless(Keeper):
    """A keeper that nothing but time stops."""

    budget = TimeBudget(simulations=1_000_000)


def rows(library: Library) -> Iterator[Row]:
    """The share of its time that a keeper really uses, and how soon it can be broken off."""
    tables = list(_moments(library))
    yield from guarded(SUITE, "time used", _time_used(tables))
    yield from guarded(SUITE, "broken off", _broken_off(tables))


def _moments(library: Library) -> Iterator[Table]:
    """Tables along matches by chance in which there is something to be thought about."""
    known = sorted(about.name for about in library.games())
    games = [game for game in known if heuristics_of(_begun(library, game).rules).settled]
    if not games:
        raise LookupError("no game here lends computers a value")
    for nr in range(MOMENTS):
        table, chance = _begun(library, games[nr % len(games)], nr), Random(nr)
        phase, left = table.clock.phase, 1 + nr % BETWEEN
        while table.clock.phase == phase or left or len(legal(table)) < 2:
            left -= bool(left)
            after = apply(table, chance.choice(legal(table))).table
            if after.outcome is not None:
                break
            table = after
        yield table


def _begun(library: Library, game: str, seed: int = 0) -> Table:
    return new_table(game, None, seed, library=library)


def _time_used(tables: list[Table]) -> Iterator[Row]:
    shares = []
    for nr, table in enumerate(tables):
        assert table.chooser is not None
        player = Tireless(nr, Limit(seconds=SECONDS))
        seen, actions = view(table, table.chooser), legal(table)
        began = perf_counter()
        player.choose(seen, actions)
        shares.append((perf_counter() - began) / SECONDS)
    note = f"{len(shares)} decisions of {SECONDS} s; the longest {max(shares):.2f}"
    target = Target(1.1, 1.03, at_most=True)
    yield Row(SUITE, "time used, p99", _p99(shares), "of its time", note, target=target)


def _broken_off(tables: list[Table]) -> Iterator[Row]:
    took = []
    for nr, table in enumerate(tables):
        assert table.chooser is not None
        limit, asked = Limit(), [0.0]

        def stop(limit: Limit = limit, asked: list[float] = asked) -> None:
            asked[0] = perf_counter()
            limit.broken_off.set()

        timer = Timer(AFTER[nr % len(AFTER)], stop)
        timer.start()
        try:
            Tireless(nr, limit).choose(view(table, table.chooser), legal(table))
        except BrokenOff:
            took.append((perf_counter() - asked[0]) * 1000)
        timer.join()
    note = f"{len(took)} thoughts; the longest {max(took):.1f} ms"
    yield Row(SUITE, "broken off, p99", _p99(took), "ms", note, target=Target(50, 10, at_most=True))


def _p99(values: list[float]) -> float:
    return sorted(values)[ceil(0.99 * len(values)) - 1]
