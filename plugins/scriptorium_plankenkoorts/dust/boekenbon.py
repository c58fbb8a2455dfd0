"""Boekenbon...: take the last book of another player's open shelf (PK6.6 to PK6.10)."""

from __future__ import annotations

from collections.abc import Iterator

import scriptorium as sc
from scriptorium.structs import CardId

from ..canon import NO_BOOK, SHELVES, BookNumber, ShelfName, canon
from ..events import BookTaken
from ..names import AS, read_book, read_seat, read_shelf
from ..pieces import (
    book_piece,
    crib_piece,
    hand_piece,
    touched_card,
    touched_line,
    touched_shelf,
)
from ..reasons import NO_SUCH_PLAYER, ONE_CARD
from ..rounds import finish_turn
from ..shelf import fits_at_end, why_not_at_end
from ..state import Standing, is_closed, row, set_row
from .common import held, play_dust, read_by_card, why_not_played

EFFECT = "take_last_book"
EXAMPLE = "boekenbon P2 OT, or boekenbon P2 OT as Openbaring for a dust cloud"

YOUR_OWN = sc.Reason(
    "your_own_shelf",
    "R9 PK6.6",
    "Take a book from another player, not your own.",
    message="pk-your-own-shelf",
)
NOTHING_THERE = sc.Reason(
    "nothing_to_take",
    "PK6.6 PK6.3",
    "The {shelf} shelf of {owner} is empty.",
    message="pk-nothing-to-take",
)
CLOSED_THERE = sc.Reason(
    "closed_to_tokens",
    "PK6.6 PK6.8 PK5.6",
    "The {shelf} shelf of {owner} is closed and gives nothing up.",
    message="pk-closed-to-tokens",
)
NO_PLACE = sc.Reason(
    "no_place_for_it",
    "PK6.7 PK6.3",
    "{book} does not fit at the end of your {shelf} shelf.",
    message="pk-no-place-for-it",
)
NO_SUCH_READING = sc.Reason(
    "no_such_reading",
    "PK6.9 PK6.12",
    "The dust cloud cannot be {book} for you: that does not fit at the end of your {shelf} shelf.",
    message="pk-no-such-reading",
)
NAME_IT_ANEW = sc.Reason(
    "name_it_anew",
    "PK6.9 R12",
    "The last book there is a dust cloud; say what it is for you.",
    message="pk-name-it-anew",
)
REAL_BOOK = sc.Reason(
    "taken_as_itself",
    "PK6.7 PK13",
    "{card} is a real book and is taken as itself alone.",
    message="pk-taken-as-itself",
)


class Boekenbon(sc.Action, tag="plankenkoorts.boekenbon", frozen=True):
    """Take the last book of a shelf; `book` is what a dust cloud is called from now on."""

    card: CardId
    owner: sc.Seat
    shelf: ShelfName
    book: BookNumber = NO_BOOK


def offers(table: sc.Table, turn: sc.Turn) -> Iterator[Boekenbon]:
    """Every book within reach that fits, a dust cloud as each book that it can be."""
    seat = turn.seat
    for card in held(table, seat, EFFECT):
        for owner in table.seats:
            for shelf in SHELVES if owner != seat else ():
                books = row(table, owner, shelf)
                if not books or is_closed(books):
                    continue
                taken = books[-1].card
                real = taken in canon().by_id
                for book in fits_at_end(table, seat, taken):
                    yield Boekenbon(card, owner, shelf, NO_BOOK if real else book)


def why_not(table: sc.Table, turn: sc.Turn, action: Boekenbon) -> sc.Refused | None:
    """An open shelf of somebody else, whose last book fits on yours (PK6.6 to PK6.9)."""
    seat, owner, shelf = turn.seat, action.owner, action.shelf
    refused = why_not_played(table, seat, action.card, EFFECT)
    if refused is not None:
        return refused
    if owner not in table.seats:
        return NO_SUCH_PLAYER(seat=owner, also=("PK6.6",))
    if owner == seat:
        return YOUR_OWN()
    books = row(table, owner, shelf)
    if not books:
        return NOTHING_THERE(owner=owner, shelf=shelf)
    if is_closed(books):
        return CLOSED_THERE(owner=owner, shelf=shelf)
    return why_not_taken(table, seat, books[-1], action.book)


def why_not_taken(
    table: sc.Table, seat: sc.Seat, last: Standing, wanted: BookNumber
) -> sc.Refused | None:
    """Why the last book of a shelf does not fit on the taker's own (PK6.7, PK6.9, R10, R11)."""
    real = canon().by_id.get(last.card)
    if real is not None and wanted not in (NO_BOOK, real.nr):
        return REAL_BOOK(card=real.name)
    book = real.nr if real is not None else wanted
    if not NO_BOOK < book <= len(canon().books):
        return NAME_IT_ANEW()
    refused = why_not_at_end(table, seat, last.card, book)
    if refused is None:
        return None
    told = canon().book(book)
    why = NO_PLACE if real is not None else NO_SUCH_READING
    begins = ("R10",) if real is not None and real.nr in canon().firsts else ()
    also = tuple(rule for rule in refused.rules if rule not in why.rules)
    return why(book=told.name, shelf=told.shelf, also=(*also, *begins))


def take_last_book(
    now: sc.Change, seat: sc.Seat, owner: sc.Seat, shelf: ShelfName, wanted: BookNumber
) -> None:
    """The book goes from shelf to shelf, never by way of a hand (PK6.10)."""
    *left, last = row(now, owner, shelf)
    set_row(now, owner, shelf, tuple(left))
    real = canon().by_id.get(last.card)
    book = canon().book(real.nr if real is not None else wanted)
    own = row(now, seat, book.shelf)
    set_row(now, seat, book.shelf, (*own, Standing(last.card, book.nr)))
    now.tell(BookTaken(seat, owner, book.shelf, last.card, book.nr, len(own), shelf, len(left)))


def play(now: sc.Change, turn: sc.Turn, action: Boekenbon) -> None:
    """The token is spent, the book moves, and this turn is over."""
    play_dust(now, turn.seat, action.card)
    take_last_book(now, turn.seat, action.owner, action.shelf, action.book)
    finish_turn(now)


def write(position: sc.Position, action: Boekenbon) -> str:
    """As in `boekenbon P2 OT as Openbaring`."""
    line = f"{action.card} {action.owner} {action.shelf}"
    if action.book == NO_BOOK:
        return line
    return f"{line}{AS}{canon().book(action.book).name}"


def read(table: sc.Table, card: CardId, rest: str) -> Boekenbon:
    """The player, the shelf, and for a dust cloud the book it becomes."""
    place, _, told = rest.partition(AS)
    words = place.split()
    if len(words) != 2:
        raise sc.Unreadable(f"write {EXAMPLE}")
    owner, shelf = read_seat(table, words[0], EXAMPLE), read_shelf(words[1], EXAMPLE)
    return Boekenbon(card, owner, shelf, read_book(told) if told else NO_BOOK)


def touches(position: sc.Position, action: Boekenbon) -> tuple[str, ...]:
    """The token, the last book of the shelf, and for a dust cloud its line on the crib sheet."""
    last = len(row(position, action.owner, action.shelf)) - 1
    path = (hand_piece(action.card), book_piece(action.owner, action.shelf, last))
    return path if action.book == NO_BOOK else (*path, crib_piece(action.book))


def means(table: sc.Table, touched: tuple[str, ...]) -> Boekenbon | None:
    """The token on a shelf, or on a book there, is about the last book of that shelf."""
    card = touched_card(touched[0])
    place = touched_shelf(touched[1]) if len(touched) > 1 else None
    if card is None or place is None or table.rules.cards[card].effect != EFFECT:
        return None
    return Boekenbon(card, *place, touched_line(touched[-1]))


@sc.hookimpl
def scriptorium_about() -> sc.About:
    """The dust card Boekenbon."""
    return sc.About("plankenkoorts.boekenbon", "plankenkoorts", after=("plankenkoorts",))


@sc.hookimpl
def scriptorium_rules(book: sc.RuleBook) -> None:
    """One effect and one action."""
    book.effect(EFFECT, take_last_book)
    book.reason(
        YOUR_OWN, NOTHING_THERE, CLOSED_THERE, NO_PLACE, NO_SUCH_READING, NAME_IT_ANEW, REAL_BOOK
    )
    book.action(
        Boekenbon,
        offer=offers,
        check=why_not,
        apply=play,
        exact=True,
        refusal=ONE_CARD,
        word="boekenbon",
        write=write,
        touches=touches,
        means=means,
    )
    read_by_card(book, EFFECT, read)
