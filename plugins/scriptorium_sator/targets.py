"""What can be chosen: squares, ways, movements of a shape, cards to give, and prices.

A game says on which grid it is played and what stands where, in one class; its targets have that
as their first base:

    class OnBoard(sq.OnGrid):
        def grid_of(self, position): return position.rules.services["house.grid"]

    class Squares(OnBoard, sq.Squares): outside = OFF_GRID
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Hashable, Iterable, Iterator
from contextlib import suppress
from itertools import product
from typing import Annotated, Any, Self

from msgspec import Meta
from msgspec.structs import replace

from scriptorium import (
    CardId,
    Cards,
    Decision,
    Moment,
    Numbers,
    Reason,
    Ruleset,
    Seat,
    Target,
    Unreadable,
    cards_in,
    key,
)
from scriptorium.engine import REST, Pieces
from scriptorium.grid import Grid, OffGridError, SquareError, turn_cell

from .movement.carrying import State, find_turn, turned
from .movement.push_paths import shift_along
from .movement.shape_moves import ANCHOR, ANCHOR_BITS, ShapeMoves

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
        raise Unreadable(str(error)) from None


def square_name(grid: Grid, square: int) -> str:
    """The name of a square; any number has one, also where there is no such square."""
    names = grid.square_names
    return names[square] if 0 <= square < len(names) else NOWHERE_NAME


def read_way(word: str) -> int:
    """A direction: n, e, s or w."""
    if word not in WAY_NAMES:
        raise Unreadable(f"{word!r} is no direction; write n, e, s or w")
    return WAY_NAMES.index(word)


def read_angle(word: str) -> int:
    """An angle: cw, ccw or 180."""
    if word not in ANGLE_NAMES[1:]:
        raise Unreadable(f"{word!r} is no angle; write cw, ccw or 180")
    return ANGLE_NAMES.index(word)


Path = tuple[int, ...]


class OnGrid(ABC):
    """On which grid it is, and which piece of the picture is or stands on which of its squares."""

    @abstractmethod
    def grid_of(self, position: Any) -> Grid: ...

    def standing(self, position: Any, piece: str) -> int | None:
        return self.grid_of(position).square_numbers.get(piece)


class Squares(OnGrid, Target[int]):
    """The squares of the grid; what stands on one means it as well."""

    noun = "a square"

    def bits(self, at: Moment) -> int:
        return self.grid_of(at).all

    def write(self, position: Any, value: int) -> str:
        return square_name(self.grid_of(position), value)

    def read(self, position: Any, text: str) -> int:
        return read_square(self.grid_of(position), text)

    def pieces(self, at: Moment, value: int) -> Pieces:
        return (self.write(at, value),)

    def meant(self, at: Moment, touched: Pieces) -> tuple[int, int] | None:
        square = self.standing(at, touched[0]) if touched else None
        return None if square is None else (square, 1)


class SquareRow(OnGrid, Target[Path]):
    """Squares, one after the other."""

    noun = "squares"
    words = REST

    def missing(self, at: Moment, value: Path) -> None:
        """Any squares may be named; rules say what is wrong with them."""

    def write(self, position: Any, value: Path) -> str:
        return " ".join(square_name(self.grid_of(position), square) for square in value)

    def read(self, position: Any, text: str) -> Path:
        return tuple(read_square(self.grid_of(position), word) for word in text.split())

    def pieces(self, at: Moment, value: Path) -> tuple[Any, ...]:
        return tuple(self.write(at, value).split())

    def meant(self, at: Moment, touched: Pieces) -> tuple[Path, int] | None:
        squares = [self.standing(at, piece) for piece in touched]
        found = tuple(square for square in squares if square is not None)
        return (found, len(found)) if found and len(found) == len(squares) else None


class Directions(OnGrid, Target[int]):
    """The four ways from a square; any square that lies straight that way means it.

    Whose target it is says `begins` (below zero: nowhere), and to which square a way `leads`.
    """

    noun = "a square in that direction"

    @abstractmethod
    def begins(self, at: Moment) -> int: ...

    @abstractmethod
    def leads(self, at: Moment, direction: int) -> int: ...

    def bits(self, at: Moment) -> int:
        return 0b1111

    def write(self, position: Any, value: int) -> str:
        return WAY_NAMES[value] if 0 <= value < len(WAY_NAMES) else str(value)

    def read(self, position: Any, text: str) -> int:
        return read_way(text)

    def pieces(self, at: Moment, value: int) -> Pieces:
        return (square_name(self.grid_of(at), self.leads(at, value)),)

    def meant(self, at: Moment, touched: Pieces) -> tuple[int, int] | None:
        grid, here = self.grid_of(at), self.begins(at)
        there = self.standing(at, touched[0]) if touched else None
        for direction in range(4) if there is not None and here >= 0 else ():
            square = grid.step(here, direction)
            while square is not None:
                if square == there:
                    return direction, 1
                square = grid.step(square, direction)
        return None


def ways_over(grid: Grid, ground: int, begins: int, most: int) -> Iterator[Path]:
    """Every way of at most so many squares over some ground, shortest first."""
    layer: list[Path] = [(square,) for square in grid.squares(begins & ground)] if most > 0 else []
    for _ in range(most):
        yield from layer
        layer = [
            (*path, square)
            for path in layer
            for square in grid.squares(grid.neighbours(path[-1]) & ground)
        ]


class OfShape(OnGrid):
    """Which shape it is about: how it can move, and its state as it lies, riders included."""

    @abstractmethod
    def chosen(self, at: Moment) -> tuple[ShapeMoves, State]: ...

    def before(self, at: Moment) -> tuple[Path, ...]:
        """The turns that have been chosen before this one."""
        return ()


class Paths(OfShape, Target[Path]):
    """The ways of a shape, square by square; two that end alike come to the same.

    `meaning` says how far a push goes of which so many squares have been touched.
    """

    noun = "the squares that it enters, in order"
    words = REST
    may_be_empty = True

    def __init__(
        self,
        longest: Callable[[Moment], int],
        meaning: Callable[[Moment, int], int] = lambda at, squares: squares,
    ) -> None:
        self.longest, self.meaning = longest, meaning

    def every(self, at: Moment) -> Iterable[Path]:
        for steps in range(1, self.longest(at) + 1):
            yield from product(range(4), repeat=steps)

    def missing(self, at: Moment, value: Path) -> None:
        return None

    def outcome(self, at: Moment, value: Path) -> int:
        return shift_along(self.grid_of(at), value)

    def write(self, position: Any, value: Path) -> str:
        return " ".join(WAY_NAMES[way] for way in value)

    def read(self, position: Any, text: str) -> Path:
        return tuple(map(read_way, text.split()))

    def pieces(self, at: Moment, value: Path) -> Pieces:
        grid, found = self.grid_of(at), []
        index = self.chosen(at)[1][0] & ANCHOR
        for way in value:
            index += grid.shifts[way]
            found.append(square_name(grid, index))
        return tuple(found)

    def meant(self, at: Moment, touched: Pieces) -> tuple[Path, int] | None:
        grid, found = self.grid_of(at), list[int]()
        index = self.chosen(at)[1][0] & ANCHOR
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


class Turns(OfShape, Target[Path]):
    """The turns of a shape: one of its squares, and the angle in quarters clockwise.

    The square is touched, and where the cell of the shape that is farthest from it comes to lie.
    """

    noun = "one of its squares and where it turns to"
    words = 2

    def every(self, at: Moment) -> Iterable[Path]:
        grid = self.grid_of(at)
        return ((square, angle) for square in grid.squares(grid.all) for angle in (1, 2, 3))

    def missing(self, at: Moment, value: Path) -> None:
        return None

    def outcome(self, at: Moment, value: Path) -> Hashable:
        moves, state = self.chosen(at)
        for pivot, angle in (*self.before(at), value):
            turn = find_turn(moves, state[0], pivot, angle)
            if turn is None:
                return value
            state = turned(moves, state, turn)
        return state

    def write(self, position: Any, value: Path) -> str:
        return f"{square_name(self.grid_of(position), value[0])} {ANGLE_NAMES[value[1]]}"

    def read(self, position: Any, text: str) -> Path:
        words = text.split()
        if len(words) != 2:
            raise Unreadable("write a square and an angle: C1 ccw")
        return read_square(self.grid_of(position), words[0]), read_angle(words[1])

    def pieces(self, at: Moment, value: Path) -> Pieces:
        grid, (pivot, angle) = self.grid_of(at), value
        moves, (place, *_) = self.chosen(at)
        lies = moves.place_masks[place >> ANCHOR_BITS][place & ANCHOR]
        cells = [grid.xy(square) for square in grid.squares(lies)]
        for before, by in self.before(at):
            cells = [turn_cell(*cell, *grid.xy(before), by) for cell in cells]
        x, y = grid.xy(pivot)
        far = max(cells, key=lambda cell: (abs(cell[0] - x) + abs(cell[1] - y), cell))
        end = grid.square(*turn_cell(*far, x, y, angle))
        return square_name(grid, pivot), square_name(grid, end)

    def meant(self, at: Moment, touched: Pieces) -> tuple[Path, int] | None:
        numbers = self.grid_of(at).square_numbers
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

    def outcome(self, at: Moment, value: Path) -> Hashable:
        return value[0], super().outcome(at, value)


class LaidSquares(SquareRow):
    """The squares under a shape that is laid; in any order they come to the same.

    Whose target it is says under `lying` all sets of squares on which it may lie.
    """

    noun = "the squares on which it is to lie"

    @abstractmethod
    def lying(self, at: Moment) -> Iterable[int]: ...

    def every(self, at: Moment) -> Iterable[Path]:
        squares = self.grid_of(at).squares
        return (tuple(squares(mask)) for mask in self.lying(at))

    def outcome(self, at: Moment, value: Path) -> Path:
        return tuple(sorted(value))


Price = Annotated[int, Meta(ge=0, le=999)]


class Prices(Numbers):
    """Prices in points; what else is chosen tells them.

    With `touched` the points are touched once before it; with `outside`, which is given for a
    price that is not there, once for each. A game says which piece the `points` are.
    """

    noun = ""
    points = ""
    called = "points"

    def __init__(
        self,
        among: Callable[[Moment], Iterable[int]],
        *,
        touched: bool = False,
        outside: Reason | None = None,
    ) -> None:
        super().__init__(among=among, noun="")
        self.touched, self.counted = touched, outside is not None
        self.outside = outside or self.outside

    def missing(self, at: Moment, value: int) -> Reason | None:
        return super().missing(at, value) if self.counted else None

    def read(self, position: Any, text: str) -> int:
        if not (text.isascii() and text.isdigit() and len(text) <= 3):
            raise Unreadable(f"{text!r} is no number of {self.called}")
        return int(text)

    def pieces(self, at: Moment, value: int) -> Pieces:
        return (self.points,) * (value if self.counted else self.touched)

    def meant(self, at: Moment, touched: Pieces) -> tuple[int, int] | None:
        if not self.counted:
            return super().meant(at, touched)
        others = (index for index, piece in enumerate(touched) if piece != self.points)
        count = next(others, len(touched))
        return (count, count) if count else None


def left_of(hand: Iterable[CardId], given: Iterable[CardId]) -> list[CardId]:
    """A hand without the cards that are given."""
    left = list(hand)
    for card in given:
        if card in left:
            left.remove(card)
    return left


class Giving(Decision, frozen=True):
    """Which cards of the hand are given, one after the other."""

    cards: Annotated[tuple[CardId, ...], Meta(max_length=99)] = ()

    def seen_by(self, seat: Seat, rules: Ruleset) -> Self:
        """The cards are in the hand still: nobody else sees which ones."""
        return self if seat == self.seat else replace(self, cards=("?",) * len(self.cards))


class AnyCard(Cards):
    """Cards of a zone where any word is read as one; rules and the zone say which there is."""

    def read(self, position: Any, text: str) -> CardId:
        return text


class Gifts(AnyCard):
    """The cards of the own hand that are not given yet; whether one is held is for rules."""

    def every(self, at: Moment) -> Iterable[CardId]:
        hand = cards_in(at, key(self.zone, at.me))
        return dict.fromkeys(left_of(hand, getattr(at.decision, "cards", ())))

    def missing(self, at: Moment, value: CardId) -> None:
        return None
