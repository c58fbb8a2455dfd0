"""The wall writes each fault once and counts the rest; in tests a fault of ours ends the test."""

from __future__ import annotations

import logging

import lantern
import pytest
from wall_house import fail, house, lack, table_with

import scriptorium as sc
from scriptorium.engine.choices import Choice
from scriptorium.plugins.guard import Guard, OurFault, failure_counts, forget_failures, strict


class Odd(sc.Action, tag="house.odd", frozen=True):
    """An action of the house."""


def offering(call):
    def rules(book):
        book.choice(Choice(Odd, quick=sc.Quick(lists=lambda at: call()), do=lambda n, top, a: None))

    return rules


def test_a_failing_offer_does_not_fill_the_log(caplog):
    """A match of 300 turns with an offer that fails each time writes a few lines."""
    table = table_with(offering(fail))
    with caplog.at_level(logging.ERROR):
        for _ in range(300):
            sc.legal(table)
            table = sc.apply(table, lantern.End()).table
    assert failure_counts()["house.odd"] >= 300
    assert [one.getMessage() for one in caplog.records] == [
        "plugin house.odd failed",
        "plugin house.odd failed in the same way 10 times",
        "plugin house.odd failed in the same way 100 times",
    ]
    assert caplog.records[0].exc_info


def test_another_fault_of_the_same_plugin_is_written_too(caplog):
    with caplog.at_level(logging.ERROR):
        for call in (fail, lack, fail, lack):
            sc.legal(table_with(offering(call)))
    assert len([one for one in caplog.records if one.exc_info]) == 2
    forget_failures()
    assert failure_counts() == {}


def test_code_that_is_made_anew_each_time_does_not_fill_the_memory(caplog):
    with caplog.at_level(logging.ERROR):
        for number in range(1500):
            try:
                exec(compile(f"x{number} = 1 / 0", f"{number}", "exec"), {})
            except ZeroDivisionError as error:
                Guard("house.maker", third_party=True).fault(error)
    assert failure_counts() == {"house.maker": 1500}
    assert len(caplog.records) < 510


def trusting(rules):
    library = sc.Library()
    library.add(lantern, third_party=False)
    library.add(house("lantern.odd", rules), third_party=False)
    return sc.new_table("lantern", 2, 1, library=library, first="anna")


@pytest.mark.own_faults
def test_a_fault_of_ours_ends_a_test():
    table = trusting(offering(fail))
    assert Odd() not in sc.legal(table)
    table = trusting(offering(fail))
    with strict() as faults, pytest.raises(OurFault, match=r"lantern\.odd"):
        sc.legal(table)
    assert {fault.plugin for fault in faults} == {"lantern.odd"}


def test_a_fault_of_a_mod_does_not():
    with strict() as faults:
        sc.legal(table_with(offering(fail)))
    assert faults == []
