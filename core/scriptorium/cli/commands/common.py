"""What several commands share: their options, and the library of plugins they work with."""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Callable, Iterable
from importlib.metadata import EntryPoint, entry_points
from pathlib import Path
from typing import Any

from scriptorium.engine.errors import SetupError
from scriptorium.engine.library import Library
from scriptorium.engine.values import Setting
from scriptorium.mods.crash_attribution import ways_out
from scriptorium.mods.start_options import heed_choices, library_of
from scriptorium.plugins.installed import is_left_out, is_third_party, loaded
from scriptorium.plugins.sanitize import plain

Commands = Any  # argparse keeps the type of what `add_subparsers` gives to itself


def say(message: str) -> None:
    """Tell something that is not a result, on one line."""
    print(f"scriptorium: {plain(' '.join(message.split()))}", file=sys.stderr)


def add_installed(commands: Commands, group: str) -> None:
    """Put the commands of installed packages on the parser; one that fails is only told.

    A third-party command is not imported for that: it has a name, and what follows is its own. A
    name that is taken stays with those who have it.
    """
    points = sorted(entry_points(group=group), key=lambda one: (is_third_party(one), one.name))
    for point in points:
        try:
            if not is_third_party(point):
                point.load()(commands)
            elif point.name not in commands.choices:
                _add_unread(commands, point)
        except Exception as error:
            say(f"the command {point.name} cannot be used: {type(error).__name__}: {error}")


def _add_unread(commands: Commands, point: EntryPoint) -> None:
    """Put a third-party command on the parser by its name alone."""
    parser = commands.add_parser(point.name, help=f"a command of {_brings(point)}")
    parser.takes_all = lambda options: _run_unread(options, point)


def _brings(point: EntryPoint) -> str:
    return plain(point.dist.name) if point.dist is not None else "?"


def _run_unread(options: argparse.Namespace, point: EntryPoint) -> int:
    """Import a third-party command, read what follows its name, and do it."""
    common = type(options.parser)(prog=options.parser.prog, add_help=False)
    known, rest = common.parse_known_args(options.rest, options)
    heed_choices(known)
    if is_left_out(point):
        raise SetupError(
            f"the command {point.name} of {_brings(point)} is left out or switched off"
        )
    parser = type(options.parser)(prog=options.parser.prog)
    commands = parser.add_subparsers(metavar="COMMAND", required=True)
    loaded(point, commands)
    if point.name not in commands.choices:
        raise SetupError(f"{_brings(point)} brings no command {point.name}, though it says so")
    read = parser.parse_args([point.name, *rest], known)
    run: Callable[[argparse.Namespace], object] = read.run
    code = run(read)
    return code if isinstance(code, int) else 0


def tell_what_fails(name: str, why: str) -> None:
    """Say that a third-party entry point does not work, and what can be done."""
    say(f"the mod {name} does not work: {why}; {ways_out([name])}")


def checked_library(options: argparse.Namespace) -> Library:
    """All plugins for this command; which would have ended it is said, and what can be done."""
    library = library_of(options)
    for name, plugin in library.plugins.items():
        if plugin.ends_programs:
            say(f"the mod {name} does not work: {plugin.broken}; {ways_out([name])}")
    return library


def add_with(parser: argparse._ActionsContainer) -> None:
    """The option that brings a plugin from a file."""
    parser.add_argument(
        "--with",
        dest="with_files",
        metavar="FILE",
        type=Path,
        action="append",
        help="a plugin file, package or card pack to use besides; may be given several times",
    )


def add_json(parser: argparse._ActionsContainer) -> None:
    """The option that asks for data instead of words."""
    parser.add_argument("--json", action="store_true", help="print data for programs")


def print_json(value: Any) -> None:
    """Print data, in a stable order of keys."""
    print(as_lines(value))


def as_lines(value: Any) -> str:
    """Data as text for programs, which people can read too."""
    return json.dumps(value, indent=2, ensure_ascii=False)


def names(text: str) -> tuple[str, ...]:
    """A list of names with commas between them."""
    return tuple(name.strip() for name in text.split(",") if name.strip())


def settings(pairs: Iterable[str]) -> dict[str, Setting]:
    """Options of a game as they are written on the command line, `name=value` each."""
    found: dict[str, Setting] = {}
    for pair in pairs:
        name, equals, value = pair.partition("=")
        if not equals or not name:
            raise SetupError(f"write an option as name=value, not {pair!r}")
        found[name] = setting(value)
    return found


def setting(value: str) -> Setting:
    """A value as an option takes it: true and false, whole numbers, else the text itself."""
    if value in ("true", "false"):
        return value == "true"
    try:
        return int(value)
    except ValueError:
        return value


def counted(number: int, one: str, many: str = "") -> str:
    """How many of something, as in `1 scenario` and `2 scenarios`."""
    return f"{number} {one if number == 1 else many or one + 's'}"
