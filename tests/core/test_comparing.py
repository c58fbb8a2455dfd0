"""What a choice lists quickly against what its rules say: three planted mistakes are found."""

from __future__ import annotations

import ferry
import pytest

import scriptorium as sc
import scriptorium.cards as sv
from scriptorium.testing.helpers import compare, compare_imagined, random_match

GAME = ferry.game


@pytest.fixture
def planted(monkeypatch):
    """Plant a mistake in the quick list."""
    monkeypatch.setattr(ferry, "WRONG", set())
    return ferry.WRONG.add


def table_with(*laden):
    """A match in which these boats carry somebody."""
    table = sc.new_table(GAME, seed=1)
    now = sc.Change(table)
    boats = now[ferry.Boats]
    now.put(ferry.Boats(boats.at, sum(1 << boat for boat in laden), boats.closed))
    return now.done().table


def played(seeds=range(3)):
    return [table for seed in seeds for table in random_match(table_with(), seed, most=40)]


def test_what_is_right_agrees_on_positions_met_and_imagined():
    for table in played():
        assert compare(table) == []
        assert compare_imagined(table) == []
    assert compare_imagined(table_with(1)) == []


def test_a_row_at_random_meets_the_quick_list():
    met = {type(table.pending[-1]) for table in played()}
    assert sv.CardRun in met


def test_forgetting_the_price_of_carrying_is_found_where_it_is_imagined(planted):
    """Nobody is carried in the matches that are played: they never meet it."""
    planted("surcharge")
    assert all(compare(table) == [] for table in played())
    found = compare_imagined(table_with(1))
    assert any(told.startswith("too much: ") for told in found)
    assert any(told.startswith("missing: ") for told in found)


def test_forgetting_what_is_closed_is_found(planted):
    planted("closed")
    found = compare_imagined(table_with())
    assert found
    assert all(told.startswith("too much: ") for told in found)


def test_one_outcome_that_is_listed_twice_is_found(planted):
    planted("twice")
    found = compare_imagined(table_with())
    assert found
    assert all(told.startswith("twice: ") for told in found)


def test_a_look_ahead_that_promises_too_much_is_found(planted):
    """Without points no boat can sail: a set among the ends is tried, not believed."""
    planted("look-ahead")
    found = compare_imagined(table_with())
    assert "too much: board 0" in " ".join(found)


def test_accepting_what_the_rules_refuse_is_found(planted):
    planted("accepts")
    found = compare_imagined(table_with())
    assert found
    assert all(told.startswith("accepted: ") for told in found)


def test_of_very_many_decisions_only_some_are_looked_at(planted):
    planted("surcharge")
    assert 0 < len(compare_imagined(table_with(1), 25)) < len(compare_imagined(table_with(1)))


def test_nothing_is_compared_when_the_match_is_over():
    now = sc.Change(table_with())
    now.end(["one"])
    assert compare(now.done().table) == compare_imagined(now.done().table) == []


def test_mods_check_names_what_disagrees(planted, tmp_path):
    planted("closed")
    from scriptorium.testing.fuzzing import try_out

    library = sc.Library()
    library.add(GAME)
    trial = try_out(library, "ferry", (), matches=1, own=("ferry",))
    assert "what may be chosen is not what the rules allow: too much: " in trial.wrong[0]
