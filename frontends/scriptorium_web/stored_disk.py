"""The disk of a program in a browser: files in memory, each deed kept before it counts."""

from __future__ import annotations

import os
from collections.abc import Callable
from pathlib import Path

from scriptorium.matches import Disk

from .storage import APPEND, CUT, MOVE, PUT, REMOVE, FileChange, Store

HandOut = Callable[[str, bytes], None]


class StoredDisk(Disk):
    """A disk in memory that tells a store what is done to it.

    What is put into the folder `for_others` is handed to the player, and not kept.
    """

    def __init__(self, store: Store, for_others: Path, hand_out: HandOut) -> None:
        self._store = store
        self._for_others, self._hand_out = for_others, hand_out
        self._paths: dict[int, Path] = {}

    def keep(self, path: Path, data: bytes) -> None:
        """Put a file in place in one go."""
        if path.parent == self._for_others:
            self.make_folder(path.parent)
            path.write_bytes(data)
            self._hand_out(path.name, data)
            return
        self.make_folder(path.parent)
        self.write(path, data)

    def write(self, path: Path, data: bytes) -> None:
        """Write a file."""
        self._store.keep(FileChange(PUT, str(path), data))
        path.write_bytes(data)

    def sync(self, handle: int) -> None:
        """What was done is kept already."""

    def sync_folder(self, folder: Path) -> None:
        """What was done is kept already."""

    def replace(self, source: Path, target: Path) -> None:
        """Give a file another name."""
        self._store.keep(FileChange(MOVE, str(source), to=str(target)))
        super().replace(source, target)

    def remove(self, path: Path) -> None:
        """Take a file away."""
        if path.exists():
            self._store.keep(FileChange(REMOVE, str(path)))
        super().remove(path)

    def open(self, path: Path) -> int:
        """Open a file to put something behind what is there."""
        handle = super().open(path)
        self._paths[handle] = path
        return handle

    def lock(self, handle: int) -> bool:
        """There is one page, which sees to that itself."""
        return True

    def append(self, handle: int, data: bytes) -> None:
        """Put something behind what is in a file."""
        self._store.keep(FileChange(APPEND, str(self._paths[handle]), data))
        left = memoryview(data)
        while left:
            left = left[os.write(handle, left) :]

    def cut(self, handle: int, size: int) -> None:
        """Take off the end of a file what was never wholly written."""
        self._store.keep(FileChange(CUT, str(self._paths[handle]), size=size))
        os.ftruncate(handle, size)

    def close(self, handle: int) -> None:
        """Let go of a file."""
        self._paths.pop(handle, None)
        super().close(handle)
