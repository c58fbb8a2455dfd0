"""Monasterium with four seats and every plugin on: random play through the public interface."""

from __future__ import annotations

import harness

import scriptorium as sc
from benchmarks.course import Course
from benchmarks.monasterium.first_tables import starts

SLICE = 1000


def measure() -> dict[str, float]:
    """What is set beside the peers."""
    course = Course(starts(sc.standard_library()), 1)
    return dict(harness.pace(lambda: {"decisions": course.go(SLICE)}))


if __name__ == "__main__":
    harness.report(measure)
