"""Find a Python that can run Scriptorium.

These scripts may be started by any Python 3.7 or newer, so they keep to old syntax and to the
standard library; only the interpreter chosen here has to be a supported one.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Callable, Iterable
from typing import NamedTuple

# The same range as requires-python in pyproject.toml; tests/test_scripts.py compares the two.
OLDEST = (3, 11)
NEWEST = (3, 14)
# For newer ones there are no windows yet; taken only where there is no other.
WINDOWS = (3, 13)

# venv and ensurepip are packed separately by some systems, so having Python is not enough.
_QUESTION = "import sys, venv, ensurepip; print('%d.%d.%d' % sys.version_info[:3])"


class Answer(NamedTuple):
    """What an interpreter said about itself: its version, or why it cannot be used."""

    version: tuple[int, ...]
    problem: str = ""


class SetUpError(Exception):
    """Something is missing that only the person at the keyboard can provide."""


def is_supported(version: Iterable[int]) -> bool:
    """Whether Scriptorium runs on this version of Python."""
    return OLDEST <= tuple(version)[:2] <= NEWEST


def spelled(version: Iterable[int]) -> str:
    """A version as people write it: 3.12 or 3.12.1."""
    return ".".join(str(part) for part in version)


def supported_names() -> list[str]:
    """python3.13, python3.12 and so on, newest first; behind them those without windows."""
    minors = range(NEWEST[1], OLDEST[1] - 1, -1)
    return [f"python3.{minor}" for minor in sorted(minors, key=lambda one: one > WINDOWS[1])]


def running_interpreter() -> str:
    """The Python running this script; inside a virtual environment, the one it was made from.

    An environment that is about to be remade cannot be the one that makes it.
    """
    if sys.prefix != sys.base_prefix:
        return getattr(sys, "_base_executable", None) or sys.executable
    return sys.executable


def candidates(
    running: str,
    find: Callable[[str], str | None] = shutil.which,
    windows: bool = os.name == "nt",
) -> list[tuple[str, ...]]:
    """Commands worth trying, best first: the running Python, then the supported ones by name."""
    found: list[tuple[str, ...]] = [(running,)]
    for name in supported_names():
        path = find(name)
        if path:
            found.append((path,))
    launcher = find("py") if windows else None
    if launcher:
        # On Windows there is no python3.12 on PATH but a launcher that knows all of them.
        found.extend((launcher, name.replace("python", "-")) for name in supported_names())
    return found


def ask(command: tuple[str, ...]) -> Answer:
    """Start an interpreter and ask for its version and whether it can make environments."""
    try:
        done = subprocess.run(
            [*command, "-c", _QUESTION],
            capture_output=True,
            text=True,
            timeout=60,
            check=False,
        )
    except (OSError, subprocess.TimeoutExpired) as error:
        return Answer((), f"does not start ({error})")
    if done.returncode != 0:
        said = done.stderr.strip().splitlines() or ["no message"]
        if "ensurepip" in said[-1] or "'venv'" in said[-1]:
            return Answer((), "cannot make environments (on Debian: apt-get install python3-venv)")
        return Answer((), f"does not work ({said[-1]})")
    version = tuple(int(part) for part in done.stdout.split()[-1].split("."))
    if not is_supported(version):
        kind = "old" if version[:2] < OLDEST else "new"
        return Answer(version, f"is Python {spelled(version)}, too {kind}")
    return Answer(version)


def choose(
    commands: Iterable[tuple[str, ...]], question: Callable[[tuple[str, ...]], Answer] = ask
) -> tuple[str, ...]:
    """The first interpreter that will do; a SetUpError that lists what was tried if none will.

    One that has no windows is taken where there is no other.
    """
    tried, windowless = [], []
    for command in commands:
        answer = question(command)
        if not answer.problem:
            if answer.version[:2] <= WINDOWS:
                return command
            windowless.append(command)
            continue
        tried.append(f"  {' '.join(command)} {answer.problem}")
    if windowless:
        return windowless[0]
    raise SetUpError(
        f"Scriptorium needs Python {spelled(OLDEST)} to {spelled(NEWEST)}. Tried:\n"
        + "\n".join(tried)
        + f"\nInstall one of them so that {supported_names()[0]} or a sibling is on PATH, "
        "or start this script with it."
    )
