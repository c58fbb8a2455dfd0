"""How fast Monasterium is: random play, a long list, a chain of tasks, saves; as ratios."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

from msgspec.structs import replace

import scriptorium as sc
from benchmarks import course as course
from benchmarks.suites import Row, Target, guarded, paired, rate, spent
from scriptorium import Change
from scriptorium_monasterium.deeds import Walk
from scriptorium_monasterium.mat import SLOTS, Work
from scriptorium_monasterium.using import ActionBegun, NextDie
from scriptorium_monasterium.valley import Novices

from .first_tables import COLUMN, STEPS, sending, starts, walking
from .kernel import bare, sends

SUITE = "monasterium"
SLICE = 1000
REPEATED = 200
STRETCH = 500
EVERY = 60


def rows(library: sc.Library) -> Iterator[Row]:
    """All rows; one that cannot be measured does not stop the others."""
    first = starts(library)
    stretches = [course.record(start, seed, STRETCH) for seed, start in enumerate(first)]
    tables = [recorded.tables[at] for recorded in stretches for at in range(0, STRETCH, EVERY)]
    measured: tuple[tuple[str, Callable[[], Iterator[Row]]], ...] = (
        ("random play", lambda: _pace(first)),
        ("legal", lambda: _list(library)),
        ("tasks", lambda: _chain(library)),
        ("saves", lambda: _saves(library, tables)),
    )
    for name, make in measured:
        yield from guarded(SUITE, name, make())


def _pace(first: Sequence[sc.Table]) -> Iterator[Row]:
    playing = course.Course(first, 1)
    value = rate(lambda: playing.go(SLICE), seconds=1.0)
    note = "four seats; `bench --peers` sets it beside catanatron"
    yield Row(SUITE, "random play", value, "decisions/s", note)


def _list(library: sc.Library) -> Iterator[Row]:
    table = sending(library)
    on = bare(table)
    listed = list(sc.legal(table))
    if sends(on) != listed:
        raise AssertionError("the bare loops list something else than the game")

    def ours() -> int:
        for _ in range(REPEATED):
            sc.legal(_as_new(table))
        return REPEATED

    def theirs() -> int:
        for _ in range(REPEATED):
            sends(on)
        return REPEATED

    value = paired(lambda: spent(ours), lambda: spent(theirs))
    note = f"{len(listed)} sends, five chapels open"
    target = Target(3, 2, at_most=True)
    yield Row(SUITE, "legal at a send, to bare loops", value, "times", note, target=target)


def _as_new(table: sc.Table) -> sc.Table:
    """The table as the action before leaves it: nothing is worked out about it yet."""
    for seat in table.seats:
        table[Novices, seat].__dict__.clear()
    return course.fresh(table)


def directly(table: sc.Table) -> sc.After:
    """What the action comes to, by calls in a row and without tasks."""
    now, seat = Change(table), table.clock.seat
    now.put(replace(now[Work], left=now[Work].left - 1))
    now.tell(ActionBegun(seat, SLOTS[COLUMN]))
    for _ in range(STEPS):
        Walk(seat, 1).do(now)
    NextDie(seat).do(now)
    now.settle()
    return now.done()


def _chain(library: sc.Library) -> Iterator[Row]:
    table, action = walking(library)
    if sc.apply(table, action) != directly(table):
        raise AssertionError("the calls in a row come to something else than the tasks")

    def ours() -> int:
        for _ in range(REPEATED):
            sc.apply(table, action)
        return REPEATED

    def theirs() -> int:
        for _ in range(REPEATED):
            directly(table)
        return REPEATED

    value = paired(lambda: spent(ours), lambda: spent(theirs))
    target = Target(2.5, 1.5, at_most=True)
    note = f"{STEPS} steps and the end of the turn"
    yield Row(SUITE, "a chain of eight tasks, to eight calls", value, "times", note, target=target)


def _saves(library: sc.Library, tables: Sequence[sc.Table]) -> Iterator[Row]:
    yield Row(
        SUITE, "dump", course.dump_to_bare(tables), "times bare msgspec",
        target=Target(1.5, 1.2, at_most=True),
    )  # fmt: skip
    yield Row(
        SUITE, "load", course.load_to_bare(library, tables), "times bare msgspec",
        target=Target(3, 2, at_most=True),
    )  # fmt: skip
