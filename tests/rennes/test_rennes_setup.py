"""How a match is set up, and what the box holds."""

from __future__ import annotations

import pytest

import game_tables
import rennes
import scriptorium as sc
from scriptorium_rennes.box import load


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_a_match_is_set_up_as_the_rules_say(seats):
    """RN1.4, RN3.1, RN3.3, RN3.5, RN3.6: circles full, seven cards each, five open, no points."""
    table = sc.new_table(rennes.GAME, seats, seats)
    assert set(game_tables.seen(table, "hand_sizes").values()) == {7}
    assert len(game_tables.seen(table, "open")) == 5
    assert game_tables.seen(table, "deck_size") == 100 - 5 - 7 * seats
    assert {len(lying) for lying in game_tables.seen(table, "clues").values()} == {4}
    assert game_tables.seen(table, "bag_size") == 125 - 28
    assert set(game_tables.seen(table, "points").values()) == {0}
    assert set(game_tables.seen(table, "figures").values()) == {"supply"}
    assert not any(game_tables.seen(table, "events").values())
    assert game_tables.seen(table, "step") == "choose"


def test_discs_and_their_turns_come_by_chance():
    """RN3.2, R2, R29: nine mounts, all nine discs, another layout in another match."""
    layouts = set()
    for seed in range(6):
        portals = game_tables.seen(sc.new_table(rennes.GAME, 2, seed), "portals")
        assert len(portals) == 9
        assert all(len(set(colours.split())) == 4 for colours in portals.values())
        layouts.add(tuple(portals.values()))
    assert len(layouts) == 6


def test_who_begins_is_named_or_drawn():
    """RN3.7, R28: a parameter, else by lot."""
    firsts = {sc.new_table(rennes.GAME, 3, seed).clock.first for seed in range(12)}
    assert firsts == {"rood", "blauw", "groen"}
    assert sc.new_table(rennes.GAME, 3, 1, first="groen").chooser == "groen"


def test_two_to_five_play():
    """RN1.4: one or six do not."""
    for seats in (1, 6):
        with pytest.raises(sc.SetupError):
            sc.new_table(rennes.GAME, seats, 1)


def test_the_box_holds_what_the_rules_count():
    """RN2.8, RN3.4, R1, R22, RN1.1: Cavernes, circles, five of each ghost, codes of five slots."""
    box = load()
    assert [cavern.circles for cavern in box.board.cavern] == [4] * 7
    assert {ghost.copies for ghost in box.cards.ghost} == {5}
    assert len({ghost.location for ghost in box.cards.ghost}) == 5
    for code in box.cards.codes.values():
        assert sum(code.values()) == 5
    for colour in box.cards.colours:
        assert sum(code.get(colour, 0) for code in box.cards.codes.values()) == 5
