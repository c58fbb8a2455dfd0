"""`scriptorium replay FILE`: play a recorded match again and tell what happened."""

from __future__ import annotations

import argparse
from pathlib import Path

from scriptorium.errors import LoadError
from scriptorium_matches.files import read_bounded
from scriptorium_matches.match import Match
from scriptorium_matches.matchfile import MOST_BYTES
from scriptorium_matches.migration import LOG, LOOK, SNAPSHOT, Opening, open_match
from scriptorium_plugins.plugin_versions import MISSING

from .common import Commands, add_with, home_of, library_of

WAYS = (LOG, SNAPSHOT, LOOK)


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
        "--way",
        choices=WAYS,
        metavar="WAY",
        help="where plugins are missing or other than they were: play by its log, go on from the "
        "newest table that was kept (snapshot), or look at what can be shown (look)",
    )
    parser.add_argument("--save", type=Path, metavar="TO", help="keep what came of it as a match")
    add_with(parser)
    parser.set_defaults(run=run)


def run(options: argparse.Namespace) -> int:
    """Play it again; anything that is not as recorded is an error that says where."""
    library = library_of(options)
    try:
        opening = open_match(read_bounded(options.file, MOST_BYTES), library=library)
    except LoadError as error:
        raise LoadError(_named(options.file, str(error))) from error
    if opening.exact is not None:
        _print(options, opening.exact, "all as recorded")
        return 0
    match = opening.gone_on(options.way)
    if match is None:
        raise LoadError(_named(options.file, _offered(options, opening)))
    if options.way == LOOK:
        print(match.note)
        for number, told in enumerate(opening.log(), 1):
            print(f"{number}. {told}")
        return 0
    _print(options, match, "by the rules here")
    return 0


def _named(path: Path, message: str) -> str:
    return message if message.startswith(path.name) else f"{path.name}: {message}"


def _offered(options: argparse.Namespace, opening: Opening) -> str:
    """What is other here, and the ways that are open."""
    ways = " ".join(f"--way {way.kind}: {way.told}" for way in opening.ways)
    told = f" What is possible: {ways}" if ways else ""
    return f"{opening.problem}.{_switched_off(options, opening)}{told}"


def _print(options: argparse.Namespace, match: Match, how: str) -> None:
    if match.note:
        print(match.note)
    if not options.quiet:
        _tell(match)
    setup, outcome = match.setup, match.table.outcome
    played = f"{setup.game} for {len(setup.seats)}: {len(match.done)} actions, {how}."
    if outcome is None:
        print(f"{played} It is {match.table.chooser}'s choice.")
    else:
        points = ", ".join(f"{seat} {number}" for seat, number in outcome.scores)
        scores = f" Points: {points}." if points else ""
        print(f"{played} Won by {', '.join(outcome.winners) or 'nobody'}.{scores}")
    if options.save is not None:
        warning = match.to_file(options.save)
        print(f"Saved as {options.save}.{' ' + warning if warning else ''}")


def _switched_off(options: argparse.Namespace, opening: Opening) -> str:
    """Where a plugin is missing: the mods that are here but off, one of which may be the one."""
    if not any(other.kind == MISSING for other in opening.differences):
        return ""
    off = [mod.name for mod in home_of(options).listed() if mod.state == "off"]
    return f" Switched off here: {', '.join(off)} (see scriptorium mods list)." if off else ""


def _tell(match: Match) -> None:
    for number, done in enumerate(match.done, 1):
        print(f"{number}. {done.seat}: {done.text}")
        for sentence in done.said:
            print(f"     {sentence}")
