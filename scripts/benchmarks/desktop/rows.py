"""How fast the desktop is: rows for `scripts/bench.py`.

Windows are opened in a process of their own, on a screen that is not there where this machine
has none, so that a measurement never meddles with the rest.
"""

from __future__ import annotations

import os
import shutil
import sys
from collections.abc import Iterator

from benchmarks.suites import Row, Target
from benchmarks.windows import RESIZES, measured
from scriptorium import Library

GROWN = Target(must=1.15, goal=1.05, at_most=True)
SUITE = "desktop"
START = Target(must=2, goal=1.5, at_most=True)
HALF = Target(must=0.5, goal=0.5)


def rows(library: Library) -> Iterator[Row]:
    """Start, frames, draw calls."""
    del library  # the window's process reads its own
    found = measured(str(__package__), screen())
    size = f"{found['width']}x{found['height']}, {found['renderer']}"
    yield Row(SUITE, "start to the first playable frame", found["start"], "s", size)
    yield Row(
        SUITE,
        "start, times that of an empty window",
        found["start"] / found["empty_start"],
        "times",
        f"empty: {found['empty_start']:.2f} s",
        target=START,
    )
    yield Row(
        SUITE,
        "frames at a full table, a bridge moving",
        found["frames"],
        "frames/s",
        f"empty window, the same pixels: {found['empty_frames']:.0f}",
    )
    yield Row(
        SUITE,
        "frames, share of an empty window's",
        found["share"],
        "of 1",
        "median of pairs, both renewing the same pixels",
        target=HALF,
    )
    frames, empty, share = found["whole"]
    yield Row(
        SUITE,
        "frames that renew the whole window, share of an empty window's",
        share,
        "of 1",
        f"{frames:.0f} and {empty:.0f} frames/s",
    )
    yield Row(SUITE, "draw calls in a frame, a bridge moving", found["draw_calls"], "calls")
    yield Row(SUITE, "draw calls in a frame painted anew", found["draw_calls_anew"], "calls")
    yield Row(SUITE, "painting the table anew", found["paint"] * 1000, "ms")
    for title, first, count, moving, turned in found["games"]:
        what = "turning in place, or riding along" if turned else "moving"
        told = f"{count} things {what} at once, to an empty window that renews the same pixels"
        if not turned:
            yield Row(SUITE, f"{title}: the table's first frame", first, "ms", "four seats at most")
        name = f"{title}: frames, the widest turn" if turned else f"{title}: frames"
        yield Row(SUITE, name, moving, "of 1", told)
    note = f"after {RESIZES} sizes, back in the first"
    yield Row(
        SUITE, "memory, times that of the first size", found["grown"], "times", note, target=GROWN
    )


def screen() -> list[str]:
    """What opens a screen of its own on a machine that has none."""
    if not sys.platform.startswith("linux") or os.environ.get("DISPLAY"):
        return []
    found = shutil.which("xvfb-run")
    return [found, "-a", "-s", "-screen 0 1920x1200x24"] if found else []
