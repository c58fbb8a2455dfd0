"""`scriptorium simulate GAME`: whole matches by computers, and what they tell of a rule."""

from __future__ import annotations

import argparse
from pathlib import Path

from scriptorium.cli import Commands, add_json, add_with, names
from scriptorium.testing import MOST_ACTIONS, OWN

MORE = """
A report tells who wins by seat and colour, how long matches are, what each card does and where it
stalls: --report FILE.html with plots, FILE.txt, FILE.json. With --compare each seed is played by
the usual rules too. What is stopped (Ctrl-C) goes on from there when the same line is run again.

  scriptorium simulate GAME --bots brother --matches 400 --report game.html
  scriptorium simulate GAME --mods MOD --bots librarian --matches 200 --compare --report mod.html
"""


def add(commands: Commands) -> None:
    """Put the command on the parser."""
    parser = commands.add_parser(
        "simulate",
        help="let computers play whole matches, and report on them",
        description="Let computers play whole matches, check what always holds, and report.",
        epilog=MORE,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("game", help="the game's name")
    what = parser.add_argument_group("what is played")
    what.add_argument("--seats", type=int, metavar="N", help="how many play")
    what.add_argument(
        "--colours", type=names, default=(), metavar="A,B", help="who plays, in turn order"
    )
    what.add_argument("--matches", type=int, default=1, metavar="M", help="how many matches (1)")
    what.add_argument("--seed", type=int, default=0, metavar="S", help="of the first match")
    what.add_argument(
        "--bots",
        type=names,
        default=(OWN,),
        metavar="A,B",
        help="the player of each seat: random, own (the game's), or a level such as librarian",
    )
    what.add_argument(
        "--rotate", action="store_true", help="each seed once for each seat that a bot can have"
    )
    what.add_argument(
        "--mix-colours", action="store_true", help="another colour begins in each match"
    )
    what.add_argument("--mods", type=names, default=(), metavar="A,B", help="plugins to be on")
    what.add_argument("--without", type=names, default=(), metavar="A,B", help="… to be off")
    what.add_argument(
        "--options",
        action="append",
        default=[],
        metavar="NAME=VALUE",
        help="set an option of the game or a mod; may be given several times",
    )
    what.add_argument(
        "--compare", action="store_true", help="play each seed by the usual rules as well"
    )
    what.add_argument(
        "--max-actions", type=int, default=MOST_ACTIONS, metavar="N", help="stop each match here"
    )
    what.add_argument("--no-checks", action="store_true", help="only play, which is faster")
    add_with(what)
    where = parser.add_argument_group("where it is played")
    where.add_argument(
        "--jobs", type=int, metavar="N", help="so many processes (as many as there are cores)"
    )
    where.add_argument(
        "--on", default="", metavar="dask://HOST:PORT", help="on the workers of a Dask cluster"
    )
    told = parser.add_argument_group("what is told and kept")
    told.add_argument(
        "--report",
        type=Path,
        action="append",
        default=[],
        metavar="FILE",
        help="write a report: .html with plots, .txt or .json; may be given several times",
    )
    told.add_argument(
        "--keep", type=Path, metavar="FILE", help="write each match down, and go on with them"
    )
    told.add_argument("--save", type=Path, metavar="FILE", help="keep the last match")
    told.add_argument("--until", type=int, metavar="N", help="stop after N actions and show it")
    add_json(told)
    parser.set_defaults(run=run)


def run(options: argparse.Namespace) -> int:
    """Load the laboratory, which other commands do without, and play."""
    from .run_simulation import run as simulate

    return simulate(options)
