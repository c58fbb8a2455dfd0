"""How well a seat stands in SATOR: how far its acolyte is from each of its books.

The way is a flood of the board: a covered square is one step, a square of the abyss as far as
two, since a bridge has to come there first; gargoyles and other acolytes are walls. By least
squares over matches between computers the ways to the far books weigh almost as much together as
the way to the nearest, and a book as much as twelve steps.
"""

from __future__ import annotations

from functools import cache

import scriptorium as sc

from ..board.board_state import Board, geometry
from ..board.targets import masks
from ..bridges.board_geometry import Geometry
from ..bridges.board_masks import BoardMasks
from ..hand.playing import AP, MP
from ..turn.free_action import USES
from .habits import unknown_played

ABYSS, NO_WAY = 2, 40
WEIGHTS = (1.0, 0.42, 0.26, 0.48)
BOOK, MATCH = 12.0, 10_000.0
# What a point and the free action are worth that are still to be spent, in steps.
FOR_AP, FOR_FREE = 0.6, 0.8
# How much the best of the others counts, beside the own standing.
OTHERS = 0.5
# What it is worth to play a card of which nothing is known: whoever made it meant it to be played,
# and points that are left over are lost.
UNKNOWN = 0.5
# A last part of the way is left however many points there are: walking it costs a turn's end.
LEAST_LEFT = 0.1


def ways(
    masks: BoardMasks, geometry: Geometry, *, over_abyss: bool = True
) -> tuple[tuple[int, ...], ...]:
    """By seat the ways from its acolyte to its books, the shortest first.

    Over bridges alone those that it cannot reach are left out. All seats are flooded at once, each
    on a plane of its own: what costs time is how often a set is made, not how large it is.
    """
    books, planes, stride, plane = masks.mine, len(masks.at), geometry.stride, _plane(geometry)
    every = _on_all(plane, planes)
    walls = masks.gargoyles | masks.acolytes
    free = masks.covered & ~walls
    ground = free * every
    void = (geometry.all & ~masks.covered) * every if over_abyss else 0
    now = after = later = left = 0
    for number, here in enumerate(masks.at):
        base = number * plane
        left |= books[number] << base
        if here >= 0:
            now |= 1 << here + base
        elif geometry.beginnings[number] & free:
            after |= geometry.beginnings[number] << base
        else:
            later |= geometry.beginnings[number] << base
    still, found = ground | void | now, list[tuple[int, int]]()
    for cost in range(NO_WAY):
        front = now & still
        now, after, later = after, later, 0
        if front:
            still ^= front
            hit = front & left
            if hit:
                found.append((cost, hit))
                left ^= hit
                if not left:
                    break
            near = (front << 1 | front >> 1 | front << stride | front >> stride) & still
            over = near & ground
            now |= over
            after |= near ^ over
        elif not (now | after):
            break
    return tuple(
        _of_one(found, books[number] << number * plane, over_abyss=over_abyss)
        for number in range(planes)
    )


def _of_one(found: list[tuple[int, int]], books: int, *, over_abyss: bool) -> tuple[int, ...]:
    """What was found of one seat's books."""
    mine: list[int] = []
    for cost, hit in found:
        if hit & books:
            mine += [cost] * (hit & books).bit_count()
    if over_abyss:
        mine += [NO_WAY] * (books.bit_count() - len(mine))
    return tuple(mine)


def _plane(geometry: Geometry) -> int:
    """How many bits a seat's board takes, with a row below that nothing is on."""
    return geometry.all.bit_length() + geometry.stride


@cache
def _on_all(plane: int, planes: int) -> int:
    """What puts a set on so many planes when it is multiplied by it."""
    return sum(1 << number * plane for number in range(planes))


def far(table: sc.Position) -> tuple[tuple[int, ...], ...]:
    """By seat the ways of its acolyte, kept beside the board."""
    board = table[Board]
    found = board.known.get("ways")
    if found is None:
        found = board.known["ways"] = ways(masks(table), geometry(table))
    return found


def _one_stands(to_books: tuple[int, ...], taken: int, steps: int = 0) -> float:
    """How well a seat stands by itself, with so many steps still to be walked."""
    if not to_books:
        return BOOK * taken
    nearest = to_books[0]
    total = max(nearest - steps, LEAST_LEFT * nearest)
    for weight, way in zip(WEIGHTS[1:], to_books[1:], strict=False):
        total += weight * way
    return BOOK * taken - total


def _all_stand(table: sc.Position) -> list[float]:
    """How well each seat stands by itself as it lies, kept beside the board."""
    board = table[Board]
    found = board.known.get("stands")
    if found is None:
        found = [*map(_one_stands, far(table), board.taken)]
        board.known["stands"] = found
    return found


def _beside_others(table: sc.Position, seat: sc.Seat, steps: int) -> float:
    if table.outcome is not None:
        return MATCH if seat in table.outcome.winners else -MATCH
    me, stand = table.rules.setup.seats.index(seat), _all_stand(table)
    mine = _one_stands(far(table)[me], table[Board].taken[me], steps) if steps else stand[me]
    value = mine - OTHERS * max(stand[:me] + stand[me + 1 :])
    return value + UNKNOWN * unknown_played(table) if table.clock.seat == seat else value


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
