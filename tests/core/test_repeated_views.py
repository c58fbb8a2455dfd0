"""A law of all games and mods: to look twice shows nothing else than to look once."""

from __future__ import annotations

import lantern
import pytest
from wall_house import house

import example_tables
import further_tables
import game_tables
import scriptorium as sc
from night import often
from scriptorium.testing.repeated_views import changed_events, changed_view

GAMES = ("sator", "monasterium", "rennes", "plankenkoorts")
MATCHES = often(2, 40)
LONGEST = often(150, 3000)
EXAMPLES = sorted({played.mod for played in example_tables.PLAYED})
SWAPPED = {"hands": {"P1": ["geleend_boek", "Titus", "Amos"], "P2": ["Jona", "Job"]}}


def obeys(table, seed, most=LONGEST):
    """Play at random; each table and each event is the same, seen once or twice."""
    assert changed_view(table) == ""
    kinds = set()
    for before, action, after in game_tables.steps(table, seed, most):
        told = sc.write(before, action)
        assert (told, changed_view(after.table)) == (told, "")
        assert (told, changed_events(after)) == (told, "")
        kinds.update(type(event).__name__ for event in after.events)
    return kinds


@pytest.mark.parametrize("seed", range(MATCHES))
@pytest.mark.parametrize("game", GAMES)
def test_the_four_games(game, seed):
    assert obeys(sc.new_table(game, 2 + seed % 2, seed), seed)


@pytest.mark.parametrize("seed", range(MATCHES))
def test_the_toy_game(seed):
    assert "CardsMoved" in obeys(sc.new_table(lantern, 3, seed), seed)


@pytest.mark.parametrize("mod", EXAMPLES)
def test_the_examples_of_the_guide(mod):
    obeys(sc.new_table("sator", 2, 1, [mod], library=example_tables.library()), 1)
    for played in example_tables.PLAYED:
        if played.mod == mod:
            obeys(played.begun().table, 1, 20)


def test_the_example_in_which_several_choose():
    assert obeys(sc.new_table("lots", 3, 1, library=example_tables.lots()), 1)


@pytest.mark.parametrize("brought", further_tables.BROUGHT, ids=lambda brought: brought.mod)
def test_the_further_mods(brought):
    table = brought.begun()
    for choice in brought.choices:
        after = sc.apply(table, sc.read(table, choice))
        assert (changed_view(after.table), changed_events(after)) == ("", "")
        table = after.table
    obeys(table, 1)


def test_a_swap_is_seen_by_two_as_often_as_they_look():
    table = game_tables.position("plankenkoorts", 3, **SWAPPED)
    table = game_tables.do(table, "geleend_boek P2")
    assert changed_view(table) == ""
    after = sc.apply(table, sc.legal(table)[0])
    assert changed_events(after) == ""
    assert all(sc.seen_events(after, seat) for seat in table.seats)


def test_a_part_that_hides_what_is_hidden_already_breaks_the_law():
    class Veil(sc.Part, tag="house.veil.veil", frozen=True):
        number: int = 3

        def seen_by(self, seat, rules):
            return Veil(self.number - 1)

    class Cry(sc.Event, tag="house.veil.cry", frozen=True):
        number: int = 3

        def seen_by(self, seat, rules):
            return Cry(self.number - 1)

    def rules(book):
        book.part(Veil())
        book.event(Cry)
        book.react(lantern.LampLit, lambda now, event: now.tell(Cry()))

    table = sc.new_table(lantern, 3, 1, [house("house.veil", rules)])
    assert "sees something else of what it has seen: the part" in changed_view(table)
    after = sc.After(table, (Cry(),))
    assert "when it is told twice" in changed_events(after)
