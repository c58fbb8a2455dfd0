"""The words of scenarios for the board: picture, bridges, gargoyles, what is out of the game.

The picture is drawn as on the rules page. Every square is two signs: the letter of its bridge (a
dot is abyss), and what stands there: R G B Y for an acolyte, r g b y for a book, # for a gargoyle.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from msgspec.structs import replace

import scriptorium as sc
import scriptorium.scenarios as check
from scriptorium.grid import Grid

from ..board.board_state import MOST_TAKEN, Board, Letters, board_masks
from ..board.targets import geometry, square_name
from ..box.contents import load
from ..bridges.board_geometry import GONE, OFF, SUPPLY, Geometry
from ..setup.unplaced_bridges import find_bridge, known_of

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


SUPPLY_WORD, GONE_WORD = "supply", "gone"


def colours() -> tuple[str, ...]:
    """All colours there are, in play or not."""
    return tuple(colour.id for colour in load().board.colour)


class BoardSeen(str):
    """A drawn board, with what is needed to compare it with another picture."""

    geometry: Geometry
    board: Board
    letters: tuple[str, ...]


# Letters.


def see_bridges(position: sc.Position) -> dict[str, str]:
    """Every letter of the board, with shape and material."""
    known = geometry(position)
    return {
        letter: bridge_words(known, bridge)
        for bridge, letter in letters_of(position, known).items()
    }


def bridge_words(known: Geometry, bridge: int) -> str:
    """A bridge as in `I3 wood`."""
    kind = known.bridges[bridge]
    return f"{kind.shape} {kind.material}"


def put_bridges(now: sc.Change, wanted: Any) -> None:
    """Give bridges their letters; the picture then says where they lie."""
    if not isinstance(wanted, Mapping):
        raise sc.FactError("bridges", 'write bridges = { a = "I3 wood" }')
    names = [""] * len(geometry(now).bridges)
    for letter, words in wanted.items():
        path = f"bridges.{letter}"
        if letter not in tuple(LETTERS):
            raise sc.FactError(path, "the name of a bridge is one letter from a to z")
        found = find_bridge(known_of(now), path, words, [bool(name) for name in names])
        names[found] = letter
    now.put(Letters(tuple(names)))


def same_bridges(wanted: Any, seen: Any) -> bool:
    """Letters that are known name the same bridges; new ones name bridges that are new."""
    if not isinstance(wanted, Mapping) or not isinstance(seen, Mapping):
        return False
    if not all(isinstance(words, str) for words in wanted.values()):
        return False
    new = Counter(words for letter, words in wanted.items() if letter not in seen)
    known = {letter: words for letter, words in wanted.items() if letter in seen}
    if all(seen[letter] == words for letter, words in known.items()) and not new:
        return True
    # Letters that the position has given itself are as good as any others.
    return not Counter(wanted.values()) - Counter(seen.values())


# The picture.


def see_board(position: sc.Position) -> BoardSeen:
    """The board as a picture."""
    known = geometry(position)
    seen = BoardSeen(draw_picture(position, known))
    seen.geometry = known
    seen.board = position[Board]
    seen.letters = position[Letters].names
    return seen


def same_board(wanted: Any, seen: BoardSeen) -> bool:
    """The same pieces on the same squares; a new letter stands for a bridge without one."""
    drawn = read_picture(wanted, colours())
    known, grid = seen.geometry, seen.geometry.grid
    if (drawn.columns, drawn.rows) != (grid.columns, grid.rows):
        return False
    board = seen.board
    masks = board_masks(board, known)
    left = {b: mask for b, mask in enumerate(masks.of_bridge) if mask}
    for letter, cells in drawn.bridges.items():
        mask = grid.mask(grid.square(*cell) for cell in cells)
        if letter in seen.letters:
            found = seen.letters.index(letter)
            if left.get(found) != mask:
                return False
        else:
            nameless = (
                b
                for b, under in left.items()
                if under == mask and not (seen.letters and seen.letters[b])
            )
            found = next(nameless, OFF)
            if found == OFF:
                return False
        del left[found]
    return not left and figures(known, drawn) == standing(known, board)


def figures(known: Geometry, drawn: Drawn) -> tuple[Any, ...]:
    """What a picture shows of acolytes, books and gargoyles, by their squares."""
    square = known.grid.square
    return (
        {seat: square(*cell) for seat, cell in drawn.acolytes.items()},
        {seat: {square(*cell) for cell in cells} for seat, cells in drawn.books.items()},
        {square(*cell) for cell in drawn.gargoyles},
    )


def standing(known: Geometry, board: Board) -> tuple[Any, ...]:
    """What stands on a board, by its squares."""
    seats = known.seats
    return (
        {seat: at for seat, at in zip(seats, board.acolytes, strict=True) if at >= 0},
        {seat: set(at) for seat, at in zip(seats, board.books, strict=True) if at},
        {at for at in board.gargoyles if at >= 0},
    )


def put_board(now: sc.Change, wanted: Any) -> None:
    """Lay everything as it is drawn."""
    drawn = read_picture(wanted, colours())
    known = geometry(now)
    seats, grid = known.seats, known.grid
    letters = now[Letters].names or ("",) * len(known.bridges)
    places = [OFF] * len(known.bridges)
    for letter, cells in drawn.bridges.items():
        if letter not in letters:
            raise sc.FactError("board", f"bridges does not say what {letter} is")
        bridge = letters.index(letter)
        place = known.place(bridge, grid.mask(grid.square(*cell) for cell in cells))
        if place is None:
            raise sc.FactError("board", f"{letter} is not drawn as {bridge_words(known, bridge)}")
        places[bridge] = place
    for bridge, letter in enumerate(letters):
        if letter and places[bridge] == OFF:
            raise sc.FactError(f"bridges.{letter}", f"{letter} is not drawn")
    for colour in (*drawn.acolytes, *drawn.books):
        if colour not in seats:
            raise sc.FactError("board", f"{colour} does not play in this match")
    acolytes, books, stones = figures(known, drawn)
    for colour, at in acolytes.items():
        if not any(grid.xy(at) in cells for cells in drawn.bridges.values()):
            raise sc.FactError("board", f"{colour}'s acolyte stands over the abyss")
    unnamed = list(range(len(seats)))
    gargoyles = [SUPPLY] * len(seats)
    if len(stones) > len(seats):
        raise sc.FactError("board", "every colour has one gargoyle")
    for at in sorted(stones):  # whose they are, `gargoyles` may say
        gargoyles[unnamed.pop()] = at
    now.put(
        replace(
            now[Board],
            places=tuple(places),
            acolytes=tuple(acolytes.get(seat, -1) for seat in seats),
            books=tuple(tuple(sorted(books.get(seat, ()))) for seat in seats),
            gargoyles=tuple(gargoyles),
        )
    )


# Pieces by colour.


def see_gargoyles(position: sc.Position) -> dict[str, str]:
    """Where each gargoyle is."""
    known = geometry(position)
    words = {SUPPLY: SUPPLY_WORD, GONE: GONE_WORD}
    return {
        seat: words.get(at) or square_name(known.grid, at)
        for seat, at in zip(known.seats, position[Board].gargoyles, strict=True)
    }


def put_gargoyles(now: sc.Change, wanted: Any) -> None:
    """Say whose gargoyles are where; those only drawn belong to the other colours."""
    known, board = geometry(now), now[Board]
    named: dict[int, int] = {}
    for name, where in check.by_seat("gargoyles", now, wanted):
        path, seat = f"gargoyles.{name}", known.seat_number[name]
        if where in (SUPPLY_WORD, GONE_WORD):
            named[seat] = SUPPLY if where == SUPPLY_WORD else GONE
            continue
        try:
            at = known.grid.read(where)
        except (ValueError, AttributeError, TypeError) as error:
            raise sc.FactError(path, f"supply, gone or a square: {error}") from None
        if not board_masks(board, known).covered >> at & 1:
            raise sc.FactError(path, f"there is no bridge on {where}")
        named[seat] = at
    left = sorted({at for at in board.gargoyles if at >= 0} - set(named.values()))
    unnamed = [seat for seat in range(len(board.gargoyles)) if seat not in named]
    if len(left) > len(unnamed):
        raise sc.FactError("gargoyles", "more gargoyles are drawn than there are colours left")
    for at in left:
        named[unnamed.pop()] = at
    now.put(
        replace(
            board,
            gargoyles=tuple(named.get(seat, SUPPLY) for seat in range(len(board.gargoyles))),
        )
    )


def see_taken(position: sc.Position) -> dict[str, int]:
    """How many books each colour has recovered."""
    return dict(zip(geometry(position).seats, position[Board].taken, strict=True))


def put_taken(now: sc.Change, wanted: Any) -> None:
    """Say how many books each colour has recovered."""
    taken = list(now[Board].taken)
    for seat, books in check.by_seat("books_taken", now, wanted):
        taken[now.seats.index(seat)] = check.number(f"books_taken.{seat}", books, 0, MOST_TAKEN)
    now.put(replace(now[Board], taken=tuple(taken)))


def see_out(position: sc.Position) -> list[str]:
    """The bridges out of the game."""
    return [bridge_words(geometry(position), bridge) for bridge in position[Board].out]


def put_out(now: sc.Change, wanted: Any) -> None:
    """Say which bridges are out of the game."""
    used = [place != OFF for place in now[Board].places]
    out = []
    for words in check.texts_in("out", wanted):
        bridge = find_bridge(known_of(now), "out", words, used)
        used[bridge] = True
        out.append(bridge)
    now.put(replace(now[Board], out=tuple(sorted(out))))
