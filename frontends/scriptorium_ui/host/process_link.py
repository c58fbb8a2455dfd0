"""The way to a room in a process of its own: letters there, replies back, nobody waits."""

from __future__ import annotations

import logging
import queue
import threading
from typing import Any, Protocol

from scriptorium.isolation import Heartbeat, Lost, WatchedProcess, get, put

from .messages import Code, Request, Response

log = logging.getLogger("scriptorium.ui")

ENTRY = ("-m", "scriptorium_ui.host.process_main")


class Link(Protocol):
    """A way to a room."""

    def send(self, letter: Request) -> None:
        """Send a letter."""

    def reply(self) -> Response | None:
        """A reply that has come, if one has."""

    def lost(self, *, waiting: bool) -> Lost | None:
        """Whether the room is no more, for one who is waiting for its answer or not."""

    def close(self) -> None:
        """Leave it."""


class ProcessLink:
    """A room in a process of its own, watched."""

    def __init__(self) -> None:
        self._room = WatchedProcess(ENTRY, pipes=True)
        self._code = Code()
        self._came: queue.SimpleQueue[Response | None] = queue.SimpleQueue()
        self._out: queue.SimpleQueue[bytes | None] = queue.SimpleQueue()
        self._over = False
        for work in (self._read, self._write):
            threading.Thread(target=work, name=f"room {work.__name__}", daemon=True).start()

    @property
    def pulse(self) -> Heartbeat:
        """Whose code runs there."""
        return self._room.pulse

    def send(self, letter: Request) -> None:
        """Send a letter; a room that does not read keeps nobody waiting."""
        self._out.put(self._code.write(letter))

    def reply(self) -> Response | None:
        """A reply that has come, if one has."""
        try:
            found = self._came.get_nowait()
        except queue.Empty:
            return None
        self._over = self._over or found is None
        return found

    def lost(self, *, waiting: bool) -> Lost | None:
        """Whether the room is no more; asked often, as that is how it is watched."""
        lost = self._room.look(waiting=waiting)
        if lost is None and self._over:
            # It has closed its pipe or sent what is no message, and is of no use any more.
            lost = Lost("ended", self._room.pulse.seen().guests, self._room.pulse.noted())
        if lost is not None:
            self._room.close()
        return lost

    def close(self) -> None:
        """Leave it; it ends by itself, or is ended."""
        self._out.put(None)
        self._room.close()

    def _read(self) -> None:
        pipe: Any = self._room.process.stdout
        try:
            while (data := get(pipe)) is not None:
                self._came.put(self._code.reply(data))
        except (OSError, ValueError) as error:
            log.info("the room cannot be understood: %s", error)
        self._came.put(None)

    def _write(self) -> None:
        pipe: Any = self._room.process.stdin
        try:
            while (data := self._out.get()) is not None:
                put(pipe, data)
        except (OSError, ValueError) as error:
            log.info("the room does not hear: %s", error)
