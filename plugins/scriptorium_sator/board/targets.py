"""What can be chosen in SATOR, each kind said once: squares, bridges, prices, paths, turns."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable, Hashable, Iterable
from contextlib import suppress
from itertools import product
from typing import Annotated, Any

from msgspec import Meta

import scriptorium as sc
from scriptorium.engine import REST
from scriptorium.grid import Grid, OffGridError, SquareError, turn_cell

from .. import say
from ..bridges.board_masks import BoardMasks
from ..movement.carrying import ANCHOR, ANCHOR_BITS, ShapeMoves, State, find_turn, turned
from ..movement.push_lists import shift_along
from .board_state import (
    AP,
    Board,
    board_masks,
    bridge_name,
    bridge_piece,
    gargoyle_piece,
    read_bridge,
)
from .board_state import geometry as geometry

Pieces = tuple[str, ...]
Path = tuple[int, ...]

OFF_GRID = say.reason("S16.2", "sator-clara-outside", id="outside")
NO_SUCH_BRIDGE = say.reason("S2.3", "sator-no-such-bridge", id="outside")
NOT_ON_BOARD = say.reason("S2.3", "sator-not-on-board", id="outside")


def masks(position: sc.Position) -> BoardMasks:
    """The board as sets of squares and of bridges."""
    board: Board = position.parts[position.rules.part_index[Board]]
    try:
        return board.known["masks"]
    except KeyError:
        return board_masks(board, geometry(position))


def seat_of(at: sc.Moment | sc.Change) -> int:
    """The number of the seat that decides."""
    return geometry(at).seat_number[at.me]


def grid_of(position: sc.Position) -> Grid:
    """The squares of the pit."""
    return geometry(position).grid


def standing(position: sc.Position, piece: str) -> int | None:
    """The square that a piece of the picture is, or stands on."""
    known, board = geometry(position), position[Board]
    kind, _, seat = piece.partition("-")
    if kind == "book":
        piece = seat.partition("-")[2]
    elif kind in ("acolyte", "gargoyle"):
        figures = board.acolytes if kind == "acolyte" else board.gargoyles
        at = figures[known.seat_number[seat]]
        return at if at >= 0 else None
    return known.grid.square_numbers.get(piece)


def chosen_shape(at: sc.Moment) -> tuple[ShapeMoves, State]:
    """How the bridge that was chosen can move, and its state as it lies, riders included."""
    bridge = at.decision.chosen[0]
    return geometry(at).moves[bridge], masks(at).state(bridge)


def turns_before(at: sc.Moment) -> tuple[Path, ...]:
    """The turns that have been chosen before this one."""
    turns: tuple[Path, ...] = at.decision.chosen[2:]
    return turns


NOWHERE = -1
NOWHERE_NAME = "ZZ99"
WAY_NAMES = ("n", "e", "s", "w")
ANGLE_NAMES = ("", "cw", "180", "ccw")


def read_square(grid: Grid, word: str) -> int:
    """A square; `NOWHERE` for one beyond the edge."""
    try:
        return grid.read(word)
    except OffGridError:
        return NOWHERE
    except SquareError as error:
        raise sc.Unreadable(str(error)) from None


def square_name(grid: Grid, square: int) -> str:
    """The name of a square; any number has one, also where there is no such square."""
    names = grid.square_names
    return names[square] if 0 <= square < len(names) else NOWHERE_NAME


def read_way(word: str) -> int:
    """A direction: n, e, s or w."""
    if word not in WAY_NAMES:
        raise sc.Unreadable(f"{word!r} is no direction; write n, e, s or w")
    return WAY_NAMES.index(word)


def read_angle(word: str) -> int:
    """An angle: cw, ccw or 180."""
    if word not in ANGLE_NAMES[1:]:
        raise sc.Unreadable(f"{word!r} is no angle; write cw, ccw or 180")
    return ANGLE_NAMES.index(word)


class Squares(sc.Target[int]):
    """The squares of the grid; what stands on one means it as well."""

    noun = "a square"
    outside = OFF_GRID

    def bits(self, at: sc.Moment) -> int:
        return grid_of(at).all

    def write(self, position: Any, value: int) -> str:
        return square_name(grid_of(position), value)

    def read(self, position: Any, text: str) -> int:
        return read_square(grid_of(position), text)

    def pieces(self, at: sc.Moment, value: int) -> Pieces:
        return (self.write(at, value),)

    def meant(self, at: sc.Moment, touched: Pieces) -> tuple[int, int] | None:
        square = standing(at, touched[0]) if touched else None
        return None if square is None else (square, 1)


class GargoyleSquares(Squares):
    """The squares of gargoyles; whether one sits on a square is for rules."""

    noun = "a gargoyle"

    def missing(self, at: sc.Moment, value: int) -> None:
        """Any square may be named."""

    def pieces(self, at: sc.Moment, value: int) -> Pieces:
        owners = zip(geometry(at).seats, at[Board].gargoyles, strict=True)
        return tuple(gargoyle_piece(seat) for seat, index in owners if index == value)

    def meant(self, at: sc.Moment, touched: Pieces) -> tuple[int, int] | None:
        if not touched or not touched[0].startswith("gargoyle-"):
            return None
        return super().meant(at, touched)


class SquareRow(sc.Target[Path]):
    """Squares, one after the other."""

    noun = "squares"
    words = REST

    def missing(self, at: sc.Moment, value: Path) -> None:
        """Any squares may be named; rules say what is wrong with them."""

    def write(self, position: Any, value: Path) -> str:
        return " ".join(square_name(grid_of(position), square) for square in value)

    def read(self, position: Any, text: str) -> Path:
        return tuple(read_square(grid_of(position), word) for word in text.split())

    def pieces(self, at: sc.Moment, value: Path) -> tuple[Any, ...]:
        return tuple(self.write(at, value).split())

    def meant(self, at: sc.Moment, touched: Pieces) -> tuple[Path, int] | None:
        squares = [standing(at, piece) for piece in touched]
        found = tuple(square for square in squares if square is not None)
        return (found, len(found)) if found and len(found) == len(squares) else None


class LaidSquares(SquareRow):
    """The squares under a shape that is laid; in any order they come to the same.

    Whose target it is says under `lying` all sets of squares on which it may lie.
    """

    noun = "the squares on which it is to lie"

    @abstractmethod
    def lying(self, at: sc.Moment) -> Iterable[int]: ...

    def every(self, at: sc.Moment) -> Iterable[Path]:
        squares = grid_of(at).squares
        return (tuple(squares(mask)) for mask in self.lying(at))

    def outcome(self, at: sc.Moment, value: Path) -> Path:
        return tuple(sorted(value))


class Bridges(sc.Target[int]):
    """The bridges on the board."""

    noun = "a bridge"
    outside = NOT_ON_BOARD

    def bits(self, at: sc.Moment) -> int:
        return masks(at).on

    def missing(self, at: sc.Moment, value: int) -> sc.Reason | None:
        if value >= len(geometry(at).bridges):
            return NO_SUCH_BRIDGE
        return super().missing(at, value)

    def write(self, position: Any, value: int) -> str:
        known = geometry(position)
        return bridge_name(position, known, value) if value < len(known.bridges) else str(value)

    def details(self, position: Any, name: str, value: int) -> dict[str, str | int]:
        names = geometry(position).names  # letters are for writing alone: no sentence tells them
        return {name: names[value] if value < len(names) else str(value)}

    def read(self, position: Any, text: str) -> int:
        return read_bridge(position, geometry(position), text)

    def pieces(self, at: sc.Moment, value: int) -> Pieces:
        return (bridge_piece(geometry(at), value),)


class Paths(sc.Target[Path]):
    """The ways of a shape, square by square; two that end alike come to the same.

    `meaning` says how far a push goes of which so many squares have been touched.
    """

    noun = "the squares that it enters, in order"
    words = REST
    may_be_empty = True

    def __init__(
        self,
        longest: Callable[[sc.Moment], int],
        meaning: Callable[[sc.Moment, int], int] = lambda at, squares: squares,
    ) -> None:
        self.longest, self.meaning = longest, meaning

    def every(self, at: sc.Moment) -> Iterable[Path]:
        for steps in range(1, self.longest(at) + 1):
            yield from product(range(4), repeat=steps)

    def missing(self, at: sc.Moment, value: Path) -> None:
        return None

    def outcome(self, at: sc.Moment, value: Path) -> int:
        return shift_along(grid_of(at), value)

    def write(self, position: Any, value: Path) -> str:
        return " ".join(WAY_NAMES[way] for way in value)

    def read(self, position: Any, text: str) -> Path:
        return tuple(map(read_way, text.split()))

    def pieces(self, at: sc.Moment, value: Path) -> Pieces:
        grid, found = grid_of(at), []
        index = chosen_shape(at)[1][0] & ANCHOR
        for way in value:
            index += grid.shifts[way]
            found.append(square_name(grid, index))
        return tuple(found)

    def meant(self, at: sc.Moment, touched: Pieces) -> tuple[Path, int] | None:
        grid, found = grid_of(at), list[int]()
        index = chosen_shape(at)[1][0] & ANCHOR
        for piece in touched:
            square = grid.square_numbers.get(piece, -1)
            if square - index not in grid.shifts:
                break
            found.append(grid.shifts.index(square - index))
            index = square
        if not found:
            return None
        more = self.meaning(at, len(found)) - len(found)
        return (*found, *found[-1:] * more), len(found)


class OneStep(Paths):
    """One of the four ways."""

    words = 1
    may_be_empty = False

    def __init__(self) -> None:
        super().__init__(lambda at: 1)

    def read(self, position: Any, text: str) -> Path:
        return (read_way(text),)


class Turns(sc.Target[Path]):
    """The turns of a shape: one of its squares, and the angle in quarters clockwise.

    The square is touched, and where the cell of the shape that is farthest from it comes to lie.
    """

    noun = "one of its squares and where it turns to"
    words = 2

    def every(self, at: sc.Moment) -> Iterable[Path]:
        grid = grid_of(at)
        return ((square, angle) for square in grid.squares(grid.all) for angle in (1, 2, 3))

    def missing(self, at: sc.Moment, value: Path) -> None:
        return None

    def outcome(self, at: sc.Moment, value: Path) -> Hashable:
        moves, state = chosen_shape(at)
        for pivot, angle in (*turns_before(at), value):
            turn = find_turn(moves, state[0], pivot, angle)
            if turn is None:
                return value
            state = turned(moves, state, turn)
        return state

    def write(self, position: Any, value: Path) -> str:
        return f"{square_name(grid_of(position), value[0])} {ANGLE_NAMES[value[1]]}"

    def read(self, position: Any, text: str) -> Path:
        words = text.split()
        if len(words) != 2:
            raise sc.Unreadable("write a square and an angle: C1 ccw")
        return read_square(grid_of(position), words[0]), read_angle(words[1])

    def pieces(self, at: sc.Moment, value: Path) -> Pieces:
        grid, (pivot, angle) = grid_of(at), value
        moves, (place, *_) = chosen_shape(at)
        lies = moves.place_masks[place >> ANCHOR_BITS][place & ANCHOR]
        cells = [grid.xy(square) for square in grid.squares(lies)]
        for earlier, by in turns_before(at):
            cells = [turn_cell(*cell, *grid.xy(earlier), by) for cell in cells]
        x, y = grid.xy(pivot)
        far = max(cells, key=lambda cell: (abs(cell[0] - x) + abs(cell[1] - y), cell))
        end = grid.square(*turn_cell(*far, x, y, angle))
        return square_name(grid, pivot), square_name(grid, end)

    def meant(self, at: sc.Moment, touched: Pieces) -> tuple[Path, int] | None:
        numbers = grid_of(at).square_numbers
        pivot = numbers.get(touched[0], -1) if len(touched) > 1 else -1
        for angle in (1, 2, 3) if pivot >= 0 else ():
            with suppress(OffGridError):  # an end beyond the grid is touched by nobody
                if self.pieces(at, (pivot, angle)) == touched[:2]:
                    return (pivot, angle), 2
        return None


class FirstTurns(Turns):
    """The first of two turns: about which square it is tells about which the second may be.

    A shape that looks the same from every side comes to the same place about two of its squares.
    """

    def outcome(self, at: sc.Moment, value: Path) -> Hashable:
        return value[0], super().outcome(at, value)


Price = Annotated[int, Meta(ge=0, le=999)]


class Prices(sc.Numbers):
    """Prices in action points; what else is chosen tells them.

    With `touched` the points are touched once before it; with `outside`, which is given for a
    price that is not there, once for each.
    """

    noun = ""

    def __init__(
        self,
        among: Callable[[sc.Moment], Iterable[int]],
        *,
        touched: bool = False,
        outside: sc.Reason | None = None,
    ) -> None:
        super().__init__(among=among, noun="")
        self.touched, self.counted = touched, outside is not None
        self.outside = outside or self.outside

    def missing(self, at: sc.Moment, value: int) -> sc.Reason | None:
        return super().missing(at, value) if self.counted else None

    def read(self, position: Any, text: str) -> int:
        if not (text.isascii() and text.isdigit() and len(text) <= 3):
            raise sc.Unreadable(f"{text!r} is no number of action points")
        return int(text)

    def pieces(self, at: sc.Moment, value: int) -> Pieces:
        return (AP,) * (value if self.counted else self.touched)

    def meant(self, at: sc.Moment, touched: Pieces) -> tuple[int, int] | None:
        if not self.counted:
            return super().meant(at, touched)
        others = (index for index, piece in enumerate(touched) if piece != AP)
        count = next(others, len(touched))
        return (count, count) if count else None


Square = Annotated[int, Meta(ge=-2, le=(1 << 11) - 1), Squares()]
Bridge = Annotated[int, Meta(ge=0, le=255), Bridges()]
DIRECTIONS = Annotated[tuple[Annotated[int, Meta(ge=0, le=3)], ...], Meta(max_length=64)]
Direction = Annotated[
    tuple[Annotated[int, Meta(ge=0, le=3)], ...], Meta(min_length=1, max_length=1), OneStep()
]
Quarters = tuple[Annotated[int, Meta(ge=-2, le=(1 << 11) - 1)], Annotated[int, Meta(ge=1, le=3)]]
Turn = Annotated[Quarters, Turns()]
FirstTurn = Annotated[Quarters, FirstTurns()]
