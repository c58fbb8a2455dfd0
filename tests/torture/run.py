"""Run the trials: how far each is is kept, so that a long run can be stopped and gone on with.

What several runs did adds up: the summary says on which states of the code it was done. A case in
which something was found is tried again by the next run; once it passes it counts as mended.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
import time
from pathlib import Path

import beside
import trials

from scriptorium.matches import Busy, Disk

STATE = Path("build", "torture")
TOLD = 5.0


class State:
    """How many cases and units of a trial are done, how long they took, what was found, by run."""

    def __init__(self, folder: Path, name: str, fresh: bool) -> None:
        self.path, self._disk = folder / f"{name}.json", Disk()
        self._disk.make_folder(folder)
        with (folder / f"{name}.held").open("ab"):
            self._handle = self._disk.open(folder / f"{name}.held")
        self._disk.lock(self._handle)  # of two runs at once one would write over the other
        self.cases, self.units, self.seconds = 0, 0, 0.0
        self.found: dict[str, str] = {}
        self.mended: dict[str, str] = {}
        self.runs: list[dict] = []
        self._begun = 0
        if not fresh and self.path.exists():
            self.__dict__.update(json.loads(self.path.read_text(encoding="utf-8")))

    def begin(self) -> None:
        """A run begins, on the code as it is."""
        began = time.strftime("%Y-%m-%d %H:%M", time.gmtime())
        self.runs.append({"began": began, "code": code(), "units": 0})
        self._begun = self.units

    def keep(self) -> None:
        """Whatever happens next is not lost."""
        self.runs[-1]["units"] = self.units - self._begun
        kept = {name: value for name, value in vars(self).items() if name[0] != "_"}
        del kept["path"]
        self._disk.keep(self.path, json.dumps(kept, indent=1).encode())

    def close(self) -> None:
        """Another run may go on with it."""
        self._disk.close(self._handle)


def code() -> str:
    """Which state of the code this is, as git calls it; with a star where it was changed since."""
    found = [
        subprocess.run(
            ["git", *asked], cwd=beside.TESTS, capture_output=True, text=True, check=False
        ).stdout.strip()
        for asked in (("rev-parse", "--short", "HEAD"), ("status", "--porcelain"))
    ]
    return f"{found[0] or 'no git'}{'*' if found[1] else ''}"


def run(trial: trials.Trial, state: State, goal: int, until: float) -> None:
    """Go on with a trial until its goal is reached, or time is over."""
    told = last = time.monotonic()
    if not trial.resumes:
        state.cases = state.units = 0
    state.begin()

    def tried(case: int) -> int:
        nonlocal told, last
        try:
            return trial.case(case)
        except Exception as error:  # each is counted, told, and tried again by its number
            state.found[str(case)] = f"{type(error).__name__}: {error}"
            print(f"  {trial.name}: case {case}: {state.found[str(case)]}", flush=True)
            return 0
        finally:
            now = time.monotonic()
            state.seconds += now - last
            last = now
            if now - told > TOLD:
                told = now
                print(f"  {trial.name}: {state.units} of {goal} {trial.units}", flush=True)
                state.keep()

    try:
        for case, why in list(state.found.items()):
            del state.found[case]
            state.units += tried(int(case))
            if case not in state.found:
                state.mended[case] = why
        while state.units < goal and time.monotonic() < until:
            state.units += tried(state.cases)
            state.cases += 1
            if trial.most_cases is not None and state.cases >= trial.most_cases:
                break
    finally:
        state.keep()


def summary(trial: trials.Trial, state: State, goal: int) -> str:
    """What was really done, on which code, and what was found."""
    found, mended = len(state.found), len(state.mended)
    verdict = "FOUND" if found else "whole" if state.units >= goal else "so far"
    told = (
        f"  {verdict:7}{trial.name:10}{state.units:>10} of {goal:>9} {trial.units:27}"
        f"{found:>4} found, {mended} mended {state.seconds:>8.0f} s"
    )
    runs = [run for run in state.runs if run["units"]]
    if len(runs) > 1 and trial.resumes:
        parts = ", ".join(f"{run['units']} on {run['code']}" for run in runs)
        told += f"\n           in {len(runs)} runs: {parts}"
    elif runs:
        told += f", on {runs[-1]['code']}"
    return told


def main(arguments: list[str]) -> int:
    every = trials.trials()
    names = [trial.name for trial in every]
    parser = argparse.ArgumentParser(prog="torture.py", description=__doc__)
    parser.add_argument("trials", nargs="*", help=f"which: {', '.join(names)} (all of them)")
    parser.add_argument("--minutes", type=float, help="stop each after so long, to go on later")
    parser.add_argument("--part", type=float, default=1.0, help="how much of each goal (0.01)")
    parser.add_argument("--state", type=Path, default=STATE, help="where it is kept how far it is")
    parser.add_argument("--again", action="store_true", help="begin anew")
    options = parser.parse_args(arguments)
    unknown = sorted(set(options.trials) - set(names))
    if unknown:
        parser.error(f"there is no trial {', '.join(unknown)}; there are {', '.join(names)}")
    os.environ.setdefault("SCRIPTORIUM_NIGHT", "1")
    told, found = [], False
    try:
        for trial in every:
            if options.trials and trial.name not in options.trials:
                continue
            goal = max(1, round(trial.goal * options.part))
            seconds = options.minutes * 60 if options.minutes else float("inf")
            print(f"== {trial.name}", flush=True)
            try:
                state = State(options.state, trial.name, options.again)
            except Busy:
                told.append(f"  busy   {trial.name:10} another run is at it")
                continue
            try:
                run(trial, state, goal, time.monotonic() + seconds)
            finally:
                told.append(summary(trial, state, goal))
                found = found or bool(state.found)
                state.close()
    except KeyboardInterrupt:
        print("Stopped; the next run goes on from here.")
        print("\n".join(told))
        return 130
    print("\n".join(told))
    return int(found)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
