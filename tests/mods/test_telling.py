"""The story of each mod: what it is, whether it is on, what it changes, and in which language."""

from __future__ import annotations

import json
import shutil
from dataclasses import replace
from pathlib import Path

import pytest

import scriptorium as sc
from scriptorium.cli.main import main
from scriptorium.mods import Home, player_library, set_on, stories
from scriptorium.mods.failure_counts import MOST_FAILURES
from scriptorium_play.texts.translator import Translator

EXAMPLES = Path(__file__).resolve().parents[2] / "docs" / "examples"
PACKS, PLUGINS = ("gusts", "plain_deck", "winter"), ("abbey", "second_free", "vigil")


@pytest.fixture
def home(tmp_path, monkeypatch):
    """A player's folder with the six examples."""
    monkeypatch.setenv("SCRIPTORIUM_HOME", str(tmp_path / "home"))
    made = Home()
    made.mods.mkdir(parents=True)
    for name in (*PACKS, *PLUGINS):
        ignore = shutil.ignore_patterns("__pycache__", "test_*")
        shutil.copytree(EXAMPLES / name, made.mods / name, ignore=ignore)
    return made


def told(home, by=None):
    return {story.name: story for story in stories(home, by)}


def leave(home, *names):
    """Take all examples away but these."""
    for name in {*PACKS, *PLUGINS} - {*names}:
        shutil.rmtree(home.mods / name)


def trust(home, *names):
    for story in stories(home):
        if story.name in names:
            set_on(home, story, True)


def test_a_program_is_told_of_without_being_run(home):
    (home.mods / "abbey" / "__init__.py").write_text(
        "raise SystemExit('it ran')\n"
        "sc.About('abbey', 'sator', '2.0', title='Seen', author='A' + 'B', after=('lamp',))\n"
    )
    story = told(home)["abbey"]
    assert (story.kind, story.state, story.asks) == ("plugin", "unasked", True)
    assert (story.title, story.version, story.author, story.game) == ("Seen", "2.0", "", "sator")
    assert story.needs == ("Speaks after lamp.",)
    assert story.changes == ()
    assert story.error == ""


def test_what_a_pack_changes(home):
    found = told(home)
    assert found["plain_deck"].changes == (
        "MOVES stone, copies: 12 instead of 9.",
        "ROTAS I2, copies: 9 instead of 6.",
        "The card QUODLIBET is not in the game.",
    )
    winter = found["winter"]
    assert (winter.title, winter.author) == ("Winter in the abbey", "The Scriptorium founders")
    assert (winter.kind, winter.state, winter.asks) == ("pack", "on", False)
    says = "Push one bridge of stone or iron: one square for each action point."
    assert f"New card MOVES cold: 4. “{says}”" in winter.changes
    assert "Virtus clara aeternaque habetur, levels ap: 1 instead of 2." in winter.changes
    assert "action points: 8 instead of 6." in winter.changes
    assert "A new match begins with jump from start square: yes, not no." in winter.changes


def test_what_a_plugin_changes_once_it_is_trusted(home):
    trust(home, *PLUGINS)
    found = told(home)
    assert found["abbey"].changes == (
        "It may forbid something: A1: the free action, which is no card, moves no iron.",
        "A new reason to refuse: A1 · Iron is too heavy for the free action.",
        "Something follows by itself: A2: who collects a book draws a card, where there is one.",
    )
    vigil = found["vigil"]
    assert (vigil.state, vigil.asks) == ("on", False)
    assert "A new effect for cards: vigil.pray." in vigil.changes
    assert "It adjusts a number: action points: Who has watched has more to spend." in vigil.changes
    assert found["second_free"].needs == ("Needs sator.free_action.",)
    assert "Something new to choose: buy." in found["second_free"].changes


@pytest.mark.parametrize("language", ["nl", "de", "it"])
def test_the_stories_are_told_in_every_language(home, language):
    trust(home, *PLUGINS)
    library = player_library(home)
    texts = {p.name: p.about.texts for p in library.plugins.values() if p.about.texts is not None}
    words = Translator(language, texts.values(), own=texts)
    english = {story.name: story for story in stories(home, library=library)}
    same = []
    for story in stories(home, words, library=library):
        there = english[story.name]
        assert len(story.changes) == len(there.changes)
        same += set(story.changes + story.needs) & set(there.changes + there.needs)
    assert same == []


def test_what_replaces_a_card_is_told_key_by_key(home):
    (home.mods / "odd.toml").write_text(
        '[pack]\nname = "odd"\ngame = "sator"\nrequires = ["winter >=1"]\nconflicts = ["gusts"]\n'
        'optional = ["vigil <2"]\nbefore = ["abbey"]\nafter = ["winter"]\n'
        '[[card]]\nreplaces = "wild"\ntitle = "ANY"\ntext.en = "Whatever."\nback = "lf"\n'
        'params = { moves = [{ ap = 3, squares = 1 }, { ap = 5, squares = 2 }] }\nart = "any"\n',
        encoding="utf-8",
    )
    story = told(home)["odd"]
    assert story.changes == (
        "QUODLIBET is called ANY.",
        "QUODLIBET, back: lf instead of im.",
        "QUODLIBET, picture: any instead of card-wild.",
        "QUODLIBET, moves: ap 3 squares 1; ap 5 squares 2 instead of "
        "ap 1 squares 1; ap 2 squares 2; ap 3 squares 3.",
        "QUODLIBET says: “Whatever.”",
    )
    assert story.needs == (
        "Needs winter >=1.",
        "Goes together with vigil <2.",
        "Does not go together with gusts.",
        "Speaks before abbey.",
        "Speaks after winter.",
    )


BROKEN = {
    "typo.toml": (
        '[pack]\nname = "typo"\ngame = "sator"\n[numbers]\n"sator.acton_points" = 3\n',
        "typo.toml:5:1: there is no number 'sator.acton_points'; did you mean "
        "'sator.action_points'? The line: \"sator.acton_points\" = 3",
    ),
    "torn.toml": ('[pack]\nname = "torn\n', "torn.toml:2:13: "),
    "form.py": (
        "x = 1\ndef f(:\n",
        "form.py:2:7: SyntaxError: invalid syntax. The line: def f(:",
    ),
    "fails.py": (
        "import scriptorium as sc\n@sc.hookimpl\ndef scriptorium_about():\n    return 1 / 0\n",
        "fails.py:4:12: ZeroDivisionError: division by zero. The line: return 1 / 0",
    ),
    "deep.py": (
        "import json\n\nDATA = json.loads('{')\n",
        "deep.py:3:8: JSONDecodeError: Expecting property name enclosed in double quotes: "
        "line 1 column 2 (char 1). The line: DATA = json.loads('{')",
    ),
    "rules.py": (
        "import scriptorium as sc\n\nRULES = sc.Plugin('rules', 'sator')\n\n"
        "@RULES.cards\ndef cards(book):\n    return [sc.Card('moon')]\n",
        "the plugin rules failed: rules.py:5: rules: call the card rules:moon",
    ),
}


@pytest.mark.parametrize("name", BROKEN)
def test_a_broken_mod_is_told_of_with_file_line_and_column(home, name):
    leave(home)
    text, error = BROKEN[name]
    (home.mods / name).write_text(text, encoding="utf-8")
    stem = name.partition(".")[0]
    if name.endswith(".py"):
        assert told(home)[stem].state == "unasked"
        trust(home, stem)
    story = told(home)[stem]
    assert story.state == "broken"
    assert story.error.startswith(error)
    assert not story.asks


def test_a_program_is_asked_about_once_for_each_content(home):
    def state():
        story = told(home)["vigil"]
        return story.state, story.asks

    leave(home, "vigil")
    assert state() == ("unasked", True)
    asked = told(home)["vigil"]
    trust(home, "vigil")
    assert state() == ("on", False)
    set_on(home, told(home)["vigil"], False)
    assert state() == ("off", False)
    trust(home, "vigil")
    assert state() == ("on", False)
    with (home.mods / "vigil" / "__init__.py").open("a") as file:
        file.write("# changed\n")
    assert state() == ("changed", True)
    with pytest.raises(sc.SetupError, match="has changed since it was asked about"):
        set_on(home, asked, True)
    assert state() == ("changed", True)
    trust(home, "vigil")
    for _ in range(MOST_FAILURES):
        home.count_failure("vigil")
    assert state() == ("failed", False)
    trust(home, "vigil")
    assert state() == ("on", False)


def test_games_and_installed_plugins_cannot_be_switched_by_what_is_no_key(home):
    found = told(home)
    sator = found["sator"]
    assert (sator.kind, sator.state, sator.key, sator.needs) == ("game", "on", "", ())
    before = home.choices()
    set_on(home, sator, False)
    assert home.choices() == before
    set_on(home, replace(sator, name="someones", key="someones"), False)
    assert home.choices().off == ("someones",)


def test_the_command_tells_one_story_or_all(home, capsys):
    assert main(["mods", "list", "winter"]) == 0
    out = capsys.readouterr().out
    assert out.startswith("winter 1.0: Winter in the abbey by The Scriptorium founders\n")
    assert "\n  pack, on (mods folder, winter)\n" in out
    assert "\n  action points: 8 instead of 6.\n" in out
    assert main(["mods", "list", "--long"]) == 0
    out = capsys.readouterr().out
    assert "\n  plugin, off: a program that nobody has agreed to yet (mods folder, vigil)" in out
    assert main(["mods", "list", "winter", "--json"]) == 0
    (row,) = json.loads(capsys.readouterr().out)
    assert "action points: 8 instead of 6." in row["changes"]
    assert main(["mods", "list", "wintr"]) == 1
    assert "there is no mod 'wintr'; did you mean 'winter'?" in capsys.readouterr().err
    assert main(["mods", "list", "--long", "--no-mods"]) == 0
    assert "winter" not in capsys.readouterr().out
