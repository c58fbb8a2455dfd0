"""Positions for the pictures of the pages that people read, and where the pictures lie."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

from PIL import Image

import scriptorium as sc
from scriptorium import standard_library
from scriptorium.matches import Match
from scriptorium.testing.played_matches import own_choice

PICTURES = Path(__file__).resolve().parents[1] / "docs" / "pictures"
LIBRARY = standard_library(third_party=False)
# Colours that are kept as they are.
PLAIN = 72
MOST = 120  # actions until the moment that is wanted comes


def keep(picture: Image.Image, name: str) -> None:
    """Write a picture in 256 colours: those that are commonest as they are, the rest of all."""
    whole = picture.convert("RGB")
    # Alone, the best cut of all colours would lose an emblem beside a sheet of parchment.
    plain = [colour for colour, _ in Counter(whole.getdata()).most_common(PLAIN)]
    cut = whole.quantize(256 - PLAIN, kmeans=2).getpalette() or []
    colours = Image.new("P", (1, 1))
    colours.putpalette([part for colour in plain for part in colour] + cut[: 3 * (256 - PLAIN)])
    kept = whole.quantize(palette=colours, dither=Image.Dither.NONE)
    kept.save(PICTURES / f"{name}.png", optimize=True)


def played_by_computers(
    game: str,
    seats: int,
    actions: int,
    library: sc.Library,
    step: str = "",
    seed: int = 7,
    seat: int = 0,
) -> Match:
    """A match after so many actions of the computers that the game brings, at a seat's turn."""
    choose = own_choice(seed)
    match = Match(sc.new_table(game, seats, seed, library=library))
    for nr in range(actions + MOST):
        table = match.table
        top = table.pending[-1] if table.pending else None
        fits = table.chooser == table.seats[seat] and step in ("", table.clock.step)
        if nr >= actions and isinstance(top, sc.Turn) and fits:
            return match
        match.play(choose(table, sc.legal(table)))
    raise AssertionError(f"no such moment came within {actions + MOST} actions")
