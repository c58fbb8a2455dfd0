"""What a simulation came to, as it is printed: in lines or as data."""

from __future__ import annotations

import argparse
from collections import Counter
from collections.abc import Sequence
from statistics import mean
from typing import Any

from scriptorium.cli import counted, print_json
from scriptorium_lab.experiments import Experiment
from scriptorium_lab.match_figures import wins_by

from ..jobs import Played
from ..statistics import Share


def winners_of(one: Played) -> list[str]:
    """The seats that won."""
    return [one.seats[at] for at in one.winners]


def summary(matches: Sequence[Played]) -> dict[str, Any]:
    """What the matches came to, as data."""
    lengths = [one.decisions for one in matches]
    seconds = sum(one.seconds for one in matches)
    wins = Counter(" and ".join(winners_of(one)) or "nobody" for one in matches if one.ended)
    return {
        "matches": len(matches),
        "unfinished": sum(not one.ended for one in matches),
        "wins": dict(sorted(wins.items())),
        "decisions": {
            "total": sum(lengths),
            "fewest": min(lengths),
            "mean": mean(lengths),
            "most": max(lengths),
        },
        "choices": sum(one.choices for one in matches) / max(1, sum(lengths)),
        "seconds": seconds,
        "decisions_per_second": sum(lengths) / seconds if seconds > 0 else 0.0,
    }


def standings(matches: Sequence[Played]) -> dict[str, dict[str, Any]]:
    """For each player how many of its matches it won."""
    return {
        name: _standing(share)
        for name, share in wins_by(matches, lambda one, at: one.bots[at], by_seat=False).items()
    }


def _standing(share: Share) -> dict[str, Any]:
    low, high = share.bounds
    told = {"matches": share.of, "won": share.part, "share": share.share}
    return {**told, "low": low, "high": high, "fair": share.fair}


def standings_told(matches: Sequence[Played]) -> list[str]:
    """The standings in lines."""
    lines = [
        f"{name}: won {one['won']:g} of {one['matches']}, {one['share']:.0%} "
        f"[{one['low']:.0%}, {one['high']:.0%}]; a fair share is {one['fair']:.0%}"
        for name, one in standings(matches).items()
    ]
    turns = [one.turns for one in matches]
    seconds = sum(one.seconds for one in matches) / len(matches)
    return [
        *lines,
        f"turns a seat: {mean(turns):.1f}, at most {max(turns)}; {seconds:.2f} s a match",
    ]


def print_summary(options: argparse.Namespace, experiment: Experiment) -> None:
    """What the matches came to, in lines or as data."""
    rows = [one.first(experiment.matches) for one in experiment.series]
    matches = rows[0]
    told = summary(matches)
    if options.json:
        told["game"] = options.game
        told["checked"] = not options.no_checks
        told["bots"] = standings(matches)
        told["runs"] = [_run_told(one) for one in matches]
        if len(rows) > 1:
            told["without"] = summary(rows[1])
        print_json(told)
        return
    for called, some in zip(("", " by the usual rules"), rows, strict=False):
        _print_lines(options, some, called)


def _run_told(one: Played) -> dict[str, Any]:
    return {
        "seed": one.seed,
        "decisions": one.decisions,
        "winners": winners_of(one) if one.ended else None,
        "scores": one.scores,
        "parts": one.parts,
    }


def _print_lines(options: argparse.Namespace, matches: Sequence[Played], called: str) -> None:
    told = summary(matches)
    lengths, wins = told["decisions"], told["wins"]
    if options.rotate or options.keep is not None:
        ended = told["matches"] - told["unfinished"]
        there = counted(len(matches), "match", "matches")
        print(f"{options.game}{called}: {there}, of which {ended} came to an end")
        print("\n".join(standings_told(matches)))
        return
    checked = "not checked" if options.no_checks else "checked after every action"
    print(f"{options.game}{called}: {counted(told['matches'], 'match', 'matches')}, {checked}")
    won = ", ".join(f"{who} {number}" for who, number in wins.items()) or "none"
    print(f"won: {won}; unfinished: {told['unfinished']}")
    print(
        f"decisions a match: {lengths['mean']:.1f} ({lengths['fewest']} to {lengths['most']}), "
        f"{told['choices']:.1f} choices at each"
    )
    print(
        f"{lengths['total']} decisions in {told['seconds']:.2f} s: "
        f"{told['decisions_per_second']:,.0f} a second"
    )
