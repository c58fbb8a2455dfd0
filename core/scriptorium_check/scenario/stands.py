"""Where the scenarios of some files stand: the tables that they begin with and come to."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import partial
from pathlib import Path

from scriptorium.errors import ScriptoriumError
from scriptorium.library import Library
from scriptorium.table import Table

from .format import Scenario, read_source
from .lessons import MARK
from .position import table_of
from .seeing import Different
from .source import Misread, Source
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
    table = table_of(scenario, library)
    for step in scenario.steps[:steps]:
        table = carry_out(table, step)
    return table
