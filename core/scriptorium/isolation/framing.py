"""Messages through the pipes of a process, each preceded by its length."""

from __future__ import annotations

import os
import sys
from typing import IO

LENGTH = 4
MOST_BYTES = 64 << 20


class TooLong(ValueError):
    """The other process announced a message longer than any of ours."""


def private_pipes() -> tuple[IO[bytes], IO[bytes]]:
    """Take the standard pipes for messages; what else is printed goes to the standard error."""
    letters = os.fdopen(os.dup(sys.stdin.fileno()), "rb", buffering=0)
    replies = os.fdopen(os.dup(sys.stdout.fileno()), "wb", buffering=0)
    nothing = os.open(os.devnull, os.O_RDONLY)
    os.dup2(nothing, sys.stdin.fileno())
    os.close(nothing)
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())
    return letters, replies


def put(pipe: IO[bytes], data: bytes) -> None:
    """Write one message into a pipe."""
    whole = memoryview(len(data).to_bytes(LENGTH, "little") + data)
    while whole:
        whole = whole[pipe.write(whole) :]
    pipe.flush()


def get(pipe: IO[bytes]) -> bytes | None:
    """Read one message from a pipe; None at its end."""
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
