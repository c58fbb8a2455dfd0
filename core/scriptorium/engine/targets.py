"""Targets: the kinds of things that can be chosen, each said once for all who choose one.

A target stands in the annotation of an action's field: `square: Annotated[int, Squares(BOARD)]`.
It says which there are in a position, how one is written and read, which pieces of the picture
mean it and what it is called. Games bring their own kinds by subclassing `Target`.
"""

from __future__ import annotations

import sys
from collections import ChainMap
from collections.abc import Callable, Hashable, Iterable, Mapping
from typing import TYPE_CHECKING, Any, Generic, Protocol, TypeVar, get_type_hints

from .errors import NOT_OFFERED, PluginError, Reason, Unreadable
from .touch_orders import Touches
from .values import Action, Seat

if TYPE_CHECKING:
    from .table import Moment, Position

T = TypeVar("T")
Pieces = tuple[str, ...]
Meanings = tuple[Iterable[T], int]
Group = tuple[int, Mapping[int, T]]  # which places there are, and what stands at each
REST = 0  # of a target that is written in all the words that are left

OUTSIDE = Reason("outside", "", "That square is not on the board.")
# What is said to whoever touches something else while such a thing is awaited.
TOUCH = Reason("awaited", "", "Choose something else first.", message="core-touch")
TOUCH_SQUARE = Reason("awaited", "", "Choose a square.", message="core-touch-square")
TOUCH_BUTTON = Reason("awaited", "", "Choose one of the buttons.", message="core-touch-button")
TOUCH_PLAYER = Reason("awaited", "", "Choose a player.", message="core-touch-player")


class Target(Generic[T]):
    """A kind of thing that can be chosen."""

    noun = "something"
    asks: Reason = TOUCH
    words = 1
    may_be_empty = False  # of a target of all that is left: whether nothing is one as well
    outside: Reason = NOT_OFFERED

    def bits(self, at: Moment) -> int | None:
        """All there are, bit by bit; None where they are no small numbers."""
        return None

    def every(self, at: Moment) -> Iterable[T]:
        """All there are, in a stable order."""
        return bit_places(self.bits(at) or 0)  # type: ignore[return-value]

    def groups(self, at: Moment) -> Iterable[Group[T]] | None:
        """The values as groups, each with its bits and its value by bit; None where there are none.

        A game keeps them for the whole match where it can: then the sets of the rules are worked
        out once, and no value is looked at by itself. Group by group, and in a group bit by bit,
        they stand in the order of `every`.
        """
        return None

    def missing(self, at: Moment, value: T) -> Reason | None:
        """Why there is no such thing; wider than `every`, which names one for each outcome."""
        bits = self.bits(at)
        if bits is None:
            return None if value in self.every(at) else self.outside
        if isinstance(value, int) and value >= 0 and bits >> value & 1:
            return None
        return self.outside

    def outcome(self, at: Moment, value: T) -> Hashable:
        """What it comes to: of several with one outcome one is listed, and all are allowed."""
        return value

    def place(self, at: Moment, value: T) -> int:
        """Which bit of a rule's set stands for it; itself where it is a number."""
        return value if isinstance(value, int) else -1

    def details(self, position: Position, name: str, value: T) -> dict[str, str | int]:
        """What sentences can say of it: under the field's name how it is written, or more."""
        return {name: self.write(position, value)}

    def write(self, position: Position, value: T) -> str:
        """Any value of the field's type in notation, also one that is not there."""
        return str(value)

    def read(self, position: Position, text: str) -> T:
        """The value that a text stands for, there or not; raises `Unreadable`."""
        raise Unreadable(f"{text!r} cannot be read")

    def known(self, at: Moment) -> Iterable[T]:
        """All that may be touched and named, there now or not; of what is in `every` at least."""
        return self.every(at)

    def pieces(self, at: Moment, value: T) -> Touches:
        """What a person touches to mean it; nothing where the other fields tell it."""
        return ()

    def meant(self, at: Moment, touched: Pieces) -> tuple[T, int] | None:
        """What the first of some touches mean, and how many of them; None where nothing."""
        for value in self.known(at) if touched else ():
            pieces = self.pieces(at, value)
            if pieces and touched[: len(pieces)] == pieces:
                return value, len(pieces)
        return None

    def meanings(self, at: Moment, touched: Pieces) -> Meanings[T] | None:
        """The same where the touches may begin several things, such as squares of a place."""
        one = self.meant(at, touched)
        return None if one is None else ((one[0],), one[1])


def bit_places(bits: int) -> list[int]:
    """The places of the bits of a number, lowest first."""
    found = []
    while bits:
        low = bits & -bits
        found.append(low.bit_length() - 1)
        bits ^= low
    return found


def targets_of(kind: type[Action]) -> dict[str, Target[Any]]:
    """The targets that stand in the annotations of an action's fields."""
    spaces = [getattr(sys.modules.get(base.__module__), "__dict__", {}) for base in kind.__mro__]
    try:  # functions that stand in an annotation find the names of their module
        hints = get_type_hints(kind, spaces[0], ChainMap(*spaces), include_extras=True)
    except NameError as error:
        raise PluginError(
            f"{kind.__name__}: {error}; write an action, and what its fields name, at the top "
            "level of a module"
        ) from None
    targets: dict[str, Target[Any]] = {}
    for name in kind.__struct_fields__:
        found = [m for m in getattr(hints[name], "__metadata__", ()) if isinstance(m, Target)]
        if not found:
            raise PluginError(
                f"{kind.__name__}.{name} has no target; write {name}: Annotated[…, a target]"
            )
        targets[name] = found[-1]
    return targets


def read_number(text: str) -> int:
    """A whole number of notation."""
    if not (text.isascii() and text.isdigit() and len(text) <= 6):
        raise Unreadable(f"write a whole number, not {text!r}")
    return int(text)


class GridLike(Protocol):
    """What a target of squares needs of a grid."""

    @property
    def all(self) -> int:
        """All squares, bit by bit."""

    def name(self, square: int) -> str:
        """What a square is called."""

    def read(self, text: str) -> int:
        """The square of that name; raises a `ValueError` where there is none."""


class Squares(Target[int]):
    """The squares of one grid; what stands `on` one, by how its name begins, means it as well."""

    noun = "a square"
    asks = TOUCH_SQUARE
    outside = OUTSIDE

    def __init__(self, grid: GridLike, on: str = "") -> None:
        self.grid, self.on = grid, on

    def bits(self, at: Moment) -> int:
        return self.grid.all

    def write(self, position: Position, value: int) -> str:
        return self.grid.name(value) if value >= 0 and self.grid.all >> value & 1 else "off"

    def read(self, position: Position, text: str) -> int:
        try:
            return self.grid.read(text)
        except ValueError as error:
            if text == "off" or getattr(error, "off_grid", False):
                return -1
            raise Unreadable(str(error)) from None

    def pieces(self, at: Moment, value: int) -> Pieces:
        return (self.write(at, value),)

    def meant(self, at: Moment, touched: Pieces) -> tuple[int, int] | None:
        try:
            return self.grid.read(touched[0].removeprefix(self.on)), 1
        except (ValueError, IndexError):
            return None


class Numbers(Target[int]):
    """Whole numbers from `least` to `most`, or those that a function finds in a position."""

    noun = "a number"

    def __init__(
        self,
        least: int = 0,
        most: int = 0,
        *,
        among: Callable[[Moment], Iterable[int]] | None = None,
        piece: Callable[[int], str] | None = None,
        noun: str = "a number",
    ) -> None:
        self.least, self.most, self.among, self.piece = least, most, among, piece
        self.noun = noun if piece is not None else ""
        plain = among is None and 0 <= least <= most and type(self).every is Numbers.every
        self._bits = (1 << most + 1) - (1 << least) if plain else None

    def bits(self, at: Moment) -> int | None:
        return self._bits

    def every(self, at: Moment) -> Iterable[int]:
        if self.among is not None:
            return self.among(at)
        return range(self.least, self.most + 1)

    def read(self, position: Position, text: str) -> int:
        return read_number(text)

    def pieces(self, at: Moment, value: int) -> Pieces:
        return () if self.piece is None else (self.piece(value),)


class Words(Target[str]):
    """A few fixed words, such as the ways of a card; `piece` begins the names of their pieces."""

    noun = "a button"
    asks = TOUCH_BUTTON

    def __init__(self, *words: str, piece: str = "", noun: str = "a button") -> None:
        self.all, self.piece = words, piece
        self.noun = noun if piece else ""

    def every(self, at: Moment) -> Iterable[str]:
        return self.all

    def read(self, position: Position, text: str) -> str:
        if text not in self.all:
            raise Unreadable(f"write {' or '.join(self.all)}, not {text!r}")
        return text

    def pieces(self, at: Moment, value: str) -> Pieces:
        return (self.piece + value,) if self.piece else ()


class YesNo(Target[bool]):
    """Yes or no: a button for each."""

    noun = ""

    def every(self, at: Moment) -> Iterable[bool]:
        return (True, False)

    def write(self, position: Position, value: bool) -> str:
        return "yes" if value else "no"

    def read(self, position: Position, text: str) -> bool:
        if text not in ("yes", "no"):
            raise Unreadable(f"write yes or no, not {text!r}")
        return text == "yes"


class Seats(Target[Seat]):
    """The seats of the match, or only those of the others."""

    noun = "a player"
    asks = TOUCH_PLAYER

    def __init__(
        self, *, others: bool = False, piece: str = "seat-", outside: Reason = NOT_OFFERED
    ) -> None:
        self.others, self.piece, self.outside = others, piece, outside

    def every(self, at: Moment) -> Iterable[Seat]:
        seats = at.rules.setup.seats
        return tuple(seat for seat in seats if not (self.others and seat == at.me))

    def read(self, position: Position, text: str) -> Seat:
        if text not in position.rules.setup.seats:
            raise Unreadable(f"there is no player {text!r}")
        return text

    def known(self, at: Moment) -> Iterable[Seat]:
        return at.rules.setup.seats

    def pieces(self, at: Moment, value: Seat) -> Pieces:
        return (self.piece + value,)
