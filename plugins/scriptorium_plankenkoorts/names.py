"""How cards, books and players are called in the notation."""

from __future__ import annotations

import scriptorium as sc
from scriptorium import CardId

from .canon import NO_BOOK, BookNumber, ShelfName, canon, fold

AS = " as "


def card_written(card: CardId) -> str:
    """A book by its printed name, a dust card by its id."""
    book = canon().by_id.get(card)
    return book.name if book is not None else card


def book_written(card: CardId, book: BookNumber) -> str:
    """A card and the book it is meant as; a real book needs no `as` to be itself."""
    real = canon().by_id.get(card)
    if book == NO_BOOK or (real is not None and real.nr == book):
        return card_written(card)
    return f"{card_written(card)}{AS}{canon().book(book).name}"


def find_card(rules: sc.Ruleset, text: str) -> CardId | None:
    """The card that a text names, by its id or its printed name."""
    book = canon().named(text)
    if book is not None:
        return book.id
    wanted = fold(text)
    return next((card for card in rules.cards if fold(card) == wanted), None)


def read_card(position: sc.Position, text: str, example: str) -> CardId:
    """The card that a text names, or an error that shows how to write it."""
    card = find_card(position.rules, text)
    if card is None:
        raise sc.Unreadable(f"there is no card {text.strip()!r}; write {example}")
    return card


def read_book(text: str) -> BookNumber:
    """The number of the book that a text names."""
    book = canon().named(text)
    if book is None:
        raise sc.Unreadable(f"there is no book {text.strip()!r}; write one of the 66, as in Exodus")
    return book.nr


def read_card_as(position: sc.Position, text: str, example: str) -> tuple[CardId, BookNumber]:
    """A card, and after `as` the book it stands for; a real book stands for itself."""
    name, _, told = text.partition(AS)
    card = read_card(position, name, example)
    if told:
        return card, read_book(told)
    real = canon().by_id.get(card)
    return card, real.nr if real is not None else NO_BOOK


def read_seat(text: str, example: str) -> sc.Seat:
    """A player by name, whether or not that player sits at this table."""
    wanted = text.strip().upper()
    if wanted not in SEATS:
        raise sc.Unreadable(f"{text.strip()!r} is no player; write {example}")
    return wanted


def read_shelf(text: str, example: str) -> ShelfName:
    """The shelf that a text names, OT or NT."""
    wanted = text.strip().upper()
    for shelf in canon().first:
        if shelf == wanted:
            return shelf
    raise sc.Unreadable(f"{text.strip()!r} is no shelf; write {example}")


SEATS = tuple(f"P{nr}" for nr in range(1, canon().data.game.players_max + 1))
