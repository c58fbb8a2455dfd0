"""Who plays the matches on more machines: the workers of a Dask cluster that is there already.

Each match is a task of its own. Where a worker is lost, the cluster gives its tasks to another.
With mods' programs a worker has its matches played by a process that it watches.
"""

from __future__ import annotations

import contextlib
import logging
import threading
from collections.abc import Iterable, Iterator
from pathlib import Path
from queue import Empty, Queue
from typing import Any

import msgspec
from msgspec import Struct
from msgspec.json import Decoder

from scriptorium import Library, ScriptoriumError, SetupError
from scriptorium.isolation import Lost
from scriptorium.mods import Sources, third_party_on

from .executors import played_by
from .jobs import Job, Result, Unfit
from .workers import BEAT, ENCODE, Hand, HandLost, for_good

SCHEME = "dask://"
WAIT = 10  # seconds for a cluster to answer
AHEAD = 2  # so many matches wait at each worker
RETRIES = 5
NEEDED = (
    "more machines need distributed, which is not installed; "
    "this brings it: pip install 'scriptorium[lab]'"
)

_one_at_a_time = threading.Lock()  # what goes wrong in plugins is heard by process


class Gone(Struct, frozen=True, tag=True):
    """A match whose process is lost for good: why, and whose code ran then."""

    number: int
    why: str
    guests: tuple[str, ...]
    code: int | None = None


ANSWER: Decoder[Result | Gone] = Decoder(Result | Gone)


class Place:
    """Where a worker plays: in its own process, or in one that it watches for what is not ours."""

    def __init__(self, sources: bytes) -> None:
        self.sources = sources
        self._found = msgspec.json.decode(sources, type=Sources)
        self._library: Library | None = None
        self._hand: Hand | None = None
        self._heard: Queue[tuple[Hand, bytes]] = Queue()
        home = None if self._found.no_mods else self._found.home
        self._watches = bool(third_party_on(home, map(Path, self._found.with_files)))

    def play(self, job: Job) -> bytes:
        """What came of a match."""
        if self._watches:
            return self._watched(job)
        if self._library is None:
            self._library = self._found.library()
        return ENCODE.encode(played_by(job, self._library))

    def _watched(self, job: Job) -> bytes:
        if self._hand is None:
            self._hand = Hand(self._found, self._heard)
        hand = self._hand
        hand.begin(job)
        while True:
            try:
                by, answer = self._heard.get(timeout=BEAT)
            except Empty:
                lost = hand.look()
            else:
                if by is hand:
                    return answer
                continue  # it was given up
            if lost is None or not self._heard.empty():
                continue
            self.close()
            if not for_good(lost):  # the cluster tries again
                raise ScriptoriumError(str(HandLost(lost, job.number)))
            return ENCODE.encode(Gone(job.number, lost.why, lost.guests, lost.code))

    def close(self) -> None:
        """End the process, if there is one."""
        if self._hand is not None:
            self._hand.close()
        self._hand = None


_place: Place | None = None


def play_there(sources: bytes, job: bytes) -> bytes:
    """Play one match at a worker; plugins stay read until others are wanted, or the same anew."""
    global _place
    with _one_at_a_time:
        kept = _place is not None and _place.sources == sources
        if _place is None or not kept:
            _place = _settled(sources)
        told = _place.play(msgspec.json.decode(job, type=Job))
        if kept and isinstance(ANSWER.decode(told), Unfit):  # a mod may have been changed
            _place = _settled(sources)
            told = _place.play(msgspec.json.decode(job, type=Job))
        return told


def _settled(sources: bytes) -> Place:
    if _place is not None:
        _place.close()
    return Place(sources)


def distributed() -> Any:
    """The library that speaks to the cluster."""
    try:
        import distributed
    except ImportError as error:
        raise SetupError(NEEDED) from error
    # It warns where the results of a lost worker are awaited again, which is no news to anybody.
    logging.getLogger("distributed.client").setLevel(logging.ERROR)
    return distributed


class Cluster:
    """The workers of a cluster."""

    def __init__(self, address: str, sources: Sources) -> None:
        self._dask = distributed()
        self._sources = ENCODE.encode(sources)
        place = address.removeprefix(SCHEME)
        try:
            self._client = self._dask.Client(f"tcp://{place}", timeout=WAIT, set_as_default=False)
        except (OSError, ValueError) as error:
            raise SetupError(f"no cluster answers at {place}: {error}") from None
        self.address = place

    @property
    def workers(self) -> int:
        """How many there are now."""
        return len(self._client.scheduler_info(n_workers=-1)["workers"])

    def play(self, jobs: Iterable[Job]) -> Iterator[tuple[Job, Result]]:
        """Have a few matches wait at each worker; the rest when these are done."""
        waiting, under_way = iter(jobs), self._dask.as_completed(loop=self._client.loop)
        jobs_of: dict[str, Job] = {}
        self._hand_out(waiting, under_way, jobs_of)
        for future in under_way:
            try:
                result = ANSWER.decode(future.result())
            except self._dask.KilledWorker as error:
                number = jobs_of[future.key].number
                raise ScriptoriumError(f"match {number + 1} ended its workers: {error}") from None
            except ImportError as error:
                raise SetupError(
                    f"a worker at {self.address} has no Scriptorium like this one: {error}"
                ) from None
            if isinstance(result, Gone):
                raise HandLost(Lost(result.why, result.guests, code=result.code), result.number)
            yield jobs_of.pop(future.key), result
            self._hand_out(waiting, under_way, jobs_of)

    def _hand_out(self, waiting: Iterator[Job], under_way: Any, jobs_of: dict[str, Job]) -> None:
        wanted = AHEAD * max(1, self.workers)
        while len(jobs_of) < wanted:
            job = next(waiting, None)
            if job is None:
                return
            future = self._client.submit(
                play_there,
                self._sources,
                ENCODE.encode(job),
                pure=False,
                retries=RETRIES,
            )
            jobs_of[future.key] = job
            under_way.add(future)

    def close(self) -> None:
        """Nobody waits for what is still being played."""
        with contextlib.suppress(OSError, TimeoutError):
            self._client.close(timeout=WAIT)
