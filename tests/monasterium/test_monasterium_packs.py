"""Packs and house rules: numbers, missions, a new kind of bonus; mistakes told by their line."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

import game_tables
import monasterium
import scriptorium as sc
from scriptorium import PluginError
from scriptorium.mods.loose import add_loose, read_loose
from scriptorium.scenarios import lay_out, run_paths
from scriptorium_monasterium.data import read
from scriptorium_monasterium.deeds import RoadBonus

ROOT = Path(__file__).resolve().parents[2]
TITHE = ROOT / "docs" / "examples" / "tithe"
DATA = ROOT / "cards" / "scriptorium_cards" / "monasterium"
HEADER = """[pack]
name = "harvest"
game = "monasterium"
version = "1.0"
title = "Harvest"
author = "A house"
summary = "More soup, and missions of one's own."
"""
PACK = (
    HEADER
    + """
[numbers]
"monasterium.soup_at_start" = 5
"monasterium.slot_II_E" = 4
"monasterium.chapel_cost_1" = 0
"monasterium.years" = 1

[[card]]
id = "garden"
effect = "monasterium.mission"
back = "C"
title = "The garden"
text.en = "Two novices in workshops."
params.points = 6
params.condition = { kind = "novices_in_building_type", type = "workshop", at_least = 2 }

[[card]]
id = "pilgrim"
effect = "monasterium.mission"
back = "A"
title = "The pilgrim"
text.en = "A novice in a building of the first abbey and one in its chapel."
params.points = [9, 8, 7]
params.needs = [{ monastery = "MA", area = "building" }, { monastery = "MA", area = "chapel" }]

[[card]]
replaces = "C1"
params.points = 20
"""
)


def library_with(folder: Path, text: str) -> tuple[sc.Library, str]:
    folder.mkdir()
    (folder / "pack.toml").write_text(text, encoding="utf-8")
    library = sc.standard_library().copy()
    return library, add_loose(library, read_loose(folder), "a test").about.name


def begin_with(folder: Path, text: str) -> sc.Table:
    library, name = library_with(folder, text)
    return sc.new_table(monasterium.GAME, 2, 1, [name], library=library)


def test_a_pack_sets_numbers_and_brings_missions(tmp_path: Path) -> None:
    """MO17.3, MO17.4: what a house writes is read as what the box says."""
    library, name = library_with(tmp_path / "harvest", PACK)
    table = sc.new_table(monasterium.GAME, 4, 3, [name], library=library)
    assert game_tables.seen(table, "tokens")["red"] == "2/5/1/0/0"
    assert {"harvest:garden", "harvest:pilgrim"} <= table.rules.cards.keys()
    setup = {
        "dice": {"1": "n n", "5": "n"},
        "missions": ["harvest:garden", "harvest:pilgrim", "C1"],
        "round": 2,
        "vacated": {"red": ["I-A", "II-E"]},
        "novices": {"red": ["MA-b2", "MA-b5"]},
    }
    there = lay_out(table.rules, setup, 1)
    after = game_tables.do(there, "take 1 1; use std-A; send III-A MA-chapel")
    assert game_tables.seen(after, "points")["red"] == 9 + 6
    assert game_tables.seen(after, "tokens")["red"] == "2/5/1/0/0"
    assert game_tables.seen(after, "done")["red"] == {"harvest:garden": 1, "harvest:pilgrim": 1}
    scored = game_tables.do(there, "take 5 1; use II-E")
    assert game_tables.seen(scored, "points")["red"] == 4
    assert table.rules.cards["C1"].params.points == 20


def test_a_match_of_one_year_ends_after_it(tmp_path: Path) -> None:
    """MO5.1: the number of years is a number like any other."""
    library, name = library_with(tmp_path / "harvest", PACK)
    table = sc.new_table(monasterium.GAME, 2, 3, [name], library=library)
    for _, _, after in game_tables.steps(table, 3, 2000):
        table = after.table
    assert table.outcome is not None
    assert table.clock.round == 2


WRONG = (
    ('params.points = "six"', "expected"),
    ('params.points = 6\nparams.needs = [{ monastery = "MX", area = "chapel" }]', "MX"),
    ('params.points = 6\nparams.needs = [{ monastery = "MA", area = "attic" }]', "attic"),
    ("params.points = 6", "either needs or a condition"),
    (
        'params.points = [6, 5]\nparams.needs = [{ monastery = "MA", area = "chapel" }]',
        "each of 3 years",
    ),
    ('params.points = 6\nparams.condition = { kind = "novices_sent" }', "at_least"),
    (
        'params.points = 6\nparams.condition = { kind = "novices_sent", at_least = 3,'
        ' type = "lay" }',
        "type",
    ),
)


@pytest.mark.parametrize(("params", "told"), WRONG, ids=[told for _, told in WRONG])
def test_a_wrong_mission_is_told_with_file_and_line(tmp_path: Path, params: str, told: str) -> None:
    """MO17.3, MO17.5: whoever writes it is shown the place."""
    card = f'\n[[card]]\nid = "odd"\neffect = "monasterium.mission"\nback = "C"\n{params}\n'
    first = HEADER.count("\n") + 6
    with pytest.raises((PluginError, sc.SetupError)) as caught:
        begin_with(tmp_path / "harvest", HEADER + card)
    assert told in str(caught.value)
    lines = range(first - 4, first + 3)
    assert any(f"pack.toml:{line}:" in str(caught.value) for line in lines), str(caught.value)


def test_a_set_that_there_is_not_is_told(tmp_path: Path) -> None:
    """MO4.6: missions belong to set A, B or C."""
    card = '\n[[card]]\nid = "odd"\neffect = "monasterium.mission"\nback = "D"\nparams.points = 1\n'
    with pytest.raises((PluginError, sc.SetupError), match=r"pack\.toml:\d+"):
        begin_with(tmp_path / "harvest", HEADER + card)


BROKEN = (
    ("board.toml", 'id = "MA-b2", type = "workshop"', 'id = "MA-b2", type = "tavern"', "tavern"),
    ("board.toml", 'index =  5, connects = ["MA", "MC"]', 'index =  5, connects = ["MZ"]', "MZ"),
    ("board.toml", "last_space = 12", "last_space = 13", "numbered"),
    (
        "board.toml",
        'adjacent = ["MA-b1", "MA-b2"]',
        'adjacent = ["MA-b1", "MA-b1"]',
        "MA-b1 is there twice",
    ),
    ("board.toml", 'action = "score", points = 3', 'action = "scare", points = 3', "scare"),
    ("board.toml", "count = 3  ", "count = 0  ", "count"),
    (
        "missions.toml",
        'monastery = "ME", area = "building"',
        'monastery = "MF", area = "building"',
        "MF",
    ),
    ("missions.toml", "points = [9, 6, 4]", "points = [9, 6]", "years"),
    ("missions.toml", 'id = "A2"', 'id = "A1"', "A1 is there twice"),
)


@pytest.mark.parametrize(("name", "right", "wrong", "told"), BROKEN, ids=[b[3] for b in BROKEN])
def test_a_mistake_in_the_data_is_told_with_its_line(
    tmp_path: Path, name: str, right: str, wrong: str, told: str
) -> None:
    """MO3.2, MO3.5, MO17.3: what does not go together is named before any match."""
    folder = tmp_path / "box"
    shutil.copytree(DATA, folder)
    text = (folder / name).read_text(encoding="utf-8")
    assert right in text
    (folder / name).write_text(text.replace(right, wrong, 1), encoding="utf-8")
    with pytest.raises(PluginError, match=rf"{name}:\d+: .*{told}"):
        read(folder)


def test_a_bonus_of_a_new_kind_comes_from_a_plugin() -> None:
    """MO9.3: the example's scenarios hold with it, and not one of them without."""
    library = sc.standard_library().copy()
    assert not add_loose(library, read_loose(TITHE), "example").broken
    results = list(run_paths([TITHE / "scenarios.toml"], library))
    assert results
    assert all(result.passed for result in results)
    without = list(run_paths([TITHE / "scenarios.toml"], sc.standard_library()))
    assert not any(result.passed for result in without)


def test_a_bonus_lies_only_where_there_is_a_road() -> None:
    """MO3.2: a space that the road does not have is told."""
    beyond = sc.Plugin("house.beyond", "monasterium")
    beyond.declare(RoadBonus(13, "window_any"))
    with pytest.raises(PluginError, match="no space 13"):
        sc.new_table(monasterium.GAME, 2, 1, [beyond])
