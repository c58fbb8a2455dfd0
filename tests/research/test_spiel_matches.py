"""Matches as games of OpenSpiel: beside a stand-in by day, beside the library itself at night.

The library brings 200 MB with it, so it is installed only where the peers are measured.
"""

from __future__ import annotations

import copy
import importlib
import subprocess
import sys
from pathlib import Path
from random import Random
from types import ModuleType, SimpleNamespace

import pytest

import scriptorium as sc
from night import often

ROOT = Path(__file__).resolve().parents[2]
ITS_OWN_TEST = """
import pyspiel, scriptorium_research.spiel_matches
from random import Random
for name in ("monasterium", "plankenkoorts", "rennes", "sator"):
    game = pyspiel.load_game(f"python_scriptorium(game={name},players=2)")
    if name in ("monasterium", "plankenkoorts"):
        pyspiel.random_sim_test(game, num_sims=1, serialize=False, verbose=False)
    state = game.new_initial_state()
    state.apply_action(5)
    for _ in range(40):
        state.apply_action(Random(1).choice(state.legal_actions()))
    player = state.current_player()
    world = state.resample_from_infostate(player, Random(2).random)
    assert world.legal_actions() == state.legal_actions()
    assert world.observation_string(player) == state.observation_string(player)
    assert any(state.observation_tensor(player))
    print(name, "holds")
"""


class State:
    """What the library's own state does for ours."""

    def __init__(self, game):
        del game

    def apply_action(self, action):
        self._apply_action(action)

    def legal_actions(self):
        return self._legal_actions(self.current_player())

    def clone(self):
        return copy.deepcopy(self)


@pytest.fixture
def spiel(monkeypatch):
    """Our module beside a stand-in for the library."""
    stand_in = ModuleType("pyspiel")
    kinds = SimpleNamespace(SEQUENTIAL=0, EXPLICIT_STOCHASTIC=0, IMPERFECT_INFORMATION=0)
    stand_in.GameType = lambda **told: SimpleNamespace(**told)
    for name in ("Dynamics", "ChanceMode", "Information", "Utility", "RewardModel"):
        row = SimpleNamespace(**vars(kinds), ZERO_SUM=0, TERMINAL=0)
        setattr(stand_in.GameType, name, row)
    stand_in.GameInfo = lambda **told: SimpleNamespace(**told)
    stand_in.PlayerId = SimpleNamespace(CHANCE=-1, TERMINAL=-4)
    stand_in.Game = type("Game", (), {"__init__": lambda self, *told: None})
    stand_in.State = State
    stand_in.register_game = lambda *told: None
    monkeypatch.setitem(sys.modules, "pyspiel", stand_in)
    monkeypatch.delitem(sys.modules, "scriptorium_research.spiel_matches", raising=False)
    yield importlib.import_module("scriptorium_research.spiel_matches")
    sys.modules.pop("scriptorium_research.spiel_matches", None)


def test_a_match_from_the_deal_to_its_end(spiel):
    game, luck = spiel.MatchGame({"game": "plankenkoorts", "players": 3}), Random(3)
    state = game.new_initial_state()
    assert state.current_player() == -1
    outcomes = state.chance_outcomes()
    assert sum(share for _, share in outcomes) == pytest.approx(1)
    state.apply_action(outcomes[7][0])
    assert state.table == sc.new_table("plankenkoorts", 3, 7)
    observer, knower = game.make_py_observer(), spiel.Observer(recalls=True)
    while not state.is_terminal():
        player, before = state.current_player(), state.clone()
        number = luck.choice(state.legal_actions())
        assert state._action_to_string(player, number)
        state.apply_action(number)
        assert before.standing is not state.standing
        assert before.legal_actions()
    assert sorted(state.returns()) == [-0.5, -0.5, 1.0]
    assert state.current_player() == -4
    observer.set_from(before, 0)
    assert observer.tensor.any()
    assert len(knower.string_from(before, 0)) > len(observer.string_from(before, 0))
    world = before.resample_from_infostate(before.current_player(), luck.random)
    assert world.legal_actions() == before.legal_actions()
    seat = before.table.chooser
    assert sc.view(world.table, seat) == sc.view(before.table, seat)
    assert world.table.seed != before.table.seed


if often(0, 1):  # by day there is no such test

    def test_the_library_itself_plays_them():
        """In the environment of the peers, which is made if need be."""
        sys.path += [str(ROOT / "scripts"), str(ROOT / "scripts" / "peers")]
        venv = importlib.import_module("environment").ensure(ROOT)
        python = importlib.import_module("_setup").tool(venv, "python")
        command = [python, "-c", ITS_OWN_TEST]
        done = subprocess.run(command, capture_output=True, text=True, check=False)
        names = ("monasterium", "plankenkoorts", "rennes", "sator")
        assert done.stdout.splitlines() == [f"{name} holds" for name in names], done.stderr
