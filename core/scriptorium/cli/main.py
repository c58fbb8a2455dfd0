"""The command line: `scriptorium COMMAND …`.

Commands are functions that add themselves to the parser. The core brings its own; installed
packages add theirs through entry points of the group `scriptorium.commands`.
"""

from __future__ import annotations

import argparse
import io
import logging
import os
import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from importlib.metadata import version
from pathlib import Path
from typing import Any, NoReturn, TextIO, cast

from scriptorium.engine.errors import ScriptoriumError
from scriptorium.isolation.quiet_log import QuietFile as QuietFile
from scriptorium.isolation.watched_process import be_watched, end
from scriptorium.mods.home import home_folder
from scriptorium.mods.start_options import heed_choices
from scriptorium.plugins.installed import tell_of_failures
from scriptorium.plugins.sanitize import plain
from scriptorium.stop_key import STOPPED, say_stopped

from .commands import CORE_COMMANDS
from .commands.common import add_installed, say, tell_what_fails
from .supervised import starts, watched_over

GROUP = "scriptorium.commands"
DEBUG = "SCRIPTORIUM_DEBUG"
LOG = "scriptorium.log"
FAILED, MISUSED = 1, 2

Command = Callable[[argparse.Namespace], int]
Add = Callable[[Any], None]


class Parser(argparse.ArgumentParser):
    """A parser whose complaints are one line, and whose sub-commands know the common options.

    What `takes_all` is a command whose options are read later, by itself.
    """

    takes_all: Command | None = None

    def __init__(self, *args: Any, **settings: Any) -> None:
        super().__init__(*args, **settings)
        self.add_argument(
            "--no-mods",
            action="store_true",
            default=argparse.SUPPRESS,
            help="start with the shipped games alone",
        )
        self.add_argument(
            "--mods-dir",
            type=Path,
            metavar="DIR",
            default=argparse.SUPPRESS,
            help="look for loose mods in this folder",
        )
        self.add_argument(
            "--leave-out",
            dest="left_out",
            metavar="NAME",
            action="append",
            default=argparse.SUPPRESS,
            help="leave this mod out for once; may be given several times",
        )

    def parse_known_args(  # type: ignore[override]
        self, args: Sequence[str] | None = None, namespace: argparse.Namespace | None = None
    ) -> tuple[argparse.Namespace, list[str]]:
        """What is written; behind a command that nobody has read yet, just as it is written."""
        if self.takes_all is None:
            return super().parse_known_args(args, namespace)
        return argparse.Namespace(run=self.takes_all, rest=list(args or ())), []

    def error(self, message: str) -> NoReturn:
        """Say in one line what is wrong with the call."""
        self.exit(MISUSED, f"{self.prog}: {message} ({self.prog} --help says what there is)\n")


def parser(further: Sequence[Add] = ()) -> Parser:
    """The whole command line, with the commands of installed packages and further ones."""
    made = Parser(prog="scriptorium", description="A tabletop engine: play, check, simulate.")
    made.add_argument(
        "--version", action="version", version=f"scriptorium {version('scriptorium')}"
    )
    made.set_defaults(no_mods=False, mods_dir=None, left_out=[])
    commands = made.add_subparsers(title="commands", metavar="COMMAND", required=True)
    for add in (*CORE_COMMANDS, *further):
        add(commands)
    add_installed(commands, GROUP)
    return made


def main(arguments: Sequence[str] | None = None, *, further: Sequence[Add] = ()) -> int:
    """Run one command; whatever goes wrong ends as one line and an exit code.

    Called without arguments it is the program itself: third-party code that it starts is watched.
    """
    _write_what_can_be_written()
    if arguments is not None:
        return _run(arguments, further)
    if be_watched() is None:
        return _run(None)
    try:
        code = _run(None)
    except SystemExit as error:  # the parser has said why
        code = error.code if isinstance(error.code, int) else 0
    except Exception:  # it is to be seen, as somebody is debugging
        sys.excepthook(*sys.exc_info())
        code = FAILED
    return end(code)


def _run(arguments: Sequence[str] | None, further: Sequence[Add] = ()) -> int:
    with _log():
        try:
            made = parser(further)
            options = made.parse_args(arguments)
            options.parser = made
            command: Command = options.run
            heed_choices(options)
            tell_of_failures(tell_what_fails)
            mods = starts(options) if arguments is None else ()
            with _plainly(options):
                code = watched_over(sys.argv[1:], options, mods) if mods else command(options)
            sys.stdout.flush()
        except KeyboardInterrupt:
            say_stopped()
            return STOPPED
        except BrokenPipeError:
            _write_no_more()
            return FAILED
        except Exception as error:
            if _debugging():
                raise
            say(_in_words(error))
            _write_what_is_left()
            return FAILED
    return code


@contextmanager
def _plainly(options: argparse.Namespace) -> Iterator[None]:
    """Let no output about mods and matches move the cursor; data for programs stays as it is."""
    out = sys.stdout
    if not (getattr(options, "json", False) or getattr(options, "watches", False)):
        sys.stdout = cast("TextIO", Plainly(out))
    try:
        yield
    finally:
        sys.stdout = out


class Plainly:
    """An output that lets only plain text through."""

    def __init__(self, out: TextIO) -> None:
        self._out = out

    def write(self, told: str) -> int:
        """Write what is plain of it; the start of a line may be gone back to."""
        return self._out.write("\r".join(map(plain, told.split("\r"))))

    def __getattr__(self, name: str) -> Any:
        return getattr(self._out, name)


def _write_what_is_left() -> None:
    """Where that is impossible, a full disk for one, Python shall not complain while it ends."""
    try:
        sys.stdout.flush()
    except OSError:
        _write_no_more()


def _write_no_more() -> None:
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def _write_what_can_be_written() -> None:
    """A console that lacks a sign shows another instead of stopping the program."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")


def _in_words(error: Exception) -> str:
    if isinstance(error, OSError) and error.strerror:
        return f"{error.filename}: {error.strerror}" if error.filename else error.strerror
    if isinstance(error, ScriptoriumError) and str(error):
        return str(error)
    return f"this should not happen: {type(error).__name__}: {error} ({DEBUG}=1 shows where)"


def _debugging() -> bool:
    return bool(os.environ.get(DEBUG))


@contextmanager
def _log() -> Iterator[None]:
    """Keep what plugins did wrong in a file of the player's folder, or show it when debugging."""
    logger = logging.getLogger("scriptorium")
    debugging, propagates = _debugging(), logger.propagate
    handler = logging.StreamHandler() if debugging else QuietFile(home_folder() / LOG)
    logger.addHandler(handler)
    logger.propagate = False
    try:
        yield
    finally:
        logger.propagate = propagates
        logger.removeHandler(handler)
        handler.close()
