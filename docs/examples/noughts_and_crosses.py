"""Noughts and crosses: a whole game as one plugin file. Three signs in a row win."""

from collections.abc import Iterable
from typing import Annotated

import scriptorium as sc
import scriptorium.scenarios as check
import scriptorium.scene as sp
from scriptorium.grid import grid

BOARD = grid(3, 3)
SIGNS = ("x", "o")
DIAGONALS = [BOARD.mask(map(BOARD.read, line.split())) for line in ("A1 B2 C3", "C1 B2 A3")]
LINES = [*map(BOARD.row, range(3)), *map(BOARD.column, range(3)), *DIAGONALS]


class Marks(sc.Part, tag="noughts.marks", frozen=True):
    """The squares that x and o have marked, as sets of squares."""

    by_seat: tuple[int, int] = (0, 0)


def empty(at: sc.Moment) -> int:
    """The squares without a sign."""
    x, o = at[Marks].by_seat
    return ~(x | o)


class Mark(sc.Action, tag="noughts.mark", frozen=True):
    """Write your sign on a square."""

    square: Annotated[int, sc.Squares(BOARD, on="sign-")]


def mark(now: sc.Change, turn: sc.Turn, action: Mark) -> None:
    """Write the sign; three in a row win (N3), a full board ends in a draw (N4)."""
    (x, o), sign = now[Marks].by_seat, 1 << action.square
    x, o = (x | sign, o) if turn.seat == "x" else (x, o | sign)
    now.put(Marks((x, o)))
    if any(line in (line & x, line & o) for line in LINES):
        now.end([turn.seat])
    elif x | o == BOARD.all:
        now.end()
    else:
        now.end_turn()


MARK = sc.Choice(
    Mark,
    do=mark,
    rules=(sc.rule("taken", "N2", "Choose an empty square of the board.", mask=empty),),
)


def picture(view: sc.View) -> Iterable[sp.Piece]:
    """Nine squares, and a sign on each that is marked."""
    for square in BOARD.squares(BOARD.all):
        (x, y), name = BOARD.xy(square), BOARD.name(square)
        yield sp.Piece(name, "square", x, y, label=name)
        for seat, marks in zip(SIGNS, view[Marks].by_seat, strict=True):
            if marks >> square & 1:
                yield sp.Piece(f"sign-{name}", f"sign-{seat}", x, y, layer=1, label=seat)


def see_marks(position: sc.Position) -> dict[str, list[str]]:
    """The squares each player has marked."""
    return {s: BOARD.names(m) for s, m in zip(SIGNS, position[Marks].by_seat, strict=True)}


def put_marks(now: sc.Change, wanted: dict[str, list[str]]) -> None:
    """Lay signs for a scenario."""
    now.put(Marks(tuple(BOARD.mask(map(BOARD.read, wanted.get(s, ()))) for s in SIGNS)))


@sc.hookimpl
def scriptorium_about() -> sc.About:
    return sc.About("noughts", "noughts", title="Noughts and crosses", seats=SIGNS, fewest=2)


@sc.hookimpl
def scriptorium_rules(book: sc.RuleBook) -> None:
    book.game(sc.Schedule((sc.Phase("play", ("mark",)),)))
    book.part(Marks())
    book.choice(MARK)
    sp.add_scene(book, picture)
    check.fact(book, "marks", see=see_marks, put=put_marks, any_order=True)
