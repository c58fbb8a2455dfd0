"""The picture: shelves, panels, the round and the crib sheet; zones and buttons draw themselves."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache, lru_cache
from math import ceil

import scriptorium as sc
import scriptorium.scene as sp
from scriptorium.scene import BOARD, GROUND, TURN

from . import ART, HAND, TO_WIN, Ledger, Row, books, game, is_closed, row, say
from .canon import DATA, FIRST, NR, SHELVES, Book, ShelfName, book_of

SHELF_WIDTH, BOOK_WIDTH, POST = 18.0, 2.0, 0.2
# One compartment upon the other; a case for each player, under a cornice.
ROW, CORNICE = 1.0, 0.34
BLOCK = CORNICE + 2 * ROW + 0.16
TAG_WIDTH, TAG_HEIGHT = 1.7, 0.6
# The crib sheet lies below the shelves up to so many seats, else beside them: columns, line.
SEATS_ABOVE, LINE_BELOW, COLUMNS_BELOW = 3, 0.5, 6
MARGIN, LINE_BESIDE, COLUMN_BESIDE = 0.5, 0.4, 2.6


@game.scene
def shelves(view: sc.View) -> Iterator[sp.Piece]:
    """Every player's case of two shelves, one's own nearest to the hand, and the crib sheet."""
    yield sp.Piece("ground", ART + "wall", 0.0, 0.0, group=GROUND)
    for at, seat in enumerate(sc.others_first(view)):
        top = at * BLOCK
        yield sp.Piece(f"cornice-{seat}", ART + "board", 0.0, top, SHELF_WIDTH, CORNICE, layer=-1)
        for line, shelf in enumerate(SHELVES):
            standing = row(view, seat, shelf)
            yield from shelf_pieces(seat, shelf, standing, top + CORNICE + line * ROW)
    yield from crib_sheet(len(view.seats))


@lru_cache(1024)  # a shelf stays as it is for many turns
def shelf_pieces(seat: sc.Seat, shelf: ShelfName, standing: Row, y: float) -> tuple[sp.Piece, ...]:
    """A shelf and the backs of the books on it; where there are many they are narrower."""
    return tuple(shelf_and_books(seat, shelf, standing, y))


def shelf_and_books(seat: sc.Seat, shelf: ShelfName, standing: Row, y: float) -> Iterator[sp.Piece]:
    """The shelf, its tag, and each book."""
    low, there = shelf.lower(), say.group(BOARD, seat=seat)
    state = "closed" if is_closed(standing) else "open" if standing else "empty"
    book = book_of(standing[-1].book if standing else FIRST[shelf])
    id, art = f"shelf-{seat}-{shelf}", f"{ART}shelf-{low}"
    told = {"shelf": shelf, "state": state, "book": book.id, "count": len(standing)}
    size = {"width": SHELF_WIDTH, "height": ROW}
    yield there.piece(id, art, 0, y, "pk-shelf", **told, **size)
    x, tag = (BOOK_WIDTH - TAG_WIDTH) / 2, {"width": TAG_WIDTH, "height": TAG_HEIGHT}
    id, art, label = f"tag-{seat}-{shelf}", f"{ART}crib-{low}", f"{seat} {shelf}"
    y_tag = y + (ROW - TAG_HEIGHT) / 2
    yield there.piece(id, art, x, y_tag, "pk-tag", label=label, shelf=shelf, **tag)
    width = min(BOOK_WIDTH, (SHELF_WIDTH - BOOK_WIDTH - POST) / max(1, len(standing)))
    for at, one in enumerate(standing):
        book, kind = book_of(one.book), "book" if one.card in NR else "cloud"
        yield there.piece(
            f"book-{seat}-{shelf}-{at}",
            f"{ART}spine-{low if kind == 'book' else 'dust'}",
            BOOK_WIDTH + at * width,
            y,
            "pk-standing",
            width=width,
            height=ROW,
            layer=1 + at,
            label=book.nl,
            card=one.card,
            book=book.id,
            kind=kind,
        )


@game.panel("pk-player")
def panel(view: sc.View, seat: sc.Seat) -> sc.Panel:
    """Stands and points; the backs of other hands follow from their zone."""
    has = view[Ledger, seat]
    stands = sc.PanelRow("standard", ART + "standard", has.standards, "pk-standard")
    return sc.Panel({"standards": has.standards, "points": sum(has.points)}, (stands,))


@game.scene
def course(view: sc.View) -> Iterator[sp.Piece]:
    """Whose turn it is, the round and its direction (PK8.3)."""
    clock = view.clock
    way = "clockwise" if clock.direction == sc.CLOCKWISE else "counter-clockwise"
    there, number = say.group(TURN, way=way, round=clock.round), clock.round
    seat = clock.seat
    yield there.piece("turn", f"emblem-{seat}", -1, 0, "pk-turn", label=seat, seat=seat)
    told = {"label": str(number), "count": number}
    yield there.piece("direction", ART + way, 0, 0, "pk-direction", **told)


@cache
def crib_sheet(seats: int) -> tuple[sp.Piece, ...]:
    """The order of all books, in columns below the shelves or beside them (PK1.4)."""
    many, height = len(DATA.book), seats * BLOCK
    if seats <= SEATS_ABOVE:
        left, top, wide, high = 0.0, height, SHELF_WIDTH / COLUMNS_BELOW, LINE_BELOW
        lines = ceil(many / COLUMNS_BELOW)
    else:
        left, top, wide = SHELF_WIDTH + MARGIN, 0.0, COLUMN_BESIDE
        lines = ceil(many / ceil(many / (height // LINE_BESIDE)))
        high = min(LINE_BELOW, height / lines)
    places = ((book, *divmod(book.nr - 1, lines)) for book in DATA.book)
    return tuple(
        sp.Piece(
            f"crib-{book.id}",
            f"{ART}crib-{book.shelf.lower()}",
            left + column * wide,
            top + line * high,
            wide,
            high,
            label=f"{book.nr}. {book.nl}",
            says=crib_line(book),
        )
        for book, column, line in places
    )


def crib_line(book: Book) -> sc.Text:
    """A line of the crib sheet; each language picks its own name for the book."""
    number, shelf = book.nr, book.shelf
    return say.text(
        "pk-crib", nr=number, shelf=shelf, en=book.en, nl=book.nl, de=book.de, it=book.it
    )


game.lend("crib_sheet", tuple(map(crib_line, DATA.book)))


@game.aim
def aim(view: sc.View, seat: sc.Seat) -> sp.Aim:
    """Both shelves closed in this round, and stands enough for the match (PK5, PK9)."""
    closed = sum(is_closed(row(view, seat, shelf)) for shelf in SHELVES)
    has, of, going = view[Ledger, seat], TO_WIN.fixed(view), view.outcome is None
    still = say.text("pk-still-lay" if HAND(view, seat) else "pk-still-pass")
    told = say.text("pk-aim", closed=closed, stands=has.standards, of=of)
    reached = sum(has.points) + (books(view, seat) if going else 0)
    now = (still,) if going and view.clock.seat == seat else ()
    return sp.Aim(told, has.standards, of, now, reached)
