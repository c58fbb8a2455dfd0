"""The plugins and positions for the tests of Monasterium."""

from __future__ import annotations

from functools import partial

import game_tables

GAME = "monasterium"
PLUGINS = tuple(
    f"monasterium.{name}"
    for name in (
        "any_action",
        "buildings",
        "chapel",
        "chapel_points",
        "cloister",
        "cloister_points",
        "exchange",
        "extra_novice",
        "majorities",
        "missions",
        "own_chapel_window",
        "permanent_effect",
        "personal_die",
        "reroll",
        "road_soup",
        "road_tokens",
        "road_window",
        "token_points",
        "window",
    )
)

position = partial(game_tables.position, GAME)
