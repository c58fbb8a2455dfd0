"""`scriptorium mods dev PATH`: try a mod in a match while its files are being changed."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterable, Iterator
from pathlib import Path
from queue import Empty, SimpleQueue
from threading import Thread

from scriptorium.engine.errors import SetupError
from scriptorium.mods.start_options import home_of, library_of
from scriptorium.testing.dev_session import ACTIONS, HELP, DevSession, game_named_by, newest_match

from .common import Commands, add_with
from .play import WINDOWS, window_here
from .play import run as play

MATCHES = "matches"
EVERY = 0.5


def add(commands: Commands) -> None:
    """Put the command on the parser."""
    told = (
        "Watch a mod: whenever a file is saved it is read anew, its scenarios are run, and the "
        "match is played again to the same point. Runs its code. Ctrl-C ends it."
    )
    parser = commands.add_parser("dev", help="try a mod while you change it", description=told)
    parser.add_argument("path", metavar="PATH", type=Path, help="a file or folder")
    parser.add_argument("--match", type=Path, metavar="FILE", help="a match to try it in")
    parser.add_argument(
        "--seed", type=int, metavar="S", help="a new match instead, with some random actions"
    )
    parser.add_argument(
        "--actions", type=int, default=ACTIONS, metavar="N", help="how many, past the opening"
    )
    parser.add_argument(
        "--every", type=float, default=EVERY, metavar="SECONDS", help="how often to look"
    )
    told = "show it in a window, which reads it anew while it is open"
    parser.add_argument("--window", action="store_true", dest="watches", help=told)
    parser.add_argument("--ui", metavar="NAME", help="the window: desktop or tablet")
    add_with(parser)
    parser.set_defaults(run=run, tries=True)


def run(options: argparse.Namespace) -> int:
    """Look, tell, and look again until it is stopped."""
    if options.match is not None and options.seed is not None:
        raise SetupError("--match names a match and --seed makes one; give one of them")
    if options.every <= 0 or options.actions < 0:
        raise SetupError("--every is more than 0 seconds, and --actions are counted from 0")
    if not options.path.exists():
        raise SetupError(f"there is no {options.path}")
    if options.watches or options.ui:
        return _in_window(options)
    library = library_of(options)
    file = options.match
    if file is None and options.seed is None:
        folder = home_of(options).folder / MATCHES
        file = newest_match(folder, game_named_by(options.path, library))
    bench = DevSession(
        options.path,
        library,
        file=file,
        seed=options.seed or 0,
        actions=options.actions,
        say=_say,
    )
    if file is not None:
        _say(f"The match is {file.name}.")
    _say(HELP)
    try:
        watch(bench, _ticks(options.every))
    except KeyboardInterrupt:
        _say("Stopped.")
    return 0


def _in_window(options: argparse.Namespace) -> int:
    """The same in a window, until it is closed."""
    match, seed = options.match or "", "" if options.seed is None else options.seed
    options.dev = tuple(map(str, (options.path.resolve(), match, seed, options.actions)))
    options.ui = options.ui or window_here()
    if options.ui not in WINDOWS:
        raise SetupError(
            f"--ui is one of {', '.join(WINDOWS)}; without --window it works in lines of text"
        )
    options.game, options.lesson, options.at, options.go_on = "", False, (), ""
    return play(options)


def watch(bench: DevSession, ticks: Iterable[str | None]) -> None:
    """At each tick do what was typed, where something was, and look at the files."""
    for line in ticks:
        bench.look()
        if line is not None:
            bench.type(line)


def _ticks(every: float) -> Iterator[str | None]:
    """What is typed, as soon as it is; otherwise nothing, again and again."""
    typed: SimpleQueue[str] = SimpleQueue()

    def read() -> None:
        for line in sys.stdin:
            typed.put(line)

    yield None
    Thread(target=read, daemon=True).start()
    while True:
        try:
            yield typed.get(timeout=every)
        except Empty:
            yield None


def _say(line: str) -> None:
    print(line, flush=True)
