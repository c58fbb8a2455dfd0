"""What several commands share: their options, and the library of plugins they work with."""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Iterable
from importlib.metadata import entry_points
from pathlib import Path
from typing import Any

from scriptorium.engine.errors import SetupError
from scriptorium.engine.library import Library
from scriptorium.engine.values import Setting
from scriptorium.mods.crash_attribution import ways_out
from scriptorium.mods.start_options import library_of
from scriptorium.plugins.sanitize import plain

Commands = Any  # argparse keeps the type of what `add_subparsers` gives to itself


def say(message: str) -> None:
    """Tell something that is not a result, on one line."""
    print(f"scriptorium: {plain(' '.join(message.split()))}", file=sys.stderr)


def add_installed(commands: Commands, group: str) -> None:
    """Put the commands of installed packages on the parser; one that fails is only told."""
    for point in sorted(entry_points(group=group), key=lambda point: point.name):
        try:
            point.load()(commands)
        except Exception as error:
            say(f"the command {point.name} cannot be used: {type(error).__name__}: {error}")


def library_told_of(options: argparse.Namespace) -> Library:
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
