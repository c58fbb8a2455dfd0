"""A log of bounded size that is in nobody's way: also where it cannot be written."""

from __future__ import annotations

import logging
from contextlib import suppress
from logging.handlers import RotatingFileHandler
from pathlib import Path

MOST_LOG = 1024 * 1024


class QuietFile(RotatingFileHandler):
    """A log that is only made when there is something to write, and never in anyone's way."""

    def __init__(self, path: Path) -> None:
        super().__init__(path, maxBytes=MOST_LOG, backupCount=1, encoding="utf-8", delay=True)
        self.setFormatter(logging.Formatter("%(asctime)s %(name)s: %(message)s"))

    def emit(self, record: logging.LogRecord) -> None:
        """Make the folder when there is something to write; where it cannot be made, be silent."""
        try:
            Path(self.baseFilename).parent.mkdir(parents=True, exist_ok=True)
        except OSError:
            return
        super().emit(record)

    def close(self) -> None:
        """What a full disk has no room for is lost, and the program ends all the same."""
        with suppress(OSError):
            super().close()

    def handleError(self, record: logging.LogRecord) -> None:  # noqa: N802
        """A log that cannot be written is no reason to stop."""


def log_into(path: Path) -> None:
    """Write what goes wrong in this process into a file.

    Without any log Python prints it, for another process into the midst of what a player reads.
    """
    root = logging.getLogger("scriptorium")
    root.addHandler(QuietFile(path))
    root.propagate = False
