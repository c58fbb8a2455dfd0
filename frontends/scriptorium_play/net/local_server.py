"""The server on this machine that keeps a player's tables: a process of its own, begun when needed.

It lives as long as the program that began it; the tables stay in their file. Where another program
of the player serves that file already, this one uses it.
"""

from __future__ import annotations

import sys
import threading
import time
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Protocol

from scriptorium import SetupError
from scriptorium.matches import Progress

from .asking import Ask as Ask
from .asking import Reply, about

if TYPE_CHECKING:
    import subprocess

FILE = "tables.db"
PORT_FILE, LOG = FILE + ".port", "tables.log"
BEGINS, ENDS = 60.0, 10.0  # seconds
GLANCE = 0.05
USUAL_PORT = 8317
MOST_SAID = 600


@dataclass(frozen=True)
class Place:
    """A server: how this machine reaches it, how others do, and whether browsers get a page."""

    here: str
    others: str
    page: bool


class TablePlace(Protocol):
    """Where a program can have tables made."""

    is_here: bool  # whether the server is one of this program

    def begin(self, progress: Progress) -> Place:
        """Have it running; raises `SetupError`."""

    def close(self) -> None:
        """It is not needed any more."""


def over_http(method: str, url: str, body: bytes | None = None, token: str = "") -> Reply:
    """One request to a server, by a program; raises `SetupError`."""
    from .over_http import ask_over_http  # most players ask no server

    return ask_over_http(method, url, body, token)


class LocalServer:
    """The server on this machine, for the tables in one folder."""

    is_here = True

    def __init__(self, folder: Path) -> None:
        self._store, self._log = folder / FILE, folder / LOG
        self._process: subprocess.Popen[bytes] | None = None
        self._lock = threading.Lock()

    def begin(self, progress: Progress = lambda at, of: None) -> Place:
        """Have it running: begin it unless one serves these tables already."""
        with self._lock:
            return self._begun(progress)

    def _begun(self, progress: Progress) -> Place:
        with suppress(SetupError):
            return self._found()
        if not sys.executable or sys.platform in ("android", "emscripten", "ios"):
            raise SetupError(
                "this device cannot keep a table itself: make it on another machine and join it"
            )
        told = ""
        for port in dict.fromkeys((self._noted()[0] or USUAL_PORT, 0)):
            self._start(port)
            end, began = time.monotonic() + BEGINS, time.monotonic()
            while time.monotonic() < end and self._process is not None:
                progress(int(time.monotonic() - began), int(BEGINS))
                if self._process.poll() is not None:
                    told = self._stopped()
                    break
                with suppress(SetupError):
                    return self._found()
                time.sleep(GLANCE)
            if "port" not in told:
                break
        self.close()
        raise SetupError(told or "the server on this machine does not begin")

    def _found(self) -> Place:
        """The server that serves these tables now."""
        port, name = self._noted()
        if not port:
            raise SetupError("no server has been begun")
        here = f"http://127.0.0.1:{port}"
        said = about(over_http, here)
        if said.name != name:
            raise SetupError("that is another server")
        return Place(here, said.address or here, said.page)

    def _noted(self) -> tuple[int, str]:
        """The port and the name of the server that served these tables last."""
        try:
            port, _, name = self._store.with_name(PORT_FILE).read_text("ascii")[:64].partition(" ")
            return int(port), name
        except (OSError, ValueError):
            return 0, ""

    def _start(self, port: int) -> None:
        import subprocess  # where nobody makes a table it is not needed

        self._store.parent.mkdir(parents=True, exist_ok=True)
        wishes = ["--lan", "--port", str(port), "--store", str(self._store), "--until-closed"]
        try:
            with self._log.open("wb") as said:
                self._process = subprocess.Popen(
                    [sys.executable, "-P", "-m", "scriptorium", "serve", *wishes],
                    stdin=subprocess.PIPE,
                    stdout=subprocess.DEVNULL,
                    stderr=said,
                )
        except OSError as error:
            raise SetupError(f"the server on this machine cannot be begun: {error}") from None

    def _stopped(self) -> str:
        """Why it ended by itself."""
        told = self._log.read_bytes()[-MOST_SAID:].decode("utf-8", "replace").strip()
        self.close()
        return told.rpartition("\n")[2] or "the server on this machine ended at once"

    def close(self) -> None:
        """End it, if it was begun here; the tables are kept."""
        process, self._process = self._process, None
        if process is not None:
            import subprocess

            with suppress(OSError):
                if process.stdin is not None:
                    process.stdin.close()
            try:
                process.wait(ENDS)
            except subprocess.TimeoutExpired:
                process.kill()
                process.wait()
