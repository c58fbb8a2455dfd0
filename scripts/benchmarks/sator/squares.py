"""The grid's operations as ratios: how many times faster than with cells and sets."""

from __future__ import annotations

from collections.abc import Iterator

from benchmarks.suites import Row
from scriptorium import Library

from .grid import measure


def rows(library: Library) -> Iterator[Row]:
    """One row for each operation of the grid."""
    for row in measure():
        note = f"{row.ours * 1e6:.2f} µs a call"
        yield Row("squares", row.name, row.twin / row.ours, "times as fast as sets of cells", note)
