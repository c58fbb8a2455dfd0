"""Noughts and crosses: a whole game in one file. Three signs in a row win."""

from collections.abc import Iterable
from typing import Annotated

import scriptorium as sc
import scriptorium.scene as sp
from scriptorium.grid import grid

BOARD = grid(3, 3)
PLACES = {BOARD.name(square): square for square in BOARD.squares(BOARD.all)}
DIAGONALS = [BOARD.mask(map(BOARD.read, line.split())) for line in ("A1 B2 C3", "C1 B2 A3")]
LINES = [*map(BOARD.row, range(3)), *map(BOARD.column, range(3)), *DIAGONALS]

game = sc.Game(
    "noughts",
    __file__,
    title="Noughts and crosses",
    seats=("x", "o"),
    fewest=2,
    schedule=sc.Schedule((sc.Phase("play", ("mark",)),)),
)


@game.part()
class Marks(sc.SeatPart, tag="noughts.marks", frozen=True):
    """The squares that a player has marked, as a set of squares."""

    squares: Annotated[int, sc.Fact("marks", bits=PLACES)] = 0


def taken(at: sc.Position) -> int:
    """The squares with a sign."""
    return at[Marks, "x"].squares | at[Marks, "o"].squares


TAKEN = sc.Reason("taken", "N2", "Choose an empty square of the board.")


@game.choice(sc.Rule(TAKEN, mask=lambda at: ~taken(at)))
class Mark(sc.Action, tag="noughts.mark", frozen=True):
    """Write your sign on a square."""

    square: Annotated[int, sc.Squares(BOARD, on="sign-")]

    def do(self, now: sc.Change) -> None:
        """Three in a row win (N3), a full board ends in a draw (N4)."""
        own = now[Marks, now.me].squares | 1 << self.square
        now[Marks, now.me] = Marks(own)
        if any(line & own == line for line in LINES):
            now.end([now.me])
        elif taken(now) == BOARD.all:
            now.end()
        else:
            now.end_turn()


@game.scene
def picture(view: sc.View) -> Iterable[sp.Piece]:
    """Nine squares, and a sign on each that is marked."""
    for name, square in PLACES.items():
        x, y = BOARD.xy(square)
        yield sp.Piece(name, "square", x, y, label=name)
        for seat in view.seats:
            if view[Marks, seat].squares >> square & 1:
                yield sp.Piece(f"sign-{name}", f"sign-{seat}", x, y, layer=1, label=seat)
