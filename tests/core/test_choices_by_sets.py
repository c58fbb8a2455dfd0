"""Choices of what is no number: sets by the bit of a target, its own details, lines of fields."""

from __future__ import annotations

from typing import Annotated, Any

import pytest

import scriptorium as sc
from scriptorium import PluginError
from scriptorium.engine.choices import Choice, rule
from scriptorium.testing.list_comparison import defined

CUPS = ("ash", "elm", "oak", "Oak")  # of the last two, alike but for their marks, one is listed
GONE = sc.Reason("gone", "C1", "{title} is no cup of this table.")


class Cups(sc.Target[str]):
    """The cups on the table."""

    outside = GONE

    def every(self, at):
        return CUPS

    def place(self, at, value):
        return CUPS.index(value)

    def outcome(self, at, value):
        return value.lower()

    def details(self, position, name, value):
        return {name: value, "title": f"The cup of {value}"}

    def read(self, position, text):
        if text.lower() not in (*CUPS, "fir"):
            raise sc.Unreadable(f"{text!r} is no cup")
        return text


class Tip(sc.Action, tag="cups.tip", frozen=True):
    """Tip one cup into another."""

    cup: Annotated[str, Cups()]
    into: Annotated[str, Cups()]


class FewCups(Cups):
    """The cups on the table, and it is told which are not there."""

    def missing(self, at, value):
        return GONE if value == "fir" else None


class Drink(sc.Action, tag="cups.drink", frozen=True):
    """Drink from a cup."""

    cup: Annotated[str, FewCups()]


class Name(sc.Action, tag="cups.name", frozen=True):
    """Name a wood."""

    cup: Annotated[str, sc.Words("ash", "elm")]


class Rest(sc.Action, tag="cups.rest", frozen=True):
    """Do nothing."""


FULL = rule("dry", "C2", "There is nothing in {cup}.", mask=lambda at: 0b1101)
ROOM = rule("full", "C3", "{into} is full to the brim.", mask=lambda at: 0b1110, field="into")
OTHER = rule(
    "itself",
    "C4",
    "Tip it into another cup.",
    predicate=lambda at, action: action.cup.lower() != action.into.lower(),
)
TIP = Choice(
    Tip,
    do=lambda now, turn, action: now.end([turn.seat]),
    rules=(FULL, ROOM, OTHER),
    form="{cup} into {into}",
)
REST = Choice(Rest, do=lambda now, turn, action: now.end_turn())


class Game:
    """Two players and four cups."""

    __name__ = "cups"

    def __init__(self, *choices: Choice) -> None:
        self.choices = choices

    @sc.hookimpl
    def scriptorium_about(self) -> sc.About:
        return sc.About("cups", "cups", seats=("one", "two"), fewest=2)

    @sc.hookimpl
    def scriptorium_rules(self, book: sc.RuleBook) -> None:
        book.game(sc.Schedule((sc.Phase("play", ("tip",)),)))
        for choice in self.choices:
            book.choice(choice)


@pytest.fixture
def table() -> sc.Table:
    return sc.new_table(Game(TIP, REST), seed=1)


def why(table: sc.Table, line: str) -> tuple[Any, ...]:
    refused = sc.why_not(table, sc.read(table, line))
    return (refused.id, refused.rules, refused.reason) if refused else ()


def test_what_is_listed_is_what_every_set_and_test_lets_through(table):
    """Also where fields have sets of their own; of what comes to the same one is listed."""
    lines = [sc.write(table, action) for action in sc.legal(table)]
    assert lines == ["ash into elm", "ash into oak", "oak into elm", "rest"]
    assert why(table, "Oak into elm") == ()  # allowed, as the other oak
    tipping, top = table.rules.actions[Tip], table.pending[-1]
    by_definition: dict[Any, Any] = {}
    for action in defined(table, tipping):
        by_definition.setdefault(tipping.outcome(sc.Moment.of(table, top), action), action)
    assert tipping.offer(sc.Moment.of(table, top)) == [*by_definition.values()]


@pytest.mark.parametrize(
    ("line", "told"),
    [
        ("elm into oak", ("dry", ("C2",), "There is nothing in elm.")),
        ("oak into ash", ("full", ("C3",), "ash is full to the brim.")),
        ("oak into Oak", ("itself", ("C4",), "Tip it into another cup.")),
    ],
)
def test_a_set_refuses_by_the_bit_of_what_was_chosen(table, line, told):
    assert why(table, line) == told


def test_a_target_gives_sentences_more_than_how_it_is_written():
    """The name in notation and the one that people are told differ."""
    choice = Choice(Drink, do=lambda now, turn, action: now.end())
    table = sc.new_table(Game(choice), seed=1)
    assert why(table, "drink fir") == ("gone", ("C1",), "The cup of fir is no cup of this table.")


@pytest.mark.parametrize(
    ("line", "told"),
    [
        ("rest now", "rest stands alone, without 'now'"),
        ("ash onto elm", r"write ash into \(into\), not 'ash onto elm'"),
        ("ash", r"write ash into \(into\), not 'ash'"),
        ("tin into ash", "'tin' begins no action"),
        ("ash into tin", "'tin' is no cup"),
    ],
)
def test_a_line_that_begins_with_a_field_says_what_it_lacks(table, line, told):
    with pytest.raises(sc.Unreadable, match=told):
        sc.read(table, line)


def test_a_set_needs_a_target_with_bits():
    """A rule that could never let anything through is a mistake, and told as one."""
    choice = Choice(Name, do=lambda *asked: None, rules=(FULL,))
    with pytest.raises(PluginError, match="mask= for cup, which is no number"):
        sc.new_table(Game(choice), seed=1)
