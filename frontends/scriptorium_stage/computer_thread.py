"""Computers think on a thread of their own; what they choose is handed over by a queue.

While they think Python changes more often between threads, so that drawing waits for none.
"""

from __future__ import annotations

import logging
import queue
import sys
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass

from scriptorium import Action, Seat, Table, legal, view
from scriptorium_matches.computers import Computer, RandomComputer
from scriptorium_matches.match import Match
from scriptorium_worlds import Memory, no_memory

from .keeping_messages import is_stuck
from .long_work import beside

Recall = Callable[[], Memory]

# So long a thread may work before another has its turn, in seconds, while a computer thinks.
COURTESY = 0.0005

log = logging.getLogger("scriptorium.stage")


@dataclass(frozen=True)
class Thought:
    """What a computer chose, and for which question."""

    ticket: int
    action: Action


@dataclass(frozen=True)
class Question:
    """A table to think about, and what its seat remembers, once somebody asks."""

    ticket: int
    table: Table
    computer: Computer
    recall: Recall | None


class Remembering:
    """What computer seats remember of a match; it is gone through once, as it grows."""

    def __init__(self) -> None:
        self._known: dict[Seat, tuple[int, Table, Memory]] = {}

    def recall(self, match: Match, seat: Seat) -> Recall:
        """What a seat remembers of all that has been done up to now, once it is asked."""
        tables = [one.before for one in match.done] + [match.table]
        done = tuple(match.done)

        def recalled() -> Memory:
            at, last, memory = self._known.get(seat, (0, tables[0], no_memory(seat)))
            if at >= len(tables) or tables[at] is not last:  # something was taken back
                at, memory = 0, no_memory(seat)
            for nr in range(at, len(done)):
                memory = memory.after(tables[nr], done[nr].after(tables[nr + 1]))
            self._known[seat] = (len(done), tables[-1], memory)
            return memory

        return recalled


class Thinker:
    """One thread that thinks for all computer seats, so that drawing never waits."""

    def __init__(self) -> None:
        self._asked: queue.SimpleQueue[Question | None] = queue.SimpleQueue()
        self._thought: queue.SimpleQueue[Thought] = queue.SimpleQueue()
        self._thread: threading.Thread | None = None
        self._thinks_for: Computer | None = None
        self._remembering = Remembering()

    def ask(self, ticket: int, match: Match, computer: Computer) -> None:
        """Begin to think about a match as it stands; the thought comes with the same ticket."""
        self._thinks_for = computer
        table = match.table
        assert table.chooser is not None
        recall = self._remembering.recall(match, table.chooser)
        self._asked.put(Question(ticket, table, computer, recall))
        if self._thread is None:
            self._thread = beside(self._work, "thinking")
            if self._thread is None:  # no threads: it is thought at once, and then the work ends
                self._asked.put(None)
                self._work()

    def thought(self, wait: float = 0.0) -> Thought | None:
        """The next finished thought, or None if there is none within some seconds."""
        try:
            return self._thought.get(timeout=wait) if wait > 0 else self._thought.get_nowait()
        except queue.Empty:
            return None

    def close(self) -> None:
        """Let the thread end: a thought is broken off, or finished where that cannot be."""
        if self._thread is not None:
            break_off(self._thinks_for)
            self._asked.put(None)
            self._thread.join(timeout=5)
            self._thread = None

    def _work(self) -> None:
        while True:
            asked = self._asked.get()
            if asked is None:
                return
            if is_stuck(asked.table):
                continue  # the player is told, and may take something back
            with courteous():
                action = think(asked.table, asked.computer, asked.recall)
            self._thought.put(Thought(asked.ticket, action))


@contextmanager
def courteous() -> Iterator[None]:
    """Let other threads have their turn more often for a while."""
    usual = sys.getswitchinterval()
    sys.setswitchinterval(min(usual, COURTESY))
    try:
        yield
    finally:
        sys.setswitchinterval(usual)


def break_off(computer: Computer | None) -> None:
    """Tell a computer that nobody wants to know any longer, if it can be told."""
    limit = getattr(computer, "limit", None)
    if limit is not None:
        limit.broken_off.set()


def think(table: Table, computer: Computer, recall: Recall | None = None) -> Action:
    """What a computer chooses; one that fails or chooses what it may not plays at random."""
    assert table.chooser is not None
    actions = legal(table)
    try:
        if recall is not None and hasattr(computer, "memory"):
            setattr(computer, "memory", recall())  # noqa: B010  (not all have one)
        chosen = computer.choose(view(table, table.chooser), actions)
        if chosen in actions:
            return chosen
        log.error("a computer chose %r, which it may not", chosen)
    except Exception as error:
        log.error("a computer failed, so it plays at random", exc_info=error)
    return RandomComputer(table.clock.turn).choose(view(table, table.chooser), actions)
