"""Gaining window tiles: where they come from, which can be built (MO15.1 to MO15.4, R23)."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta

import scriptorium as sc

from ..board.state import seat_number
from ..decisions import TileGained
from ..events import TileLost

SIZE = 3
EMPTY = -1
Cell = Annotated[int, Meta(ge=EMPTY, le=8)]
Cells = Annotated[tuple[Cell, ...], Meta(min_length=SIZE * SIZE, max_length=SIZE * SIZE)]


class Windows(sc.Part, tag="monasterium.windows", frozen=True):
    """Each seat's window, row by row, and the tiles that each monastery has left."""

    cells: Annotated[tuple[Cells, ...], Meta(max_length=16)]
    stock: Annotated[tuple[Annotated[int, Meta(ge=0, le=999)], ...], Meta(max_length=9)]


def window(position: sc.Position, seat: sc.Seat) -> tuple[int, ...]:
    """The window of a seat."""
    return position[Windows].cells[seat_number(position, seat)]


def free_column(cells: tuple[int, ...], row: int) -> int:
    """The leftmost free cell of a row; none where it is full (MO15.2)."""
    for column in range(SIZE):
        if cells[row * SIZE + column] == EMPTY:
            return column
    return EMPTY


def has_motif(cells: tuple[int, ...], row: int, column: int, monastery: int) -> bool:
    """Whether the row or the column has a tile of that monastery (MO15.3)."""
    return monastery in cells[row * SIZE : row * SIZE + SIZE] or monastery in cells[column::SIZE]


def sources(position: sc.Position, wanted: int) -> tuple[int, ...]:
    """The monasteries among some that have a tile left."""
    stock = position[Windows].stock
    return tuple(at for at, count in enumerate(stock) if count and wanted >> at & 1)


def can_build(position: sc.Position, seat: sc.Seat, wanted: int) -> bool:
    """Whether a tile of one of these monasteries can be built (MO15.4)."""
    if Windows not in position.rules.part_index:
        return False
    cells = window(position, seat)
    stocked = sources(position, wanted)
    for row in range(SIZE):
        column = free_column(cells, row)
        if column != EMPTY and any(not has_motif(cells, row, column, one) for one in stocked):
            return True
    return False


def gain_tile(now: sc.Change, seat: sc.Seat, wanted: int) -> None:
    """A tile of one of these monasteries is built at once, or it is lost (MO15.2, MO15.4)."""
    if can_build(now, seat, wanted):
        now.wait_for(TileGained(seat, wanted))
    else:
        now.tell(TileLost(seat))
