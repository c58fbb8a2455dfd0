"""Stepping to a neighbouring space for points of its colour (RN5.5 to RN5.13)."""

from __future__ import annotations

from typing import Annotated, Any

from msgspec import Meta

import scriptorium as sc

from ..board.state import Pool, on_another, others, pay, put_figure, shown, space_of
from ..board.village import NOWHERE, QUARTER, Step, village
from ..turn.events import Stepped
from ..turn.reasons import (
    NO_NEIGHBOUR,
    NO_ROOM_BEYOND,
    NO_SUCH_STEP,
    TOO_FEW_POINTS,
    WRONG_COLOUR,
)
from .pool_rules import MOVING, stays
from .questions import Closed, MayCross, ask
from .situation import gets_through, ground, situation, stepped
from .targets import Spaces


class StepTo(sc.Action, tag="rennes.step", frozen=True):
    """Move to a neighbouring space."""

    space: Annotated[int, Meta(ge=0, le=9999), Spaces()]


def steps(position: sc.Position, seat: sc.Seat) -> tuple[Step, ...]:
    """The steps from where a seat stands."""
    space = space_of(position, seat)
    return village(position).steps[space] if space != NOWHERE else ()


def possible(at: sc.Moment) -> int:
    """All but locations and the quarters of one's own portal (RN5.8)."""
    there, space = village(at), space_of(at, at.me)
    barred = there.locations
    if space != NOWHERE and there.kinds[space] == QUARTER:
        portal, _ = there.side_of(space)
        barred |= sum(1 << there.quarter(portal, side) for side in range(len(there.sides)))
    return there.all & ~barred


def neighbours(at: sc.Moment) -> int:
    """The spaces next to one's own (RN5.7)."""
    return sum(1 << step.to for step in steps(at, at.me))


def not_closed(at: sc.Moment) -> int:
    """The spaces that no plugin closes."""
    return ~ask(at, Closed(at.me))


def why_closed(at: sc.Moment, action: StepTo) -> sc.Refused | None:
    """What closes a space, in the words of who closes it."""
    closed = at.rules.questions[Closed]
    return closed.why(at, Closed(at.me), action.space)


def of_colour(at: sc.Moment) -> int:
    """The neighbours whose entry colour is that of the pool."""
    colour = at[Pool].colour
    return sum(
        1 << step.to
        for step in steps(at, at.me)
        if colour and shown(at, (step.portal, step.side)) == colour
    )


def within_points(at: sc.Moment) -> int:
    """The neighbours for which the points suffice."""
    points = at[Pool].points
    return sum(1 << step.to for step in steps(at, at.me) if step.points <= points)


def with_a_way_on(at: sc.Moment) -> int:
    """All spaces but occupied neighbours from which no free one can be reached (RN5.13)."""
    seat = at.me
    occupied, barred = others(at, seat), 0
    paid = occupied & of_colour(at) & within_points(at)
    if not paid:
        return -1
    on, here = ground(at, seat), situation(at, seat)
    crossable = ask(at, MayCross(seat))
    for step in steps(at, seat):
        if not paid >> step.to & 1:
            continue
        if not crossable >> step.to & 1 or not gets_through(on, stepped(here, step)):
            barred |= 1 << step.to
    return ~barred


def step_to(now: sc.Change, top: Any, action: StepTo) -> None:
    """The figure goes, the points are paid (RN5.5)."""
    seat, before = top.seat, space_of(now, top.seat)
    step = next(one for one in steps(now, seat) if one.to == action.space)
    pay(now, step.points)
    put_figure(now, seat, action.space)
    there = village(now)
    now.tell(Stepped(seat, there.names[before], there.names[action.space]))
    stays(now, seat)


STEP = sc.Choice(
    StepTo,
    do=step_to,
    rules=(
        sc.Rule(NO_SUCH_STEP, mask=possible),
        sc.Rule(NO_NEIGHBOUR, mask=neighbours),
        sc.Rule(NO_NEIGHBOUR, mask=not_closed, explain=why_closed),
        sc.Rule(WRONG_COLOUR, mask=of_colour),
        sc.Rule(TOO_FEW_POINTS, mask=within_points),
    ),
    ends=(sc.Rule(NO_ROOM_BEYOND, mask=with_a_way_on),),
    quick=sc.Quick(
        opening=lambda at, action: (
            on_another(at, at.me) or bool(others(at, at.me) >> action.space & 1)
        )
    ),
    **MOVING,
)
