"""Sending a novice: which one, where to, what it costs, what follows (MO10, MO21.2)."""

from __future__ import annotations

from typing import Annotated, Any

from msgspec import Meta

import scriptorium as sc
from scriptorium.engine import bit_places

from ..actions import keeping
from ..actions.deeds import deed
from ..actions.slot_targets import SlotNumber
from ..board.novices import put_novice, reached
from ..board.state import Slots, exchanged, seat_number, tokens, vacated
from ..board.valley import HOMES, PLACES, SLOTS, WIDTH, valley
from ..box.action_data import SendNovice
from ..decisions import Sending
from ..events import NovicePlaced, NoviceSent
from ..reasons import (
    NO_ACCESS,
    NO_SUCH_SPACE,
    NOT_NOW,
    NOVICE_GONE,
    SPACE_TAKEN,
    TOO_DEAR,
    WRONG_AREA,
)
from .areas import area_of, areas, is_payable, price, targets, why_shut
from .place_targets import Space

ROW = (1 << WIDTH) - 1
ALL_HOMES = (1 << HOMES) - 1


class Send(sc.Action, tag="monasterium.send", frozen=True):
    """Send a novice to a monastery."""

    slot: SlotNumber
    space: Space


class PlaceBonus(sc.Task, tag="monasterium.place_bonus", frozen=True):
    """What the place of a new novice brings is to be carried out (MO21.2)."""

    place: Annotated[int, Meta(ge=0, le=9 * PLACES - 1)]


def row_of(slot: int) -> int:
    """The row of a slot, counted from 0; below it for the standard actions."""
    return slot // WIDTH - 1


def at_home(position: sc.Position, top: Any) -> int:
    """The slots on which novices stand (MO10.1)."""
    return (ALL_HOMES & ~vacated(position, top.seat)) << WIDTH


def on_this_side(position: sc.Position, top: Any) -> int:
    """The places that this side of the board has (MO4.1)."""
    return valley(position).there


def fits_row(position: sc.Position, top: Any, action: Send) -> bool:
    """Each row has its area (MO10.2)."""
    area = areas(position).of_row.get(row_of(action.slot))
    return area is not None and bool(area.places(position, top.seat) >> action.space & 1)


def with_access(position: sc.Position, top: Any) -> int:
    """The monasteries to which one has access (MO10.3, R43)."""
    return reached(position, top.seat)


def why_not_open(position: sc.Position, top: Any, action: Any) -> sc.Refused | None:
    """Blocked, full, taken, or without an own building beside it (MO10.4, MO13.1)."""
    area = area_of(position, top.seat, action.space)
    reason = why_shut(position, top.seat, area, action.space) if area is not None else None
    if reason is None:
        return None
    name = valley(position).names[action.space]
    return reason(space=name) if "{space}" in reason.text else reason()


def can_pay(position: sc.Position, top: Sending, action: Send) -> bool:
    """The full price, from one's own tokens (MO10.5)."""
    row = row_of(action.slot)
    costs = price(position, top.seat, row, action.space, top.discount)
    return is_payable(tokens(position, top.seat), costs)


def sends(position: sc.Position, top: Any) -> list[Send]:
    """Every novice at home with every place where it may go now."""
    found: list[Send] = []
    home = ALL_HOMES & ~vacated(position, top.seat)
    for row in range(HOMES // WIDTH):
        columns = home >> row * WIDTH & ROW
        places = bit_places(targets(position, top.seat, row, top.discount)) if columns else ()
        if places:
            for column in bit_places(columns):
                slot = WIDTH + row * WIDTH + column
                found += [made(slot, place) for place in places]
    return found


_MADE: dict[tuple[int, int], Send] = {}


def made(slot: int, place: int) -> Send:
    """The action, made once."""
    action = _MADE.get((slot, place))
    if action is None:
        action = _MADE[slot, place] = Send(slot, place)
    return action


def can_send(position: sc.Position, seat: sc.Seat, words: Any, discount: int) -> bool:
    """Whether there is a novice that may be sent anywhere (MO8.2)."""
    home = ALL_HOMES & ~vacated(position, seat)
    return any(
        home >> row * WIDTH & ROW and targets(position, seat, row, discount)
        for row in range(HOMES // WIDTH)
    )


def send_novice(now: sc.Change, seat: sc.Seat, words: SendNovice, discount: int) -> None:
    """A novice is to be sent."""
    now.wait_for(Sending(seat, discount))


def send(now: sc.Change, top: Sending, action: Send) -> None:
    """Pay; the novice leaves its slot and takes its place; then what the place brings (MO21.2)."""
    seat, at, home = top.seat, seat_number(now, top.seat), action.slot - WIDTH
    keeping.pay(now, seat, price(now, seat, row_of(action.slot), action.space, top.discount))
    before = now[Slots].vacated
    now.put(Slots(exchanged(before, at, before[at] | 1 << home)))
    now.tell_at_once(NoviceSent(seat, SLOTS[action.slot], valley(now).names[action.space]))
    settle(now, seat, action.space)


def settle(now: sc.Change, seat: sc.Seat, place: int) -> None:
    """The novice stands there: missions are looked at, then the bonus of the place comes."""
    put_novice(now, seat, place)
    now.wait_for(PlaceBonus(seat, place))
    now.tell_at_once(NovicePlaced(seat, place))


def place_bonus(now: sc.Change, task: PlaceBonus) -> None:
    """What the area gives to who has just sent a novice there (MO11.2)."""
    area = area_of(now, task.seat, task.place)
    if area is not None and area.bonus is not None:
        area.bonus(now, task.seat, task.place)


SENDING = sc.Choice(
    Send,
    do=send,
    at=Sending,
    rules=(
        sc.Rule(NOVICE_GONE, mask=at_home),
        sc.Rule(NO_SUCH_SPACE, mask=on_this_side, field="space"),
        sc.Rule(WRONG_AREA, predicate=fits_row),
        sc.Rule(NO_ACCESS, mask=with_access, field="space"),
        sc.Rule(SPACE_TAKEN, explain=why_not_open),
        sc.Rule(TOO_DEAR, predicate=can_pay),
    ),
    fast=sends,
    refusal=NOT_NOW,
)


def register(book: sc.RuleBook) -> None:
    """The deed, the choice, what follows."""
    deed(book, "send_novice", send_novice, can=can_send)
    book.task(PlaceBonus, place_bonus)
    book.choice(SENDING)
