"""How fast and how thrifty the tablet is: rows for `scriptorium bench`.

The window is opened in a process of its own, without a screen where this machine has none, so
that a measurement never meddles with the rest.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Iterator
from typing import Any

from scriptorium import Library
from scriptorium.bench import Row, Target

SUITE = "tablet"
SECONDS = 180
STILL = Target(must=2, goal=2, at_most=True)


def rows(library: Library) -> Iterator[Row]:
    """Start, frame time, frames while nothing moves, memory."""
    del library  # the window's process reads its own
    found = measured()
    size = f"{found['width']}x{found['height']}, {found['renderer']}"
    yield Row(SUITE, "start to the first playable frame", found["start"], "s", size)
    note = f"slowest of 20: {found['drag_slowest'] * 1000:.1f} ms"
    yield Row(SUITE, "frame while a bridge is dragged", found["drag"] * 1000, "ms", note)
    note = "from taking hold to the first ghost"
    yield Row(SUITE, "taking hold of a bridge", found["grasp"] * 1000, "ms", note)
    yield Row(SUITE, "painting the table anew", found["paint"] * 1000, "ms")
    yield Row(SUITE, "frames in ten idle seconds", found["idle"], "frames", target=STILL)
    yield Row(SUITE, "memory at the table", found["memory"], "MB", "resident, with Mesa")


def measured() -> dict[str, Any]:
    """What a process with a window measures."""
    environment = dict(os.environ)
    if sys.platform.startswith("linux") and not environment.get("DISPLAY"):
        environment.setdefault("SDL_VIDEODRIVER", "offscreen")
    done = subprocess.run(
        [sys.executable, "-m", f"{__package__}.measure"],
        capture_output=True,
        text=True,
        timeout=SECONDS,
        env=environment,
        check=False,
    )
    lines = done.stdout.strip().splitlines()
    if done.returncode != 0 or not lines:
        told = (done.stderr.strip().splitlines() or ["it says nothing"])[-1]
        raise RuntimeError(f"no window can be measured here: {told}")
    found: dict[str, Any] = json.loads(lines[-1])
    return found
