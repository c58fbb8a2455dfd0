"""How fast and how thrifty the tablet is: rows for `scripts/bench.py`.

The window is opened in a process of its own, without a screen where this machine has none, so
that a measurement never meddles with the rest.
"""

from __future__ import annotations

import os
import sys
import time
from collections.abc import Iterator

from benchmarks.suites import Row, Target
from benchmarks.windows import RESIZES, measured
from scriptorium import Library

from .measure import BEGAN

GROWN = Target(must=1.15, goal=1.05, at_most=True)
SUITE = "tablet"
FRAME = Target(must=16, goal=8, at_most=True)
STILL = Target(must=2, goal=2, at_most=True)


def rows(library: Library) -> Iterator[Row]:
    """Start, frame time, frames while nothing moves, memory."""
    del library  # the window's process reads its own
    found = measured(str(__package__), environment=_environment())
    size = f"{found['width']}x{found['height']}, {found['renderer']}"
    yield Row(
        SUITE, "start to the first playable frame", found["start"], "s", f"of a process; {size}"
    )
    note = f"slowest of 20: {found['drag_slowest'] * 1000:.1f} ms"
    drag = found["drag"] * 1000
    yield Row(SUITE, "frame while a bridge is dragged", drag, "ms", note, target=FRAME)
    for width, height, seconds in found["sharp"]:
        named = f"frame while a bridge is dragged, {width}x{height}"
        yield Row(SUITE, named, seconds * 1000, "ms", "a sharper glass", target=FRAME)
    note = "from taking hold to the first ghost"
    yield Row(SUITE, "taking hold of a bridge", found["grasp"] * 1000, "ms", note)
    yield Row(SUITE, "painting the table anew", found["paint"] * 1000, "ms")
    note = "while music plays" if found["music"] else "in silence"
    yield Row(SUITE, "frames in ten idle seconds", found["idle"], "frames", note, target=STILL)
    yield Row(SUITE, "memory at the table", found["memory"], "MB", "resident, with Mesa")
    note = f"after {RESIZES} sizes, back in the first"
    yield Row(
        SUITE, "memory, times that of the first size", found["grown"], "times", note, target=GROWN
    )


def _environment() -> dict[str, str]:
    """The same as ours, and no screen looked for on a machine that has none."""
    found = {**os.environ, BEGAN: repr(time.time())}
    if sys.platform.startswith("linux") and not found.get("DISPLAY"):
        found.setdefault("SDL_VIDEODRIVER", "offscreen")
    return found
