"""Who plays the matches on more machines: the workers of a Dask cluster that is there already.

Each match is a task of its own. Where a worker is lost, the cluster gives its tasks to another.
"""

from __future__ import annotations

import contextlib
import logging
import threading
from collections.abc import Iterable, Iterator
from typing import Any

import msgspec

from scriptorium.errors import ScriptoriumError, SetupError
from scriptorium.library import Library
from scriptorium_mods.sources import Sources

from .crews import DECODE, ENCODE, played_by
from .lab_jobs import Job, Result

SCHEME = "dask://"
WAIT = 10  # seconds for a cluster to answer
AHEAD = 2  # so many matches wait at each worker
RETRIES = 5
NEEDED = (
    "more machines need distributed, which is not installed; "
    "this brings it: pip install 'scriptorium[lab]'"
)

_libraries: dict[bytes, Library] = {}
_one_at_a_time = threading.Lock()  # what goes wrong in plugins is heard by process


def play_there(sources: bytes, job: bytes) -> bytes:
    """Play one match in the process of a worker, whose plugins stay read."""
    with _one_at_a_time:
        library = _libraries.get(sources)
        if library is None:
            library = _libraries[sources] = msgspec.json.decode(sources, type=Sources).library()
        return ENCODE.encode(played_by(msgspec.json.decode(job, type=Job), library))


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
                result: Result = DECODE.decode(future.result())
            except self._dask.KilledWorker as error:
                number = jobs_of[future.key].number
                raise ScriptoriumError(f"match {number + 1} ended its workers: {error}") from None
            except ImportError as error:
                raise SetupError(
                    f"a worker at {self.address} has no Scriptorium like this one: {error}"
                ) from None
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
