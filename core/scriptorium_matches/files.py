"""Files that are either written whole or not at all."""

from __future__ import annotations

import contextlib
import os
import tempfile
from pathlib import Path

from scriptorium.errors import LoadError


def write_whole(path: Path, data: bytes) -> None:
    """Put a file in place in one go: whoever looks sees the old one or the new one."""
    path.parent.mkdir(parents=True, exist_ok=True)
    handle, name = tempfile.mkstemp(prefix=f".{path.name}.", dir=path.parent)
    try:
        with os.fdopen(handle, "wb") as file:
            file.write(data)
            file.flush()
            os.fsync(file.fileno())
        os.replace(name, path)
    except BaseException:
        with contextlib.suppress(OSError):
            os.unlink(name)
        raise
    _sync_folder(path.parent)


def _sync_folder(folder: Path) -> None:
    if os.name == "nt":
        return  # folders cannot be opened there; replacing is durable by itself
    handle = os.open(folder, os.O_RDONLY)
    try:
        os.fsync(handle)
    finally:
        os.close(handle)


def read_bounded(path: Path, most: int) -> bytes:
    """The content of a file from outside, never more than `most` bytes of it."""
    try:
        with path.open("rb") as file:
            data = file.read(most + 1)
    except OSError as error:
        raise LoadError(f"{path.name} cannot be read: {error.strerror or error}") from None
    if len(data) > most:
        raise LoadError(f"{path.name} is larger than the {most} bytes such a file may have")
    return data
