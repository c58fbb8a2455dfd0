"""Who plays the matches on this machine: this very process, or one process for each core.

Each process is watched: one in which a mod's code hangs is ended and named, one that ends by
itself is begun anew and plays its match again, so that none is lost and none is counted twice.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import chain
from queue import Empty, Queue
from time import monotonic
from typing import Protocol

from scriptorium import Library, SetupError
from scriptorium.mods import Sources
from scriptorium.testing import PlayedMatch

from .jobs import Job, Plan, Result, Unfit, play_job
from .workers import BEAT, DECODE, MOST_TRIES, Hand, HandLost, for_good

ALONE = 2.0  # seconds that are over before further processes are worth it


class Crew(Protocol):
    """Plays matches, and gives what came of each as soon as it is there, in any order."""

    def play(self, jobs: Iterable[Job]) -> Iterator[tuple[Job, Result]]:
        """Play all of them; a new one is only asked for where somebody is free for it."""

    def close(self) -> None:
        """Break off what is being played."""


class Alone:
    """The process that asks, one match after the other."""

    def __init__(self, library: Library) -> None:
        self._library = library
        self.last: dict[Plan, PlayedMatch] = {}

    def play(self, jobs: Iterable[Job]) -> Iterator[tuple[Job, Result]]:
        """One match after the other; the last of each plan can be looked at."""
        for job in jobs:
            result, run = play_job(job, self._library)
            if run is not None:
                self.last[job.plan] = run
            yield job, result

    def close(self) -> None:
        """Nothing goes on."""


class Processes:
    """So many processes on this machine."""

    def __init__(self, count: int, sources: Sources) -> None:
        self._sources = sources
        self._heard: Queue[tuple[Hand, bytes]] = Queue()
        self._hands = [Hand(sources, self._heard) for _ in range(count)]
        self._tries: dict[int, int] = {}

    def play(self, jobs: Iterable[Job]) -> Iterator[tuple[Job, Result]]:
        """Hand out a match to whoever is free."""
        waiting = iter(jobs)
        for hand in self._hands:
            self._next(hand, waiting)
        while any(hand.job for hand in self._hands):
            try:
                hand, answer = self._heard.get(timeout=BEAT)
            except Empty:
                self._look()
                continue
            if hand not in self._hands or hand.job is None:
                continue  # it was given up
            yield hand.job, DECODE.decode(answer)
            self._next(hand, waiting)

    def _next(self, hand: Hand, waiting: Iterator[Job]) -> None:
        hand.job = None
        job = next(waiting, None)
        if job is not None:
            hand.begin(job)

    def _look(self) -> None:
        """End what hangs, begin anew what has ended."""
        for at, hand in enumerate(self._hands):
            if hand.job is None:
                continue
            lost = hand.look()
            if lost is None or not self._heard.empty():
                continue
            hand.close()
            number = hand.job.number
            self._tries[number] = self._tries.get(number, 0) + 1
            if for_good(lost) or self._tries[number] >= MOST_TRIES:
                raise HandLost(lost, number)
            again = self._hands[at] = Hand(self._sources, self._heard)
            again.begin(hand.job)

    def close(self) -> None:
        """End all of them."""
        for hand in self._hands:
            hand.close()


class Growing:
    """The process that asks as long as that is soon over, then so many processes."""

    def __init__(self, library: Library, count: int, sources: Sources, alone: float = ALONE):
        self._alone, self._seconds = Alone(library), alone
        self._count, self._sources = count, sources
        self._more: Processes | None = None

    def play(self, jobs: Iterable[Job]) -> Iterator[tuple[Job, Result]]:
        """Begin alone; who still has much to do then gets help."""
        waiting, began = iter(jobs), monotonic()
        while monotonic() - began < self._seconds:
            job = next(waiting, None)
            if job is None:
                return
            yield from self._alone.play((job,))
        first = next(waiting, None)
        if first is None:
            return
        self._more = Processes(self._count, self._sources)
        yield from self._more.play(chain((first,), waiting))

    def close(self) -> None:
        """Send the help home."""
        if self._more is not None:
            self._more.close()


def played_by(job: Job, library: Library) -> Result:
    """One match; what keeps it from beginning is told like any other result."""
    try:
        return play_job(job, library)[0]
    except SetupError as error:
        return Unfit(number=job.number, why=str(error))
