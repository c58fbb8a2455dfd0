"""`scriptorium play --at FILE TITLE`: any scenario's position, in a window and in words."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest
from no_window import open_window
from stage_games import library

import scriptorium as sc
from scriptorium_ui.pages import routes

ROOT = Path(__file__).resolve().parents[2]
EXAMPLES = ROOT / "docs" / "examples"
SCENARIOS = EXAMPLES / "noughts_and_crosses.toml"


@pytest.mark.parametrize("mouse", [True, False], ids=["desktop", "tablet"])
def test_the_position_of_a_title_is_on_the_table_and_goes_on(mouse, tmp_path):
    window = open_window(tmp_path, library(), mouse=mouse)
    title = titles()[0]
    routes.opening(window.app, at=(str(SCENARIOS), title))
    window.frame()
    session = window.app.page.session
    before = session.table
    assert before.outcome is None
    session.say(sc.write(before, sc.legal(before)[0]))
    assert len(session.match.done) == 1
    assert window.app.saves.listed() == []
    session.close()


def titles():
    import tomllib

    return [one["title"] for one in tomllib.loads(SCENARIOS.read_text("utf-8"))["scenario"]]


def test_a_title_that_is_not_there_is_told_with_those_that_are(tmp_path):
    window = open_window(tmp_path, library())
    with pytest.raises(sc.SetupError, match="has no scenario 'nowhere'"):
        routes.opening(window.app, at=(str(SCENARIOS), "nowhere"))
    with pytest.raises(sc.SetupError, match="cannot be read"):
        routes.opening(window.app, at=(str(tmp_path / "none.toml"),))


def test_the_command_line_shows_it_in_words(tmp_path):
    """Begun as a person begins it; the first answer ends it."""
    command = [sys.executable, "-m", "scriptorium", "play", "--ui", "text"]
    command += ["--with", str(EXAMPLES / "noughts_and_crosses.py")]
    command += ["--at", str(SCENARIOS), titles()[-1]]
    home = {"SCRIPTORIUM_HOME": str(tmp_path), "HOME": str(tmp_path)}
    ran = subprocess.run(
        command,
        input="q\n",
        capture_output=True,
        text=True,
        env=os.environ | home,
        timeout=60,
        check=False,
    )
    assert ran.returncode == 0, ran.stderr
    assert "A1: x" in ran.stdout
    assert "C3: o" in ran.stdout
