"""The permanent effect: a yellow tile scores for each die put on it (MO14.3 to MO14.5, R27)."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta

import scriptorium as sc
import scriptorium.scenarios as check

from ..actions import keeping
from ..board.state import Slots, Work, exchanged, number, seat_number
from ..board.valley import COLUMNS, SLOTS, WIDTH
from ..events import DiceTaken, NoviceSent, TileFlipped
from ..fact_layout import lays
from .send import row_of

LAST_ROW = 3


class YellowTiles(sc.Part, tag="monasterium.yellow_tiles", frozen=True):
    """The columns whose tile shows its yellow side, bit by bit for each seat."""

    columns: Annotated[
        tuple[Annotated[int, Meta(ge=0, le=(1 << WIDTH) - 1)], ...], Meta(max_length=16)
    ]


def flip(now: sc.Change, event: NoviceSent) -> None:
    """The tile turns; dice that lie unused on its column score at once (MO14.3, MO14.5)."""
    slot = SLOTS.index(event.slot)
    if row_of(slot) != LAST_ROW:
        return
    column, at = slot % WIDTH, seat_number(now, event.seat)
    before = now[YellowTiles].columns
    now.put(YellowTiles(exchanged(before, at, before[at] | 1 << column)))
    now.tell(TileFlipped(event.seat, COLUMNS[column]))
    if now[Work].column == column:
        a_die(now, event.seat, now[Work].left)


def dice_taken(now: sc.Change, event: DiceTaken) -> None:
    """Each die put on a yellow column scores, lost ones too (MO14.4)."""
    column = COLUMNS.index(event.column)
    if now[YellowTiles].columns[seat_number(now, event.seat)] >> column & 1:
        a_die(now, event.seat, event.count)


def a_die(now: sc.Change, seat: sc.Seat, dice: int) -> None:
    """Points for some dice."""
    keeping.score(now, seat, dice * number(now, "points_per_die", seat))


# The words of scenarios: a row IV slot that is vacated makes its column's tile yellow.


def see_yellow(position: sc.Position) -> dict[sc.Seat, list[str]]:
    """The columns whose tile shows its yellow side."""
    rows = zip(position.rules.setup.seats, position[YellowTiles].columns, strict=True)
    return {
        seat: [name for at, name in enumerate(COLUMNS) if bits >> at & 1] for seat, bits in rows
    }


def turn_tiles(now: sc.Change) -> None:
    """As the vacated slots say."""
    now.put(YellowTiles(tuple(bits >> LAST_ROW * WIDTH for bits in now[Slots].vacated)))


@sc.hookimpl
def scriptorium_about() -> sc.About:
    """The permanent effect (MO14)."""
    return sc.About("monasterium.permanent_effect", "monasterium", after=("monasterium",))


def tiles_fit(position: sc.Position) -> str | None:
    """Every seat has its tiles."""
    rows = position[YellowTiles].columns
    fits = len(rows) == len(position.rules.setup.seats)
    return None if fits else f"there are tiles of {len(rows)} seats"


@sc.hookimpl
def scriptorium_rules(book: sc.RuleBook) -> None:
    """The tiles, and the two moments at which they score."""
    book.part(YellowTiles((0,) * len(book.seats)))
    book.react(NoviceSent, flip)
    book.invariant(tiles_fit)
    book.react(DiceTaken, dice_taken)
    check.fact(book, "yellow", see=see_yellow, any_order=True)
    lays(book, whole=turn_tiles)
