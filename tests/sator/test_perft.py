"""The fast rules and the slow ones, written apart from each other, count the same lines of play."""

from __future__ import annotations

import pytest

from sator import perft
from sator.slow import rules
from sator.slow.positions import POSITIONS, Fixed


@pytest.mark.parametrize("position", POSITIONS, ids=lambda position: position.name)
def test_the_same_lines_of_play(position: Fixed) -> None:
    """From each fixed position, every whole action has the same outcomes, some actions deep."""
    table = perft.table_of(dict(position.setup), dict(position.options))
    for text in position.first:
        table = perft.play(table, text)
    state = position.start()
    for depth in range(1, position.depth + 1):
        ours = perft.leaves(table, depth, position.without, position.mihi)
        theirs = rules.leaves(state, depth, position.without, position.mihi)
        assert ours == theirs, f"{depth} deep"
