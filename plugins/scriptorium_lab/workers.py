"""A process that plays matches, as it is spoken to: watched, so that what hangs in it is ended."""

from __future__ import annotations

import signal
import threading
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from queue import Queue

import msgspec

from scriptorium import ScriptoriumError
from scriptorium.isolation import FULL, HUNG, Lost, WatchedProcess, get, put
from scriptorium.mods import Sources

from .jobs import Job, Result

HAND = ("-m", "scriptorium_lab.worker_main")
BEAT = 0.1
MOST_TRIES = 3  # so often a match is begun whose process ended without a word
ENCODE, DECODE = msgspec.json.Encoder(), msgspec.json.Decoder(Result)


class HandLost(ScriptoriumError):
    """A process is lost for good, while it played this match."""

    def __init__(self, lost: Lost, number: int) -> None:
        why = {HUNG: "did not come to an end", FULL: "used up the memory"}
        told = why.get(lost.why, f"ended by itself {MOST_TRIES} times (code {lost.code})")
        super().__init__(f"match {number + 1} {told}")
        self.lost, self.number = lost, number


def for_good(lost: Lost) -> bool:
    """Whether a match would only be lost again: it hung, took all memory, or a mod ended it."""
    return lost.why in (HUNG, FULL) or bool(lost.guests)


class Hand:
    """One process, and the match that it plays."""

    def __init__(self, sources: Sources, heard: Queue[tuple[Hand, bytes]]) -> None:
        with _stop_key_is_for_us():
            self.process = WatchedProcess(HAND, pipes=True)
        self.job: Job | None = None
        self._say(sources)
        threading.Thread(target=self._listen, args=(heard,), daemon=True).start()

    def _say(self, said: object) -> None:
        pipe = self.process.process.stdin
        assert pipe is not None
        with suppress(OSError):  # that it is no more is noticed when it is looked at
            put(pipe, ENCODE.encode(said))

    def _listen(self, heard: Queue[tuple[Hand, bytes]]) -> None:
        pipe = self.process.process.stdout
        assert pipe is not None
        with suppress(OSError, ValueError):  # it was closed
            while (answer := get(pipe)) is not None:
                heard.put((self, answer))

    def look(self) -> Lost | None:
        """Whether it is lost, where an answer is awaited."""
        return self.process.look(waiting=True)

    def begin(self, job: Job) -> None:
        """Have it play a match."""
        self.job = job
        self._say(job)

    def close(self) -> None:
        """End it."""
        self.process.close()


@contextmanager
def _stop_key_is_for_us() -> Iterator[None]:
    """What is begun now does not hear the stop key, not even before it can say so itself."""
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)
