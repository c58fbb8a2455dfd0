"""`scriptorium check PATH…`: run rule scenarios and say which do not hold."""

from __future__ import annotations

import argparse
from pathlib import Path

from scriptorium.scenarios import run_paths

from .common import Commands, add_json, add_with, checked_library, counted, print_json


def add(commands: Commands) -> None:
    """Put the command on the parser."""
    parser = commands.add_parser(
        "check",
        help="run rule scenarios",
        description="Run the rule scenarios in files and folders; what fails is told line by line.",
    )
    parser.add_argument("paths", metavar="PATH", nargs="+", type=Path, help="a file or a folder")
    add_with(parser)
    add_json(parser)
    parser.set_defaults(run=run)


def run(options: argparse.Namespace) -> int:
    """Run them all; 0 only if every one holds."""
    results = []
    for result in run_paths(options.paths, checked_library(options)):
        results.append(result)
        if not result.passed and not options.json:
            for line in result.lines:
                print(line, flush=True)
    failed = sum(not result.passed for result in results)
    if options.json:
        print_json(
            {
                "scenarios": len(results),
                "passed": len(results) - failed,
                "failed": failed,
                "results": [result.data() for result in results],
            }
        )
    elif failed:
        told = counted(len(results), "scenario")
        print(f"{told}: {len(results) - failed} hold, {failed} do not.")
    else:
        print(f"{counted(len(results), 'scenario')}: all hold.")
    return 1 if failed else 0
