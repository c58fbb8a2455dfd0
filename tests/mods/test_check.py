"""`mods check`: a sound mod passes, and each way of being unsound is found and named."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import scriptorium as sc
from picture_mods import png
from scriptorium.cli.main import main
from scriptorium.mods.loose import add_loose, read_loose
from scriptorium.testing.mod_check import check_mod
from scriptorium.testing.picture_checks import drawn, is_missing

EXAMPLES = Path(__file__).resolve().parents[2] / "docs" / "examples"
HEAD = """
import itertools
import random
import scriptorium as sc
import scriptorium.scene as sp
from scriptorium.engine.choices import Choice
from scriptorium_sator.turn.draw import End

COUNT = itertools.count()

class Peek(sc.Action, tag="odd.peek", frozen=True):
    pass

class Seen(sc.Part, tag="odd.seen", frozen=True):
    number: int = 0

class Stuck(sc.Decision, tag="odd.stuck", frozen=True):
    pass

class Fog(sc.Part, tag="odd.fog", frozen=True):
    number: int = 0
    def seen_by(self, seat, rules):
        return Fog(self.number + 1)

class Cry(sc.Event, tag="odd.cry", frozen=True):
    number: int = 0
    def seen_by(self, seat, rules):
        return Cry(self.number + 1)

NO = sc.Reason("no", "O1", "No.")

@sc.hookimpl
def scriptorium_about():
    return sc.About("odd", "sator", title="Odd", author="x", summary="x")

def action(book, **more):
    book.part(Seen())
    book.reason(NO)
    given = dict(do=lambda now, turn, done: None)
    book.choice(Choice(Peek, during=("swap",), enters="play", **(given | more)))

@sc.hookimpl
def scriptorium_rules(book):
"""
UNSOUND = {
    "a leak in the choices": (
        "action(book, rules=(sc.Rule(predicate=lambda at, done: any('wild' in "
        "sc.cards_in(at, sc.key('hand', seat)) "
        "for seat in at.rules.setup.seats if seat != at.me)),))",
        "tell what it must not know",
    ),
    "chance from elsewhere": (
        "action(book, do=lambda now, turn, done: now.put(Seen(next(COUNT))))",
        "lead elsewhere; does something depend on",
    ),
    "an action that fails": (
        "action(book, do=lambda now, turn, done: 1 / 0)",
        "ZeroDivisionError",
    ),
    "a dead end": (
        "action(book, do=lambda now, turn, done: now.wait_for(Stuck(turn.seat)))\n"
        "    book.decision(Stuck)",
        "has nothing to choose from",
    ),
    "a broken invariant": (
        "action(book, do=lambda now, turn, done: now.put(Seen(1)))\n"
        "    book.invariant(lambda position: 'seen too much' if position[Seen].number else None)",
        "seen too much",
    ),
    "a part that is another one each time it is seen": (
        "action(book)\n    book.part(Fog())",
        "sees something else of what it has seen: the part Fog",
    ),
    "an event that is another one each time it is heard": (
        "action(book, do=lambda now, turn, done: now.tell(Cry()))\n    book.event(Cry)",
        "hears something else when it is told twice: Cry",
    ),
    "a picture that fails": (
        "action(book)\n    sp.add_scene(book, lambda view: [sp.Piece('odd', 1 / 0)])",
        "the picture for red: ",
    ),
    "rules that cannot be read": ("book.adjust('sator.action_point', min)", "did it mean"),
    "no code at all": ("1 / 0", "ZeroDivisionError"),
}


@pytest.mark.parametrize("kind", UNSOUND)
def test_what_is_unsound_is_found(kind, tmp_path):
    rules, told = UNSOUND[kind]
    path = tmp_path / "odd.py"
    path.write_text(f"{HEAD}    {rules}\n", encoding="utf-8")
    report = check_mod(path, sc.standard_library(), matches=20, most=150)
    assert not report.sound
    errors = [finding.text for finding in report.findings if finding.kind == "error"]
    assert any(told in text for text in errors), errors


def test_a_scenario_that_does_not_hold_is_an_error_with_its_line(tmp_path):
    folder = tmp_path / "plain_deck"
    folder.mkdir()
    for name in ("pack.toml", "scenarios.toml"):
        text = (EXAMPLES / "plain_deck" / name).read_text(encoding="utf-8")
        (folder / name).write_text(text.replace("= 66", "= 67"), encoding="utf-8")
    report = check_mod(folder, sc.standard_library(), matches=0)
    (error,) = [finding.text for finding in report.findings if finding.kind == "error"]
    assert "scenarios.toml:" in error
    assert "expected im_deck_size = 67, happened: 66" in error


def test_what_could_be_better_is_a_warning(tmp_path):
    path = tmp_path / "bare.toml"
    path.write_text(
        '[pack]\nname = "bare"\ngame = "sator"\n\n[[card]]\nid = "blank"\nback = "im"\n',
        encoding="utf-8",
    )
    report = check_mod(path, sc.standard_library(), matches=0)
    assert report.sound
    told = [finding.text for finding in report.findings]
    assert told == [
        "it has no title",
        "it has no author",
        "it has no summary",
        "the card bare:blank has no text in en, nl, de, it",
        "the card bare:blank has no title",
        "the card bare:blank has no effect: it can be held and never be played",
        "no scenario lies with it: nothing shows what it is meant to do",
    ]


def pack(tmp_path, name, more):
    path = tmp_path / f"{name}.toml"
    head = f'[pack]\nname = "{name}"\ngame = "sator"\ntitle = "T"\nauthor = "a"\nsummary = "s"\n'
    path.write_text(head + more, encoding="utf-8")
    return path


def told_of(path, library=None):
    report = check_mod(path, library or sc.standard_library(), matches=0)
    return [str(finding) for finding in report.findings]


def test_a_thing_that_is_drawn_without_a_picture_is_told(tmp_path):
    path = tmp_path / "fog.py"
    path.write_text(
        "import scriptorium as sc\nimport scriptorium.scene as sp\n\n"
        'FOG = sc.Plugin("fog", "sator", title="T", author="a", summary="s")\n\n'
        "@FOG.scene\ndef draw(view):\n"
        '    yield sp.Piece("fog-1", "unpainted", 1, 1)\n'
        '    yield sp.Piece("fog-2", "gargoyle-red", 2, 2)\n',
        encoding="utf-8",
    )
    assert [one for one in told_of(path) if "picture" in one] == [
        "warning: it draws 'unpainted', of which there is no picture; a plain token stands for it"
    ]


@pytest.mark.parametrize("game", ["sator", "plankenkoorts"])
def test_everything_that_our_games_draw_has_a_picture(game):
    library = sc.standard_library()
    own = [name for name, plugin in library.plugins.items() if plugin.is_own(game)]
    keys = drawn(library, game, (), own)
    assert len(keys) > 10
    assert [key for key in sorted(keys) if is_missing(key)] == []


def test_a_picture_that_is_not_there_is_told(tmp_path):
    card = (
        '[[card]]\nid = "raft"\neffect = "sator.moves"\nback = "im"\ntitle = "Raft"\nart = "{}"\n'
    )
    (told,) = [
        one for one in told_of(pack(tmp_path, "ford", card.format("card-wld"))) if "pict" in one
    ]
    assert told == (
        "warning: the card ford:raft names a picture that no card of the game has: "
        "'card-wld'; did you mean 'card-wild'?"
    )
    found = told_of(pack(tmp_path, "ford", card.format("card-wild")))
    assert not any("picture" in one for one in found)


def test_an_order_that_can_never_be_is_told(tmp_path):
    found = told_of(pack(tmp_path, "ford", 'before = ["gale"]\nafter = ["gale"]\n'))
    line = 'ford.toml:7:1: ford would speak before and after gale. The line: before = ["gale"]'
    assert [one for one in found if one.startswith("error")] == [f"error: {line}"]
    found = told_of(pack(tmp_path, "ford", 'after = ["ford"]\n'))
    circle = "the plugins cannot be put in order: ford before ford"
    assert found == [f'error: {circle} (ford.toml:7:1: after = ["ford"]); switch one of them off']


def test_other_mods_at_hand_that_contradict_it_are_told_with_both_lines(tmp_path):
    library = sc.standard_library().copy()
    points = '[numbers]\n"sator.action_points" = {}\n'
    for name, more in (
        ("gale", points.format(7)),
        ("calm", points.format(8)),
        ("torn", points.format(7) + '"sator.nothing" = 1\n'),
    ):
        add_loose(library, read_loose(pack(tmp_path, name, more)), "test")
    found = [
        one for one in told_of(pack(tmp_path, "ford", points.format(8)), library) if "toge" in one
    ]
    assert found == [
        'warning: not together with gale: ford (ford.toml:8:1: "sator.action_points" = 8) and '
        'gale (gale.toml:8:1: "sator.action_points" = 7) contradict each other: '
        "sator.action_points is 8 and 7; switch one of them off"
    ]


def test_a_mod_that_lies_in_the_mods_folder_as_well_is_looked_at_as_it_is_here(tmp_path, capsys):
    folder = tmp_path / "mods"
    folder.mkdir()
    pack(folder, "ford", '[numbers]\n"sator.action_points" = 7\n')
    path = pack(tmp_path, "ford", '[numbers]\n"sator.action_points" = 8\n')
    arguments = ["mods", "check", str(path), "--matches", "0", "--mods-dir", str(folder)]
    assert main(arguments) == 0
    assert "ford is sound" in capsys.readouterr().out


def test_the_command_counts_what_it_tried(capsys):
    path = str(EXAMPLES / "gusts")
    assert main(["mods", "check", path, "--trust", "--matches", "3", "--max-actions", "80"]) == 0
    out = capsys.readouterr().out
    assert "4 scenarios; 3 random matches of at most 80 actions:" in out
    assert "gusts is sound: 0 errors, 0 warnings." in out


def test_the_command_tells_an_error_and_fails(tmp_path, capsys):
    path = tmp_path / "bare.toml"
    path.write_text('[pack]\nname = "bare"\ngame = "sater"\n', encoding="utf-8")
    assert main(["mods", "check", str(path), "--json"]) == 1
    told = json.loads(capsys.readouterr().out)
    assert told["sound"] is False
    assert told["findings"][0]["kind"] == "error"
    assert "bare is for 'sater'; the games here are:" in told["findings"][0]["text"]
    assert main(["mods", "check", str(tmp_path / "nothing.toml"), "--matches", "-1"]) == 1
    assert main(["mods", "check", str(tmp_path / "nothing.toml")]) == 1
    assert "cannot be read" in capsys.readouterr().out


def test_a_function_that_fails_in_a_scenario_is_shown_with_its_line(tmp_path, capsys):
    """Place, line, and what a misspelt name may have meant; nobody has to look into a log."""
    folder = tmp_path / "alms"
    assert main(["mods", "new", "game", "alms", "--at", str(tmp_path)]) == 0
    code = folder / "__init__.py"
    code.write_text(
        code.read_text("utf-8").replace("now.end_turn(", "now.end_trn("), encoding="utf-8"
    )
    told = [
        finding.text for finding in check_mod(folder, sc.standard_library(), matches=0).findings
    ]
    at = code.read_text("utf-8").split("now.end_trn(")[0].count("\n") + 1
    assert any(
        f"alms/__init__.py:{at}:13: AttributeError: " in one
        and "'end_trn'; did you mean 'end_turn'? The line: now.end_trn()" in one
        for one in told
    )
    capsys.readouterr()


def test_what_is_not_there_is_told_as_that(tmp_path):
    report = check_mod(tmp_path / "nowhere", sc.standard_library())
    assert [finding.text for finding in report.findings] == [
        "nowhere cannot be read: No such file or directory"
    ]


def test_a_misspelt_mod_may_have_been_another():
    with pytest.raises(sc.SetupError, match=r"no plugin 'sator.wold'; did you mean 'sator.wild'"):
        sc.new_table("sator", mods=["sator.wold"])


def test_what_lies_in_art_is_looked_at(tmp_path):
    """What is damaged, what nothing is called like, and what is neither; others are known."""
    pack = tmp_path / "ford"
    (pack / "art").mkdir(parents=True)
    for name in ("torn.png", "ford-raft.wav", "ford-rafd.wav", "notes.txt"):
        (pack / "art" / name).write_bytes(b"")
    (pack / "art" / "ford-raft.png").write_bytes(png())
    (pack / "pack.toml").write_text(
        '[pack]\nname = "ford"\ngame = "sator"\n\n[[card]]\nid = "raft"\neffect = "sator.moves"\n'
        'back = "im"\ntitle = "MOVES raft"\nart = "ford-raft"\ntext.en = "Push a bridge."\n',
        encoding="utf-8",
    )
    report = check_mod(pack, sc.standard_library(), matches=0)
    told = [one.text for one in report.findings]
    assert "torn.png: this is no PNG; it is left out" in told
    assert "ford-raft.wav: it is damaged, or no WAV of plain samples; it is left out" in told
    assert "notes.txt: it is no PNG, SVG or WAV, and is passed over" in told
    (unheard,) = (one for one in told if one.startswith("ford-rafd.wav: no event"))
    assert unheard.endswith("did you mean 'ford-raft'?")
    assert not any("names a picture" in one for one in told)
