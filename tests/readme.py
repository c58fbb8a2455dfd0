"""Positions for the pictures of the pages that people read, and where the pictures lie."""

from __future__ import annotations

from pathlib import Path

from PIL import Image

import scriptorium as sc
from scriptorium.library import standard_library
from scriptorium_check.computer_matches import own_choice
from scriptorium_matches.match import Match

PICTURES = Path(__file__).resolve().parents[1] / "docs" / "pictures"
LIBRARY = standard_library(strangers=False)
MOST = 60  # actions until the moment that is wanted comes


def keep(picture: Image.Image, name: str) -> None:
    """Write a picture as small as it can be without loss."""
    picture.convert("RGB").save(PICTURES / f"{name}.png", optimize=True)


def played_by_computers(
    game: str, seats: int, actions: int, library: sc.Library, step: str = "", seed: int = 7
) -> Match:
    """A match after so many actions of the computers that the game brings, at the next turn."""
    choose = own_choice(seed)
    match = Match(sc.new_table(game, seats, seed, library=library))
    for nr in range(actions + MOST):
        table = match.table
        top = table.pending[-1] if table.pending else None
        if nr >= actions and isinstance(top, sc.Turn) and step in ("", table.clock.step):
            return match
        match.play(choose(table, sc.legal(table)))
    raise AssertionError(f"no such moment came within {actions + MOST} actions")
