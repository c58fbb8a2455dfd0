"""Rule scenarios as tests: pytest runs every `[[scenario]]` of your TOML files under its title.

In the `conftest.py` at the top of your tests:

    pytest_plugins = ["scriptorium.testing.pytest_plugin"]

    @functools.cache
    def library():
        library = scriptorium.standard_library().copy()
        library.add(my_house_rules)
        return library

    def pytest_scriptorium_library():
        return library()
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from scriptorium.engine.library import Library, standard_library
from scriptorium.scenarios import Result, Scenario, Source, read_source, run
from scriptorium.scenarios.lessons import MARK as LESSON
from scriptorium.scenarios.lessons import Lesson, read_lessons, run_lesson

from .positions import Tried
from .positions import position as _position

MARK = b"[[scenario"


class Hooks:
    """What the plugin asks of a `conftest.py`."""

    @pytest.hookspec(firstresult=True)
    def pytest_scriptorium_library(self, config: pytest.Config) -> Library | None:
        """Give the library whose games and plugins the scenarios are played with.

        Asked for every scenario, of the nearest `conftest.py` first; keep what you made.
        """


def pytest_addhooks(pluginmanager: pytest.PytestPluginManager) -> None:
    """Make the hook known."""
    pluginmanager.add_hookspecs(Hooks)


@pytest.hookimpl(trylast=True)
def pytest_scriptorium_library() -> Library:
    """Without another answer: the plugins that are installed."""
    return standard_library()


@pytest.fixture
def position(request: pytest.FixtureRequest) -> Callable[..., Tried]:
    """Positions of any game of the library: `position("noughts", marks={"x": ["B2"]})`."""
    library = request.node.ihook.pytest_scriptorium_library(config=request.config)
    return partial(_position, library=library)


def pytest_collect_file(file_path: Path, parent: pytest.Collector) -> pytest.Collector | None:
    """Take the TOML files that hold scenarios or lessons."""
    if file_path.suffix != ".toml":
        return None
    data = file_path.read_bytes()
    if MARK not in data and LESSON not in data:
        return None
    made: pytest.Collector = ScenarioFile.from_parent(parent, path=file_path)
    return made


class ScenarioFile(pytest.File):
    """A file of scenarios."""

    def collect(self) -> Iterator[pytest.Item]:
        """One test for each scenario, and for each that is not understood."""
        source = Source.of(self.path)
        entries: list[Scenario | Lesson | Result] = [
            *(read_lessons(source) if LESSON in source.data else read_source(source))
        ]
        for at, entry in enumerate(entries, 1):
            name = (entry.name if isinstance(entry, Lesson) else entry.title) or f"scenario {at}"
            yield ScenarioItem.from_parent(self, name=name, entry=entry)


class ScenarioItem(pytest.Item):
    """One scenario as a test."""

    def __init__(self, *, entry: Scenario | Lesson | Result, **settings: Any) -> None:
        super().__init__(**settings)
        self.entry = entry

    def runtest(self) -> None:
        """Run it; what does not hold is a failure."""
        result = self.entry
        if not isinstance(result, Result):
            library = self.ihook.pytest_scriptorium_library(config=self.config)
            if isinstance(result, Lesson):
                result = run_lesson(result, library)
            else:
                result = run(result, library)
        if not result.passed:
            raise ScenarioFailed(result)

    def repr_failure(self, excinfo: pytest.ExceptionInfo[BaseException], style: Any = None) -> Any:
        """What was expected and what happened, without the inside of the runner."""
        if isinstance(excinfo.value, ScenarioFailed):
            return excinfo.value.told()
        return super().repr_failure(excinfo)

    def reportinfo(self) -> tuple[Path, int, str]:
        """Where the scenario stands."""
        entry = self.entry.scenario if isinstance(self.entry, Lesson) else self.entry
        if isinstance(entry, Scenario):
            line = entry.source.line((*entry.path, "title"))
        else:
            line = entry.line
        return self.path, line - 1, self.name


class ScenarioFailed(Exception):
    """A scenario does not hold."""

    def __init__(self, result: Result) -> None:
        super().__init__(str(result))
        self.result = result

    def told(self) -> str:
        """The failure on a few lines."""
        result, problem = self.result, self.result.problem
        lines = [*result.lines]
        if problem is not None and problem.expected:
            lines += ["", f"  expected: {problem.expected}", f"  happened: {problem.happened}"]
        if result.cites:
            lines.append(f"  evidence for: {', '.join(result.cites)}")
        return "\n".join(lines)
