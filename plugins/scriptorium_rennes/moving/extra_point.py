"""The further point: it is added to a pool that exists (R16, R43)."""

from __future__ import annotations

from typing import Any

import scriptorium as sc

from ..board.state import Pool, add_points
from ..ghosts.haunting import NO_GHOST, USED, has_ghost
from ..scenarios.reading import yes_or_no
from ..turn.events import PointAdded
from ..turn.reasons import NO_CARD_PLAYED
from .pool_rules import MOVING, leads_on, stays

EFFECT = "rennes.extra_point"


class PointUsed(sc.Part, tag="rennes.point_used", frozen=True):
    """Whether this turn has seen the further point."""

    used: bool = False


class Dagobert(sc.Action, tag="rennes.dagobert", frozen=True):
    """Add a point to your pool."""


def add_point(now: sc.Change, top: Any, action: Dagobert) -> None:
    """The pool grows by one of its colour."""
    now.put(PointUsed(True))
    add_points(now, now[Pool].colour, 1)
    now.tell(PointAdded(top.seat))
    stays(now, top.seat)


def put_used(now: sc.Change, wanted: Any) -> None:
    """Whether the point has been used."""
    now.put(PointUsed(yes_or_no("dagobert_used", wanted)))


DAGOBERT = sc.Choice(
    Dagobert,
    do=add_point,
    rules=(
        sc.Rule(
            NO_GHOST, holds=lambda position, top, action: has_ghost(position, top.seat, EFFECT)
        ),
        sc.Rule(USED, holds=lambda position, top, action: not position[PointUsed].used),
        sc.Rule(NO_CARD_PLAYED, holds=lambda position, top, action: bool(position[Pool].colour)),
    ),
    ends=(
        leads_on(
            lambda on, here, action: here._replace(points=here.points + 1, extra=here.extra - 1)
        ),
    ),
    beside=("dagobert",),
    **MOVING,
)
