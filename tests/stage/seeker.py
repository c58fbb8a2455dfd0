"""A player of SATOR who looks for books, so that whole matches are played to their real end.

It knows no more than its seat does: it looks ahead on a twin of the table, in which all that the
seat may not know is something else. Among some ways to play each card it takes the one after
which the acolyte has the shortest way to its next book; when nothing helps any more, it walks.
"""

from __future__ import annotations

import random
from collections.abc import Iterator

import scriptorium as sc
from scriptorium_check.testing import twin
from scriptorium_sator.board.board_state import SERVICE, Board, board_masks
from scriptorium_sator.bridges.board_geometry import Geometry
from scriptorium_sator.hand.playing import MP
from scriptorium_sator.turn.walk import SetOut

Line = list[sc.Action]

# A square of the abyss is as far as so many covered ones: a bridge has to come there first.
ABYSS = 4
# No way: an acolyte shut in by others and by gargoyles.
NO_WAY = 200
A_BOOK, THE_MATCH = 30, 1000
# So many ways to play a card, or to walk, are looked at.
TRIES, WALKS = 12, 40
# What a card must at least be good for.
WORTHWHILE = 0.5
# Openings of actions that do not bring an acolyte nearer to anything.
ASIDE = ("swap", "search", "end", "unblock")


def around(squares: int, stride: int) -> int:
    """All squares beside some squares."""
    return squares << 1 | squares >> 1 | squares << stride | squares >> stride


def way_to_book(position: sc.Position, seat: sc.Seat) -> int:
    """How far the acolyte of a seat is from its nearest book."""
    geometry: Geometry = position.rules.services[SERVICE]
    masks = board_masks(position[Board], geometry)
    number = geometry.seat_number[seat]
    here, books = masks.at[number], masks.mine[number]
    others = masks.acolytes & ~(1 << here) if here >= 0 else masks.acolytes
    bridges = masks.covered & ~masks.gargoyles & ~others
    abyss = geometry.all & ~masks.covered
    if here >= 0:
        edges = {0: 1 << here}
    else:
        entry = 1 << geometry.entries[number]
        edges = {1 if entry & bridges else ABYSS: entry}
    seen = 0
    for cost in range(NO_WAY):
        edge = edges.pop(cost, 0) & ~seen
        seen |= edge
        if seen & books:
            return cost
        near = around(edge, geometry.stride) & ~seen
        for price, ground in ((1, bridges), (ABYSS, abyss)):
            edges[cost + price] = edges.get(cost + price, 0) | near & ground
    return NO_WAY


def worth(table: sc.Table, seat: sc.Seat) -> float:
    """How well a seat stands: its books, and how near the next one is."""
    if table.outcome is not None:
        return THE_MATCH if seat in table.outcome.winners else -THE_MATCH
    steps = table.clock.left[MP] if table.clock.seat == seat else 0
    far = way_to_book(table, seat)
    books = table[Board].taken[table.seats.index(seat)]
    return A_BOOK * books - max(0, far - steps) - far / 10


def played_out(table: sc.Table, first: sc.Action, rng: random.Random) -> tuple[Line, sc.Table]:
    """An action with the choices that belong to it, as far as nothing unknown comes to light."""
    turn, line, after = table.clock.turn, [first], sc.apply(table, first)
    while True:
        here = after.table
        over = here.outcome is not None or here.clock.turn != turn
        if after.learned or over or isinstance(here.pending[-1], sc.Turn):
            return line, here
        line.append(rng.choice(sc.legal(here)))
        after = sc.apply(here, line[-1])


def best_line(table: sc.Table, rng: random.Random) -> Line:
    """What to do in the own turn: the card that helps most, else the best walk, else the end."""
    seat = table.chooser
    assert seat is not None
    here = twin(table, seat, rng.randrange(1 << 30))
    now = worth(here, seat)
    play: tuple[float, Line] = (now + WORTHWHILE, [])
    walk: tuple[float, Line] = (now, [])
    for first in sc.legal(here):
        if sc.write(here, first).startswith(ASIDE):
            continue
        walks = isinstance(first, SetOut)
        for _ in range(WALKS if walks else TRIES):
            line, after = played_out(here, first, rng)
            value = worth(after, seat)
            if walks and value > walk[0]:
                walk = value, line
            elif not walks and value > play[0]:
                play = value, line
    ends = [action for action in sc.legal(table) if sc.write(table, action) == "end"]
    return play[1] or walk[1] or ends or [rng.choice(sc.legal(table))]


def seek(table: sc.Table, seed: int) -> Iterator[sc.Action]:
    """A whole match: each action, up to the one that wins."""
    rng = random.Random(seed)
    while table.outcome is None:
        mine = table.clock.phase == "play" and isinstance(table.pending[-1], sc.Turn)
        line = best_line(table, rng) if mine else [rng.choice(sc.legal(table))]
        for action in line:
            yield action
            table = sc.apply(table, action).table
