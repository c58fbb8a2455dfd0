"""Run the trials: how far each is is kept, so that a long run can be stopped and gone on with."""

from __future__ import annotations

import argparse
import json
import os
import sys
import time
from pathlib import Path

import trials

from scriptorium_matches.disk import Disk

STATE = Path("build", "torture.json")
TOLD = 5.0


class State:
    """How many cases and units of each trial are done, how long they took, what was found."""

    def __init__(self, path: Path, fresh: bool) -> None:
        self.path = path
        self.known: dict[str, dict] = {}
        if not fresh and path.exists():
            self.known = json.loads(path.read_text(encoding="utf-8"))

    def of(self, name: str) -> dict:
        """One trial."""
        empty = {"cases": 0, "units": 0, "seconds": 0.0, "found": []}
        return self.known.setdefault(name, empty)

    def keep(self) -> None:
        """Whatever happens next is not lost."""
        Disk().keep(self.path, json.dumps(self.known, indent=1).encode())


def run(trial: trials.Trial, state: State, goal: int, until: float) -> None:
    """Go on with a trial until its goal is reached, or time is over."""
    here, told, last = state.of(trial.name), time.monotonic(), time.monotonic()
    try:
        while here["units"] < goal and time.monotonic() < until:
            try:
                here["units"] += trial.case(here["cases"])
            except Exception as error:  # each is counted, told, and tried again by its number
                here["found"].append(f"case {here['cases']}: {type(error).__name__}: {error}")
                print(f"  {trial.name}: {here['found'][-1]}", flush=True)
            here["cases"] += 1
            now = time.monotonic()
            here["seconds"] += now - last
            last = now
            if now - told > TOLD:
                told = now
                print(f"  {trial.name}: {here['units']} of {goal} {trial.units}", flush=True)
                state.keep()
    finally:
        state.keep()


def summary(chosen: list[trials.Trial], state: State, goals: dict[str, int]) -> str:
    """What was really done, and what was found."""
    lines = []
    for trial in chosen:
        here = state.of(trial.name)
        done, goal, found = here["units"], goals[trial.name], len(here["found"])
        verdict = "FOUND" if found else "whole" if done >= goal else "so far"
        lines.append(
            f"  {verdict:7}{trial.name:10}{done:>10} of {goal:>9} {trial.units:27}"
            f"{found:>4} found {here['seconds']:>8.0f} s"
        )
    return "\n".join(lines)


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
    chosen = [trial for trial in every if trial.name in (options.trials or names)]
    state = State(options.state, options.again)
    goals = {trial.name: max(1, round(trial.goal * options.part)) for trial in chosen}
    stopped = False
    try:
        for trial in chosen:
            print(f"== {trial.name}", flush=True)
            seconds = options.minutes * 60 if options.minutes else float("inf")
            run(trial, state, goals[trial.name], time.monotonic() + seconds)
    except KeyboardInterrupt:
        stopped = True
        print("Stopped; the next run goes on from here.")
    print(summary(chosen, state, goals))
    return 130 if stopped else int(any(state.of(trial.name)["found"] for trial in chosen))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
