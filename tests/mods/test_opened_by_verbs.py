"""A decision that a verb's `do` opens is taken before the rest of its card, and never dropped."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

import scriptorium as sc
from night import often
from scriptorium.cards import GoingOn
from scriptorium.cli.main import main
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


@pytest.fixture
def command(tmp_path, monkeypatch, capsys):
    """A command in this process: how it ended, and what it told."""
    monkeypatch.setenv("SCRIPTORIUM_HOME", str(tmp_path))
    monkeypatch.setenv("LC_ALL", "C")

    def run(*arguments):
        return main([*map(str, arguments)]), capsys.readouterr().out

    return run


def test_the_mod_is_sound_and_its_scenarios_hold(command):
    code, told = command("mods", "check", SUMMONS, "--trust", "--matches", often(3, 6))
    assert code == 0, told
    assert "3 scenarios" in told


def test_what_stands_behind_the_end_of_the_turn_is_refused_loudly(command, tmp_path):
    bad = tmp_path / "summons"
    shutil.copytree(SUMMONS, bad, ignore=shutil.ignore_patterns("__pycache__"))
    with (bad / "cards.toml").open("a") as cards:
        cards.write(BAD_CARD)
    (bad / "scenarios.toml").write_text(BAD_SCENARIO)
    code, told = command("mods", "check", bad, "--trust", "--matches", "30")
    assert code == 1
    wrong = "the verb dismiss began another turn, and summons:early has more to do behind it"
    assert wrong in told
    assert "summons is not sound: 1 error" in told  # its scenario holds


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
