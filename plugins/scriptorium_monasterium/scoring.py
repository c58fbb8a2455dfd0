"""What is scored at the end, in this order: monasteries, chapels, cloisters, tokens (MO19)."""

from __future__ import annotations

from collections.abc import Callable

import scriptorium as sc

from . import game
from .course import FinalScoring, award
from .data import BOARD
from .mat import BOOK, TOKENS, TOOL, Mat
from .valley import CLOISTER, MONASTERIES, PLACES, Novices, own_chapels

FINAL = BOARD.final_scoring
MAJORITY = game.number("majority", FINAL.monastery_majority)
CHAPEL_POINTS = [game.number(f"chapels_{n}", points) for n, points in enumerate(FINAL.chapels)]
CLOISTER_FACTOR = game.number("cloister_factor", FINAL.cloister_factor)
TOOL_POINTS = game.number("tool_points", FINAL.tool)
BOOK_POINTS = game.number("book_points", FINAL.book)
TOKENS_A_POINT = game.number("tokens_a_point", FINAL.small_tokens_per_point, least=1)
Points = Callable[[sc.Position, sc.Seat], int]


def scores(part: str, name: str, *after: str) -> Callable[[Points], Points]:
    """A plugin that counts for each seat, after some others."""
    plugin = game.plugin(name, after=tuple(f"{game.name}.{one}" for one in after))

    def declared(points: Points) -> Points:
        @plugin.react(FinalScoring)
        def count(now: sc.Change, event: FinalScoring) -> None:
            award(now, part, {seat: points(now, seat) for seat in now.seats})

        return points

    return declared


@scores("monasteries", "majorities")
def majorities(at: sc.Position, seat: sc.Seat) -> int:
    """In each monastery, in whatever area, who has most; tied players each (MO19.1, R31, R44)."""
    standing = {one: [p // PLACES for p in at[Novices, one].places] for one in at.seats}
    won = 0
    for monastery in range(len(MONASTERIES)):
        counts = {one: mine.count(monastery) for one, mine in standing.items()}
        won += 0 < counts[seat] == max(counts.values())
    return won * MAJORITY(at, seat)


@scores("chapels", "chapel_points", "majorities")
def chapels(at: sc.Position, seat: sc.Seat) -> int:
    """By the number of different chapels with an own novice (MO19.2)."""
    count = min(own_chapels(at, seat).bit_count(), len(CHAPEL_POINTS) - 1)
    return CHAPEL_POINTS[count](at, seat)


@scores("cloisters", "cloister_points", "majorities", "chapel_points")
def cloisters(at: sc.Position, seat: sc.Seat) -> int:
    """In each monastery own cloister novices times own chapel novices, doubled (MO19.3)."""
    found, mine = 0, at[Novices, seat].places
    for monastery in range(len(MONASTERIES)):
        here = [place % PLACES for place in mine if place // PLACES == monastery]
        found += here.count(0) * sum(kind >= CLOISTER for kind in here)
    return found * CLOISTER_FACTOR(at, seat)


@scores("tokens", "token_points", "majorities", "chapel_points", "cloister_points")
def tokens(at: sc.Position, seat: sc.Seat) -> int:
    """Tools, books, and the small ones by twos, rounded down (MO19.4)."""
    have = at[Mat, seat].tokens
    small = sum(have[TOKENS.index(token)] for token in FINAL.small_tokens)
    for_small = small // max(1, TOKENS_A_POINT(at, seat))
    return have[TOOL] * TOOL_POINTS(at, seat) + have[BOOK] * BOOK_POINTS(at, seat) + for_small
