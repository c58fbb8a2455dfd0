"""How fast the desktop is: rows for `scriptorium bench`.

Windows are opened in a process of their own, on a screen that is not there where this machine
has none, so that a measurement never meddles with the rest.
"""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from typing import Any

from scriptorium import Library
from scriptorium.bench import Row, Target

SUITE = "desktop"
SECONDS = 180
HALF = Target(must=0.5, goal=0.5)


def rows(library: Library) -> Iterator[Row]:
    """Start, frames, draw calls."""
    del library  # the window's process reads its own
    found = measured()
    size = f"{found['width']}x{found['height']}, {found['renderer']}"
    yield Row(SUITE, "start to the first playable frame", found["start"], "s", size)
    yield Row(
        SUITE,
        "start, times that of an empty window",
        found["start"] / found["empty_start"],
        "times",
        f"empty: {found['empty_start']:.2f} s",
    )
    yield Row(
        SUITE,
        "frames at a full table, a bridge moving",
        found["frames"],
        "frames/s",
        f"empty window: {found['empty_frames']:.0f}",
    )
    yield Row(
        SUITE,
        "frames, share of an empty window's",
        found["share"],
        "of 1",
        "median of pairs",
        target=HALF,
    )
    yield Row(SUITE, "draw calls in a frame", found["draw_calls"], "calls")
    yield Row(SUITE, "painting the table anew", found["paint"] * 1000, "ms")


def measured() -> dict[str, Any]:
    """What a process with a window measures."""
    done = subprocess.run(
        on_a_screen([sys.executable, "-m", f"{__package__}.measure"]),
        capture_output=True,
        text=True,
        timeout=SECONDS,
        check=False,
    )
    lines = done.stdout.strip().splitlines()
    if done.returncode != 0 or not lines:
        told = (done.stderr.strip().splitlines() or ["it says nothing"])[-1]
        raise RuntimeError(f"no window can be measured here: {told}")
    found: dict[str, Any] = json.loads(lines[-1])
    return found


def on_a_screen(command: list[str]) -> list[str]:
    """The command, with a screen of its own on a machine that has none."""
    if not sys.platform.startswith("linux") or os.environ.get("DISPLAY"):
        return command
    found = shutil.which("xvfb-run")
    return [found, "-a", "-s", "-screen 0 1920x1200x24", *command] if found else command
