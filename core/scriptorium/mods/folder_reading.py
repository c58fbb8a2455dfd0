"""Read folders that others wrote: plain files of limited number and size, and no links.

A link leads elsewhere, a named pipe never ends, a device is no file: they are passed over, and what
was passed over is told.
"""

from __future__ import annotations

import os
import stat
from dataclasses import dataclass, field
from pathlib import Path

from scriptorium.plugins.file_names import shown

MOST_SEEN = 10_000
CACHE = "__pycache__"
KINDS = (
    (stat.S_ISLNK, "a link"),
    (stat.S_ISFIFO, "a pipe"),
    (stat.S_ISSOCK, "a socket"),
    (stat.S_ISCHR, "a device"),
    (stat.S_ISBLK, "a device"),
)


@dataclass
class FolderFiles:
    """The plain files of a folder, by name; what was passed over, and whether it was too much."""

    files: list[Path] = field(default_factory=list)
    passed: list[str] = field(default_factory=list)
    too_many: bool = False


def plain_files(folder: Path, most: int = MOST_SEEN) -> FolderFiles:
    """The plain files in a folder and below, no more than so many; no link is followed."""
    found, seen = FolderFiles(), 0
    waiting = [folder]
    while waiting:
        with os.scandir(waiting.pop()) as there:
            for entry in there:
                seen += 1
                if len(found.files) > most or seen > MOST_SEEN:
                    found.too_many = True
                    found.files.sort()
                    return found
                _sort_in(entry, folder, found, waiting)
    found.files.sort()
    found.passed.sort()
    return found


def _sort_in(
    entry: os.DirEntry[str], folder: Path, found: FolderFiles, waiting: list[Path]
) -> None:
    path = Path(entry.path)
    if entry.name == CACHE:
        return  # what Python keeps there is not looked at, and cannot be imported
    if entry.is_dir(follow_symlinks=False):
        waiting.append(path)
    elif entry.is_file(follow_symlinks=False):
        found.files.append(path)
    else:
        mode = entry.stat(follow_symlinks=False).st_mode
        kind = next((told for is_one, told in KINDS if is_one(mode)), "no file")
        found.passed.append(f"{shown(path.relative_to(folder).as_posix())}: {kind}")


def is_plain(path: Path) -> bool:
    """Whether there is a file that ends, also behind a link; nothing is opened for that."""
    try:
        return stat.S_ISREG(path.stat().st_mode)
    except OSError:
        return False


def read_plain(path: Path, most: int) -> bytes:
    """One byte more than `most` at the most. Raises `OSError` where it is no plain file.

    What became a pipe in between is not waited for.
    """
    number = os.open(path, os.O_RDONLY | getattr(os, "O_NONBLOCK", 0) | getattr(os, "O_BINARY", 0))
    with os.fdopen(number, "rb") as file:
        if not stat.S_ISREG(os.fstat(number).st_mode):
            raise OSError(0, "it is no plain file")
        return file.read(most + 1)
