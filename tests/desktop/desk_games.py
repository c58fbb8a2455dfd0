"""Positions to begin with."""

from __future__ import annotations

import random
from functools import cache

from tests_library import example_library

import scriptorium as sc


@cache
def sator_in_play(seats: int, seed: int = 7) -> sc.Table:
    """A SATOR match after a set-up by chance, at the first turn of play."""
    luck = random.Random(3)
    table = sc.new_table("sator", seats, seed, library=example_library())
    while table.clock.phase != "play":
        table = sc.apply(table, luck.choice(sc.legal(table))).table
    return table


@cache
def played(game: str, seats: int, actions: int, seed: int = 7) -> sc.Table:
    """A match of any game after some actions by chance."""
    luck = random.Random(5)
    table = sc.new_table(game, seats, seed, library=example_library())
    for _ in range(actions):
        if table.outcome is None:
            table = sc.apply(table, luck.choice(sc.legal(table))).table
    return table
