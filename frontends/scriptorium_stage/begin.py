"""How a window program begins: its log, and what is said where no window can be opened."""

from __future__ import annotations

import logging
import sys
from logging.handlers import RotatingFileHandler
from pathlib import Path

log = logging.getLogger("scriptorium.stage")

LOG_BYTES = 512 * 1024


def keep_log(place: Path) -> Path | None:
    """Write what goes wrong into a file of bounded size; None where that cannot be written."""
    try:
        place.parent.mkdir(parents=True, exist_ok=True)
        handler = RotatingFileHandler(place, maxBytes=LOG_BYTES, backupCount=1, encoding="utf-8")
    except OSError:
        return None
    handler.setFormatter(logging.Formatter("%(asctime)s %(levelname)s %(name)s: %(message)s"))
    root = logging.getLogger("scriptorium")
    root.addHandler(handler)
    root.propagate = False
    return place


def not_started(error: Exception) -> int:
    """Say why nothing was begun; gives the program's result."""
    log.error("not started", exc_info=error)
    print(f"scriptorium: {error}", file=sys.stderr)
    return 1


def no_window(error: Exception, needs: str, log_file: Path | None) -> int:
    """Say that no window can be opened and how to play without; gives the program's result."""
    log.error("no window can be opened", exc_info=error)
    where = f" Details are in {log_file}." if log_file is not None else ""
    reason = str(error).splitlines()[0] if str(error) else "no reason"
    print(
        f"scriptorium: no window can be opened here: it needs {needs} "
        f"({type(error).__name__}: {reason}). "
        f"In words everything can be played: scriptorium play --ui text.{where}",
        file=sys.stderr,
    )
    return 1
