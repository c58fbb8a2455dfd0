"""Mistakes in declarations are reported with file and line, before a match begins."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path

import lark_tables
import larks
import pytest

import scriptorium as sc

HEAD = """\
from __future__ import annotations
from typing import Annotated
import scriptorium as sc
import larks
HOUSE = sc.Plugin("house", "larks", needs=("larks",))
NOBODY = sc.Reason("nobody", "H1", "Nobody does.")
"""
AT = HEAD.count("\n")  # so many lines stand before those of a case


@pytest.fixture
def house(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """The file of a house rule, imported anew in each test."""
    monkeypatch.syspath_prepend(tmp_path)
    yield tmp_path / "house.py"
    sys.modules.pop("house", None)


def told(house: Path, lines: str) -> str:
    """What is told of a house rule: when it is imported, or when a match is set up with it."""
    house.write_text(HEAD + lines, encoding="utf-8")
    try:
        library = lark_tables.library(import_module("house"))
        sc.new_table("larks", 2, 1, ["house"], library=library)
    except (sc.PluginError, sc.SetupError) as error:
        return str(error)
    raise AssertionError("nothing is told")


DANCE = '''
@HOUSE.choice({rules})
class Dance(sc.Action, tag="house.dance", frozen=True):
    """Dance."""

    {field}

    def do(self, now: sc.Change{more}) -> None:
        now.end_turn()
'''


def dance(rules: str = "", field: str = "", more: str = "") -> str:
    return DANCE.format(rules=rules, field=field, more=more)


@pytest.mark.parametrize(
    ("lines", "line", "problem"),
    [
        (dance(field="x: int"), 2, "Dance.x has no target; write x: Annotated[…, a target]"),
        (dance(field="x: Annotated[sc.Nothing, larks.HELD]"), 2, "has no attribute 'Nothing'"),
        (dance(rules='during=("dance",)'), 2, "Dance names a step 'dance'; there are lay"),
        (dance(more=", owed: sc.Task"), 2, "Dance.do takes a Task as owed, and the choice answers"),
        (
            dance(
                field="one: Annotated[sc.CardId, larks.HELD]\n"
                '    two: Annotated[sc.Seat, larks.game.player(outside=NOBODY, told_as="one")]'
            ),
            2,
            "its fields one and two both tell 'one'; call one of them otherwise",
        ),
        (
            dance(
                rules='said=larks.say("larks-rested")',
                field='to: Annotated[sc.Seat, larks.game.player(outside=NOBODY, told_as="seat")]',
            ),
            2,
            "larks-rested names the seat that chooses, and to tells a seat as well",
        ),
        (
            dance(
                rules='said=larks.say("larks-laid")', field="lark: Annotated[sc.CardId, larks.HELD]"
            ),
            2,
            "larks-laid names 'card', which no field of it tells",
        ),
        (
            dance(rules='larks.say.rule("H1", "larks-not-higher", predicate=lambda at, do: True)'),
            2,
            "larks-not-higher names 'card', which no field of it tells",
        ),
        (
            '@HOUSE.part()\nclass Sad(sc.SeatPart, tag="house.sad", frozen=True):\n    tears: int',
            1,
            "Sad.tears has no default, with which a match begins",
        ),
        (
            '@HOUSE.part()\nclass Sad(sc.SeatPart, tag="house.sad", frozen=True):\n'
            "    tears: list[int] = []",
            1,
            "Sad keeps something changeable in tears",
        ),
        (
            '@HOUSE.part(reset="yearly")\n'
            'class Sad(sc.Part, tag="house.sad", frozen=True):\n    tears: int = 0',
            1,
            "reset is one of never, turn, round, phase, not 'yearly'",
        ),
        (
            '@HOUSE.event(larks.say("larks-laid"))\n'
            'class Sung(sc.Event, tag="house.sung", frozen=True):\n    seat: sc.Seat',
            1,
            "larks-laid names 'card', which Sung has not",
        ),
        ("HOUSE.rule(larks.Rest, sc.Rule(NOBODY))", 1, "the rule nobody says nothing"),
    ],
)
def test_each_mistake_has_its_line(house, lines, line, problem):
    """The line of the declaration, in the file of the author."""
    found = told(house, lines)
    assert problem in found
    assert f"house.py:{AT + line}: " in found


def test_a_sentence_that_is_not_there_is_told_where_it_is_used(house):
    """While the file is imported: the traceback leads to the line."""
    found = told(house, 'larks.say("larks-sings")')
    assert found == "locale/en.ftl says nothing of larks-sings"


def test_an_action_that_does_nothing_is_told(house):
    lines = '@HOUSE.choice()\nclass Idle(sc.Action, tag="house.idle", frozen=True):\n    pass'
    assert "Idle does nothing; write do(self, now)" in told(house, lines)


def test_a_struct_as_target_says_all_its_fields(house):
    lines = (
        "class Two(sc.Value, frozen=True):\n    one: str\n    two: str\n"
        'class Twos(sc.Fields[Two]):\n    form = "{one} {two}"\n    one = larks.HELD\n'
    )
    assert "Twos says nothing of two; give it a target" in told(house, lines)
    assert "names three, which is no field" in told(
        house, lines.replace("{two}", "{three}") + "    two = larks.HELD\n"
    )


def test_nobody_declares_on_what_is_not_theirs(house):
    """It would run under another's name: not to be blamed, and not to be switched off."""
    found = told(house, "larks.WIND.react(sc.TurnBegan)(lambda now, begun: None)")
    assert found == (
        f"house.py:{AT + 1}: house declares on larks.wind, which is not its own; "
        "declare on a sc.Plugin(…) of yours"
    )
    assert len(larks.WIND.declarations) == 1


def test_a_helper_that_declares_is_told_where_it_is_called(house):
    """The line at the top level is the one that its author looks for."""
    lines = (
        "def forbidden(kind, at):\n"
        "    HOUSE.rule(kind, sc.Rule(NOBODY))\n"
        "\n"
        "forbidden(larks.Rest, 1)\n"
    )
    assert f"house.py:{AT + 4}: the rule nobody says nothing" in told(house, lines)


def test_details_that_a_target_tells_are_named(house):
    """A detail that `tells` does not name could be another field's."""
    lines = (
        "class One(sc.Value, frozen=True):\n    card: str\n"
        'class Ones(sc.Fields[One]):\n    form = "{card}"\n    card = larks.HELD\n'
        "    def said(self, at, value):\n        return {'nr': 1}\n"
    )
    house.write_text(HEAD + lines, encoding="utf-8")
    module = import_module("house")
    table = lark_tables.table()
    with pytest.raises(sc.PluginError, match="Ones tells nr; name it in its tells="):
        module.Ones().details(table, "one", module.One("lark_1"))
