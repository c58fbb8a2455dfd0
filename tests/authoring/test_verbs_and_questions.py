"""What else plugin objects declare: questions, lines, verbs in steps, things, folders."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Annotated

import lark_tables
import larks
import pytest
from msgspec import Meta

import scriptorium as sc
import scriptorium.cards as sv
import scriptorium.scene as sp


class Loudness(sc.Question, frozen=True):
    """How loud is it?"""


def test_a_question_is_answered_by_other_plugins():
    """Their answers are joined as the question says."""
    asks = sc.Plugin("house.asks", "larks", needs=("larks",))
    asks.question("sum")(Loudness)
    one = sc.Plugin("house.one", "larks", needs=("house.asks",))
    two = sc.Plugin("house.two", "larks", needs=("house.asks",))
    one.answer(Loudness)(lambda at, asked: 2)
    two.answer(Loudness, reads=())(lambda at, asked: 3)
    table = lark_tables.table(2, 1, asks, one, two)
    assert table.rules.questions[Loudness].ask(table, Loudness()) == 5
    assert [str(one).rpartition(": ")[2] for one in asks.declarations] == ["question Loudness"]


def test_a_line_is_read_before_the_choices_of_its_plugin():
    """Although it is declared behind them."""
    hums = sc.Plugin("house.hums", "larks", needs=("larks",))

    @hums.choice(word="hum")
    class Hum(sc.Action, tag="house.hum", frozen=True):
        """Hum so many tones."""

        tones: Annotated[int, Meta(ge=0, le=9), sc.Numbers(1, 9)]

        def do(self, now: sc.Change) -> None:
            now.end_turn()

    @hums.notation
    def read(table: sc.Table, text: str) -> tuple[sc.Action, ...] | None:
        return (Hum(7),) if text == "hum loudly" else None

    table = lark_tables.table(2, 1, hums)
    assert sc.read(table, "hum loudly") == Hum(7)
    assert sc.read(table, "hum 3") == Hum(3)


def test_a_number_with_a_dot_has_its_whole_name():
    """So a number of the game can belong to the plugin that alone asks for it."""
    rests = sc.Plugin("house.rests", "larks", needs=("larks",))
    length, depth = rests.number("larks.rest_length", 2), rests.number("depth", 4)
    table = lark_tables.table(2, 1, rests)
    assert (length.name, depth.name) == ("larks.rest_length", "house.rests.depth")
    assert (length(table, "ann"), depth(table, "ann")) == (2, 4)


def test_the_steps_of_a_verb_are_actions():
    """One is only chosen, the next does it; what is no step is told so."""
    sings = sc.Plugin("house.sings", "larks", needs=("larks",))

    @sings.verb_step(asks=sc.Reason("awaited", "H1", "Choose a tone."))
    class Tone(sc.Action, tag="house.tone", frozen=True):
        """Choose a tone."""

        tone: Annotated[int, Meta(ge=0, le=9), sc.Numbers(1, 9)]

    @sings.verb_step()
    class Sing(sc.Action, tag="house.sing", frozen=True):
        """Sing it."""

        def do(self, now: sc.Change, run: sv.CardRun) -> tuple[str, ...]:
            return (f"tone-{run.chosen[0]}",)

    sings.verb_in_steps("sing", "tone", Tone, Sing, said=sc.Sentence("sings", "Sing."))
    table = lark_tables.table(2, 1, sings)
    verb = table.rules.extensions[sv.CardRules].verbs["sing"]
    assert [choice.kind for stage in verb.stages for choice in stage] == [Tone, Sing]
    assert sc.declared_choice(Tone).do is None
    assert sc.declared_choice(larks.Rest).called == "rest"
    with pytest.raises(sc.PluginError, match="Action is declared as no choice"):
        sc.declared_choice(sc.Action)


THINGS = """
things = [{ pieces = "pile deck", numbers = "L3", message = "larks-not-higher" }]
choices = ["hand-"]
"""


def test_a_table_says_what_pieces_are_for(tmp_path: Path):
    """Its reasons belong to the plugin; some pieces say why not by their choices."""
    (tmp_path / "things.toml").write_text(THINGS, encoding="utf-8")
    answers = sc.Plugin("house.answers", "larks", needs=("larks",), say=larks.game.say.beside())
    answers.things(tmp_path / "things.toml")
    (reason,) = answers.say.reasons
    assert (reason.id, reason.message) == (sp.UNTOUCHED, "larks-not-higher")
    rules = lark_tables.table(2, 1, answers).rules
    assert reason in rules.reasons


def test_cards_that_are_alike_lie_together_and_are_called_by_their_titles():
    """Also cards of packs, which the game has no names for."""
    table = lark_tables.table(2, 1)
    view = sc.view(table, "ann")
    there = larks.game.say.group("hand")
    lark, same = larks.HAND(table, "ann")[0], larks.HAND(table, "ann")[1]
    row = [*there.alike(view, [lark, same, lark], "hand-", "larks-hand")]
    assert [(piece.id, piece.x, piece.count) for piece in row] == [
        (f"hand-{lark}", 0, 2),
        (f"hand-{same}", 1, 1),
    ]
    assert row[0].label == larks.NAMES[lark]
    (button,) = there.buttons([("rest", "larks-rest")])
    assert (button.id, button.art, button.label) == ("rest", "button", "rest")


GAME = """
import scriptorium as sc
game = sc.Game("moor", __file__, schedule=sc.Schedule((sc.Phase("play", ("go",)),)), seats=("a",))
"""


def test_plugins_are_found_in_the_folders_of_a_game(tmp_path: Path, monkeypatch):
    """However deep; nobody keeps a list."""
    rules = tmp_path / "moor" / "rules" / "old"
    rules.mkdir(parents=True)
    for folder in (rules.parent.parent, rules.parent, rules):
        (folder / "__init__.py").write_text("", encoding="utf-8")
    (tmp_path / "moor" / "__init__.py").write_text(GAME, encoding="utf-8")
    (rules / "fog.py").write_text(
        'from moor import game\nFOG = game.plugin("fog")\n', encoding="utf-8"
    )
    monkeypatch.syspath_prepend(tmp_path)
    library = sc.Library()
    library.add(__import__("moor"), third_party=False)
    for name in [name for name in sys.modules if name.partition(".")[0] == "moor"]:
        monkeypatch.delitem(sys.modules, name)
    assert [*library.plugins] == ["moor", "moor.fog"]


@pytest.mark.parametrize("numbers", [("H1", "H2"), ("H2", "H1")])
def test_reasons_with_one_sentence_are_each_of_the_plugin_whose_rule_refuses(tmp_path, numbers):
    """Whichever was made first, and though one plugin has declared both."""
    (tmp_path / "en.ftl").write_text("house-full = It is full.\n", encoding="utf-8")
    say = sc.Say(tmp_path, {})
    house = sc.Plugin("house.songs", "larks", needs=("larks",), say=say)
    made = {number: say.reason(number, "house-full") for number in numbers}
    sings, hums = house.plugin("sings"), house.plugin("hums")

    @sings.choice(sc.Rule(explain=lambda at, do: made["H1"]()))
    class Sing(sc.Action, tag="house.sing", frozen=True):
        def do(self, now: sc.Change) -> None:
            now.end_turn()

    @hums.choice(sc.Rule(explain=lambda at, do: made["H2"]()))
    class Hum(sc.Action, tag="house.hum", frozen=True):
        def do(self, now: sc.Change) -> None:
            now.end_turn()

    mods = [house.name, sings.name, hums.name]
    at = sc.new_table("larks", 2, 1, mods, library=lark_tables.library(house))
    assert str(sc.why_not(at, Sing())) == "H1 · It is full. (house.songs.sings)"
    assert str(sc.why_not(at, Hum())) == "H2 · It is full. (house.songs.hums)"
    told = [one.rules for one in at.rules.reasons if one.message == "house-full"]
    assert sorted(told) == [("H1",), ("H2",)]
