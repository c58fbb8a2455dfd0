"""What may stand on a shelf, and why something may not (PK5).

Each rule is a set of books, bit by bit by their numbers, and laying from the hand, a dust cloud
and a book token ask the same ones.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache

import scriptorium as sc
from scriptorium import CardId
from scriptorium.cards import card_rules

from .canon import SHELVES, BookNumber, ShelfName, canon
from .reasons import (
    BEGUN_ALREADY,
    CLOSED,
    LAST_BOOK_CLOSES,
    NAME_A_BOOK,
    NOT_A_BOOK,
    NOT_BEGUN,
    NOT_FIRST,
    NOT_LAST,
    NOT_LATER,
    NOTHING_TO_CLOSE,
    ONLY_ITSELF,
)
from .state import Row, Shelves, Standing, is_closed, row

WILD = "any_book"
Books = int  # a set of books, bit by bit


def is_wild(rules: sc.Ruleset, card: CardId) -> bool:
    """Whether a card can stand for any book; without the dust cloud's rule none can (PK6.11)."""
    kind = rules.cards.get(card)
    return kind is not None and kind.effect == WILD and WILD in card_rules(rules).effects


def readings(rules: sc.Ruleset, card: CardId) -> tuple[Standing, ...]:
    """A card as each book that it can stand for: a real book only as itself (PK6.12)."""
    real = canon().by_id.get(card)
    if real is not None:
        return (Standing(card, real.nr),)
    return _as_any(card) if is_wild(rules, card) else ()


@cache
def _as_any(card: CardId) -> tuple[Standing, ...]:
    return tuple(Standing(card, book.nr) for book in canon().books)


def why_misread(rules: sc.Ruleset, standing: Standing) -> sc.Reason | None:
    """Why a card cannot stand for a book: it is another book, or no book (PK6.11, PK13)."""
    real = canon().by_id.get(standing.card)
    if real is not None:
        return None if real.nr == standing.book else ONLY_ITSELF
    if not is_wild(rules, standing.card):
        return NOT_A_BOOK
    return None if 0 < standing.book <= len(canon().books) else NAME_A_BOOK


# The sets.


@cache
def set_of(books: frozenset[BookNumber]) -> Books:
    """Some books as a set."""
    return sum(1 << book for book in books)


@cache
def _shelf_books(shelf: ShelfName) -> Books:
    return set_of(frozenset(range(canon().first[shelf], canon().last[shelf] + 1)))


def firsts(at: sc.Moment) -> Books:
    """The books that begin a shelf."""
    return set_of(canon().firsts)


def lasts(at: sc.Moment) -> Books:
    """The books that close a shelf."""
    return set_of(canon().lasts)


def of_shelves(holds: Callable[[Row], bool]) -> Callable[[sc.Moment], Books]:
    """The books of those own shelves of which something holds."""

    def mask(at: sc.Moment) -> Books:
        rows = ((shelf, row(at, at.me, shelf)) for shelf in SHELVES)
        return sum(_shelf_books(shelf) for shelf, books in rows if holds(books))

    return mask


def later(at: sc.Moment) -> Books:
    """The books that come after the last one on their own shelf."""
    found = 0
    for shelf in SHELVES:
        books = row(at, at.me, shelf)
        after = books[-1].book + 1 if books else 0
        found |= _shelf_books(shelf) >> after << after
    return found


# The rules, in the order in which they refuse.


def refusal(
    reason: sc.Reason, position: sc.Position, seat: sc.Seat, standing: Standing
) -> sc.Refused:
    """A refusal about a book and its shelf; of a dust cloud it rests on further rules (R7)."""
    told, books = (
        canon().book(standing.book),
        row(position, seat, canon().book(standing.book).shelf),
    )
    known = {
        "book": told.name,
        "shelf": told.shelf,
        "first": canon().book(canon().first[told.shelf]).name,
        "last": canon().book(canon().last[told.shelf]).name,
        "before": canon().book(books[-1].book).name if books else "",
    }
    details = {name: text for name, text in known.items() if f"{{{name}}}" in reason.text}
    cloud = ("PK6.12", "R7") if reason is NOT_FIRST else ("PK6.12",)
    return reason(also=() if standing.card in canon().by_id else cloud, **details)


def _rule(reason: sc.Reason, mask: Callable[[sc.Moment], Books]) -> sc.Rule:
    return sc.Rule(
        reason,
        mask=mask,
        explain=lambda at, action: refusal(reason, at, at.me, action.book),
    )


OPEN = _rule(CLOSED, of_shelves(lambda books: not is_closed(books)))
BEGIN = (
    OPEN,
    _rule(NOT_FIRST, firsts),
    _rule(BEGUN_ALREADY, of_shelves(lambda books: not books)),
)
PLACE = (
    OPEN,
    _rule(NOT_BEGUN, of_shelves(bool)),
    _rule(LAST_BOOK_CLOSES, lambda at: ~lasts(at)),
    _rule(NOT_LATER, later),
)
CLOSE = (
    OPEN,
    _rule(NOT_LAST, lasts),
    _rule(NOTHING_TO_CLOSE, of_shelves(bool)),
)


def fitting(position: sc.Position, seat: sc.Seat, deed: str) -> Books:
    """The books that may be laid in one way, as its rules say all together."""
    known, found = canon(), 0
    rows = position[Shelves].rows[position.rules.setup.seats.index(seat)]
    for shelf, books in zip(SHELVES, rows, strict=True):
        first, last = known.first[shelf], known.last[shelf]
        if deed == "begin":
            found |= 0 if books else 1 << first
        elif books and books[-1].book != last:  # it is open
            if deed == "close":
                found |= 1 << last
            else:
                found |= (1 << last) - (1 << books[-1].book + 1)
    return found


def at_end(at: sc.Moment) -> Books:
    """The books that fit at the end of either own shelf, in whichever way (PK6.9)."""
    found = 0
    for rules in (BEGIN, PLACE, CLOSE):
        fitting = -1
        for one in rules:
            assert one.mask is not None
            fitting &= one.mask(at)
        found |= fitting
    return found


def why_not_at_end(at: sc.Moment, standing: Standing) -> sc.Refused | None:
    """Why a book does not fit at the end of an own shelf, in whichever way it would go there."""
    books = row(at, at.me, canon().book(standing.book).shelf)
    begins = not books or is_closed(books)
    rules = BEGIN if begins else CLOSE if standing.book in canon().lasts else PLACE
    for one in rules:
        if one.mask is not None and not one.mask(at) >> standing.book & 1:
            return refusal(one.reason, at, at.me, standing)
    return None
