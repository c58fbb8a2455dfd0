"""How far the books of a seat lie from its start square: a set-up by chance is fair by it."""

from __future__ import annotations

import scriptorium as sc
from scriptorium.grid import way_costs

from ..board.targets import geometry, masks

NAME = "sator.fairness"
# Without this nobody knows how fair a set-up is.
scriptorium_about = sc.part_of_game(NAME, after=("sator.board", "sator.unplaced"))
# A square of the abyss is as far as so many covered ones: a bridge has to come there first.
ABYSS = 4


class BooksAway(sc.Question, frozen=True):
    """How many steps is it from the start square of a seat to its books, all in all?"""

    seat: sc.Seat


def books_away(position: sc.Position, asked: BooksAway) -> int:
    """The way to each book over the bridges as they lie, the abyss counting more."""
    known, board = geometry(position), masks(position)
    number = known.seat_number[asked.seat]
    entry, covered = 1 << known.entries[number], board.covered
    grounds = (1, covered), (ABYSS, known.all & ~covered)
    return way_costs(board.mine[number], entry, grounds, known.stride)


@sc.hookimpl
def scriptorium_rules(book: sc.RuleBook) -> None:
    """Asked by who deals a set-up by chance."""
    book.question(BooksAway, joined="sum")
    book.answer(BooksAway, books_away)
