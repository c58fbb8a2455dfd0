"""Who plays the matches: this process, all cores, or a cluster."""

from __future__ import annotations

import argparse
import os

from scriptorium import Library, SetupError
from scriptorium.cli import say
from scriptorium.isolation import has_processes
from scriptorium.matches import Progress
from scriptorium.mods import sources_of
from scriptorium.testing import PlayedMatch
from scriptorium_lab.experiments import Experiment

from ..dask_executor import SCHEME, Cluster
from ..executors import Alone, Crew, Growing, Processes
from ..jobs import Job, play_job


def cores() -> int:
    """How many processes can run at once here."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


def crew_for(options: argparse.Namespace, library: Library, missing: int) -> Crew:
    """Who plays: this process while that is soon over, then all cores; or a cluster."""
    sources = sources_of(options)
    if options.on:
        if not options.on.startswith(SCHEME):
            raise SetupError(f"--on takes dask://HOST:PORT, not {options.on!r}")
        cluster = Cluster(options.on, sources)
        say(f"{cluster.address} has {cluster.workers} workers")
        return cluster
    count = min(options.jobs or cores(), missing)
    if count <= 1 or not has_processes():
        return Alone(library)
    if options.jobs is not None:
        return Processes(count, sources)
    return Growing(library, count, sources)


def last_match(experiment: Experiment, library: Library, progress: Progress) -> PlayedMatch | None:
    """Play the last match where it can be looked at, whether it was there already or not."""
    crew = Alone(library)
    experiment.carry_out(crew, progress)
    plan = experiment.series[0].plan
    if plan in crew.last:
        return crew.last[plan]
    return play_job(Job(plan, experiment.matches - 1), library)[1]
