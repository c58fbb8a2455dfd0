"""The laws of the engine on random matches of Rennes-le-Château, also with plugins off."""

from __future__ import annotations

from collections import Counter
from itertools import combinations

import pytest

import game_tables
import rennes
import scriptorium as sc
import scriptorium.scene as sp
from scriptorium.engine import read_line
from scriptorium.scene import touches
from scriptorium.testing.helpers import disagreements, twin

PAIRS = tuple(combinations(rennes.PLUGINS, 2))


def lying(table: sc.Table) -> Counter[str]:
    found: Counter[str] = Counter()
    for pile in table[sc.Zones].piles:
        found.update(pile)
    return found


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_random_play_keeps_every_card_and_token(seats):
    """RN2, RN2.9: 100 cards and 125 tokens at every moment, and a choice at every decision."""
    start = sc.new_table(rennes.GAME, seats, seats)
    box = lying(start)
    assert sum(count for card, count in box.items() if "-" in card) == 100
    assert sum(count for card, count in box.items() if "-" not in card) == 125
    for number, (table, action, after) in enumerate(game_tables.steps(start, seats, 1200)):
        assert lying(after.table) == box
        assert after.table.rules.problem(after.table) is None
        assert sc.legal(after.table)
        assert sc.read(table, sc.write(table, action)) == action
        if number % 60 == 0:
            assert disagreements(table) == []
            assert sc.load(sc.dump(table)) == table


@pytest.mark.parametrize("name", rennes.PLUGINS)
def test_each_plugin_can_be_switched_off(name):
    """RN16: whatever is off, the rest goes on."""
    start = sc.new_table(rennes.GAME, 3, 5, without=(name,))
    for table, _, _ in game_tables.steps(start, 5, 400):
        assert table.rules.problem(table) is None
        assert sc.legal(table)


@pytest.mark.parametrize("name", rennes.PLUGINS)
def test_any_two_can_be_switched_off(name):
    """RN16: the same with each of the others off besides."""
    for pair in PAIRS:
        if pair[0] == name:
            start = sc.new_table(rennes.GAME, 2, 6, without=pair)
            for table, _, _ in game_tables.steps(start, 6, 100):
                assert table.rules.problem(table) is None, pair
                assert sc.legal(table), pair


@pytest.mark.parametrize("seed", [1, 2, 3])
def test_nobody_sees_more_than_is_shown(seed):
    """RN15: hands and draw pile exchanged, a seat sees the same and has the same choices."""
    for number, (table, _, _) in enumerate(
        game_tables.steps(sc.new_table(rennes.GAME, 3, seed), seed, 300)
    ):
        if number % 25:
            continue
        for seat in table.seats:
            other = twin(table, seat, number)
            assert sc.view(other, seat).parts == sc.view(table, seat).parts
            if table.chooser == seat:
                assert game_tables.lines(other) == game_tables.lines(table)


@pytest.mark.parametrize("seats", [2, 5])
def test_every_choice_is_meant_by_pieces_of_the_picture(seats):
    """RN15: what may be chosen can be touched, and no two choices are touched alike."""
    start = sc.new_table(rennes.GAME, seats, 9)
    for number, (table, _, _) in enumerate(game_tables.steps(start, 9, 400)):
        if number % 10:
            continue
        seen = sc.view(table, table.chooser)
        ids = {piece.id for piece in sp.scene(seen).pieces}
        paths = [touches(seen, action) for action in sc.legal(table)]
        assert all(paths)
        assert len(set(paths)) == len(paths)
        named = {
            piece for path in paths for one in path for piece in getattr(one, "pieces", (one,))
        }
        assert named <= ids


def test_rn16_the_lists_stay_short():
    """RN16: at eleven cards on a vortex no list of choices is longer than a hundred."""
    colours = ("rood", "blauw", "groen", "geel", "paars")
    hand = [f"{colour}-{dots}" for colour in colours for dots in (2, 3)]
    table = rennes.position(2, figures={"rood": "V1"}, hands={"rood": [*hand, "rood-4"]})
    assert len(sc.legal(table)) < 100
    converting = sc.apply(table, sc.read(table, "convert geel")).table
    assert 0 < len(sc.legal(converting)) <= 11


@pytest.mark.parametrize(
    ("line", "options", "space"),
    [
        ("convert rood-4 blauw-3 paars-1 as geel", {}, "A.N"),
        (
            "exchange rood-4, blauw-3 for groen to la_tour",
            {"sanctuaire_pays": "cards"},
            "SANC",
        ),
    ],
    ids=["conversion", "exchange"],
)
def test_rn5_4_a_card_that_has_been_named_lies_open(line, options, space):
    """RN5.4, RN7.4: between two cards of one line nobody can think the first one still hidden."""
    table = rennes.position(
        3,
        options=options,
        figures={"rood": space},
        hands={"rood": ["rood-4", "blauw-3", "paars-1", "paars-1"], "blauw": ["rood-1", "geel-1"]},
    )
    words = read_line(table, line).actions
    others = [seat for seat in table.seats if seat != "rood"]
    for step, action in enumerate(words):
        for seat in others:
            for seed in range(20):
                other = twin(table, seat, seed)
                if sc.why_not(other, action) is None:
                    after, real = sc.apply(other, action).table, sc.apply(table, action).table
                    assert sc.view(after, seat) == sc.view(real, seat), (step, seed)
        table = sc.apply(table, action).table
    assert "rood-4" not in sc.cards_in(table, sc.key("hand", "rood"))
