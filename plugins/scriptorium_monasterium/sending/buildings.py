"""Buildings, for rows I and II: a donation, then points and a token or a tile (MO11)."""

from __future__ import annotations

from functools import cache

import scriptorium as sc

from ..actions import keeping
from ..board.novices import standing
from ..board.state import INFLUENCE, TOKENS, Price, number
from ..board.valley import PLACES, valley
from ..box.board_data import BuildingKind
from ..reasons import SPACE_BLOCKED, SPACE_TAKEN
from ..window.gaining import gain_tile
from .areas import Area, Prices, add_area

ROWS = (0, 1)
DONATIONS = ("donation_row_I", "donation_row_II")


def kind_of(position: sc.Position, type: str) -> BuildingKind:
    """What the data says of a type of building."""
    found: BuildingKind = getattr(valley(position).board.building_types, type)
    return found


@cache
def costs(influence: int, donation: str, count: int) -> Price:
    """Some influence and a donation (MO11.1)."""
    found = [0] * len(TOKENS)
    found[INFLUENCE] += influence
    found[TOKENS.index(donation)] += count
    return tuple(found)  # type: ignore[return-value]


def prices(position: sc.Position, seat: sc.Seat, row: int, discount: int) -> Prices:
    """Less influence where the slot says so, never below nothing (MO8.9)."""
    influence = max(0, number(position, "building_influence", seat) - discount)
    count = number(position, DONATIONS[row], seat)
    return tuple(
        (places, costs(influence, kind_of(position, type).donation, count))
        for type, places in valley(position).of_type.items()
    )


def bonus(now: sc.Change, seat: sc.Seat, place: int) -> None:
    """Points first, then the token or the tile (MO11.2, MO11.3, R37)."""
    type = valley(now).type_of(place)
    keeping.score(now, seat, number(now, f"{type}_points", seat))
    gain = kind_of(now, type).gain
    if gain.token is not None:
        keeping.take(now, seat, gain.token, number(now, f"{type}_gain", seat))
    else:
        gain_tile(now, seat, 1 << place // PLACES)


BUILDINGS = Area(
    "building",
    ROWS,
    lambda position, seat: valley(position).buildings,
    (
        (SPACE_BLOCKED, lambda position, seat: valley(position).blocked),
        (SPACE_TAKEN, lambda position, seat: standing(position).taken),
    ),
    prices,
    bonus,
)


@sc.hookimpl
def scriptorium_about() -> sc.About:
    """Buildings (MO11)."""
    return sc.About("monasterium.buildings", "monasterium", after=("monasterium",))


@sc.hookimpl
def scriptorium_rules(book: sc.RuleBook) -> None:
    """One area."""
    add_area(book, BUILDINGS)
