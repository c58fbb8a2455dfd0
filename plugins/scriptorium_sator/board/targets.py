"""What can be chosen in SATOR, each kind said once: squares, bridges, prices, paths, turns."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable
from contextlib import suppress
from itertools import product
from typing import Annotated, Any

from msgspec import Meta

import scriptorium as sc
from scriptorium.targets import REST
from scriptorium_grid import OffGridError, turn_cell
from scriptorium_grid.carrying import find_turn, turned
from scriptorium_grid.push_paths import shift_along

from ..bridges.board_geometry import ANCHOR, Geometry
from ..bridges.board_masks import BoardMasks
from ..bridges.bridge_states import state_of
from ..wording import reason
from .board_state import SERVICE, Board, board_masks, bridge_name, read_bridge
from .piece_names import AP, bridge_piece, gargoyle_piece
from .square_notation import (
    ANGLE_NAMES,
    WAY_NAMES,
    read_angle,
    read_number,
    read_square,
    read_way,
    square_name,
)

Pieces = tuple[str, ...]

OFF_GRID = reason("outside", "S16.2", "sator-clara-outside")
NO_SUCH_BRIDGE = reason("outside", "S2.3", "sator-no-such-bridge")
NOT_ON_BOARD = reason("outside", "S2.3", "sator-not-on-board")


def geometry(position: sc.Position) -> Geometry:
    """The geometry of the match."""
    found: Geometry = position.rules.services[SERVICE]
    return found


def masks(position: sc.Position) -> BoardMasks:
    """The board as sets of squares and of bridges."""
    board: Board = position.parts[position.rules.part_index[Board]]
    return board.__dict__.get("masks") or board_masks(board, geometry(position))


class Squares(sc.Target[int]):
    """The squares of the grid; what stands on one means it as well."""

    noun = "a square"
    outside = OFF_GRID

    def bits(self, position: Any, top: Any) -> int:
        return geometry(position).grid.all

    def write(self, position: Any, value: int) -> str:
        names = geometry(position).square_names
        return square_name(geometry(position), value if value < len(names) else -1)

    def read(self, position: Any, text: str) -> int:
        return read_square(geometry(position), text)

    def pieces(self, position: Any, top: Any, value: int) -> Pieces:
        return (self.write(position, value),)

    def meant(self, position: Any, top: Any, touched: Pieces) -> tuple[int, int] | None:
        square = standing(position, touched[0]) if touched else None
        return None if square is None else (square, 1)


def standing(position: sc.Position, piece: str) -> int | None:
    """The square that a piece is, or stands on."""
    known, board = geometry(position), position[Board]
    kind, _, seat = piece.partition("-")
    if kind == "book":
        piece = seat.partition("-")[2]
    elif kind in ("acolyte", "gargoyle"):
        figures = board.acolytes if kind == "acolyte" else board.gargoyles
        at = figures[known.seat_number[seat]]
        return at if at >= 0 else None
    return known.square_number.get(piece)


class GargoyleSquares(Squares):
    """The squares of gargoyles; whether one sits on a square is for rules."""

    noun = "a gargoyle"

    def missing(self, position: Any, top: Any, value: int) -> None:
        """Any square may be named."""

    def pieces(self, position: Any, top: Any, value: int) -> Pieces:
        owners = zip(geometry(position).seats, position[Board].gargoyles, strict=True)
        return tuple(gargoyle_piece(seat) for seat, at in owners if at == value)

    def meant(self, position: Any, top: Any, touched: Pieces) -> tuple[int, int] | None:
        if not touched or not touched[0].startswith("gargoyle-"):
            return None
        return super().meant(position, top, touched)


class Bridges(sc.Target[int]):
    """The bridges on the board."""

    noun = "a bridge"
    outside = NOT_ON_BOARD

    def bits(self, position: Any, top: Any) -> int:
        return masks(position).on

    def missing(self, position: Any, top: Any, value: int) -> sc.Reason | None:
        if value >= len(geometry(position).bridges):
            return NO_SUCH_BRIDGE
        return super().missing(position, top, value)

    def write(self, position: Any, value: int) -> str:
        known = geometry(position)
        return bridge_name(position, known, value) if value < len(known.bridges) else str(value)

    def read(self, position: Any, text: str) -> int:
        return read_bridge(position, geometry(position), text)

    def pieces(self, position: Any, top: Any, value: int) -> Pieces:
        return (bridge_piece(geometry(position), value),)


class SquareRow(sc.Target[tuple[int, ...]]):
    """Squares, one after the other."""

    noun = "squares"
    words = REST

    def missing(self, position: Any, top: Any, value: tuple[int, ...]) -> None:
        """Any squares may be named; rules say what is wrong with them."""

    def write(self, position: Any, value: tuple[int, ...]) -> str:
        return " ".join(square_name(geometry(position), square) for square in value)

    def read(self, position: Any, text: str) -> tuple[int, ...]:
        return tuple(read_square(geometry(position), word) for word in text.split())

    def pieces(self, position: Any, top: Any, value: tuple[int, ...]) -> tuple[Any, ...]:
        return tuple(self.write(position, value).split())

    def meant(self, position: Any, top: Any, touched: Pieces) -> tuple[tuple[int, ...], int] | None:
        squares = [standing(position, piece) for piece in touched]
        found = tuple(square for square in squares if square is not None)
        return (found, len(found)) if found and len(found) == len(squares) else None


class Prices(sc.Numbers):
    """Prices in action points; what else is chosen tells them.

    With `touched` the points are touched once before it; with `outside`, which is given for a
    price that is not there, once for each.
    """

    noun = ""

    def __init__(
        self,
        among: Callable[[Any, Any], Iterable[int]],
        *,
        touched: bool = False,
        outside: sc.Reason | None = None,
    ) -> None:
        super().__init__(among=among, noun="")
        self.touched, self.counted = touched, outside is not None
        self.outside = outside or self.outside

    def missing(self, position: Any, top: Any, value: int) -> sc.Reason | None:
        return super().missing(position, top, value) if self.counted else None

    def read(self, position: Any, text: str) -> int:
        return read_number(text)

    def pieces(self, position: Any, top: Any, value: int) -> Pieces:
        return (AP,) * (value if self.counted else self.touched)

    def meant(self, position: Any, top: Any, touched: Pieces) -> tuple[int, int] | None:
        if not self.counted:
            return super().meant(position, top, touched)
        count = next((at for at, piece in enumerate(touched) if piece != AP), len(touched))
        return (count, count) if count else None


class Paths(sc.Target[tuple[int, ...]]):
    """The ways of the chosen bridge, square by square; two that end alike come to the same.

    `meaning` says how far a push goes of which so many squares have been touched.
    """

    noun = "the squares that the bridge enters, in order"
    words = REST
    may_be_empty = True

    def __init__(
        self,
        longest: Callable[[Any, Any], int],
        meaning: Callable[[Any, Any, int], int] = lambda position, top, squares: squares,
    ) -> None:
        self.longest, self.meaning = longest, meaning

    def every(self, position: Any, top: Any) -> Iterable[tuple[int, ...]]:
        for steps in range(1, self.longest(position, top) + 1):
            yield from product(range(4), repeat=steps)

    def missing(self, position: Any, top: Any, value: tuple[int, ...]) -> None:
        return None

    def outcome(self, position: Any, top: Any, value: tuple[int, ...]) -> int:
        return shift_along(geometry(position).grid, value)

    def write(self, position: Any, value: tuple[int, ...]) -> str:
        return " ".join(WAY_NAMES[way] for way in value)

    def read(self, position: Any, text: str) -> tuple[int, ...]:
        return tuple(map(read_way, text.split()))

    def pieces(self, position: Any, top: Any, value: tuple[int, ...]) -> Pieces:
        known, found = geometry(position), []
        at = position[Board].places[top.chosen[0]] & ANCHOR
        for way in value:
            at += known.grid.shifts[way]
            found.append(square_name(known, at))
        return tuple(found)

    def meant(self, position: Any, top: Any, touched: Pieces) -> tuple[tuple[int, ...], int] | None:
        known, found = geometry(position), []
        at = position[Board].places[top.chosen[0]] & ANCHOR
        for piece in touched:
            square = known.square_number.get(piece, -1)
            if square - at not in known.grid.shifts:
                break
            found.append(known.grid.shifts.index(square - at))
            at = square
        if not found:
            return None
        more = self.meaning(position, top, len(found)) - len(found)
        return (*found, *found[-1:] * more), len(found)


class OneStep(Paths):
    """One of the four ways."""

    words = 1
    may_be_empty = False

    def __init__(self) -> None:
        super().__init__(lambda position, top: 1)

    def read(self, position: Any, text: str) -> tuple[int, ...]:
        return (read_way(text),)


class Turns(sc.Target[tuple[int, ...]]):
    """The turns of the chosen bridge: one of its squares, and the angle in quarters clockwise.

    The square is touched, and where the cell of the bridge that is farthest from it comes to lie.
    """

    noun = "a square of the bridge and where it turns to"
    words = 2

    def every(self, position: Any, top: Any) -> Iterable[tuple[int, ...]]:
        known = geometry(position)
        squares = known.grid.squares(known.all)
        return ((square, angle) for square in squares for angle in (1, 2, 3))

    def missing(self, position: Any, top: Any, value: tuple[int, ...]) -> None:
        return None

    def outcome(self, position: Any, top: Any, value: tuple[int, ...]) -> Hashable:
        bridge = top.chosen[0]
        moves, state = geometry(position).moves[bridge], state_of(masks(position), bridge)
        for pivot, angle in (*top.chosen[2:], value):
            turn = find_turn(moves, state[0], pivot, angle)
            if turn is None:
                return value
            state = turned(moves, state, turn)
        return state

    def write(self, position: Any, value: tuple[int, ...]) -> str:
        return f"{square_name(geometry(position), value[0])} {ANGLE_NAMES[value[1]]}"

    def read(self, position: Any, text: str) -> tuple[int, ...]:
        words = text.split()
        if len(words) != 2:
            raise sc.Unreadable("write a square and an angle: C1 ccw")
        return read_square(geometry(position), words[0]), read_angle(words[1])

    def pieces(self, position: Any, top: Any, value: tuple[int, ...]) -> Pieces:
        known, (pivot, angle) = geometry(position), value
        grid, bridge = known.grid, top.chosen[0]
        cells = [grid.xy(square) for square in grid.squares(masks(position).of_bridge[bridge])]
        for before, by in top.chosen[2:]:  # a turn that comes first
            cells = [turn_cell(*cell, *grid.xy(before), by) for cell in cells]
        x, y = grid.xy(pivot)
        far = max(cells, key=lambda cell: (abs(cell[0] - x) + abs(cell[1] - y), cell))
        end = grid.square(*turn_cell(*far, x, y, angle))
        return square_name(known, pivot), square_name(known, end)

    def meant(self, position: Any, top: Any, touched: Pieces) -> tuple[tuple[int, ...], int] | None:
        pivot = geometry(position).square_number.get(touched[0], -1) if len(touched) > 1 else -1
        for angle in (1, 2, 3) if pivot >= 0 else ():
            with suppress(OffGridError):  # an end beyond the grid is touched by nobody
                if self.pieces(position, top, (pivot, angle)) == touched[:2]:
                    return (pivot, angle), 2
        return None


Square = Annotated[int, Meta(ge=-2, le=(1 << 11) - 1), Squares()]
Bridge = Annotated[int, Meta(ge=0, le=255), Bridges()]
Price = Annotated[int, Meta(ge=0, le=999)]
DIRECTIONS = Annotated[tuple[Annotated[int, Meta(ge=0, le=3)], ...], Meta(max_length=64)]
Direction = Annotated[
    tuple[Annotated[int, Meta(ge=0, le=3)], ...], Meta(min_length=1, max_length=1), OneStep()
]
Turn = Annotated[
    tuple[
        Annotated[int, Meta(ge=-2, le=(1 << 11) - 1)],
        Annotated[int, Meta(ge=1, le=3)],
    ],
    Turns(),
]
