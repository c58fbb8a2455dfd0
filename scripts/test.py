"""Check everything: `python3 scripts/test.py [--only-tests] [pytest arguments]`.

Makes the environment in .venv if need be, then runs the formatter, the linter, the type checker,
the import rules and the tests. All of them run even if an early one fails.

  --only-tests    (first) run nothing but the tests
  --help-script   print this; --help is pytest's own

All other arguments go to pytest: `python3 scripts/test.py tests/core -k grid`.
"""

from __future__ import annotations

import os
import subprocess
import sys
import time
from pathlib import Path
from typing import NamedTuple

import _interpreter
import _screen
import _setup

WORKERS = 2


class Step(NamedTuple):
    """One check: its heading and the command that makes it."""

    name: str
    command: list[str]


class Result(NamedTuple):
    """How a check ended and how long it took."""

    name: str
    passed: bool
    seconds: float


def split_arguments(arguments: list[str]) -> tuple[bool, list[str]]:
    """Whether only the tests were asked for, and what is left for pytest."""
    if arguments[:1] == ["--only-tests"]:
        return True, arguments[1:]
    return False, arguments


def typed_folders(root: Path) -> list[str]:
    """What is checked with mypy's strict rules: the core, the plugins and the stage."""
    folders = [root / "core", root / "plugins", root / "frontends" / "scriptorium_stage"]
    return [folder.relative_to(root).as_posix() for folder in folders if folder.is_dir()]


def pytest_arguments(given: list[str], cores: int) -> list[str]:
    """Spread a full run over two processes; a run with arguments is left as it was asked for."""
    return given if given or cores < WORKERS else ["-n", str(WORKERS)]


def steps(root: Path, venv: Path, only_tests: bool, given: list[str], cores: int) -> list[Step]:
    """The checks to run, in order."""
    python = str(_setup.tool(venv, "python"))
    tests = run_of_tests(root, python, given, cores)
    if only_tests:
        return tests
    return [
        Step("format", [python, "-m", "ruff", "format", "--check", "."]),
        Step("lint", [python, "-m", "ruff", "check", "."]),
        Step("types", [python, "-m", "mypy", "--strict", *typed_folders(root)]),
        Step("imports", [str(_setup.tool(venv, "lint-imports"))]),
        *tests,
    ]


def run_of_tests(root: Path, python: str, given: list[str], cores: int) -> list[Step]:
    """The tests without windows, then those of each frontend in a process of its own.

    Arguments of one's own are one run; on a screen where they name tests that open windows.
    """
    command = [python, "-m", "pytest", *pytest_arguments(given, cores)]
    folders = _screen.window_tests(root)
    if given:
        opens = any(one.startswith(tuple(_screen.WINDOW_TESTS)) for one in given)
        return [Step("tests", _screen.on_a_screen(command) if opens else command)]
    windows = [
        Step(
            f"windows: {folder.rpartition('/')[2]}",
            _screen.on_a_screen([python, "-m", "pytest", folder]),
        )
        for folder in folders
    ]
    return [Step("tests", command), *windows]


def heading(name: str) -> None:
    print(f"\n== {name} " + "=" * (70 - len(name)), flush=True)


def closing(name: str, passed: bool, started: float) -> Result:
    result = Result(name, passed, time.monotonic() - started)
    print(f"-- {name}: {'passed' if passed else 'FAILED'}, {result.seconds:.1f} s", flush=True)
    return result


def run_step(step: Step, root: Path, venv: Path) -> Result:
    """Run one check with its heading; a command that does not start counts as failed."""
    heading(step.name)
    started = time.monotonic()
    try:
        environment = _setup.environment(venv)
        passed = subprocess.call(step.command, cwd=str(root), env=environment) == 0
    except OSError as error:
        print(f"{step.command[0]} does not start: {error}", flush=True)
        passed = False
    return closing(step.name, passed, started)


def prepare_screen(root: Path) -> list[Result]:
    """Bring what windows need, once there is a frontend that opens one."""
    if not _setup.present_frontends(root):
        return []
    heading("system packages")
    started = time.monotonic()
    return [closing("system packages", _screen.prepare(), started)]


def summary(results: list[Result]) -> str:
    """All results as a short table, and the verdict."""
    lines = [
        f"  {'passed' if result.passed else 'FAILED'}  {result.name:<16}{result.seconds:8.1f} s"
        for result in results
    ]
    failed = [result.name for result in results if not result.passed]
    verdict = f"Failed: {', '.join(failed)}." if failed else "All checks passed."
    return "\n".join([*lines, verdict])


def main(arguments: list[str]) -> int:
    if "--help-script" in arguments:
        print(__doc__)
        return 0
    root = _setup.ROOT
    only_tests, given = split_arguments(arguments)
    try:
        venv = _setup.ensure({"dev"} | _setup.present_frontends(root))
        results = prepare_screen(root)
        for step in steps(root, venv, only_tests, given, os.cpu_count() or 1):
            results.append(run_step(step, root, venv))
    except _interpreter.SetUpError as error:
        _setup.say(str(error))
        return 1
    except KeyboardInterrupt:
        _setup.say("Stopped.")
        return 130
    heading("summary")
    print(summary(results), flush=True)
    return 0 if all(result.passed for result in results) else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
