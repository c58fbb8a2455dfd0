"""`scriptorium mods check PATH`: check a mod in every way before it is shared."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from scriptorium.engine.errors import PluginError, SetupError
from scriptorium.mods.loose import read_loose
from scriptorium.mods.start_options import home_of
from scriptorium.testing.art_checks import judges
from scriptorium.testing.fuzzing import MOST_ACTIONS
from scriptorium.testing.mod_check import ERROR, MATCHES, Report, check_mod
from scriptorium.testing.moved_name_checks import rename_in
from scriptorium.testing.picture_checks import finders

from .common import Commands, add_json, add_with, checked_library, counted, print_json
from .progress_line import ProgressLine


def add(commands: Commands) -> None:
    """Put the command on the parser."""
    told = "Look a mod over, run its scenarios, and play random matches with it. Runs its code."
    parser = commands.add_parser("check", help="look a mod over", description=told)
    parser.add_argument("path", metavar="PATH", type=Path, help="a file or folder")
    parser.add_argument("--matches", type=int, default=MATCHES, metavar="N", help="random matches")
    parser.add_argument(
        "--max-actions", type=int, default=MOST_ACTIONS, metavar="N", help="of each match"
    )
    parser.add_argument(
        "--trust", action="store_true", help="run its code without asking: for scripts"
    )
    parser.add_argument(
        "--fix", action="store_true", help="first write the new names of what was renamed into it"
    )
    add_with(parser)
    add_json(parser)
    parser.set_defaults(run=run, tries=True)


def run(options: argparse.Namespace) -> int:
    """One line for each finding, then what was tried; 0 where nothing is wrong."""
    if options.matches < 0 or options.max_actions < 1:
        raise SetupError("matches are counted from 0 and actions from 1")
    if options.fix:
        for moved in rename_in(read_loose(options.path)):
            print(f"renamed: {moved.file}:{moved.line}: {moved.name} is {moved.instead} now")
    _agreed(options)
    judges(), finders()  # which are imported now: where one falls, nothing has been done yet
    with ProgressLine("matches") as progress:
        report = check_mod(
            options.path,
            checked_library(options),
            matches=options.matches,
            most=options.max_actions,
            told=lambda number: progress(number, options.matches),
        )
    if options.json:
        print_json(_data(report))
    else:
        _print(report, options.max_actions)
    return 0 if report.sound else 1


QUESTION = (
    "{name} is a Python program: it can do whatever you can do on this computer, and checking it "
    "runs it. Do you trust whoever wrote it?"
)


def _agreed(options: argparse.Namespace) -> None:
    """Whether the code may run: agreed to in the mods folder, trusted here, or asked about now."""
    try:
        mod = read_loose(options.path)
    except PluginError:
        return  # it is told as a finding, and nothing runs
    known = home_of(options).choices().code.get(mod.name) == mod.hash
    if not mod.is_code or known or options.trust:
        return
    question = QUESTION.format(name=mod.name)
    if not sys.stdin.isatty():
        raise SetupError(f"{question} --trust says yes")
    print(f"{question} [y/N] ", end="", file=sys.stderr, flush=True)
    if sys.stdin.readline().strip().lower() not in ("y", "yes"):
        raise SetupError(f"{mod.name} was not run")


def _data(report: Report) -> dict[str, object]:
    trial = report.trial
    return {
        "name": report.name,
        "sound": report.sound,
        "findings": [{"kind": found.kind, "text": found.text} for found in report.findings],
        "scenarios": report.scenarios,
        "matches": trial.matches if trial is not None else 0,
        "actions": trial.actions if trial is not None else 0,
        "own": trial.own if trial is not None else 0,
    }


def _print(report: Report, most: int) -> None:
    for finding in report.findings:
        print(finding)
    if report.trial is not None:
        print(
            f"{counted(report.scenarios, 'scenario')}; "
            f"{counted(report.trial.matches, 'random match', 'random matches')} of at most "
            f"{most} actions: {report.trial.actions} actions, {report.trial.own} of its own."
        )
    errors = sum(finding.kind == ERROR for finding in report.findings)
    warnings = len(report.findings) - errors
    verdict = "is sound" if report.sound else "is not sound"
    print(f"{report.name} {verdict}: {counted(errors, 'error')}, {counted(warnings, 'warning')}.")
