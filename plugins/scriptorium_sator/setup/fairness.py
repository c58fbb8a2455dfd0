"""How far the books of a seat lie from its start square: a set-up by chance is fair by it."""

from __future__ import annotations

import scriptorium as sc
from scriptorium.grid import way_costs

from .. import BooksAway, game
from ..board.targets import geometry, masks

# Without this nobody knows how fair a set-up is.
FAIRNESS = game.plugin("fairness", after=("sator.board", "sator.unplaced"))
# A square of the abyss is as far as so many covered ones: a bridge has to come there first.
ABYSS = 4


FAIRNESS.question(BooksAway, joined="sum")


@FAIRNESS.answer(BooksAway)
def books_away(position: sc.Position, asked: BooksAway) -> int:
    """The way to each book over the bridges as they lie, the abyss counting more."""
    known, board = geometry(position), masks(position)
    number = known.seat_number[asked.seat]
    entry, covered = 1 << known.entries[number], board.covered
    grounds = (1, covered), (ABYSS, known.all & ~covered)
    return way_costs(board.mine[number], entry, grounds, known.stride)
