"""Taking the last book of another player's open shelf (PK6.6 to PK6.10)."""

from __future__ import annotations

from typing import Any

import scriptorium as sc

from ..canon import NO_BOOK, canon
from ..events import BookTaken
from ..shelf import at_end, why_not_at_end
from ..state import is_closed, row, set_row
from ..wording import reason
from .taking_targets import NOTHING_THERE, YOUR_OWN, as_read, there

NO_PLACE = reason("no_place_for_it", "PK6.7 PK6.3", "pk-no-place-for-it")
NO_SUCH_READING = reason("no_such_reading", "PK6.9 PK6.12", "pk-no-such-reading")
REAL_BOOK = reason("taken_as_itself", "PK6.7 PK13", "pk-taken-as-itself")
REASONS = (YOUR_OWN, NOTHING_THERE, NO_PLACE, NO_SUCH_READING)


def why_no_place(at: sc.Moment, action: Any) -> sc.Refused | None:
    """The words for a book that fits nowhere, with the rules of the shelf (PK6.7, PK6.9)."""
    taken = as_read(at, action.book)
    told, real = canon().book(taken.book), taken.card in canon().by_id
    refused = why_not_at_end(at, taken)
    why = NO_PLACE if real else NO_SUCH_READING
    also = refused.rules if refused is not None else ()
    begins = ("R10",) if real and taken.book in canon().firsts else ()
    rules = (*(rule for rule in also if rule not in why.rules), *begins)
    return why(book=told.name, shelf=told.shelf, also=rules)


def why_not_itself(at: sc.Moment, action: Any) -> sc.Refused | None:
    """A real book is not called another one."""
    book = as_read(at, action.book)
    return (
        None
        if action.book.book in (NO_BOOK, book.book)
        else REAL_BOOK(card=canon().title(book.card))
    )


RULES = (
    sc.Rule(
        reason("closed_to_tokens", "PK6.6 PK6.8 PK5.6", "pk-closed-to-tokens"),
        predicate=lambda at, action: not is_closed(there(at, action.book)),
    ),
    sc.Rule(REAL_BOOK, explain=why_not_itself),
    sc.Rule(
        reason("name_it_anew", "PK6.9 R12", "pk-name-it-anew"),
        predicate=lambda at, action: as_read(at, action.book).book != NO_BOOK,
    ),
    sc.Rule(NO_PLACE, mask=at_end, explain=why_no_place, field="book"),
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
