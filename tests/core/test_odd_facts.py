"""Scenarios with values of wrong kinds: each fact takes them or says what to write instead."""

from __future__ import annotations

import os
import random
import subprocess
import sys

import pytest

import game_tables
import scriptorium as sc
from night import often
from scriptorium.plugins.guard import failure_counts, forget_failures
from scriptorium.scenarios import facts_of
from scriptorium.scenarios.source import Misread

GAMES = ("sator", "monasterium", "rennes", "plankenkoorts")
TRIED = often(400, 50_000)  # of each game
PLAIN = (True, False, 0, 1, -1, 999, 2**70, 1.5, float("nan"), "", "x", "geel 3", "2 CF", "A1")
NAMES = ("red", "rood", "P1", "x", "CF", "A", "OT", "la_tour", "choose")


def odd_value(luck, depth=3):
    """A number, a text, a list or a table, as a file could hold it."""
    kind = luck.randrange(4) if depth else 0
    if kind == 2:
        return [odd_value(luck, depth - 1) for _ in range(luck.randrange(3))]
    if kind == 3:
        return {luck.choice(NAMES): odd_value(luck, depth - 1) for _ in range(luck.randrange(3))}
    return luck.choice((*PLAIN, *NAMES))


@pytest.mark.own_faults
@pytest.mark.parametrize("game", GAMES)
def test_a_fact_with_an_odd_value_ends_in_its_one_error(game):
    forget_failures()
    rules = sc.new_table(game, 2, 1).rules
    names = [name for name in facts_of(rules) if name != "seats"]
    for seed in range(TRIED):
        luck = random.Random(seed)
        setup = {luck.choice(names): odd_value(luck) for _ in range(luck.choice((1, 1, 2)))}
        try:
            game_tables.position(game, 2, **setup)
        except (sc.FactError, sc.SetupError, Misread):
            pass
        except Exception as error:
            raise AssertionError(f"seed {seed}: {setup}") from error
        assert (setup, failure_counts()) == (setup, {})


SETUPS = {
    "choosing = 3": "choosing: write a list of seats, not 3",
    "choosing = true": "choosing: write a list of seats, not True",
    'figures.rood = ["villa"]': r"figures.rood: there is no space ['villa']; write AB1 or A.N",
}


@pytest.mark.parametrize("setup", SETUPS)
def test_a_scenario_file_with_an_odd_value_says_what_to_write(setup, tmp_path):
    path = tmp_path / "odd.toml"
    path.write_text(
        f'[[scenario]]\ngame = "rennes"\ntitle = "Odd"\n[scenario.setup]\n{setup}\n'
        "[[scenario.step]]\nsee = { round = 1 }\n"
    )
    done = subprocess.run(
        [sys.executable, "-m", "scriptorium", "check", path],
        capture_output=True,
        text=True,
        env={**os.environ, "SCRIPTORIUM_HOME": str(tmp_path / "home"), "LC_ALL": "C"},
        timeout=120,
    )
    assert done.returncode == 1
    assert SETUPS[setup] in done.stdout
    assert "odd.toml:" in done.stdout
    assert "Traceback" not in done.stdout + done.stderr
    assert "TypeError" not in done.stdout
