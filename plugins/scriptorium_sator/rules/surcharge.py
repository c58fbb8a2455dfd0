"""The acolyte surcharge: carrying acolytes costs, once for each on each bridge a turn (S13.1)."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta

import scriptorium as sc

from ..board.board_state import SERVICE, Board, board_masks
from ..box.contents import load
from ..bridges.board_geometry import Geometry
from ..bridges.board_masks import BoardMasks
from ..verbs.movement_questions import CarryingCosts, CarryingPaid

# Without this rule acolytes are carried for nothing.
scriptorium_about = sc.part_of_game("sator.surcharge", needs=("sator.movement",))

NUMBER = "sator.surcharge"
SEATS = 16


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


def points(position: sc.Position, asked: CarryingCosts) -> int:
    """So many points for each of them."""
    each = position.rules.number(NUMBER, position, position.clock.seat)
    return each * len(unpaid(position, asked.masks, asked.bridge))


@sc.hookimpl
def scriptorium_rules(book: sc.RuleBook) -> None:
    """A price for each acolyte, own or foreign (R30)."""
    geometry: Geometry = book.service(SERVICE)

    def pay(now: sc.Change, paid: CarryingPaid) -> None:
        """Note that they are paid for."""
        due = unpaid(now, board_masks(now[Board], geometry), paid.bridge)
        if due:
            now.put(Paid(tuple(sorted((*now[Paid].pairs, *due)))))

    book.number(NUMBER, load().deck.numbers.surcharge)
    book.part(Paid(), reset="turn")
    book.answer(CarryingCosts, points)
    book.react(CarryingPaid, pay)
