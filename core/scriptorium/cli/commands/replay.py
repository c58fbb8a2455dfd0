"""`scriptorium replay FILE`: play a recorded match again and tell what happened."""

from __future__ import annotations

import argparse
import json
from pathlib import Path
from typing import Any

from scriptorium.engine.errors import LoadError
from scriptorium.matches.disk import Disk, read_bounded
from scriptorium.matches.journal import MOST_BYTES
from scriptorium.matches.match import UNFINISHED, Match
from scriptorium.matches.match_folder import folder_seal
from scriptorium.matches.migration import LOG, LOOK, PART, SNAPSHOT, Opening, open_match
from scriptorium.matches.records import table_digest
from scriptorium.matches.text_export import export_text, import_text, is_text_export
from scriptorium.mods.start_options import home_of
from scriptorium.plugins.versions import MISSING

from .common import Commands, add_with, checked_library
from .progress_line import ProgressLine

WAYS = (LOG, SNAPSHOT, PART, LOOK)
LETTER = ".txt"


def add(commands: Commands) -> None:
    """Put the command on the parser."""
    parser = commands.add_parser(
        "replay",
        help="play a recorded match again",
        description="Play a recorded match again, checking every action and every digest.",
    )
    parser.add_argument("file", type=Path, metavar="FILE", help="a match, or a letter in words")
    parser.add_argument("--quiet", action="store_true", help="only say how it ended")
    parser.add_argument(
        "--verify", action="store_true", help="only check it: exit code 1 if it is not as recorded"
    )
    parser.add_argument("--until", type=int, metavar="N", help="play the first N actions alone")
    parser.add_argument("--json", action="store_true", help="tell it as JSON")
    parser.add_argument(
        "--way",
        choices=WAYS,
        metavar="WAY",
        help="where it is damaged, or plugins are missing or other than they were: play by its "
        "log, go on from the newest table that this machine has kept (snapshot), from the last "
        "action that fits (part), or look at what can be shown (look)",
    )
    parser.add_argument(
        "--save",
        type=Path,
        metavar="TO",
        help=f"keep what came of it as a match; as a letter in words where TO ends with {LETTER}",
    )
    add_with(parser)
    parser.set_defaults(run=run)


def run(options: argparse.Namespace) -> int:
    """Play it again; anything that is not as recorded is an error that says where."""
    library = checked_library(options)
    if options.until is not None and options.until < 0:
        raise LoadError("--until takes a number of actions, 0 or more")
    until = None if options.verify else options.until
    how = "all as recorded" if until is None else "as recorded so far"
    try:
        data = read_bounded(options.file, MOST_BYTES)
        with ProgressLine("actions") as progress:
            if is_text_export(data):
                match: Match | None = import_text(data, library, progress, until)
            else:
                seal = folder_seal(options.file.parent)
                opening = open_match(
                    data, library=library, seal=seal, progress=progress, until=until
                )
                match = opening.exact
    except LoadError as error:
        raise LoadError(_named(options.file, str(error))) from error
    if match is not None:
        _tell(options, match, how)
        return 0
    match = None if options.verify else opening.gone_on(options.way)
    if match is None:
        raise LoadError(_named(options.file, _offered(options, opening)))
    if options.way == LOOK:
        print(match.note)
        for number, told in enumerate(opening.log()[: options.until], 1):
            print(f"{number}. {told}")
        return 0
    _tell(options, match, "by the rules here")
    return 0


def _named(path: Path, message: str) -> str:
    return message if message.startswith(path.name) else f"{path.name}: {message}"


def _offered(options: argparse.Namespace, opening: Opening) -> str:
    """What is other here, and the ways that are open."""
    ways = " ".join(f"--way {way.kind}: {way.told}" for way in opening.ways)
    told = f" What is possible: {ways}" if ways else ""
    return f"{opening.problem}.{_switched_off(options, opening)}{told}"


def _tell(options: argparse.Namespace, match: Match, how: str) -> None:
    if options.until is not None:
        match.go_back_to(options.until)
    if options.json:
        print(json.dumps(as_data(match, how), ensure_ascii=False, indent=1))
    else:
        _print(options, match, how)
    if options.save is not None:
        _save(options, match)


def _print(options: argparse.Namespace, match: Match, how: str) -> None:
    if match.note:
        print(match.note)
    if not (options.quiet or options.verify):
        for number, done in enumerate(match.done, 1):
            print(f"{number}. {done.seat}: {done.text}")
            for sentence in done.said:
                print(f"     {sentence}")
    setup, outcome = match.setup, match.table.outcome
    played = f"{setup.game} for {len(setup.seats)}: {len(match.done)} actions, {how}."
    if outcome is None:
        print(f"{played} It is {match.table.chooser}'s choice.")
    else:
        points = ", ".join(f"{seat} {number}" for seat, number in outcome.scores)
        scores = f" Points: {points}." if points else ""
        print(f"{played} Won by {', '.join(outcome.winners) or 'nobody'}.{scores}")


def as_data(match: Match, how: str) -> dict[str, Any]:
    """A match that was played again, as data."""
    setup, table = match.setup, match.table
    outcome = table.outcome
    return {
        "game": setup.game,
        "seats": list(setup.seats),
        "plugins": [f"{ref.name} {ref.version}" for ref in setup.plugins],
        "how": how,
        "note": match.note,
        "actions": [
            {"seat": done.seat, "text": done.text, "said": list(done.said)} for done in match.done
        ],
        "turn": table.clock.turn,
        "chooser": table.chooser,
        "winners": list(outcome.winners) if outcome is not None else None,
        "scores": dict(outcome.scores) if outcome is not None else None,
        "digest": table_digest(table),
    }


def _save(options: argparse.Namespace, match: Match) -> None:
    if options.save.suffix == LETTER:
        Disk().keep(options.save, export_text(match).encode())
        warning = UNFINISHED if match.table.outcome is None else ""
    else:
        warning = match.to_file(options.save)
    if not options.json:
        print(f"Saved as {options.save}.{' ' + warning if warning else ''}")


def _switched_off(options: argparse.Namespace, opening: Opening) -> str:
    """Where a plugin is missing: the mods that are here but off, one of which may be the one."""
    if not any(other.kind == MISSING for other in opening.differences):
        return ""
    off = [mod.name for mod in home_of(options).listed() if mod.state == "off"]
    return f" Switched off here: {', '.join(off)} (see scriptorium mods list)." if off else ""
