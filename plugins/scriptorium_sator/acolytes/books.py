"""Books: taken by their owner's acolyte on foot, and the fourth wins (S25, S29)."""

from __future__ import annotations

import scriptorium as sc

from .. import game
from ..box.contents import load
from .walking import Acolytes

# Without this rule nobody takes a book, and nobody wins.
BOOKS = game.plugin("books", needs=("sator.acolytes",))


BOOKS.number("sator.books_to_win", load().board.pieces.books, least=1)


@BOOKS.write
def collect(book: sc.RuleBook) -> None:
    """As many books win as each colour has (S1.5)."""
    acolytes: Acolytes = book.service("sator.acolytes")
    acolytes.wins_at = book.numbers["sator.books_to_win"]
