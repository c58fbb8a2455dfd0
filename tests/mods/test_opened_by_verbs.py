"""A decision that a verb's `do` opens is taken before the rest of its card, and never dropped."""

from __future__ import annotations

import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import scriptorium as sc
from scriptorium.cards import GoingOn
from scriptorium.mods.loose import add_loose, read_loose
from scriptorium.testing.positions import position
from scriptorium.testing.repeated_views import changed_view

SUMMONS = Path(__file__).resolve().parent / "summons"
BAD_CARD = """
[[card]]
id = "early"
back = "im"
copies = 4
title = "Too early"
[card.text]
en = "The turn is over, and then a card is drawn."
[[card.do]]
dismiss = "turn"
[[card.do]]
draw = 1
"""
BAD_SCENARIO = """
[[scenario]]
game = "sator"
title = "What stands behind the end of the turn is refused"
mods = ["summons"]

[scenario.setup]
hands.red = ["summons:early"]

[[scenario.step]]
not = "summons:early"
why = "plugin_fault"
"""


def command(*arguments, home):
    return subprocess.run(
        [sys.executable, "-m", "scriptorium", *map(str, arguments)],
        capture_output=True,
        text=True,
        env={"SCRIPTORIUM_HOME": str(home), "LC_ALL": "C", "PATH": ""},
        timeout=300,
    )


def test_the_mod_is_sound_and_its_scenarios_hold(tmp_path):
    done = command("mods", "check", SUMMONS, "--trust", "--matches", "6", home=tmp_path)
    assert done.returncode == 0, done.stdout
    assert "3 scenarios" in done.stdout


def test_what_stands_behind_the_end_of_the_turn_is_refused_loudly(tmp_path):
    bad = tmp_path / "summons"
    shutil.copytree(SUMMONS, bad, ignore=shutil.ignore_patterns("__pycache__"))
    with (bad / "cards.toml").open("a") as cards:
        cards.write(BAD_CARD)
    (bad / "scenarios.toml").write_text(BAD_SCENARIO)
    done = command("mods", "check", bad, "--trust", "--matches", "30", home=tmp_path)
    assert done.returncode == 1
    told = "the verb dismiss began another turn, and summons:early has more to do behind it"
    assert told in done.stdout
    assert "summons is not sound: 1 error" in done.stdout  # its scenario holds


@pytest.fixture(scope="module")
def library():
    made = sc.standard_library(third_party=False).copy()
    assert not add_loose(made, read_loose(SUMMONS), "given").broken
    return made


def test_a_card_that_waits_is_data_that_comes_back(library):
    shown = position("sator", mods=["summons"], library=library, hands={"red": ["summons:call"]})
    table = shown.play("summons:call").table
    waits = table.pending[-2]
    assert isinstance(waits, GoingOn)
    assert (waits.card, waits.at, waits.done) == ("summons:call", 1, 1)
    again = sc.load(sc.dump(table), library=library)
    assert sc.digest(again) == sc.digest(table)
    assert changed_view(table) == ""
    for one in (table, again):
        after = sc.apply(one, sc.read(one, "answer no")).table
        assert after.pending == (sc.Turn("red"),)
        assert len(sc.cards_in(after, "hand.red")) == 2
