"""Connections of devices: what each is to be sent leaves on one beat, and waits only so long.

All steps leave at moments that no secret has a part in. Who reads too slowly is cut off and loses
nothing: a device that connects again is told what it lacks.
"""

from __future__ import annotations

import asyncio
import logging
from collections import deque
from collections.abc import Callable, Iterator
from itertools import count

from starlette.websockets import WebSocket, WebSocketDisconnect
from uvicorn.protocols.utils import ClientDisconnected

from .limiting import Allowance

log = logging.getLogger("scriptorium.server")

BEAT = 0.025  # seconds
MOST_WAITING = 4 * 1024 * 1024  # bytes for one connection
SLOW = 20.0  # seconds in which nothing is taken
LEFT = (ClientDisconnected, WebSocketDisconnect, RuntimeError, OSError)


class Connection:
    """One device, and what waits for it."""

    def __init__(self, number: int, socket: WebSocket, cut: Callable[[], None]) -> None:
        self.number = number
        self._socket, self._cut = socket, cut
        self._waiting: deque[bytes] = deque()
        self._bytes = 0
        self._due = asyncio.Event()
        self._ending = False
        self.allowance = Allowance()
        self.is_cut = False
        self.is_greeted = False  # whether its link has led it to a table
        self.is_heard = False  # whether something it said is being answered just now

    def put(self, frame: bytes) -> None:
        """Send this with the next beat."""
        if self.is_cut or self._ending:
            return
        self._waiting.append(frame)
        self._bytes += len(frame)
        if self._bytes > MOST_WAITING:
            self.cut()

    def beat(self) -> None:
        """What waits may leave."""
        self._due.set()

    def end(self) -> None:
        """Close once all that waits has left."""
        self._ending = True

    def cut(self) -> None:
        """End at once, whatever waits."""
        if not self.is_cut:
            self.is_cut = True
            log.info("connection %d was too slow", self.number)
            self._waiting.clear()
            self._cut()
            self._due.set()

    async def write(self) -> None:
        """Send what waits, until the connection ends."""
        try:
            while not self.is_cut:
                await self._due.wait()
                self._due.clear()
                while self._waiting:
                    frame = self._waiting.popleft()
                    async with asyncio.timeout(SLOW):
                        await self._socket.send_bytes(frame)
                    self._bytes -= len(frame)
                if self._ending:
                    async with asyncio.timeout(SLOW):
                        await self._socket.close(1000)
                    return
        except TimeoutError:
            self.cut()
        except LEFT:
            self.is_cut = True


class Connections:
    """All connections of this server."""

    def __init__(self) -> None:
        self._all: dict[int, Connection] = {}
        self._numbers = count(1)
        self._touched: set[Connection] = set()
        self._timer: asyncio.TimerHandle | None = None

    def add(self, socket: WebSocket, cut: Callable[[], None]) -> Connection:
        """A device is there."""
        connection = Connection(next(self._numbers), socket, cut)
        self._all[connection.number] = connection
        return connection

    def remove(self, connection: Connection) -> None:
        """A device is gone."""
        self._all.pop(connection.number, None)
        self._touched.discard(connection)

    def send(self, number: int, frame: bytes) -> None:
        """Something is to be sent to a device, if it is still there."""
        connection = self._all.get(number)
        if connection is not None:
            connection.put(frame)
            self._touch(connection)

    def end(self, connection: Connection) -> None:
        """Close a connection once all that waits for it has left."""
        connection.end()
        self._touch(connection)

    def __iter__(self) -> Iterator[Connection]:
        return iter(tuple(self._all.values()))

    def _touch(self, connection: Connection) -> None:
        self._touched.add(connection)
        if self._timer is None:
            loop = asyncio.get_running_loop()
            beats = int(loop.time() / BEAT) + 1
            self._timer = loop.call_at(beats * BEAT, self._beat)

    def _beat(self) -> None:
        self._timer = None
        touched, self._touched = self._touched, set()
        for connection in touched:
            connection.beat()
