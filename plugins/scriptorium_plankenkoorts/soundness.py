"""What always holds on a table of Plankenkoorts, for the tests and for simulations."""

from __future__ import annotations

from collections import Counter
from itertools import chain

import scriptorium as sc
from scriptorium import CardId

from .canon import SHELVES, canon
from .card_facts import misplaced
from .piles import hand
from .shelf import why_misread
from .state import MOST_ROUNDS, Ledger, Shelves, row
from .verbs.renewing import LooseScrew
from .verbs.swap_decisions import GiveBack, NextPartner


def counted(position: sc.Position) -> Counter[CardId]:
    """How many of each card lie anywhere on the table."""
    found: Counter[CardId] = Counter()
    found.update(chain.from_iterable(position[sc.Zones].piles))
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
    if sizes != {seats}:
        return f"{seats} players, but lines for {sorted(sizes)}"
    rounds = max(map(len, ledger.points))
    return f"the ledger has {rounds} rounds" if rounds > MOST_ROUNDS // 2 else None


def decisions_fit(position: sc.Position) -> str | None:
    """A swap half done is one between players, with a card that allows it (PK6.15 to PK6.17)."""
    seats = position.rules.setup.seats
    for top in position.pending:
        if not isinstance(top, GiveBack | NextPartner):
            continue
        kind = position.rules.cards.get(top.card)
        if kind is None or top.card in canon().by_id:
            return f"{top.card} is being played, and swaps nothing"
        partners = set(top.partners)
        if not partners or len(partners) < len(top.partners):
            return "somebody has swapped with nobody, or twice with the same player"
        if not partners <= set(seats) - {top.seat}:
            return f"{top.seat} swaps with {', '.join(top.partners)}"
        if isinstance(top, GiveBack) and top.taken not in hand(position, top.seat):
            return f"{top.taken} was borrowed, and is not in the hand"
    screw = position[LooseScrew] if LooseScrew in position.rules.part_index else LooseScrew()
    if screw.seat not in ("", *seats):
        return f"a screw of {screw.seat} is loose"
    return None


def register(book: sc.RuleBook) -> None:
    """All of them; that there is a row for every seat comes first."""
    book.invariant(books_kept)
    book.invariant(no_card_too_many)
    book.invariant(shelves_in_order)
    book.invariant(decisions_fit)
