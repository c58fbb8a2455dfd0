"""Measuring: rows of a name and a number, each the median of several warmed-up repeats.

A suite is a module with a function `rows` that is given a library and yields rows.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from importlib import import_module
from pathlib import Path
from statistics import median
from time import process_time

from scriptorium import Library

SUITES = {
    "play": "play",
    "squares": "sator.squares",
    "bots": "bot_rows",
    "desktop": "desktop.rows",
    "monasterium": "monasterium.monasterium_rows",
    "net": "net_rows",
    "rennes": "rennes.rennes_rows",
    "sator": "sator.sator_rows",
    "tablet": "tablet.rows",
}
REPEATS = 5
SECONDS = 0.1
PAIRS = 15


@dataclass(frozen=True)
class Target:
    """What a measurement must reach, and what it should; `at_most` where less is better."""

    must: float
    goal: float
    at_most: bool = False

    def verdict(self, value: float) -> str:
        """How far a value comes: "goal", "must" or "missed"."""
        if self._reaches(value, self.goal):
            return "goal"
        return "must" if self._reaches(value, self.must) else "missed"

    def _reaches(self, value: float, bound: float) -> bool:
        return value <= bound if self.at_most else value >= bound


@dataclass(frozen=True)
class Row:
    """One measurement: of what, how much, in which unit; or why it could not be made."""

    suite: str
    name: str
    value: float
    unit: str
    note: str = ""
    error: str = ""
    target: Target | None = None


Suite = Callable[[Library], Iterable[Row]]


def rate(work: Callable[[], int], *, seconds: float = SECONDS, repeats: int = REPEATS) -> float:
    """How many units of work are done in a second of this process's own time.

    `work` does some and says how many. It is done once to warm up, then for about `seconds` in
    each repeat; the median repeat counts.
    """
    work()
    return median(_repeat(work, seconds) for _ in range(repeats))


def _repeat(work: Callable[[], int], seconds: float) -> float:
    done, began = 0, process_time()
    while (spent := process_time() - began) < seconds or not done:
        done += work()
    return done / spent


def ratio(
    ours: Callable[[], int],
    theirs: Callable[[], int],
    *,
    seconds: float = SECONDS / 2,
    repeats: int = REPEATS,
) -> float:
    """How much longer ours takes than theirs, measured in turn: the median of the pairs."""
    ours()
    theirs()
    return median(_repeat(theirs, seconds) / _repeat(ours, seconds) for _ in range(repeats))


def paired(ours: Callable[[], float], theirs: Callable[[], float], *, pairs: int = PAIRS) -> float:
    """How much more ours takes than theirs: the median of so many pairs, each begun in turn.

    Both say how many seconds one unit of their work took; what they do besides is not counted.
    """
    ours()
    theirs()
    ratios = []
    for pair in range(pairs):
        if pair % 2:
            below = theirs()
            above = ours()
        else:
            above = ours()
            below = theirs()
        ratios.append(above / below)
    return median(ratios)


def spent(work: Callable[[], int]) -> float:
    """The seconds of this process's own time that one unit of the work took."""
    began = process_time()
    done = work()
    return (process_time() - began) / done


def spent_by(process: int) -> float:
    """The seconds of processor time that another process has taken."""
    fields = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def guarded(suite: str, name: str, rows: Iterable[Row]) -> Iterator[Row]:
    """The rows as they come; if one cannot be measured, a row that says why, and no more."""
    try:
        yield from rows
    except Exception as error:
        yield Row(suite, name, 0.0, "", error=f"{type(error).__name__}: {error}")


def suites() -> Iterator[tuple[str, Suite]]:
    """All that can be measured, by name."""
    for name, module in SUITES.items():
        yield name, import_module(f"{__package__}.{module}").rows


def measure(library: Library, only: Iterable[str] = ()) -> Iterator[Row]:
    """The rows of all suites, or of those named."""
    wanted = set(only)
    for name, suite in suites():
        if not wanted or name in wanted:
            yield from guarded(name, name, suite(library))
