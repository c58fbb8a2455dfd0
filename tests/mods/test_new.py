"""`mods new`: what it writes works at once, and its own test proves it."""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import scriptorium as sc
from night import often
from scriptorium import SetupError
from scriptorium.cli.main import main
from scriptorium.mods.scaffolding import new_mod
from scriptorium.testing.helpers import assert_sound
from scriptorium.testing.mod_check import check_mod

KINDS = ("card", "dust", "effect", "event", "game", "mission", "rule")
PLACEHOLDER = re.compile(r"@(name|dashed|title)@")


@pytest.mark.parametrize("kind", KINDS)
def test_what_is_new_is_sound_and_says_so_without_a_warning(kind, tmp_path):
    files = new_mod(kind, "my_own", tmp_path, sc.standard_library())
    assert tmp_path / "my_own" / "scenarios.toml" in files
    assert tmp_path / "my_own" / "test_my_own.py" in files
    for path in files:
        assert not PLACEHOLDER.search(path.read_text(encoding="utf-8")), path
    report = check_mod(tmp_path / "my_own", sc.standard_library(), matches=6, most=120)
    assert report.findings == []
    assert report.scenarios
    assert report.trial is not None
    assert report.trial.matches == 6


# The test that lies with it is the same for each kind.
@pytest.mark.parametrize("kind", often(("game",), ("card", "game")))
def test_the_test_that_lies_with_it_passes_and_can_fail(kind, tmp_path):
    new_mod(kind, "my_own", tmp_path, sc.standard_library())
    folder = tmp_path / "my_own"
    command = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", str(folder)]
    done = subprocess.run(command, cwd=tmp_path, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout
    scenarios = folder / "scenarios.toml"
    broken = scenarios.read_text(encoding="utf-8").replace("why = ", 'why = "no such reason" # ')
    scenarios.write_text(broken, encoding="utf-8")
    with pytest.raises(AssertionError, match="no such reason"):
        assert_sound(folder, matches=0)


def test_a_name_is_taken_once_and_has_a_form(tmp_path):
    library = sc.standard_library()
    for name, told in (
        ("My mod", "a name is made of small letters"),
        ("../up", "a name is made of small letters"),
        ("sator", "there is a plugin 'sator' already"),
    ):
        with pytest.raises(SetupError, match=told):
            new_mod("card", name, tmp_path, library)
    new_mod("card", "ford", tmp_path, library)
    with pytest.raises(SetupError, match="ford is there already"):
        new_mod("rule", "ford", tmp_path, library)
    assert [path.name for path in tmp_path.iterdir()] == ["ford"]


def test_only_games_with_templates_can_be_asked_for_one(tmp_path):
    library = sc.standard_library()
    with pytest.raises(SetupError, match=r"plankenkoorts brings no template for a card; .*: sator"):
        new_mod("card", "ford", tmp_path, library, game="plankenkoorts")
    with pytest.raises(SetupError, match="there is no game 'chess'"):
        new_mod("card", "ford", tmp_path, library, game="chess")
    assert new_mod("card", "ford", tmp_path, library, game="sator")


def test_the_command_writes_it_and_says_what_comes_next(tmp_path, capsys, monkeypatch):
    monkeypatch.chdir(tmp_path)
    assert main(["mods", "new", "rule", "quiet"]) == 0
    out = capsys.readouterr().out
    assert f"{Path('quiet') / 'scenarios.toml'}" in out
    assert "Change it, then: scriptorium mods check quiet" in out
    assert main(["mods", "check", "quiet", "--trust", "--matches", "2", "--max-actions", "50"]) == 0
    shutil.rmtree("quiet")
    assert main(["mods", "new", "rule", "Quiet"]) == 1
    known = ", ".join([one for one in KINDS if one != "game"] + ["game"])
    for kind in ("rulle", "..", "rule/locale"):
        assert main(["mods", "new", kind, "quiet"]) == 1
        assert f"no template for {kind!r}; there are {known}" in capsys.readouterr().err
        assert not Path("quiet").exists()
