"""`scriptorium play`: open the frontend that suits the machine."""

from __future__ import annotations

import argparse
import os
import sys
from argparse import ArgumentTypeError
from collections.abc import Callable
from importlib.metadata import EntryPoint, entry_points

from scriptorium.engine.errors import SetupError
from scriptorium.plugins.installed import in_order, is_third_party, loaded

from .common import Commands, add_with

GROUP = "scriptorium.frontends"
WINDOWS = ("desktop", "tablet")
PREFERRED = (*WINDOWS, "text")
MOST_PORT = 65535

Frontend = Callable[[argparse.Namespace], int]


def add(commands: Commands) -> None:
    """Put the command on the parser."""
    parser = commands.add_parser(
        "play",
        help="play a game",
        description="Open the frontend that suits this machine, or the one named by --ui.",
    )
    parser.add_argument("game", nargs="?", help="the game to begin with")
    parser.add_argument(
        "--ui", metavar="NAME", help="desktop, tablet, web, text or another frontend"
    )
    told = "a guided match: of the game that is named, else the one left last"
    parser.add_argument("--lesson", action="store_true", help=told)
    parser.add_argument("--lan", action="store_true", help="web: offer it to the home network too")
    parser.add_argument("--port", type=port, metavar="N", help="web: the port it is offered at")
    parser.add_argument(
        "--at",
        nargs="+",
        default=(),
        metavar=("SCENARIOS", "TITLE"),
        help="begin where a scenario of a file stands: the one of that title, else the first",
    )
    parser.add_argument("--join", metavar="LINK", default="", help="play at a table over a net")
    parser.add_argument("--name", metavar="NAME", default="", help="--join: what you are called")
    add_with(parser)
    parser.add_argument("--go-on", metavar="NAME", default="", help="go on with this kept match")
    parser.set_defaults(run=run, watches=True)


def run(options: argparse.Namespace) -> int:
    """Hand over to a frontend; with none that starts, say what works without one."""
    if len(options.at) > 2:
        raise SetupError('--at takes a file and a title in quotes: --at FILE "the title"')
    there = in_order(entry_points(group=GROUP))
    if options.ui is not None:
        if options.ui not in there:
            known = ", ".join(sorted(there)) or "none"
            raise SetupError(f"there is no frontend {options.ui!r} here; installed are: {known}")
        return _frontend(there[options.ui])(options)
    tried = []
    for name in _suitable(there):
        try:
            frontend = _frontend(there[name])
        except SetupError as error:
            tried.append(str(error))
            continue
        return frontend(options)
    told = f" ({'; '.join(tried)})" if tried else ""
    raise SetupError(
        f"no frontend is installed that can be opened here{told}. "
        "Without one these work: scriptorium games, check, simulate and replay."
    )


def port(told: str) -> int:
    """A number that a port can have; 0 takes any that is free."""
    if not (told.isascii() and told.isdecimal() and len(told) <= 5 and int(told) <= MOST_PORT):
        raise ArgumentTypeError(f"{told!r} is no port: a number from 0 to {MOST_PORT} is")
    return int(told)


def window_here() -> str:
    """The window that suits this machine; empty where there is none."""
    there = in_order(entry_points(group=GROUP))
    return next((name for name in _suitable(there) if name in WINDOWS), "")


def opens_third_party(options: argparse.Namespace) -> bool:
    """Whether the frontend that is named is another distribution's, which watches nothing."""
    named = in_order(entry_points(group=GROUP)).get(getattr(options, "ui", None) or "")
    return named is not None and is_third_party(named)


def _frontend(point: EntryPoint) -> Frontend:
    try:
        frontend: Frontend = loaded(point)
    except Exception as error:
        raise SetupError(f"the frontend {point.name} does not start: {error}") from error
    return frontend


def _suitable(there: dict[str, EntryPoint]) -> list[str]:
    """The frontends in the order in which they suit this machine."""
    windows = sys.platform in ("win32", "darwin") or bool(
        os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY")
    )
    order = PREFERRED if windows else ("text",)
    others = sorted(set(there) - set(PREFERRED)) if windows else []
    return [name for name in (*order, *others) if name in there]
