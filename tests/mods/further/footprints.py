"""Footprints: a set of squares of a large board is kept in a part."""

import scriptorium as sc
import scriptorium.scenarios as check
from scriptorium.grid import SquareSet, grid

LARGE = grid(16, 16)


class Footprints(sc.Part, tag="footprints.seen", frozen=True):
    """Where somebody has been: a square more with each turn."""

    squares: SquareSet = SquareSet()


def step(now, event):
    """H1: each turn leaves a footprint."""
    seen = now[Footprints].squares.bits
    now.put(Footprints(SquareSet.of(seen | 1 << (event.turn * 37) % 256)))


@sc.hookimpl
def scriptorium_about():
    return sc.About(
        "footprints",
        "noughts",
        title="Footprints",
        author="a monk",
        summary="Each turn leaves a footprint.",
    )


@sc.hookimpl
def scriptorium_rules(book):
    book.part(Footprints())
    book.react(sc.TurnBegan, step)
    check.fact(book, "footprints", see=lambda p: LARGE.names(p[Footprints].squares.bits))
