"""Computers think on a thread of their own; what they choose is handed over by a queue."""

from __future__ import annotations

import logging
import queue
import threading
from dataclasses import dataclass

from scriptorium import Action, Table, legal, view
from scriptorium_matches.computers import Computer, RandomComputer

from .keeping_messages import is_stuck

log = logging.getLogger("scriptorium.stage")


@dataclass(frozen=True)
class Thought:
    """What a computer chose, and for which question."""

    ticket: int
    action: Action


class Thinker:
    """One thread that thinks for all computer seats, so that drawing never waits."""

    def __init__(self) -> None:
        self._asked: queue.SimpleQueue[tuple[int, Table, Computer] | None] = queue.SimpleQueue()
        self._thought: queue.SimpleQueue[Thought] = queue.SimpleQueue()
        self._thread: threading.Thread | None = None

    def ask(self, ticket: int, table: Table, computer: Computer) -> None:
        """Begin to think about a table; the thought comes with the same ticket."""
        if self._thread is None:
            self._thread = threading.Thread(target=self._work, name="thinking", daemon=True)
            self._thread.start()
        self._asked.put((ticket, table, computer))

    def thought(self, wait: float = 0.0) -> Thought | None:
        """The next finished thought, or None if there is none within some seconds."""
        try:
            return self._thought.get(timeout=wait) if wait > 0 else self._thought.get_nowait()
        except queue.Empty:
            return None

    def close(self) -> None:
        """Let the thread end when it has finished its thought."""
        if self._thread is not None:
            self._asked.put(None)
            self._thread.join(timeout=5)
            self._thread = None

    def _work(self) -> None:
        while True:
            asked = self._asked.get()
            if asked is None:
                return
            ticket, table, computer = asked
            if is_stuck(table):
                continue  # the player is told, and may take something back
            self._thought.put(Thought(ticket, think(table, computer)))


def think(table: Table, computer: Computer) -> Action:
    """What a computer chooses; one that fails or chooses what it may not plays at random."""
    assert table.chooser is not None
    actions = legal(table)
    try:
        chosen = computer.choose(view(table, table.chooser), actions)
        if chosen in actions:
            return chosen
        log.error("a computer chose %r, which it may not", chosen)
    except Exception as error:
        log.error("a computer failed, so it plays at random", exc_info=error)
    return RandomComputer(table.clock.turn).choose(view(table, table.chooser), actions)
