"""Files on this machine, behind one small class: every touch of the disk is one of its methods.

A file is put in place whole: what stood there before is found until the new one is safe.
"""

from __future__ import annotations

import contextlib
import glob
import os
from pathlib import Path

SUFFIX = ".new"


class Disk:
    """What the stage asks of a disk; a test may put another in its place."""

    def write(self, path: Path, data: bytes) -> None:
        """Write a file and wait until it is on the disk itself."""
        with path.open("wb") as file:
            file.write(data)
            file.flush()
            self.sync(file.fileno())

    def sync(self, handle: int) -> None:
        """Wait until what was written is on the disk itself."""
        os.fsync(handle)

    def replace(self, source: Path, target: Path) -> None:
        """Give a file the name of another, in whose place it comes."""
        os.replace(source, target)

    def sync_folder(self, folder: Path) -> None:
        """Wait until the names in a folder are on the disk itself."""
        if os.name == "nt":
            return  # folders cannot be opened there; replacing is durable by itself
        handle = os.open(folder, os.O_RDONLY)
        try:
            self.sync(handle)
        finally:
            os.close(handle)

    def make_folder(self, folder: Path) -> None:
        """See to it that a folder is there."""
        folder.mkdir(parents=True, exist_ok=True)

    def remove(self, path: Path) -> None:
        """Take a file away."""
        path.unlink(missing_ok=True)

    def read(self, path: Path, most: int) -> bytes:
        """At most so many bytes of a file."""
        with path.open("rb") as file:
            return file.read(most)

    def keep(self, path: Path, data: bytes) -> None:
        """Put a file in place in one go; after any failure the old one is still there."""
        self.make_folder(path.parent)
        fresh = path.with_name(f".{path.name}.{os.getpid()}{SUFFIX}")
        try:
            self.write(fresh, data)
            self.replace(fresh, path)
        except BaseException:
            with contextlib.suppress(OSError):
                self.remove(fresh)
            raise
        self.sync_folder(path.parent)

    def tidy(self, path: Path) -> None:
        """Take away what was left of a `keep` that never came to its end."""
        with contextlib.suppress(OSError):
            for left in path.parent.glob(f".{glob.escape(path.name)}.*{SUFFIX}"):
                self.remove(left)
