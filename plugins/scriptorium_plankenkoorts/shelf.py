"""What may stand on a shelf, and why something may not (PK5).

The same questions are asked by laying from the hand, by a dust cloud and by a book token.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import scriptorium as sc
from scriptorium.structs import CardId

from .canon import NO_BOOK, SHELVES, BookNumber, ShelfName, canon
from .reasons import (
    BEGUN_ALREADY,
    CLOSED,
    LAST_BOOK_CLOSES,
    NAME_A_BOOK,
    NOT_A_BOOK,
    NOT_BEGUN,
    NOT_FIRST,
    NOT_HELD,
    NOT_LAST,
    NOT_LATER,
    NOTHING_TO_CLOSE,
    ONLY_ITSELF,
)
from .state import Row, is_closed, row

WILD = "any_book"
MEANT_BY_A_CLOUD = ("PK6.12",)
BEGINS_AS_FIRST = ("PK6.12", "R7")


def is_wild(rules: sc.Ruleset, card: CardId) -> bool:
    """Whether a card can stand for any book; without the dust cloud's rule none can (PK6.11)."""
    kind = rules.cards.get(card)
    return kind is not None and kind.effect == WILD and WILD in rules.effects


def begins(books: Row, shelf: ShelfName) -> range:
    """The books that begin a shelf: the first, if it is empty (PK5.3)."""
    first = canon().first[shelf]
    return range(0) if books else range(first, first + 1)


def continues(books: Row, shelf: ShelfName) -> range:
    """The books that can be placed on a shelf: all later ones but the last of all (PK5.4)."""
    return range(books[-1].book + 1, canon().last[shelf]) if books else range(0)


def closes(books: Row, shelf: ShelfName) -> range:
    """The books that close a shelf: the last of all, if it is open (PK5.5)."""
    last = canon().last[shelf]
    return range(last, last + 1) if books and not is_closed(books) else range(0)


def fits_at_end(position: sc.Position, seat: sc.Seat, card: CardId) -> Iterator[BookNumber]:
    """The books a card can be at the end of either shelf of a seat, in whichever way (PK6.9)."""
    rows = [(row(position, seat, shelf), shelf) for shelf in SHELVES]
    fitting = [way(books, shelf) for books, shelf in rows for way in (begins, continues, closes)]
    yield from readings_among(position.rules, card, fitting)


def readings_among(
    rules: sc.Ruleset, card: CardId, fitting: Sequence[range]
) -> Iterator[BookNumber]:
    """The books a card can stand for, of those that fit: a real book only itself (PK6.12)."""
    real = canon().by_id.get(card)
    if real is not None:
        if any(real.nr in books for books in fitting):
            yield real.nr
    elif is_wild(rules, card):
        for books in fitting:
            yield from books


def why_not_meant(
    position: sc.Position, seat: sc.Seat, card: CardId, book: BookNumber
) -> sc.Refused | None:
    """Why a card of the hand cannot be laid as that book at all, wherever it goes."""
    if card not in sc.cards(position, sc.key("hand", seat)):
        return NOT_HELD(card=canon().title(card))
    return why_not_read_as(position.rules, card, book)


def why_not_read_as(rules: sc.Ruleset, card: CardId, book: BookNumber) -> sc.Refused | None:
    """Why a card cannot stand for a book: it is another book, or no book (PK6.11, PK13)."""
    title = canon().title(card)
    real = canon().by_id.get(card)
    if real is not None:
        return None if real.nr == book else ONLY_ITSELF(card=title)
    if not is_wild(rules, card):
        return NOT_A_BOOK(card=title)
    return None if NO_BOOK < book <= len(canon().books) else NAME_A_BOOK(card=title)


def _cloud(card: CardId, rules: tuple[str, ...] = MEANT_BY_A_CLOUD) -> tuple[str, ...]:
    return () if card in canon().by_id else rules


def why_not_begin(books: Row, card: CardId, book: BookNumber) -> sc.Refused | None:
    """An empty shelf is begun with its first book (PK5.3); so a cloud is called that (R7)."""
    told = canon().book(book)
    if is_closed(books):
        return CLOSED(shelf=told.shelf, also=_cloud(card))
    if book not in canon().firsts:
        first = canon().book(canon().first[told.shelf])
        return NOT_FIRST(first=first.name, book=told.name, also=_cloud(card, BEGINS_AS_FIRST))
    if books:
        return BEGUN_ALREADY(shelf=told.shelf, also=_cloud(card))
    return None


def why_not_place(books: Row, card: CardId, book: BookNumber) -> sc.Refused | None:
    """On an open shelf a later book goes at the end, but not the last of all (PK5.4, PK5.5)."""
    told = canon().book(book)
    if is_closed(books):
        return CLOSED(shelf=told.shelf, also=_cloud(card))
    if not books:
        first = canon().book(canon().first[told.shelf])
        return NOT_BEGUN(shelf=told.shelf, first=first.name, also=_cloud(card))
    if book in canon().lasts:
        return LAST_BOOK_CLOSES(book=told.name, also=_cloud(card))
    if book <= books[-1].book:
        last = canon().book(books[-1].book)
        return NOT_LATER(book=told.name, last=last.name, also=_cloud(card))
    return None


def why_not_close(books: Row, card: CardId, book: BookNumber) -> sc.Refused | None:
    """An open shelf is closed with its last book, at any time (PK5.5)."""
    told = canon().book(book)
    if is_closed(books):
        return CLOSED(shelf=told.shelf, also=_cloud(card))
    if book not in canon().lasts:
        last = canon().book(canon().last[told.shelf])
        return NOT_LAST(shelf=told.shelf, last=last.name, book=told.name, also=_cloud(card))
    if not books:
        return NOTHING_TO_CLOSE(shelf=told.shelf, also=_cloud(card))
    return None


def why_not_at_end(
    position: sc.Position, seat: sc.Seat, card: CardId, book: BookNumber
) -> sc.Refused | None:
    """Why a book does not fit at the end of a seat's shelf, in whichever way it would go there."""
    books = row(position, seat, canon().book(book).shelf)
    if not books or is_closed(books):
        return why_not_begin(books, card, book)
    if book in canon().lasts:
        return why_not_close(books, card, book)
    return why_not_place(books, card, book)
