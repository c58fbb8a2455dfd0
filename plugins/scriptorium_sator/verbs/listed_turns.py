"""Which turns of the chosen bridge are legal, listed quickly: one to each outcome (S11)."""

from __future__ import annotations

from typing import Any

from scriptorium import Moment
from scriptorium.grid import TURNS

from ..board.targets import masks
from ..hand.playing import AP
from ..movement import turn_codes
from .bridge_parts import ChosenBridge, PushLevel, chosen_bridge, part_of

BY_ONE = (PushLevel(0, 1, 1),)


def listed(chosen: ChosenBridge, kind: Any, rotations: int) -> list[Any]:
    """One turn to each outcome; or each first turn that leaves a second one."""
    bridge, part, here, left, may = chosen
    squares = len(here.geometry.square_names)
    found: list[Any] = []
    for level in part.once if rotations == 1 else part.twice:
        if level.ap <= left:
            actions = turn_codes.actions_of(kind, level.ap if part.priced else None, squares)
            if rotations == 1:
                angles = tuple(filter(level.allows, TURNS)) if level.angles else TURNS
                some = turn_codes.singles(here, bridge, actions, may, angles)
            else:
                some = turn_codes.firsts(here, bridge, actions, may)
            found = found + some if found else some
    return found


def accepts(at: Moment, action: Any) -> bool:
    """Whether a level pays for the turn, and the bridge may be left as it lies then."""
    bridge, part, here, left, may = chosen_bridge(at)
    price, (pivot, angle) = getattr(action, "ap", None), action.turn
    if part.priced != (price is not None):
        return False
    if not any(one.ap == (price or 0) <= left and one.allows(angle) for one in part.once):
        return False
    state = here.after_turn(bridge, pivot, angle)
    return state is not None and (may is None or may(state))


def single_turns(at: Moment, kind: Any, *, priced: bool) -> list[Any]:
    """The turns of a part with or without levels that no push of it does."""
    chosen = chosen_bridge(at)
    bridge, part, here, _, may = chosen
    if part.priced != priced or not part.once:
        return []
    if part.pushes == BY_ONE and may is None and not (priced or here.with_rider >> bridge & 1):
        # The tables know which turns are pushes by one square.
        actions = turn_codes.actions_of(kind, None, len(here.geometry.square_names))
        return turn_codes.elsewhere(here, bridge, actions)
    found = listed(chosen, kind, 1)
    return turn_codes.without_pushes(here, bridge, part.pushes, found) if part.pushes else found


def first_turns(at: Moment, kind: Any) -> list[Any]:
    """The first turns of levels that give two."""
    part, left = part_of(at), at.clock.left[AP]
    if not part.priced or not part.twice or part.twice[0].ap > left:
        return []
    return listed(chosen_bridge(at), kind, 2)


def second_turns(at: Moment, kind: Any) -> list[Any]:
    """One second turn to each outcome."""
    (bridge, _, here, _, may), (pivot, angle) = chosen_bridge(at), at.decision.chosen[2]
    actions = turn_codes.actions_of(kind, None, len(here.geometry.square_names))
    return turn_codes.seconds(here, bridge, actions, pivot, angle, may)


def is_push(at: Moment, action: Any) -> bool:
    """Whether a push of the same part does the same for the same price."""
    pushes = part_of(at).pushes
    return not turn_codes.without_pushes(masks(at), at.decision.chosen[0], pushes, [action])
