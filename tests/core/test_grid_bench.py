"""The bench of the grid: its rows are complete, and the grid is worth its trouble."""

import pytest

from scriptorium import bench_grid
from scriptorium.bench_grid import Row, Work, measure


def test_every_row_is_measured_and_the_grid_is_faster():
    """Pushes, turns, overlap and floods take a fifth of the twin's time at most."""
    rows = {row.name: row for row in measure(seconds=0.004)}
    assert all(row.ours > 0 and row.twin > 0 for row in rows.values())
    ratios = {name: row.twin / row.ours for name, row in rows.items()}
    assert {name for name, ratio in ratios.items() if ratio < 1} == set()
    for name in (
        "pushes, at most 3, of 24 shapes",
        "turns of 24 shapes",
        "overlap of 24 shapes",
        "flood",
    ):
        assert ratios[name] >= 5, f"{name}: only {ratios[name]:.1f} times as fast"


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
    assert 0 < row.ours < row.twin < 0.01
