"""Naming further rules for a refusal: `cites=` of a choice."""

from __future__ import annotations

import pytest
from wall_house import table_with

import scriptorium as sc
from scriptorium.engine.choices import Choice, rule


class Nap(sc.Action, tag="house.nap", frozen=True):
    """Sleep a little."""


AWAKE = rule("awake", "D1", "Nobody sleeps now.", predicate=lambda *asked: False)


def refused_nap(cites, **how):
    """How a nap is refused, that nobody is allowed."""
    do = lambda now, turn, action: None  # noqa: E731
    table = table_with(lambda book: book.choice(Choice(Nap, do=do, cites=cites, **how)))
    with pytest.raises(sc.Refused) as refused:
        sc.apply(table, Nap())
    assert refused.value == sc.why_not(table, Nap())
    return refused.value


def test_a_choice_names_further_rules_for_a_refusal_by_its_id():
    plain = refused_nap({}, rules=(AWAKE,))
    cited = refused_nap({"awake": "D7 D1 D8", "asleep": "D9"}, rules=(AWAKE,))
    assert cited.rules == (*plain.rules, "D7", "D8")
    assert cited.reason == plain.reason
    assert cited.carries("D7")
    assert not cited.carries("D9")


def test_what_is_judged_last_is_cited_as_well():
    assert refused_nap({"awake": "D7"}, ends=(AWAKE,)).rules == ("D1", "D7")


def test_a_house_rule_is_cited_by_its_id_too():
    def rules(book):
        book.choice(Choice(Nap, do=lambda *given: None, cites={"awake": "D7"}))
        book.rule(Nap, AWAKE)

    assert sc.why_not(table_with(rules), Nap()).rules == ("D1", "D7")
