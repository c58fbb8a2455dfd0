"""What Monasterium is measured against does the same work."""

from __future__ import annotations

import pytest

import game_tables
import monasterium
import scriptorium as sc
from benchmarks.monasterium.first_tables import sending, walking
from benchmarks.monasterium.kernel import bare, sends
from benchmarks.monasterium.monasterium_rows import directly, rows
from scriptorium_monasterium.deeds import Sending


def test_bare_loops_list_what_the_game_lists() -> None:
    """MO10.1: on the table of the bench, and wherever the first seat sends without a discount."""
    table = sending(sc.standard_library())
    assert sends(bare(table)) == list(sc.legal(table))
    assert len(sc.legal(table)) > 200
    met = 0
    for seed in range(6):
        start = sc.new_table(monasterium.GAME, 4, seed)
        for before, _, _ in game_tables.steps(start, seed, 5000):
            top = before.pending[-1]
            if isinstance(top, Sending) and not top.discount and top.seat == before.seats[0]:
                assert sends(bare(before)) == list(sc.legal(before))
                met += 1
    assert met > 20


def test_calls_in_a_row_come_to_what_the_tasks_come_to() -> None:
    """MO21.4: seven steps and the end of the turn."""
    table, action = walking(sc.standard_library())
    assert sc.apply(table, action) == directly(table)


def test_every_row_can_be_measured(monkeypatch: pytest.MonkeyPatch) -> None:
    """MO22.6: none of them fails; how fast they are is no matter here."""
    module = "benchmarks.monasterium.monasterium_rows"
    monkeypatch.setattr(f"{module}.rate", lambda work, **given: float(work()))
    monkeypatch.setattr(f"{module}.paired", lambda ours, theirs: ours() / theirs())
    monkeypatch.setattr(f"{module}.course.paired", lambda ours, theirs: ours() / theirs())
    measured = list(rows(sc.standard_library()))
    assert len(measured) == 5
    assert [row.error for row in measured if row.error] == []
