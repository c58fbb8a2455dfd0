"""Keeps how each case of a night ends, and leaves out those that have passed already.

`scripts/_night.py` starts such runs and reads the file: one line of JSON for the state of the
sources, one for the number of cases, then one for each case as soon as it is over.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import IO, Any

import pytest

import _night


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--night-kept", help="keep how each case ends in this file, and go on with it")
    parser.addoption("--night-state", default="", help="the state of the sources it counts for")


def pytest_configure(config: pytest.Config) -> None:
    kept = config.getoption("--night-kept")
    if kept:
        config.pluginmanager.register(Record(Path(kept), config.getoption("--night-state")))


class Record:
    """The file of a run, and what it told when the run began."""

    def __init__(self, path: Path, state: str) -> None:
        self.seconds: dict[str, float] = {}
        self.ended: dict[str, str] = {}
        kept = _night.lines(path, state)
        self.passed = {one["case"] for one in kept if one.get("ended") == _night.PASSED}
        path.parent.mkdir(parents=True, exist_ok=True)
        # Written anew, so that a torn last line of a run that was killed does not stay.
        self.file: IO[str] = path.open("w", encoding="utf-8")
        for line in kept or [{"state": state}]:
            self.write(line)

    def write(self, line: dict[str, Any]) -> None:
        self.file.write(json.dumps(line) + "\n")
        self.file.flush()

    @pytest.hookimpl(trylast=True)
    def pytest_collection_modifyitems(
        self, config: pytest.Config, items: list[pytest.Item]
    ) -> None:
        """Leave out what has passed: it would pass again."""
        self.write({"cases": len(items)})
        done = [item for item in items if item.nodeid in self.passed]
        items[:] = [item for item in items if item.nodeid not in self.passed]
        config.hook.pytest_deselected(items=done)

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        """A case has failed if any of its parts has, and is over after the last."""
        case = report.nodeid
        self.seconds[case] = self.seconds.get(case, 0.0) + report.duration
        if report.failed or self.ended.get(case, _night.PASSED) == _night.PASSED:
            self.ended[case] = report.outcome
        if report.when == "teardown":
            ended, seconds = self.ended.pop(case), round(self.seconds.pop(case), 3)
            self.write({"case": case, "ended": ended, "seconds": seconds})

    @pytest.hookimpl(trylast=True)
    def pytest_sessionfinish(self, session: pytest.Session, exitstatus: int) -> None:
        """A night whose last cases had passed before finds none left, which is no failure."""
        if exitstatus == pytest.ExitCode.NO_TESTS_COLLECTED and self.passed:
            session.exitstatus = pytest.ExitCode.OK

    def pytest_unconfigure(self) -> None:
        self.file.close()
