"""How every side is measured: one core, this process's own time, warmed up, medians of repeats."""

from __future__ import annotations

import gc
import json
import os
from collections.abc import Callable
from statistics import median
from time import process_time

REPEATS = 5
SECONDS = 1.0
WARM_UP = 0.5

Counts = dict[str, int]
Work = Callable[[], Counts]


def pin() -> None:
    """Stay on the last core there is; the first one serves the machine."""
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {max(os.sched_getaffinity(0))})


def pace(
    work: Work,
    *,
    seconds: float = SECONDS,
    repeats: int = REPEATS,
    warm_up: float = WARM_UP,
) -> dict[str, float]:
    """What each second brings of everything the work counts: the median of the repeats."""
    _repeat(work, warm_up)
    rates: dict[str, list[float]] = {}
    for _ in range(repeats):
        gc.collect()
        counts, time = _repeat(work, seconds)
        for name, count in counts.items():
            rates.setdefault(name, []).append(count / time)
    return {name: median(found) for name, found in rates.items()}


def _repeat(work: Work, seconds: float) -> tuple[Counts, float]:
    counts: Counts = {}
    began = process_time()
    while True:
        for name, count in work().items():
            counts[name] = counts.get(name, 0) + count
        time = process_time() - began
        if time >= seconds:
            return counts, time


def yardstick() -> float:
    """How often a second this Python does a fixed piece of plain work: shows a disturbed run."""

    def work() -> Counts:
        seen: dict[int, int] = {}
        number = 1
        for step in range(1000):
            number = number * 1103515245 + 12345 & 0x7FFFFFFF
            seen[number % 97] = step
        return {"units": len(seen) // 97}

    return pace(work, seconds=SECONDS / 4)["units"]


def report(measure: Callable[[], dict[str, float]]) -> None:
    """Measure one side between two looks at the yardstick, and print it for `run.py`."""
    pin()
    before = yardstick()
    rates = measure()
    after = yardstick()
    print(json.dumps({**rates, "yardstick before": before, "yardstick after": after}))
