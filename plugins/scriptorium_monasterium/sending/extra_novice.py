"""Extra novices: one for each row of novices that is complete in the valley (MO16, R28, R38)."""

from __future__ import annotations

from typing import Annotated, Any

from msgspec import Meta

import scriptorium as sc

from ..board.pieces import DECLINE
from ..board.state import vacated
from ..board.valley import ROWS, SLOTS, WIDTH, valley
from ..decisions import ExtraOffered
from ..events import ExtraSent, ExtraStays, NoviceSent
from ..reasons import NO_ACCESS, NO_SUCH_SPACE, NOT_NOW, SPACE_TAKEN
from . import extra_facts
from .areas import free_targets
from .extras import SENT, STAYS, WAITING, WHOLE_ROW, Extras, put_state
from .place_targets import Space
from .send import on_this_side, row_of, settle, why_not_open, with_access


class OfferExtra(sc.Task, tag="monasterium.offer_extra", frozen=True):
    """The extra novice of a row is to be offered (MO16.1)."""

    row: Annotated[int, Meta(ge=0, le=3)]


class SendExtra(sc.Action, tag="monasterium.extra", frozen=True):
    """Send the extra novice."""

    space: Space


class Decline(sc.Action, tag="monasterium.decline", frozen=True):
    """Keep the extra novice at home."""


def row_complete(now: sc.Change, event: NoviceSent) -> None:
    """The send that empties a row offers its extra novice, after its own bonus (R28, R38)."""
    row = row_of(SLOTS.index(event.slot))
    if vacated(now, event.seat) >> row * WIDTH & WHOLE_ROW == WHOLE_ROW:
        now.wait_for(OfferExtra(event.seat, row))


def stays(now: sc.Change, seat: sc.Seat, row: int) -> None:
    """It stays on the player board for the rest of the match (MO16.4)."""
    put_state(now, seat, row, STAYS)
    now.tell(ExtraStays(seat, ROWS[row]))


def offer(now: sc.Change, task: OfferExtra) -> None:
    """Once, where there is a place for it (MO16.1, MO16.4)."""
    if free_targets(now, task.seat):
        now.wait_for(ExtraOffered(task.seat, task.row))
    else:
        stays(now, task.seat, task.row)


def send_extra(now: sc.Change, top: ExtraOffered, action: SendExtra) -> None:
    """It costs nothing and vacates no slot; the place brings its bonus (MO16.2, MO16.3)."""
    put_state(now, top.seat, top.row, SENT)
    now.tell(ExtraSent(top.seat, ROWS[top.row], valley(now).names[action.space]))
    settle(now, top.seat, action.space)


def targets(position: sc.Position, top: Any) -> int:
    """Where it may go."""
    return free_targets(position, top.seat)


EXTRA = sc.Choice(
    SendExtra,
    do=send_extra,
    at=ExtraOffered,
    rules=(
        sc.Rule(NO_SUCH_SPACE, mask=on_this_side),
        sc.Rule(NO_ACCESS, mask=with_access),
        sc.Rule(SPACE_TAKEN, mask=targets, explain=why_not_open),
    ),
    refusal=NOT_NOW,
)
DECLINING = sc.Choice(
    Decline,
    do=lambda now, top, action: stays(now, top.seat, top.row),
    at=ExtraOffered,
    refusal=NOT_NOW,
    beside=(DECLINE,),
)


@sc.hookimpl
def scriptorium_about() -> sc.About:
    """Extra novices (MO16)."""
    return sc.About("monasterium.extra_novice", "monasterium", after=("monasterium",))


@sc.hookimpl
def scriptorium_rules(book: sc.RuleBook) -> None:
    """Four for each player, and the one offer of each."""
    book.part(Extras(((WAITING,) * 4,) * len(book.seats)))
    book.react(NoviceSent, row_complete)
    book.task(OfferExtra, offer)
    book.choice(EXTRA)
    book.choice(DECLINING)
    extra_facts.register(book)
