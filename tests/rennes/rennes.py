"""The plugins and positions for the tests of Rennes-le-Château."""

from __future__ import annotations

from functools import partial

import game_tables

GAME = "rennes"
PLUGINS = tuple(
    f"rennes.{name}"
    for name in (
        "areas",
        "caverns",
        "conversion",
        "de_molay",
        "denarnaud",
        "markers",
        "passing",
        "roi_dagobert",
        "sanctuaire",
        "sauniere",
        "supplies",
        "symbols",
        "trencavel",
        "turn_portals",
    )
)


position = partial(game_tables.position, GAME)
