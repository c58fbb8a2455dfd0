"""Edges: the rule about taken squares is another one, in words of its own."""

import scriptorium as sc
from scriptorium.grid import grid

BOARD = grid(3, 3)
CENTRE = 1 << BOARD.read("B2")
EDGES = sc.Plugin(
    "edges", "noughts", title="Edges", author="a monk", summary="The centre comes last."
)
EDGE = sc.Reason("edge", "H1", "The centre comes last.", message="edges-edge")


def outer(at):
    """H1: all squares that bear no sign, the centre last of all."""
    left = BOARD.all
    for part in at.parts:
        if type(part).__name__ == "Marks":
            left &= ~part.squares
    return left & ~CENTRE or left


EDGES.change("noughts.mark", instead={"taken": sc.Rule(EDGE, mask=outer)})
