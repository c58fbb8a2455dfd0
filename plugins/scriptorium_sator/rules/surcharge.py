"""The acolyte surcharge: carrying acolytes costs, once for each on each bridge a turn (S13.1)."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta

import scriptorium as sc

from .. import game
from ..board.targets import masks as masks_of
from ..box.contents import load
from ..bridges.board_masks import BoardMasks
from ..verbs.movement_questions import CarryingCosts, CarryingPaid

# Without this rule acolytes are carried for nothing.
SURCHARGE = game.plugin("surcharge", needs=("sator.movement",))

EACH = SURCHARGE.number("sator.surcharge", load().deck.numbers.surcharge)
SEATS = 16


@SURCHARGE.part(reset="turn")
class Paid(sc.Part, tag="sator.paid", frozen=True):
    """Which acolytes have been paid for on which bridges in this turn: bridge * 16 + seat."""

    pairs: Annotated[tuple[Annotated[int, Meta(ge=0, le=4095)], ...], Meta(max_length=4096)] = ()


def unpaid(position: sc.Position, masks: BoardMasks, bridge: int) -> list[int]:
    """The acolytes on a bridge that have not been paid for on it."""
    paid = position[Paid].pairs
    mask = masks.of_bridge[bridge]
    return [
        bridge * SEATS + seat
        for seat, square in enumerate(masks.at)
        if square >= 0 and mask >> square & 1 and bridge * SEATS + seat not in paid
    ]


@SURCHARGE.answer(CarryingCosts)
def points(position: sc.Position, asked: CarryingCosts) -> int:
    """A price for each acolyte, own or foreign (R30)."""
    return EACH(position, position.clock.seat) * len(unpaid(position, asked.masks, asked.bridge))


@SURCHARGE.react(CarryingPaid)
def pay(now: sc.Change, paid: CarryingPaid) -> None:
    """Note that they are paid for."""
    due = unpaid(now, masks_of(now), paid.bridge)
    if due:
        now.put(Paid(tuple(sorted((*now[Paid].pairs, *due)))))
