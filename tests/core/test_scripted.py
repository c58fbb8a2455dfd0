"""Written chance: what a scenario writes down comes first, and nobody knows it."""

from __future__ import annotations

from types import SimpleNamespace

import pytest

import scriptorium as sc
import scriptorium.scenarios as check
from scriptorium.engine.scripted_chance import Scripted
from scriptorium.scenarios.facts import vocabulary


@sc.hookimpl
def scriptorium_about():
    return sc.About("dice", "dice", seats=("a", "b"), fewest=2)


@sc.hookimpl
def scriptorium_rules(book):
    book.game(sc.Schedule((sc.Phase("play", ("roll",)),)))
    check.scripted(book, "rolls", read=lambda now, wanted: [one.lower() for one in wanted])


DICE = SimpleNamespace(scriptorium_about=scriptorium_about, scriptorium_rules=scriptorium_rules)


@pytest.fixture
def now():
    return sc.Change(sc.new_table(DICE, 2, 1))


def fact(now):
    return vocabulary(now.rules).facts["rolls"]


def test_what_is_written_comes_in_turn_and_then_chance(now):
    fact(now).put(now, ["C", "a"])
    assert [now.pick("die", "abc", scripted="rolls") for _ in range(2)] == ["c", "a"]
    assert fact(now).see(now) == []
    assert now.revealed
    assert now.pick("die", "abc", scripted="rolls") in "abc"


def test_what_is_not_among_the_items_leaves_it_to_chance(now):
    fact(now).put(now, ["z", "b"])
    assert now.pick("die", "abc", scripted="rolls") in "abc"
    assert fact(now).see(now) == ["z", "b"]


def test_other_picks_do_not_ask_what_is_written(now):
    fact(now).put(now, ["a"])
    assert now.pick("die", "xyz") in "xyz"
    assert now[Scripted].row("rolls") == ("a",)


def test_no_seat_sees_what_will_come(now):
    fact(now).put(now, ["a"])
    seen = sc.view(now.done().table, "a")
    assert seen[Scripted] == Scripted()
    assert repr(fact(now).see(seen)) == "HIDDEN"


def test_what_is_no_list_of_texts_is_named(now):
    with pytest.raises(sc.FactError, match="rolls"):
        fact(now).put(now, "a")
