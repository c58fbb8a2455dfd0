"""A cable between devices and a server, which can be pulled."""

from __future__ import annotations

import socket
import threading
from contextlib import suppress


class Cable:
    """Carries everything between a port of its own and the server's; `pull` ends all of it."""

    def __init__(self, port: int) -> None:
        self._to = port
        self._ends: set[socket.socket] = set()
        self._lock = threading.Lock()
        self._listening = socket.create_server(("127.0.0.1", 0))
        self.port = self._listening.getsockname()[1]
        self.pulled = 0
        threading.Thread(target=self._accept, daemon=True).start()

    def _accept(self) -> None:
        with suppress(OSError):
            while True:
                near, _ = self._listening.accept()
                try:
                    far = socket.create_connection(("127.0.0.1", self._to), timeout=10)
                except OSError:
                    near.close()
                    continue
                far.settimeout(None)
                with self._lock:
                    self._ends |= {near, far}
                for one, other in ((near, far), (far, near)):
                    threading.Thread(target=self._carry, args=(one, other), daemon=True).start()

    def _carry(self, one: socket.socket, other: socket.socket) -> None:
        with suppress(OSError):
            while data := one.recv(65536):
                other.sendall(data)
        for end in (one, other):
            with suppress(OSError):
                end.shutdown(socket.SHUT_RDWR)
            end.close()
        with self._lock:
            self._ends -= {one, other}

    def pull(self) -> None:
        """Pull it out; who connects again finds it plugged in."""
        with self._lock:
            ends, self._ends = self._ends, set()
        self.pulled += bool(ends)
        for end in ends:
            with suppress(OSError):
                end.shutdown(socket.SHUT_RDWR)

    def close(self) -> None:
        self._listening.close()
        self.pull()
