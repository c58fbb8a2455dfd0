"""How well a seat stands in SATOR: how far its acolyte is from each of its books.

The way is a flood of the board: a covered square is one step, a square of the abyss as far as
two, since a bridge has to come there first; gargoyles and other acolytes are walls. By least
squares over matches between computers the ways to the far books weigh almost as much together as
the way to the nearest, and a book as much as twelve steps.
"""

from __future__ import annotations

import scriptorium as sc
from scriptorium_sator.board.board_state import SERVICE, Board, board_masks
from scriptorium_sator.bridges.board_geometry import Geometry
from scriptorium_sator.bridges.board_masks import BoardMasks
from scriptorium_sator.hand.playing import AP, MP
from scriptorium_sator.turn.free_action import USES

ABYSS, NO_WAY = 2, 40
WEIGHTS = (1.0, 0.42, 0.26, 0.48)
BOOK, MATCH = 12.0, 10_000.0
# What a point and the free action are worth that are still to be spent, in steps.
FOR_AP, FOR_FREE = 0.6, 0.8
# How much the best of the others counts, beside the own standing.
OTHERS = 0.5
# A last part of the way is left however many points there are: walking it costs a turn's end.
LEAST_LEFT = 0.1


def ways(
    masks: BoardMasks, geometry: Geometry, number: int, *, over_abyss: bool = True
) -> tuple[int, ...]:
    """The ways from an acolyte to its books, the shortest first.

    Over bridges alone those that it cannot reach are left out.
    """
    here, books, stride = masks.at[number], masks.mine[number], geometry.stride
    walls = masks.gargoyles | masks.acolytes
    ground = masks.covered & ~walls
    void = geometry.all & ~masks.covered if over_abyss else 0
    now = after = later = 0
    if here >= 0:
        now = 1 << here
    else:
        entry = geometry.beginnings[number]
        after, later = (entry, 0) if entry & ground else (0, entry)
    left = ground | void | now
    found: list[int] = []
    for cost in range(NO_WAY):
        front = now & left
        now, after, later = after, later, 0
        if front:
            left &= ~front
            hit = front & books
            if hit:
                found += [cost] * hit.bit_count()
                books ^= hit
                if not books:
                    return tuple(found)
            near = (front << 1 | front >> 1 | front << stride | front >> stride) & left
            now |= near & ground
            after |= near & void
        elif not (now | after):
            break
    return (*found, *[NO_WAY] * books.bit_count()) if over_abyss else tuple(found)


def far(table: sc.Position, number: int) -> tuple[int, ...]:
    """The ways of a seat's acolyte, kept beside the board."""
    board = table[Board]
    kept: dict[int, tuple[int, ...]] = board.__dict__.setdefault("ways", {})
    found = kept.get(number)
    if found is None:
        geometry: Geometry = table.rules.services[SERVICE]
        found = kept[number] = ways(board_masks(board, geometry), geometry, number)
    return found


def one_stands(table: sc.Position, number: int, steps: int = 0) -> float:
    """How well a seat stands by itself, with so many steps still to be walked."""
    to_books, taken = far(table, number), table[Board].taken[number]
    if not to_books:
        return BOOK * taken
    nearest = to_books[0]
    total = max(nearest - steps, LEAST_LEFT * nearest)
    for weight, way in zip(WEIGHTS[1:], to_books[1:], strict=False):
        total += weight * way
    return BOOK * taken - total


def _beside_others(table: sc.Position, seat: sc.Seat, steps: int) -> float:
    if table.outcome is not None:
        return MATCH if seat in table.outcome.winners else -MATCH
    seats = table.rules.setup.seats
    me = seats.index(seat)
    best = max(one_stands(table, other) for other in range(len(seats)) if other != me)
    return one_stands(table, me, steps) - OTHERS * best


def settled(table: sc.Position, seat: sc.Seat) -> float:
    """How it stands as it lies."""
    return _beside_others(table, seat, 0)


def promise(table: sc.Position, seat: sc.Seat) -> float:
    """The same with what the turn still has to give."""
    clock = table.clock
    if clock.seat != seat or clock.phase != "play" or clock.step == "draw":
        return _beside_others(table, seat, 0)
    left = _beside_others(table, seat, clock.left[MP])
    return left + FOR_AP * clock.left[AP] + FOR_FREE * clock.uses[USES]
