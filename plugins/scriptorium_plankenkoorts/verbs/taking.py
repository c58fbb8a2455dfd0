"""Taking the last book of another player's open shelf (PK6.6 to PK6.10)."""

from __future__ import annotations

from typing import Any

import scriptorium as sc

from ..canon import NO_BOOK, canon
from ..events import BookTaken
from ..shelf import at_end, why_not_at_end
from ..state import is_closed, row, set_row
from .taking_targets import NOTHING_THERE, YOUR_OWN, as_read, there

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
REAL_BOOK = sc.Reason(
    "taken_as_itself",
    "PK6.7 PK13",
    "{card} is a real book and is taken as itself alone.",
    message="pk-taken-as-itself",
)
REASONS = (YOUR_OWN, NOTHING_THERE, NO_PLACE, NO_SUCH_READING)


def why_no_place(position: sc.Position, top: Any, action: Any) -> sc.Refused | None:
    """The words for a book that fits nowhere, with the rules of the shelf (PK6.7, PK6.9)."""
    taken = as_read(position, action.book)
    told, real = canon().book(taken.book), taken.card in canon().by_id
    refused = why_not_at_end(position, top, taken)
    why = NO_PLACE if real else NO_SUCH_READING
    also = refused.rules if refused is not None else ()
    begins = ("R10",) if real and taken.book in canon().firsts else ()
    rules = (*(rule for rule in also if rule not in why.rules), *begins)
    return why(book=told.name, shelf=told.shelf, also=rules)


def why_not_itself(position: sc.Position, top: Any, action: Any) -> sc.Refused | None:
    """A real book is not called another one."""
    book = as_read(position, action.book)
    return (
        None
        if action.book.book in (NO_BOOK, book.book)
        else REAL_BOOK(card=canon().title(book.card))
    )


RULES = (
    sc.rule(
        "closed_to_tokens",
        "PK6.6 PK6.8 PK5.6",
        "The {shelf} shelf of {owner} is closed and gives nothing up.",
        "pk-closed-to-tokens",
        holds=lambda position, top, action: not is_closed(there(position, action.book)),
    ),
    sc.Rule(REAL_BOOK, why=why_not_itself),
    sc.rule(
        "name_it_anew",
        "PK6.9 R12",
        "The last book there is a dust cloud; say what it is for you.",
        "pk-name-it-anew",
        holds=lambda position, top, action: as_read(position, action.book).book != NO_BOOK,
    ),
    sc.Rule(NO_PLACE, lets=at_end, why=why_no_place, field="book"),
)


def take_last_book(now: sc.Change, top: Any, action: Any) -> None:
    """The book goes from shelf to shelf, never by way of a hand (PK6.10)."""
    taken, book = action.book, as_read(now, action.book)
    left, shelf = there(now, taken)[:-1], canon().book(book.book).shelf
    set_row(now, taken.owner, taken.shelf, left)
    own = row(now, top.seat, shelf)
    set_row(now, top.seat, shelf, (*own, book))
    told = (top.seat, taken.owner, shelf, book.card, book.book, len(own))
    now.tell(BookTaken(*told, taken.shelf, len(left)))
