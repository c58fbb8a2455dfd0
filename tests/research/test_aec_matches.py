"""Matches as PettingZoo environments: its own tests, the numbers of choices, nothing hidden."""

from __future__ import annotations

import warnings
from random import Random

import numpy as np
import pytest
from pettingzoo.test import api_test, seed_test

import scriptorium as sc
from night import often
from scriptorium.testing.helpers import twin
from scriptorium_research.aec_matches import MatchEnv, env
from scriptorium_research.numbered_choices import left_out, numbered, space_of
from scriptorium_research.seen_numbers import as_numbers, rewards

GAMES = ("monasterium", "plankenkoorts", "rennes", "sator")
# What PettingZoo says of every environment with a mask beside its observation, and of seats' names.
USUAL = (
    "Observation is not a NumPy array",
    "Observation space for each agent probably should be",
    "We recommend agents to be named",
)


@pytest.mark.parametrize(
    ("game", "seats"),
    [
        *(("monasterium", seats) for seats in (2, 4, *often((), (3,)))),
        *(("plankenkoorts", seats) for seats in (2, 6, *often((), (3, 4, 5)))),
        *(("rennes", seats) for seats in (2, 5, *often((), (3, 4)))),
        *(("sator", seats) for seats in (2, 4, *often((), (3,)))),
    ],
)
def test_it_passes_the_tests_of_pettingzoo(game, seats, capsys):
    """With the fewest and the most players, at night with every number of them."""
    with warnings.catch_warnings(record=True) as heard:
        warnings.simplefilter("always")
        api_test(env(game, seats=seats), num_cycles=60)
        seed_test(lambda: env(game, seats=seats), num_cycles=20)
    assert "Passed API test" in capsys.readouterr().out
    assert [str(one.message) for one in heard if not str(one.message).startswith(USUAL)] == []


def position(game, seed, actions=60):
    """Where a match by chance stands after some actions."""
    table, luck = sc.new_table(game, seed=seed), Random(seed)
    for _ in range(actions):
        after = sc.apply(table, luck.choice(sc.legal(table))).table
        if after.outcome is not None:
            break
        table = after
    return table


@pytest.mark.parametrize("game", GAMES)
def test_choices_have_numbers_of_their_own_that_stay(game):
    """All of them, each once; and most choices have the same number at every decision."""
    known, moved, met = {}, 0, 0
    for seed in range(3):
        table = position(game, seed)
        found = numbered(table, space_of(game))
        assert set(found.values()) == set(sc.legal(table))
        assert all(0 <= number < space_of(game) for number in found)
        for number, action in found.items():
            met += 1
            moved += known.setdefault(sc.write(table, action), number) != number
    assert moved <= met / 10


def test_choices_for_which_there_is_no_number_are_told():
    table = position("sator", 1, 0)
    choices = len(sc.legal(table))
    found = numbered(table, 8)
    assert choices > 8
    assert (len(found), left_out(table, 8)) == (8, choices - 8)
    match = MatchEnv("sator", numbers=8)
    match.reset(seed=1)
    assert match.infos[match.agent_selection]["left_out"] > 0
    assert match.observe(match.agent_selection)["action_mask"].sum() == 8


@pytest.mark.parametrize("game", GAMES)
def test_nothing_hidden_is_observed(game):
    """Tables that a seat cannot tell apart look alike to it, and to others they do not."""
    differ = False
    for seed in range(4):
        table = position(game, seed)
        for seat in table.seats:
            other = twin(table, seat, seed)
            same = [as_numbers(sc.view(one, seat)) for one in (table, other)]
            assert np.array_equal(*same)
            for rival in table.seats:
                seen = [as_numbers(sc.view(one, rival)) for one in (table, other)]
                differ |= rival != seat and not np.array_equal(*seen)
    assert differ or game == "monasterium", "a game in which nothing is hidden"


def test_a_match_is_played_to_its_end_and_rewarded():
    match = MatchEnv("plankenkoorts", 3, render_mode="ansi")
    match.reset(seed=4)
    luck = Random(4)
    while not any(match.terminations.values()):
        agent = match.agent_selection
        mask = match.observe(agent)["action_mask"]
        idle = next(seat for seat in match.agents if seat != agent)
        assert not match.observe(idle)["action_mask"].any()
        number = luck.choice(np.flatnonzero(mask).tolist())
        told = match.notation(number)
        match.step(number)
        assert match.last_choice == f"{agent}: {told}"
        assert match.render().startswith(match.last_choice)
    (winner,) = match.table.outcome.winners
    assert match.rewards == {seat: 1.0 if seat == winner else -0.5 for seat in match.agents}
    short = MatchEnv("plankenkoorts", most_decisions=5)
    short.reset(seed=1)
    for _ in range(5):
        short.step(min(short.choices))
    assert all(short.truncations.values())
    assert not any(short.terminations.values())
    assert not any(short.rewards.values())
    short.reset(seed=1)
    with pytest.raises(ValueError, match="is not in the action mask"):
        short.step(next(number for number in range(1024) if number not in short.choices))


def test_rewards_add_up_to_nothing():
    seats = ("A", "B", "C")
    assert rewards(sc.Outcome(("A",)), seats) == {"A": 1.0, "B": -0.5, "C": -0.5}
    shared = rewards(sc.Outcome(("A", "B")), seats)
    assert shared == {"A": pytest.approx(0.25), "B": pytest.approx(0.25), "C": -0.5}
    assert set(rewards(sc.Outcome(()), seats).values()) == {0.0}
    assert set(rewards(sc.Outcome(seats), seats).values()) == {0.0}
