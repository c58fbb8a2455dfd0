"""What a forbidden touch would have meant, by what the targets say of it."""

from __future__ import annotations

from typing import Annotated

import lantern
import pytest
from wall_house import house

import scriptorium as sc
import scriptorium.scene as sp
from scriptorium.engine.choices import Choice, rule

DRY = rule("dry", "H1", "The can is empty.", predicate=lambda at, action: lantern.oil(at) > 0)
TAKEN = rule("taken", "H2", "That lamp is lit.", predicate=lambda at, action: action.lamp == 1)
HASTY = rule("hasty", "H3", "Pour slowly.", predicate=lambda at, action: action.how != "fast")


class Pour(sc.Action, tag="house.pour", frozen=True):
    """Pour oil into one of the lamps."""

    lamp: Annotated[int, sc.Numbers(0, 2, piece=lambda n: f"lamp-{(11, 22, 33)[n]}", noun="a lamp")]
    how: Annotated[str, sc.Words("fast", "slowly")] = "slowly"


class Snuff(sc.Action, tag="house.snuff", frozen=True):
    """Snuff a lamp, but only when resting."""


POUR = Choice(
    Pour,
    do=lambda now, turn, action: now.spend("oil", lantern.oil(now)),
    during=("light",),
    rules=(DRY, TAKEN, HASTY),
    beside=lambda at: ("can",),
)
SNUFF = Choice(
    Snuff,
    do=lambda now, turn, action: None,
    during=("rest",),
    beside=lambda at: ("cap",),
)


def pouring():
    def rules(book):
        book.choice(POUR)
        book.choice(SNUFF)

    return house("lantern.pouring", rules)


@pytest.fixture(params=[True, False], ids=["third-party", "ours"])
def table(request):
    library = sc.Library()
    library.add(lantern)
    library.add(pouring(), third_party=request.param)
    return sc.new_table("lantern", 2, 1, library=library)


def reasons(table, *touched):
    return [sc.why_not(table, action).id for action in sp.meant(table, touched)]


def test_what_there_were_points_for_is_found_when_they_are_spent(table):
    assert sp.meant(table, ("lamp-22",)) == ()
    empty = sc.apply(table, Pour(1)).table
    assert Pour(1) not in sc.legal(empty)
    assert reasons(empty, "lamp-22") == reasons(empty, "lamp-22", "can") == ["dry"]


def test_what_belongs_to_another_step_is_found(table):
    assert sp.meant(table, ("cap",)) == (Snuff(),)
    assert reasons(table, "cap") == ["too_late"]  # what this game says of a wrong step


def test_another_piece_in_the_place_of_an_allowed_one_is_found(table):
    """Of what no piece tells, that is meant which is refused last: here to pour slowly."""
    assert sp.meant(table, ("lamp-33", "can")) in ((Pour(2, "fast"),), (Pour(2, "slowly"),))
    assert reasons(table, "lamp-33") == ["taken"]
    assert sp.touches(table, Pour(1)) == ("lamp-22", "can")
    assert sp.meant(table, ("lamp-44",)) == ()
    assert sp.meant(table, ("can", "lamp-33")) == ()


def test_what_belongs_to_the_turn_of_somebody_else_is_not_meant(table):
    """A decision of one seat in the turn of another offers nothing of that turn."""
    now = sc.Change(table)
    other = next(seat for seat in table.seats if seat != table.clock.seat)
    now.pending = (*table.pending, lantern.Owed(other))
    assert sp.meant(now.done().table, ("cap",)) == ()


def test_asking_what_was_meant_changes_nothing(table):
    before, choices = sc.digest(table), sc.legal(table)
    sp.meant(table, ("lamp-33",))
    sp.meant(table, ("cap",))
    assert (sc.digest(table), sc.legal(table)) == (before, choices)
