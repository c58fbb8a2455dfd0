"""`scriptorium learn GAME`: learn what a game's positions are worth, in rounds of matches."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import Any

from scriptorium.cli import Commands, add_with, checked_library, names, say

MORE = """
It plays matches round after round, each with what was learned before, and keeps the best round.
The same line gives the same weights on every machine. Lay the file beside the game, and computers
play by it; further numbers of seats are added to a file that is there.

  scriptorium learn GAME --seats 2,3,4 --rounds 10 --matches 200
"""
ROUNDS, MATCHES, TRIALS, HOLD = 10, 200, 40, 0.1


def add(commands: Commands) -> None:
    """Put the command on the parser."""
    parser = commands.add_parser(
        "learn",
        help="learn what a game's positions are worth, for its computer players",
        description="Learn what a game's positions are worth from matches of computers.",
        epilog=MORE,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("game", help="the game's name")
    parser.add_argument(
        "--seats", type=names, default=(), metavar="A,B", help="for how many seats (the fewest)"
    )
    parser.add_argument("--rounds", type=int, default=ROUNDS, metavar="N", help="(10)")
    parser.add_argument(
        "--matches", type=int, default=MATCHES, metavar="N", help="in each round (200)"
    )
    parser.add_argument(
        "--trials",
        type=int,
        default=TRIALS,
        metavar="N",
        help="matches of each round against the best before (40)",
    )
    parser.add_argument("--seed", type=int, default=1, metavar="S")
    parser.add_argument(
        "--own",
        action="store_true",
        help="learn what a seat comes to instead of how far ahead it ends",
    )
    parser.add_argument(
        "--hold",
        type=float,
        default=HOLD,
        metavar="X",
        help="how closely a round holds to the one before (0.1)",
    )
    parser.add_argument("--mods", type=names, default=(), metavar="A,B", help="plugins to be on")
    parser.add_argument(
        "--to", type=Path, metavar="FILE", help="where it is kept (GAME.weights.json, here)"
    )
    add_with(parser)
    parser.set_defaults(run=run)


def run(options: argparse.Namespace) -> int:
    """Learn for each number of seats, telling how each round went, and keep the best."""
    import msgspec

    from scriptorium import SetupError, new_table
    from scriptorium.ai import Limit

    from .known_values import Shipped
    from .learning import Course, Learner

    if min(options.rounds, options.matches, options.trials) < 1:
        raise SetupError("rounds, matches and trials are counted from 1")
    library = checked_library(options)
    path: Path = options.to or Path(f"{options.game}.weights.json")
    found: Shipped = {}
    if path.exists():
        found = msgspec.json.decode(path.read_bytes(), type=Shipped)
    course = Course(options.rounds, options.matches, options.trials)
    for seats in options.seats or (None,):
        start: Any = new_table(
            options.game,
            None if seats is None else int(seats),
            options.seed,
            options.mods,
            library=library,
        )
        learner = Learner(
            start.rules, Limit(), options.seed, ahead=not options.own, hold=options.hold
        )
        for one in learner.learn(course):
            kept = "kept" if one.kept else "not kept"
            print(
                f"{len(start.seats)} seats, round {one.round}: a seat came to {one.points:.1f}, "
                f"ahead of the best before by {one.ahead:.1f} ±{one.off:.1f}, {kept}",
                flush=True,
            )
            if one.kept and learner.best is not None:
                found[str(len(start.seats))] = learner.best
                path.write_bytes(b"%s\n" % msgspec.json.encode(dict(sorted(found.items()))))
        assert learner.best is not None
        print(f"{len(start.seats)} seats: {len(learner.best.weights)} weights, "
              f"seed {options.seed}, digest {learner.best.digest}")  # fmt: skip
    say(f"kept as {path}")
    return 0
