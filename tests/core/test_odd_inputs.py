"""Odd inputs at the front door: each ends as the error that its page names, never as another."""

from __future__ import annotations

import lantern
import pytest

import scriptorium as sc
from scriptorium.matches.match import load_match


@pytest.fixture(scope="module")
def library():
    library = sc.Library()
    library.add(lantern)
    return library


@pytest.fixture(scope="module")
def table(library):
    return sc.new_table("lantern", 2, 1, library=library, first="anna")


@pytest.mark.parametrize("text", [None, 5, b"play lamp", ["play lamp"]])
def test_notation_that_is_no_text_is_unreadable(table, text):
    with pytest.raises(sc.Unreadable, match="notation is a text"):
        sc.read(table, text)


WISHES = {
    "half a seat": (dict(seats=2.5), "number or a list of seats"),
    "seats as one text": (dict(seats="ab"), "number or a list of seats"),
    "seats as true": (dict(seats=True), "number or a list of seats"),
    "a seed in words": (dict(seed="7"), "a seed is a whole number, not '7'"),
    "half a seed": (dict(seed=1.5), "a seed is a whole number, not 1.5"),
    "a seed that is true": (dict(seed=True), "a seed is a whole number, not True"),
    "mods as one text": (dict(mods="house.a"), "mods is a list of plugins, not 'house.a'"),
    "mods as a number": (dict(mods=5), "mods is a list"),
    "without as one text": (dict(without="lantern.a"), "without is a list"),
    "an option that is a list": (dict(options={"x": [1]}), "an option is true, false"),
    "an option without a name": (dict(options={5: 1}), "an option is true, false"),
    "options that are none": (dict(options=5), "options is a table"),
}


@pytest.mark.parametrize("wish", WISHES)
def test_wishes_of_a_wrong_type_are_set_up_errors(library, wish):
    asked, why = WISHES[wish]
    with pytest.raises(sc.SetupError, match=why):
        sc.new_table("lantern", library=library, **asked)


def refused_alike(table, action):
    """The refusal that `why_not` and `apply` agree on, with the choices listed and without."""
    found = []
    for listed in (False, True):
        if listed:
            sc.legal(table)
        refused = sc.why_not(table, action)
        with pytest.raises(sc.Refused) as caught:
            sc.apply(table, action)
        assert caught.value == refused
        found.append(refused)
    assert found[0] == found[1]
    return found[0]


@pytest.mark.parametrize("card", [5, None, True, 1.0, ["lamp"], b"lamp", "\ud800"])
def test_an_action_with_a_value_of_a_wrong_type_is_refused(table, card):
    refused = refused_alike(table, lantern.Play(card))
    assert (refused.id, refused.plugin) == ("ill_formed", "lantern")


@pytest.mark.parametrize("square", [1.0, True])
def test_what_only_equals_a_legal_action_is_refused(noughts, square):
    """1, 1.0 and True are equal in Python; only one of them comes back from a save."""
    table = sc.new_table(noughts, seed=1)
    assert noughts.Mark(square) in sc.legal(table)
    assert refused_alike(table, noughts.Mark(square)).id == "ill_formed"
    assert sc.why_not(table, noughts.Mark(1)) is None


@pytest.mark.parametrize(
    "action", [None, 5, "play lamp", lantern.Play, sc.Several((5,)), sc.Several((sc.Several(()),))]
)
def test_what_is_no_action_is_refused(table, action):
    assert refused_alike(table, action).id == "not_known"


def test_several_that_are_no_row_are_refused(table):
    assert refused_alike(table, sc.Several(5)).id == "ill_formed"
    assert refused_alike(table, sc.Several([lantern.End()])).id == "ill_formed"


def test_asking_for_nothing_does_nothing(table):
    assert sc.why_not(table, sc.Several(())) is None
    assert sc.apply(table, sc.Several(())) == sc.After(table, ())


@pytest.mark.parametrize("data", [None, "text", 5])
def test_a_match_that_is_no_bytes_is_a_load_error(library, data):
    with pytest.raises(sc.LoadError, match="a match is bytes"):
        load_match(data, library=library)
