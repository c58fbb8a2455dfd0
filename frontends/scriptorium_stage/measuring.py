"""Measuring a window in a process of its own, so that a measurement never meddles with the rest."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any

SECONDS = 180
RESIZES = 100


def resident() -> float:
    """Megabytes that this process holds now, as Linux tells; 0 where nobody tells."""
    try:
        pages = int(Path("/proc/self/statm").read_text(encoding="ascii").split()[1])
    except OSError:
        return 0.0
    return pages * os.sysconf("SC_PAGE_SIZE") / 1024**2


def grown(resize: Callable[[int, int], None]) -> float:
    """How many times its memory a window holds after many sizes, back in its first."""
    resize(1280, 800)
    first = resident()
    for nr in range(RESIZES):
        resize(1030 + nr * 37 % 400, 650 + nr * 53 % 300)
    resize(1280, 800)
    return resident() / first if first else 1.0


def measured(
    package: str, wrap: Sequence[str] = (), environment: Mapping[str, str] | None = None
) -> dict[str, Any]:
    """What the module `measure` of a package prints; `wrap` is a command to run it in."""
    done = subprocess.run(
        [*wrap, sys.executable, "-m", f"{package}.measure"],
        capture_output=True,
        text=True,
        timeout=SECONDS,
        env=dict(environment) if environment is not None else None,
        check=False,
    )
    lines = done.stdout.strip().splitlines()
    if done.returncode != 0 or not lines:
        told = (done.stderr.strip().splitlines() or ["it says nothing"])[-1]
        raise RuntimeError(f"no window can be measured here: {told}")
    found: dict[str, Any] = json.loads(lines[-1])
    return found
