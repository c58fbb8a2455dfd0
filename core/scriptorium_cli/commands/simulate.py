"""`scriptorium simulate GAME`: whole matches by computers, checked after every action."""

from __future__ import annotations

import argparse
from collections import Counter
from pathlib import Path
from statistics import mean
from typing import Any

from msgspec import UNSET

from scriptorium.errors import SetupError
from scriptorium.library import Library
from scriptorium.notation import write
from scriptorium.play import legal, new_table
from scriptorium.structs import Action, Outcome
from scriptorium.table import Table
from scriptorium_check.computer_matches import MOST_ACTIONS, OWN, Broken, Run, choices_by, play_out
from scriptorium_check.scenario import printout
from scriptorium_check.strengths import (
    ended,
    read_matches,
    seated,
    standings,
    standings_told,
    told_of,
    write_match,
)
from scriptorium_matches.match import Match

from .common import Commands, add_json, add_with, library_of, names, print_json, settings


def add(commands: Commands) -> None:
    """Put the command on the parser."""
    parser = commands.add_parser(
        "simulate",
        help="let computers play whole matches",
        description="Let computers play whole matches and check what always holds.",
    )
    parser.add_argument("game", help="the game's name")
    parser.add_argument("--seats", type=int, metavar="N", help="how many play")
    parser.add_argument("--matches", type=int, default=1, metavar="M", help="how many matches")
    parser.add_argument("--seed", type=int, default=0, metavar="S", help="of the first match")
    parser.add_argument("--bots", type=names, default=(OWN,), metavar="A,B", help="who plays")
    parser.add_argument(
        "--rotate", action="store_true", help="each seed once for each seat that a bot can have"
    )
    parser.add_argument(
        "--keep", type=Path, metavar="FILE", help="write each match down, and go on with them"
    )
    parser.add_argument("--mods", type=names, default=(), metavar="A,B", help="plugins to be on")
    parser.add_argument("--without", type=names, default=(), metavar="A,B", help="… to be off")
    parser.add_argument("--options", action="append", default=[], metavar="NAME=VALUE")
    parser.add_argument("--max-actions", type=int, default=MOST_ACTIONS, metavar="N")
    parser.add_argument("--until", type=int, metavar="N", help="stop after N actions and show it")
    parser.add_argument("--no-checks", action="store_true", help="only play, to measure speed")
    parser.add_argument("--save", type=Path, metavar="FILE", help="keep the last match")
    add_with(parser)
    add_json(parser)
    parser.set_defaults(run=run)


def run(options: argparse.Namespace) -> int:
    """Play them all; stops at the first that goes wrong with the line that repeats it."""
    if options.matches < 1 or options.max_actions < 1:
        raise SetupError("matches and actions are counted from 1")
    if options.until is not None and (options.until < 0 or options.matches != 1):
        raise SetupError("--until stops one match after 0 or more actions")
    library = library_of(options)
    if options.until is not None:
        return _show(options, library)
    if options.rotate or options.keep is not None:
        return compare_strengths(options, library)
    runs: list[Run] = []
    for at in range(options.matches):
        seed = options.seed + at
        start = _start(options, library, seed)
        choose = choices_by(options.bots, start.seats, seed)
        try:
            runs.append(
                play_out(
                    start, choose, seed, checks=not options.no_checks, most=options.max_actions
                )
            )
        except Broken as broken:
            return _broken(options, seed, broken)
    _print(options, runs)
    if options.save is not None:
        _save(options, runs[-1].start, runs[-1].actions)
    return 0


def compare_strengths(options: argparse.Namespace, library: Library) -> int:
    """Play the matches that are not written down yet, and tell who won how many of them all."""
    kept = [] if options.keep is None else read_matches(options.keep, _asked_for(options))
    by_number = {one.number: one for one in kept}
    for number in range(options.matches):
        if number in by_number:
            continue
        start = _start(options, library, options.seed)
        count = len(start.seats)
        seed = options.seed + (number // count if options.rotate else number)
        start = _start(options, library, seed)
        bots = seated(options.bots, count, number if options.rotate else 0)
        choose = choices_by(bots, start.seats, seed)
        try:
            run = play_out(
                start, choose, seed, checks=not options.no_checks, most=options.max_actions
            )
        except Broken as broken:
            return _broken(options, seed, broken)
        played = by_number[number] = told_of(number, bots, run)
        if options.keep is not None:
            write_match(options.keep, _asked_for(options), played)
    matches = [by_number[number] for number in range(options.matches)]
    if options.json:
        print_json({"game": options.game, "bots": standings(matches), "matches": len(matches)})
        return 0
    print(f"{options.game}: {len(matches)} matches, of which {ended(matches)} have ended")
    for line in standings_told(matches):
        print(line)
    return 0


def _asked_for(options: argparse.Namespace) -> str:
    """What is played, in a line: matches of anything else are not counted with it."""
    wishes = (options.mods, options.without, tuple(options.options), options.max_actions)
    seats = options.seats or "usual"
    bots = ",".join(options.bots)
    return f"{options.game} seats {seats} seed {options.seed} bots {bots} {wishes}"


def _start(options: argparse.Namespace, library: Library, seed: int) -> Table:
    return new_table(
        options.game,
        options.seats,
        seed,
        options.mods,
        without=options.without,
        options=settings(options.options),
        library=library,
    )


def repeating(options: argparse.Namespace, seed: int, until: int) -> str:
    """The line that plays a match again up to where it went wrong."""
    words = ["scriptorium simulate", options.game]
    if options.seats is not None:
        words.append(f"--seats {options.seats}")
    words.append(f"--seed {seed}")
    if options.bots != (OWN,):
        words.append(f"--bots {','.join(options.bots)}")
    words += [
        f"--{name} {','.join(value)}"
        for name, value in (("mods", options.mods), ("without", options.without))
        if value
    ]
    words += [f"--options {pair}" for pair in options.options]
    words += [f"--with {path}" for path in options.with_files or ()]
    if options.mods_dir is not None:
        words.append(f"--mods-dir {options.mods_dir}")
    if options.no_mods:
        words.append("--no-mods")
    return " ".join([*words, f"--until {until}"])


def _broken(options: argparse.Namespace, seed: int, broken: Broken) -> int:
    again = repeating(options, seed, len(broken.actions))
    if options.json:
        told = {"seed": seed, "actions": len(broken.actions), "what": broken.what, "again": again}
        print_json({"game": options.game, "broken": told})
    else:
        print(f"seed {seed}, after {len(broken.actions)} actions: {' '.join(broken.what.split())}")
        print(again)
    return 1


def _show(options: argparse.Namespace, library: Library) -> int:
    start = _start(options, library, options.seed)
    choose = choices_by(options.bots, start.seats, options.seed)
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


def _save(options: argparse.Namespace, start: Table, actions: list[Action]) -> None:
    match = Match(start)
    for action in actions:
        match.play(action)
    warning = match.to_file(options.save)
    if not options.json:
        print(f"Saved as {options.save}.{' ' + warning if warning else ''}")


def summary(runs: list[Run]) -> dict[str, Any]:
    """What the matches came to, as data."""
    lengths = [len(run.actions) for run in runs]
    seconds = sum(run.seconds for run in runs)
    wins: Counter[str] = Counter()
    for run in runs:
        if run.outcome is not None:
            wins[" and ".join(run.outcome.winners) or "nobody"] += 1
    return {
        "matches": len(runs),
        "unfinished": sum(run.outcome is None for run in runs),
        "wins": dict(sorted(wins.items())),
        "decisions": {
            "total": sum(lengths),
            "fewest": min(lengths),
            "mean": mean(lengths),
            "most": max(lengths),
        },
        "choices": sum(run.choices for run in runs) / max(1, sum(lengths)),
        "seconds": seconds,
        "decisions_per_second": sum(lengths) / seconds if seconds > 0 else 0.0,
    }


def _parts(outcome: Outcome | None) -> dict[str, dict[str, int]] | None:
    """How the points came about, where the game tells it."""
    if outcome is None or outcome.parts is UNSET:
        return None
    return {name: dict(row) for name, row in outcome.parts}


def _print(options: argparse.Namespace, runs: list[Run]) -> None:
    told = summary(runs)
    if options.json:
        told["game"] = options.game
        told["checked"] = not options.no_checks
        told["runs"] = [
            {
                "seed": run.seed,
                "decisions": len(run.actions),
                "winners": list(run.outcome.winners) if run.outcome is not None else None,
                "scores": dict(run.outcome.scores) if run.outcome is not None else None,
                "parts": _parts(run.outcome),
            }
            for run in runs
        ]
        print_json(told)
        return
    counted, wins = told["decisions"], told["wins"]
    checked = "not checked" if options.no_checks else "checked after every action"
    print(f"{options.game}: {told['matches']} matches, {checked}")
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
