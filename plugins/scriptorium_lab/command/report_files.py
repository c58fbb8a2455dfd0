"""The files in which a simulation is reported."""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from pathlib import Path

from scriptorium import Library, SetupError
from scriptorium.cli import as_lines
from scriptorium.matches import Disk
from scriptorium_lab.card_uses import titles
from scriptorium_lab.experiments import Experiment
from scriptorium_lab.match_figures import compared, figures_of
from scriptorium_lab.report_page import as_page, plotly
from scriptorium_lab.report_sections import Report
from scriptorium_lab.report_text import as_json, as_text

from ..jobs import Job, start_of

KINDS = (".html", ".txt", ".json")


def reports_ready(paths: Sequence[Path]) -> None:
    """See before anything is played that the reports can be written."""
    for path in paths:
        if path.suffix not in KINDS:
            raise SetupError(f"{path}: a report is a file ending in {', '.join(KINDS)}")
        if not path.absolute().parent.is_dir():
            raise SetupError(f"{path}: there is no folder {path.parent}")
        if path.suffix == ".html":
            plotly()


def write_reports(
    options: argparse.Namespace, experiment: Experiment, library: Library, again: str
) -> None:
    """The reports that were asked for."""
    if not options.report:
        return
    report = report_of(experiment, library, again)
    for path in options.report:
        if path.suffix == ".html":
            text = as_page(report)
        else:
            text = as_text(report) if path.suffix == ".txt" else as_lines(as_json(report)) + "\n"
        try:
            Disk().keep(path, text.encode())
        except OSError as error:
            raise SetupError(f"{path} could not be written: {error.strerror or error}") from None
        if not options.json:
            print(f"Reported in {path}.")


def report_of(experiment: Experiment, library: Library, again: str) -> Report:
    """All that is told of an experiment."""
    first, *others = experiment.series
    called = library.game(first.plan.game).title or first.plan.game
    found = []
    for one in experiment.series:
        rules = start_of(Job(one.plan, 0), library).rules
        found.append(figures_of(one.first(experiment.matches), titles(rules)))
    if not others:
        return Report(first.plan, called, found[0], again)
    beside = compared(first.first(experiment.matches), others[0].first(experiment.matches))
    return Report(first.plan, called, found[0], again, found[1], beside)
