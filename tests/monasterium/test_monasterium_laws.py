"""The laws of the engine on random matches of Monasterium, also with plugins off."""

from __future__ import annotations

from itertools import combinations
from random import Random

import pytest

import game_tables
import monasterium
import scriptorium as sc
from scriptorium.testing.helpers import disagreements
from scriptorium_monasterium.course import RoundOver
from scriptorium_monasterium.dice import DiceTaken, Roll
from scriptorium_monasterium.mat import Dice, NeutralDice
from scriptorium_monasterium.road import DieGained
from scriptorium_monasterium.window import why_unlawful

PAIRS = list(combinations(monasterium.PLUGINS, 2))
ROUNDS = {2: 6, 3: 9, 4: 12}


def dice_about(table: sc.Table) -> int:
    """All dice in hands and on spaces."""
    own = [table[Dice, seat] for seat in table.seats]
    return sum(table[NeutralDice].lying) + sum(sum(one.lying) + sum(one.hand) for one in own)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_match_ends_after_its_rounds_and_keeps_its_laws(seats: int) -> None:
    """MO5.1, MO18.1, MO22.6, MO10.4, MO13.1, MO15.3: laws after each action, a choice always."""
    for seed in range(3):
        table, most, choices, decisions = sc.new_table(monasterium.GAME, seats, seed), 0, 0, 0
        for number, (before, action, after) in enumerate(game_tables.steps(table, seed, 5000)):
            table = after.table
            assert table.rules.problem(table) is None
            listed = len(sc.legal(before))
            most, choices, decisions = max(most, listed), choices + listed, decisions + 1
            assert listed
            if number % 40 == 0:
                assert sc.read(before, sc.write(before, action)) == action
                assert disagreements(before) == []
                assert sc.load(sc.dump(table)) == table
        assert table.outcome is not None
        assert table.clock.round == ROUNDS[seats]
        assert most <= 300
        assert 3 <= choices / decisions <= 8


@pytest.mark.parametrize("seats", [2, 4])
def test_the_dice_of_a_round_are_as_many_but_for_gained_ones(seats: int) -> None:
    """MO6.6, MO8.1, MO9.5, MO18.2: what is taken is set aside; a gained die comes to them."""
    table = sc.new_table(monasterium.GAME, seats, 5)
    there = dice_about(table)
    for _, _, after in game_tables.steps(table, 5, 5000):
        if after.table.outcome is not None:
            return
        if any(isinstance(one, RoundOver) for one in after.events):
            there = sum(Dice.all(after.table, "owned").values())
            there += {2: 5, 4: 2}[seats] * seats
        else:
            for one in after.events:
                there -= one.count if isinstance(one, DiceTaken) else 0
                there += isinstance(one, DieGained)
        pending = any(type(one).__name__ == "GainedDie" for one in after.table.pending)
        assert dice_about(after.table) + pending == there


@pytest.mark.parametrize("name", monasterium.PLUGINS)
def test_each_plugin_can_be_switched_off(name: str) -> None:
    """MO26.2: whatever is off, the rest goes on to its end."""
    start = sc.new_table(monasterium.GAME, 3, 5, without=(name,))
    table = start
    for before, _, after in game_tables.steps(start, 5, 5000):
        table = after.table
        assert before.rules.problem(before) is None
        assert sc.legal(before)
    assert table.outcome is not None
    assert table.clock.round == 9


@pytest.mark.parametrize("pair", Random(1).sample(PAIRS, 24), ids="+".join)
def test_any_two_can_be_switched_off(pair: tuple[str, str]) -> None:
    """MO26.2: the same with two."""
    start = sc.new_table(monasterium.GAME, 2, 6, without=pair)
    for table, _, _ in game_tables.steps(start, 6, 400):
        assert table.rules.problem(table) is None
        assert sc.legal(table)


@pytest.mark.parametrize("seed", [1, 2])
def test_nothing_is_hidden(seed: int) -> None:
    """MO22.1, MO22.2: everybody sees all there is."""
    for table, _, _ in game_tables.steps(sc.new_table(monasterium.GAME, 3, seed), seed, 400):
        for seat in table.seats:
            seen = sc.view(table, seat)
            assert seen.parts == table.parts
            assert seen.pending == table.pending


def test_going_back_is_fair_up_to_the_last_roll() -> None:
    """MO22.3: chance is all that keeps an action from being taken back."""
    for _, action, after in game_tables.steps(sc.new_table(monasterium.GAME, 2, 3), 3, 400):
        rolled = isinstance(action, Roll) or sc.write(after.table, action).startswith("reroll")
        gained = sc.write(after.table, action) == "die"
        assert after.revealed == (rolled or gained)


def deepest() -> sc.Table:
    """A step of a messenger waits for an extra novice, that for a tile, that for two steps more."""
    table = monasterium.position(
        4,
        dice={"4": "n", "2": "b"},
        messenger={"red": 6},
        missions=[],
        tokens={"red": "5/5/5/5/5"},
        vacated={"red": ["II-D", "I-A", "I-B", "I-C", "I-E"]},
        novices={"red": ["MC-b2", "MA-b1", "MA-b3", "MA-b6", "MA-b8"]},
    )
    for line in ("take 4 1", "use II-D", "use std-A", "send I-D MB-b2", "build MB 3", "bonus row"):
        table = game_tables.do(table, line)
    return table


@pytest.mark.parametrize("seed", range(5))
def test_a_save_in_the_deepest_chain_goes_on_alike(seed: int) -> None:
    """MO21.1, MO22.9: what is still to be done lies on the table, and is kept with it."""
    found = deepest()
    assert [type(one).__name__ for one in found.pending] == [
        "Turn",
        "NextDie",
        "Walk",
        "OfferExtra",
        "TileGained",
    ]
    again = sc.load(sc.dump(found))
    assert again == found
    goes_on = zip(
        game_tables.steps(found, seed, 60), game_tables.steps(again, seed, 60), strict=True
    )
    for (_, action, after), (_, same, other) in goes_on:
        assert action == same
        assert sc.digest(after.table) == sc.digest(other.table)


def test_the_end_tells_how_the_points_came_about() -> None:
    """MO19.1, MO19.2, MO19.3, MO19.4: the parts of each seat add up to all its points."""
    for seats in (2, 4):
        table = sc.new_table(monasterium.GAME, seats, seats)
        for _, _, after in game_tables.steps(table, seats, 5000):
            table = after.table
        assert table.outcome is not None
        names = [name for name, _ in table.outcome.parts]
        assert names == ["played", "monasteries", "chapels", "cloisters", "tokens"]
        for seat, points in table.outcome.scores:
            assert sum(dict(row)[seat] for _, row in table.outcome.parts) == points


@pytest.mark.parametrize(
    ("cells", "told"),
    [
        ((0, 1, 2, -1, -1, -1, -1, -1, -1), None),
        ((0, 1, 2, 1, 2, 0, 2, 0, 4), None),
        ((-1, 0, -1, -1, -1, -1, -1, -1, -1), "row"),
        ((0, 0, -1, -1, -1, -1, -1, -1, -1), "line"),
        ((0, -1, -1, 0, -1, -1, -1, -1, -1), "line"),
    ],
)
def test_an_unlawful_window_is_told(cells: tuple[int, ...], told: str | None) -> None:
    """MO15.2, MO15.3: filled from the left, no motif twice."""
    found = why_unlawful(cells)
    assert found is None if told is None else told in str(found)
