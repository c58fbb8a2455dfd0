"""Beginning, filling and closing your own shelves (PK4.4, PK5.3 to PK5.5)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Annotated

import scriptorium as sc

from .canon import canon
from .events import BookLaid
from .piles import hand, kinds, show_others, take_from_hand
from .reasons import ONE_CARD
from .rounds import finish_turn
from .shelf import BEGIN, CLOSE, PLACE, fitting, readings
from .state import Standing, row, set_row
from .targets import Deed, Laid


class Begin(sc.Action, tag="plankenkoorts.begin", frozen=True):
    """Begin an empty shelf with its first book (PK5.3)."""

    book: Annotated[Standing, Laid("begin")]


class Place(sc.Action, tag="plankenkoorts.place", frozen=True):
    """Place a later book at the end of an open shelf (PK5.4)."""

    book: Annotated[Standing, Laid("place")]


class Close(sc.Action, tag="plankenkoorts.close", frozen=True):
    """Close an open shelf with its last book (PK5.5)."""

    book: Annotated[Standing, Laid("close")]


def lay_of(deed: Deed) -> Callable[[sc.Change, sc.Turn, Begin | Place | Close], None]:
    """The card goes from the hand to the end of the shelf, and the turn is over."""

    def lay(now: sc.Change, turn: sc.Turn, action: Begin | Place | Close) -> None:
        seat, laid = turn.seat, action.book
        shelf = canon().book(laid.book).shelf
        take_from_hand(now, seat, laid.card)
        books = row(now, seat, shelf)
        set_row(now, seat, shelf, (*books, laid))
        show_others(now, seat)
        now.tell(BookLaid(seat, deed, shelf, laid.card, laid.book, len(books)))
        finish_turn(now)

    return lay


def laid(kind: type[Begin | Place | Close], deed: Deed) -> Callable[[sc.Moment], list[sc.Action]]:
    """What lists one of the ways: the shelves are asked once for all cards of the hand."""

    def fast(at: sc.Moment) -> list[sc.Action]:
        fits, books, rules = fitting(at, at.me, deed), canon().by_id, at.rules
        found: list[sc.Action] = []
        for card in kinds(hand(at, at.me)) if fits else ():
            real = books.get(card)
            if real is None:
                found += [kind(one) for one in readings(rules, card) if fits >> one.book & 1]
            elif fits >> real.nr & 1:
                found.append(kind(Standing(card, real.nr)))
        return found

    return fast


def way(kind: type[Begin | Place | Close], deed: Deed, rules: tuple[sc.Rule, ...]) -> sc.Choice:
    """One of the ways to lay a book."""
    return sc.Choice(
        kind, do=lay_of(deed), rules=rules, quick=sc.Quick(lists=laid(kind, deed)), refusal=ONE_CARD
    )


CHOICES = way(Begin, "begin", BEGIN), way(Place, "place", PLACE), way(Close, "close", CLOSE)


def register(book: sc.RuleBook) -> None:
    """The three ways to lay a book."""
    for choice in CHOICES:
        book.choice(choice)
