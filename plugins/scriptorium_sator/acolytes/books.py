"""Books: taken by their owner's acolyte on foot, and the fourth wins (S25, S29)."""

from __future__ import annotations

import scriptorium as sc

from ..box.contents import load
from .walking import Acolytes

# Without this rule nobody takes a book, and nobody wins.
scriptorium_about = sc.part_of_game("sator.books", needs=("sator.acolytes",))


@sc.hookimpl
def scriptorium_rules(book: sc.RuleBook) -> None:
    """Switch collecting on: as many books win as each colour has (S1.5)."""
    acolytes: Acolytes = book.service("sator.acolytes")
    acolytes.wins_at = book.number("sator.books_to_win", load().board.pieces.books, least=1)
