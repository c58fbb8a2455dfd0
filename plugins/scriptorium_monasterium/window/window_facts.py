"""The windows of the cathedral and the tiles that are left."""

from __future__ import annotations

from typing import Any

import scriptorium as sc
import scriptorium.scenarios as check
from scriptorium.scenarios import by_seat, number, table_of, texts_in

from ..board.state import number as number_of
from ..board.valley import valley
from ..fact_layout import lays
from ..window.gaining import EMPTY, SIZE, Windows

NO_TILE = "-"


def see_windows(position: sc.Position) -> dict[sc.Seat, list[str]]:
    """Each seat's window, three rows from the top."""
    names = (*valley(position).monasteries, NO_TILE)
    rows = zip(position.rules.setup.seats, position[Windows].cells, strict=True)
    return {
        seat: [" ".join(names[one] for one in cells[at : at + SIZE]) for at in range(0, 9, SIZE)]
        for seat, cells in rows
    }


def put_windows(now: sc.Change, wanted: Any) -> None:
    """Build tiles; what is left of the stock follows."""
    names = (*valley(now).monasteries, NO_TILE)
    rows = dict(zip(now.rules.setup.seats, now[Windows].cells, strict=True))
    for seat, value in by_seat("windows", now, wanted):
        path = f"windows.{seat}"
        cells = [word for line in texts_in(path, value) for word in line.split()]
        if len(value) != SIZE or any(len(line.split()) != SIZE for line in value):
            raise sc.FactError(path, 'write three rows of three, as in "MA MB -"')
        if not set(cells) <= set(names):
            raise sc.FactError(path, f"a cell is {NO_TILE} or one of {', '.join(names[:-1])}")
        rows[seat] = tuple(names.index(one) if one != NO_TILE else EMPTY for one in cells)
        _check(path, rows[seat])
    now.put(Windows(tuple(rows.values()), now[Windows].stock))
    _lay_rest(now)


def _check(path: str, cells: tuple[int, ...]) -> None:
    """Rows are filled from the left, and no motif stands twice in a row or column."""
    for row in range(SIZE):
        line = cells[row * SIZE : row * SIZE + SIZE]
        if sorted(line, key=lambda cell: cell == EMPTY) != list(line):
            raise sc.FactError(path, "a row is filled from the left")
        for some in (line, cells[row::SIZE]):
            built = [cell for cell in some if cell != EMPTY]
            if len(set(built)) < len(built):
                raise sc.FactError(path, "a motif stands there twice in a row or column")


def built(now: sc.Change, monastery: int) -> int:
    """How many tiles of a monastery have been built."""
    return sum(cells.count(monastery) for cells in now[Windows].cells)


def _lay_rest(now: sc.Change) -> None:
    most = number_of(now, "window_tiles", now.clock.seat)
    left = tuple(max(0, most - built(now, at)) for at in range(len(valley(now).monasteries)))
    now.put(Windows(now[Windows].cells, left))


def see_stock(position: sc.Position) -> dict[str, int]:
    """The tiles left at each monastery."""
    return dict(zip(valley(position).monasteries, position[Windows].stock, strict=True))


def put_stock(now: sc.Change, wanted: Any) -> None:
    """Tiles left."""
    stock = see_stock(now)
    for name, value in table_of("stock", wanted, "MA").items():
        if name not in stock:
            raise sc.FactError(f"stock.{name}", f"there is no monastery {name}")
        stock[name] = number(f"stock.{name}", value, 0, 999)
    now.put(Windows(now[Windows].cells, tuple(stock.values())))


def not_too_many(now: sc.Change) -> None:
    """Tiles built and in stock are not more than there are."""
    most = number_of(now, "window_tiles", now.clock.seat)
    for at, (name, left) in enumerate(see_stock(now).items()):
        if built(now, at) + left > most:
            raise sc.FactError(f"stock.{name}", f"there are only {most} tiles of {name}")


def register(book: sc.RuleBook) -> None:
    """In the order in which they are set."""
    check.fact(book, "windows", see=see_windows, put=put_windows)
    check.fact(book, "stock", see=see_stock, put=put_stock)
    lays(book, blank=_lay_rest, whole=not_too_many)
