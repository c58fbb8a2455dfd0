"""How a window program begins: its log, and what is said where no window can be opened."""

from __future__ import annotations

import contextlib
import logging
import sys
from pathlib import Path

from scriptorium import ScriptoriumError

log = logging.getLogger("scriptorium.play")


def keep_log(place: Path) -> Path | None:
    """Write what goes wrong into a file of bounded size; None where that cannot be written."""
    try:
        place.parent.mkdir(parents=True, exist_ok=True)
        place.open("ab").close()
    except OSError:
        return None
    from scriptorium.isolation import QuietFile  # it brings every command with it

    root = logging.getLogger("scriptorium")
    root.addHandler(QuietFile(place))
    root.propagate = False
    return place


def ended(error: Exception, log_file: Path | None) -> int:
    """Say why it did not begin or could not go on; gives the program's result."""
    log.error("ended", exc_info=error)
    told = str(error) or type(error).__name__
    if not isinstance(error, ScriptoriumError):
        told = f"this should not happen: {told}{_where(log_file)}"
    print(f"scriptorium: {told}", file=sys.stderr)
    return 1


def no_window(error: Exception, needs: str, log_file: Path | None) -> int:
    """Say that no window can be opened and how to play without; gives the program's result."""
    log.error("no window can be opened", exc_info=error)
    reason = str(error).splitlines()[0] if str(error) else "no reason"
    print(
        f"scriptorium: no window can be opened here: it needs {needs} "
        f"({type(error).__name__}: {reason}). "
        f"In words everything can be played: scriptorium play --ui text.{_where(log_file)}",
        file=sys.stderr,
    )
    return 1


def left_unkept(told: str) -> None:
    """Say where the program was started what no window can say any more."""
    with contextlib.suppress(OSError, ValueError):  # where that is a full disk too, or nowhere
        print(f"scriptorium: {told}", file=sys.stderr)


def _where(log_file: Path | None) -> str:
    return f" Details are in {log_file}." if log_file is not None else ""
