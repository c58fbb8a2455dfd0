"""What a seat is after and what it can still do: told by plugins, joined, behind the wall."""

from __future__ import annotations

import lantern
import pytest
from wall_house import house

import scriptorium as sc
import scriptorium.scene as sp
from scriptorium import text
from scriptorium.scene.registration import add_aim
from scriptorium.testing.helpers import position, random_match


def table_with(*tellers):
    """A table of a game at which each of these functions tells an aim."""
    library = sc.Library()
    library.add(lantern)
    names = [f"teller{nr}" for nr in range(len(tellers))]
    for name, told in zip(names, tellers, strict=True):
        library.add(house(name, lambda book, told=told: add_aim(book, told)))
    return sc.new_table("lantern", seed=1, mods=names, library=library)


def light(view, seat):
    return sp.Aim(text("light", "Light them all."), 1, 4, (text("lamp", "a lamp"),))


def fails(view, seat):
    raise ZeroDivisionError


def found(*tellers):
    table = table_with(*tellers)
    return sp.aim(sc.view(table, table.seats[0]), table.seats[0])


def test_the_first_aim_counts_and_what_is_left_is_joined():
    other = sp.Aim(text("dark", "Put them out."), still=(text("rest", "a rest"),))
    told = found(light, lambda view, seat: None, lambda view, seat: other)
    assert (str(told.after), told.done, told.of, told.height) == ("Light them all.", 1, 4, 1)
    assert [str(one) for one in told.still] == ["a lamp", "a rest"]


def test_without_a_teller_nothing_is_told():
    assert found() == sp.Aim()


@pytest.mark.parametrize("wrong", [fails, lambda view, seat: "light"])
def test_one_that_fails_is_left_out(wrong):
    assert found(wrong, light) == found(light)


def test_sator_tells_the_books_and_what_the_turn_has():
    tried = position("sator", ap=3, mp=2, books_taken={"red": 1})
    table = tried.table
    told = sp.aim(sc.view(table, "red"), "red")
    assert str(told.after) == "Books 1/4."
    assert [str(one) for one in told.still] == [
        "play cards (3 points)",
        "walk (2 steps)",
        "use your free action",
    ]
    assert sp.aim(sc.view(table, "blue"), "blue").still == ()


@pytest.mark.parametrize("game", ["sator", "plankenkoorts"])
def test_at_any_moment_each_seat_is_after_something(game):
    """In whole random matches, and what others hide changes nothing of it."""
    for table in random_match(sc.new_table(game, seed=3), 5, most=150):
        for seat in table.seats:
            for who in table.seats:
                told = sp.aim(sc.view(table, who), seat)
                assert told.after is not None
                assert 0 <= told.done <= max(told.of, told.done)
                if told.still:
                    assert table.outcome is None
                    assert table.clock.seat == seat
                    assert table.clock.phase not in ("draft", "place")
