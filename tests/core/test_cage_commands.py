"""Commands that run a mod which misbehaves: it is named, and they end."""

from __future__ import annotations

import os
import subprocess
import sys

import pytest

from forked import Forked
from mod_faults import FAULTS, HELD, at_home, put, why
from night import crossed
from scriptorium.isolation import FULL, HUNG
from scriptorium.mods import Home

SAID = {
    HUNG: "the mod odd did not come to an end, and was stopped",
    FULL: "the mod odd used up the memory, and was stopped",
}
COMMANDS = {
    "mods check {tmp}/mods/odd.py --matches 1": "rules",
    "simulate sator --mods house.odd --until 3": "rule",
    "simulate sator --mods house.odd --matches 1 --bots random": "rules",
    "check {tmp}/odd.toml": "rules",
    "mods list": "about",
}
SCENARIO = """
[[scenario]]
game = "sator"
title = "One"
mods = ["house.odd"]
[[scenario.step]]
see.step = "play"
"""


@pytest.mark.parametrize(("command", "fault"), crossed(tuple(COMMANDS), tuple(HELD)[::3], 0))
def test_a_command_names_the_mod_and_ends(tmp_path, command, fault):
    """What it says is the same for all commands; a list goes on without the mod."""
    with at_home(tmp_path):
        put(tmp_path)
    (tmp_path / "odd.toml").write_text(SCENARIO)
    deed = {"ODD_DEED": FAULTS[fault], "ODD_AT": COMMANDS[command]}
    with at_home(tmp_path, LC_ALL="C", **deed):
        process = Forked(
            [sys.executable, "-m", "scriptorium", *command.format(tmp=tmp_path).split()],
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            env=dict(os.environ),
            text=True,
        )
        try:
            told, _ = process.communicate(timeout=120)
        finally:
            process.kill()
    assert SAID.get(why(fault), "the mod odd has ended the program") in told
    assert "--leave-out odd" in told
    assert Home(tmp_path).choices().failures == {"odd": 1}
    assert process.returncode == (0 if command == "mods list" else 1), told
