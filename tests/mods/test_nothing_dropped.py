"""What a mod says and nobody would hear: the command line reports each, with file and line."""

from __future__ import annotations

import os
import subprocess
import sys

import pytest

PLUGIN = '{name} = sc.Plugin("{name}", "sator", title="T", author="a", summary="s"{more})\n'
PACK = '[pack]\nname = "house"\ngame = "sator"\ntitle = "T"\nauthor = "a"\nsummary = "s"\n\n'
SEARCH = "import scriptorium as sc\nfrom scriptorium_sator.turn.swap import Search\n"
AFTER_SWAP = ', needs=("sator.swap",)'
CARDS = """
@house.cards
def cards(book):
    return [sc.Card("house:a", "verbs", {copies}, "im", title="A", params={params})]
"""
REPORTED = {
    "an explanation that is no refusal": (
        SEARCH
        + PLUGIN.format(name="house", more=AFTER_SWAP)
        + 'NO = sc.Reason("no", "H1", "No.")\n'
        + "house.rule(Search, sc.Rule(NO, explain=lambda at, do: True))\n",
        "house.py:5:1: TypeError: answered True where Refused or None was expected",
    ),
    "a predicate that says nothing": (
        SEARCH
        + PLUGIN.format(name="house", more=AFTER_SWAP)
        + "def odd(at, do):\n    pass\n"
        + 'house.forbid(Search, "no", "H1", "No.", unless=odd)\n',
        "house.py:4:1: TypeError: answered None where bool was expected",
    ),
    "data that nobody reads": (
        "import scriptorium as sc\n"
        + PLUGIN.format(name="house", more=', brings=(("sator.bord", {}),)'),
        "error: house.py:2, brings.sator.bord: nothing reads the data 'sator.bord'; did you mean "
        "'sator.board'?",
    ),
    "a number that is a text": (
        "import scriptorium as sc\n"
        + PLUGIN.format(name="house", more=', numbers=(("sator.hand_size", "six"),)'),
        "error: house.py:2: house does not say well who it is: numbers is a tuple of pairs",
    ),
    "a number that nobody has": (
        "import scriptorium as sc\n"
        + PLUGIN.format(name="house", more=', numbers=(("sator.hand_sice", 6),)'),
        "error: house.py:2, numbers.sator.hand_sice: there is no number 'sator.hand_sice'; "
        "did you mean 'sator.hand_size'?",
    ),
    "a card whose number is a text": (
        "import scriptorium as sc\n"
        + PLUGIN.format(name="house", more="")
        + CARDS.format(copies='"four"', params={"cost": 1, "do": [{"draw": 2}]}),
        "house.py:4: the card 'house:a': copies is a whole number from 0, not 'four'",
    ),
    "a price that is a text": (
        "import scriptorium as sc\n"
        + PLUGIN.format(name="house", more="")
        + CARDS.format(copies=4, params={"cost": "one", "do": [{"draw": 2}]}),
        "house.py:4: Expected `int`, got `str` - at `$.cost`",
    ),
}
IN_PACKS = {
    "data that nobody reads": (
        '[brings."sator.bord"]\ncolumns = 3\n',
        "house.toml:8:1: nothing reads the data 'sator.bord'; did you mean 'sator.board'? "
        'The line: [brings."sator.bord"]',
    ),
    "a wrong type": (
        '[[card]]\nid = "a"\nback = "im"\ncopies = "four"\n',
        "house.toml:11:1: card.copies: expected a whole number, not a text in quotes",
    ),
}


@pytest.fixture
def scriptorium(tmp_path):
    """The command line, as a process of its own with a home of its own."""
    around = {name: value for name, value in os.environ.items() if not name.startswith("SCRIPT")}
    around |= {"SCRIPTORIUM_HOME": str(tmp_path / "home"), "LC_ALL": "C", "COLUMNS": "200"}

    def run(*arguments, cwd=tmp_path):
        command = [sys.executable, "-m", "scriptorium", *map(str, arguments)]
        return subprocess.run(
            command, cwd=cwd, env=around, capture_output=True, text=True, timeout=300
        )

    return run


def checked(scriptorium, path, matches=2):
    few = ("--matches", matches, "--max-actions", 60)
    return scriptorium("mods", "check", path, "--trust", *few)


@pytest.mark.parametrize("kind", REPORTED)
def test_what_a_program_says_in_vain_is_an_error(kind, scriptorium, tmp_path):
    source, told = REPORTED[kind]
    (tmp_path / "house.py").write_text(source, encoding="utf-8")
    done = checked(scriptorium, "house.py")
    assert done.returncode == 1
    assert told in done.stdout


@pytest.mark.parametrize("kind", IN_PACKS)
def test_what_a_pack_says_in_vain_is_an_error(kind, scriptorium, tmp_path):
    lines, told = IN_PACKS[kind]
    (tmp_path / "house.toml").write_text(PACK + lines, encoding="utf-8")
    done = checked(scriptorium, "house.toml", matches=0)
    assert done.returncode == 1
    assert told in done.stdout


@pytest.mark.parametrize(
    ("given", "named"),
    [
        (("sator",), "the game sator"),
        (("--with", "garth"), "--with"),
        (("garth", "--with", "garth", "--lesson"), "the game garth, --with, --lesson"),
    ],
)
def test_what_the_page_cannot_be_told_is_refused(given, named, scriptorium):
    done = scriptorium("play", *given, "--ui", "web", "--port", 0)
    assert (done.returncode, done.stdout) == (1, "")
    assert f"leave out {named}, and choose there" in done.stderr


@pytest.mark.parametrize("command", [("play", "--ui", "text"), ("simulate", "sator")])
def test_a_file_that_is_not_there_is_refused(command, scriptorium):
    done = scriptorium(*command, "--with", "garth")
    assert done.returncode == 1
    assert "garth cannot be read: No such file or directory" in done.stderr


def test_a_packed_mod_and_a_mod_too_deep_are_listed_as_broken(scriptorium, tmp_path):
    mods = tmp_path / "home" / "mods"
    (mods / "outer" / "inner").mkdir(parents=True)
    (mods / "outer" / "inner" / "pack.toml").write_text(PACK, encoding="utf-8")
    (mods / "pictures").mkdir()
    for name in ("ford.zip", "heath.SCRM", "notes.txt"):
        (mods / name).write_bytes(b"PK\x05\x06" + bytes(18))
    done = scriptorium("mods", "list")
    assert done.returncode == 0
    lines = {line.split()[0]: line for line in done.stdout.splitlines()}
    for name, file in (("ford", "ford.zip"), ("heath", "heath.SCRM")):
        assert " broken " in lines[name]
        assert f"{file}: a packed mod is not read as it is; `scriptorium mods inst" in lines[name]
    assert "a folder inside it does: move that one up" in lines["outer"]
    assert lines.keys().isdisjoint({"notes", "pictures", "inner"})


PEEK = """
from __future__ import annotations
from typing import Annotated
import scriptorium as sc
house = sc.Plugin(
    "house", "sator", needs=("sator.swap",), title="T", author="a", summary="s"
)

@house.part()
class Seen(sc.Part, tag="house.seen", frozen=True):
    number: int = 0

@house.choice(during=("swap",), enters="play")
class Peek(sc.Action, tag="house.peek", frozen=True):
    card: Annotated[sc.CardId, sc.Cards("hand", each=True{piece})]

    def do(self, now):
        now.put(Seen(now[Seen].number + 1))
"""


@pytest.mark.parametrize(
    ("piece", "told"),
    [
        ("", "no piece of the picture stands for it, so no window can choose it; see piece="),
        (', piece="hnad-{}".format', "it is touched as 'hnad-"),
        (', piece="hand-{}".format', ""),
    ],
)
def test_a_card_that_no_window_can_touch_is_named_with_its_line(piece, told, scriptorium, tmp_path):
    (tmp_path / "house.py").write_text(PEEK.format(piece=piece), encoding="utf-8")
    done = checked(scriptorium, "house.py")
    assert done.returncode == 0
    assert ("the field card of Peek (house.py:13): " in done.stdout) is bool(told)
    assert told in done.stdout
    assert "cites no rule" not in done.stdout  # the engine's own reason is not the mod's


BLANK = """
from __future__ import annotations
from typing import Annotated
import scriptorium as sc
from scriptorium_sator.hand.playing import HAND
house = sc.Plugin(
    "house", "sator", needs=("sator.swap",), title="T", author="a", summary="s"
)

@house.cards
def cards(book):
    texts = tuple((language, "A blank.") for language in ("en", "nl", "de", "it"))
    return [sc.Card("house:blank", "", 4, "im", title="Blank", texts=texts)]
"""
BURN = """
@house.choice(during=("swap",), enters="play")
class Burn(sc.Action, tag="house.burn", frozen=True):
    card: Annotated[sc.CardId, HAND.card(outside=sc.Reason("dry", "H1", "None."))]

    def do(self, now):
        now.end_turn()
"""


@pytest.mark.parametrize(("more", "warned"), [("", True), (BURN, False)])
def test_a_card_can_never_be_played_only_where_no_choice_takes_it(
    more, warned, scriptorium, tmp_path
):
    (tmp_path / "house.py").write_text(BLANK + more, encoding="utf-8")
    done = checked(scriptorium, "house.py", matches=0)
    assert ("it can be held and never be played" in done.stdout) is warned
    assert done.returncode == 0, done.stdout


WAY = """
import scriptorium as sc
house = sc.Plugin(
    "house", "sator", needs=("sator.swap",), title="T", author="a", summary="s"
)

@house.event()
class Tick(sc.Event, tag="house.tick", frozen=True):
    def way(self):
        return (3,)

@house.react(sc.TurnEnded)
def tick(now, ended):
    now.tell(Tick())
"""


def test_a_flood_is_one_message(scriptorium, tmp_path):
    (tmp_path / "house.py").write_text(WAY, encoding="utf-8")
    done = checked(scriptorium, "house.py", matches=8)
    errors = [line for line in done.stdout.splitlines() if line.startswith("error: ")]
    assert len(errors) == 1, done.stdout
    assert "the pieces of Tick (house.py:7)" in errors[0]
    assert "a way is made of slides, ontos, swings and spins, not of 3 (" in errors[0]


FAULTY = """
[[scenario]]
game = "sator"
title = "A position"
[scenario.setup]
nosuch = 3
ap = 4
handz.red = []
winner = "red"
[[scenario.step]]
see = { turn = "red" }

[[scenario]]
game = "sator"
title = "Keys"
foo = 3
cites = "S1"
[[scenario.step]]
du = "pass"
[[scenario.step]]
not = 7

[[scenario]]
game = "sator"
title = "Claims"
[scenario.setup]
ap = 3
turn = "blue"
[[scenario.step]]
see = { ap = 4, turn = "red", step = "swap", nofact = 1 }
[[scenario.step]]
lacks = ["end"]
[[scenario.step]]
do = "end"
see = { turn = "nobody" }
[[scenario.step]]
do = "end; end; end; end; end"
[[scenario.step]]
see = { ap = 99 }
"""


def test_a_scenario_lists_everything_that_is_wrong(scriptorium, tmp_path):
    (tmp_path / "odd.toml").write_text(FAULTY, encoding="utf-8")
    done = scriptorium("check", "odd.toml")
    assert done.returncode == 1
    told = [line.removeprefix("odd.toml:") for line in done.stdout.splitlines()]
    wanted = (
        "6: A position: the fact 'nosuch' is not known",
        "8: A position: the fact 'handz' is not known; did you mean 'hands'?",
        "9: A position: the fact winner can be seen but not set",
        "16: Keys: the key 'foo' is not known",
        "17: Keys: cites is a list of texts, not 'S1'",
        "19: Keys: the key 'du' is not known",
        "21: Keys: not is a text in quotes, not 7",
        "30: Claims: the fact 'nofact' is not known",
        "30: Claims: expected ap = 4, happened: 3",
        '30: Claims: expected turn = "red", happened: "blue"',
        '30: Claims: expected step = "swap", happened: "play"',
        "32: Claims: expected 'end' not to be offered, happened: it is among the legal actions",
        '35: Claims: expected turn = "nobody", happened: "blue"',
        "37: Claims: expected 'end; end; end; end; end' to be legal, happened: refused: ",
        "3 scenarios: 0 hold, 3 do not.",  # what stands behind an action not done is not tried
    )
    assert len(told) == len(wanted), done.stdout
    for line, words in zip(told, wanted, strict=True):
        assert line.startswith(words)
