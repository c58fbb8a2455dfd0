"""Files on this machine, behind one small class: every touch of the disk is one of its methods.

A file is put in place whole, so that what stood there before is found until the new one is safe;
or something is put behind what is there, which stays as it is.
"""

from __future__ import annotations

import contextlib
import errno
import glob
import os
import stat
from hashlib import blake2b
from pathlib import Path
from types import ModuleType
from typing import BinaryIO, NamedTuple

from scriptorium.engine.errors import LoadError
from scriptorium.plugins.file_names import shown

fcntl: ModuleType | None
try:
    import fcntl
except ImportError:  # Windows, and Python in a browser
    fcntl = None
msvcrt: ModuleType | None
try:
    import msvcrt
except ImportError:
    msvcrt = None

FAR = 2**40  # the byte that is locked on Windows, behind everything that anybody reads
NOT_FOLDED = getattr(os, "O_BINARY", 0)
AT_ONCE = getattr(os, "O_NONBLOCK", 0)  # a pipe is opened without waiting for who writes to it
MOST_NAME = 200  # bytes of a name; a system takes 255, and something is put before and behind
NOT_PLAIN = "it is no plain file"

SUFFIX = ".new"


class Stand(NamedTuple):
    """Which file it is that has a name, and how long it is."""

    file: tuple[int, int]
    size: int


class Busy(Exception):
    """Another program holds the file."""


class Disk:
    """What is asked of a disk; a test may put another in its place."""

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
        """At most so many bytes of a file; a pipe or a device is an `OSError`, never waited for."""
        with open_plain(path) as file:
            return file.read(most)

    def read_from(self, path: Path, at: int, most: int) -> bytes:
        """At most so many bytes of a file, from a place on."""
        with open_plain(path) as file:
            file.seek(at)
            return file.read(most)

    def stand(self, path: Path) -> Stand | None:
        """Which file has a name now, and how long it is; None where there is none."""
        try:
            found = path.stat()
        except FileNotFoundError:
            return None
        return Stand((found.st_dev, found.st_ino), found.st_size)

    def open(self, path: Path) -> int:
        """Open a file to put something behind what is there."""
        return os.open(path, os.O_RDWR | os.O_APPEND | NOT_FOLDED)

    def lock(self, handle: int) -> bool:
        """Hold a file for this program; raises `Busy`. False where this disk has no locks.

        The system lets go of it when the program ends, however it ends.
        """
        try:
            if fcntl is not None:
                fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
            elif msvcrt is not None:
                os.lseek(handle, FAR, os.SEEK_SET)
                msvcrt.locking(handle, msvcrt.LK_NBLCK, 1)
            else:
                return False
        except (BlockingIOError, PermissionError):
            raise Busy from None
        except OSError:
            return False
        return True

    def append(self, handle: int, data: bytes) -> None:
        """Put something behind what is in a file, and wait until it is on the disk itself."""
        left = memoryview(data)
        while left:
            left = left[os.write(handle, left) :]
        self.sync(handle)

    def cut(self, handle: int, size: int) -> None:
        """Take off the end of a file what was never wholly written."""
        os.ftruncate(handle, size)
        self.sync(handle)

    def close(self, handle: int) -> None:
        """Let go of a file."""
        os.close(handle)

    def keep(self, path: Path, data: bytes) -> None:
        """Put a file in place in one go; after any failure the old one is still there.

        A folder, a pipe or a device stays what it is.
        """
        if path.exists() and not path.is_file():
            raise FileExistsError(errno.EEXIST, NOT_PLAIN, str(path))
        self.make_folder(path.parent)
        fresh = path.with_name(f".{shortened(path.name)}.{os.getpid()}{SUFFIX}")
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
            for left in path.parent.glob(f".{glob.escape(shortened(path.name))}.*{SUFFIX}"):
                self.remove(left)


def shortened(name: str) -> str:
    """The name of a file, or a hash of one that is so long that nothing can be added to it."""
    data = os.fsencode(name)
    return name if len(data) <= MOST_NAME else blake2b(data, digest_size=16).hexdigest()


def open_plain(path: Path) -> BinaryIO:
    """Open a file that ends, for reading; raises `OSError` where it is a folder, pipe or device."""
    number = os.open(path, os.O_RDONLY | AT_ONCE | NOT_FOLDED)
    if not stat.S_ISREG(os.fstat(number).st_mode):
        os.close(number)
        raise OSError(errno.EINVAL, NOT_PLAIN, str(path))
    return os.fdopen(number, "rb")


def read_bounded(path: Path, most: int) -> bytes:
    """The content of a file from outside, never more than `most` bytes of it."""
    try:
        with path.open("rb") as file:
            data = file.read(most + 1)
    except OSError as error:
        raise LoadError(f"{shown(path.name)} cannot be read: {error.strerror or error}") from None
    if len(data) > most:
        raise LoadError(f"{shown(path.name)} is larger than the {most} bytes such a file may have")
    return data
