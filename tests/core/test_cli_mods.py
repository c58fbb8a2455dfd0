"""Loose mods: nothing runs that was not agreed to, and what is on, off or broken is listed."""

from __future__ import annotations

import importlib.util
import json
import py_compile
import sys

import pytest

import scriptorium as sc
from scriptorium import PluginError
from scriptorium.cli.main import main
from scriptorium.mods import Home, home_folder, player_library
from scriptorium.mods.home import CHOICES
from scriptorium.mods.loose import add_loose, read_loose

UNCHECKED = py_compile.PycInvalidationMode.UNCHECKED_HASH
CANDLE = """
from pathlib import Path
import scriptorium as sc
import scriptorium.cards as sv
from scriptorium.engine.choices import Choice

Path(__file__).with_suffix(".ran").write_text("it ran")

@sc.hookimpl
def scriptorium_about():
    return sc.About("candle", "candle", "2.1", title="Candle", seats=("one",))

class Snuff(sc.Action, tag="candle.snuff", frozen=True):
    pass

@sc.hookimpl
def scriptorium_rules(book):
    book.game(sc.Schedule((sc.Phase("burn", ("burn",)),)))
    sv.effect(book, "candle.glow", lambda now, seat: None)
    book.choice(Choice(Snuff, do=lambda now, turn, action: now.end(["one"])))
"""
PACK = """
[pack]
name = "wax"
game = "candle"
version = "0.3"

[[card]]
id = "taper"
effect = "candle.glow"
copies = 3

[[card]]
id = "stub"
"""


@pytest.fixture
def home(tmp_path, monkeypatch):
    """An empty folder of a player's own."""
    monkeypatch.setenv("SCRIPTORIUM_HOME", str(tmp_path / "home"))
    made = Home()
    made.mods.mkdir(parents=True)
    return made


@pytest.fixture
def run(capsys):
    """Run a command here and give its exit code and what it printed."""

    def command(*arguments):
        try:
            code = main([str(argument) for argument in arguments])
        except SystemExit as stop:
            code = stop.code
        told = capsys.readouterr()
        return code, told.out, told.err

    return command


def rows(run, *arguments):
    code, out, err = run("mods", "list", "--json", *arguments)
    assert (code, err) == (0, "")
    return {row["name"]: row for row in json.loads(out)}


def lay(home, name="candle.py", text=CANDLE):
    path = home.mods / name
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text)
    return path


def test_tests_keep_out_of_a_players_own_folder():
    assert home_folder().name.startswith("scriptorium-tests-")


def test_the_folder_is_where_the_platform_has_it(monkeypatch, tmp_path):
    monkeypatch.delenv("SCRIPTORIUM_HOME", raising=False)
    monkeypatch.setattr(sys, "platform", "linux")
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    assert home_folder() == tmp_path / "scriptorium"
    monkeypatch.setattr(sys, "platform", "darwin")
    assert home_folder().parts[-2:] == ("Application Support", "Scriptorium")
    monkeypatch.setenv("SCRIPTORIUM_HOME", str(tmp_path / "mine"))
    assert home_folder() == tmp_path / "mine"


def test_python_does_not_run_before_it_is_agreed_to(home, run):
    path = lay(home)
    assert rows(run)["candle"]["state"] == "off"
    assert "nobody has agreed" in rows(run)["candle"]["why"]
    assert not path.with_suffix(".ran").exists()
    code, out, _ = run("mods", "enable", "candle")
    assert code == 0
    assert "candle is a Python program: it can do whatever you can do" in out
    row = rows(run)["candle"]
    assert (row["state"], row["version"]) == ("on", "2.1")
    assert row["contributes"] == {"actions": 1, "effects": 1}
    assert path.with_suffix(".ran").exists()


def test_python_that_has_changed_is_off_again(home, run):
    path = lay(home)
    run("mods", "enable", "candle")
    assert rows(run)["candle"]["state"] == "on"
    path.write_text(CANDLE + "\n# a small change\n")
    row = rows(run)["candle"]
    assert (row["state"], row["why"]) == ("off", "changed since it was agreed to")
    path.write_text(CANDLE)
    assert rows(run)["candle"]["state"] == "on"


def test_a_mod_that_needs_another_is_listed_as_in_its_company(home, run):
    lay(home)
    run("mods", "enable", "candle")
    lay(home, "wax.toml", PACK)
    needs = '[pack]\nname = "wick"\ngame = "candle"\nrequires = ["wax"]\n[[card]]\nid = "end"\n'
    lay(home, "wick.toml", needs + 'effect = "candle.glow"\n')
    row = rows(run)["wick"]
    assert (row["state"], row["why"], row["contributes"]) == ("on", "", {"cards": 1})


def test_a_mod_is_switched_off_and_on_again(home, run):
    lay(home)
    run("mods", "enable", "candle")
    assert run("mods", "disable", "candle")[:2] == (0, "candle is off from now.\n")
    assert rows(run)["candle"]["state"] == "off"
    run("mods", "enable", "candle.py")
    assert rows(run)["candle"]["state"] == "on"
    assert [path.name for path in home.folder.glob("*mods.toml*")] == [CHOICES]


def test_an_enabled_game_can_be_played_and_no_mods_leaves_it_out(home, run):
    lay(home)
    run("mods", "enable", "candle")
    assert "candle 1" in run("simulate", "candle")[1].replace("one 1", "candle 1")
    code, _, err = run("simulate", "candle", "--no-mods")
    assert code == 1
    assert "there is no game 'candle'" in err
    assert "candle" not in rows(run, "--no-mods")
    assert run("--no-mods", "simulate", "candle")[0] == 1


def test_a_match_whose_mod_is_off_says_what_could_be_switched_on(home, run, tmp_path):
    lay(home)
    run("mods", "enable", "candle")
    path = tmp_path / "match.scr"
    assert run("simulate", "candle", "--save", path)[0] == 0
    assert run("replay", path, "--quiet")[0] == 0
    run("mods", "disable", "candle")
    code, _, err = run("replay", path)
    assert code == 1
    assert "candle 2.1 is not installed" in err
    assert "Switched off here: candle" in err


def test_another_folder_of_mods_can_be_named(home, run, tmp_path):
    other = tmp_path / "elsewhere"
    other.mkdir()
    (other / "candle.py").write_text(CANDLE)
    assert "candle" not in rows(run)
    assert rows(run, "--mods-dir", other)["candle"]["state"] == "off"


def test_a_card_pack_is_no_code_and_on_at_once(home, run):
    lay(home)
    run("mods", "enable", "candle")
    lay(home, "wax.toml", PACK)
    row = rows(run)["wax"]
    assert (row["state"], row["version"]) == ("on", "0.3")
    assert row["contributes"] == {"cards": 2}
    table = sc.new_table("candle", mods=["wax"], library=player_library())
    assert table.rules.cards["wax:taper"].copies == 3
    run("mods", "disable", "wax")
    assert rows(run)["wax"]["state"] == "off"
    assert "is on from now." in run("mods", "enable", "wax")[1]


@pytest.mark.parametrize(
    ("name", "text", "words"),
    [
        ("raises.py", "raise ValueError('out of wax')", "ValueError: out of wax"),
        ("exits.py", "import sys; sys.exit(3)", "SystemExit: 3"),
        ("wrong.py", "this is no python", "SyntaxError"),
        ("plain.py", "x = 1", "does not say who it is"),
        ("nameless.toml", '[[card]]\nid = "a"\n', "begins with [pack]"),
        (
            "typo.toml",
            PACK.replace("copies", "copys"),
            "typo.toml:10:1: there is no key 'copys' here; did you mean 'copies'?",
        ),
        (
            "many.toml",
            PACK.replace("copies = 3", "copies = 900"),
            "many.toml:10:1: card.copies: expected a whole number <= 200. The line: copies = 900",
        ),
    ],
)
def test_a_broken_mod_stays_listed_with_its_error(home, run, name, text, words):
    lay(home, name, text)
    stem = name.partition(".")[0]
    code, _, err = run("mods", "enable", stem)
    assert code == 1
    assert f"{stem} is on, but does not work" in err
    row = rows(run)[stem]
    assert row["state"] == "broken"
    assert words in row["why"]
    code, out, err = run("mods", "list")
    assert (code, err) == (0, "")
    assert words in out


def test_a_broken_mod_does_not_trouble_the_others(home, run):
    lay(home)
    lay(home, "raises.py", "raise ValueError('out of wax')")
    run("mods", "enable", "candle")
    run("mods", "enable", "raises")
    code, out, err = run("simulate", "candle")
    assert (code, err) == (0, "")
    assert "1 match," in out
    log = home.folder / "scriptorium.log"
    assert "plugin raises is broken" in log.read_text()
    assert "ValueError: out of wax" in log.read_text()


def test_a_package_runs_from_what_was_agreed_to(home, run):
    """Modules of a package import each other; a planted compiled copy has no say."""
    text = CANDLE.replace('"candle.glow"', "light.GLOW").replace(
        "import scriptorium as sc", "import scriptorium as sc\nfrom . import light", 1
    )
    lay(home, "taper/__init__.py", text.replace('Path(__file__).with_suffix(".ran")', "light.RAN"))
    light = lay(
        home,
        "taper/light.py",
        "from pathlib import Path\nGLOW = 'candle.glow'\nRAN = Path(__file__).parents[2] / 'ran'\n",
    )
    planted = importlib.util.cache_from_source(str(light))
    source = light.read_bytes()
    light.write_text("raise ValueError('planted')\n")
    py_compile.compile(str(light), planted, invalidation_mode=UNCHECKED)
    light.write_bytes(source)
    assert run("mods", "enable", "taper")[0] == 0
    assert rows(run)["candle"]["state"] == "on"
    assert rows(run)["candle"]["contributes"] == {"actions": 1, "effects": 1}
    light.write_bytes(source + b"# more")
    assert rows(run)["taper"]["why"] == "changed since it was agreed to"
    assert run("mods", "enable", "taper")[1].endswith("In a match it is called candle.\n")
    assert run("mods", "disable", "candle")[0] == 0
    assert rows(run)["taper"]["state"] == "off"


def test_two_mods_of_one_name_are_told_apart(home, run):
    lay(home)
    lay(home, "candle.toml", PACK)
    found = {mod.name: mod.state for mod in home.listed()}
    assert found == {"candle": "off", "candle.toml": "broken"}


def test_what_was_decided_is_read_strictly(home):
    """A file of choices that is not understood allows nothing."""
    path = lay(home)
    home.switch("candle", True)
    assert home.listed()[0].state == "on"
    for text in ("code = 3", "no toml", 'code = { candle = "x" }\nmore = 1', "off = [1]"):
        home.choices_file.write_text(text)
        assert home.listed()[0].state == "off"
    assert path.exists()


def test_a_file_is_hashed_and_run_from_one_reading(tmp_path):
    """Content exchanged between asking and running has no say."""
    path = tmp_path / "candle.py"
    path.write_text(CANDLE)
    mod = read_loose(path)
    path.write_text("raise ValueError('exchanged')")
    library = sc.Library()
    assert add_loose(library, mod, "here").broken == ""
    assert library.game("candle").version == "2.1"
    assert read_loose(path).hash != mod.hash


def test_names_and_content_are_both_part_of_the_hash(tmp_path):
    """Moving bytes from one file of a package to another is a change."""
    hashes = set()
    for at, files in enumerate(({"a.py": "xy"}, {"a.py": "x", "b.py": "y"}, {"b.py": "xy"})):
        folder = tmp_path / str(at) / "taper"
        folder.mkdir(parents=True)
        (folder / "__init__.py").write_text("")
        for name, text in files.items():
            (folder / name).write_text(text)
        hashes.add(read_loose(folder).hash)
    assert len(hashes) == 3


def test_what_is_no_mod_is_refused(tmp_path):
    (tmp_path / "notes.txt").write_text("")
    (tmp_path / "empty").mkdir()
    for name in ("notes.txt", "empty", "nothing.py"):
        with pytest.raises(PluginError):
            read_loose(tmp_path / name)


def test_a_broken_mod_takes_nobodys_name(home, run):
    """A mod's failing file named like a good plugin is listed beside it, not instead."""
    lay(home)
    run("mods", "enable", "candle")
    library = player_library(home)
    other = home.mods / "candle"
    other.mkdir()
    (other / "__init__.py").write_text("raise ValueError('out of wax')")
    before = library.plugins["candle"]
    add_loose(library, read_loose(other), "given")
    assert library.plugins["candle"] is before
    assert "out of wax" in library.plugins["candle#2"].broken
    add_loose(library, read_loose(other), "given")
    assert "out of wax" in library.plugins["candle#3"].broken
    twice = library.add(before.module)
    assert twice is before


def test_the_list_leaves_out_parts_of_games_and_names_the_folder(home, run):
    lay(home, "wax.toml", PACK.replace('"candle"', '"sator"').replace("candle.glow", "sator.wild"))
    code, out, err = run("mods", "list")
    assert (code, err) == (0, "")
    *lines, parts, folder = out.splitlines()
    names = [line.split()[0] for line in lines]
    assert "sator" in names
    assert "wax" in names
    assert not any(name.startswith("sator.") for name in names)
    assert folder == f"The mods folder is {home.mods}."
    whole = run("mods", "list", "--parts")[1].splitlines()
    assert parts == f"And {len(whole) - 1 - len(lines)} parts of games, which --parts lists."
    assert any(line.startswith("sator.walk ") for line in whole)
