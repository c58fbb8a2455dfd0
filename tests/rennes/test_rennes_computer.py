"""The game's own computer player: whole matches to their end, whatever is switched off."""

from __future__ import annotations

import pytest

import rennes
import scriptorium as sc
from scriptorium.matches import Match, own_computer
from scriptorium.testing import play_out
from scriptorium.testing.played_matches import own_choice, random_choice
from scriptorium_play.common.seats import COMPUTER
from scriptorium_play.session.session import Session

MOST_ROUNDS, MOST_ACTIONS = 20, 2500


def played(start, seed):
    """A match by the game's own computers, with what always holds checked after every action."""
    run = play_out(start, own_choice(seed), seed, most=MOST_ACTIONS)
    assert run.outcome is not None
    return run


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
@pytest.mark.parametrize("seed", range(4))
def test_rn12_1_matches_end_within_twenty_rounds(seats, seed):
    """RN12.1: with three codes to crack, for every number of seats."""
    assert played(sc.new_table(rennes.GAME, seats, seed), seed).table.clock.round <= MOST_ROUNDS


@pytest.mark.parametrize("codes", [1, 2, 4, 5])
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_rn1_3_matches_end_for_each_number_of_codes(seats, codes):
    """RN1.3: shorter and longer games end too, for every number of seats."""
    start = sc.new_table(rennes.GAME, seats, codes, options={"codes_to_crack": codes})
    played(start, codes)


@pytest.mark.parametrize("name", [one for one in rennes.PLUGINS if one != "rennes.caverns"])
def test_whatever_is_off_a_match_ends(name):
    """RN16: the computer player needs no plugin but the clues."""
    played(sc.new_table(rennes.GAME, 2, 3, without=(name,)), 3)


def test_without_clues_it_plays_what_may_be_played():
    """RN6.6: with nothing to collect no code is ever cracked, and no turn gets stuck."""
    start = sc.new_table(rennes.GAME, 2, 3, without=("rennes.caverns",))
    assert play_out(start, own_choice(3), 3, most=300).table.clock.round > 2


@pytest.mark.parametrize("seed", range(3))
def test_it_plays_as_well_as_chance_never_does(seed):
    """RN6.8: a computer against chance has the higher score."""
    start = sc.new_table(rennes.GAME, 2, seed)
    planned, by_chance = own_choice(seed), random_choice(seed)
    run = play_out(
        start,
        lambda table, choices: (planned if table.chooser == "rood" else by_chance)(table, choices),
        seed,
        most=20_000,
        checks=False,
    )
    assert run.outcome is not None
    assert "rood" in run.outcome.winners


def test_the_same_seed_plays_the_same_match():
    """Nothing but the seed decides between equals."""
    start = sc.new_table(rennes.GAME, 2, 7)
    assert played(start, 7).actions == played(start, 7).actions


def test_it_is_the_opponent_at_the_table():
    """A computer seat of a session is played by it, to the end."""
    table = sc.new_table(rennes.GAME, 2, 5)
    assert own_computer(table.rules, 5) is not None
    session = Session(
        Match(table), sc.standard_library(), dict.fromkeys(table.seats, COMPUTER), seed=5
    )
    for _ in range(MOST_ACTIONS):
        if session.table.outcome is not None:
            break
        session.update(wait=2.0)
    session.close()
    assert session.table.outcome is not None
    assert session.table.clock.round <= MOST_ROUNDS
