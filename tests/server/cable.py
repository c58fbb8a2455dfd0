"""Cables between devices and a server, which can be pulled.

A `Cable` is a port that breaks all its connections. A `Wire` leads into a network of its own, as
only root can make one on Linux: while it is pulled nothing at all comes through, not even that a
connection has ended.
"""

from __future__ import annotations

import os
import shutil
import socket
import subprocess
import sys
import threading
import time
from contextlib import suppress
from pathlib import Path

IS_ROOT = hasattr(os, "geteuid") and os.geteuid() == 0
# Whether this machine lets us make networks.
HAS_NETWORKS = (
    sys.platform == "linux" and IS_ROOT and all(map(shutil.which, ("ip", "nsenter", "unshare")))
)
OUT = 1.5  # seconds for which a wire is out when it is pulled
LIFE = "7200"  # seconds after which the other network goes, whatever has become of us


class Cable:
    """Carries everything between a port of its own and the server's; `pull` ends all of it."""

    def __init__(self, port: int) -> None:
        self._to = port
        self._ends: set[socket.socket] = set()
        self._lock = threading.Lock()
        self.host, self.prefix = "127.0.0.1", ()
        self._listening = socket.create_server((self.host, 0))
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


class Wire:
    """A wire into a network of its own; `prefix` begins a command that runs there."""

    def __init__(self, port: int) -> None:
        self.port, self.pulled = port, 0
        self._other = subprocess.Popen(["unshare", "--net", "sleep", LIFE])
        pid = self._other.pid
        here = Path("/proc/self/ns/net").readlink()
        end = time.monotonic() + 60
        while Path(f"/proc/{pid}/ns/net").readlink() == here:
            assert time.monotonic() < end, "no network was made"
            time.sleep(0.02)
        self.prefix = ("nsenter", "-t", str(pid), "-n")
        self._near, far = f"near{pid}", f"far{pid}"
        self.host = f"10.77.{pid % 250}.1"
        self._ip("link", "add", self._near, "type", "veth", "peer", "name", far)
        self._ip("link", "set", far, "netns", str(pid))
        self._ip("addr", "add", f"{self.host}/24", "dev", self._near)
        self._ip("link", "set", self._near, "up")
        self._ip("link", "set", "lo", "up", prefix=self.prefix)
        self._ip("addr", "add", f"10.77.{pid % 250}.2/24", "dev", far, prefix=self.prefix)
        self._ip("link", "set", far, "up", prefix=self.prefix)
        self._plug: threading.Timer | None = None

    @staticmethod
    def _ip(*told: str, prefix: tuple[str, ...] = ()) -> None:
        subprocess.run([*prefix, "ip", *told], check=True, timeout=60)

    def pull(self) -> None:
        """Pull it out, and plug it in again a little later."""
        self._plugged()
        self.pulled += 1
        self._ip("link", "set", self._near, "down")
        self._plug = threading.Timer(OUT, self._ip, ("link", "set", self._near, "up"))
        self._plug.start()

    def _plugged(self) -> None:
        if self._plug is not None:
            self._plug.join()

    def close(self) -> None:
        self._plugged()
        self._other.kill()
        self._other.wait()
