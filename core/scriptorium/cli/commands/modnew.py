"""`scriptorium mods new KIND NAME`: a mod of your own that works at once."""

from __future__ import annotations

import argparse
from pathlib import Path

from scriptorium.mods.scaffolding import new_mod

from .common import Commands, checked_library


def add(commands: Commands) -> None:
    """Put the command on the parser."""
    told = "Write a working mod or game with scenarios and a test, to change."
    parser = commands.add_parser("new", help="begin a mod of your own", description=told)
    kinds = "game, or what a game brings a template for: card, rule, effect"
    parser.add_argument("kind", metavar="KIND", help=kinds)
    parser.add_argument("name", metavar="NAME", help="small letters, digits and _")
    parser.add_argument("--at", type=Path, default=Path(), metavar="DIR", help="where to write it")
    parser.add_argument("--for", dest="game", default="", metavar="GAME", help="for which game")
    parser.set_defaults(run=run)


def run(options: argparse.Namespace) -> int:
    """Write the files, and say what can be done with them."""
    written = new_mod(
        options.kind, options.name, options.at, checked_library(options), game=options.game
    )
    for path in written:
        print(path)
    folder = options.at / options.name
    print(f"Change it, then: scriptorium mods check {folder}")
    print(f"To play with it: scriptorium play --with {folder}")
    return 0
