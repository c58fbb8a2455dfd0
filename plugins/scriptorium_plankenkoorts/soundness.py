"""What always holds on a table of Plankenkoorts, for the tests and for simulations."""

from __future__ import annotations

from collections import Counter

import scriptorium as sc
from scriptorium.structs import CardId

from .canon import SHELVES, canon
from .card_facts import misplaced
from .shelf import why_misread
from .state import Ledger, Shelves, row


def counted(position: sc.Position) -> Counter[CardId]:
    """How many of each card lie anywhere on the table."""
    found: Counter[CardId] = Counter()
    for pile in position[sc.Zones].piles:
        found.update(pile)
    for shelves in position[Shelves].rows:
        for books in shelves:
            found.update(standing.card for standing in books)
    return found


def no_card_too_many(position: sc.Position) -> str | None:
    """No card lies in two places, and none appears from nowhere (PK1.3)."""
    for card, count in counted(position).items():
        kind = position.rules.cards.get(card)
        if kind is None:
            return f"{card} is no card of this match"
        if count > kind.copies:
            return f"there are {count} of {card}, not {kind.copies}"
    return None


def shelves_in_order(position: sc.Position) -> str | None:
    """Every shelf begins with its first book and rises; cards are what they stand for (PK5)."""
    for seat in position.rules.setup.seats:
        for shelf in SHELVES:
            books = row(position, seat, shelf)
            problem = misplaced(shelf, books)
            if problem:
                return f"{shelf} of {seat}: {problem}"
            for standing in books:
                reason = why_misread(position.rules, standing)
                if reason is not None:
                    told = reason(card=canon().title(standing.card)).reason
                    return f"{shelf} of {seat}: {told}"
    return None


def books_kept(position: sc.Position) -> str | None:
    """The ledger and the shelves have a line for every seat."""
    seats = len(position.rules.setup.seats)
    ledger = position[Ledger]
    sizes = {len(ledger.standards), len(ledger.points), len(position[Shelves].rows)}
    return None if sizes == {seats} else f"{seats} players, but lines for {sorted(sizes)}"


def register(book: sc.RuleBook) -> None:
    """The three of them."""
    book.invariant(books_kept)
    book.invariant(no_card_too_many)
    book.invariant(shelves_in_order)
