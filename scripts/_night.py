"""The night: every test in all its cases, in runs that can be stopped and gone on with.

A file for each folder of tests, in build/night, keeps how each of its cases ended, written as soon
as the case is over. It counts for one state of the sources only: a start after any change begins
anew. A start without one runs what is missing and what has failed.
"""

from __future__ import annotations

import hashlib
import json
import re
import subprocess
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, NamedTuple

from _side_by_side import Step

NIGHT = "SCRIPTORIUM_NIGHT"  # tests/night.py reads it
FOLDER = Path("build") / "night"
# Where sources are, for a copy that git does not know.
SOURCES = ("cards", "core", "docs", "frontends", "packaging", "plugins", "scripts", "tests")
MADE = {"__pycache__", "build", "node_modules"}
SHARE = re.compile(r"(\d+(?:\.\d+)?)%")
# How a case ends, in the words of tests/night_record.py.
PASSED, FAILED, SKIPPED = "passed", "failed", "skipped"


class UnknownFolderError(Exception):
    """A folder was asked for that has no tests."""


class Tried(NamedTuple):
    """What a file of build/night tells of one folder of tests."""

    cases: int | None  # None: they were never collected
    passed: int = 0
    failed: tuple[str, ...] = ()
    skipped: int = 0
    seconds: float = 0.0

    @property
    def missing(self) -> int:
        return (self.cases or 0) - self.passed - len(self.failed) - self.skipped

    @property
    def whole(self) -> bool:
        """Whether every case has been tried and none failed."""
        return bool(self.cases) and not self.missing and not self.failed


def sources(root: Path) -> list[Path]:
    """All files that could change how a test ends, by what git says or by where they are."""
    asked = ["git", "ls-files", "--cached", "--others", "--exclude-standard", "-z"]
    try:
        done = subprocess.run(asked, cwd=root, capture_output=True, check=False)
        listed = done.stdout.decode().split("\0") if done.returncode == 0 else []
    except OSError:
        listed = []
    found = [root / name for name in listed if name]
    if not found:
        found = [path for name in SOURCES for path in (root / name).rglob("*")]
        found = [path for path in found if not MADE & set(path.relative_to(root).parts)]
        found.append(root / "pyproject.toml")
    return sorted({path for path in found if path.is_file()})


def state(root: Path, share: float = 1) -> str:
    """A hash of all sources: what was tried counts only as long as it stays the same."""
    known = hashlib.sha256(f"{share:g}".encode())
    for path in sources(root):
        known.update(path.relative_to(root).as_posix().encode() + b"\0")
        known.update(hashlib.sha256(path.read_bytes()).digest())
    return known.hexdigest()


def kept(root: Path, name: str) -> Path:
    """The file of one run: `tests: stage` is kept in stage.jsonl."""
    return root / FOLDER / f"{short(name)}.jsonl"


def short(name: str) -> str:
    """What a run is called on the command line: `windows: desktop` is desktop, `browser` is web."""
    return {"browser": "web", "tests": "top"}.get(name, name.rpartition(": ")[2])


def chosen(steps: Sequence[Step], given: Sequence[str]) -> list[Step]:
    """The runs that were asked for, as `stage` or `tests/stage`; all where none was named."""
    every = {short(step.name): step for step in steps}
    wanted = [Path(one).name for one in given]
    unknown = [one for one in wanted if one not in every]
    if unknown:
        there = ", ".join(sorted(every))
        raise UnknownFolderError(f"--night knows no {', '.join(unknown)}; there are {there}.")
    return [step for one, step in every.items() if not wanted or one in wanted]


def at_night(step: Step, root: Path, now: str, share: float = 1) -> Step:
    """The same run with all cases, which keeps how each ends."""
    keeps = [f"--night-kept={kept(root, step.name)}", f"--night-state={now}"]
    return Step(step.name, [*step.command, *keeps], {**step.more, NIGHT: f"{share:g}"})


def share_in(given: list[str]) -> tuple[float, list[str]]:
    """How much of a night was asked for, as in `5%`, and the folders behind it."""
    found = SHARE.fullmatch(given[0]) if given else None
    if found is None:
        return 1.0, given
    return min(1.0, float(found[1]) / 100), given[1:]


def read(path: Path, now: str) -> Tried:
    """What a file tells, if it was written for these sources; a torn last line is left out."""
    cases, ended = None, {}
    seconds = 0.0
    for line in lines(path, now):
        if "cases" in line:
            cases = line["cases"]
        if "case" in line:
            ended[line["case"]] = line["ended"]
            seconds += line["seconds"]
    count = list(ended.values()).count
    failed = tuple(one for one, how in ended.items() if how == FAILED)
    return Tried(cases, count(PASSED), failed, count(SKIPPED), seconds)


def lines(path: Path, now: str) -> list[dict[str, Any]]:
    """The lines of a file that was written for these sources; of any other none."""
    try:
        text = path.read_text(encoding="utf-8")
    except FileNotFoundError:
        return []
    found = []
    for line in text.split("\n")[:-1]:
        try:
            found.append(json.loads(line))
        except ValueError:
            break
    return found if found and found[0].get("state") == now else []


def summary(tried: Mapping[str, Tried]) -> str:
    """What was really tried, folder by folder, and what is still missing."""
    told = [f"  {'':14}{'cases':>7}{'passed':>8}{'failed':>8}{'skipped':>8}{'missing':>8}  seconds"]
    for name, one in tried.items():
        cases = "?" if one.cases is None else str(one.cases)
        missing = "all" if one.cases is None else str(one.missing)
        told.append(
            f"  {name:14}{cases:>7}{one.passed:>8}{len(one.failed):>8}{one.skipped:>8}"
            f"{missing:>8}{one.seconds:>9.1f}"
        )
    told += [f"FAILED  {case}" for one in tried.values() for case in one.failed]
    left = [name for name, one in tried.items() if one.cases is None or one.missing]
    if left:
        told.append(f"Still missing: {', '.join(left)}. Start again to go on.")
    elif any(one.failed for one in tried.values()):
        told.append("All cases were tried. Start again to try those that failed once more.")
    else:
        told.append("All cases were tried, and all that ran passed.")
    return "\n".join(told)
