"""At the table: which match was on the screen, so that a killed program comes back to it."""

from __future__ import annotations

import logging
from pathlib import Path

from scriptorium.matches import Disk

log = logging.getLogger("scriptorium.ui")

FILE = "at-table.txt"
MOST_BYTES = 256


class ResumeMarker:
    """One small file beside the matches; it is there exactly while a match is on the screen."""

    def __init__(self, folder: Path, disk: Disk | None = None) -> None:
        self.path = folder / FILE
        self.disk = disk if disk is not None else Disk()

    def sit_down(self, name: str) -> None:
        """A match is on the screen now."""
        try:
            if self.name() != name:
                self.disk.keep(self.path, name.encode("utf-8"))
        except OSError as error:
            log.warning("which match is on the screen cannot be kept", exc_info=error)

    def get_up(self) -> None:
        """No match is on the screen any more."""
        try:
            self.disk.remove(self.path)
        except OSError as error:
            log.warning("which match is on the screen cannot be forgotten", exc_info=error)

    def name(self) -> str:
        """The match that was on the screen when the program ended without a word, or nothing."""
        try:
            return self.disk.read(self.path, MOST_BYTES).decode("utf-8", "replace").strip()
        except OSError:
            return ""
