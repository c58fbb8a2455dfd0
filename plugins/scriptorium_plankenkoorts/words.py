"""Words of scenarios that do not follow by themselves, what always holds, and what counts."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

import scriptorium as sc
import scriptorium.hidden as sw
from scriptorium.scenarios import number, one_of

from . import (
    HAND,
    MOST_ROUNDS,
    Laid,
    Ledger,
    Row,
    Standing,
    at_end,
    direction_of,
    game,
    is_closed,
    say,
    stand,
)
from . import row as row_of
from .canon import FIRSTS, NO_BOOK, NR, SHELVES, ShelfName, book_of

LAID = Laid("place")
MEASURES = {"OT": "pk-measure-ot", "NT": "pk-measure-nt"}


def misplaced(shelf: str, standing: Row) -> str:
    """What makes a row of books impossible on that shelf, or nothing (PK5.3, PK5.4)."""
    before = NO_BOOK
    for one in standing:
        book = book_of(one.book)
        if book.shelf != shelf:
            return f"{book.nl} belongs on the other shelf"
        if before == NO_BOOK and not FIRSTS >> book.nr & 1:
            return f"a shelf begins with its first book, not with {book.nl}"
        if book.nr <= before:
            return f"{book.nl} stands after a book that comes later"
        before = book.nr
    return ""


def put_shelf(now: sc.Change, seat: sc.Seat, shelf: ShelfName, standing: Row) -> str:
    """Put books on a shelf."""
    stand(now, seat, shelf, standing)
    return misplaced(shelf, standing)


def see_shelf(at: sc.Position, seat: sc.Seat, shelf: ShelfName) -> Row:
    """The books of a shelf."""
    return row_of(at, seat, shelf)


def put_round(now: sc.Change, wanted: int) -> None:
    """The number of the round; it also tells the direction, unless that is written too (PK8.3)."""
    round = number("round", wanted, 1, 9_999)
    now.clock = replace(now.clock, round=round, direction=direction_of(now, round))


def put_phase(now: sc.Change, wanted: str) -> None:
    """A turn that is still to draw does so at once; in `lay` the card has been drawn."""
    if one_of("phase", wanted, ("draw", "lay")) == "draw":
        sc.begin_turn(now)


game.fact_table(
    "shelves",
    sc.SeatTable(SHELVES, LAID, see=see_shelf, put=put_shelf, card=lambda one: one.card),
)
game.fact("round", see=lambda at: at.clock.round, put=put_round)
game.fact("phase", see=lambda at: at.clock.step, put=put_phase, late=True)
game.fact(
    "scores", see=lambda at: {s: sum(points) for s, points in Ledger.all(at, "points").items()}
)
game.neutral(phase="round", step="lay", round=1)


@game.invariant
def rounds_counted(at: sc.Position) -> str | None:
    """No match is as long as the ledger allows: there is always room for the next round."""
    rounds = max(len(points) for points in Ledger.all(at, "points").values())
    return f"the ledger has {rounds} rounds" if rounds > MOST_ROUNDS // 2 else None


@game.invariant
def shelves_in_order(at: sc.Position) -> str | None:
    """Every shelf begins with its first book and rises; cards are what they stand for (PK5)."""
    for seat in at.seats:
        for shelf in SHELVES:
            standing = row_of(at, seat, shelf)
            problem = misplaced(shelf, standing) or misread(at, standing)
            if problem:
                return f"{shelf} of {seat}: {problem}"
    return None


def misread(at: sc.Position, standing: tuple[Standing, ...]) -> str:
    """Why a card cannot stand for a book, or nothing."""
    for one in standing:
        reason = LAID.wrong(sc.Moment.of(at, sc.Turn(at.seats[0])), one)
        if reason is not None:
            return reason(card=one.card).reason
    return ""


@game.measures
def measures(seen: sc.View, seat: sc.Seat) -> Iterator[sw.Measure]:
    """What counts: stands, closed shelves, books, cards that fit nowhere (PK5, PK7)."""
    rows = {shelf: row_of(seen, seat, shelf) for shelf in SHELVES}
    yield sw.Measure(say("pk-measure-stands"), seen[Ledger, seat].standards, 100.0)
    yield sw.Measure(say("pk-measure-closed"), sum(map(is_closed, rows.values())), 30.0)
    for shelf in SHELVES:
        yield sw.Measure(say(MEASURES[shelf]), len(rows[shelf]), 3.0)
    if seen.seat == seat:
        fits, held = (
            at_end(sc.Moment.of(seen, sc.Turn(seat))),
            [NR[card] for card in HAND(seen, seat) if card in NR],
        )
        yield sw.Measure(say("pk-measure-unfit"), sum(not fits >> nr & 1 for nr in held), -1.0)
