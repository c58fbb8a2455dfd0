"""The console: lines out, lines in, on a terminal or through pipes."""

from __future__ import annotations

import contextlib
import io
import os
import sys
from typing import Protocol, TextIO

from scriptorium.isolation import is_watched

CLEAR = "\x1b[2J\x1b[3J\x1b[H"


class LineSource(Protocol):
    """Where lines come from."""

    def readline(self) -> str:
        """The next line, empty at the end."""

    def isatty(self) -> bool:
        """Whether somebody sits at a terminal."""


class Unread:
    """The standard input without reading ahead: another process may read on from there."""

    def readline(self) -> str:
        """The next line, byte by byte."""
        line = bytearray()
        while not line.endswith(b"\n"):
            one = os.read(0, 1)
            if not one:
                break
            line += one
        return line.decode(sys.stdin.encoding or "utf-8", "replace")

    def isatty(self) -> bool:
        """Whether somebody sits at a terminal."""
        return os.isatty(0)


def _standard_input() -> LineSource:
    return Unread() if is_watched() else sys.stdin


class ConsoleClosed(Exception):
    """Nobody is there any more to answer."""


class Console:
    """Says lines and asks for lines."""

    def __init__(self, source: LineSource | None = None, target: TextIO | None = None) -> None:
        self.source: LineSource = source if source is not None else _standard_input()
        self.target = target if target is not None else sys.stdout
        if isinstance(self.target, io.TextIOWrapper):
            with contextlib.suppress(ValueError, OSError):
                # A terminal that lacks a letter shows a question mark, and play goes on.
                self.target.reconfigure(errors="replace")

    def say(self, line: str = "") -> None:
        """Say one line; what could steer a terminal is left out."""
        told = "".join(sign if sign.isprintable() else " " for sign in line)
        self.target.write(told.rstrip() + "\n")
        self.target.flush()

    def ask(self, prompt: str) -> str:
        """Ask for one line. Raises `ConsoleClosed` when no more can come."""
        self.target.write(prompt.strip() + " ")
        self.target.flush()
        try:
            line = self.source.readline()
        except (UnicodeDecodeError, ValueError):
            line = ""
        if not line:
            self.target.write("\n")
            raise ConsoleClosed
        if not self.source.isatty():
            self.target.write("\n")  # nobody pressed Enter where it shows
        return line.strip()

    def clear(self) -> None:
        """Take everything off the screen; through a pipe a line of dashes stands for it."""
        if self.target.isatty():
            self.target.write(CLEAR)
            self.target.flush()
        else:
            self.say("-" * 60)
