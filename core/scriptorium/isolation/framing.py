"""Messages through the pipes of a process: each with its length before it."""

from __future__ import annotations

import os
import sys
from typing import IO

LENGTH = 4
MOST_BYTES = 64 << 20


class TooLong(ValueError):
    """What came is no message."""


def private_pipes() -> tuple[IO[bytes], IO[bytes]]:
    """The pipes to the window; what else is printed goes to the log of the window's program."""
    letters = os.fdopen(os.dup(sys.stdin.fileno()), "rb", buffering=0)
    replies = os.fdopen(os.dup(sys.stdout.fileno()), "wb", buffering=0)
    nothing = os.open(os.devnull, os.O_RDONLY)
    os.dup2(nothing, sys.stdin.fileno())
    os.close(nothing)
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())
    return letters, replies


def put(pipe: IO[bytes], data: bytes) -> None:
    """One message into a pipe."""
    whole = memoryview(len(data).to_bytes(LENGTH, "little") + data)
    while whole:
        whole = whole[pipe.write(whole) :]
    pipe.flush()


def get(pipe: IO[bytes]) -> bytes | None:
    """One message out of a pipe; None at its end."""
    head = _exactly(pipe, LENGTH)
    if head is None:
        return None
    length = int.from_bytes(head, "little")
    if length > MOST_BYTES:
        raise TooLong(f"a message of {length} bytes is too long")
    return _exactly(pipe, length)


def _exactly(pipe: IO[bytes], length: int) -> bytes | None:
    found = bytearray()
    while len(found) < length:
        some = pipe.read(length - len(found))
        if not some:
            return None
        found += some
    return bytes(found)
