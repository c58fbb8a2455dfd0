"""A disk that fails at the moment a test wants it to."""

from __future__ import annotations

import errno
import os

from scriptorium.matches import Disk


class Failing(Disk):
    """A disk whose n-th call fails with an error of the system; a write may tear before it."""

    def __init__(self, at: int | None = None, error: int = errno.ENOSPC, torn: bool = True) -> None:
        self.at = at
        self.error = error
        self.torn = torn
        self.calls = 0
        self.only_open = False  # what failed was holding the file, which is tried again unseen

    @property
    def failed(self) -> bool:
        """Whether that call has come."""
        return self.at is not None and self.calls >= self.at

    def _call(self) -> None:
        self.calls += 1
        if self.calls == self.at:
            raise OSError(self.error, os.strerror(self.error))

    def write(self, path, data):
        if self.torn:
            path.write_bytes(data[: len(data) // 2])
        self._call()
        super().write(path, data)

    def append(self, handle, data):
        if self.torn and self.calls + 1 == self.at:
            os.write(handle, data[: len(data) // 2])
        self._call()
        super().append(handle, data)

    def cut(self, handle, size):
        self._call()
        super().cut(handle, size)

    def open(self, path):
        self.only_open |= self.calls + 1 == self.at
        self._call()
        return super().open(path)

    def sync(self, handle):
        self._call()
        super().sync(handle)

    def replace(self, source, target):
        self._call()
        super().replace(source, target)

    def sync_folder(self, folder):
        self._call()
        super().sync_folder(folder)

    def make_folder(self, folder):
        self._call()
        super().make_folder(folder)

    def remove(self, path):
        self._call()
        super().remove(path)
