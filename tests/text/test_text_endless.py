"""A mod whose functions never end, wherever they are called: it is named, and done without."""

from __future__ import annotations

import os
import subprocess
import sys
import time

import pytest

from scriptorium.isolation.watchdog import PATIENCE
from scriptorium.matches import Saves
from scriptorium.mods import Home

SEEN = """
import scriptorium as sc

ODD = sc.Plugin("house.odd", "plankenkoorts", title="Odd")


@ODD.part()
class Seen(sc.Part, tag="house.odd", frozen=True):
    number: int = 0

    def seen_by(self, seat, rules):
        while True:
            pass
"""
TOLD = "The mod odd did not come to an end."
# It may hold the program up so often until it is off; and programs start anew without it, which
# takes as long as this machine needs at the moment.
STOPS, STARTS = 3, 4


@pytest.fixture
def home(tmp_path, monkeypatch):
    monkeypatch.setenv("SCRIPTORIUM_HOME", str(tmp_path))
    monkeypatch.setenv("LC_ALL", "C")
    made = Home(tmp_path)
    made.mods.mkdir()
    (made.mods / "odd.py").write_text(SEEN, encoding="utf-8")
    made.switch("odd", True)
    return made


def test_a_part_that_never_ends_in_showing_itself_is_done_without(home):
    """Against a computer, which asks as well; the match goes on, and the session counts once."""
    command = [sys.executable, "-m", "scriptorium", "play", "--ui", "text", "plankenkoorts"]
    form = subprocess.run(command, input="2\n", capture_output=True, text=True, check=True).stdout
    (row,) = {line.partition(".")[0] for line in form.splitlines() if line.endswith(". Odd: off")}
    process = subprocess.Popen(
        command,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
        env=dict(os.environ),
    )
    assert process.stdin is not None
    assert process.stdout is not None
    try:
        # Two players, a person and a computer, with the mod; then on without it, for some turns.
        process.stdin.write(f"2\n{row}\n\n" + "1\n" * 40)
        process.stdin.close()
        began, told, start = time.monotonic(), "", 0.0
        for line in process.stdout:
            told, start = told + line, start or time.monotonic() - began
            if TOLD in line:
                break
        took = time.monotonic() - began
        rest = process.stdout.read()
        assert process.wait(timeout=60) == 0
    finally:
        process.kill()
    assert TOLD in told
    assert took < STOPS * PATIENCE + STARTS * start
    assert "Player 1 discards" in rest
    assert home.choices().off == ("odd",)
    assert home.choices().failures == {"odd": 1}
    assert len(Saves(home.folder / "matches").listed()) >= 1


def test_a_match_of_computers_ends_and_names_it(home):
    """Not one call after another is waited for."""
    done = subprocess.run(
        [
            *(sys.executable, "-m", "scriptorium", "simulate", "plankenkoorts"),
            *("--mods", "house.odd", "--bots", "brother", "--matches", "1"),
        ],
        capture_output=True,
        text=True,
        env=dict(os.environ),
        timeout=60,
    )
    assert done.returncode == 1
    assert "odd" in done.stderr
    assert "did not come to an end" in done.stderr
    assert home.choices().failures == {"odd": 1}
