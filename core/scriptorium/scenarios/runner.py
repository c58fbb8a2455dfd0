"""Running scenarios: one, a file, or whatever lies in a folder."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from pathlib import Path

from scriptorium.cards.packs import PackLines
from scriptorium.engine.errors import ScriptoriumError
from scriptorium.engine.library import Library

from .format import Scenario, ScenarioStep, read_source
from .position import table_for
from .results import Problem, Result
from .source import Different, Misread, Source, Unparsed
from .verbs import carry_out

PACK_KEYS = frozenset({*PackLines.__struct_fields__, "pack"})


def run(scenario: Scenario, library: Library) -> Result:
    """Try one scenario; whatever goes wrong inside ends as its result.

    A claim that does not hold keeps the others from being tried only where the action was not done.
    """
    step: ScenarioStep | None = None
    found: list[Problem] = []
    try:
        table = table_for(scenario, library)
        for step in scenario.steps:
            try:
                table = carry_out(table, step)
            except (Different, Misread) as error:
                found += problems_of(scenario, step, error)
                after = error.after if isinstance(error, Different) else None
                if after is None and step.verb == "do":
                    break
                table = after if step.verb == "do" and after is not None else table
    except KeyboardInterrupt:
        raise
    except BaseException as error:
        found += problems_of(scenario, step, error)
    return scenario.result(*found)


def problems_of(
    scenario: Scenario, step: ScenarioStep | None, error: BaseException
) -> Iterator[Problem]:
    """All that went wrong in a step, or in the setup, with the lines it stands on."""
    also = error.also if isinstance(error, Different | Misread) else ()
    for one in (error, *also):
        yield _problem_of(scenario, step, one)


def _problem_of(scenario: Scenario, step: ScenarioStep | None, error: BaseException) -> Problem:
    line = scenario.source.line
    number = step.number if step is not None else 0
    if isinstance(error, Different):
        return Problem("failed", line(error.path), number, error.expected, error.happened)
    if isinstance(error, Misread):
        return Problem("error", line(error.path), number, message=error.message)
    path = (*scenario.path, "setup") if step is None else (*step.path, step.verb)
    doing = "the setup" if step is None else f"step {step.number} ({step.verb})"
    said = str(error) if isinstance(error, ScriptoriumError) else f"{type(error).__name__}: {error}"
    return Problem("failed", line(path), number, f"{doing} to be carried out", said)


def run_source(source: Source, library: Library) -> Iterator[Result]:
    """Try every scenario of a file, or play every lesson of it through, in order."""
    from .lessons import MARK, run_lessons

    if MARK in source.data:
        yield from run_lessons(source, library)
        return
    for entry in read_source(source):
        yield run(entry, library) if isinstance(entry, Scenario) else entry


def run_paths(paths: Iterable[Path], library: Library) -> Iterator[Result]:
    """Try all scenarios in files and folders, in the order of their names."""
    for path in paths:
        if path.is_dir():
            files = scenario_files(path)
            if not files:
                yield _unreadable(path, "there are no scenario files in this folder")
            for file in files:
                yield from _run_file(file, library)
        else:
            yield from _run_file(path, library)


def _run_file(path: Path, library: Library) -> Iterator[Result]:
    try:
        source = Source.of(path)
    except OSError as error:
        yield _unreadable(path, f"the file cannot be read: {error.strerror or error}")
        return
    yield from run_source(source, library)


def _unreadable(path: Path, message: str) -> Result:
    return Result(str(path), 1, "", "", (), Problem("error", 1, message=message))


def scenario_files(folder: Path) -> list[Path]:
    """The TOML files in a folder and below, apart from card packs and from hidden folders."""
    return [
        path
        for path in sorted(folder.rglob("*.toml"))
        if not any(part.startswith(".") for part in path.relative_to(folder).parts)
        and not _is_pack(path)
    ]


def _is_pack(path: Path) -> bool:
    try:
        keys = set(Source.of(path).parse())
    except (OSError, Unparsed):
        return False  # running it says what is wrong with it
    return bool(keys) and keys <= PACK_KEYS
