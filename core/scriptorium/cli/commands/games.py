"""`scriptorium games`: what can be played."""

from __future__ import annotations

import argparse

from .common import Commands, add_json, add_with, checked_library, print_json


def add(commands: Commands) -> None:
    """Put the command on the parser."""
    parser = commands.add_parser(
        "games", help="list the games", description="List the games that can be played."
    )
    add_with(parser)
    add_json(parser)
    parser.set_defaults(run=run, repeats=True)


def run(options: argparse.Namespace) -> int:
    """One line for each game: name, title, seats."""
    games = checked_library(options).games()
    if options.json:
        print_json(
            [
                {
                    "name": game.name,
                    "title": game.title or game.name,
                    "version": game.version,
                    "fewest": game.fewest,
                    "seats": list(game.seats),
                    "summary": game.summary,
                }
                for game in games
            ]
        )
        return 0
    if not games:
        print("There are no games here.")
    width = max((len(game.name) for game in games), default=0)
    for game in games:
        most = len(game.seats)
        players = f"{game.fewest}" if game.fewest == most else f"{game.fewest} to {most}"
        print(f"{game.name:<{width}}  {game.title or game.name}, {players} players")
    return 0
