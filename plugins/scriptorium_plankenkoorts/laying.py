"""Beginning, filling and closing your own shelves (PK4.4, PK5.3 to PK5.5)."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Literal, TypeVar

import scriptorium as sc
from scriptorium.structs import CardId

from .canon import NO_BOOK, SHELVES, BookNumber, ShelfName, canon
from .events import BookLaid
from .names import book_written, read_card_as
from .pieces import crib_piece, hand_piece, shelf_piece, touched_card, touched_line, touched_shelf
from .piles import hand, kinds, take_from_hand
from .reasons import ONE_CARD
from .rounds import finish_turn
from .shelf import (
    begins,
    closes,
    continues,
    readings_among,
    why_not_begin,
    why_not_close,
    why_not_meant,
    why_not_place,
)
from .state import Row, Standing, row, set_row

Deed = Literal["begin", "place", "close"]
Fitting = Callable[[Row, ShelfName], range]
WhyNot = Callable[[Row, CardId, BookNumber], sc.Refused | None]


class Begin(sc.Action, tag="plankenkoorts.begin", frozen=True):
    """Begin an empty shelf with its first book (PK5.3)."""

    card: CardId
    book: BookNumber


class Place(sc.Action, tag="plankenkoorts.place", frozen=True):
    """Place a later book at the end of an open shelf (PK5.4)."""

    card: CardId
    book: BookNumber


class Close(sc.Action, tag="plankenkoorts.close", frozen=True):
    """Close an open shelf with its last book (PK5.5)."""

    card: CardId
    book: BookNumber


Laying = Begin | Place | Close
L = TypeVar("L", Begin, Place, Close)


def offers_of(kind: type[L], fitting: Fitting) -> Callable[[sc.Table, sc.Turn], Iterator[L]]:
    """Every card of the hand as every book that fits; cards that are alike count once."""

    def offer(table: sc.Table, turn: sc.Turn) -> Iterator[L]:
        books = [fitting(row(table, turn.seat, shelf), shelf) for shelf in SHELVES]
        for card in kinds(hand(table, turn.seat)):
            for book in readings_among(table.rules, card, books):
                yield kind(card, book)

    return offer


def check_of(why_not: WhyNot) -> Callable[[sc.Table, sc.Turn, Laying], sc.Refused | None]:
    """A card of the hand, meant as a book it can stand for, where that book fits."""

    def check(table: sc.Table, turn: sc.Turn, action: Laying) -> sc.Refused | None:
        refused = why_not_meant(table, turn.seat, action.card, action.book)
        if refused is not None:
            return refused
        shelf = canon().book(action.book).shelf
        return why_not(row(table, turn.seat, shelf), action.card, action.book)

    return check


def lay_of(deed: Deed) -> Callable[[sc.Change, sc.Turn, Laying], None]:
    """The card goes from the hand to the end of the shelf, and the turn is over."""

    def lay(now: sc.Change, turn: sc.Turn, action: Laying) -> None:
        seat, shelf = turn.seat, canon().book(action.book).shelf
        take_from_hand(now, seat, action.card)
        books = row(now, seat, shelf)
        set_row(now, seat, shelf, (*books, Standing(action.card, action.book)))
        now.revealed = True  # the others had not seen the card
        now.tell(BookLaid(seat, deed, shelf, action.card, action.book, len(books)))
        finish_turn(now)

    return lay


def write_of(deed: Deed) -> Callable[[sc.Position, Laying], str]:
    """As in `place Psalmen` and `place stofwolk as Exodus`."""

    def write(position: sc.Position, action: Laying) -> str:
        return f"{deed} {book_written(action.card, action.book)}"

    return write


def read_of(kind: type[L], deed: Deed) -> Callable[[sc.Table, str], L]:
    """A card by its name, and after `as` the book it stands for."""

    def read(table: sc.Table, rest: str) -> L:
        card, book = read_card_as(table, rest, f"{deed} Genesis, or {deed} stofwolk as Genesis")
        return kind(card, book)

    return read


def touches(position: sc.Position, action: Laying) -> tuple[str, ...]:
    """The card, the shelf it goes to, and for a dust cloud its line on the crib sheet."""
    book = canon().book(action.book)
    seat = position.clock.seat
    path = (hand_piece(action.card), shelf_piece(seat, book.shelf))
    return path if action.card in canon().by_id else (*path, crib_piece(book.nr))


def means(table: sc.Table, touched: tuple[str, ...]) -> Laying | None:
    """What a card on one of the own shelves stands for, allowed or not."""
    seat = table.chooser
    card = touched_card(touched[0])
    place = touched_shelf(touched[1]) if len(touched) > 1 else None
    if seat is None or card is None or place is None or place[0] != seat:
        return None
    shelf = place[1]
    real = canon().by_id.get(card)
    if real is not None:
        book = real.nr if real.shelf == shelf else NO_BOOK
    else:  # a cloud that has not been named is judged by the last book: it fits most often
        book = touched_line(touched[-1]) or canon().last[shelf]
    if book == NO_BOOK:
        return None
    if book in canon().lasts:
        return Close(card, book)
    return Place(card, book) if row(table, seat, shelf) else Begin(card, book)


def meaning_of(kind: type[L]) -> Callable[[sc.Table, tuple[str, ...]], L | None]:
    """The same for one of the three ways alone."""

    def meaning(table: sc.Table, touched: tuple[str, ...]) -> L | None:
        action = means(table, touched)
        return action if isinstance(action, kind) else None

    return meaning


def register(book: sc.RuleBook) -> None:
    """The three ways to lay a book."""
    _register(book, Begin, "begin", begins, why_not_begin)
    _register(book, Place, "place", continues, why_not_place)
    _register(book, Close, "close", closes, why_not_close)


def _register(
    book: sc.RuleBook, kind: type[L], deed: Deed, fitting: Fitting, why_not: WhyNot
) -> None:
    book.action(
        kind,
        offer=offers_of(kind, fitting),
        check=check_of(why_not),
        apply=lay_of(deed),
        exact=True,
        refusal=ONE_CARD,
        word=deed,
        write=write_of(deed),
        read=read_of(kind, deed),
        touches=touches,
        means=meaning_of(kind),
    )
