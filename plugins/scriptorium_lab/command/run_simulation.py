"""A simulation from its line to its reports: all its matches, or one of them up to some action."""

from __future__ import annotations

import argparse
from collections.abc import Sequence

from scriptorium import Action, Library, SetupError, Table, legal, write
from scriptorium.cli import ProgressLine, checked_library, counted, print_json, say
from scriptorium.matches import Match, Progress
from scriptorium.mods import guilty_of, home_of, third_party_of, what_happened
from scriptorium.scenarios import printout
from scriptorium.testing import InvariantError, PlayedMatch, choices_by, play_out
from scriptorium_lab.experiments import Experiment, WentWrong

from ..jobs import Job, Plan, start_of
from ..workers import HandLost
from .crew_choice import crew_for, last_match
from .kept_series import kept_series
from .plan_lines import bare_plan, line_of, plan_of, repeating
from .report_files import reports_ready, write_reports
from .summaries import print_summary

STOPPED = 130


def run(options: argparse.Namespace) -> int:
    """Play them all; stops at the first that goes wrong with the line that repeats it."""
    if options.matches < 1 or options.max_actions < 1:
        raise SetupError("matches and actions are counted from 1")
    if options.until is not None and (options.until < 0 or options.matches != 1):
        raise SetupError("--until stops one match after 0 or more actions")
    if options.jobs is not None and (options.jobs < 1 or options.on):
        raise SetupError("--jobs counts processes on this machine from 1; --on uses others")
    reports_ready(options.report)
    library = checked_library(options)
    plan = plan_of(options, library)
    if options.until is not None:
        return _show(options, plan, library)
    plans = [plan, bare_plan(options, plan, library)] if options.compare else [plan]
    with kept_series(options, plans) as kept:
        experiment = Experiment(kept.series, options.matches)
        if experiment.done:
            there = counted(experiment.done, "match is", "matches are")
            say(f"{there} there already")
        try:
            with ProgressLine("matches", experiment.done) as progress:
                last = _carry_out(options, experiment, library, progress)
        except KeyboardInterrupt:
            say(kept.broken_off(experiment))
            return STOPPED
        except WentWrong as wrong:
            kept.clear()
            return _broken(options, wrong)
        except HandLost as lost:
            return _lost(options, lost)
        kept.clear()
    again = line_of(options)
    print_summary(options, experiment)
    write_reports(options, experiment, library, again)
    if options.save is not None and last is not None:
        _save(options, last.start, last.actions)
    return 0


def _carry_out(
    options: argparse.Namespace, experiment: Experiment, library: Library, progress: Progress
) -> PlayedMatch | None:
    """Play what is missing; gives the last match where it is to be saved."""
    crew = crew_for(options, library, experiment.wanted - experiment.done)
    try:
        if options.save is None:
            experiment.carry_out(crew, progress)
            return None
        Experiment(experiment.series, options.matches - 1).carry_out(crew, progress)
        return last_match(experiment, library, progress)
    finally:
        crew.close()


def _broken(options: argparse.Namespace, wrong: WentWrong) -> int:
    again, failed = repeating(options, wrong), wrong.failed
    if options.json:
        told = {"seed": failed.seed, "actions": failed.actions, "what": failed.what}
        print_json({"game": options.game, "broken": {**told, "again": again}})
    else:
        print(f"seed {failed.seed}, after {failed.actions} actions: {failed.what}")
        print(again)
    return 1


def _lost(options: argparse.Namespace, lost: HandLost) -> int:
    """A process was lost: where a mod was to blame, it is named and counted."""
    home, mods = home_of(options), third_party_of(options)
    if not mods:
        raise lost
    guilty = guilty_of(lost.lost, mods)
    for name in guilty:
        home.failed_hard(name)
    say(f"{what_happened(lost.lost, guilty)}; `--leave-out {guilty[0]}` leaves it out this time")
    return 1


def _show(options: argparse.Namespace, plan: Plan, library: Library) -> int:
    start = start_of(Job(plan, 0), library)
    choose = choices_by(plan.bots_of(0), start.seats, options.seed)
    try:
        run = play_out(start, choose, options.seed, checks=False, most=options.until)
    except InvariantError as broken:
        run = PlayedMatch(options.seed, start, broken.table, broken.actions)
        print(f"# {' '.join(broken.what.split())}")
    print(f"# {options.game}, seed {options.seed}, after {len(run.actions)} actions")
    print(printout(run.table))
    choices = [write(run.table, action) for action in legal(run.table)]
    chooser = run.table.chooser or "nobody"
    print(f"# {chooser} chooses from {len(choices)}:")
    for text in choices:
        print(f"#   {text}")
    if choices:
        choice = choose(run.table, legal(run.table))
        print(f"# and would choose: {write(run.table, choice)}")
    if options.save is not None:
        _save(options, start, run.actions)
    return 0


def _save(options: argparse.Namespace, start: Table, actions: Sequence[Action]) -> None:
    match = Match(start)
    for action in actions:
        match.play(action)
    warning = match.to_file(options.save)
    if not options.json:
        print(f"Saved as {options.save}.{' ' + warning if warning else ''}")
