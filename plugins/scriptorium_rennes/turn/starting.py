"""Choosing a location to begin at (RN3.8, RN3.9)."""

from __future__ import annotations

import scriptorium as sc

from ..board.equipment import draw
from ..board.state import Figures, put_figure
from ..board.village import NOWHERE, village
from .course import CHOOSE, ROUND
from .events import Drew, StartChosen
from .location_targets import LocationId
from .reasons import LOCATION_TAKEN, WRONG_STEP


class Start(sc.Action, tag="rennes.start", frozen=True):
    """Put your figure on a location where nobody stands."""

    location: LocationId


def is_free(at: sc.Moment, action: Start) -> bool:
    """Whether nobody stands there."""
    return village(at).number[action.location] not in at[Figures].at


def start(now: sc.Change, top: sc.Turn, action: Start) -> None:
    """The figure stands there; the far locations bring cards (R37). Then the next, or round 1."""
    there = village(now)
    put_figure(now, top.seat, there.number[action.location])
    now.tell(StartChosen(top.seat, action.location))
    extra = next(one for one in there.box().board.location if one.id == action.location)
    if extra.extra_cards:
        now.tell(Drew(top.seat, draw(now, top.seat, extra.extra_cards)))
    if NOWHERE in now[Figures].at:
        now.end_turn()
    else:
        now.enter_phase(ROUND, now.clock.first)


CHOICE = sc.Choice(
    Start,
    do=start,
    during=(CHOOSE,),
    rules=(sc.Rule(LOCATION_TAKEN, predicate=is_free),),
    refusal=WRONG_STEP,
)
