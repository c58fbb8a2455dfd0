"""Measuring a window in a process of its own, so that a measurement never meddles with the rest."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any

from scriptorium import Action, Table, apply, legal, seen_events
from scriptorium.scene import Spin, movements
from scriptorium_play.picture.scenes import ChangeKind, difference, picture
from scriptorium_ui.table.motion.motion import Way, plan

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


def widest_turn(table: Table) -> Action | None:
    """The action at hand that turns the most things in their places; None where none turns two."""
    best: tuple[int, Action | None] = (1, None)
    for action in legal(table):
        told = movements(table.rules, seen_events(apply(table, action), str(table.chooser)))
        turned = {
            id for one in told if any(type(leg) is Spin for leg in one.way) for id in one.pieces
        }
        best = max(best, (len(turned), action), key=lambda found: found[0])
    return best[1]


def turning(page: Any) -> dict[str, Way]:
    """The ways of all that the widest turn moves at once: what turns, and what rides along."""
    table = page.session.table
    action = widest_turn(table)
    if action is None:
        return {}
    done, seat = apply(table, action), table.chooser
    before, after = picture(table, seat), picture(done.table, seat)
    changes = difference(before, after, movements(table.rules, seen_events(done, seat)))
    when = {change.moment for change in changes if change.kind is ChangeKind.TURNED}
    there = [
        one
        for one in changes
        if one.moment in when and one.kind in (ChangeKind.TURNED, ChangeKind.MOVED)
    ]
    places = (page.places_of(before), page.places_of(after))
    tracks = plan(there, *places, page.board, 1.0, page.actors).tracks
    return {track.key: track.way for track in tracks if before.piece(track.key) is not None}


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
