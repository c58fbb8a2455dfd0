"""Pages in a process of their own: requests go out, replies come back, and no frame waits.

One request is under way at a time. Events that happen meanwhile go with the next one, of several
moves of one pointer only the last.
"""

from __future__ import annotations

import logging
import queue
import threading
from typing import Any, Protocol

from scriptorium.isolation import Lost, Marker, WatchedProcess, get, put

from .link import Link
from .messages import (
    AnyEvent,
    Code,
    Finger,
    InvalidMessage,
    Leave,
    Mouse,
    Request,
    Resized,
    Response,
)

log = logging.getLogger("scriptorium.ui")

SOON = 0.004
LOOK = 0.1  # seconds between two looks at a room that has nothing to say
ENTRY = ("-m", "scriptorium_ui.host.process_main")


class Pipe(Protocol):
    """A way to a room."""

    def send(self, letter: Request) -> None:
        """Send a letter."""

    def reply(self) -> Response | None:
        """A reply that has come, if one has."""

    def lost(self, *, waiting: bool) -> Lost | None:
        """Whether the room is no more, for one who is waiting for its answer or not."""

    def close(self) -> None:
        """Leave it."""


class ProcessLine:
    """Sends events, one request at a time, and passes what comes back to the link."""

    app = None
    stale = False  # what has come is shown at once

    def __init__(self, pipe: Pipe) -> None:
        self.pipe = pipe
        self.writing = False
        self._waiting: list[AnyEvent] = []
        self._asked, self._answered = 0, 0
        self._due: float | None = None
        self._over = False

    @property
    def waits(self) -> bool:
        """Whether the room has not answered yet."""
        return not self._over and (self._asked != self._answered or bool(self._waiting))

    def open(self, link: Link) -> None:
        """Tell this link what comes."""
        self.link = link

    def tell(self, event: AnyEvent) -> None:
        """Send an event, or keep it until the last request has been answered."""
        if self._waiting and _overtakes(event, self._waiting[-1]):
            self._waiting[-1] = event
        else:
            self._waiting.append(event)
        self._go_on()
        self.link.wake()

    def _go_on(self) -> None:
        now = self.link.window.now()
        due = self._due is not None and now >= self._due
        if self._asked == self._answered and (self._waiting or due):
            self._asked += 1
            events, self._waiting, self._due = tuple(self._waiting), [], None
            self.pipe.send(Request(self._asked, now, events))

    def tick(self) -> None:
        """Show what has come, and check whether the process is still alive."""
        while not self._over and (reply := self.pipe.reply()) is not None:
            self._answered = reply.number
            self.writing = reply.writing
            self._due = None if reply.due is None else self.link.window.now() + reply.due
            try:
                for word in reply.words:
                    self.link.heard(word)
            except InvalidMessage as error:
                log.error("the room sent a message that is not understood", exc_info=error)
                self._lose(Lost("ended", ()))
        lost = None if self._over else self.pipe.lost(waiting=self.waits)
        if lost is not None:
            self._lose(lost)
        elif not self._over:
            self._go_on()
            self.link.wake()

    def _lose(self, lost: Lost) -> None:
        self._over = True  # nothing is left to say goodbye to
        self.pipe.close()
        self.link.lost(lost)

    def paint(self) -> None:
        """It is painted there."""

    def due(self) -> float | None:
        """Seconds until `tick` is to be called."""
        if self._asked != self._answered:
            return SOON
        wait = LOOK if self._due is None else self._due - self.link.window.now()
        return max(0.0, min(LOOK, wait))

    def close(self) -> None:
        """Leave the room: what it has is kept."""
        if not self._over:
            self._over = True
            if self._asked:
                leave = Request(self._asked + 1, self.link.window.now(), (Leave(),))
                self.pipe.send(leave)
            self.pipe.close()


class ProcessPipe:
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
    def marker(self) -> Marker:
        """Whose code runs there."""
        return self._room.marker

    def send(self, letter: Request) -> None:
        """Send a request without waiting until it is read."""
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
        """Whether the process is lost; call it often, as this is what watches it."""
        lost = self._room.look(waiting=waiting)
        if lost is None and self._over:
            # It has closed its pipe or sent something else than a message, and is of no use.
            lost = Lost("ended", self.marker.seen().guests, self.marker.noted())
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


def _overtakes(event: AnyEvent, before: AnyEvent) -> bool:
    """Whether only the later of two is of interest: a pointer that has gone on, a size."""
    if isinstance(event, Mouse) and isinstance(before, Mouse):
        return event.how == before.how and event.how in ("moved", "dragged")
    if isinstance(event, Finger) and isinstance(before, Finger):
        return event.how == before.how == "moved" and event.finger == before.finger
    return isinstance(event, Resized) and isinstance(before, Resized)
