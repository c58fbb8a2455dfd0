"""Whether the order of actions that a game lends its computers is any better than chance."""

from __future__ import annotations

from math import sqrt

from scriptorium.engine.errors import ScriptoriumError
from scriptorium.engine.play import start
from scriptorium.engine.ruleset import Ruleset
from scriptorium.matches.computers import own_computer

from .played_matches import OWN, RANDOM, choices_by, play_out

MATCHES = 40
SURE = 1.96


def order_worse_than_chance(rules: Ruleset, matches: int, most: int) -> str:
    """What to say of an order that loses to chance more often than luck explains; else nothing.

    Each seat plays by the order in turn, the others by chance.
    """
    if own_computer(rules, 0) is None:
        return ""
    seats, won, fair, played = rules.setup.seats, 0.0, 0.0, 0
    for number in range(min(matches, MATCHES)):
        bots = [RANDOM] * len(seats)
        bots[number % len(seats)] = OWN
        seed = number // len(seats)
        try:
            run = play_out(
                start(rules, seed), choices_by(bots, seats, seed), seed, checks=False, most=most
            )
        except ScriptoriumError:  # told where matches by chance go wrong
            return ""
        if run.outcome is not None and run.outcome.winners:
            won += (seats[number % len(seats)] in run.outcome.winners) / len(run.outcome.winners)
            fair += 1 / len(seats)
            played += 1
    off = SURE * sqrt(max(1.0, fair * (1 - 1 / len(seats))))
    if won >= fair - off:
        return ""
    return (
        f"its order of actions won {won:g} of {played} matches against chance, and chance itself "
        f"wins {fair:g}: leave it out, and computers learn the game by themselves"
    )
