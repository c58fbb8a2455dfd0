"""Noughts and crosses: a whole game as one plugin file. Three signs in a row win."""

from collections.abc import Iterable
from typing import Any

import scriptorium as sc
from scriptorium.grid import grid

BOARD = grid(3, 3)
SIGNS = ("x", "o")
DIAGONALS = [BOARD.mask(map(BOARD.read, line.split())) for line in ("A1 B2 C3", "C1 B2 A3")]
LINES = [*map(BOARD.row, range(3)), *map(BOARD.column, range(3)), *DIAGONALS]
TAKEN = sc.Reason("taken", "N2", "Choose an empty square of the board.")


class Marks(sc.Part, tag="noughts.marks", frozen=True):
    """The squares that x and o have marked, as sets of squares."""

    by_seat: tuple[int, int] = (0, 0)


class Mark(sc.Action, tag="noughts.mark", frozen=True):
    """Write your sign on a square."""

    square: int


def empty_squares(table: sc.Table, turn: sc.Turn) -> list[Mark]:
    """Every square without a sign may be marked (N2)."""
    x, o = table[Marks].by_seat
    return [Mark(square) for square in BOARD.squares(BOARD.all & ~(x | o))]


def is_taken(table: sc.Table, turn: sc.Turn, action: Mark) -> sc.Refused | None:
    """Nobody writes over a sign, or beside the board (N2)."""
    return None if action in empty_squares(table, turn) else TAKEN()


def mark(now: sc.Change, turn: sc.Turn, action: Mark) -> None:
    """Write the sign; three in a row win (N3), a full board ends in a draw (N4)."""
    x, o = now[Marks].by_seat
    sign = 1 << action.square
    marks, mine = ((x | sign, o), x | sign) if turn.seat == "x" else ((x, o | sign), o | sign)
    now.put(Marks(marks))
    if any(mine & line == line for line in LINES):
        now.end([turn.seat])
    elif marks[0] | marks[1] == BOARD.all:
        now.end()
    else:
        now.end_turn()


def write(position: sc.Position, action: Mark) -> str:
    """Write the square, as in `mark B2`."""
    return f"mark {BOARD.name(action.square)}"


def read(table: sc.Table, text: str) -> Mark:
    """Read the square, as in `mark B2`."""
    try:
        return Mark(BOARD.read(text))
    except ValueError as error:
        raise sc.Unreadable(f"write mark and a square, as in mark B2: {error}") from None


def picture(view: sc.View) -> Iterable[sc.Piece]:
    """Nine squares, and a sign on each that is marked."""
    for square in BOARD.squares(BOARD.all):
        (x, y), name = BOARD.xy(square), BOARD.name(square)
        yield sc.Piece(name, "square", x, y, label=name)
        for seat, marks in zip(SIGNS, view[Marks].by_seat, strict=True):
            if marks >> square & 1:
                yield sc.Piece(f"sign-{name}", f"sign-{seat}", x, y, layer=1, label=seat)


def see_marks(position: sc.Position) -> dict[str, list[str]]:
    """The squares each player has marked."""
    return {s: BOARD.names(m) for s, m in zip(SIGNS, position[Marks].by_seat, strict=True)}


def put_marks(now: sc.Change, wanted: dict[str, Any]) -> None:
    """Lay signs for a scenario."""
    x, o = (BOARD.mask(map(BOARD.read, wanted.get(seat, ()))) for seat in SIGNS)
    now.put(Marks((x, o)))


@sc.hookimpl
def scriptorium_about() -> sc.About:
    return sc.About("noughts", "noughts", title="Noughts and crosses", seats=SIGNS, fewest=2)


@sc.hookimpl
def scriptorium_rules(book: sc.RuleBook) -> None:
    book.game(sc.Schedule((sc.Phase("play", ("mark",)),)))
    book.part(Marks())
    book.reason(TAKEN)
    book.action(Mark, offer=empty_squares, check=is_taken, apply=mark, write=write, read=read)
    book.scene(picture)
    book.fact("marks", see=see_marks, put=put_marks, any_order=True)
