"""The picture of a match: shelves on the board, hands, piles, players, and the crib sheet.

The board shows every player's two shelves, and beside them the crib sheet with the order of
all books, which anyone may look at whenever they like (PK1.4). Hidden cards are numbered by their
place, so that a piece never tells what it hides.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from math import ceil
from typing import Any

import scriptorium as sc
import scriptorium.scene as sp
from scriptorium import Text
from scriptorium.scene import BOARD, BUTTONS, GROUND, HAND, PILES, PLAYER, card_piece
from scriptorium.scene import TURN as TURN_GROUP

from .aims import aim
from .canon import SHELVES, Book, ShelfName, canon
from .pieces import (
    DISCARD_PILE,
    DRAW_PILE,
    book_piece,
    crib_piece,
    hand_piece,
    seat_piece,
    shelf_piece,
    tag_piece,
)
from .piles import DISCARD, DRAW, hand, kinds
from .state import Ledger, Row, is_closed, row, totals
from .wording import group as drawn_in
from .wording import text

SHELF_WIDTH, BOOK_WIDTH, BOOK_HEIGHT = 18.0, 2.0, 1.0
POST = 0.2
# One compartment upon the other; a case for each player, under a cornice.
ROW, CORNICE = 1.0, 0.34
BLOCK = CORNICE + 2 * ROW + 0.16
TAG_WIDTH, TAG_HEIGHT = 1.7, 0.6
MARGIN = 0.5
# The crib sheet: up to so many seats it lies below the shelves, where its lines can be taller;
# more shelves leave no room below.
SEATS_ABOVE = 3
LINE_BELOW, COLUMNS_BELOW = 0.5, 6
LINE_BESIDE, COLUMN_BESIDE = 0.4, 2.6


def draw(view: sc.View) -> Iterator[sp.Piece]:
    """Everything, for the seat that looks."""
    yield sp.Piece("ground", "plankenkoorts-wall", 0.0, 0.0, group=GROUND)
    for at, seat in enumerate(from_seat(view)):
        top = at * BLOCK
        yield sp.Piece(
            f"cornice-{seat}", "plankenkoorts-board", 0.0, top, SHELF_WIDTH, CORNICE, layer=-1
        )
        for line, shelf in enumerate(SHELVES):
            yield from shelf_pieces(view, seat, shelf, top + CORNICE + line * ROW)
        yield from player_pieces(view, seat)
    yield from hand_pieces(view)
    yield from pile_pieces(view)
    yield from course_pieces(view)
    yield from crib_sheet(len(view.seats))


def from_seat(view: sc.View) -> tuple[sc.Seat, ...]:
    """The seats in turn order, the one that looks last, which is nearest to the hand."""
    at = view.seats.index(view.seat) + 1
    return view.seats[at:] + view.seats[:at]


def shelf_pieces(view: sc.View, seat: sc.Seat, shelf: ShelfName, y: float) -> Iterator[sp.Piece]:
    """A shelf and the backs of the books on it; where there are many they are narrower."""
    books = row(view, seat, shelf)
    yield sp.Piece(
        shelf_piece(seat, shelf),
        f"plankenkoorts-shelf-{shelf.lower()}",
        0.0,
        y,
        SHELF_WIDTH,
        BOOK_HEIGHT,
        says=shelf_said(seat, shelf, books),
        group=BOARD,
        count=len(books),
    )
    yield sp.Piece(
        tag_piece(seat, shelf),
        f"plankenkoorts-crib-{shelf.lower()}",
        (BOOK_WIDTH - TAG_WIDTH) / 2,
        y + (BOOK_HEIGHT - TAG_HEIGHT) / 2,
        TAG_WIDTH,
        TAG_HEIGHT,
        label=f"{seat} {shelf}",
        says=text("pk-tag", shelf=shelf, seat=seat),
        group=BOARD,
    )
    room = SHELF_WIDTH - BOOK_WIDTH - POST
    width = min(BOOK_WIDTH, room / max(1, len(books)))
    for at, standing in enumerate(books):
        book = canon().book(standing.book)
        yield sp.Piece(
            book_piece(seat, shelf, at),
            f"plankenkoorts-spine-{shelf.lower() if standing.card in canon().by_id else 'dust'}",
            BOOK_WIDTH + at * width,
            y,
            width,
            BOOK_HEIGHT,
            layer=1 + at,
            label=book.name,
            says=standing_said(seat, standing.card, book),
            group=BOARD,
            card=standing.card,
        )


def shelf_said(seat: sc.Seat, shelf: ShelfName, books: Row) -> Text:
    """How a shelf stands (PK5.2), and what may come next."""
    if not books:
        first = canon().book(canon().first[shelf]).name
        return text("pk-shelf-empty", shelf=shelf, seat=seat, book=first)
    last = canon().book(books[-1].book).name
    if is_closed(books):
        return text("pk-shelf-closed-said", shelf=shelf, seat=seat, book=last, count=len(books))
    return text("pk-shelf-open", shelf=shelf, seat=seat, book=last, count=len(books))


def standing_said(seat: sc.Seat, card: str, book: Book) -> Text:
    """A book on a shelf, and that it is a dust cloud where it is one."""
    if card in canon().by_id:
        return text("pk-standing", book=book.name, seat=seat)
    return text("pk-standing-as", card=canon().title(card), book=book.name, seat=seat)


def player_pieces(view: sc.View, seat: sc.Seat) -> Iterator[sp.Piece]:
    """A player's panel: stands, points, and the backs of a hand that is not the viewer's own."""
    at = view.seats.index(seat)
    held, standards = len(hand(view, seat)), view[Ledger].standards[at]
    group = PLAYER + seat
    yield sp.Piece(
        seat_piece(seat),
        "panel",
        0.0,
        0.0,
        label=seat,
        says=text(
            "pk-player", seat=seat, held=held, standards=standards, points=dict(totals(view))[seat]
        ),
        group=group,
        count=held,
    )
    there = drawn_in(group, seat=seat)
    for nr in range(standards):
        id, art = f"standard-{seat}-{nr}", "plankenkoorts-standard"
        yield there.piece(id, art, 1 + nr, 0, "pk-standard")
    for nr, card in enumerate(filter(sc.is_hidden, hand(view, seat))):
        of = card.lstrip("?")
        id, art = f"back-{seat}-{nr}", f"plankenkoorts-back-{of}" if of else "plankenkoorts-back"
        yield there.piece(id, art, 0.5 * nr, 1, "pk-hidden-card", layer=1 + nr)


def hand_pieces(view: sc.View) -> Iterator[sp.Piece]:
    """The viewer's own hand; cards that are alike lie together, being one choice.

    A spectator has none.
    """
    held = tuple(card for card in hand(view, view.seat) if not sc.is_hidden(card))
    for at, card in enumerate(kinds(held)):
        count = held.count(card)
        title = canon().title(card)
        said = text("pk-in-hand", card=title, count=count)
        label = title if count == 1 else f"{count} {title}"
        yield card_piece(
            view, hand_piece(card), card, float(at), label=label, says=said, group=HAND, count=count
        )


def pile_pieces(view: sc.View) -> Iterator[sp.Piece]:
    """The draw pile from behind, and the discard pile with its top card (R20)."""
    left, thrown = sc.cards_in(view, DRAW), sc.cards_in(view, DISCARD)
    none, there = "plankenkoorts-empty-pile", drawn_in(PILES)
    art = "plankenkoorts-back" if left else none
    yield there.piece(DRAW_PILE, art, 0, 0, "pk-draw-pile", count=len(left))
    if not thrown:
        yield there.piece(DISCARD_PILE, none, 1, 0, "pk-discard-pile-empty", count=0)
        return
    top = canon().title(thrown[-1])
    said = text("pk-discard-pile", card=top, count=len(thrown))
    more: dict[str, Any] = {"label": top, "says": said, "group": PILES, "count": len(thrown)}
    yield card_piece(view, DISCARD_PILE, thrown[-1], 1.0, **more)


def course_pieces(view: sc.View) -> Iterator[sp.Piece]:
    """Whose turn it is, the round and its direction, and an empty hand's button (PK4.5, PK8.3)."""
    clock, number, there = (
        view.clock,
        view.clock.round,
        drawn_in(TURN_GROUP, round=view.clock.round),
    )
    emblem, on_turn = f"emblem-{clock.seat}", {"label": clock.seat, "seat": clock.seat}
    told = {"label": str(number), "count": number}
    if clock.direction == sc.CLOCKWISE:
        art = "plankenkoorts-clockwise"
        yield there.piece("turn", emblem, -1, 0, "pk-turn", **on_turn)
        yield there.piece("direction", art, 0, 0, "pk-clockwise", **told)
    else:
        art = "plankenkoorts-counter-clockwise"
        yield there.piece("turn", emblem, -1, 0, "pk-turn-back", **on_turn)
        yield there.piece("direction", art, 0, 0, "pk-counter-clockwise", **told)
    awaited = view.pending[-1] if view.pending else None
    if isinstance(awaited, sc.Turn) and awaited.seat == view.seat and not hand(view, view.seat):
        yield from drawn_in(BUTTONS).buttons([("pass", text("pk-pass"))])


@cache
def crib_sheet(seats: int) -> tuple[sp.Piece, ...]:
    """The order of all books, in columns below the shelves or beside them (PK1.4)."""
    return tuple(crib_lines(seats))


def crib_lines(seats: int) -> Iterator[sp.Piece]:
    """Its lines, each a book."""
    books, height = canon().books, seats * BLOCK
    if seats <= SEATS_ABOVE:
        line_height, left, top = LINE_BELOW, 0.0, height
        column_width = SHELF_WIDTH / COLUMNS_BELOW
        lines = ceil(len(books) / COLUMNS_BELOW)
    else:
        left, top, column_width = SHELF_WIDTH + MARGIN, 0.0, COLUMN_BESIDE
        columns = ceil(len(books) / (height // LINE_BESIDE))
        lines = ceil(len(books) / columns)
        line_height = min(LINE_BELOW, height / lines)
    for book in books:
        column, line = divmod(book.nr - 1, lines)
        yield sp.Piece(
            crib_piece(book.nr),
            f"plankenkoorts-crib-{book.shelf.lower()}",
            left + column * column_width,
            top + line * line_height,
            column_width,
            line_height,
            label=f"{book.nr}. {book.name}",
            says=crib_line(book),
            group=BOARD,
        )


def crib_line(book: Book) -> Text:
    """A line of the crib sheet; each language picks its own name for the book."""
    return text(
        "pk-crib", nr=book.nr, shelf=book.shelf, en=book.en, nl=book.nl, de=book.de, it=book.it
    )


def register(book: sc.RuleBook) -> None:
    """The picture, and the order of the books for whoever wants to show it elsewhere."""
    sp.add_scene(book, draw)
    sp.add_aim(book, aim)
    book.offer_service("plankenkoorts.crib_sheet", tuple(map(crib_line, canon().books)))
