"""The areas of a monastery, each from a plugin: who goes there, what is open, what it costs."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

import scriptorium as sc
from scriptorium.engine import RulesExtension

from ..board.novices import reached
from ..board.state import Price, tokens

Bits = Callable[[sc.Position, sc.Seat], int]
Prices = tuple[tuple[int, Price], ...]


@dataclass(frozen=True)
class Area:
    """An area: its places, the rows that go there, what keeps places shut, in order, the prices.

    `prices` gives for a seat, a row and a discount sets of places, each with what they cost
    (MO10.7); `bonus` is done when a novice has been placed there (MO11.2).
    """

    name: str
    rows: tuple[int, ...]
    places: Bits
    shut: tuple[tuple[sc.Reason, Bits], ...]
    prices: Callable[[sc.Position, sc.Seat, int, int], Prices]
    bonus: Callable[[sc.Change, sc.Seat, int], None] | None = None


class Areas(RulesExtension):
    """The extension of the rules with areas."""

    def __init__(self) -> None:
        self.all: dict[str, Area] = {}
        self.of_row: dict[int, Area] = {}


def add_area(book: sc.RuleBook, area: Area) -> None:
    """Let novices of some rows be sent to an area.

    Example: `add_area(book, Area("garden", (3,), gardens, (), nothing_to_pay))`
    """
    extension = book.extension(Areas)
    book.enter(extension.all, area.name, area, f"the area {area.name}")
    book.reason(*(reason for reason, _ in area.shut))
    for row in area.rows:
        book.enter(extension.of_row, row, area, f"an area for row {row}")


def areas(position: sc.Position) -> Areas:
    """The areas of a match."""
    found: Areas = position.rules.extensions[Areas]
    return found


def open_places(position: sc.Position, seat: sc.Seat, area: Area) -> int:
    """The places of an area that nothing keeps shut, whether there is access or not."""
    found = area.places(position, seat)
    for _, shut in area.shut:
        found &= ~shut(position, seat)
    return found


def why_shut(position: sc.Position, seat: sc.Seat, area: Area, place: int) -> sc.Reason | None:
    """The first thing that keeps a place shut."""
    for reason, shut in area.shut:
        if shut(position, seat) >> place & 1:
            return reason
    return None


def area_of(position: sc.Position, seat: sc.Seat, place: int) -> Area | None:
    """The area to which a place belongs."""
    for area in areas(position).all.values():
        if area.places(position, seat) >> place & 1:
            return area
    return None


def price(position: sc.Position, seat: sc.Seat, row: int, place: int, discount: int) -> Price:
    """What a place costs a novice of a row."""
    for places, costs in areas(position).of_row[row].prices(position, seat, row, discount):
        if places >> place & 1:
            return costs
    raise KeyError(f"no price for place {place}")


def is_payable(have: Price, costs: Price) -> bool:
    """Whether tokens suffice for a price."""
    return all(one >= cost for one, cost in zip(have, costs, strict=True))


def payable_places(
    position: sc.Position, seat: sc.Seat, area: Area, row: int, discount: int
) -> int:
    """The places that a novice of a row can be paid for (MO10.5)."""
    have, found = tokens(position, seat), 0
    for places, costs in area.prices(position, seat, row, discount):
        if is_payable(have, costs):
            found |= places
    return found


def targets(position: sc.Position, seat: sc.Seat, row: int, discount: int) -> int:
    """Where a novice of a row can be sent now (MO10)."""
    area = areas(position).of_row.get(row)
    if area is None:
        return 0
    found = reached(position, seat) & open_places(position, seat, area)
    return found & payable_places(position, seat, area, row, discount) if found else 0


def free_targets(position: sc.Position, seat: sc.Seat) -> int:
    """Where a novice that costs nothing can be sent now, whatever its row (MO16.2)."""
    found = 0
    for area in areas(position).all.values():
        found |= open_places(position, seat, area)
    return found & reached(position, seat)
