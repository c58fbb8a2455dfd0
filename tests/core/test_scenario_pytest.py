"""Scenarios as tests: how an author of house rules sees them in pytest."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
NOUGHTS = ROOT / "docs" / "examples" / "noughts_and_crosses.py"
CONFTEST = """
import functools
from pathlib import Path

import scriptorium
from scriptorium.mods.loose import add_loose, read_loose

pytest_plugins = ["scriptorium.testing.pytest_plugin"]

@functools.cache
def library():
    filled = scriptorium.Library()
    add_loose(filled, read_loose(Path({path!r})), "example")
    return filled

def pytest_scriptorium_library():
    return library()
"""
HOLDS = """
[[scenario]]
game = "noughts"
title = "X begins"
[[scenario.step]]
see = { turn = "x" }
"""
FAILS = """
[[scenario]]
game = "noughts"
title = "O begins"
cites = ["N1"]
[[scenario.step]]
do = "mark A1"
see = { turn = "x" }

[[scenario]]
game = "noughts"
titel = "Misspelt"
"""


@pytest.fixture
def run(tmp_path):
    """Run pytest in a folder of its own."""

    def pytest_run(*arguments):
        (tmp_path / "conftest.py").write_text(CONFTEST.format(path=str(NOUGHTS)))
        environment = {k: v for k, v in os.environ.items() if not k.startswith("PYTEST")}
        return subprocess.run(
            [sys.executable, "-m", "pytest", "-p", "no:cacheprovider", *arguments],
            cwd=tmp_path,
            env=environment,
            capture_output=True,
            text=True,
            timeout=60,
            check=False,
        )

    return pytest_run


def test_every_scenario_is_a_test_of_its_title(run, tmp_path):
    (tmp_path / "holds.toml").write_text(HOLDS)
    (tmp_path / "settings.toml").write_text("[tool]\nname = 'not a scenario'\n")
    told = run("-v")
    assert told.returncode == 0, told.stdout
    assert "holds.toml::X begins PASSED" in told.stdout
    assert "1 passed" in told.stdout


def test_a_failure_says_what_was_expected_and_what_happened(run, tmp_path):
    (tmp_path / "fails.toml").write_text(FAILS)
    told = run()
    assert told.returncode == 1
    path = tmp_path / "fails.toml"
    assert f'{path}:8: O begins: expected turn = "x", happened: "o"' in told.stdout
    assert '  expected: turn = "x"\n  happened: "o"\n  evidence for: N1' in told.stdout
    assert f"{path}:12: the key 'titel' is not known; did you mean 'title'?" in told.stdout
    assert "2 failed" in told.stdout
    assert "runner.py" not in told.stdout


def test_one_scenario_can_be_chosen_by_its_title(run, tmp_path):
    (tmp_path / "holds.toml").write_text(HOLDS)
    (tmp_path / "fails.toml").write_text(FAILS)
    assert "1 passed" in run("holds.toml::X begins").stdout
    assert "1 passed, 2 deselected" in run("-k", "begins and not fails").stdout
