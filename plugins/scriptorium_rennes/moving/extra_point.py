"""The further point: it is added to a pool that exists (R16, R43)."""

from __future__ import annotations

from typing import Any

import scriptorium as sc

from ..board.state import Pool, add_points
from ..ghosts.helping_once import HelpedOnce, helps_once
from ..turn.events import PointAdded
from ..turn.reasons import NO_CARD_PLAYED
from .pool_rules import MOVING, leads_on, stays

EFFECT = "rennes.extra_point"


class PointUsed(HelpedOnce, tag="rennes.point_used", frozen=True):
    """Whether this turn has seen the further point."""


class Dagobert(sc.Action, tag="rennes.dagobert", frozen=True):
    """Add a point to your pool."""


def add_point(now: sc.Change, top: Any, action: Dagobert) -> None:
    """The pool grows by one of its colour."""
    now.put(PointUsed(True))
    add_points(now, now[Pool].colour, 1)
    now.tell(PointAdded(top.seat))
    stays(now, top.seat)


DAGOBERT = sc.Choice(
    Dagobert,
    do=add_point,
    rules=(
        *helps_once(EFFECT, PointUsed),
        sc.Rule(NO_CARD_PLAYED, predicate=lambda at, action: bool(at[Pool].colour)),
    ),
    ends=(
        leads_on(
            lambda on, here, action: here._replace(points=here.points + 1, extra=here.extra - 1)
        ),
    ),
    beside=("dagobert",),
    **MOVING,
)
