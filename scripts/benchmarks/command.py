"""The command line of `scripts/bench.py`: how fast the engine is on this machine."""

from __future__ import annotations

import argparse
import platform
import sys
from importlib.metadata import version

from scriptorium import SetupError
from scriptorium.cli import Commands, add_json, add_with, checked_library, names, print_json

from .suites import Row, measure, suites

VERDICTS = {"goal": "goal reached", "must": "must reached, goal not", "missed": "missed"}


def add(commands: Commands) -> None:
    """Put the command on the parser."""
    parser = commands.add_parser(
        "bench",
        help="measure how fast the engine is",
        description="Measure the engine on this machine: medians of warmed-up repeats.",
    )
    parser.add_argument("--only", type=names, default=(), metavar="A,B", help="only these suites")
    add_with(parser)
    add_json(parser)
    parser.set_defaults(run=run)


def run(options: argparse.Namespace) -> int:
    """Measure and print, row by row as they come."""
    there = {name for name, _ in suites()}
    unknown = set(options.only) - there
    if unknown:
        raise SetupError(
            f"there is no suite {', '.join(sorted(unknown))}; there are: {', '.join(sorted(there))}"
        )
    rows: list[Row] = []
    if not options.json:
        print(" · ".join(machine().values()))
    for row in measure(checked_library(options), options.only):
        if not options.json:
            print_row(row, new_suite=not rows or rows[-1].suite != row.suite)
        rows.append(row)
    if options.json:
        print_json({"machine": machine(), "rows": [row_data(row) for row in rows]})
    return 1 if any(row.error for row in rows) else 0


def print_row(row: Row, new_suite: bool) -> None:
    """One line, below the name of its suite where that is new."""
    if new_suite:
        print(f"\n{row.suite}")
    if row.error:
        print(f"  {row.name}: cannot be measured: {' '.join(row.error.split())}", flush=True)
        return
    told = "".join(f"  {part}" for part in (_target(row), row.note) if part)
    print(f"  {row.name:<44}{_number(row.value):>12} {row.unit}{told}", flush=True)


def _target(row: Row) -> str:
    """What the row had to reach and whether it does, or nothing."""
    target = row.target
    if target is None:
        return ""
    sign = "≤" if target.at_most else "≥"
    verdict = VERDICTS[target.verdict(row.value)]
    return f"[must {sign} {target.must:g}, goal {sign} {target.goal:g}: {verdict}]"


def machine() -> dict[str, str]:
    """What the measurements were made with."""
    return {
        "python": f"{platform.python_implementation()} {platform.python_version()}",
        "system": f"{sys.platform} {platform.machine()}",
        "scriptorium": f"scriptorium {version('scriptorium')}",
    }


def row_data(row: Row) -> dict[str, str | float]:
    """A row for other programs."""
    target = row.target
    reached: dict[str, str | float] = {}
    if target is not None:
        reached = {
            "must": target.must,
            "goal": target.goal,
            "verdict": "" if row.error else target.verdict(row.value),
        }
    return {
        "suite": row.suite,
        "name": row.name,
        "value": row.value,
        "unit": row.unit,
        "note": row.note,
        "error": row.error,
        **reached,
    }


def _number(value: float) -> str:
    return f"{value:,.0f}" if value >= 100 else f"{value:.2f}"
