"""Naming further rules for a refusal: `book.cite`."""

from __future__ import annotations

import lantern
import pytest
from test_wall import house

import scriptorium as sc


def refused_moon(also):
    """How a card that is not held is refused, with a house rule that cites."""
    mod = house("house.clerk", lambda book: book.cite(lantern.Play, also))
    table = sc.new_table(lantern, 2, 1, [mod], first="anna")
    action = lantern.Play("moon")
    with pytest.raises(sc.Refused) as refused:
        sc.apply(table, action)
    assert refused.value == sc.why_not(table, action)
    return refused.value


def test_a_plugin_names_further_rules_for_a_refusal():
    plain = refused_moon(lambda table, top, action, refused: ())
    cited = refused_moon(lambda table, top, action, refused: ("D7", *refused.rules, "D7"))
    assert cited.rules == (*plain.rules, "D7")
    assert cited.carries("D7")
    assert not plain.carries("D7")
    assert (cited.id, cited.reason, cited.plugin) == (plain.id, plain.reason, plain.plugin)


def test_it_is_asked_only_about_its_own_kind_of_action():
    mod = house("house.clerk", lambda book: book.cite(lantern.Buy, lambda *asked: ("D7",)))
    table = sc.new_table(lantern, 2, 1, [mod], first="anna")
    assert not sc.why_not(table, lantern.Play("moon")).carries("D7")


@pytest.mark.parametrize(
    "also",
    [lambda *asked: 1 / 0, lambda *asked: "D7", lambda *asked: (7,)],
    ids=["raises", "no tuple", "no texts"],
)
def test_a_plugin_that_fails_here_names_nothing_and_harms_nothing(also):
    assert refused_moon(also) == refused_moon(lambda *asked: ())
