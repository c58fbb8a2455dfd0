"""A line to a server: it is there or not, and carries frames. Here by websockets, on a thread.

A line that is lost is connected anew, for as long as somebody wants it.
"""

from __future__ import annotations

import queue
import threading
from contextlib import suppress
from typing import Any, Protocol

from scriptorium import SetupError
from scriptorium.net import MOST_OUT, PROTOCOL

SOON, LATE = 0.5, 30.0  # seconds until it is tried again: at first, and at most
OPEN_SECONDS = 10.0
MOST_WAITING = 4096  # frames; the server sends no further until they are taken


class Line(Protocol):
    """What carries frames to a server and back.

    It is `up` once the empty frame of a connection was taken: what is said before that would
    come before the first message, by which the server knows whose connection it is.
    """

    up: bool

    def send(self, frame: bytes) -> None:
        """Send a frame, if anything is connected."""

    def came(self, wait: float = 0.0) -> bytes | None:
        """What came next: a frame, an empty one where it is connected anew, or None."""

    def again(self) -> None:
        """Connect anew."""

    def close(self) -> None:
        """Nobody wants it any more."""


class SocketLine:
    """A line over a WebSocket, with a thread that listens."""

    def __init__(self, address: str) -> None:
        try:
            import websockets.sync.client
        except ImportError:
            raise SetupError(
                "playing over a net needs the package websockets: pip install 'scriptorium[net]'"
            ) from None
        self._connect: Any = websockets.sync.client.connect
        self._failures = (OSError, EOFError, TimeoutError, websockets.exceptions.WebSocketException)
        self._address = address
        self._frames: queue.Queue[bytes] = queue.Queue(MOST_WAITING)
        self._closed = threading.Event()
        self._socket: Any = None
        self._lock = threading.Lock()
        self.up = False
        self._thread = threading.Thread(target=self._run, name="line", daemon=True)
        self._thread.start()

    def send(self, frame: bytes) -> None:
        """Send a frame, if anything is connected; what is lost is asked for again anyway."""
        socket = self._socket
        if socket is not None:
            with suppress(*self._failures):
                socket.send(frame)

    def came(self, wait: float = 0.0) -> bytes | None:
        """What came next: a frame, an empty one where it is connected anew, or None."""
        try:
            frame = self._frames.get(timeout=wait) if wait > 0 else self._frames.get_nowait()
        except queue.Empty:
            return None
        if frame == b"":
            with self._lock:
                self.up = self._socket is not None
        return frame

    def again(self) -> None:
        """Connect anew."""
        socket = self._socket
        if socket is not None:
            threading.Thread(target=socket.close, daemon=True).start()

    def close(self) -> None:
        """End it."""
        self._closed.set()
        self.again()

    def _run(self) -> None:
        pause = SOON
        while not self._closed.is_set():
            try:
                socket = self._connect(
                    self._address,
                    subprotocols=[PROTOCOL],
                    compression=None,
                    max_size=MOST_OUT,
                    open_timeout=OPEN_SECONDS,
                    legacy=True,
                )
            except self._failures:
                self._closed.wait(pause)
                pause = min(LATE, 2 * pause)
                continue
            pause = SOON
            self._listen(socket)
            self._closed.wait(SOON)

    def _listen(self, socket: Any) -> None:
        self._socket = socket
        try:
            self._put(b"")
            while not self._closed.is_set():
                self._put(socket.recv())
        except self._failures:
            pass
        finally:
            with self._lock:
                self._socket, self.up = None, False
            socket.close()

    def _put(self, frame: bytes) -> None:
        while not self._closed.is_set():
            try:
                self._frames.put(frame, timeout=1.0)
                return
            except queue.Full:
                continue
