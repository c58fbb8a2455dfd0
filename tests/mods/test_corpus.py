"""Malicious and broken packs: whatever stands in one, it ends in one clear error within a second.

Each goes the whole way that a mod's pack goes: read, kept in a library, played in a match.
"""

from __future__ import annotations

import contextlib
import time
import tomllib
from pathlib import Path

import pytest

import scriptorium as sc
from scriptorium.cli.main import main
from scriptorium.mods.loose import add_loose, read_loose

HEAD = b'[pack]\nname = "evil"\ngame = "sator"\n'
CARD = HEAD + b'\n[[card]]\nid = "moon"\neffect = "sator.moves"\nback = "im"\n'
VERBS = HEAD + b'\n[[card]]\nid = "moon"\nback = "im"\n'
PART = b'[[card.do]]\nmove = "bridge"\n'
# A second of the processor; on a slow machine so many times what it takes at that moment to read
# the file, or to play a sound pack.
LONGEST, MOST_READS, MOST_PLAYS = 1.0, 25, 20
GAMES = ("sator", "plankenkoorts")

CORPUS = {
    # counts
    "a billion copies": CARD + b"copies = 1000000000\n",
    "fewer than no copies": CARD + b"copies = -1\n",
    "thousands of cards": HEAD + b"".join(b'[[card]]\nid="c%d"\n' % n for n in range(9000)),
    "thousands of options": HEAD + b"[options]\n" + b"".join(b"o%d = 1\n" % n for n in range(9000)),
    "thousands of numbers": HEAD + b"[numbers]\n" + b"".join(b"n%d = 1\n" % n for n in range(9000)),
    "thousands of levels": CARD
    + b"params.levels = [\n"
    + b"{ ap = 1, squares = 1 },\n" * 9000
    + b"]\n",
    "thousands of materials": CARD + b"params.material = [\n" + b'"wood",\n' * 9000 + b"]\n",
    "a hundred required mods": HEAD + b"requires = [" + b'"a",' * 100 + b"]\n",
    "a push across the world": CARD + b"params.levels = [{ ap = 1, squares = 99 }]\n",
    "a price of ages": CARD + b"params.levels = [{ ap = 99999999999999999999, squares = 1 }]\n",
    "a number of a thousand digits": CARD + b"params.levels = " + b"9" * 900 + b"\n",
    "points without end": HEAD + b'[numbers]\n"sator.action_points" = 9007199254740993\n',
    "points below nothing": HEAD + b'[numbers]\n"sator.action_points" = -5\n',
    "nothing to give for a gargoyle": HEAD + b'[numbers]\n"sator.cards_to_unblock" = 0\n',
    "a board of a million columns": HEAD + b"[options]\ncolumns = 1000000\n",
    "a version without end": HEAD + b'requires = ["a >=1' + b".1" * 300 + b'"]\n',
    # depth and keys
    "lists in lists": CARD + b"params.x = " + b"[" * 480 + b"]" * 480 + b"\n",
    "tables in tables": CARD + b"params" + b".a" * 20 + b" = 1\n",
    "a bomb of dotted keys": CARD + b"a." * 490 + b"a = 1\n",
    "a bomb of dotted headers": HEAD + b"[" + b"a." * 490 + b"a]\n",
    "many bombs": HEAD + b"".join(b"k%d." % n + b"a." * 450 + b"a = 1\n" for n in range(250)),
    "a key twice": CARD + b'id = "sun"\n',
    "a table twice": HEAD + b"[numbers]\n[numbers]\n",
    # paths and names
    "art that climbs": CARD + b'art = "../../etc/passwd"\n',
    "art by its whole path": CARD + b'art = "/etc/passwd"\n',
    "art on a share": CARD + b'art = "\\\\\\\\host\\\\share"\n',
    "an id that climbs": HEAD + b'[[card]]\nid = "../moon"\n',
    "an id in another name space": HEAD + b'[[card]]\nid = "sator:moon"\n',
    "a name that climbs": CARD.replace(b'"evil"', b'"../evil"'),
    "a name with a new line": CARD.replace(b'"evil"', b'"evil\\nname"'),
    "a name of the game itself": CARD.replace(b'"evil"', b'"sator.moves"'),
    "the name of nobody": CARD.replace(b'"evil"', b'""'),
    "a language that climbs": CARD + b'text."../../en" = "Moon"\n',
    # markup and texts
    "a name of markup": CARD.replace(b'"evil"', b'"<b>evil</b>"'),
    "an id of markup": HEAD + b'[[card]]\nid = "[color=red]moon"\n',
    "a text of a book": CARD + b'text.en = """\n' + b"once upon a time\n" * 900 + b'"""\n',
    "a title of a book": CARD + b'title = "' + b"m" * 900 + b'"\n',
    # types
    "a card that is a text": HEAD + b'card = "moon"\n',
    "a card that is a table": HEAD + b'[card]\nid = "moon"\n',
    "params that are a list": CARD + b"params = [1, 2]\n",
    "a level that is a text": CARD + b'params.levels = ["all of them"]\n',
    "a number that is not one": CARD + b"params.levels = [{ ap = nan, squares = 1 }]\n",
    "a number with a point": HEAD + b'[numbers]\n"sator.action_points" = 8.5\n',
    "an option that is a list": HEAD + b"[options]\ngolden_rule_scope = []\n",
    "an option of another type": HEAD + b"[options]\ngolden_rule_scope = true\n",
    "a date": CARD + b"params.levels = 1979-05-27\n",
    # unknown things
    "an unknown effect": CARD.replace(b"sator.moves", b"sator.win"),
    "an effect by its module": CARD.replace(b"sator.moves", b"os.system"),
    "an unknown key": CARD + b'code = "import os"\n',
    "an unknown table": HEAD + b'[exec]\nrun = "rm"\n',
    "an unknown game": CARD.replace(b'game = "sator"', b'game = "saturn"'),
    "an unknown card": HEAD + b'[[card]]\nreplaces = "moon"\ncopies = 1\n',
    "an unknown number": HEAD + b'[numbers]\n"sator.victory" = 1\n',
    "an unknown requirement": HEAD + b'requires = ["nobody"]\n',
    # cycles and contradictions
    "a mod that needs another version of itself": HEAD + b'requires = ["evil >=9"]\n',
    "a mod that bears itself not": HEAD + b'conflicts = ["evil"]\n',
    "a mod before and after one other": HEAD
    + b'before = ["sator.moves"]\nafter = ["sator.wild"]\n',
    "a card that is replaced twice": HEAD
    + b'[[card]]\nreplaces = "wild"\ncopies = 1\n[[card]]\nreplaces = "wild"\ncopies = 2\n',
    "a card that is there twice": CARD + CARD.removeprefix(HEAD),
    # verbs
    "thousands of parts": VERBS + PART * 9000,
    "more parts than a card has": VERBS + b"do = [\n" + b"{ draw = 1 },\n" * 41 + b"]\n",
    "more parts within parts": VERBS
    + b"do = [{ repeat = 2, do = [\n"
    + b"{ draw = 1 },\n" * 40
    + b"] }]\n",
    "repetitions of repetitions": VERBS
    + b"do = [{ repeat = 9, do = [{ repeat = 9, do = [{ repeat = 9, do = [{ draw = 1 }] }] }] }]\n",
    "parts within parts within parts": VERBS
    + b"do = ["
    + b"{ repeat = 2, do = [" * 4
    + b"{ draw = 1 }"
    + b"] }" * 4
    + b"]\n",
    "parts beyond the depth of tables": VERBS
    + b"do = ["
    + b"{ repeat = 2, do = [" * 30
    + b"{ draw = 1 }"
    + b"] }" * 30
    + b"]\n",
    "a choice within choices within choices": VERBS
    + b"do = ["
    + b"{ choose = [{ do = [{ draw = 1 }] }, { do = [" * 4
    + b"{ draw = 1 }"
    + b"] }] }" * 4
    + b"]\n",
    "many times": VERBS + PART + b"times = 1000000000\n",
    "half a time": VERBS + PART + b"times = 0.5\n",
    "never": VERBS + PART + b"times = 0\n",
    "a billion cards to draw": VERBS + b"[[card.do]]\ndraw = 1000000000\n",
    "a walk round the world": VERBS + b'[[card.do]]\nwalk = "acolyte"\nsquares = 4096\n',
    "a price beyond all points": VERBS + b"cost = 100\n" + PART,
    "a price below nothing": VERBS + b"cost = -1\n" + PART,
    "no parts": VERBS + b"do = []\n",
    "a part without anything": VERBS + b"do = [{}]\n",
    "parts that are a text": VERBS + b'do = "win"\n',
    "a part that is a text": VERBS + b'do = ["win"]\n',
    "a part that is a list": VERBS + b"do = [[1]]\n",
    "two verbs in one part": VERBS + PART + b"draw = 1\n",
    "an unknown verb": VERBS + b'[[card.do]]\nwin = "now"\n',
    "a verb of a page": VERBS + b"[[card.do]]\n" + b"w" * 900 + b" = 1\n",
    "a word of a page": VERBS + PART + b"w" * 900 + b" = 1\n",
    "code for a verb": VERBS + b"[[card.do]]\nmove = \"__import__('os')\"\n",
    "code for a condition": VERBS + b'[[card.do]]\nif = "books > 2"\ndo = [{ draw = 1 }]\n',
    "an unknown condition": VERBS
    + b"[[card.do]]\nif = { win = { is = 1 } }\ndo = [{ draw = 1 }]\n",
    "a condition without a number": VERBS
    + b"[[card.do]]\nif = { hand = {} }\ndo = [{ draw = 1 }]\n",
    "a condition on a thousand things": VERBS
    + b"[[card.do]]\ndo = [{ draw = 1 }]\n[card.do.if]\n"
    + b"".join(b"c%d.is = 1\n" % n for n in range(1000)),
    "a condition that is endless": VERBS
    + b"[[card.do]]\nif = { hand = { at_least = inf } }\ndo = [{ draw = 1 }]\n",
    "a choice of one": VERBS + b"[[card.do]]\nchoose = [{ do = [{ draw = 1 }] }]\n",
    "a choice of hundreds": VERBS
    + b"[[card.do]]\nchoose = [\n"
    + b"{ do = [{ draw = 1 }] },\n" * 900
    + b"]\n",
    "a title of a page": VERBS
    + b'[[card.do]]\nchoose = [{ title = "'
    + b"m" * 800
    + b'", do = [{ draw = 1 }] }, { do = [{ draw = 1 }] }]\n',
    "verbs and an effect": CARD + PART,
    "verbs and params": VERBS + b"params = { a = 1 }\n" + PART,
    "verbs by the name of their effect": VERBS + b'effect = "verbs"\n',
    "a cost without verbs": CARD + b"cost = 2\n",
    "verbs in another game": VERBS.replace(b'"sator"', b'"plankenkoorts"') + PART,
    # bytes
    "nothing at all": b"",
    "no text": b"\x00\x01\x02\x03" * 100,
    "half a letter": HEAD + b'title = "\xff"\n',
    "a mark before the text": b"\xef\xbb\xbf" + CARD.replace(b"=", b"", 1),
    "a megabyte": HEAD + b"# moon\n" * 150_000,
    "a line of a megabyte": HEAD + b"#" * 1_000_000,
    "a text without an end": CARD + b'title = """moon\n',
}


def play(path: Path) -> None:
    """All that happens to a mod's pack before its match begins."""
    library = sc.standard_library().copy()
    plugin = add_loose(library, read_loose(path), "from a mod")
    if plugin.broken:
        raise sc.PluginError(plugin.broken)
    game = plugin.about.game if plugin.about.game in GAMES else "sator"
    sc.new_table(game, 2, 1, [plugin.name], library=library)


def playing(folder: Path) -> float:
    """How long a sound pack takes at this moment, in seconds of the processor."""
    path = folder / "sound.toml"
    path.write_bytes(CARD)
    began = time.process_time()
    play(path)
    return time.process_time() - began


def test_a_sound_pack_goes_all_the_way(tmp_path):
    assert playing(tmp_path)


@pytest.mark.parametrize("kind", CORPUS)
def test_it_ends_in_one_clear_error_within_a_second(kind, tmp_path):
    path = tmp_path / "evil.toml"
    path.write_bytes(CORPUS[kind])
    for game in GAMES:
        sc.new_table(game)  # what the game itself takes to be read is not counted
    began = time.process_time()
    with contextlib.suppress(ValueError, RecursionError):
        tomllib.loads(CORPUS[kind].decode(errors="replace"))
    read = time.process_time()
    with pytest.raises(sc.ScriptoriumError) as caught:
        play(path)
    took = time.process_time() - read
    assert took < max(LONGEST, MOST_READS * (read - began)) or took < MOST_PLAYS * playing(tmp_path)
    told = str(caught.value)
    assert told
    assert "\n" not in told
    assert len(told) < 700
    assert "Traceback" not in told


@pytest.mark.parametrize("kind", ["a billion copies", "an unknown effect", "no text"])
def test_in_the_folder_it_stays_listed_and_harms_nobody(kind, tmp_path, monkeypatch, capsys):
    monkeypatch.setenv("SCRIPTORIUM_HOME", str(tmp_path))
    (tmp_path / "mods").mkdir()
    (tmp_path / "mods" / "evil.toml").write_bytes(CORPUS[kind])
    assert main(["mods", "list"]) == 0
    (line,) = [line for line in capsys.readouterr().out.splitlines() if line.startswith("evil")]
    assert "broken" in line
    assert main(["simulate", "sator", "--max-actions", "3"]) == 0
