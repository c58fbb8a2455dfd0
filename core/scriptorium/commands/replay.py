"""`scriptorium replay FILE`: play a recorded match again and tell what happened."""

from __future__ import annotations

import argparse
from pathlib import Path

from ..errors import LoadError
from ..match import Match, load_file
from .common import Commands, add_with, home_of, library_of


def add(commands: Commands) -> None:
    """Put the command on the parser."""
    parser = commands.add_parser(
        "replay",
        help="play a recorded match again",
        description="Play a recorded match again, checking every action and every digest.",
    )
    parser.add_argument("file", type=Path, metavar="FILE")
    parser.add_argument("--quiet", action="store_true", help="only say how it ended")
    parser.add_argument(
        "--other-versions", action="store_true", help="try it with other versions of its plugins"
    )
    parser.add_argument(
        "--resume", action="store_true", help="where it no longer fits, go on from its snapshot"
    )
    add_with(parser)
    parser.set_defaults(run=run)


def run(options: argparse.Namespace) -> int:
    """Play it again; anything that is not as recorded is an error that says where."""
    try:
        match = load_file(
            options.file,
            library=library_of(options),
            other_versions=options.other_versions,
            resume=options.resume,
        )
    except LoadError as error:
        raise LoadError(f"{error}{_switched_off(options, str(error))}") from error
    if match.note:
        print(match.note)
    if not options.quiet:
        _tell(match)
    setup, outcome = match.setup, match.table.outcome
    played = f"{setup.game} for {len(setup.seats)}: {len(match.done)} actions, all as recorded."
    if outcome is None:
        print(f"{played} It is {match.table.chooser}'s choice.")
    else:
        points = ", ".join(f"{seat} {number}" for seat, number in outcome.scores)
        scores = f" Points: {points}." if points else ""
        print(f"{played} Won by {', '.join(outcome.winners) or 'nobody'}.{scores}")
    return 0


def _switched_off(options: argparse.Namespace, message: str) -> str:
    """Where a plugin is missing: the mods that are here but off, one of which may be the one."""
    if "is not installed" not in message:
        return ""
    off = [mod.name for mod in home_of(options).listed() if mod.state == "off"]
    return f" Switched off here: {', '.join(off)} (see scriptorium mods list)." if off else ""


def _tell(match: Match) -> None:
    for number, done in enumerate(match.done, 1):
        print(f"{number}. {done.seat}: {done.text}")
        for sentence in done.said:
            print(f"     {sentence}")
