"""The cathedral window: gain tiles, build them, complete rows and columns, the bonus (MO15)."""

from __future__ import annotations

from functools import lru_cache
from typing import Annotated, Any

from msgspec import Meta

import scriptorium as sc

from . import NOT_NOW, game, say
from .data import BOARD
from .deeds import Deed, TileGained, WindowBonus, called, do
from .mat import Count, Name, Small, score
from .valley import ALL_MONASTERIES, MONASTERIES, own_chapels

WINDOW = game.plugin("window")
SIZE = 3
EMPTY = -1
BARE = (EMPTY,) * SIZE * SIZE
ROW, COLUMN = "row", "column"
BUILT = BOARD.window
ROW_POINTS = [
    game.number(f"row_points_{n}", points) for n, points in enumerate(BUILT.row_complete_points, 1)
]
COLUMN_POINTS = [
    game.number(f"column_points_{n}", points)
    for n, points in enumerate(BUILT.column_complete_points, 1)
]
ROW_BONUS = [called(words, f"row_bonus_{n}") for n, words in enumerate(BUILT.row_bonus, 1)]
COLUMN_BONUS = [called(words, f"column_bonus_{n}") for n, words in enumerate(BUILT.column_bonus, 1)]
TILES = game.number(
    "window_tiles", lambda book: BOARD.setup.of(len(book.seats)).window_tiles_per_monastery
)
Cell = Annotated[int, Meta(ge=EMPTY, le=8)]
Cells = Annotated[tuple[Cell, ...], Meta(min_length=SIZE * SIZE, max_length=SIZE * SIZE)]


@WINDOW.part()
class Window(sc.SeatPart, tag="monasterium.windows", frozen=True):
    """The window of a seat, row by row."""

    cells: Cells = BARE


@WINDOW.part()
class TilesGone(sc.Part, tag="monasterium.tiles_gone", frozen=True):
    """How many tiles of each monastery do not lie there any more (MO4.4)."""

    of: Annotated[
        tuple[Small, ...], Meta(min_length=len(MONASTERIES), max_length=len(MONASTERIES))
    ] = (0,) * len(MONASTERIES)


@game.event(say("mo-built"), shows=("glass-{seat}-{line}-{place}", "stock-{monastery}"))
class TileBuilt(sc.Event, tag="monasterium.tile_built", frozen=True):
    """A window tile has been built (MO15.2)."""

    seat: sc.Seat
    monastery: Name
    row: Count
    column: Count

    @property
    def line(self) -> int:
        """Its row in the window, from 0."""
        return self.row - 1

    @property
    def place(self) -> int:
        """Its place in the row, from 0."""
        return self.column - 1


@game.event()
class TileSettled(sc.Event, tag="monasterium.tile_settled", frozen=True):
    """What a built tile completes has been scored; what it fulfils comes next (MO21.3)."""

    seat: sc.Seat


@game.event(say("mo-tile-lost"), shows=("window-{seat}-1",))
class TileLost(sc.Event, tag="monasterium.tile_lost", frozen=True):
    """A gained window tile cannot be built (MO15.4, MO11.3)."""

    seat: sc.Seat


def free_column(cells: tuple[int, ...], row: int) -> int:
    """The leftmost free cell of a row; none where it is full (MO15.2)."""
    for column in range(SIZE):
        if cells[row * SIZE + column] == EMPTY:
            return column
    return EMPTY


def has_motif(cells: tuple[int, ...], row: int, column: int, monastery: int) -> bool:
    """Whether the row or the column has a tile of that monastery (MO15.3)."""
    return monastery in cells[row * SIZE : row * SIZE + SIZE] or monastery in cells[column::SIZE]


def stock(at: sc.Position) -> list[int]:
    """The tiles that each monastery has left (MO15.2)."""
    most = TILES(at, at.clock.seat)
    return [max(0, most - gone) for gone in at[TilesGone].of]


def sources(at: sc.Position, wanted: int) -> list[int]:
    """The monasteries among some that have a tile left."""
    return [one for one, count in enumerate(stock(at)) if count and wanted >> one & 1]


def places(at: sc.Position, seat: sc.Seat, wanted: int) -> list[tuple[int, int]]:
    """Each monastery with each row where its tile can be built (MO15.3, MO15.4)."""
    cells = at[Window, seat].cells
    free = [(row, free_column(cells, row)) for row in range(SIZE)]
    return [
        (one, row)
        for one in sources(at, wanted)
        for row, column in free
        if column != EMPTY and not has_motif(cells, row, column, one)
    ]


def gain_tile(now: sc.Change, seat: sc.Seat, wanted: int) -> None:
    """A tile of one of these monasteries is built at once, or it is lost (MO15.2, MO15.4)."""
    if WINDOW.is_on(now) and places(now, seat, wanted):
        now.wait_for(TileGained(seat, wanted))
    else:
        now.tell(TileLost(seat))


# Building a tile, and what is complete then (MO15.5).

MONASTERY = game.named(
    MONASTERIES,
    numbers={name: at for at, name in enumerate(MONASTERIES)},
    among=lambda at: ALL_MONASTERIES,
    piece="stock-{}",
    noun="a monastery",
)
LINE = game.named(
    ("1", "2", "3"), numbers={"1": 1, "2": 2, "3": 3}, piece="window-{me}-{}", noun="a row"
)


def has_room(at: sc.Moment, do: Build) -> bool:
    """A full row cannot be picked (MO15.3)."""
    return free_column(at[Window, at.me].cells, do.row - 1) != EMPTY


def is_new(at: sc.Moment, do: Build) -> bool:
    """No second tile of a monastery in a row or a column (MO15.3)."""
    cells, row = at[Window, at.me].cells, do.row - 1
    return not has_motif(cells, row, free_column(cells, row), do.monastery)


def builds(at: sc.Moment) -> list[Build]:
    """Every tile in every row where it can be built (MO15.4)."""
    return [Build(one, row + 1) for one, row in places(at, at.me, at.decision.sources)]


@WINDOW.choice(
    say.rule("MO15.1", "mo-wrong-source", mask=lambda at: int(at.decision.sources)),
    say.rule(
        "MO15.2",
        "mo-no-stock",
        mask=lambda at: sum(1 << one for one in sources(at, ALL_MONASTERIES)),
    ),
    say.rule("MO15.3", "mo-row-full", predicate=has_room),
    say.rule("MO15.3", "mo-same-motif", predicate=is_new),
    at=TileGained,
    quick=sc.Quick(builds),
    refusal=NOT_NOW,
)
class Build(sc.Action, tag="monasterium.build", frozen=True):
    """Build a window tile."""

    monastery: Annotated[int, Meta(ge=0, le=8), MONASTERY]
    row: Annotated[int, Meta(ge=1, le=SIZE), LINE]

    def do(self, now: sc.Change) -> None:
        """Build; score what is complete; missions; then the bonus is chosen (MO15.5, MO21.3)."""
        seat, row, gone = now.me, self.row - 1, list(now[TilesGone].of)
        built = list(now[Window, seat].cells)
        column = free_column(tuple(built), row)
        built[row * SIZE + column] = self.monastery
        gone[self.monastery] += 1
        now[Window, seat] = Window(tuple(built))
        now.put(TilesGone(tuple(gone)))
        now.tell(TileBuilt(seat, MONASTERIES[self.monastery], row + 1, column + 1))
        if EMPTY not in built[row * SIZE : row * SIZE + SIZE]:
            score(now, seat, ROW_POINTS[row](now, seat))
        if EMPTY not in built[column::SIZE]:
            score(now, seat, COLUMN_POINTS[column](now, seat))
        now.tell_at_once(TileSettled(seat))
        now.wait_for(WindowBonus(seat, row, column))


@WINDOW.choice(at=WindowBonus, refusal=NOT_NOW)
class TakeBonus(sc.Action, tag="monasterium.bonus", frozen=True):
    """Take the bonus of the row or of the column."""

    line: Annotated[str, Meta(max_length=16), sc.Words(ROW, COLUMN, piece="bonus-", noun="a bonus")]

    def do(self, now: sc.Change, top: WindowBonus) -> None:
        """One of the two, as the player chooses (MO15.5)."""
        do(now, top.seat, ROW_BONUS[top.row] if self.line == ROW else COLUMN_BONUS[top.column])


# Row III: a tile of a monastery in whose chapel an own novice is (MO8.10, R45).


def can_gain(at: sc.Position, seat: sc.Seat, words: Any, count: int) -> bool:
    """Whether a tile of one of these monasteries can be built (MO8.2)."""
    return WINDOW.is_on(at) and bool(places(at, seat, own_chapels(at, seat)))


game.plugin("own_chapel_window").declare(
    Deed(
        "window_from_own_chapel",
        lambda now, seat, words, count: gain_tile(now, seat, own_chapels(now, seat)),
        can_gain,
    )
)


# What always holds.


@WINDOW.invariant
def windows_lawful(at: sc.Position) -> str | None:
    """Rows are filled from the left, no motif twice in a row or column (MO15.2, MO15.3)."""
    built, most = [0] * len(MONASTERIES), TILES(at, at.clock.seat)
    for cells in Window.all(at, "cells").values():
        if cells == BARE:
            continue
        if max(cells) >= len(MONASTERIES):
            return "a window has a tile of no monastery"
        problem = why_unlawful(cells)
        if problem is not None:
            return problem
        for cell in cells:
            built[cell] += cell != EMPTY
    for name, count, gone in zip(MONASTERIES, built, at[TilesGone].of, strict=True):
        if count > min(gone, most):
            return f"there are too many tiles of {name}"
    return None


@lru_cache(maxsize=1024)
def why_unlawful(cells: tuple[int, ...]) -> str | None:
    """What is wrong with a window; each is looked at once, however often it is met."""
    for at in range(SIZE):
        row, column = cells[at * SIZE : at * SIZE + SIZE], cells[at::SIZE]
        if EMPTY in row and any(cell != EMPTY for cell in row[row.index(EMPTY) :]):
            return f"a row of a window is {row}"
        for line in (row, column):
            tiles = [cell for cell in line if cell != EMPTY]
            if len(set(tiles)) < len(tiles):
                return f"a line of a window is {line}"
    return None
