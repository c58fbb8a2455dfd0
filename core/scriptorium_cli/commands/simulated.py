"""What `scriptorium simulate` is made of: its plan, who plays it, what is kept and told."""

from __future__ import annotations

import argparse
import os
import sys
from collections import Counter
from collections.abc import Iterator, Sequence
from contextlib import ExitStack, contextmanager, suppress
from dataclasses import dataclass, field
from pathlib import Path
from statistics import mean
from time import monotonic
from typing import Any

from msgspec.structs import replace

from scriptorium.errors import SetupError
from scriptorium.library import Library
from scriptorium_check.computer_matches import Run
from scriptorium_lab.card_uses import titles
from scriptorium_lab.crews import Alone, Crew, Growing, Processes
from scriptorium_lab.dask_crew import SCHEME, Cluster
from scriptorium_lab.experiments import Experiment, Series
from scriptorium_lab.kept_results import KeptResults, usual_place
from scriptorium_lab.lab_jobs import Job, Plan, Played, play_job, start_of
from scriptorium_lab.match_figures import compared, figures_of, wins_by
from scriptorium_lab.report_page import as_page, plotly
from scriptorium_lab.report_sections import Report
from scriptorium_lab.report_text import as_json, as_text
from scriptorium_lab.shares import Share
from scriptorium_matches.disk import Disk
from scriptorium_watch.watched_process import has_processes

from .common import as_lines, home_of, print_json, say, settings, sources_of

KINDS = (".html", ".txt", ".json")
USUALLY = ".usual"  # behind the name of the file in which the matches by the usual rules are kept
SOON, SELDOM = 0.2, 20.0  # seconds between two words of progress: on a screen, in a file


# What is played


def plan_of(options: argparse.Namespace, library: Library) -> Plan:
    """The plan that the command line asks for; what cannot be played is said now."""
    seats = options.colours or options.seats
    if options.colours and options.seats not in (None, len(options.colours)):
        raise SetupError("--colours names the seats: --seats is not needed beside it")
    setup = library.setup(
        options.game,
        seats,
        options=settings(options.options),
        mods=options.mods,
        without=options.without,
    )
    library.rules(setup)
    return Plan(
        game=options.game,
        seats=setup.seats,
        seed=options.seed,
        bots=options.bots,
        mods=options.mods,
        without=options.without,
        options=tuple(sorted(settings(options.options).items())),
        most=options.max_actions,
        checks=not options.no_checks,
        rotates=options.rotate,
        mixes=options.mix_colours,
        counts_cards=bool(options.report) or options.keep is not None,
        plugins=setup.plugins,
    )


def bare_plan(options: argparse.Namespace, plan: Plan, library: Library) -> Plan:
    """The same by the usual rules: nothing on besides, nothing off, and no options of mods."""
    usual = library.setup(plan.game, plan.seats)
    known = set(library.options_of(usual))
    asked = {name: value for name, value in plan.options if name in known}
    setup = library.setup(plan.game, plan.seats, options=asked)
    bare = replace(plan, mods=(), without=(), options=tuple(asked.items()), plugins=setup.plugins)
    if bare == plan:
        raise SetupError("--compare needs a rule to compare: name it by --mods or --without")
    return bare


# Who plays


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


def last_match(experiment: Experiment, library: Library, progress: Any) -> Run | None:
    """Play the last match where it can be looked at, whether it was there already or not."""
    crew = Alone(library)
    experiment.carry_out(crew, progress)
    plan = experiment.series[0].plan
    if plan in crew.last:
        return crew.last[plan]
    return play_job(Job(plan, experiment.matches - 1), library)[1]


class Told:
    """How far it is, on the errors: one line on a screen, now and then a line elsewhere."""

    def __init__(self, there: int) -> None:
        self._there = there
        self._screen = sys.stderr.isatty()
        self._next = monotonic() + (SOON if self._screen else SELDOM)
        self._wrote = False
        if there:
            say(f"{there} matches are there already")

    def __call__(self, done: int, wanted: int, seconds: float, played: int) -> None:
        """So many of so many are there."""
        if monotonic() < self._next:
            return
        left = seconds / max(1, played) * (wanted - done)
        told = f"{done} of {wanted} matches, about {lasting(left)} left"
        if self._screen:
            sys.stderr.write(f"\r{told:<60}")
            sys.stderr.flush()
            self._wrote = True
        else:
            say(told)
        self._next = monotonic() + (SOON if self._screen else SELDOM)

    def end(self) -> None:
        """Leave the line to what is told next."""
        if self._wrote:
            sys.stderr.write(f"\r{'':<60}\r")
            sys.stderr.flush()
            self._wrote = False


def lasting(seconds: float) -> str:
    """A time as people say it."""
    if seconds < 100:
        return f"{seconds:.0f} s"
    return f"{seconds / 60:.0f} min" if seconds < 6000 else f"{seconds / 3600:.1f} h"


# What is kept


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
        files = [KeptResults(path, plan) for path, plan in zip(paths, plans, strict=True)]
        try:
            for one in files:
                stack.enter_context(one)
        except (OSError, SetupError):
            if options.keep is not None:
                raise
            stack.close()
            files = []  # nobody asked for it: it is played without
        series = [Series(plan, files[at] if files else None) for at, plan in enumerate(plans)]
        yield Kept(series, files, options.keep is not None)


# What is told


def reports_ready(paths: Sequence[Path]) -> None:
    """See before anything is played that the reports can be written."""
    for path in paths:
        if path.suffix not in KINDS:
            raise SetupError(f"{path}: a report is a file ending in {', '.join(KINDS)}")
        if not path.absolute().parent.is_dir():
            raise SetupError(f"{path}: there is no folder {path.parent}")
        if path.suffix == ".html":
            plotly()


def write_reports(
    options: argparse.Namespace, experiment: Experiment, library: Library, again: str
) -> None:
    """The reports that were asked for."""
    if not options.report:
        return
    report = report_of(experiment, library, again)
    for path in options.report:
        if path.suffix == ".html":
            text = as_page(report)
        else:
            text = as_text(report) if path.suffix == ".txt" else as_lines(as_json(report)) + "\n"
        Disk().keep(path, text.encode())
        if not options.json:
            print(f"Reported in {path}.")


def report_of(experiment: Experiment, library: Library, again: str) -> Report:
    """All that is told of an experiment."""
    first, *others = experiment.series
    called = library.game(first.plan.game).title or first.plan.game
    found = []
    for one in experiment.series:
        rules = start_of(Job(one.plan, 0), library).rules
        found.append(figures_of(one.first(experiment.matches), titles(rules)))
    if not others:
        return Report(first.plan, called, found[0], again)
    beside = compared(first.first(experiment.matches), others[0].first(experiment.matches))
    return Report(first.plan, called, found[0], again, found[1], beside)


def winners_of(one: Played) -> list[str]:
    """The seats that won."""
    return [one.seats[at] for at in one.winners]


def summary(matches: Sequence[Played]) -> dict[str, Any]:
    """What the matches came to, as data."""
    lengths = [one.decisions for one in matches]
    seconds = sum(one.seconds for one in matches)
    wins = Counter(" and ".join(winners_of(one)) or "nobody" for one in matches if one.ended)
    return {
        "matches": len(matches),
        "unfinished": sum(not one.ended for one in matches),
        "wins": dict(sorted(wins.items())),
        "decisions": {
            "total": sum(lengths),
            "fewest": min(lengths),
            "mean": mean(lengths),
            "most": max(lengths),
        },
        "choices": sum(one.choices for one in matches) / max(1, sum(lengths)),
        "seconds": seconds,
        "decisions_per_second": sum(lengths) / seconds if seconds > 0 else 0.0,
    }


def standings(matches: Sequence[Played]) -> dict[str, dict[str, Any]]:
    """For each player how many of its matches it won."""
    return {
        name: _standing(share)
        for name, share in wins_by(matches, lambda one, at: one.bots[at], by_seat=False).items()
    }


def _standing(share: Share) -> dict[str, Any]:
    low, high = share.bounds
    told = {"matches": share.of, "won": share.part, "share": share.share}
    return {**told, "low": low, "high": high, "fair": share.fair}


def standings_told(matches: Sequence[Played]) -> list[str]:
    """The standings in lines."""
    lines = [
        f"{name}: won {one['won']:g} of {one['matches']}, {one['share']:.0%} "
        f"[{one['low']:.0%}, {one['high']:.0%}]; a fair share is {one['fair']:.0%}"
        for name, one in standings(matches).items()
    ]
    turns = [one.turns for one in matches]
    seconds = sum(one.seconds for one in matches) / len(matches)
    return [
        *lines,
        f"turns a seat: {mean(turns):.1f}, at most {max(turns)}; {seconds:.2f} s a match",
    ]


def print_summary(options: argparse.Namespace, experiment: Experiment) -> None:
    """What the matches came to, in lines or as data."""
    rows = [one.first(experiment.matches) for one in experiment.series]
    matches = rows[0]
    told = summary(matches)
    if options.json:
        told["game"] = options.game
        told["checked"] = not options.no_checks
        told["bots"] = standings(matches)
        told["runs"] = [_run_told(one) for one in matches]
        if len(rows) > 1:
            told["without"] = summary(rows[1])
        print_json(told)
        return
    for called, some in zip(("", " by the usual rules"), rows, strict=False):
        _print_lines(options, some, called)


def _run_told(one: Played) -> dict[str, Any]:
    return {
        "seed": one.seed,
        "decisions": one.decisions,
        "winners": winners_of(one) if one.ended else None,
        "scores": one.scores,
        "parts": one.parts,
    }


def _print_lines(options: argparse.Namespace, matches: Sequence[Played], called: str) -> None:
    told = summary(matches)
    counted, wins = told["decisions"], told["wins"]
    if options.rotate or options.keep is not None:
        ended = told["matches"] - told["unfinished"]
        print(f"{options.game}{called}: {len(matches)} matches, of which {ended} have ended")
        print("\n".join(standings_told(matches)))
        return
    checked = "not checked" if options.no_checks else "checked after every action"
    print(f"{options.game}{called}: {told['matches']} matches, {checked}")
    won = ", ".join(f"{who} {number}" for who, number in wins.items()) or "none"
    print(f"won: {won}; unfinished: {told['unfinished']}")
    print(
        f"decisions a match: {counted['mean']:.1f} ({counted['fewest']} to {counted['most']}), "
        f"{told['choices']:.1f} choices at each"
    )
    print(
        f"{counted['total']} decisions in {told['seconds']:.2f} s: "
        f"{told['decisions_per_second']:,.0f} a second"
    )
