"""A mod that misbehaves while a match is told in lines: it is named, and the match goes on."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from forked import Forked
from mod_faults import FAULTS, HELD, TOLD, at_home, kept, why
from night import often
from scriptorium.matches import Saves
from scriptorium.mods import Home


def told_by(folder: Path, fault: str, hook: str, typed: str) -> tuple[str, str]:
    """What is told in lines of the match that is kept, and its name."""
    with at_home(folder):
        name = kept(folder)
    with at_home(folder, ODD_DEED=FAULTS[fault], ODD_AT=hook, LC_ALL="C"):
        process = Forked(
            [sys.executable, "-m", "scriptorium", "play", "--ui", "text", "--go-on", name],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            env=dict(os.environ),
            text=True,
        )
        try:
            process.stdin.write(typed)
            process.stdin.close()
            told, _ = process.communicate(timeout=120)
        finally:
            process.kill()
    assert process.returncode == 0, told
    return told, name


def actions(folder: Path, name: str) -> int:
    return len(Saves(folder / "matches").lines(name).actions)


@pytest.mark.parametrize("fault", often(("loop", "exit without a word"), tuple(HELD)))
def test_a_fault_that_ends_a_process_is_told_and_the_match_goes_on(tmp_path, fault):
    """The mod is off; of what was done before nothing is lost."""
    told, name = told_by(tmp_path, fault, "rule", "\n\n1\n1\n")
    assert TOLD[why(fault)] in told
    home = Home(tmp_path)
    assert home.choices().off == ("odd",)
    assert home.choices().failures == {"odd": 1}
    assert actions(tmp_path, name) >= 6


@pytest.mark.parametrize("fault", often(("recursion",), sorted(FAULTS.keys() - HELD.keys())))
def test_a_fault_that_the_guard_holds_ends_nothing(tmp_path, fault):
    told, name = told_by(tmp_path, fault, "rule", "\n1\n1\n")
    assert not any(line in told for line in TOLD.values())
    assert Home(tmp_path).choices().off == ()
    assert actions(tmp_path, name) >= 6
