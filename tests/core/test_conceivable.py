"""What a forbidden touch may have meant, found near what is allowed."""

from __future__ import annotations

import lantern
import pytest
from test_wall import house

import scriptorium as sc

DRY = sc.Reason("dry", "H1", "The can is empty.")
TAKEN = sc.Reason("taken", "H2", "That lamp is lit.")


class Pour(sc.Action, tag="house.pour", frozen=True):
    """Pour oil into one of the lamps."""

    lamp: int
    how: str = "slowly"


class Snuff(sc.Action, tag="house.snuff", frozen=True):
    """Snuff a lamp, but only when resting."""


def why_not(table, turn, action):
    if lantern.oil(table) < 1:
        return DRY()
    return None if action.lamp == 1 and action.how == "slowly" else TAKEN()


def pouring(**more):
    def rules(book):
        book.reason(DRY, TAKEN)
        book.action(
            Pour,
            during=("light",),
            offer=lambda table, turn: [Pour(1)] if lantern.oil(table) else [],
            check=why_not,
            apply=lambda now, turn, action: now.spend("oil", lantern.oil(now)),
            touches=lambda position, action: ("can", f"lamp-{(11, 22, 33)[action.lamp]}"),
            exact=True,
        )
        book.action(
            Snuff,
            during=("rest",),
            offer=lambda table, turn: [Snuff()],
            apply=lambda now, turn, action: None,
            touches=lambda position, action: ("cap",),
            exact=True,
        )

    return house("lantern.pouring", rules)


@pytest.fixture(params=[True, False], ids=["trusted", "stranger"])
def table(request):
    library = sc.Library()
    library.add(lantern)
    library.add(pouring(), trusted=request.param)
    made = sc.new_table("lantern", 2, 1, library=library)
    return made, request.param


def reasons(table, *touched):
    return [sc.why_not(table, action) for action in sc.meant(table, touched)]


def test_what_there_were_points_for_is_found_when_they_are_spent(table):
    """Its offers are exact, so nothing of it is offered any more; and yet the can has a meaning."""
    full, _ = table
    assert Pour(1) not in sc.meant(full, ("can",))
    empty = sc.apply(full, Pour(1)).table
    assert Pour(1) in sc.meant(empty, ("can",))
    assert Pour(1) in sc.meant(empty, ("can", "lamp-22"))
    assert reasons(empty, "can")[0].id == "dry"


def test_what_belongs_to_another_step_is_found(table):
    full, _ = table
    assert sc.meant(full, ("cap",)) == (Snuff(),)
    assert reasons(full, "cap")[0].id == "too_late"  # what this game says of a wrong step


def test_another_piece_in_the_place_of_an_allowed_one_is_found(table):
    """Of our own games and rules only: a stranger's functions see only what they offered."""
    full, trusted = table
    assert sc.meant(full, ("can", "lamp-33")) == ((Pour(2),) if trusted else ())
    if trusted:
        assert [refused.id for refused in reasons(full, "can", "lamp-33")] == ["taken"]
    assert sc.meant(full, ("can", "lamp-44")) == ()
    assert sc.meant(full, ("lamp-33",)) == ()


def test_asking_what_was_meant_changes_nothing(table):
    full, _ = table
    before, choices = sc.digest(full), sc.legal(full)
    sc.meant(full, ("can",))
    sc.meant(full, ("cap",))
    assert (sc.digest(full), sc.legal(full)) == (before, choices)
