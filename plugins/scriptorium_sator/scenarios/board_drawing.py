"""The picture of a board, as the rules page draws it: read, and drawn.

Every square is two signs: the letter of its bridge (a dot is abyss), and what stands there: R G B Y
for an acolyte, r g b y for a book, # for a gargoyle.
"""

from __future__ import annotations

from dataclasses import dataclass, field

import scriptorium as sc
from scriptorium.grid import Grid
from scriptorium_sator.board.board_state import Board, Letters, board_masks
from scriptorium_sator.bridges.board_geometry import Geometry

PATH = "board"
LETTERS = "abcdefghijklmnopqrstuvwxyz"
EMPTY = "."
STONE = "#"
SIZE = 32


@dataclass
class Drawn:
    """What a picture shows, by columns and rows counted from the north-west corner."""

    columns: int = 0
    rows: int = 0
    bridges: dict[str, set[tuple[int, int]]] = field(default_factory=dict)
    acolytes: dict[str, tuple[int, int]] = field(default_factory=dict)
    books: dict[str, set[tuple[int, int]]] = field(default_factory=dict)
    gargoyles: set[tuple[int, int]] = field(default_factory=set)


def read_picture(text: object, colours: tuple[str, ...]) -> Drawn:
    """Read a picture; `colours` are all there are, told by their first letters."""
    if not isinstance(text, str):
        raise sc.FactError(PATH, "write the board as a text of several lines")
    lines = [line.split() for line in text.splitlines() if line.split()]
    if len(lines) < 2:
        raise sc.FactError(PATH, "draw a line of columns, and a line for each row")
    drawn = Drawn(len(lines[0]), len(lines) - 1)
    if drawn.columns > SIZE or drawn.rows > SIZE:
        raise sc.FactError(PATH, f"a grid has at most {SIZE} columns and {SIZE} rows")
    names = column_names(drawn.columns)
    if lines[0] != names:
        raise sc.FactError(PATH, f"the first line names the columns: {' '.join(names)}")
    initials = {colour[0]: colour for colour in colours}
    for y, (number, *squares) in enumerate(lines[1:]):
        if number != str(y + 1):
            raise sc.FactError(PATH, f"row {y + 1} begins with its number, not with {number}")
        if len(squares) != drawn.columns:
            raise sc.FactError(
                PATH, f"row {number} has {len(squares)} squares instead of {drawn.columns}"
            )
        for x, signs in enumerate(squares):
            _read_square(drawn, signs, (x, y), f"{names[x]}{number}", initials)
    return drawn


def _read_square(
    drawn: Drawn, signs: str, cell: tuple[int, int], name: str, initials: dict[str, str]
) -> None:
    if len(signs) != 2:
        raise sc.FactError(PATH, f"{name} is drawn with two signs, not as {signs!r}")
    bridge, figure = signs[0], signs[1]
    if bridge in LETTERS:
        drawn.bridges.setdefault(bridge, set()).add(cell)
    elif bridge != EMPTY:
        raise sc.FactError(PATH, f"{name}: {bridge!r} is no bridge; write a letter or a dot")
    if figure == STONE:
        drawn.gargoyles.add(cell)
    elif figure in initials:
        drawn.books.setdefault(initials[figure], set()).add(cell)
    elif figure.lower() in initials:
        colour = initials[figure.lower()]
        if colour in drawn.acolytes:
            raise sc.FactError(PATH, f"the acolyte {figure} is drawn twice")
        drawn.acolytes[colour] = cell
    elif figure != EMPTY:
        signs_known = "".join(initials) + "".join(initials).upper()
        raise sc.FactError(PATH, f"{name}: {figure!r} is none of {signs_known}{STONE}{EMPTY}")


def column_names(columns: int) -> list[str]:
    """A, B, C and so on."""
    return [LETTERS[n].upper() if n < 26 else "A" + LETTERS[n - 26].upper() for n in range(columns)]


def letters_of(position: sc.Position, geometry: Geometry) -> dict[int, str]:
    """A letter for every bridge on the board: the scenario's, or the next that is free."""
    given = position[Letters].names
    places = position[Board].places
    known = {n: name for n, name in enumerate(given) if name}
    spare = iter(letter for letter in LETTERS if letter not in known.values())
    masks = board_masks(position[Board], geometry)
    found = {}
    for bridge in range(len(places)):
        if masks.on >> bridge & 1:
            found[bridge] = known.get(bridge) or next(spare, "?")
    return found


def draw_picture(position: sc.Position, geometry: Geometry) -> str:
    """Draw the board of a position."""
    board = position[Board]
    masks = board_masks(board, geometry)
    letters = letters_of(position, geometry)
    under = {
        square: letter
        for bridge, letter in letters.items()
        for square in geometry.grid.squares(masks.of_bridge[bridge])
    }
    upon: dict[int, str] = {}
    for seat, squares in zip(geometry.seats, board.books, strict=True):
        upon.update((square, seat[0]) for square in squares)
    for seat, square in zip(geometry.seats, board.acolytes, strict=True):
        if square >= 0:
            upon[square] = seat[0].upper()
    upon.update((square, STONE) for square in board.gargoyles if square >= 0)
    grid: Grid = geometry.grid
    lines = ["     " + "".join(f"{name:<3}" for name in column_names(grid.columns)).rstrip()]
    for y in range(grid.rows):
        row = [grid.square(x, y) for x in range(grid.columns)]
        signs = (under.get(s, EMPTY) + upon.get(s, EMPTY) for s in row)
        lines.append(f"{y + 1:<5}" + " ".join(signs))
    return "\n".join(lines) + "\n"
