"""Event cards that turn portals, by parity or by letter (RN8.3, R46)."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

import scriptorium as sc
import scriptorium.cards as sv
from scriptorium import CardId

from ..board.state import turn_portals
from ..board.village import village
from ..turn.events import PortalsTurned

EFFECT = "rennes.turn_portals"


class Turning(Struct, frozen=True, forbid_unknown_fields=True):
    """Which portals, which way, how far; the printed direction binds (R14)."""

    parity: Literal["", "even", "odd"] = ""
    portals: Annotated[tuple[str, ...], Meta(max_length=99)] = ()
    direction: Literal["cw", "ccw"] = "cw"
    quarters: Annotated[int, Meta(ge=1, le=3)] = 1


def turn(now: sc.Change, seat: sc.Seat, card: CardId) -> None:
    """All of them turn at once, occupied or not (RN8.3)."""
    params, there = now.rules.cards[card].params, village(now)
    rest = {"even": 0, "odd": 1}.get(params.parity)
    mounts = [p.id for p in there.box().board.portal if rest is not None and p.number % 2 == rest]
    names = tuple(name for name in there.portals if name in (*mounts, *params.portals))
    quarters = params.quarters if params.direction == "cw" else -params.quarters
    turn_portals(now, frozenset(map(there.portals.index, names)), quarters)
    now.tell(PortalsTurned(seat, names, quarters))


@sc.hookimpl
def scriptorium_about() -> sc.About:
    """The event cards that turn portals."""
    return sc.About(EFFECT, "rennes", after=("rennes",))


@sc.hookimpl
def scriptorium_rules(book: sc.RuleBook) -> None:
    """One effect."""
    sv.effect(book, EFFECT, turn, params=Turning)
