"""The cathedral window: building a tile, completing rows and columns, the bonus (MO15)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Annotated, Any

from msgspec import Meta

import scriptorium as sc

from ..actions import keeping
from ..actions.deeds import deeds, do
from ..board import pieces
from ..board.state import exchanged, number, seat_number
from ..board.valley import valley
from ..decisions import TileGained, WindowBonus
from ..events import TileBuilt, TileSettled
from ..reasons import NO_STOCK, NOT_NOW, ROW_FULL, SAME_MOTIF, WRONG_SOURCE
from . import window_facts
from .gaining import EMPTY, SIZE, Windows, free_column, has_motif, sources, window
from .window_targets import MonasteryTarget, WindowRows

ROW, COLUMN = "row", "column"


class Build(sc.Action, tag="monasterium.build", frozen=True):
    """Build a window tile."""

    monastery: Annotated[int, Meta(ge=0, le=8), MonasteryTarget()]
    row: Annotated[int, Meta(ge=1, le=SIZE), WindowRows(1, SIZE)]


class TakeBonus(sc.Action, tag="monasterium.bonus", frozen=True):
    """Take the bonus of the row or of the column."""

    line: Annotated[
        str, Meta(max_length=16), sc.Words(ROW, COLUMN, piece=pieces.BONUS, noun="a bonus")
    ]


def of_source(position: sc.Position, top: Any) -> int:
    """Where the tile may come from (MO15.1)."""
    return int(top.sources)


def in_stock(position: sc.Position, top: Any) -> int:
    """The monasteries with a tile left (MO15.2)."""
    return sum(1 << one for one in sources(position, valley(position).all_monasteries))


def has_room(position: sc.Position, top: Any, action: Build) -> bool:
    """A full row cannot be picked (MO15.3)."""
    return free_column(window(position, top.seat), action.row - 1) != EMPTY


def is_new(position: sc.Position, top: Any, action: Build) -> bool:
    """No second tile of a monastery in a row or a column (MO15.3)."""
    cells, row = window(position, top.seat), action.row - 1
    return not has_motif(cells, row, free_column(cells, row), action.monastery)


def tiles(position: sc.Position, top: Any) -> Iterable[Build]:
    """Every legal pair (MO15.4)."""
    cells = window(position, top.seat)
    columns = [free_column(cells, row) for row in range(SIZE)]
    return [
        Build(one, row + 1)
        for one in sources(position, top.sources)
        for row in range(SIZE)
        if columns[row] != EMPTY and not has_motif(cells, row, columns[row], one)
    ]


def build(now: sc.Change, top: TileGained, action: Build) -> None:
    """Build; score what is complete; missions; then the bonus is chosen (MO15.5, MO21.3)."""
    seat, row = top.seat, action.row - 1
    windows, at = now[Windows], seat_number(now, top.seat)
    column = free_column(windows.cells[at], row)
    cells = exchanged(windows.cells[at], row * SIZE + column, action.monastery)
    stock = exchanged(windows.stock, action.monastery, windows.stock[action.monastery] - 1)
    now.put(Windows(exchanged(windows.cells, at, cells), stock))
    name = valley(now).monasteries[action.monastery]
    now.tell(TileBuilt(seat, name, row + 1, column + 1))
    if EMPTY not in cells[row * SIZE : row * SIZE + SIZE]:
        keeping.score(now, seat, number(now, f"row_points_{row + 1}", seat))
    if EMPTY not in cells[column::SIZE]:
        keeping.score(now, seat, number(now, f"column_points_{column + 1}", seat))
    now.tell_at_once(TileSettled(seat))
    now.wait_for(WindowBonus(seat, row, column))


def take_bonus(now: sc.Change, top: WindowBonus, action: TakeBonus) -> None:
    """One of the two, as the player chooses (MO15.5)."""
    extension = deeds(now)
    call = (
        extension.row_bonus[top.row] if action.line == ROW else extension.column_bonus[top.column]
    )
    do(now, top.seat, call)


BUILDING = sc.Choice(
    Build,
    do=build,
    at=TileGained,
    rules=(
        sc.Rule(WRONG_SOURCE, mask=of_source),
        sc.Rule(NO_STOCK, mask=in_stock),
        sc.Rule(ROW_FULL, predicate=has_room),
        sc.Rule(SAME_MOTIF, predicate=is_new),
    ),
    fast=tiles,
    refusal=NOT_NOW,
)
BONUS = sc.Choice(TakeBonus, do=take_bonus, at=WindowBonus, refusal=NOT_NOW)


def lay_stock(now: sc.Change) -> None:
    """So many tiles lie ready at each monastery (MO4.4)."""
    stock = tuple(number(now, "window_tiles", now.clock.seat) for _ in valley(now).monasteries)
    now.put(Windows(now[Windows].cells, stock))


@sc.hookimpl
def scriptorium_about() -> sc.About:
    """The cathedral window (MO15)."""
    return sc.About("monasterium.window", "monasterium", after=("monasterium",))


@sc.hookimpl
def scriptorium_rules(book: sc.RuleBook) -> None:
    """A window for each player, the tiles, both choices."""
    there = book.service("monasterium.valley")
    empty = ((EMPTY,) * SIZE * SIZE,) * len(book.seats)
    book.part(Windows(empty, (there.given.window_tiles_per_monastery,) * len(there.monasteries)))
    book.set_up(lay_stock)
    book.choice(BUILDING)
    book.choice(BONUS)
    window_facts.register(book)
