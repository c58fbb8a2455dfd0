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
