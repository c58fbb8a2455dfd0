"""A table made of a seat's view is as good as the real one for everything the stage shows."""

from __future__ import annotations

import pytest
from stage_games import GAMES, by_actions, new_table
from twin_sights import logged, shown

import example_tables
import further_tables
import scriptorium as sc
from night import often
from scriptorium.net import table_of

EVERY = 9
ACTIONS = often(70, 3000)
EXAMPLES = sorted({played.mod for played in example_tables.PLAYED})


def compare(table, seed, most=ACTIONS, every=EVERY):
    """Set what the stage shows of both beside each other, again and again; how often."""
    compared = 0
    for at, action in enumerate(by_actions(table, seed, most)):
        if at % every == 0:
            for seat in table.seats:
                known = table_of(sc.view(table, seat))
                assert shown(known, seat, seed=at) == shown(table, seat, seed=at), (at, seat)
                compared += 1
            seat = table.chooser
            known = table_of(sc.view(table, seat))
            if seat not in sc.apply(table, action).learned:
                assert logged(known, action, seat) == logged(table, action, seat)
        table = sc.apply(table, action).table
    return compared


@pytest.mark.parametrize("game", GAMES)
def test_the_games(game):
    assert compare(new_table(game, 8), 8)


@pytest.mark.parametrize("mod", EXAMPLES)
def test_the_examples(mod):
    table = sc.new_table("sator", 2, 1, [mod], library=example_tables.library())
    assert compare(table, 1, often(20, 500), 10)


@pytest.mark.parametrize("brought", further_tables.BROUGHT, ids=lambda brought: brought.mod)
def test_the_further_mods(brought):
    assert compare(brought.begun(), 1, often(12, 300), 3)


def test_the_game_in_which_several_choose():
    assert compare(sc.new_table("lots", 3, 1, library=example_tables.lots()), 1, 30, 1)


def test_the_comparison_detects():
    """Of a table that only looks alike to another seat, something else is shown."""
    table = new_table("sator", 8)
    for action in by_actions(table, 8, 40):
        other = next(seat for seat in table.seats if seat != table.chooser)
        wrong = table_of(sc.view(table, other))
        if shown(wrong, table.chooser) != shown(table, table.chooser):
            return
        table = sc.apply(table, action).table
    pytest.fail("no difference is shown")
