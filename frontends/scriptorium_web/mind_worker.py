"""The worker in which computers think, as it is spoken to from the worker of the room."""

from __future__ import annotations

from collections.abc import Callable, Collection
from pathlib import Path
from time import monotonic
from typing import Any, Protocol

import msgspec

from scriptorium.ai import MessageClient
from scriptorium.matches import Disk
from scriptorium.mods import Sources

ANSWER, GUEST, FAILED, FILE = "answer", "guest", "failed", "file"


class Lent(Protocol):
    """A worker, as the browser lends it."""

    def tell(self, data: bytes) -> None:
        """Send it something."""

    def end(self) -> None:
        """End it, whatever it does."""


class MindWorker:
    """Has a worker begun with the first question, and tells it what lies in the player's folder.

    What it has learned is kept here, as it has no storage of its own.
    """

    def __init__(
        self,
        hire: Callable[[], Lent | None],
        sources: Sources,
        folder: Path,
        besides: Collection[Path],
        disk: Disk,
    ) -> None:
        self.mind = MessageClient(sources, self)
        self._hire, self._folder, self._besides, self._disk = hire, folder, besides, disk
        self._worker: Lent | None = None
        self._looked = monotonic()

    def bring(self, message: bytes) -> None:
        """Send a question; the first thing that a worker hears is what files there are."""
        if self._worker is None:
            self._worker = self._hire()
            if self._worker is None:
                self.mind.failed("this browser lends no worker to a worker")
                return
            self._worker.tell(msgspec.msgpack.encode(self._files()))
        self._worker.tell(message)

    def end(self) -> None:
        """End the worker; the next question begins another."""
        if self._worker is not None:
            self._worker.end()
            self._worker = None

    def heard(self, kind: str, data: Any) -> None:
        """What the worker says."""
        if kind == ANSWER:
            self.mind.heard(bytes(data.to_bytes()))
        elif kind == GUEST:
            self.mind.marked(data)
        elif kind == FAILED:
            self.mind.failed(data)
        elif kind == FILE:
            name, learned = msgspec.msgpack.decode(data.to_bytes(), type=tuple[str, bytes])
            self._disk.keep(self._folder / name, learned)

    def look(self) -> None:
        """Time has passed."""
        before, self._looked = self._looked, monotonic()
        self.mind.look(self._looked - before)

    def _files(self) -> dict[str, bytes]:
        """Mods, what was decided about them, what was learned: all but the player's matches."""
        return {
            path.relative_to(self._folder).as_posix(): path.read_bytes()
            for path in sorted(self._folder.rglob("*"))
            if path.is_file() and not any(one in path.parents for one in self._besides)
        }
