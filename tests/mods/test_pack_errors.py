"""What a pack may get wrong about SATOR: one line with place, expectation and what was meant."""

from __future__ import annotations

from pathlib import Path

import pytest

import scriptorium as sc
from scriptorium.mods.loose import add_loose, read_loose

HEAD = '[pack]\nname = "winter"\ngame = "sator"\n\n'
CARD = HEAD + '[[card]]\nid = "frost"\neffect = "sator.moves"\nback = "im"\n'


def library_with(*packs: tuple[Path, str]) -> tuple[sc.Library, list[str]]:
    """The usual library with packs written to files, and the names they have."""
    library, names = sc.standard_library().copy(), []
    for path, text in packs:
        path.write_text(text, encoding="utf-8")
        plugin = add_loose(library, read_loose(path), f"given as {path.name}")
        if plugin.broken:
            raise sc.PluginError(plugin.broken)
        names.append(plugin.name)
    return library, names


def table_with(*packs: tuple[Path, str], **wishes) -> sc.Table:
    library, names = library_with(*packs)
    return sc.new_table("sator", mods=names, library=library, **wishes)


VERBS = HEAD + '[[card]]\nid = "frost"\nback = "im"\n'

WRONG = {
    "a verb that is not there": (
        VERBS + '[[card.do]]\nmov = "bridge"\nsquares = 2\n',
        "winter.toml:9:1: there is no verb 'mov'; did you mean 'move'? The line: mov = \"bridge\"",
    ),
    "no verb": (
        VERBS + "[[card.do]]\nsquares = 2\n",
        "winter.toml:9:1: a part says what is done; there are act, choose, discard, draw, "
        "handle, if, jump,",
    ),
    "two verbs": (
        VERBS + '[[card.do]]\nmove = "bridge"\ndraw = 1\n',
        "winter.toml:10:1: a part has one verb, not move and draw. The line: draw = 1",
    ),
    "a word that is not there": (
        VERBS + '[[card.do]]\nmove = "bridge"\nsqares = 2\n',
        "winter.toml:10:1: move: there is no key 'sqares' here; did you mean 'squares'?",
    ),
    "a word of another verb": (
        VERBS + "[[card.do]]\ndraw = 1\nsquares = 2\n",
        "winter.toml:10:1: draw: there is no key 'squares' here; there are draw, from, who.",
    ),
    "a part within a part": (
        VERBS + "[[card.do]]\nrepeat = 2\ndo = [\n  { draw = 1 },\n  { drw = 1 },\n]\n",
        "winter.toml:12:5: there is no verb 'drw'; did you mean 'draw'? The line: { drw = 1 },",
    ),
    "a part within a way": (
        VERBS
        + "[[card.do]]\nchoose = [\n  { do = [{ draw = 1 }] },\n  { do = [{ draw = 10 }] },\n]\n",
        "winter.toml:11:13: draw: draw: expected a whole number <= 9",
    ),
    "something else to move": (
        VERBS + '[[card.do]]\nmove = "mountain"\n',
        "winter.toml:9:1: move: move: 'mountain' is none of the words here; there are bridge.",
    ),
    "a material that no bridge has": (
        VERBS + '[[card.do]]\nmove = "bridge"\nmaterial = "irn"\n',
        "there is no material 'irn'; did you mean 'iron'?",
    ),
    "fewer that are more": (
        VERBS + '[[card.do]]\nmove = "bridge"\nsquares = 2\nfewest = 3\n',
        "winter.toml:11:1: move: fewest is not more than squares. The line: fewest = 3",
    ),
    "a condition that is not there": (
        VERBS + "[[card.do]]\nif = { book = { at_least = 2 } }\ndo = [{ draw = 1 }]\n",
        "winter.toml:9:8: there is no condition 'book'; did you mean 'books'?",
    ),
    "a condition that is a sentence": (
        VERBS + '[[card.do]]\nif = "books >= 2"\ndo = [{ draw = 1 }]\n',
        "winter.toml:9:1: if: if: expected a table, as in { name = 1 }, not a text in quotes",
    ),
    "a condition without a bound": (
        VERBS + "[[card.do]]\nif = { books = {} }\ndo = [{ draw = 1 }]\n",
        "say at_least, at_most or is, with a number",
    ),
    "parts too deep within others": (
        VERBS + "do = [" + "{ repeat = 2, do = [" * 4 + "{ draw = 1 }" + "] }" * 4 + "]\n",
        "parts stand at most 3 deep within others",
    ),
    "too many steps": (
        VERBS + "do = [{ repeat = 9, do = [{ repeat = 9, do = [{ draw = 1 }, { draw = 1 }] }] }]\n",
        "with all its repetitions a card has at most 120 steps",
    ),
    "verbs and an effect": (
        CARD + '[[card.do]]\nmove = "bridge"\n',
        "winter.toml:7:1: a card has either an effect with its params, or it is composed with do",
    ),
    "a cost without verbs": (
        CARD + "cost = 2\n",
        "winter.toml:9:1: a cost stands beside do; what an effect costs is told by params",
    ),
    "an effect that is not there": (
        CARD.replace("sator.moves", "sator.move"),
        "winter.toml:7:1: there is no effect 'sator.move'; did you mean 'sator.moves'? "
        'The line: effect = "sator.move"',
    ),
    "a key that is not there": (
        CARD + "price = 3\n",
        "winter.toml:9:1: there is no key 'price' here",
    ),
    "a material that is not there": (
        CARD + 'params = { material = ["stone", "irn"] }\n',
        "winter.toml:9:33: the card winter:frost, effect sator.moves: "
        "there is no material 'irn'; did you mean 'iron'?",
    ),
    "a shape that is not there": (
        CARD.replace("sator.moves", "sator.rotas") + 'params.shape = "I5"\n',
        "there is no shape 'I5'; there are L5, L3, T4, I4, I3, I2.",
    ),
    "a level with a key that is not there": (
        CARD + "params.levels = [\n  { ap = 1, squares = 1 },\n  { ap = 2, square = 2 },\n]\n",
        "winter.toml:11:13: the card winter:frost, effect sator.moves: there is no key 'square' "
        "here; did you mean 'squares'? The line: { ap = 2, square = 2 },",
    ),
    "a level of the wrong type": (
        CARD + 'params.levels = [{ ap = "two", squares = 1 }]\n',
        "levels.ap: expected a whole number, not a text in quotes",
    ),
    "a level without a price": (
        CARD + "params.levels = [{ squares = 1 }]\n",
        "the key 'ap' is missing here",
    ),
    "prices that do not rise": (
        CARD + "params.levels = [{ ap = 2, squares = 1 }, { ap = 2, squares = 2 }]\n",
        "winter.toml:9:45: the card winter:frost, effect sator.moves: "
        "the prices of the levels rise, not [2, 2]",
    ),
    "more squares than a board has": (
        CARD + "params.levels = [{ ap = 1, squares = 90 }]\n",
        "winter.toml:9:28: the card winter:frost, effect sator.moves: squares is at most 12",
    ),
    "angles of two turns": (
        CARD.replace("sator.moves", "sator.rotas")
        + "params.levels = [{ ap = 1, rotations = 2, angles = [180] }]\n",
        "winter.toml:9:28: the card winter:frost, effect sator.rotas: a level with angles turns",
    ),
    "an angle that is none": (
        CARD.replace("sator.moves", "sator.rotas")
        + "params.levels = [{ ap = 1, rotations = 1, angles = [45] }]\n",
        "winter.toml:9:53: the card winter:frost, effect sator.rotas: levels.angles: 45 is none of "
        "the words here; there are 180, 270, 90.",
    ),
    "no back": (
        CARD.replace('back = "im"\n', ""),
        "a card has a back here; there are im, lf",
    ),
    "another back": (
        CARD.replace('"im"', '"in"'),
        "winter.toml:8:1: there is no back 'in'; there are im, lf.",
    ),
    "an effect of one card alone": (
        CARD.replace("sator.moves", "sator.mihi"),
        'the effect sator.mihi works for the card mihi alone; write replaces = "mihi"',
    ),
    "a card that is not there": (
        HEAD + '[[card]]\nreplaces = "moves-wod"\ncopies = 2\n',
        "winter.toml:6:1: there is no card 'moves-wod' to replace; did you mean 'moves-wood'?",
    ),
    "numbers that the card does not take": (
        HEAD + '[[card]]\nreplaces = "clara"\nparams = { level = [] }\n',
        "winter.toml:7:12: the card clara, effect sator.clara: there is no key 'level' here; "
        "did you mean 'levels'?",
    ),
    "two levels where one is": (
        HEAD + '[[card]]\nreplaces = "clara"\nparams.levels = [{ ap = 1 }, { ap = 2 }]\n',
        "levels: expected a list, as in [1, 2] of length <= 1",
    ),
    "a number that is not there": (
        HEAD + '[numbers]\n"sator.action_point" = 8\n',
        "winter.toml:6:1: there is no number 'sator.action_point'; "
        "did you mean 'sator.action_points'?",
    ),
    "a number that is too small": (
        HEAD + '[numbers]\n"sator.cards_to_unblock" = 0\n',
        "winter.toml:6:1: sator.cards_to_unblock goes from 1 to 999, not 0",
    ),
    "a number that is too large": (
        HEAD + '[numbers]\n"sator.action_points" = 1000\n',
        "winter.toml:6:1: a number goes from 0 to 999",
    ),
    "an option that is not there": (
        HEAD + '[options]\ngolden_rule = "turn"\n',
        "winter.toml:6:1: there is no option 'golden_rule'; did you mean 'golden_rule_scope'?",
    ),
    "an option with another value": (
        HEAD + '[options]\ngolden_rule_scope = "match"\n',
        "winter.toml:6:1: option golden_rule_scope is 'match'; write 'bridge', 'turn'",
    ),
    "neither new nor replaced": (
        HEAD + "[[card]]\ncopies = 2\n",
        "winter.toml:5:1: a card has either id",
    ),
    "new and replaced": (
        CARD + 'replaces = "wild"\n',
        "winter.toml:5:1: a card has either id",
    ),
    "the name of the game": (
        CARD.replace('"winter"', '"sator.winter"'),
        "winter.toml:2:1: the name 'sator.winter' would make it a part of the game itself",
    ),
    "no TOML": (
        CARD + "copies = = 2\n",
        "winter.toml:9:10: Invalid value (at line 9). The line: copies = = 2",
    ),
}


@pytest.mark.parametrize("kind", WRONG)
def test_a_mistake_in_a_pack_is_one_line_that_helps(kind, tmp_path):
    text, told = WRONG[kind]
    with pytest.raises(sc.ScriptoriumError) as caught:
        table_with((tmp_path / "winter.toml", text))
    message = str(caught.value)
    assert told in message
    assert message.split("the plugin winter failed: ")[-1].startswith("winter.toml:")
    assert "\n" not in message


def test_two_packs_that_contradict_each_other_are_named_with_both_places(tmp_path):
    one = HEAD + '[numbers]\n"sator.action_points" = 8\n'
    other = one.replace("winter", "summer").replace("= 8", "= 9")
    for packs in (("winter", "summer"), ("summer", "winter")):
        texts = {"winter": one, "summer": other}
        with pytest.raises(sc.SetupError) as caught:
            table_with(*((tmp_path / f"{name}.toml", texts[name]) for name in packs))
        message = str(caught.value)
        assert 'winter (winter.toml:6:1: "sator.action_points" = 8)' in message
        assert 'summer (summer.toml:6:1: "sator.action_points" = 9)' in message
        assert "sator.action_points" in message


def test_two_packs_that_change_the_same_of_a_card_are_named_with_both_places(tmp_path):
    one = HEAD + '[[card]]\nreplaces = "wild"\ncopies = 0\n'
    same = one.replace("winter", "summer")
    another = same.replace("copies = 0", 'title = "Whatever"')
    table = table_with((tmp_path / "winter.toml", one), (tmp_path / "summer.toml", another))
    assert (table.rules.cards["wild"].copies, table.rules.cards["wild"].title) == (0, "Whatever")
    with pytest.raises(sc.PluginError, match="both change copies of the card wild") as caught:
        table_with((tmp_path / "winter.toml", one), (tmp_path / "summer.toml", same))
    for place in ("winter (winter.toml:7:1: copies = 0)", "summer (summer.toml:7:1: copies = 0)"):
        assert place in str(caught.value)


def test_what_the_players_choose_themselves_goes_before_a_preset(tmp_path):
    text = HEAD + '[options]\ngolden_rule_scope = "turn"\n'
    path = tmp_path / "winter.toml"
    assert table_with((path, text)).rules.options["golden_rule_scope"] == "turn"
    chosen = table_with((path, text), options={"golden_rule_scope": "bridge"})
    assert chosen.rules.options["golden_rule_scope"] == "bridge"
