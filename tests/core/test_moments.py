"""What rules are asked with, what lies beside frozen values, and that each plugin is asked once."""

from __future__ import annotations

from typing import Annotated, TypedDict

import lantern
import pytest
from msgspec.structs import replace
from wall_house import fail, house, table_with

import scriptorium as sc
from scriptorium import faults
from scriptorium.engine.choices import Choice, rule

CUPS = ("ash", "elm", "oak", "fir")


class Cups(sc.Target[str]):
    """Cups in two rows, looked up by their places."""

    asked = 0

    def every(self, at):
        return ("ash", "oak", "elm", "fir")

    def place(self, at, value):
        type(self).asked += 1
        return CUPS.index(value)

    def groups(self, at):
        return ((0b0101, {2: "oak", 0: "ash"}), (0b1010, {3: "fir", 1: "elm"}))


class Plain(Cups):
    """The same, each cup by itself."""

    groups = sc.Target.groups


class Sip(sc.Action, tag="moments.sip", frozen=True):
    """Drink from a cup."""

    cup: Annotated[str, Cups()]


class Gulp(sc.Action, tag="moments.gulp", frozen=True):
    """Drink from a cup at once."""

    cup: Annotated[str, Plain()]


class Twice(sc.Action, tag="moments.twice", frozen=True):
    """An action of a plugin that fails the first time it is asked."""


class Known(TypedDict, total=False):
    """What has been worked out."""

    sum: int


class Row(sc.Part, tag="moments.row", frozen=True, dict=True):
    """Some numbers, with their sum beside them."""

    numbers: tuple[int, ...] = ()

    known = sc.beside(Known)


def table_of(*modules):
    library = sc.Library()
    for module in (lantern, *modules):
        library.add(module, third_party=False)
    return sc.new_table("lantern", 2, 1, library=library, first="anna")


def test_a_moment_says_who_decides_and_a_view_says_it_of_nobody():
    table = table_of()
    at = sc.Moment.of(table)
    assert (at.me, at.decision, at.seats) == ("anna", table.pending[-1], table.seats)
    assert at[lantern.Played] is table[lantern.Played]
    seen = sc.view(table, "bruno")
    assert not hasattr(seen, "me")
    assert not hasattr(seen, "decision")
    assert not isinstance(at, sc.View | sc.Table)


def test_an_imagined_decision_is_a_moment_of_the_same_table():
    table = table_of()
    at = sc.Moment.of(table)
    other = at.imagine(sc.Turn("bruno"))
    assert (other.me, other.decision, other.table) == ("bruno", sc.Turn("bruno"), table)
    assert at.me == "anna"


def test_a_moment_of_a_change_stays_as_it_was_made():
    now = sc.Change(table_of())
    at = sc.Moment.of(now)
    before = at[lantern.Played]
    now.put(replace(before, cards=before.cards + 1))
    assert at[lantern.Played] is before
    assert at.table is now.table


def test_values_in_groups_are_let_through_by_their_bits():
    """The sets are worked out once, and no value is looked at by itself; the order is the same."""
    rules = (rule("dry", "C1", "It is dry.", mask=lambda at: 0b1101),)

    def drink(book):
        book.choice(Choice(Sip, do=lambda now, top, action: None, rules=rules))
        book.choice(Choice(Gulp, do=lambda now, top, action: None, rules=rules))

    table = table_of(house("lantern.cups", drink))
    Cups.asked = Plain.asked = 0
    listed = sc.legal(table)
    assert [one.cup for one in listed if type(one) is Sip] == ["ash", "oak", "fir"]
    assert [one.cup for one in listed if type(one) is Gulp] == ["ash", "oak", "fir"]
    assert (Cups.asked, Plain.asked) == (0, 4)
    assert sc.why_not(table, Sip("elm")).id == "dry"


def test_what_is_kept_beside_a_value_is_no_part_of_it():
    row = Row((1, 2))
    row.known["sum"] = 3
    assert row.known == {"sum": 3}
    assert row == Row((1, 2))
    assert replace(row).known == {}
    assert replace(row, numbers=(5,)).known == {}


@pytest.mark.own_faults
def test_a_plugin_of_ours_that_fails_once_is_not_asked_again_in_silence():
    """What it would list is left out, once, and its failure is told."""
    asked = []

    def lists(at):
        asked.append(at)
        return fail() if len(asked) == 1 else (Twice(),)

    def rules(book):
        book.choice(Choice(Twice, do=lambda n, t, a: None, quick=sc.Quick(lists=lists)))

    table = table_of(house("lantern.twice", rules))
    assert Twice() not in sc.legal(table)
    assert len(asked) == 1


class Dark(sc.Question, frozen=True):
    """How dark is it?"""


@pytest.mark.own_faults
@pytest.mark.parametrize("answers", [1, 2])
def test_an_answer_of_ours_that_fails_once_is_not_asked_again_in_silence(answers):
    asked = []

    def dark(position, question):
        asked.append(question)
        return fail() if len(asked) == 1 else 7

    def rules(book):
        book.question(Dark, joined="sum")
        book.answer(Dark, dark)
        for _ in range(answers - 1):
            book.answer(Dark, lambda position, question: 2)

    table = table_of(house("lantern.dark", rules))
    assert table.rules.questions[Dark].ask(table, Dark()) == 2 * (answers - 1)
    assert len(asked) == 1
    assert faults(table) == (("lantern.dark", "Dark"),)


class Open(sc.Action, tag="moments.open", frozen=True):
    """What leaves a decision open."""


class Opened(sc.Decision, tag="moments.opened", frozen=True):
    """A decision."""


class Close(sc.Action, tag="moments.close", frozen=True):
    """Its answer."""


def test_a_mod_that_cannot_say_what_it_opens_is_left_out():
    """It is called behind its guard, like all its functions, and is named."""

    def rules(book):
        quick = sc.Quick(opening=lambda at, action: fail())
        book.choice(Choice(Open, do=lambda n, t, a: None, opens=Opened, quick=quick))
        book.choice(Choice(Close, do=lambda n, t, a: None, at=Opened))

    table = table_with(rules)
    assert Open() not in sc.legal(table)
    assert sc.legal(table)
    assert sc.why_not(table, Open()).plugin == "house.odd"
