"""The picture of Monasterium shows what slots, buildings and road spaces do in this match."""

from __future__ import annotations

from pathlib import Path

import pytest

import scriptorium as sc
import scriptorium.scene as sp
from scriptorium.mods.loose import add_loose, read_loose
from scriptorium_play.texts.translator import words_of

EXAMPLES = Path(__file__).resolve().parents[2] / "docs" / "examples"
HOUSE = """
import scriptorium as sc

HOUSE = sc.Plugin("house", "monasterium", numbers=(
    ("monasterium.slot_II_E", 7), ("monasterium.slot_std_B", 0),
    ("monasterium.slot_II_B", 2), ("monasterium.slot_III_A", 5),
    ("monasterium.points_per_die", 4), ("monasterium.lay_points", 6),
    ("monasterium.donation_row_I", 8), ("monasterium.chapel_capacity", 9),
))
"""


@pytest.fixture(scope="module")
def house(tmp_path_factory):
    path = tmp_path_factory.mktemp("house") / "house.py"
    path.write_text(HOUSE, encoding="utf-8")
    return path


def drawn(*given, language="en", seat="red"):
    """What a match with some mods shows to a seat: each piece by its id, with its sentence."""
    library = sc.standard_library(third_party=False).copy()
    for path in given:
        plugin = add_loose(library, read_loose(path), "given")
        assert not plugin.broken, plugin.broken
    mods = [path.stem for path in given]
    table = sc.new_table("monasterium", 3, 1, mods=mods, library=library)
    words = words_of(language, [library.plugins["monasterium"], *map(library.plugins.get, mods)])
    pieces = sp.scene(sc.view(table, seat)).pieces
    return {one.id: (one, words.say(one.says) if one.says else "") for one in pieces}


def test_a_changed_slot_shows_its_number_and_says_it(house):
    usual, changed = drawn(), drawn(house)
    assert usual["slot-red-II-E"][1] == "II-E: score 3 points."
    for seat in ("red", "blue"):
        assert changed[f"slot-{seat}-II-E"][1] == "II-E: score 7 points."
        assert changed[f"many-{seat}-II-E"][0].label == "7"
        assert changed[f"slot-{seat}-std-B"][1].endswith(": take 0 soup.")
        assert changed[f"many-{seat}-std-B"][0].label == "0"
        assert changed[f"many-{seat}-II-B"][0].label == "-2"
        assert f"many-{seat}-III-A" not in changed  # its number has no say
        assert changed[f"many-{seat}-IV-C"][0].label == "4"
        assert changed[f"slot-{seat}-IV-C"][1].endswith("scores 4 points.")
    assert usual["slot-red-IV-C"][1].endswith("scores a point.")
    assert "many-red-IV-C" not in usual


def test_places_show_what_they_hold_cost_and_bring(house):
    usual, changed = drawn(), drawn(house)
    lay = [id for id, (_, told) in usual.items() if "a lay building" in told]
    assert lay
    for id in lay:
        assert "1 influence and 8 soup" in changed[id][1]
        assert "You get 6 points" in changed[id][1]
        assert usual[id][1] != changed[id][1]
    chapels = [id for id in usual if id.endswith("-chapel")]
    assert chapels
    assert all("9" in changed[id][1] for id in chapels)


@pytest.mark.parametrize(
    ("language", "told"), [("en", "a point, or a token in its place"), ("it", "un punto, o un")]
)
def test_the_bonus_of_a_mod_is_what_its_road_space_draws(language, told):
    usual, changed = drawn(language=language), drawn(EXAMPLES / "tithe", language=language)
    assert told in changed["road-4"][1]
    assert told in changed["bonus-4"][1]
    assert changed["bonus-4"][0].art == "monasterium-points"
    assert changed["road-4"][0].art == "monasterium-road-none"
    assert "bonus-4" not in usual
    others = [id for id in usual if id.startswith("road-") and id != "road-4"]
    assert [changed[id] for id in others] == [usual[id] for id in others]
