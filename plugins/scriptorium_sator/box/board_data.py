"""The file board.toml, as typed values."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Annotated, Literal

from msgspec import Meta

import scriptorium as sc
from scriptorium.cards import DataRow, InWords, Key, Some
from scriptorium.grid import Grid, Mask, Shape, SquareError, grid

from ..bridges.board_geometry import SIDES

Side = Literal["north", "east", "south", "west"]
Colour = Annotated[str, Meta(pattern=r"^#[0-9a-f]{6}$")]
Range = Annotated[str, Meta(pattern=r"^[A-Z0-9]{1,2}-[A-Z0-9]{1,2}$")]

LARGEST = 32


class GridSize(DataRow, frozen=True):
    """How large the pit is (S2.1)."""

    columns: Annotated[int, Meta(ge=1, le=LARGEST)]
    rows: Annotated[int, Meta(ge=1, le=LARGEST)]


class Quadrant(DataRow, frozen=True):
    """A rectangle of the grid, to which one colour's positioning cards belong (S2.1, R9)."""

    id: Annotated[Key, sc.Unique()]
    columns: Range
    rows: Range


class PlayerColour(DataRow, frozen=True):
    """A colour that can be played: its quadrant and where its acolyte begins (S2.2)."""

    id: Annotated[Key, sc.Unique()]
    quadrant: Annotated[Key, sc.Ref("quadrant"), sc.Unique()]
    side: Side
    entry: Key
    swatch: Colour
    symbol: Key


class Material(DataRow, frozen=True):
    """What bridges can be made of (S1.1)."""

    id: Annotated[Key, sc.Unique()]
    swatch: Colour
    texture: Key
    name: InWords


class ShapeLines(DataRow, frozen=True):
    """An outline that bridges can have (S1.2)."""

    id: Annotated[Key, sc.Unique()]
    squares: Some
    pattern: Annotated[tuple[Annotated[str, Meta(pattern="^[#.]+$")], ...], Meta(min_length=1)]
    name: InWords

    def __post_init__(self) -> None:
        try:
            drawn = Shape.from_pattern(self.pattern)
        except ValueError as error:
            raise sc.ParamsError(str(error), "pattern") from None
        if drawn.size != self.squares:
            told = f"the pattern of {self.id} has {drawn.size} squares, not {self.squares}"
            raise sc.ParamsError(told, "squares")
        if not drawn.hangs_together:
            raise sc.ParamsError(f"the squares of {self.id} do not touch", "pattern")


class BridgeCopies(DataRow, frozen=True):
    """How many bridges there are of each shape in each material (S1.3)."""

    copies: Some


class Pieces(DataRow, frozen=True):
    """How many figures each colour has (S1.1)."""

    acolytes: Literal[1]
    gargoyles: Literal[1]
    books: Some


class BoardData(DataRow, frozen=True):
    """The file board.toml."""

    grid: GridSize
    quadrant: tuple[Quadrant, ...]
    colour: Annotated[tuple[PlayerColour, ...], Meta(min_length=2, max_length=16)]
    material: Annotated[tuple[Material, ...], Meta(min_length=1)]
    shape: Annotated[tuple[ShapeLines, ...], Meta(min_length=1)]
    bridges: BridgeCopies
    pieces: Pieces

    def called(self, id: str) -> InWords:
        """What a material or a shape is called."""
        lines: tuple[Material | ShapeLines, ...] = (*self.material, *self.shape)
        return next(line.name for line in lines if line.id == id)


def pit_of(board: BoardData) -> Grid:
    """The grid of the box."""
    return grid(board.grid.columns, board.grid.rows)


def quadrant_squares(pit: Grid, quadrant: Quadrant) -> Mask:
    """The squares of a quadrant."""
    west, _, east = quadrant.columns.partition("-")
    north, _, south = quadrant.rows.partition("-")
    return pit.rectangle(pit.read(west + north), pit.read(east + south))


def fills_the_grid(board: BoardData) -> Iterator[tuple[str, str]]:
    """The quadrants tile the grid, the entries lie on its rim."""
    pit, seen, starts = pit_of(board), 0, set()
    for at, quadrant in enumerate(board.quadrant):
        try:
            area = quadrant_squares(pit, quadrant)
        except SquareError as error:
            yield f"$.quadrant[{at}]", str(error)
            return
        if area & seen:
            yield f"$.quadrant[{at}]", f"{quadrant.id} overlaps another quadrant"
        seen |= area
    missing = " ".join(pit.names(pit.all & ~seen)[:8])
    if missing:
        yield "$.quadrant", f"no quadrant holds {missing}; they cover the whole grid"
    for at, colour in enumerate(board.colour):
        path, side = f"$.colour[{at}].entry", colour.side
        try:
            on_rim = pit.rim(SIDES.index(side)) >> pit.read(colour.entry) & 1
        except SquareError as error:
            yield path, str(error)
            return
        if not on_rim:
            yield path, f"{colour.entry} does not lie on the {side} rim of the grid"
        if (side, colour.entry) in starts:
            yield path, "two colours begin at the same square"
        starts.add((side, colour.entry))
