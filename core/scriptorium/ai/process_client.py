"""The client of a mind that runs in a process of its own.

Several threads may ask at once. When the process is lost, each waiting caller gets `AiLost` and can
think in its own process instead.
"""

from __future__ import annotations

import logging
import queue
import subprocess
import threading
from collections.abc import Callable
from contextlib import suppress
from typing import Any

import scriptorium.ai.messages as messages
from scriptorium.isolation.framing import get, put
from scriptorium.isolation.watched_process import Lost, WatchedProcess, has_processes
from scriptorium.mods.sources import Sources

from .client import AiClient, AiLost, Answered, understood
from .thinking import Told

log = logging.getLogger("scriptorium.ai")

ENTRY = ("-m", "scriptorium.ai.process_main")
LOOK = 0.1  # seconds between two looks at whether the process is there
SILENT = 10.0  # seconds that a process may live on after it has closed its pipe


class FarMind(AiClient):
    """A mind in another process, which the first question starts."""

    def __init__(self, sources: Sources) -> None:
        super().__init__()
        self.sources = sources
        self._waiting: dict[int, queue.SimpleQueue[messages.AnyFromMind | None]] = {}
        self._lock = threading.Lock()
        self._process: WatchedProcess | None = None

    def close(self) -> None:
        """End the process."""
        with self._lock:
            process, self._process = self._process, None
            self._lost = self._lost or "it was closed"
        if process is not None:
            process.close()

    # the process

    def _answer(self, asked: messages.Asked, told: Told) -> Answered:
        came: queue.SimpleQueue[messages.AnyFromMind | None] = queue.SimpleQueue()
        self._waiting[asked.number] = came
        try:
            self._begin()
            self._send(asked)
            while True:
                answer = understood(self._next(came), told)
                if answer is not None:
                    return answer
        finally:
            self._waiting.pop(asked.number, None)

    def _next(self, came: queue.SimpleQueue[messages.AnyFromMind | None]) -> messages.AnyFromMind:
        while True:
            try:
                answer = came.get(timeout=LOOK)
            except queue.Empty:
                self._look()
                continue
            if answer is None:
                raise AiLost(self._lost)
            return answer

    def _look(self) -> None:
        with self._lock:
            lost = self._process.look(waiting=True) if self._process is not None else None
        if lost is not None:
            self._gone(_how(lost))

    def _begin(self) -> None:
        with self._lock:
            if self._lost:
                raise AiLost(self._lost)
            if self._process is not None:
                return
            begun = threading.Event()
            threading.Thread(target=self._live, args=(begun,), name="mind", daemon=True).start()
            begun.wait()
            if self._process is None:
                raise AiLost(self._lost)
        self._send(messages.Begin(self.sources))

    def _live(self, begun: threading.Event) -> None:
        """Start the process and read its answers; some systems end it with the starting thread."""
        try:
            process = self._process = WatchedProcess(ENTRY, pipes=True)
        except OSError as error:
            self._lost = str(error)
            return
        finally:
            begun.set()
        self._read(process)

    def _send(self, message: messages.AnyToMind) -> None:
        with self._lock:
            if self._process is None:
                return
            pipe: Any = self._process.process.stdin
            try:
                put(pipe, messages.write(message))
            except (OSError, ValueError) as error:
                problem = str(error)
            else:
                return
        self._gone(problem)

    def _read(self, process: WatchedProcess) -> None:
        pipe: Any = process.process.stdout
        try:
            while (data := get(pipe)) is not None:
                answer = messages.read_answer(data)
                waiting = self._waiting.get(answer.number)
                if waiting is not None:
                    waiting.put(answer)
            self._gone(self._why_silent(process))
        except (OSError, ValueError) as error:
            self._gone(str(error))

    def _why_silent(self, process: WatchedProcess) -> str:
        """Why a process has closed its pipe: it ends, or a plugin closed the pipe."""
        for _ in range(int(SILENT / LOOK)):
            with self._lock:
                lost = process.look(waiting=True)
            if lost is not None:
                return _how(lost)
            with suppress(subprocess.TimeoutExpired):
                process.process.wait(timeout=LOOK)
        return "the process says no more"

    def _gone(self, why: str) -> None:
        """Tell all waiting callers that the process is lost."""
        with self._lock:
            already, self._lost = bool(self._lost), self._lost or why
            process, self._process = self._process, None
        if not already:
            log.error("a mind is lost: %s", why)
        for came in tuple(self._waiting.values()):
            came.put(None)
        if process is not None:
            process.close()


def _how(lost: Lost) -> str:
    guests = ", ".join(lost.guests) or "nobody"
    return f"the process {lost.why}, while code of {guests} ran{lost.where}"


_minds: dict[Sources, AiClient] = {}
_lock = threading.Lock()
_make: Callable[[Sources], AiClient] | None = FarMind if has_processes() else None


def minds_made_by(make: Callable[[Sources], AiClient]) -> None:
    """Set how minds are made where there are no processes."""
    global _make
    close_minds()
    _make = make


def process_ai(sources: Sources) -> AiClient | None:
    """The mind of this program for these plugins; None where none can be started.

    All matches share it. It is replaced when other plugins are wanted, or when it was lost.
    """
    if _make is None:
        return None
    with _lock:
        found = _minds.get(sources)
        if found is None or found.lost:
            _close()
            found = _minds[sources] = _make(sources)
        return found


def close_minds() -> None:
    """End the mind of this program; the next match begins another."""
    with _lock:
        _close()


def _close() -> None:
    for other in _minds.values():
        other.close()
    _minds.clear()
