"""Check everything: `python3 scripts/test.py [--only-tests] [pytest arguments]`.

Makes the environment in .venv if need be, then runs the formatter, the linter, the type checker,
the import rules and the tests, several at once. All of them run even if an early one fails. What
took longest last time starts first.

  --only-tests    (first) run nothing but the tests
  --night [5%] [FOLDER ...]  (first) run the tests in all their cases, those of SCRIPTORIUM_NIGHT=1:
                  all folders of tests, or those named, such as `stage`. Takes hours; with 5% it is
                  a short night, which tries that share of what is tried thousands of times. Stop it
                  when you like; the next start goes on where this one stopped, until a source
                  changes.
  --help-script   print this; --help adds what pytest says
  --require-hashes FILE  (before all others) install only what fits the hashes of scripts/hashes.py

All other arguments go to pytest: `python3 scripts/test.py tests/core -k grid`.
"""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
import tempfile
import time
from contextlib import AbstractContextManager, nullcontext
from pathlib import Path

import _interpreter
import _night
import _screen
import _setup
from _side_by_side import Result, Step, closing, heading, run_all, wait_for

# More would crowd out the tests that ask how soon something happens.
MOST_AT_ONCE = 4
# What tests need beside what the frontends in the tree do.
EXTRAS = frozenset({"dev", "lab", "net", "notify", "postgres", "research"})
# In .venv: how long each check took when it last passed.
SECONDS = "scriptorium-seconds.json"
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
        root / "frontends" / "scriptorium_server",
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


def last_seconds(venv: Path) -> dict[str, float]:
    """How long each check took when it last passed; nothing where that is not known."""
    try:
        found = json.loads((venv / SECONDS).read_text(encoding="utf-8"))
        return {str(name): float(seconds) for name, seconds in found.items()}
    except (OSError, ValueError, TypeError, AttributeError):
        return {}


def keep_seconds(venv: Path, results: list[Result]) -> None:
    """Keep how long the checks took; one that failed may have ended early, and does not count."""
    known = last_seconds(venv) | {one.name: round(one.seconds, 1) for one in results if one.passed}
    fresh = venv / (SECONDS + ".new")
    fresh.write_text(json.dumps(known, indent=1) + "\n", encoding="utf-8")
    os.replace(fresh, venv / SECONDS)


def longest_first(steps: list[Step], seconds: dict[str, float]) -> list[Step]:
    """The checks in the order in which two cores end soonest; before them those not known yet."""
    return sorted(steps, key=lambda step: -seconds.get(step.name, float("inf")))


def run_step(step: Step, root: Path, values: dict[str, str]) -> Result:
    """Run one check with its heading; a command that does not start counts as failed."""
    heading(step.name)
    started = time.monotonic()
    passed, cpu = False, None
    try:
        process = subprocess.Popen(step.command, cwd=str(root), env={**values, **step.more})
        try:
            passed, cpu = wait_for(process)
        except BaseException:
            process.kill()
            raise
    except OSError as error:
        print(f"{step.command[0]} does not start: {error}", flush=True)
    return closing(step.name, passed, started, cpu)


def run_checks(root: Path, venv: Path, only_tests: bool, given: list[str]) -> list[Result]:
    """Run the checks: all side by side, or those that arguments name one after the other."""
    python = str(_setup.tool(venv, "python"))
    before = [] if only_tests else checks_of_the_text(root, venv)
    with folder_for_files() as files:
        values = environment(venv, files)
        if given:
            return [run_step(step, root, values) for step in [*before, chosen_tests(python, given)]]
        steps = longest_first([*before, *all_tests(root, python)], last_seconds(venv))
        results = run_all(steps, places(), root, values)
    keep_seconds(venv, results)
    return results


def places() -> int:
    """How many checks run at once."""
    return min(os.cpu_count() or 1, MOST_AT_ONCE)


def run_night(root: Path, venv: Path, given: list[str]) -> bool:
    """Try the tests in all their cases and tell what was tried; whether nothing is left to do."""
    share, given = _night.share_in(given)
    steps = _night.chosen(all_tests(root, str(_setup.tool(venv, "python"))), given)
    now = _night.state(root, share)
    files = {_night.short(step.name): _night.kept(root, step.name) for step in steps}
    left = [
        _night.at_night(step, root, now, share)
        for step in longest_first(steps, last_seconds(venv))
        if not _night.read(files[_night.short(step.name)], now).whole
    ]
    try:
        with folder_for_files() as folder:
            results = run_all(left, places(), root, environment(venv, folder))
    finally:
        tried = {name: _night.read(path, now) for name, path in files.items()}
        heading("the night" if share == 1 else f"a short night, {100 * share:g} %")
        print(_night.summary(tried), flush=True)
    return all(one.passed for one in results) and all(one.whole for one in tried.values())


def prepare_screen(root: Path) -> list[Result]:
    """Bring what windows need, once there is a frontend that opens one."""
    if not _setup.present_frontends(root):
        return []
    heading("system packages")
    started = time.monotonic()
    prepared = _screen.prepare()
    if (root / _screen.BROWSER_TESTS).is_dir():
        prepared = _screen.prepare_programs({**_screen.BUILDERS, **_screen.BROWSERS}) and prepared
    if (root / _screen.DATABASE_TESTS).is_dir():
        prepared = _screen.prepare_database() and prepared
    return [closing("system packages", prepared, started)]


def summary(results: list[Result]) -> str:
    """All results as a short table, and the verdict."""
    lines = [
        f"  {'passed' if result.passed else 'FAILED'}  {result.name:<16}{result.seconds:8.1f} s"
        + ("" if result.cpu is None else f"{result.cpu:8.1f} s of CPU")
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
        if arguments[:1] == ["--night"]:
            venv = _setup.ensure(EXTRAS | _setup.present_frontends(root), hashes=hashes)
            prepared = all(one.passed for one in prepare_screen(root))
            return 0 if run_night(root, venv, arguments[1:]) and prepared else 1
        only_tests, given = split_arguments(arguments)
        venv = _setup.ensure(EXTRAS | _setup.present_frontends(root), hashes=hashes)
        results = prepare_screen(root)
        results += run_checks(root, venv, only_tests, given)
    except (_interpreter.SetUpError, _night.UnknownFolderError) as error:
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
