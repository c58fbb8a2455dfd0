"""The matches of a simulation, kept while they are played, so that it can be gone on with."""

from __future__ import annotations

import argparse
from collections.abc import Iterator, Sequence
from contextlib import ExitStack, contextmanager, suppress
from dataclasses import dataclass, field

from scriptorium import SetupError
from scriptorium.cli import say
from scriptorium.mods import home_of
from scriptorium_lab.experiments import Experiment, Series
from scriptorium_lab.kept_results import KeptResults, usual_place

from ..jobs import Plan

USUALLY = ".usual"  # behind the name of the file in which the matches by the usual rules are kept


@dataclass
class Kept:
    """The series of an experiment, and the files in which they are written down meanwhile."""

    series: list[Series]
    files: list[KeptResults] = field(default_factory=list)
    asked_for: bool = False

    def clear(self) -> None:
        """What nobody asked to keep is needed no more."""
        if not self.asked_for:
            for one in self.files:
                with suppress(OSError):
                    one.remove()

    def broken_off(self, experiment: Experiment) -> str:
        """What is there after a stop, and how it goes on."""
        told = f"stopped: {experiment.done} of {experiment.wanted} matches are there"
        if not self.files:
            return f"{told}, and lost, since they could not be written down"
        where = " and ".join(str(one.path) for one in self.files)
        if any(one.full for one in self.files):
            where += " as far as there was room"
        return f"{told} and kept in {where}; the same line goes on from there"


@contextmanager
def kept_series(options: argparse.Namespace, plans: Sequence[Plan]) -> Iterator[Kept]:
    """Each plan with its file; where nobody names one, it lies in the player's folder."""
    if options.keep is None and options.matches == 1:
        yield Kept([Series(plan) for plan in plans])
        return
    home = home_of(options).folder
    paths = [usual_place(home, plan) for plan in plans]
    if options.keep is not None:
        paths = [options.keep, options.keep.with_name(options.keep.name + USUALLY)][: len(plans)]
    with ExitStack() as stack:
        needed = options.keep is not None
        files = [
            KeptResults(path, plan, None if needed else say)
            for path, plan in zip(paths, plans, strict=True)
        ]
        try:
            for one in files:
                stack.enter_context(one)
        except (OSError, SetupError):
            if needed:
                raise
            stack.close()
            files = []  # nobody asked for it: it is played without
        series = [Series(plan, files[at] if files else None) for at, plan in enumerate(plans)]
        yield Kept(series, files, needed)
