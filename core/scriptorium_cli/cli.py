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
from contextlib import contextmanager, suppress
from importlib.metadata import version
from logging.handlers import RotatingFileHandler
from pathlib import Path
from typing import Any, NoReturn

from scriptorium.errors import ScriptoriumError
from scriptorium_mods.home import home_folder

from .commands import CORE_COMMANDS
from .commands.common import add_installed, say

GROUP = "scriptorium.commands"
DEBUG = "SCRIPTORIUM_DEBUG"
LOG = "scriptorium.log"
MOST_LOG = 1024 * 1024
FAILED, MISUSED, STOPPED = 1, 2, 130

Command = Callable[[argparse.Namespace], int]


class Parser(argparse.ArgumentParser):
    """A parser whose complaints are one line, and whose sub-commands know the common options."""

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

    def error(self, message: str) -> NoReturn:
        """Say in one line what is wrong with the call."""
        self.exit(MISUSED, f"{self.prog}: {message} ({self.prog} --help says what there is)\n")


def parser() -> Parser:
    """The whole command line, with the commands of installed packages."""
    made = Parser(prog="scriptorium", description="A tabletop engine: play, check, simulate.")
    made.add_argument(
        "--version", action="version", version=f"scriptorium {version('scriptorium')}"
    )
    made.set_defaults(no_mods=False, mods_dir=None)
    commands = made.add_subparsers(title="commands", metavar="COMMAND", required=True)
    for add in CORE_COMMANDS:
        add(commands)
    add_installed(commands, GROUP)
    return made


def main(arguments: Sequence[str] | None = None) -> int:
    """Run one command; whatever goes wrong ends as one line and an exit code."""
    _write_what_can_be_written()
    with _log():
        try:
            options = parser().parse_args(arguments)
            command: Command = options.run
            code = command(options)
            sys.stdout.flush()
        except KeyboardInterrupt:
            say("stopped")
            return STOPPED
        except BrokenPipeError:
            os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
            return FAILED
        except Exception as error:
            if _debugging():
                raise
            say(_in_words(error))
            return FAILED
    return code


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


class QuietFile(RotatingFileHandler):
    """A log that is only made when there is something to write, and never in anyone's way."""

    def __init__(self, path: Path) -> None:
        super().__init__(path, maxBytes=MOST_LOG, backupCount=1, encoding="utf-8", delay=True)
        self.setFormatter(logging.Formatter("%(asctime)s %(name)s: %(message)s"))

    def emit(self, record: logging.LogRecord) -> None:
        """Make the folder when there is something to write; where it cannot be made, be silent."""
        try:
            Path(self.baseFilename).parent.mkdir(parents=True, exist_ok=True)
        except OSError:
            return
        super().emit(record)

    def close(self) -> None:
        """What a full disk has no room for is lost, and the program ends all the same."""
        with suppress(OSError):
            super().close()

    def handleError(self, record: logging.LogRecord) -> None:  # noqa: N802
        """A log that cannot be written is no reason to stop."""
