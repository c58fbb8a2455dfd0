"""The books: four positioning cards say where they hover over the pit (S3.4-S3.6)."""

from __future__ import annotations

from collections.abc import Iterable

from msgspec.structs import replace

import scriptorium as sc
from scriptorium.grid import SquareError

from .. import game
from ..board.board_state import Board
from ..board.targets import geometry
from ..box.board_data import PositionCard
from ..box.contents import data_of

# Without this rule no books hover over the pit.
POSITIONS = game.plugin("positions", after=("sator.board", "sator.unplaced"))


def hang_books(now: sc.Change, cards: Iterable[PositionCard]) -> None:
    """Let a book hover on every square of the cards whose colour is in play (S3.5)."""
    grid = geometry(now).grid
    books: list[list[int]] = [list(squares) for squares in now[Board].books]
    for card in cards:
        for seat, squares in zip(now.rules.setup.seats, books, strict=True):
            try:
                squares.append(grid.read(card.squares[seat]))
            except SquareError as error:
                raise sc.SetupError(f"the positioning card {card.id}: {error}") from None
    now.put(replace(now[Board], books=tuple(tuple(sorted(squares)) for squares in books)))


@POSITIONS.write
def hang(book: sc.RuleBook) -> None:
    """Draw one card from the deck of every colour, in play or not, before all else (S3.3, S3.4)."""
    decks = data_of(book).positions.decks

    def draw_positions(now: sc.Change) -> None:
        cards = [now.pick(f"positions.{colour}", deck.cards) for colour, deck in decks.items()]
        hang_books(now, cards)

    book.set_up(draw_positions)
