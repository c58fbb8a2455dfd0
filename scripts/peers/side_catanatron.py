"""Catanatron: random play of four, copies on which a step is taken, and its games pickled."""

from __future__ import annotations

import pickle
from random import Random

import harness
from catanatron.game import TURNS_LIMIT, Game
from catanatron.models.player import Color, RandomPlayer
from catanatron.state import apply_action

COLOURS = (Color.RED, Color.BLUE, Color.WHITE, Color.ORANGE)
GAMES = 24
SAMPLED = 1
PROTOCOL = 5


def begin(random: Random) -> Game:
    """A game of four that is about to begin."""
    return Game([RandomPlayer(colour) for colour in COLOURS], seed=random.randrange(1, 1 << 40))


def is_over(game: Game) -> bool:
    """Whether there is a winner, or the game has gone on for too long."""
    return game.winning_color() is not None or game.state.num_turns >= TURNS_LIMIT


def whole_game(random: Random) -> harness.Counts:
    """Play one game at random; the chosen action is not checked again."""
    game, draw = begin(random), random.random
    state = game.state
    decisions = 0
    while not is_over(game):
        actions = state.playable_actions
        apply_action(state, actions[int(draw() * len(actions))])
        decisions += 1
    return {"decisions": decisions}


def sampled(random: Random) -> list[Game]:
    """Games in every stage."""
    found = []
    for _ in range(GAMES):
        game = begin(random)
        trail = []
        while not is_over(game):
            trail.append(game.copy())
            actions = game.state.playable_actions
            apply_action(game.state, actions[int(random.random() * len(actions))])
        found += random.sample(trail, SAMPLED)
    return found


def measure() -> dict[str, float]:
    """Everything that ours is set beside."""
    random = Random(1)
    rates = harness.pace(lambda: whole_game(random))
    games = sampled(random)
    chosen = [(game, random.choice(game.state.playable_actions)) for game in games]
    saves = [pickle.dumps(game, PROTOCOL) for game in games]

    def step() -> harness.Counts:
        for game, action in chosen:
            apply_action(game.copy().state, action)
        return {"steps": len(chosen)}

    def there_and_back() -> harness.Counts:
        for game in games:
            pickle.loads(pickle.dumps(game, PROTOCOL))
        return {"round trips": len(games)}

    rates.update(harness.pace(step))
    rates.update(harness.pace(there_and_back))
    rates["bytes"] = sum(map(len, saves)) / len(saves)
    return rates


if __name__ == "__main__":
    harness.report(measure)
