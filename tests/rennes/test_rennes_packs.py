"""Packs: event cards and ghosts of one's own, and numbers that a house sets."""

from __future__ import annotations

from pathlib import Path

import pytest

import game_tables
import rennes
import scriptorium as sc
from scriptorium.mods.loose import add_loose, read_loose
from scriptorium.scenarios import lay_out

PACK = """
[pack]
name = "whirl"
game = "rennes"
version = "1.0"
title = "The whirl"
author = "A house"
summary = "Two portals half round, and a late ghost."

[[card]]
id = "whirl"
effect = "rennes.turn_portals"
params.portals = ["A", "C"]
params.direction = "ccw"
params.quarters = 2
back = "event"
title = "Whirl"
text.en = "Portals A and C turn half round."

[[card]]
id = "late"
effect = "rennes.extra_point"
params.location = "villa"
title = "The late one"
text.en = "Once a turn a further point."

[numbers]
"rennes.hand_limit" = 8
"""


@pytest.fixture
def table(tmp_path: Path) -> sc.Table:
    (tmp_path / "whirl").mkdir()
    (tmp_path / "whirl" / "pack.toml").write_text(PACK)
    library = sc.standard_library().copy()
    mod = add_loose(library, read_loose(tmp_path / "whirl"), "a test")
    table = sc.new_table(rennes.GAME, 2, 3, [mod.about.name], first="rood", library=library)
    return game_tables.do(game_tables.do(table, "start la_tour"), "start eglise")


def test_an_event_card_of_a_pack_turns_the_portals_that_it_names(table):
    """RN8.3: by letters, half round; the others stay."""
    before = game_tables.seen(table, "portals")
    table = game_tables.do(table, "event whirl:whirl")
    for name, now in game_tables.seen(table, "portals").items():
        north, east, south, west = before[name].split()
        turned = f"{south} {west} {north} {east}"
        assert now == (turned if name in ("A", "C") else before[name])
    assert game_tables.seen(table, "events")["rood"] == ["whirl:whirl"]


def test_a_house_sets_the_limit_of_the_hand(table):
    """RN10.1: with eight as the limit a hand of seven is refilled."""
    table = game_tables.do(game_tables.do(table, "end"), "draw")
    assert table.chooser == "blauw"
    assert game_tables.seen(table, "hand_sizes")["rood"] == 8


def test_a_ghost_of_a_pack_appears_where_it_says(table):
    """RN9.5: who has cracked that code has it beside the ghost of the box."""
    setup = {"claims": {"villa": ["rood"]}, "figures": {"rood": "A.N"}, "pool": "geel 1"}
    there = lay_out(table.rules, setup, 1)
    assert game_tables.seen(there, "ghosts")["rood"] == ["denarnaud", "whirl:late"]
    assert game_tables.seen(game_tables.do(there, "dagobert"), "pool") == "geel 2"
