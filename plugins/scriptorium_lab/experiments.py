"""An experiment: the matches of one plan, or of two that differ in a mod, each there just once."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field

from scriptorium import SetupError
from scriptorium.matches import Progress

from .executors import Crew
from .jobs import Failed, Job, Plan, Played, Unfit
from .kept_results import KeptResults


class WentWrong(Exception):
    """A match in which something went wrong, the first by number."""

    def __init__(self, plan: Plan, failed: Failed) -> None:
        super().__init__(failed.what)
        self.plan, self.failed = plan, failed


@dataclass
class Series:
    """The matches of one plan: those that are there, and where they are written down."""

    plan: Plan
    kept: KeptResults | None = None
    played: dict[int, Played] = field(default_factory=dict)

    def __post_init__(self) -> None:
        if self.kept is not None:
            self.played = self.kept.found

    def add(self, played: Played) -> bool:
        """One more is there, unless it was handed out again and both came back."""
        if played.number in self.played:
            return False
        if self.kept is not None:
            self.kept.add(played)
        self.played[played.number] = played
        return True

    def first(self, matches: int) -> list[Played]:
        """So many of them, in order."""
        return [self.played[number] for number in range(matches) if number in self.played]


@dataclass
class Experiment:
    """So many matches of each series, seed by seed."""

    series: Sequence[Series]
    matches: int

    @property
    def wanted(self) -> int:
        """How many matches that is in all."""
        return len(self.series) * self.matches

    @property
    def done(self) -> int:
        """How many of them are there."""
        return sum(number in one.played for one in self.series for number in range(self.matches))

    def carry_out(self, crew: Crew, progress: Progress | None = None) -> None:
        """Play what is missing.

        Where something goes wrong no further match is begun, and the first of them is raised once
        all before it are done.
        """
        done = self.done
        broken: list[tuple[int, int, WentWrong]] = []

        def missing() -> Iterator[Job]:
            for number in range(self.matches):
                for one in self.series:
                    if broken:
                        return
                    if number not in one.played:
                        yield Job(one.plan, number)

        for job, result in crew.play(missing()):
            at = next(nr for nr, one in enumerate(self.series) if one.plan == job.plan)
            if isinstance(result, Unfit):
                raise SetupError(result.why)
            if isinstance(result, Failed):
                broken.append((result.number, at, WentWrong(job.plan, result)))
                continue
            done += self.series[at].add(result)
            if progress is not None:
                progress(done, self.wanted)
        if broken:
            raise min(broken, key=lambda one: one[:2])[2]
