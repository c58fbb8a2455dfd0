"""A bridge moves step by step: to the square beside, or about one of its squares (S10, S11).

What a card makes of a bridge is a row of such steps: a path, one turn, or two that are one effect
(R25). All of them are judged alike, and done alike.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from msgspec.structs import astuple

import scriptorium as sc
import scriptorium.cards as sv

from .. import say
from ..board.board_state import (
    Board,
    BridgePushed,
    BridgeTurned,
    bridge_named,
    moved_board,
    put_board,
)
from ..board.targets import masks
from ..bridges.board_geometry import ANCHOR_BITS
from ..bridges.board_masks import BoardMasks
from ..hand.playing import too_dear
from ..movement.carrying import State, after_step, pushed
from ..movement.push_lists import shift_along
from . import operation_row
from .bridge_movement import NO_CHANGE, OUTSIDE, movement
from .bridge_parts import part_of, surcharge
from .movement_questions import BridgesSettled

Step = int | tuple[int, int]  # one of the four ways; or a pivot and an angle
Steps = tuple[Step, ...]
After = State | sc.Refused

PIVOT_NOT_ON_BRIDGE = say.reason("S11.1", "sator-pivot-not-on-bridge")
ASKS = say.awaits("S10.2 S11.1", "sator-touch-handling")


def steps_of(top: Any, action: Any) -> Steps:
    """The squares of a path, or the turn, behind one that was chosen before."""
    path: Steps | None = getattr(action, "path", None)
    return (*top.chosen[2:], astuple(action)[-1]) if path is None else path


def after(position: Any, here: BoardMasks, bridge: int, state: State, step: Step) -> After:
    """The state that a step leads to, or why it cannot be made (S10.3, S11.4)."""
    known, place = here.geometry, state[0]
    if not isinstance(step, int):
        mask = known.mask(bridge, place)
        if step[0] < 0 or not mask >> step[0] & 1:
            return PIVOT_NOT_ON_BRIDGE()
    end = after_step(known.moves[bridge], state, step)
    lies = -1 if end is None else end[0]
    if isinstance(step, int) and (lies ^ place) >> ANCHOR_BITS:
        lies = -1  # pushed over the northern edge
    refused = movement(position).why_no_room(position, here, bridge, lies)
    return refused or (NO_CHANGE() if end is None or end == state else end)


def ended(at: sc.Moment, action: Any) -> After:
    """The state in which the steps leave the bridge; something must have changed (S13.4)."""
    here, bridge = masks(at), at.decision.chosen[0]
    begun = state = here.state(bridge)
    for step in steps_of(at.decision, action):
        found = after(at, here, bridge, state, step)
        if isinstance(found, sc.Refused):
            return found
        state = found
    return NO_CHANGE() if state == begun else state


# What refuses them.


def why_too_dear(at: sc.Moment, action: Any) -> sc.Refused | None:
    """The level, and the acolytes that are carried (S13.1)."""
    extra = surcharge(at, part_of(at), masks(at), at.decision.chosen[0])
    return too_dear(at, action.ap + extra, "S13.1")


def why_closed(at: sc.Moment, state: State) -> sc.Refused | None:
    """Only a state that is open (S13.3); in a row only its end is judged."""
    part, here = part_of(at), masks(at)
    if part.together:
        return None
    return movement(at).why_not_leave(at, here, at.decision.chosen[0], part.card, state)


def why_not_completed(at: sc.Moment, state: State) -> sc.Refused | None:
    """A row of operations must be one that can be completed."""
    return operation_row.why_not_on(at, part_of(at).together, state)


def ends(also: Callable[[sc.Moment, State], sc.Refused | None] | None = None) -> sc.Rule:
    """The rule that the steps lead over free squares to another state, and what else of that."""

    def why(at: sc.Moment, action: Any) -> sc.Refused | None:
        state = ended(at, action)
        if isinstance(state, sc.Refused):
            return state
        return None if also is None else also(at, state)

    return sc.Rule(explain=why)


TOO_DEAR = sc.Rule(explain=why_too_dear)
ENDS_ELSEWHERE, MAY_END, COMPLETED = ends(), ends(why_closed), ends(why_not_completed)


# What they do.


def move(now: sc.Change, top: sv.CardRun, action: Any) -> tuple[str, ...]:
    """Pay, move the bridge with all that stands on it, and let the rules note it."""
    here, bridge, known_parts = masks(now), top.chosen[0], now.rules.programs[top.card].known
    part = known_parts.get(top.at) or part_of(sc.Moment.of(now, top))
    assert isinstance(bridge, int)
    known, state = here.geometry, here.states[bridge] or here.state(bridge)
    path: Any = getattr(action, "path", None)
    if part.together and not top.touched:
        now.put(operation_row.Row(now[Board]))  # as it was before the first of them
    if part.priced:  # the level was chosen now, or with the first of two turns
        points: Any = action.ap if hasattr(action, "ap") else top.chosen[1]
    else:
        points = (part.turns if path is None else part.pushes)[0].ap
    if part.pays and here.with_acolyte >> bridge & 1:
        movement(now).pay(now, here, bridge, points)
    elif points:
        now.gain("ap", -points)
    name = known.names[bridge]
    if path is not None:  # all its steps at once
        state = pushed(state, shift_along(known.grid, path))
        now.tell(BridgePushed(name, path))
    for step in steps_of(top, action) if path is None else ():
        end = after_step(known.moves[bridge], state, step)
        if end is None:
            raise OUTSIDE(bridge=name)
        state = end
        now.tell(BridgeTurned(name, known.square_names[step[0]], step[1]))  # type: ignore[index]
    board: Board = now.parts[now.rules.part_index[Board]]  # type: ignore[assignment]
    put_board(now, moved_board(here, board, bridge, state))
    if not part.together:  # of a row, when all is done
        now.tell_at_once(BridgesSettled((bridge,), part.card))
    return (bridge_named(name),)
