"""Where the scenarios of some files stand: the tables that they begin with and come to."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import partial
from pathlib import Path

from scriptorium.engine.errors import ScriptoriumError, SetupError
from scriptorium.engine.library import Library
from scriptorium.engine.table import Table
from scriptorium.plugins.source_location import meant

from .format import Scenario, read_source
from .lessons import MARK
from .position import table_for
from .results import Problem
from .source import Different, Misread, Source
from .verbs import carry_out


def scenario_positions(files: Iterable[Path], library: Library) -> list[Callable[[], Table]]:
    """What makes the table behind each step of each scenario, anew each time it is called."""
    found: list[Callable[[], Table]] = []
    for file in files:
        source = Source.of(file)
        entries = [] if MARK in source.data else read_source(source)
        for entry in entries:
            if isinstance(entry, Scenario):
                found += [partial(_stand, entry, library, at) for at in _standing(entry, library)]
    return found


def begun_at(file: Path, title: str, library: Library) -> Table:
    """Where the scenario of a title begins; without one, the first of the file.

    Raises `SetupError` with the titles that there are, or with what is wrong in the file.
    """
    try:
        source = Source.of(file)
    except OSError as error:
        raise SetupError(f"{file} cannot be read: {error.strerror or error}") from None
    entries = [] if MARK in source.data else read_source(source)
    for entry in entries:
        if not isinstance(entry, Scenario):
            raise SetupError(str(entry))
        if title in ("", entry.title):
            try:
                return table_for(entry, library)
            except Misread as error:
                told = entry.result(
                    Problem("error", source.line(error.path), 0, message=str(error))
                )
                raise SetupError(str(told)) from None
    titles = [entry.title for entry in entries if isinstance(entry, Scenario)]
    near = meant(title, titles) if titles else "; there are no scenarios in it"
    raise SetupError(f"{file.name} has no scenario {title!r}{near}")


def _standing(scenario: Scenario, library: Library) -> list[int]:
    """Behind how many of its steps a match can go on."""
    found: list[int] = []
    for at in range(len(scenario.steps) + 1):
        try:
            if _stand(scenario, library, at).outcome is None:
                found.append(at)
        except (ScriptoriumError, Different, Misread):
            break  # it is told as a scenario that does not hold
    return found


def _stand(scenario: Scenario, library: Library, steps: int) -> Table:
    table = table_for(scenario, library)
    for step in scenario.steps[:steps]:
        table = carry_out(table, step)
    return table
