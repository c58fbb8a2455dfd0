"""The books: four positioning cards say where they hover over the pit (S3.4-S3.6)."""

from __future__ import annotations

from collections.abc import Iterable
from functools import partial

from msgspec.structs import replace

import scriptorium as sc
from scriptorium_grid import SquareError

from ..board.board_state import BOARD_DATA, Board
from ..board.targets import geometry
from ..box.board_data import PositionCard, PositionData, PositionDeck
from ..box.contents import brought, load
from ..box.data_checks import check_positions

NAME = "sator.positions"
# Without this rule no books hover over the pit.
scriptorium_about = sc.part_of_game(NAME, after=("sator.board", "sator.unplaced"))


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


def draw_positions(decks: dict[str, PositionDeck], now: sc.Change) -> None:
    """Draw one card from the deck of every colour, in play or not (S3.4)."""
    hang_books(now, [now.pick(f"positions.{colour}", deck.cards) for colour, deck in decks.items()])


@sc.hookimpl
def scriptorium_rules(book: sc.RuleBook) -> None:
    """The books are placed before anything else (S3.3)."""
    board = book.service(BOARD_DATA)
    data = brought(book, "positions", PositionData, check_positions, board) or load().positions
    book.set_up(partial(draw_positions, data.decks))
