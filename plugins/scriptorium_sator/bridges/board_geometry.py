"""What never changes in a match: the grid, the bridges of the box, where acolytes come from.

Every bridge has a number (its place in `Geometry.bridges`) and a name such as `wood-I3`. Where it
lies is one small number, its *place*: which way it is turned, and the square of its first cell.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from types import MappingProxyType
from typing import NamedTuple

from scriptorium.grid import Shape, ShapeOn, Square, grid

from ..movement import OFF as OFF
from ..movement import TileTables
from ..movement.carrying import ANCHOR as ANCHOR
from ..movement.carrying import ANCHOR_BITS as ANCHOR_BITS
from ..movement.carrying import place_of as place_of

START = -1
SUPPLY = -1
GONE = -2

SIDES = ("north", "east", "south", "west")
# How far east and south each of the four ways leads.
ASIDE = ((0, -1), (1, 0), (0, 1), (-1, 0))
ANY = "any"
NO_START = "none"
SHIPPED_START = "shipped"


class BridgeKind(NamedTuple):
    """One bridge of the box."""

    name: str
    material: str
    shape: str
    fit: ShapeOn


class Box(NamedTuple):
    """The bridges of a box: its shapes by name, its materials, how many there are of each."""

    shapes: tuple[tuple[str, Shape], ...]
    materials: tuple[str, ...]
    copies: int


class Geometry(TileTables):
    """The grid, the bridges in the order of their numbers, the entry square of each seat.

    A start square that touches no square of the grid raises a ValueError.
    """

    def __init__(
        self, box: Box, seats: tuple[str, ...], columns: int, rows: int, starts: tuple[str, ...]
    ) -> None:
        board = grid(columns, rows)
        self.seats = seats
        self.seat_number = MappingProxyType({seat: at for at, seat in enumerate(seats)})
        shapes = {name: board.fit(shape) for name, shape in box.shapes}
        self.shapes = MappingProxyType(shapes)
        self.materials = box.materials
        self.bridges = tuple(
            BridgeKind(
                f"{material}-{shape}" + (f"-{copy}" if copy > 1 else ""), material, shape, fit
            )
            for material in self.materials
            for shape, fit in shapes.items()
            for copy in range(1, box.copies + 1)
        )
        self.names = tuple(kind.name for kind in self.bridges)
        self.number = MappingProxyType({name: at for at, name in enumerate(self.names)})
        super().__init__(board, [kind.fit for kind in self.bridges])
        self.entries = tuple(self._entry(start) for start in starts)
        # By seat, the squares that are entered first from its start square.
        self.beginnings = tuple(1 << entry if entry >= 0 else 0 for entry in self.entries)
        # Which way leads into the grid from a start square, by seat.
        self.inwards = tuple(
            SIDES.index(start.partition(" ")[0]) ^ 2 if start != NO_START else 0 for start in starts
        )
        self.square_names = self.grid.square_names
        every = (1 << len(self.bridges)) - 1
        self.every_bridge = every
        self.of_material = self._alike("material", self.materials)
        self.of_shape = self._alike("shape", tuple(shapes))

    def _alike(self, what: str, names: tuple[str, ...]) -> Mapping[str, int]:
        """The bridges of each material or shape, bit by bit."""
        found = {ANY: self.every_bridge} | dict.fromkeys(names, 0)
        for bridge, kind in enumerate(self.bridges):
            found[getattr(kind, what)] |= 1 << bridge
        return MappingProxyType(found)

    def among(self, masks: Mapping[str, int], names: tuple[str, ...]) -> int:
        """The bridges of some materials or shapes, bit by bit; `any` stands for all."""
        found = 0
        for name in names:
            found |= masks.get(name, 0)
        return found

    def _entry(self, start: str) -> Square:
        """The one square beside a start square; `START` where it touches no square at all."""
        if start == NO_START:
            return START
        side, _, name = start.partition(" ")
        square = self.grid.read(name)
        if side not in SIDES or not self.grid.rim(SIDES.index(side)) >> square & 1:
            raise ValueError(
                f"a start square is written as a side and the square on that rim that it "
                f"touches, as in north C1; {start!r} is none"
            )
        return square


@lru_cache(16)
def board_geometry(
    box: Box, seats: tuple[str, ...], columns: int, rows: int, starts: tuple[str, ...]
) -> Geometry:
    """The geometry of a match, shared by all matches with the same box, size, seats and starts."""
    return Geometry(box, seats, columns, rows, starts)
