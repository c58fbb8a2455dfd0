"""What runs in the worker in which computers think: questions come as bytes, and so go answers."""

from __future__ import annotations

import os
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec

from scriptorium.ai import Worker, messages
from scriptorium.isolation import watched_by
from scriptorium.mods import VARIABLE

from .mind_worker import ANSWER, FILE, GUEST
from .storage import PLAYER, restore
from .worker_marker import WorkerMarker, never

Say = Callable[[str, Any], None]


class MindRoom:
    """What the worker talks to."""

    def __init__(self) -> None:
        self._say: Say = lambda kind, data: None
        self._worker: Worker | None = None
        self._known: dict[Path, int] = {}

    def opened(self, say: Say) -> None:
        """The worker is ready."""
        self._say = say
        os.environ[VARIABLE] = str(PLAYER)
        watched_by(WorkerMarker(lambda guest: say(GUEST, guest)), never)

    def hear(self, data: Any) -> None:
        """The first message are files, all others are questions; what is learned is told."""
        message = bytes(data.to_bytes())
        if self._worker is None:
            files = msgspec.msgpack.decode(message, type=dict[str, bytes])
            restore({str(PLAYER / name): data for name, data in files.items()})
            self._known = _files()
            self._worker = Worker(lambda answer: self._say(ANSWER, messages.write(answer)))
            return
        self._worker.hear(messages.read_asked(message))
        found = _files()
        for path in found:
            if self._known.get(path) != found[path]:
                name = path.relative_to(PLAYER).as_posix()
                self._say(FILE, msgspec.msgpack.encode((name, path.read_bytes())))
        self._known = found


def _files() -> dict[Path, int]:
    """All files, and when they were written."""
    return {path: path.stat().st_mtime_ns for path in PLAYER.rglob("*") if path.is_file()}


ROOM = MindRoom()
