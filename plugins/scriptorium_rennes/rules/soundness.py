"""What always holds on a table of the game, for tests and simulations."""

from __future__ import annotations

from collections import Counter

import scriptorium as sc

from ..board.codes import codes, tokens
from ..board.state import Pool, Portals
from ..board.village import village
from ..moving.pool_rules import Passing
from ..scenarios.board_facts import crowded_space


def nothing_too_many(position: sc.Position) -> str | None:
    """No card or token lies in two places, and none appears from nowhere."""
    found: Counter[str] = Counter()
    for pile in position[sc.Zones].piles:
        found.update(card for card in pile if not sc.is_hidden(card))
    for card, count in found.items():
        kind = position.rules.cards.get(card)
        if kind is None or count > kind.copies:
            return f"there are {count} of {card}"
    return None


def one_figure_a_space(position: sc.Position) -> str | None:
    """At rest no two figures share a space that holds one (RN5.11)."""
    if any(isinstance(awaited, Passing) for awaited in position.pending):
        return None
    if position.pending and not isinstance(position.pending[-1], sc.Turn):
        return None
    crowded = crowded_space(position)
    return f"two figures rest on {crowded}" if crowded else None


def discs_whole(position: sc.Position) -> str | None:
    """Each disc lies on one mount, turned by less than a round."""
    laid, there = position[Portals], village(position)
    if sorted(laid.discs) != list(range(len(there.discs))):
        return f"the discs lie as {laid.discs}"
    if not all(0 <= turn < len(there.sides) for turn in laid.turns):
        return f"the discs are turned by {laid.turns}"
    return None


def slots_fit(position: sc.Position) -> str | None:
    """No slot holds a token that it is not for (R20)."""
    for seat in position.rules.setup.seats:
        for location in codes(position).locations:
            needs = Counter(dict(codes(position).needs[location]))
            if Counter(tokens(position, seat, location)) - needs:
                return f"{seat} has wrong tokens at {location}"
    return None


def pool_has_a_colour(position: sc.Position) -> str | None:
    """Points without a colour are no pool."""
    pool = position[Pool]
    return f"{pool.points} points of no colour" if pool.points and not pool.colour else None


def register(book: sc.RuleBook) -> None:
    """All of them."""
    book.invariant(nothing_too_many)
    book.invariant(one_figure_a_space)
    book.invariant(discs_whole)
    book.invariant(slots_fit)
    book.invariant(pool_has_a_colour)
