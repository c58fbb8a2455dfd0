"""Measuring a window in a process of its own, so that a measurement never meddles with the rest."""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Mapping, Sequence
from typing import Any

SECONDS = 180


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
