"""OpenSpiel's ISMCTSBot on gin rummy: each simulation is a world and a match played to its end.

The game is C++; the search is measured in Python, as ours is, and in C++. The positions are those
after the deal, so that whole matches are played.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from itertools import cycle
from random import Random
from typing import Any

import harness
import numpy as np
import pyspiel
from open_spiel.python.algorithms.ismcts import ISMCTSBot
from open_spiel.python.algorithms.mcts import RandomRolloutEvaluator

from scriptorium.isolation import relax_gc

DEALS = 12
SIMULATIONS = 20
EXPLORING, ANY_NUMBER = 2.0, -1


def chance(state: Any, random: Random) -> int:
    """What chance brings next."""
    left = random.random()
    outcomes = state.chance_outcomes()
    for action, share in outcomes:
        left -= share
        if left <= 0:
            return int(action)
    return int(outcomes[-1][0])


def play_on(state: Any, random: Random) -> list[Any]:
    """A match by chance to its end; the states in which somebody chose."""
    trail = []
    while not state.is_terminal():
        if state.is_chance_node():
            state.apply_action(chance(state, random))
            continue
        trail.append(state.clone())
        choices = state.legal_actions()
        state.apply_action(choices[int(random.random() * len(choices))])
    return trail


def measure() -> dict[str, float]:
    """Simulations a second, and how many decisions there are to the end, on the average."""
    random, game = Random(1), pyspiel.load_game("gin_rummy")
    states = [play_on(game.new_initial_state(), random)[0] for _ in range(DEALS)]
    deep = [len(play_on(one.clone(), random)) for one in states]
    luck = np.random.RandomState(1)
    evaluator = RandomRolloutEvaluator(1, luck)
    in_python = ISMCTSBot(game, evaluator, EXPLORING, SIMULATIONS, random_state=luck)
    in_cpp = pyspiel.ISMCTSBot(
        1,
        pyspiel.RandomRolloutEvaluator(1, 1),
        EXPLORING,
        SIMULATIONS,
        ANY_NUMBER,
        pyspiel.ISMCTSFinalPolicyType.MAX_VISIT_COUNT,
        False,
        False,
    )
    rates = {"deep": sum(deep) / len(deep)}
    for name, bot in (("simulations", in_python), ("simulations in C++", in_cpp)):
        positions = cycle(states)
        rates |= harness.pace(partial(search, bot, positions, name))
    return rates


def search(bot: Any, positions: Iterator[Any], name: str) -> harness.Counts:
    """One decision."""
    bot.step(next(positions))
    return {name: SIMULATIONS}


if __name__ == "__main__":
    relax_gc()  # as where computers think; in both searches that are compared
    harness.report(measure)
