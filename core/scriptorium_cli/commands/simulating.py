"""What `scriptorium simulate` does, once its line is read."""

from __future__ import annotations

import argparse
from collections.abc import Sequence

from scriptorium.errors import SetupError
from scriptorium.library import Library
from scriptorium.notation import write
from scriptorium.play import legal
from scriptorium.structs import Action
from scriptorium.table import Table
from scriptorium_check.computer_matches import MOST_ACTIONS, OWN, Broken, Run, choices_by, play_out
from scriptorium_check.scenario import printout
from scriptorium_lab.crews import HandLost
from scriptorium_lab.experiments import Experiment, WentWrong
from scriptorium_lab.lab_jobs import Job, Plan, start_of
from scriptorium_matches.match import Match
from scriptorium_mods.guilty_mods import guilty_of, what_happened

from .common import (
    home_of,
    library_of,
    print_json,
    say,
    strangers_of,
)
from .simulated import (
    Told,
    bare_plan,
    crew_for,
    kept_series,
    last_match,
    plan_of,
    print_summary,
    reports_ready,
    write_reports,
)

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
    library = library_of(options)
    plan = plan_of(options, library)
    if options.until is not None:
        return _show(options, plan, library)
    plans = [plan, bare_plan(options, plan, library)] if options.compare else [plan]
    with kept_series(options, plans) as kept:
        experiment = Experiment(kept.series, options.matches)
        progress = Told(experiment.done)
        try:
            last = _carry_out(options, experiment, library, progress)
        except KeyboardInterrupt:
            progress.end()
            say(kept.broken_off(experiment))
            return STOPPED
        except WentWrong as wrong:
            progress.end()
            kept.clear()
            return _broken(options, wrong)
        except HandLost as lost:
            progress.end()
            return _lost(options, lost)
        progress.end()
        kept.clear()
    again = line_of(options)
    print_summary(options, experiment)
    write_reports(options, experiment, library, again)
    if options.save is not None and last is not None:
        _save(options, last.start, last.actions)
    return 0


def _carry_out(
    options: argparse.Namespace, experiment: Experiment, library: Library, progress: Told
) -> Run | None:
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


def line_of(options: argparse.Namespace) -> str:
    """The line that does the same again."""
    words = _line_begun(options, options.seed, options.matches)
    flags = (("rotate", "--rotate"), ("mix_colours", "--mix-colours"), ("compare", "--compare"))
    words += [flag for name, flag in flags if getattr(options, name)]
    if options.no_checks:
        words.append("--no-checks")
    return " ".join(words)


def _line_begun(options: argparse.Namespace, seed: int, matches: int) -> list[str]:
    words = ["scriptorium simulate", options.game]
    if options.seats is not None:
        words.append(f"--seats {options.seats}")
    if options.colours:
        words.append(f"--colours {','.join(options.colours)}")
    words.append(f"--seed {seed}")
    if matches != 1:
        words.append(f"--matches {matches}")
    if options.bots != (OWN,):
        words.append(f"--bots {','.join(options.bots)}")
    words += [
        f"--{name} {','.join(value)}"
        for name, value in (("mods", options.mods), ("without", options.without))
        if value
    ]
    words += [f"--options {pair}" for pair in options.options]
    if options.max_actions != MOST_ACTIONS:
        words.append(f"--max-actions {options.max_actions}")
    words += [f"--with {path}" for path in options.with_files or ()]
    if options.mods_dir is not None:
        words.append(f"--mods-dir {options.mods_dir}")
    if options.no_mods:
        words.append("--no-mods")
    return words


def repeating(options: argparse.Namespace, wrong: WentWrong) -> str:
    """The line that plays a match again up to where it went wrong."""
    plan, failed = wrong.plan, wrong.failed
    same = argparse.Namespace(**vars(options))
    same.bots = plan.bots_of(failed.number) if plan.rotates else options.bots
    same.mods, same.without = plan.mods, plan.without
    same.options = [f"{name}={_written(value)}" for name, value in plan.options]
    if plan.mixes:
        same.seats, same.colours = None, failed.seats
    return " ".join([*_line_begun(same, failed.seed, 1), f"--until {failed.actions}"])


def _written(value: object) -> str:
    return str(value).lower() if isinstance(value, bool) else str(value)


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
    home, mods = home_of(options), strangers_of(options)
    if not mods:
        raise lost
    guilty = guilty_of(lost.lost, home, mods)
    for name in guilty:
        home.failed_hard(name)
    say(f"{what_happened(lost.lost, guilty)}; `--leave-out {guilty[0]}` leaves it out this time")
    return 1


def _show(options: argparse.Namespace, plan: Plan, library: Library) -> int:
    start = start_of(Job(plan, 0), library)
    choose = choices_by(plan.bots_of(0), start.seats, options.seed)
    try:
        run = play_out(start, choose, options.seed, checks=False, most=options.until)
    except Broken as broken:
        run = Run(options.seed, start, broken.table, broken.actions)
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
