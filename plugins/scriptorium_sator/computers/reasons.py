"""Why something is good in SATOR, in steps that can be counted on the board as the bridges lie."""

from __future__ import annotations

import scriptorium as sc
from scriptorium import Text

from .. import say
from ..board.board_state import Board, board_masks, geometry
from ..hand.playing import MP
from .standing import ways

MOST_REASONS, NEAR = 3, 6


def steps(position: sc.Position, number: int) -> int | None:
    """How many steps over bridges an acolyte is from its nearest book; None: no way there."""
    known = geometry(position)
    found = ways(board_masks(position[Board], known), known, over_abyss=False)[number]
    return found[0] if found else None


def reasons(before: sc.Position, after: sc.Position, seat: sc.Seat) -> tuple[Text, ...]:
    """The weightiest of what is different: books, the own way, the ways of the others."""
    if before.clock.phase != "play":
        return ()
    if after.outcome is not None:
        return (say.text("sator-why-wins"),) if seat in after.outcome.winners else ()
    seats = before.seats
    me = seats.index(seat)
    by = getattr(before, "seat", seat)  # who is told, and may be told of another
    mine = by == seat
    found = [*_books(before, after, me, mine), *_own_way(before, after, me, mine)]
    for number, other in enumerate(seats):
        if number != me:
            found += _others_way(before, after, number, other)
    if (
        mine
        and after.clock.seat == seat
        and after.clock.turn == before.clock.turn
        and after.clock.left[MP]
    ):
        found.append((1, say.text("sator-why-keeps", points=after.clock.left[MP])))
    found.sort(key=lambda one: -one[0])
    return tuple(told for _, told in found[:MOST_REASONS])


def _books(before: sc.Position, after: sc.Position, me: int, mine: bool) -> list[tuple[int, Text]]:
    got = after[Board].taken[me] - before[Board].taken[me]
    if not got:
        return []
    seat = before.seats[me]
    gone = sorted(set(before[Board].books[me]) - set(after[Board].books[me]))
    if len(gone) != got:  # others have moved with their bridges
        did = say.text("sator-did-books", seat=seat, count=got)
        return [(100, say.text("sator-why-books", count=got) if mine else did)]
    squares = ", ".join(geometry(before).square_names[square] for square in gone)
    did = say.text("sator-did-book", seat=seat, squares=squares)
    return [(100, say.text("sator-why-book", squares=squares) if mine else did)]


def _own_way(
    before: sc.Position, after: sc.Position, me: int, mine: bool
) -> list[tuple[int, Text]]:
    was, now, seat = steps(before, me), steps(after, me), before.seats[me]
    if after[Board].taken[me] != before[Board].taken[me] or now is None:
        return []
    if was is None:
        did = say.text("sator-did-opens", seat=seat, steps=now)
        return [(30, say.text("sator-why-opens", steps=now) if mine else did)]
    if now < was:
        did = say.text("sator-did-nearer", seat=seat, steps=now, was=was)
        return [(20 + was - now, say.text("sator-why-nearer", steps=now, was=was) if mine else did)]
    return []


def _others_way(
    before: sc.Position, after: sc.Position, number: int, other: sc.Seat
) -> list[tuple[int, Text]]:
    was, now = steps(before, number), steps(after, number)
    if was is not None and now is None:
        return [(15, say.text("sator-why-cuts-off", seat=other))]
    if was is not None and now is not None and now > was:
        return [(5 + now - was, say.text("sator-why-farther", seat=other, steps=now, was=was))]
    if now is not None and now <= NEAR:
        return [(4, say.text("sator-why-but", seat=other, steps=now))]
    return []
