"""The last books of other players' shelves: what a book token can take."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from msgspec import Struct

import scriptorium as sc
from scriptorium.engine import REST

from ..canon import NO_BOOK, SHELVES, BookNumber, ShelfName, canon
from ..names import AS, read_book, read_seat, read_shelf
from ..pieces import book_piece, crib_piece, touched_line, touched_shelf
from ..reasons import NO_SUCH_PLAYER
from ..state import Row, Standing, row
from ..wording import reason

EXAMPLE = "boekenbon P2 OT, or boekenbon P2 OT as Openbaring for a dust cloud"

YOUR_OWN = reason("your_own_shelf", "R9 PK6.6", "pk-your-own-shelf")
NOTHING_THERE = reason("nothing_to_take", "PK6.6 PK6.3", "pk-nothing-to-take")


class LastBook(Struct, frozen=True, forbid_unknown_fields=True, array_like=True):
    """The last book of a shelf, and what a dust cloud there is called from now on."""

    owner: sc.Seat
    shelf: ShelfName
    book: BookNumber = NO_BOOK


class LastBooks(sc.Target[LastBook]):
    """The last books of the others' shelves, a dust cloud as each book that there is."""

    noun = "a book of another player"
    words = REST
    outside = YOUR_OWN

    def every(self, at: sc.Moment) -> Iterator[LastBook]:
        for owner in at.rules.setup.seats:
            for shelf in SHELVES if owner != at.me else ():
                books = row(at, owner, shelf)
                if books and books[-1].card in canon().by_id:
                    yield LastBook(owner, shelf)
                elif books:
                    yield from (LastBook(owner, shelf, book.nr) for book in canon().books)

    def place(self, at: sc.Moment, value: LastBook) -> int:
        return as_read(at, value).book

    def missing(self, at: sc.Moment, value: LastBook) -> sc.Reason | None:
        if value.owner not in at.rules.setup.seats:
            return NO_SUCH_PLAYER
        if value.owner == at.me:
            return YOUR_OWN
        return None if row(at, value.owner, value.shelf) else NOTHING_THERE

    def details(self, position: Any, name: str, value: LastBook) -> dict[str, str | int]:
        told: dict[str, str | int] = {"owner": value.owner, "seat": value.owner}
        return told | {"shelf": value.shelf}

    def write(self, position: Any, value: LastBook) -> str:
        line = f"{value.owner} {value.shelf}"
        return line if value.book == NO_BOOK else f"{line}{AS}{canon().book(value.book).name}"

    def read(self, position: Any, text: str) -> LastBook:
        place, _, told = text.partition(AS)
        words = place.split()
        if len(words) != 2:
            raise sc.Unreadable(f"write {EXAMPLE}")
        owner, shelf = read_seat(words[0], EXAMPLE), read_shelf(words[1], EXAMPLE)
        return LastBook(owner, shelf, read_book(told) if told else NO_BOOK)

    def pieces(self, at: sc.Moment, value: LastBook) -> tuple[str, ...]:
        last = len(row(at, value.owner, value.shelf)) - 1
        path = (book_piece(value.owner, value.shelf, last),)
        return path if value.book == NO_BOOK else (*path, crib_piece(value.book))

    def meant(self, at: sc.Moment, touched: tuple[str, ...]) -> tuple[LastBook, int] | None:
        """A shelf, or any book on it, is about its last book."""
        place = touched_shelf(touched[0]) if touched else None
        return (LastBook(*place, touched_line(touched[-1])), len(touched)) if place else None


def there(position: sc.Position, taken: LastBook) -> Row:
    """What stands on the shelf that a book is taken from."""
    return row(position, taken.owner, taken.shelf)


def as_read(position: sc.Position, taken: LastBook) -> Standing:
    """The book as it will stand: a real one as itself, a cloud as it is called (R10, R11)."""
    card = there(position, taken)[-1].card
    real = canon().by_id.get(card)
    return Standing(card, taken.book if real is None else real.nr)
