"""The seats that were taken from this machine: the same link leads back to each."""

from __future__ import annotations

import json
from base64 import b64decode, b64encode
from contextlib import suppress
from hashlib import sha256
from pathlib import Path

from scriptorium.matches import Disk

from .links import Link

FILE = "seats-over-a-net.json"
MOST_BYTES = 64 * 1024
MOST = 200  # seats; the oldest are forgotten


class KnownTables:
    """What opens the seats, by the links with which they were taken; only this user reads it."""

    def __init__(self, folder: Path, disk: Disk | None = None) -> None:
        self._path, self._disk = folder / FILE, disk or Disk()

    def token(self, link: Link) -> bytes | None:
        """What opens the seat that was taken with a link, or None."""
        told = self._all().get(_name(link))
        return b64decode(told) if isinstance(told, str) else None

    def keep(self, link: Link, token: bytes) -> None:
        """A seat is being taken. This is kept first, so that nobody can lose the seat."""
        found = self._all()
        found.pop(_name(link), None)
        found[_name(link)] = b64encode(token).decode("ascii")
        self._write(dict(list(found.items())[-MOST:]))

    def move(self, link: Link, other: Link) -> None:
        """A server of this machine has another address now."""
        token = self.token(link)
        if token is not None:
            self.keep(other, token)

    def forget(self, link: Link) -> None:
        """The seat was never taken, or is another's now."""
        found = self._all()
        if found.pop(_name(link), None) is not None:
            self._write(found)

    def _all(self) -> dict[str, object]:
        try:
            found = json.loads(self._disk.read(self._path, MOST_BYTES))
        except (OSError, ValueError):
            return {}
        return found if isinstance(found, dict) else {}

    def _write(self, found: dict[str, object]) -> None:
        self._disk.make_folder(self._path.parent)
        self._disk.keep(self._path, json.dumps(found).encode())
        with suppress(OSError):
            self._path.chmod(0o600)


def _name(link: Link) -> str:
    return sha256(f"{link.address} ".encode() + link.token).hexdigest()
