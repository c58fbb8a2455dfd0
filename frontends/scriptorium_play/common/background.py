"""Work that may take long: on a thread of its own, telling how far it is, stopped on request."""

from __future__ import annotations

import threading
from collections.abc import Callable
from typing import Generic, TypeVar

from scriptorium.ai import NotYet
from scriptorium.matches import Progress

Made = TypeVar("Made")
PATIENCE = 5.0  # seconds for what was stopped before to come to its end


def beside(work: Callable[[], None], name: str) -> threading.Thread | None:
    """Begin something on a thread of its own; None where there are none, as in a browser."""
    thread = threading.Thread(target=work, name=name, daemon=True)
    try:
        thread.start()
    except RuntimeError:
        return None
    return thread


class Cancelled(Exception):
    """The player does not want it any more."""


class LongWork(Generic[Made]):
    """Something that is done beside the drawing; what came of it is asked for when it is over.

    `act` tells how far it is, and is stopped where it does so. What it has made after all, once
    nobody wants it any more, is put back by `undo`. Where there are no threads, one that waits for
    an answer from elsewhere is done over once that has come.
    """

    def __init__(
        self,
        act: Callable[[Progress], Made],
        undo: Callable[[Made], None] = lambda made: None,
        after: LongWork[Made] | None = None,
    ) -> None:
        self.at, self.of = 0, 0
        self._act, self._undo, self._after = act, undo, after
        self._made: tuple[Made] | None = None
        self._error: BaseException | None = None
        self._lock = threading.Lock()
        self._stopped = False
        self._later: NotYet | None = None
        self._thread: threading.Thread | None = beside(self._work, "long work")
        if self._thread is None:
            self._work()

    @property
    def part(self) -> float:
        """How far it is, from 0 to 1."""
        return min(1.0, self.at / self.of) if self.of else 0.0

    @property
    def over(self) -> bool:
        """Whether it has come to its end, well or not."""
        if self._later is not None and self._later.has_come():
            self._later = None
            self._work()
        return self._later is None and (self._thread is None or not self._thread.is_alive())

    def wait(self, seconds: float | None = None) -> bool:
        """Wait for its end; whether it came."""
        if self._thread is not None:
            self._thread.join(seconds)
        return self.over

    def stop(self) -> None:
        """It is not wanted any more."""
        with self._lock:
            self._stopped, self._later = True, None
            made, self._made = self._made, None
        if made is not None:
            self._undo(*made)

    def result(self) -> Made:
        """What came of it; raises what it has ended with."""
        self.wait()
        if self._error is not None:
            raise self._error
        if self._made is None:
            raise Cancelled
        return self._made[0]

    def _progress(self, at: int, of: int) -> None:
        self.at, self.of = at, of
        if self._stopped:
            raise Cancelled

    def _work(self) -> None:
        if self._after is not None:
            self._after.wait(PATIENCE)
            self._after = None
        try:
            made = self._act(self._progress)
        except NotYet as later:
            self._later = later
            return
        except BaseException as error:  # it is raised where the result is asked for
            self._error = error
            return
        with self._lock:
            if not self._stopped:
                self._made = (made,)
                return
        self._undo(made)
