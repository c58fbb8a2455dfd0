"""Plankenkoorts with four seats: random play through the public interface."""

from __future__ import annotations

import harness

import scriptorium as sc
from benchmarks.course import Course

SEATS, SEEDS, SLICE = 4, 4, 500


def measure() -> dict[str, float]:
    """What is set beside the peers."""
    library = sc.standard_library()
    first = [sc.new_table("plankenkoorts", SEATS, seed, library=library) for seed in range(SEEDS)]
    course = Course(first, 1)
    return dict(harness.pace(lambda: {"decisions": course.go(SLICE)}))


if __name__ == "__main__":
    harness.report(measure)
