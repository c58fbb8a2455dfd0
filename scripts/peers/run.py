"""Measure every side in a process of its own, one after another, and print the ratios.

`scripts/bench.py --peers` starts this in the environment that holds all of them. `--json` prints
the rows and what each side measured for other programs.
"""

from __future__ import annotations

import argparse
import json
import subprocess
import sys
from pathlib import Path

import ratios

from benchmarks.command import machine, print_row, row_data

HERE = Path(__file__).resolve().parent
SIDES = (
    *("sator", "monasterium", "rennes", "plankenkoorts"),
    *("search", "catanatron", "chess", "openspiel"),
)
# Above this the sides did not find the same machine.
MOST_DISTURBANCE = 0.1


def measured(side: str) -> ratios.Rates:
    """What one side did, measured by itself."""
    done = subprocess.run(
        [sys.executable, str(HERE / f"side_{side}.py")],
        stdout=subprocess.PIPE,
        text=True,
        check=True,
    )
    rates: ratios.Rates = json.loads(done.stdout)
    return rates


def main(arguments: list[str]) -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--json", action="store_true", help="print JSON")
    options = parser.parse_args(arguments)
    sides = {}
    for side in SIDES:
        print(f"Measuring {side} ...", file=sys.stderr, flush=True)
        sides[side] = measured(side)
    rows = ratios.rows(*(sides[side] for side in SIDES))
    disturbed = ratios.disturbance(sides)
    if options.json:
        data = {
            "machine": machine(),
            "rows": [row_data(row) for row in rows],
            "sides": sides,
            "disturbance": disturbed,
        }
        print(json.dumps(data, indent=1))
        return 0
    print(" · ".join(machine().values()))
    for number, row in enumerate(rows):
        print_row(row, new_suite=not number)
    if disturbed > MOST_DISTURBANCE:
        print(f"  The machine was busy: its speed changed by {disturbed:.0%}. Measure again.")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
