"""The fast rules and the slow ones, written apart from each other, count the same lines of play.

At night over a million lines in all, from positions with every card, every rule, every past.
"""

from __future__ import annotations

import pytest

from night import often
from sator import perft
from sator.slow import rules
from sator.slow.positions import POSITIONS, Fixed

# Positions that are counted further than their own depth at night: both are quick there.
DEEPER = {
    "two bridges, one push and one turn": 4,
    "a wild card and riders of every kind": 4,
    "the golden rule with the scope of a turn": 3,
    "no moving back, with a rider that gets off": 6,
    "the golden rule after three cards": 3,
    "two gargoyles and hands to pray them away": 3,
    "walking past books to the fourth own one": 5,
    "acolytes on their start squares": 5,
    "swaps of both kinds": 6,
    "the first turn at a table of three": 7,
    "drawing with two Liber Fidei in hand, then the next turn": 6,
    "two operations, after a card has moved a bridge": 5,
    "empty bridges to remove or to lay elsewhere": 5,
}


@pytest.mark.parametrize("position", POSITIONS, ids=lambda position: position.name)
def test_the_same_lines_of_play(position: Fixed) -> None:
    """From each fixed position, every whole action has the same outcomes, some actions deep."""
    table = perft.table_of(dict(position.setup), dict(position.options))
    for text in position.first:
        table = perft.play(table, text)
    state = position.start()
    deeper = often(position.depth, DEEPER.get(position.name, position.depth))
    for depth in sorted({1, position.depth, deeper}):
        ours = perft.leaves(table, depth, position.without, position.mihi)
        theirs = rules.leaves(state, depth, position.without, position.mihi)
        assert ours == theirs, f"{depth} deep"


def test_every_deeper_count_is_one_of_the_positions() -> None:
    assert set(DEEPER) <= {position.name for position in POSITIONS}
