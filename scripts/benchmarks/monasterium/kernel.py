"""Bare loops over masks: what may be sent, with neither rules, targets nor decisions."""

from __future__ import annotations

from typing import Any, NamedTuple

import scriptorium as sc
from scriptorium_monasterium.mat import WIDTH, Mat
from scriptorium_monasterium.sending import Send
from scriptorium_monasterium.valley import CHAPELS, OF_MONASTERY, PLACES, SPACES, Novices, valley

ROW = (1 << WIDTH) - 1
PRICES = (1, 2, 3, 3, 3)


class Bare(NamedTuple):
    """A position as numbers alone."""

    at: tuple[tuple[int, ...], ...]
    tokens: tuple[int, ...]
    home: int
    beside: int
    capacity: int
    buildings: int
    chapels: int
    cloisters: int
    types: tuple[int, ...]
    touched_by: tuple[int, ...]
    of_monastery: tuple[int, ...]
    made: tuple[tuple[Send, ...], ...]


def bare(table: sc.Table) -> Bare:
    """The numbers of a table; what follows from them is worked out anew each time."""
    there, seat = valley(table), table.pending[-1].seat
    mat = table[Mat, seat]
    made = tuple(
        tuple(Send(slot, place) for place in range(len(SPACES))) for slot in range(WIDTH, 5 * WIDTH)
    )
    return Bare(
        tuple(Novices.all(table, "places").values()),
        mat.tokens,
        ((1 << 4 * WIDTH) - 1) & ~mat.vacated,
        there.beside_road[mat.messenger],
        there.given.chapel_capacity,
        there.buildings & ~there.blocked,
        CHAPELS,
        there.cloisters,
        (there.of_type["lay"], there.of_type["workshop"], there.of_type["common"]),
        there.touched_by,
        OF_MONASTERY,
        made,
    )


def sends(on: Bare) -> list[Any]:
    """The list that the game makes, by loops."""
    taken, mine, access = 0, 0, on.beside
    chapels = [0] * len(on.of_monastery)
    for seat, places in enumerate(on.at):
        for place in places:
            if place % PLACES == 0:
                chapels[place // PLACES] += 1
                if not seat:
                    access |= on.of_monastery[place // PLACES]
            else:
                taken |= 1 << place
                if not seat:
                    mine |= 1 << place
    full = 0
    for monastery, count in enumerate(chapels):
        if count >= on.capacity:
            full |= 1 << monastery * PLACES
    supported, bits = 0, mine & on.buildings
    while bits:
        low = bits & -bits
        bits ^= low
        supported |= on.touched_by[low.bit_length() - 1]
    influence, soup, rosary, tool, book = on.tokens
    gone = ~on.home
    rows = []
    for donation in (2, 3):
        payable = 0
        for have, places_of in zip((soup, tool, book), on.types, strict=True):
            if influence and have >= donation:
                payable |= places_of
        rows.append(payable & on.buildings & ~taken & access)
    third = PRICES[min((gone >> 2 * WIDTH & ROW).bit_count(), 4)]
    rows.append(on.chapels & ~full & access if influence >= third else 0)
    fourth = PRICES[min((gone >> 3 * WIDTH & ROW).bit_count(), 4)]
    rows.append(on.cloisters & ~taken & supported & access if rosary >= fourth else 0)
    found = []
    for row, targets in enumerate(rows):
        for column in range(WIDTH):
            if on.home >> row * WIDTH + column & 1:
                made, bits = on.made[row * WIDTH + column], targets
                while bits:
                    low = bits & -bits
                    bits ^= low
                    found.append(made[low.bit_length() - 1])
    return found
