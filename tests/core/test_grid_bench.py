"""The bench of the grid: its rows are complete, and nothing that disagrees is measured."""

import pytest

from benchmarks.sator import grid as bench_grid
from benchmarks.sator.grid import Row, Work, measure


def test_every_row_is_measured():
    """Each operation has a time of its own and one of its twin; how they compare is no test."""
    rows = measure(seconds=0.002)
    names = [row.name for row in rows]
    assert len(set(names)) == len(names) >= 7
    assert all(row.ours > 0 and row.twin > 0 for row in rows)


def test_a_twin_that_disagrees_is_not_measured(monkeypatch):
    """Speed at doing something else is worth nothing."""
    works = [Work("sum", lambda: 1 + 1, lambda: 3, lambda found: found)]
    monkeypatch.setattr(bench_grid, "_works", lambda: works)
    with pytest.raises(AssertionError, match="sum: the grid and its twin disagree"):
        measure(seconds=0.001)


def test_a_row_names_what_was_measured(monkeypatch):
    """One row for each operation, with the seconds of one call."""
    works = [Work("sum", lambda: 1 + 1, lambda: sum(range(2000)) - 1998998, lambda found: found)]
    monkeypatch.setattr(bench_grid, "_works", lambda: works)
    (row,) = measure(seconds=0.001)
    assert isinstance(row, Row)
    assert row.name == "sum"
    assert row.ours > 0
    assert row.twin > 0
