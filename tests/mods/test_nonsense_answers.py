"""Rules that answer nonsense: `mods check` names them with file and line, play names the mod."""

from __future__ import annotations

import pytest

import scriptorium as sc
from scriptorium.cli.main import main
from scriptorium.mods.loose import add_loose, read_loose
from scriptorium.plugins.guard import failure_counts, forget_failures

MOD = """
import scriptorium as sc

BOWS = sc.Plugin("bows", "sator", title="Bows", author="x", summary="x")
NO = sc.Reason("odd", "B1", "That is odd.")

@BOWS.event()
class Bowed(sc.Event, tag="bows.bowed", frozen=True):
    pass

def odd(at, action):
    {odd}

ODD = sc.Rule(NO, {kind}=odd)

@BOWS.choice({rules}during=("swap", "play"))
class Bow(sc.Action, tag="bows.bow", frozen=True):
    def do(self, now):
        now.tell(Bowed())
"""
PLACES = {"rules": "ODD, ", "ends": "ends=(ODD,), "}
LINE = MOD[: MOD.index("def odd")].count("\n") + 1
SCENARIO = """
[[scenario]]
game = "sator"
title = "A rule that answers nonsense is a failure of its mod"
mods = ["bows"]
[[scenario.step]]
not = "bow"
why = "plugin_fault"
"""
# What the function says, what it is of a rule, and what is told of it.
NONSENSE = {
    "explain says yes": (
        "return True",
        "explain",
        "answered True where Refused or None was expected",
    ),
    "explain says why": (
        "return 'odd'",
        "explain",
        "answered 'odd' where Refused or None was expected",
    ),
    "predicate says nothing": ("pass", "predicate", "answered None where bool was expected"),
    "predicate says how many": ("return 1", "predicate", "answered 1 where bool was expected"),
}


@pytest.fixture(params=NONSENSE)
def mod(request, tmp_path):
    odd, kind, told = NONSENSE[request.param]
    path = tmp_path / "bows.py"
    path.write_text(MOD.format(odd=odd, kind=kind, rules=PLACES["rules"]))
    (tmp_path / "bows.scenarios.toml").write_text(SCENARIO)
    return path, told


def test_mods_check_tells_file_and_line(mod, tmp_path, monkeypatch, capsys):
    path, told = mod
    monkeypatch.setenv("SCRIPTORIUM_HOME", str(tmp_path / "home"))
    monkeypatch.setenv("LC_ALL", "C")
    assert main(["mods", "check", str(path), "--trust", "--matches", "2"]) == 1
    shown = capsys.readouterr().out
    assert f"bows.py:{LINE}:1" in shown
    assert told in shown
    assert "to be refused" not in shown  # the scenario holds


@pytest.mark.parametrize("kind", NONSENSE)
@pytest.mark.parametrize("place", ["rules", "ends"])
def test_in_play_the_choice_is_left_out_and_the_mod_is_named(kind, place, tmp_path):
    odd, what, _ = NONSENSE[kind]
    path = tmp_path / "bows.py"
    path.write_text(MOD.format(odd=odd, kind=what, rules=PLACES[place]))
    library = sc.standard_library(third_party=False).copy()
    assert not add_loose(library, read_loose(path), "given").broken
    table = sc.new_table("sator", 2, 1, ["bows"], library=library)
    while table.clock.phase != "play":
        table = sc.apply(table, sc.legal(table)[0]).table
    forget_failures()
    bow = sc.read(table, "bow")
    assert bow not in sc.legal(table)
    refused = sc.why_not(table, bow)
    assert refused is not None
    assert (refused.id, refused.plugin) == ("plugin_fault", "bows")
    assert failure_counts()["bows"] >= 1
