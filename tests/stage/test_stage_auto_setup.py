"""What is left of a set-up is laid by chance: fairly, the same again, by ordinary actions."""

from __future__ import annotations

import pytest
from stage_games import library, new_table, session

import scriptorium as sc
from night import often
from scriptorium.matches import Match
from scriptorium.matches.match import load_match
from scriptorium_play.session.auto_setup import TRIES, by_chance, dealt, sets_up, unfairness


def laid_by_chance(table):
    while sets_up(library(), table):
        table = sc.apply(table, by_chance(table)).table
    return table


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_set_up_is_dealt_fairly_and_always_the_same(seats):
    """The same match gives the same set-up; over some matches it is fairer than plain chance."""
    dealt_out, plain = 0, 0
    for seed in range(often(2, 4)):
        table = sc.new_table("sator", seats, seed, library=library())
        row = dealt(library(), table)
        assert seed or row == dealt(library(), table)
        match = Match(table)
        for action in row:
            match.play(action)
        assert match.table.clock.phase == "play"
        dealt_out += unfairness(library(), match.table)
        plain += unfairness(library(), laid_by_chance(table))
        again = load_match(match.to_bytes(), library=library())
        assert sc.digest(again.table) == sc.digest(match.table)
    assert TRIES > 1
    assert dealt_out < plain


def test_who_has_only_bad_ground_is_not_called_well_off():
    """What SATOR answers grows with the abyss between a seat and its books."""
    table = sc.new_table("sator", 2, 3, library=library())
    fair = library().plugins["sator"].about.fair
    asked = table.rules.questions[fair]
    empty = [asked.ask(table, fair(seat)) for seat in table.seats]
    full = laid_by_chance(table)
    assert all(
        asked.ask(full, fair(seat)) < before
        for seat, before in zip(table.seats, empty, strict=True)
    )


def test_a_game_without_a_set_up_has_nothing_to_lay():
    table = new_table("noughts", 2)
    assert not sets_up(library(), table)
    assert dealt(library(), table) == ()


def test_the_rest_is_laid_for_one_seat_or_for_everybody():
    table = sc.new_table("sator", 2, 5, library=library())
    playing = session(table)
    if playing.handover:
        playing.lift_curtain()
    mine = playing.observer
    playing.lay_rest(mine)
    if playing.handover:
        playing.lift_curtain()
    assert sets_up(library(), playing.table)
    assert playing.chooser != mine
    playing.lay_rest()
    assert playing.table.clock.phase == "play"
    assert {done.seat for done in playing.match.done} == set(table.seats)
    playing.close()


def test_each_seat_has_its_own_rest_laid():
    """Who asked first is not forgotten when the other one asks as well."""
    playing = session(sc.new_table("sator", 2, 5, library=library()))
    for _ in playing.table.seats:
        if playing.handover:
            playing.lift_curtain()
        playing.lay_rest(playing.observer)
    assert not sets_up(library(), playing.table)
    playing.close()
