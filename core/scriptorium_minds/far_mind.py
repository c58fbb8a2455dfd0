"""A mind in a process of its own, as it is spoken to from here.

Several may ask at once, each on a thread of its own. Where the process is lost, whoever waits hears
of it, and can think here instead.
"""

from __future__ import annotations

import itertools
import logging
import queue
import threading
from typing import Any

from scriptorium.errors import ScriptoriumError
from scriptorium.ruleset import Ruleset
from scriptorium.saves import codec
from scriptorium_mods.sources import Sources
from scriptorium_watch.pipes import get, put
from scriptorium_watch.watched_process import WatchedProcess, has_processes

from . import mind_messages as says
from .limits import BrokenOff
from .mind import Choice, Question, Told, Verdict, Weighing, nobody_told

log = logging.getLogger("scriptorium.minds")

ENTRY = ("-m", "scriptorium_minds.mind_process")
LOOK = 0.1  # seconds between two looks at whether the process is there


class MindLost(ScriptoriumError):
    """The process is no more, or cannot answer."""


class FarMind:
    """A mind in another process; it is begun when the first question is asked."""

    def __init__(self, sources: Sources) -> None:
        self.sources = sources
        self._numbers = itertools.count(1)
        self._waiting: dict[int, queue.SimpleQueue[says.AnyFromMind | None]] = {}
        self._lock = threading.Lock()
        self._process: WatchedProcess | None = None
        self._lost = ""

    # asking

    def choose(self, question: Question, told: Told = nobody_told, number: int = 0) -> Choice:
        """What a player chooses; raises `BrokenOff` and `MindLost`."""
        number = number or self.number()
        asked = says.Ask(
            number,
            question.sitting,
            question.level,
            question.seed,
            says.written(question.seen, question.memory),
            says.choices_written(question.choices),
            question.why,
        )
        answer = self._answer(asked, told)
        if not isinstance(answer, says.Chosen) or not 0 <= answer.at < len(question.choices):
            raise MindLost(f"a mind answered {answer}")
        return Choice(question.choices[answer.at], answer.why)

    def weigh(self, weighing: Weighing, told: Told = nobody_told, number: int = 0) -> Verdict:
        """What would have been the best turn beside the one that was played."""
        number = number or self.number()
        seen = says.written(weighing.seen, weighing.memory)
        answer = self._answer(says.Weigh(number, seen, says.seen_bytes(weighing.came)), told)
        if not isinstance(answer, says.Weighed):
            raise MindLost(f"a mind answered {answer}")
        line = says.choices_read(weighing.seen.rules, answer.line)
        return Verdict(answer.better, line, answer.why)

    def prepare(self, rules: Ruleset, told: Told = nobody_told, number: int = 0) -> None:
        """Have it learn what has to be learned before a match."""
        number = number or self.number()
        self._answer(says.Prepare(number, codec(rules).setup), told)

    def number(self) -> int:
        """A number for a question, by which it can be broken off."""
        return next(self._numbers)

    def break_off(self, number: int) -> None:
        """Nobody wants this answer any more."""
        self._send(says.BreakOff(number))

    def forget(self, sitting: str) -> None:
        """A player has got up."""
        self._send(says.Forget(sitting))

    def close(self) -> None:
        """End the process."""
        with self._lock:
            process, self._process = self._process, None
            self._lost = self._lost or "it was closed"
        if process is not None:
            process.close()

    @property
    def lost(self) -> str:
        """Why it cannot be asked any more; empty as long as it can."""
        return self._lost

    # the process

    def _answer(self, asked: says.Prepare | says.Ask | says.Weigh, told: Told) -> says.AnyFromMind:
        came: queue.SimpleQueue[says.AnyFromMind | None] = queue.SimpleQueue()
        self._waiting[asked.number] = came
        try:
            self._begin()
            self._send(asked)
            while True:
                answer = self._next(came)
                if isinstance(answer, says.Learning):
                    told(answer.at, answer.of)
                elif isinstance(answer, says.Stopped):
                    raise BrokenOff
                elif isinstance(answer, says.Failed):
                    raise MindLost(answer.why)
                else:
                    return answer
        finally:
            self._waiting.pop(asked.number, None)

    def _next(self, came: queue.SimpleQueue[says.AnyFromMind | None]) -> says.AnyFromMind:
        while True:
            try:
                answer = came.get(timeout=LOOK)
            except queue.Empty:
                self._look()
                continue
            if answer is None:
                raise MindLost(self._lost)
            return answer

    def _look(self) -> None:
        with self._lock:
            lost = self._process.look(waiting=True) if self._process is not None else None
        if lost is not None:
            self._gone(f"the process {lost.why}, while code of {lost.guests or 'nobody'} ran")

    def _begin(self) -> None:
        with self._lock:
            if self._lost:
                raise MindLost(self._lost)
            if self._process is not None:
                return
            begun = threading.Event()
            threading.Thread(target=self._live, args=(begun,), name="mind", daemon=True).start()
            begun.wait()
            if self._process is None:
                raise MindLost(self._lost)
        self._send(says.Begin(self.sources))

    def _live(self, begun: threading.Event) -> None:
        """Begin the process and read what it says; some systems end it with the thread it is of."""
        try:
            process = self._process = WatchedProcess(ENTRY, pipes=True)
        except OSError as error:
            self._lost = str(error)
            return
        finally:
            begun.set()
        self._read(process)

    def _send(self, message: says.AnyToMind) -> None:
        with self._lock:
            if self._process is None:
                return
            pipe: Any = self._process.process.stdin
            try:
                put(pipe, says.write(message))
            except (OSError, ValueError) as error:
                problem = str(error)
            else:
                return
        self._gone(problem)

    def _read(self, process: WatchedProcess) -> None:
        pipe: Any = process.process.stdout
        try:
            while (data := get(pipe)) is not None:
                answer = says.read_answer(data)
                waiting = self._waiting.get(answer.number)
                if waiting is not None:
                    waiting.put(answer)
            self._gone("the process ended")
        except (OSError, ValueError) as error:
            self._gone(str(error))

    def _gone(self, why: str) -> None:
        """All who wait hear that there is nobody any more."""
        with self._lock:
            already, self._lost = bool(self._lost), self._lost or why
            process, self._process = self._process, None
        if not already:
            log.error("a mind is lost: %s", why)
        for came in tuple(self._waiting.values()):
            came.put(None)
        if process is not None:
            process.close()


_minds: dict[Sources, FarMind] = {}
_lock = threading.Lock()


def far_mind(sources: Sources) -> FarMind | None:
    """The mind of this program for such plugins; None where there are no processes.

    There is one for all matches; another one takes its place when other plugins are wanted, or when
    it was lost.
    """
    if not has_processes():
        return None
    with _lock:
        found = _minds.get(sources)
        if found is None or found.lost:
            for other in _minds.values():
                other.close()
            _minds.clear()
            found = _minds[sources] = FarMind(sources)
        return found
