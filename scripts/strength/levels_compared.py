"""How strong one computer player is at a table of another: the same seeds for each seat.

A level can be given another budget in simulations behind a colon; `earlier-` before it takes the
fixed opponent of that name. Each match is written to the
file as it ends, with the processor's time of both kinds; the same line goes on from there.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Sequence
from pathlib import Path
from statistics import fmean, stdev
from time import process_time
from typing import Any

from earlier_levels.levels import LEVELS as EARLIER

from scriptorium import Action, Table, new_table
from scriptorium.ai import TimeBudget
from scriptorium.matches import makers
from scriptorium.testing import play_out
from scriptorium.testing.played_matches import AllSeated, SeatedPlayer, random_choice
from scriptorium_lab.statistics import interval

MOST = 20_000
FIXED = "earlier-"
THOUGHT = 0.01  # what takes less is done without one


class Timed(SeatedPlayer):
    """A player at its table, and how long it thinks: in all, how often, at the longest."""

    def __init__(self, bot: Any) -> None:
        super().__init__(bot)
        self.spent, self.thoughts, self.longest = 0.0, 0, 0.0

    def __call__(self, table: Table, choices: tuple[Action, ...]) -> Action:
        """What the player chooses."""
        began = process_time()
        chosen = super().__call__(table, choices)
        took = process_time() - began
        self.spent, self.longest = self.spent + took, max(self.longest, took)
        self.thoughts += took > THOUGHT
        return chosen


def player(name: str, seed: int) -> Any:
    """A level, with its own budget or another; or chance."""
    if name == "random":
        return random_choice(seed)
    level, _, simulations = name.partition(":")
    fixed = level.startswith(FIXED)
    bot: Any = EARLIER[level.removeprefix(FIXED)](seed) if fixed else makers()[level](seed)
    if simulations:
        bot.budget = TimeBudget(simulations=int(simulations))
    return Timed(bot)


def match(options: argparse.Namespace, number: int) -> dict[str, Any]:
    """One match: the seed for all seats in turn."""
    seed, at = options.seed + number // options.seats, number % options.seats
    start = new_table(options.game, options.seats, seed)
    seated = {
        seat: player(options.one if here == at else options.other, seed * options.seats + here)
        for here, seat in enumerate(start.seats)
    }
    run = play_out(start, AllSeated(seated), seed, checks=False, most=MOST)
    winners = run.outcome.winners if run.outcome is not None else ()
    one = start.seats[at]
    scores = dict(run.outcome.scores) if run.outcome is not None else {}
    others = [points for seat, points in scores.items() if seat != one]
    points = [scores[one], fmean(others)] if others else []
    clocks = [(seat == one, who) for seat, who in seated.items() if isinstance(who, Timed)]
    times = {
        name: [
            round(sum(who.spent for mine, who in clocks if mine == side), 3),
            sum(who.thoughts for mine, who in clocks if mine == side),
            round(max((who.longest for mine, who in clocks if mine == side), default=0.0), 3),
        ]
        for name, side in (("one", True), ("other", False))
    }
    turns = max(run.table.clock.own_turns, default=0)
    won = (one in winners) / max(1, len(winners))
    return {
        "number": number,
        "won": won,
        "ended": bool(run.outcome),
        "turns": turns,
        "points": points,
        **times,
    }


def mean_points(found: Sequence[dict[str, Any]]) -> str:
    """The mean points of the one and of the others, where there are points."""
    rows = [one["points"] for one in found if one.get("points")]
    if len(rows) < 2:
        return ""
    mine, theirs = zip(*rows, strict=True)
    off = 1.96 * stdev(mine) / len(rows) ** 0.5
    return f"points {fmean(mine):.1f} ±{off:.1f} to {fmean(theirs):.1f}, "


def told(options: argparse.Namespace, found: Sequence[dict[str, Any]]) -> str:
    """What came out, in a line."""
    played, won = len(found), sum(one["won"] for one in found)
    low, high = interval(won / played, played)
    turns = [one["turns"] for one in found]
    sides = ", ".join(
        f"{name} {sum(one[side][0] for one in found) / played:.2f} s a match with "
        f"{sum(one[side][1] for one in found) / played:.1f} thoughts, the longest "
        f"{max(one[side][2] for one in found):.2f} s"
        for name, side in ((options.one, "one"), (options.other, "other"))
    )
    ended = sum(one["ended"] for one in found)
    return (
        f"{options.game}, {options.seats}: {options.one} against {options.other} {won:g} of "
        f"{played} = {won / played:.1%} [{low:.1%}, {high:.1%}], "
        f"{mean_points(found)}{ended} ended, {sum(turns) / played:.1f} turns a seat, "
        f"at most {max(turns)}; {sides}"
    )


def main() -> None:
    """Play what is missing, and tell."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("game")
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--one", required=True)
    parser.add_argument("--other", required=True)
    parser.add_argument("--matches", type=int, default=40)
    parser.add_argument("--begin", type=int, default=0, help="the number of the first match")
    parser.add_argument("--seed", type=int, default=1000)
    parser.add_argument("--keep", type=Path, required=True)
    options = parser.parse_args()
    lines = options.keep.read_text().splitlines() if options.keep.exists() else []
    found = [json.loads(line) for line in lines]
    done = {one["number"] for one in found}
    for number in range(options.begin, options.begin + options.matches):
        if number in done:
            continue
        found.append(match(options, number))
        with options.keep.open("a") as kept:
            kept.write(json.dumps(found[-1]) + "\n")
    print(told(options, found))


if __name__ == "__main__":
    main()
