"""How fast Rennes-le-Château is: random play, lists with long hands, and a way past others."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import scriptorium as sc
from benchmarks import course as course
from benchmarks.sator.first_tables import starts
from benchmarks.suites import Row, Target, guarded, paired, rate, spent
from scriptorium.scenarios import lay_out

SUITE = GAME = "rennes"
SEATS = 4
SLICE = 500
REPEATED = 100
SEEDS = 4
PASSING = Target(10, 5, at_most=True)
SEVEN = ("rood-4", "blauw-4", "groen-3", "paars-2", "blauw-3", "rood-2", "groen-1")
ELEVEN = (*SEVEN, "geel-4", "paars-3", "geel-1", "paars-4")
EIGHT = (*SEVEN, "geel-4")
IN_A_ROW = {"blauw": "AB1", "groen": "AB2", "geel": "B.W", "paars": "B.N"}
FAR_AWAY = {"blauw": "D.N", "groen": "D.E", "geel": "D.S", "paars": "D.W"}


def rows(library: sc.Library) -> Iterator[Row]:
    """All rows; one that cannot be measured does not stop the others."""
    measured: tuple[tuple[str, Callable[[], Iterator[Row]]], ...] = (
        ("random play", lambda: _pace(library)),
        ("legal", lambda: _lists(library)),
        ("passing", lambda: _passing(library)),
    )
    for name, make in measured:
        yield from guarded(SUITE, name, make())


def _pace(library: sc.Library) -> Iterator[Row]:
    first = [sc.new_table(GAME, SEATS, seed, library=library) for seed in range(SEEDS)]
    playing = course.Course(first, 1)
    value = rate(lambda: playing.go(SLICE), seconds=1.0)
    note = "four seats; `bench --peers` has catanatron with as many"
    yield Row(SUITE, "random play", value, "decisions/s", note)


def position(library: sc.Library, space: str, cards: tuple[str, ...], **more: Any) -> sc.Table:
    """Red on a space with these cards; the others far away, unless told otherwise."""
    rules = library.rules(library.setup(GAME, 5))
    figures = more.pop("figures", FAR_AWAY)
    setup = {"figures": {"rood": space, **figures}, "hands": {"rood": list(cards)}, **more}
    return lay_out(rules, setup, 1)


def _listing(table: sc.Table) -> Callable[[], float]:
    def work() -> int:
        for _ in range(REPEATED):
            sc.legal(course.fresh(table))
        return REPEATED

    return lambda: spent(work)


def _lists(library: sc.Library) -> Iterator[Row]:
    beside = starts(library)[0]
    for cards in (SEVEN, ELEVEN):
        table = position(library, "V1", cards)
        value = paired(_listing(table), _listing(beside))
        note = f"on a vortex, {len(sc.legal(table))} choices, to the first turn of SATOR"
        yield Row(SUITE, f"legal at rest, {len(cards)} cards", value, "times SATOR's", note)


def _passing(library: sc.Library) -> Iterator[Row]:
    before = position(library, "A.E", EIGHT, figures=IN_A_ROW, pool="paars 1")
    passing = sc.apply(before, sc.read(before, "step AB1")).table
    value = paired(_listing(passing), _listing(position(library, "A.E", EIGHT)))
    note = f"four figures in a row, 8 cards, {len(sc.legal(passing))} choices"
    yield Row(SUITE, "legal while passing", value, "times at rest", note, target=PASSING)
