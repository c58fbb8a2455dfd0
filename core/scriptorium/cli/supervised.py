"""Commands that start third-party programs run in a watched process of their own.

A mod that hangs or crashes there ends only that command, and a sentence names the mod.
"""

from __future__ import annotations

import argparse
import signal
from collections.abc import Sequence
from pathlib import Path

from scriptorium.engine.errors import PluginError
from scriptorium.isolation.watched_process import Lost, WatchedProcess, has_processes, is_watched
from scriptorium.mods.crash_attribution import (
    goes_on_without,
    guilty_of,
    ways_out,
    what_happened,
)
from scriptorium.mods.loose import read_loose
from scriptorium.mods.start_options import home_of, third_party_of

from .commands.common import say
from .commands.play import opens_third_party

ENTRY = ("-m", "scriptorium")
FAILED = 1


def starts(options: argparse.Namespace) -> tuple[str, ...]:
    """The third-party programs that a command would start in this very process."""
    if is_watched() or not has_processes():
        return ()
    if getattr(options, "watches", False) and not opens_third_party(options):
        return ()
    found = third_party_of(options)
    tried = getattr(options, "tries", None)  # a path or a name that the command runs
    if isinstance(tried, str) and options.on:
        return (*found, getattr(options, tried))
    if isinstance(tried, str):
        return ()
    path = getattr(options, "path", None)
    if tried and isinstance(path, Path) and _is_code(path):
        return (*found, path.stem)
    return found


def _is_code(path: Path) -> bool:
    try:
        return read_loose(path).is_code
    except PluginError:
        return False


def watched_over(arguments: Sequence[str], options: argparse.Namespace, mods: Sequence[str]) -> int:
    """Run the command in a watched process; if a mod crashes it, name the mod and go on without.

    A command that had begun its work is not run again, unless it `repeats`: it lists things, or
    serves tables from a disk.
    """
    left_out: list[str] = []
    while True:
        flags = [flag for name in left_out for flag in ("--leave-out", name)]
        home = home_of(options)
        failures = home.choices().failures
        lost = run_watched([*arguments, *flags])
        if ended_by_itself(lost):
            return lost.code or 0
        guilty = guilty_of(lost, mods)
        for name in guilty:
            home.failed_hard(name, failures)
        say(what_happened(lost, guilty))
        if getattr(options, "on", False):  # it was to be switched on
            home.leave_off(options.name)
            say(f"{options.name} is off again")
            return FAILED
        again = [name for name in guilty if name not in left_out]
        can_go_on = lost.loading or getattr(options, "repeats", False)
        if not (again and can_go_on):
            say(ways_out(guilty))
            return FAILED
        say(f"{goes_on_without(again)}; {ways_out(guilty)}")
        left_out += again


def run_watched(arguments: Sequence[str]) -> Lost:
    """Run our own program with these arguments until it ends or has to be ended.

    The program handles the stop key; until it is ready to, this process does.
    """
    pressed: list[int] = []
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)  # which a program that is begun inherits
    try:
        process = WatchedProcess([*ENTRY, *arguments])
        signal.signal(signal.SIGINT, lambda number, frame: pressed.append(number))
        try:
            lost = process.wait(lambda: bool(pressed))
        finally:
            process.close()
    finally:
        signal.signal(signal.SIGINT, before)
    if lost is None:
        raise KeyboardInterrupt
    return lost


def ended_by_itself(lost: Lost) -> bool:
    """Whether the command came to its own end, successfully or not."""
    return lost.finished
