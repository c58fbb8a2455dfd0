"""Edges: the rule about taken squares is another one, in words of its own."""

import scriptorium as sc
import scriptorium.house_rules as sh
from scriptorium.grid import grid

BOARD = grid(3, 3)
CENTRE = 1 << BOARD.read("B2")


def outer(at):
    """H1: all squares that bear no sign, the centre last of all."""
    marks = next(part for part in at.parts if type(part).__name__ == "Marks")
    left = BOARD.all & ~(marks.by_seat[0] | marks.by_seat[1])
    return left & ~CENTRE or left


EDGES = sc.rule("edge", "H1", "The centre comes last.", "edges-edge", mask=outer)


@sc.hookimpl
def scriptorium_about():
    return sc.About(
        "edges", "noughts", title="Edges", author="a monk", summary="The centre comes last."
    )


@sc.hookimpl
def scriptorium_rules(book):
    book.reason(EDGES.reason)
    sh.change_choice(book, "noughts.mark", instead={"taken": EDGES})
