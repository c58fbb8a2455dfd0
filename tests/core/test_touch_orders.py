"""Touching one of several that are alike, and several in any order."""

from __future__ import annotations

from typing import Annotated

import pytest
from wall_house import table_with

import scriptorium as sc
import scriptorium.scene as sp
from scriptorium.engine.choices import Choice
from scriptorium.scene import begins, led
from scriptorium_play.session.touching import Choices, NotTouchable, Touching

DICE = sc.one_of("n1", "n2", "n3")
TWO = (sc.all_of(DICE, DICE, "own"), "tile")


def after(way, *ids):
    for id in ids:
        way = led(way, id) if way is not None else None
    return way


def test_any_of_several_alike_will_do():
    way = (DICE, "tile")
    assert begins(way) == ("n1", "n2", "n3")
    assert after(way, "n2") == ("tile",)
    assert after(way, "tile") is None
    assert after(way, "n3", "tile") == ()


def test_all_of_several_come_in_any_order_and_none_serves_twice():
    for order in (("own", "n3", "n1"), ("n2", "own", "n1"), ("n1", "n2", "own")):
        assert after(TWO, *order) == ("tile",)
    assert after(TWO, "n1", "n1") is None
    assert after(TWO, "n1", "tile") is None
    assert after(TWO, "n1", "n2", "n3") is None
    assert sp.in_a_row(TWO) == ("n1", "n2", "own", "tile")


def test_what_stands_by_itself_is_taken_before_one_of_several():
    way = (sc.all_of(sc.one_of("a", "b"), "a"),)
    assert after(way, "a", "b") == ()
    assert after(way, "a", "a") is None


def test_touching_goes_by_the_same_ways():
    table = sc.new_table("sator", 2, 1)
    taking = (
        ((sc.all_of(DICE), "tile"), "one"),
        ((sc.all_of(DICE, DICE), "tile"), "two"),
        (("roll",), "roll"),
    )
    here = Touching(Choices(table, sp.Scene((), 0, 0), taking))
    assert here.next == ("n1", "n2", "n3", "roll")
    first = here.touch("n3")
    assert first.next == ("n1", "n2", "tile")
    assert first.meant_by("tile") == ("one",)
    assert first.touch("tile").decided == "one"
    both = first.touch("n1")
    assert (both.next, both.nearly) == (("tile",), "two")
    assert both.left == ((("n3", "n1", "tile"), "two"),)
    assert both.back() == first
    with pytest.raises(NotTouchable):
        both.touch("n2")
    assert here.choices.paths[1] == (("n1", "n2", "tile"), "two")


class Dice(sc.Target[int]):
    """Dice of the house."""

    named: object = ()

    def every(self, at):
        return (1,)

    def pieces(self, at, value):
        return self.named


class Grab(sc.Action, tag="house.odd.grab", frozen=True):
    """Grab dice."""

    dice: Annotated[int, Dice()]


class Text(str):
    """A text that brings functions of its own."""


@pytest.mark.parametrize(
    "named",
    [
        ("a", sc.one_of("b", "c"), sc.all_of(sc.one_of("d"), "e")),
        (),
    ],
)
def test_what_is_named_well_is_named(named, monkeypatch):
    monkeypatch.setattr(Dice, "named", named)
    table = table_with(lambda book: book.choice(Choice(Grab, do=lambda *args: None)))
    assert sp.touches(table, Grab(1)) == named


@pytest.mark.parametrize(
    "named",
    [
        (1,),
        (Text("a"),),
        (sc.one_of(),),
        (sc.all_of(),),
        (sc.one_of(1),),
        (sc.one_of(sc.one_of("a")),),
        (sc.all_of(sc.all_of("a")),),
        (sc.OneOf(["a"]),),
    ],
)
def test_what_is_no_name_of_a_piece_is_not_touched(named, monkeypatch):
    monkeypatch.setattr(Dice, "named", named)
    table = table_with(lambda book: book.choice(Choice(Grab, do=lambda *args: None)))
    assert sp.touches(table, Grab(1)) == ()
