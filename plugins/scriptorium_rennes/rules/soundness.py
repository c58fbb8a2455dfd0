"""What always holds on a table of the game, for tests and simulations."""

from __future__ import annotations

from collections import Counter
from itertools import chain

import scriptorium as sc

from ..board.codes import BAG, CLUES, SLOTS, circles_key, codes, tokens
from ..board.equipment import dots_of
from ..board.state import Claims, EventCards, Figures, Pool, Portals, Score, on_another
from ..board.village import NOWHERE, village
from ..scenarios.board_facts import crowded_among, crowded_space
from ..turn.course import ROUND

MOST_SCORED = 9_999  # far more than a match gives, and few enough to be added to
TOKEN_ZONES = (BAG, CLUES, SLOTS)


def rows_fit(position: sc.Position) -> str | None:
    """There is a row for every seat, location and mount, and what it names is in the box."""
    there, code, seats = village(position), codes(position), position.rules.setup.seats
    sizes = (len(position[Figures].at), len(position[Score].points), len(position[EventCards].used))
    if set(sizes) != {len(seats)}:
        return f"there are {len(seats)} seats, and rows for {sizes}"
    if len(position[Portals].turns) != len(there.portals):
        return f"{len(position[Portals].turns)} discs are turned"
    if len(position[Portals].discs) != len(there.portals):
        return f"there are {len(position[Portals].discs)} discs"
    if len(position[Claims].seats) != len(code.locations):
        return f"codes are claimed at {len(position[Claims].seats)} locations"
    for row in position[Claims].seats:
        if len(set(row)) < len(row) or not set(row) <= set(seats):
            return f"a code was cracked by {', '.join(row)}"
    for used in position[EventCards].used:
        for card in used:
            if card not in position.rules.cards:
                return f"{card} is no event card"
    for space in position[Figures].at:
        if not (space == NOWHERE or 0 <= space < len(there.names)):
            return f"a figure stands on space {space}"
    if position.clock.phase == ROUND and NOWHERE in position[Figures].at:
        return "a figure stands nowhere"
    if max(position[Score].points) > MOST_SCORED:
        return f"somebody has {max(position[Score].points)} points"
    return None


def pool_is_paid(position: sc.Position) -> str | None:
    """A pool has a colour of the box, and no more points than its cards and one more give."""
    pool, cards = position[Pool], position.rules.cards.values()
    if pool.colour and pool.colour not in codes(position).colours:
        return f"the pool is {pool.colour}, which is no colour"
    most = 1 + sum(dots_of(card.id) * card.copies for card in cards)
    return f"the pool has {pool.points} points" if pool.points > most else None


def zones_hold_their_own(position: sc.Position) -> str | None:
    """Tokens lie in the bag, in circles and in slots, equipment cards everywhere else."""
    colours, circles = set(codes(position).colours), village(position).caverns
    for zone, pile in zip(position.rules.zones, position[sc.Zones].piles, strict=True):
        tokens_here = zone.name.partition(".")[0] in TOKEN_ZONES
        for card in dict.fromkeys(pile):
            if (card in colours) != tokens_here and card in position.rules.cards:
                return f"{card} lies in {zone.key}"
    for cavern, kind in circles.items():
        if len(sc.cards_in(position, circles_key(cavern))) > kind.circles:
            return f"too many clues lie in {cavern}"
    return None


def nothing_too_many(position: sc.Position) -> str | None:
    """No card or token lies in two places, and none appears from nowhere."""
    found: Counter[str] = Counter()
    found.update(chain.from_iterable(position[sc.Zones].piles))
    for card, count in found.items():
        kind = position.rules.cards.get(card)
        if kind is None and sc.is_hidden(card):
            continue
        if kind is None or count > kind.copies:
            return f"there are {count} of {card}"
    return None


def one_figure_a_space(position: sc.Position) -> str | None:
    """At rest no two figures share a space that holds one (RN5.11)."""
    crowded = crowded_space(position)
    passing = any(not isinstance(awaited, sc.Turn) for awaited in position.pending)
    if crowded and passing and on_another(position, position.clock.seat):
        spaces = list(position[Figures].at)  # the others rest where they stand
        spaces[position.rules.setup.seats.index(position.clock.seat)] = NOWHERE
        crowded = crowded_among(position, tuple(spaces))
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
    code = codes(position)
    for seat in position.rules.setup.seats:
        for location in code.locations:
            lying = tokens(position, seat, location)
            if lying and Counter(lying) - Counter(dict(code.needs[location])):
                return f"{seat} has wrong tokens at {location}"
    return None


def pool_has_a_colour(position: sc.Position) -> str | None:
    """Points without a colour are no pool."""
    pool = position[Pool]
    return f"{pool.points} points of no colour" if pool.points and not pool.colour else None


def register(book: sc.RuleBook) -> None:
    """All of them."""
    book.invariant(rows_fit)  # first, so that the others find their rows
    book.invariant(nothing_too_many)
    book.invariant(zones_hold_their_own)
    book.invariant(one_figure_a_space)
    book.invariant(discs_whole)
    book.invariant(slots_fit)
    book.invariant(pool_has_a_colour)
    book.invariant(pool_is_paid)
