"""A match that was played with a mod which is not here any more, kept under the name `old`."""

from __future__ import annotations

from pathlib import Path

import scriptorium as sc
from scriptorium.matches import Match, Saves
from scriptorium.mods.loose import add_loose, read_loose
from scriptorium.testing.played_matches import random_choice
from scriptorium_play.common.seats import PERSON

EXAMPLES = Path(__file__).resolve().parents[1] / "docs" / "examples"
ACTIONS = 140


def keep_unfit(saves: Saves, mod: str) -> Match:
    """Play and keep it."""
    library = sc.standard_library(third_party=False).copy()
    add_loose(library, read_loose(EXAMPLES / mod), "test")
    match = Match(sc.new_table("sator", mods=[mod], seed=2, library=library))
    choose = random_choice(2)
    for _ in range(ACTIONS):
        match.play(choose(match.table, match.choices()))
    saves.keep("old", match, tuple((seat, PERSON) for seat in match.table.seats))
    saves.close("old")
    return match
