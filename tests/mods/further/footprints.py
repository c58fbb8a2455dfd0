"""Footprints: a set of squares of a large board is kept in a part."""

import scriptorium as sc
from scriptorium.grid import SquareSet, grid

LARGE = grid(16, 16)
FOOTPRINTS = sc.Plugin(
    "footprints",
    "noughts",
    title="Footprints",
    author="a monk",
    summary="Each turn leaves a footprint.",
)


@FOOTPRINTS.part()
class Footprints(sc.Part, tag="footprints.seen", frozen=True):
    """Where somebody has been: a square more with each turn."""

    squares: SquareSet = SquareSet()


@FOOTPRINTS.react(sc.TurnBegan)
def step(now, event):
    """H1: each turn leaves a footprint."""
    seen = now[Footprints].squares.bits
    now.put(Footprints(SquareSet.of(seen | 1 << (event.turn * 37) % 256)))


FOOTPRINTS.fact("footprints", see=lambda at: LARGE.names(at[Footprints].squares.bits))
