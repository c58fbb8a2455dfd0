"""A log of bounded size that stops no program, even where it cannot be written."""

from __future__ import annotations

import logging
from contextlib import suppress
from logging.handlers import RotatingFileHandler
from pathlib import Path

MOST_LOG = 1024 * 1024


class QuietFile(RotatingFileHandler):
    """A log file that is made with its first line; a failure to write it is ignored."""

    def __init__(self, path: Path) -> None:
        super().__init__(path, maxBytes=MOST_LOG, backupCount=1, encoding="utf-8", delay=True)
        self.setFormatter(logging.Formatter("%(asctime)s %(name)s: %(message)s"))

    def emit(self, record: logging.LogRecord) -> None:
        """Write a line, and make the folder first; drop the line where that fails."""
        try:
            Path(self.baseFilename).parent.mkdir(parents=True, exist_ok=True)
        except OSError:
            return
        super().emit(record)

    def close(self) -> None:
        """Close the file; lines that a full disk refuses are lost."""
        with suppress(OSError):
            super().close()

    def handleError(self, record: logging.LogRecord) -> None:  # noqa: N802
        """Ignore a line that cannot be written."""


def log_into(path: Path) -> None:
    """Write this process's log into a file.

    Without a log Python prints errors, and a player would read them among the lines of the game.
    """
    root = logging.getLogger("scriptorium")
    root.addHandler(QuietFile(path))
    root.propagate = False
