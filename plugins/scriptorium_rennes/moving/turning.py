"""Turning the portal on which one stands, with everyone on it (RN5.6)."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import scriptorium as sc

from ..board.state import Pool, pay, shown, space_of, turn_portals
from ..board.village import CLOCKWISE, COUNTER_CLOCKWISE, NOWHERE, QUARTER, village
from ..turn.events import PortalsTurned
from ..turn.reasons import CLOCKWISE_ONLY, NOT_ON_PORTAL, TOO_FEW_POINTS, WRONG_COLOUR
from .pool_rules import MOVING, leads_on, stays
from .questions import Backwards, ask
from .situation import turned
from .targets import Way

QUARTERS = {"cw": CLOCKWISE, "ccw": COUNTER_CLOCKWISE}


class Rotate(sc.Action, tag="rennes.rotate", frozen=True):
    """Turn the portal on which you stand by a quarter."""

    way: Annotated[Literal["cw", "ccw"], Way()]


def on_portal(at: sc.Moment, action: Any) -> bool:
    """Whether the figure stands on a quarter."""
    space = space_of(at, at.me)
    return space != NOWHERE and village(at).kinds[space] == QUARTER


def ways(at: sc.Moment) -> int:
    """Clockwise; and the other way where something allows it (RN9.5)."""
    return 3 if ask(at, Backwards(at.me)) > 0 else 1


def of_its_colour(at: sc.Moment, action: Any) -> bool:
    """Whether the pool has the colour of the quarter (R6)."""
    side = village(at).side_of(space_of(at, at.me))
    return at[Pool].colour == shown(at, side)


def rotate(now: sc.Change, top: Any, action: Rotate) -> None:
    """One point is paid, the portal turns (RN2.3, R38)."""
    there = village(now)
    portal, _ = there.side_of(space_of(now, top.seat))
    pay(now, 1)
    turn_portals(now, frozenset((portal,)), QUARTERS[action.way])
    now.tell(PortalsTurned(top.seat, (there.portals[portal],), QUARTERS[action.way]))
    stays(now, top.seat)


def read_bare(table: sc.Table, text: str) -> tuple[sc.Action, ...] | None:
    """`rotate` alone is clockwise."""
    return (Rotate("cw"),) if text.split() == ["rotate"] else None


ROTATE = sc.Choice(
    Rotate,
    do=rotate,
    form="rotate {way}",
    rules=(
        sc.Rule(NOT_ON_PORTAL, predicate=on_portal),
        sc.Rule(CLOCKWISE_ONLY, mask=ways),
        sc.Rule(WRONG_COLOUR, predicate=of_its_colour),
        sc.Rule(TOO_FEW_POINTS, predicate=lambda at, action: at[Pool].points >= 1),
    ),
    ends=(leads_on(lambda on, here, action: turned(on, here, QUARTERS[action.way])),),
    **MOVING,
)
