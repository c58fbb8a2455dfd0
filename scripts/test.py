"""Check everything: `python3 scripts/test.py [--only-tests] [pytest arguments]`.

Makes the environment in .venv if need be, then runs the formatter, the linter, the type checker,
the import rules and the tests, several at once. All of them run even if an early one fails.

  --only-tests    (first) run nothing but the tests
  --help-script   print this; --help adds what pytest says
  --require-hashes FILE  (before all others) install only what fits the hashes of scripts/hashes.py

All other arguments go to pytest: `python3 scripts/test.py tests/core -k grid`.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tempfile
import time
from contextlib import AbstractContextManager, nullcontext
from pathlib import Path

import _interpreter
import _screen
import _setup
from _side_by_side import Result, Step, closing, heading, run_all

# More would crowd out the tests that ask how soon something happens.
MOST_AT_ONCE = 4
# What tests need beside what the frontends in the tree do.
EXTRAS = frozenset({"dev", "lab", "research"})
# Tests write thousands of small files, each put down for good: in memory that takes no time.
MEMORY, ROOM = Path("/dev/shm"), 4 << 30


def split_arguments(arguments: list[str]) -> tuple[bool, list[str]]:
    """Whether only the tests were asked for, and what is left for pytest."""
    if arguments[:1] == ["--only-tests"]:
        return True, arguments[1:]
    return False, arguments


def typed_folders(root: Path) -> list[str]:
    """What is checked with mypy's strict rules: the core, the plugins and the stage."""
    folders = [
        root / "core",
        root / "plugins",
        root / "frontends" / "scriptorium_play",
        root / "frontends" / "scriptorium_ui",
    ]
    return [folder.relative_to(root).as_posix() for folder in folders if folder.is_dir()]


def checks_of_the_text(root: Path, venv: Path) -> list[Step]:
    """What reads the code without running it."""
    python = str(_setup.tool(venv, "python"))
    return [
        Step("format", [python, "-m", "ruff", "format", "--check", "."]),
        Step("lint", [python, "-m", "ruff", "check", "."]),
        Step("types", [python, "-m", "mypy", "--strict", *typed_folders(root)]),
        Step("imports", [str(_setup.tool(venv, "lint-imports"))]),
    ]


def chosen_tests(python: str, given: list[str]) -> Step:
    """The tests that arguments name: one run, on a screen where some open windows."""
    command = [python, "-m", "pytest", *given]
    opens = any(one.startswith(tuple(_screen.WINDOW_TESTS)) for one in given)
    return Step("tests", _screen.on_a_screen(command) if opens else command)


def all_tests(root: Path, python: str) -> list[Step]:
    """Each folder of tests as a run of its own, those with windows first: they take longest.

    Toolkits cannot share a process, and so many runs are spread evenly over the cores.
    """
    windows = [
        Step(
            f"windows: {folder.rpartition('/')[2]}",
            _screen.on_a_screen([python, "-m", "pytest", folder], place),
        )
        for place, folder in enumerate(reversed(_screen.window_tests(root)), 1)
    ]
    apart = (*_screen.WINDOW_TESTS, _screen.BROWSER_TESTS)
    if (root / _screen.BROWSER_TESTS).is_dir():
        windows.append(Step("browser", [python, "-m", "pytest", _screen.BROWSER_TESTS]))
    others = [folder for folder in test_folders(root) if folder not in apart]
    folders = [Step(f"tests: {Path(one).name}", [python, "-m", "pytest", one]) for one in others]
    beside = sorted(one.relative_to(root).as_posix() for one in root.glob("tests/test_*.py"))
    rest = [Step("tests", [python, "-m", "pytest", *beside])] if beside else []
    return [*windows, *folders, *rest]


def test_folders(root: Path) -> list[str]:
    """The folders that hold tests or scenarios, the largest first."""
    sizes = {
        folder.relative_to(root).as_posix(): sum(file.stat().st_size for file in test_files(folder))
        for folder in root.glob("tests/*")
        if folder.is_dir()
    }
    return sorted((folder for folder in sizes if sizes[folder]), key=lambda one: -sizes[one])


def test_files(folder: Path) -> list[Path]:
    """What pytest would find in a folder: tests, and scenarios, which are TOML."""
    return [*folder.rglob("test_*.py"), *folder.rglob("*.toml")]


def folder_for_files() -> AbstractContextManager[str | None]:
    """Where tests had best write: in memory, if that serves as a disk with room; None: as ever."""
    try:
        roomy = shutil.disk_usage(MEMORY).free >= ROOM
        runs = not os.statvfs(MEMORY).f_flag & os.ST_NOEXEC  # programs that tests write are run
    except (OSError, AttributeError):
        return nullcontext()
    if not (roomy and runs) or "TMPDIR" in os.environ:
        return nullcontext()
    return tempfile.TemporaryDirectory(
        prefix="scriptorium-tests-", dir=MEMORY, ignore_cleanup_errors=True
    )


def environment(venv: Path, files: str | None) -> dict[str, str]:
    """As for any program, and a place for compiled modules: checks start ours hundreds of times."""
    values = _setup.environment(venv)
    if files is not None:
        values["TMPDIR"] = files
    values.pop("PYTHONDONTWRITEBYTECODE", None)
    values["PYTHONPYCACHEPREFIX"] = str(venv / "bytecode")
    return values


def run_step(step: Step, root: Path, values: dict[str, str]) -> Result:
    """Run one check with its heading; a command that does not start counts as failed."""
    heading(step.name)
    started = time.monotonic()
    try:
        passed = subprocess.call(step.command, cwd=str(root), env=values) == 0
    except OSError as error:
        print(f"{step.command[0]} does not start: {error}", flush=True)
        passed = False
    return closing(step.name, passed, started)


def run_checks(root: Path, venv: Path, only_tests: bool, given: list[str]) -> list[Result]:
    """Run the checks: all side by side, or those that arguments name one after the other."""
    python = str(_setup.tool(venv, "python"))
    before = [] if only_tests else checks_of_the_text(root, venv)
    with folder_for_files() as files:
        values = environment(venv, files)
        if given:
            return [run_step(step, root, values) for step in [*before, chosen_tests(python, given)]]
        places = min(os.cpu_count() or 1, MOST_AT_ONCE)
        return run_all([*before, *all_tests(root, python)], places, root, values)


def prepare_screen(root: Path) -> list[Result]:
    """Bring what windows need, once there is a frontend that opens one."""
    if not _setup.present_frontends(root):
        return []
    heading("system packages")
    started = time.monotonic()
    prepared = _screen.prepare()
    if (root / _screen.BROWSER_TESTS).is_dir():
        prepared = _screen.prepare_programs({**_screen.BUILDERS, **_screen.BROWSERS}) and prepared
    return [closing("system packages", prepared, started)]


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
    if _setup.helps(arguments, __doc__, "python", "-m", "pytest"):
        return 0
    root = _setup.ROOT
    try:
        hashes, arguments = _setup.hashes_in(arguments)
        only_tests, given = split_arguments(arguments)
        venv = _setup.ensure(EXTRAS | _setup.present_frontends(root), hashes=hashes)
        results = prepare_screen(root)
        results += run_checks(root, venv, only_tests, given)
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
