"""What lies on the table besides hands and piles: the shelves, the stands and the points."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

import scriptorium as sc
from scriptorium import CardId

from .canon import SHELVES, BookNumber, ShelfName, canon

MOST_ROUNDS = 10_000

Points = Annotated[int, Meta(ge=0, le=999_999)]
Standards = Annotated[int, Meta(ge=0, le=9_999)]


class Standing(Struct, frozen=True, forbid_unknown_fields=True, array_like=True):
    """A card on a shelf and the book it is there: a real book itself, a dust cloud as declared."""

    card: CardId
    book: BookNumber


Row = Annotated[tuple[Standing, ...], Meta(max_length=66)]


class Shelves(sc.Part, tag="plankenkoorts.shelves", frozen=True):
    """Both shelves of every seat, seats in turn order; open to all (PK5.1, PK12)."""

    rows: Annotated[tuple[tuple[Row, Row], ...], Meta(max_length=16)]


class Ledger(sc.Part, tag="plankenkoorts.ledger", frozen=True):
    """The golden book stands of every seat and its points, round by round (PK7)."""

    standards: Annotated[tuple[Standards, ...], Meta(max_length=16)]
    points: Annotated[
        tuple[Annotated[tuple[Points, ...], Meta(max_length=MOST_ROUNDS)], ...],
        Meta(max_length=16),
    ]


def empty_shelves(seats: int) -> Shelves:
    """Nothing on any shelf."""
    return Shelves((((), ()),) * seats)


def empty_ledger(seats: int) -> Ledger:
    """No stand won, no round scored."""
    return Ledger((0,) * seats, ((),) * seats)


def row(position: sc.Position, seat: sc.Seat, shelf: ShelfName) -> Row:
    """What stands on one shelf of a seat, from the first book to the last."""
    at = position.rules.setup.seats.index(seat)
    return position[Shelves].rows[at][SHELVES.index(shelf)]


def set_row(now: sc.Change, seat: sc.Seat, shelf: ShelfName, books: Row) -> None:
    """Make a shelf hold just these books."""
    rows = list(now[Shelves].rows)
    at = now.rules.setup.seats.index(seat)
    ot, nt = rows[at]
    rows[at] = (books, nt) if shelf == "OT" else (ot, books)
    now.put(Shelves(tuple(rows)))


def is_closed(books: Row) -> bool:
    """Whether the last card there is a last book, real or a dust cloud (PK5.2)."""
    return bool(books) and books[-1].book in canon().lasts


def totals(position: sc.Position) -> tuple[tuple[sc.Seat, int], ...]:
    """The points of all rounds added up (PK9.2)."""
    seats = position.rules.setup.seats
    return tuple((s, sum(p)) for s, p in zip(seats, position[Ledger].points, strict=True))
