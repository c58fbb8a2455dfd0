"""What the pieces of the picture are called, and what a touch of one is about."""

from __future__ import annotations

import scriptorium as sc
from scriptorium import CardId

from .canon import NO_BOOK, SHELVES, BookNumber, ShelfName, canon

DRAW_PILE, DISCARD_PILE = "draw-pile", "discard-pile"
HAND_PREFIX, SHELF_PREFIX, BOOK_PREFIX = "hand-", "shelf-", "book-"
CRIB_PREFIX, SEAT_PREFIX = "crib-", "seat-"


def hand_piece(card: CardId) -> str:
    """A card of the own hand."""
    return f"{HAND_PREFIX}{card}"


def shelf_piece(seat: sc.Seat, shelf: ShelfName) -> str:
    """A shelf."""
    return f"{SHELF_PREFIX}{seat}-{shelf}"


def tag_piece(seat: sc.Seat, shelf: ShelfName) -> str:
    """What a shelf has on its end: whose it is, and for which books."""
    return f"tag-{seat}-{shelf}"


def book_piece(seat: sc.Seat, shelf: ShelfName, at: int) -> str:
    """A book on a shelf, by its place there."""
    return f"{BOOK_PREFIX}{seat}-{shelf}-{at}"


def crib_piece(book: BookNumber) -> str:
    """A line of the crib sheet."""
    return f"{CRIB_PREFIX}{canon().book(book).id}"


def seat_piece(seat: sc.Seat) -> str:
    """A player's panel."""
    return f"{SEAT_PREFIX}{seat}"


def touched_card(piece: str) -> CardId | None:
    """The card of the hand that was touched."""
    return piece.removeprefix(HAND_PREFIX) if piece.startswith(HAND_PREFIX) else None


def touched_seat(piece: str) -> sc.Seat | None:
    """The player whose panel was touched."""
    return piece.removeprefix(SEAT_PREFIX) if piece.startswith(SEAT_PREFIX) else None


def touched_shelf(piece: str) -> tuple[sc.Seat, ShelfName] | None:
    """The shelf that was touched, by itself or by a book that stands on it."""
    if not piece.startswith((SHELF_PREFIX, BOOK_PREFIX)):
        return None
    seat, name = piece.split("-")[1:3]
    return next(((seat, shelf) for shelf in SHELVES if shelf == name), None)


def touched_line(piece: str) -> BookNumber:
    """The book whose line on the crib sheet was touched."""
    book = canon().by_id.get(piece.removeprefix(CRIB_PREFIX))
    return book.nr if book is not None and piece.startswith(CRIB_PREFIX) else NO_BOOK
