"""Which turns a bridge can make, as numbers: the square of the pivot and the angle (S11).

One turn stands for all that come to the same.
"""

from __future__ import annotations

from collections.abc import Callable

from scriptorium_grid import Mask
from scriptorium_grid.carrying import (
    Judge,
    find_turn,
    first_turns,
    free_turns,
    limited_turns,
    pushed,
    second_turns,
    turned,
    turned_to,
)
from scriptorium_grid.turn_lists import ANGLES

from .board_geometry import ANCHOR, ANCHOR_BITS
from .board_masks import BoardMasks
from .bridge_states import state_of

Codes = list[int]
Allows = Callable[[int], bool] | None


def single_codes(here: BoardMasks, bridge: int, may: Judge, allows: Allows = None) -> Codes:
    """One turn to each outcome, by the angles that are allowed (None: all)."""
    orient, anchor = here.places[bridge] >> ANCHOR_BITS, here.places[bridge] & ANCHOR
    at = anchor * ANGLES
    if may is None and allows is None:
        near = here.blocked >> anchor
        lists = here.geometry.turn_lists
        ridden = here.riding(bridge) >> anchor if here.with_rider >> bridge & 1 else 0
        turns = lists.singles(bridge, orient, ridden)
        return [at + code for front, code, _ in turns if not front & near]
    state, moves = state_of(here, bridge), here.geometry.moves[bridge]
    others = here.others(bridge)
    found = (
        limited_turns(moves, others, state, allows) if allows else free_turns(moves, others, state)
    )
    return [
        at + turn.pivot * ANGLES + turn.angle
        for turn in found
        if may is None or may(turned_to(state, turn))
    ]


def turns_elsewhere(here: BoardMasks, bridge: int) -> Codes:
    """One turn of an empty bridge to each outcome that no push by one square leads to."""
    orient, anchor = here.places[bridge] >> ANCHOR_BITS, here.places[bridge] & ANCHOR
    near, at = here.blocked >> anchor, anchor * ANGLES
    turns = here.geometry.turn_lists.singles(bridge, orient, 0)
    return [at + code for front, code, slides in turns if not (front & near or slides)]


def first_codes(here: BoardMasks, bridge: int, may: Judge) -> Codes:
    """Each first turn that leaves a second one."""
    orient, anchor = here.places[bridge] >> ANCHOR_BITS, here.places[bridge] & ANCHOR
    at = anchor * ANGLES
    if may is not None:
        moves, others = here.geometry.moves[bridge], here.others(bridge)
        found = first_turns(moves, others, state_of(here, bridge), may)
        return [at + turn.pivot * ANGLES + turn.angle for turn in found]
    near, codes = here.blocked >> anchor, []
    lists = here.geometry.turn_lists
    for front, code, both in lists.firsts(bridge, orient, here.riding(bridge) >> anchor):
        if not front & near:
            for end in both:
                if not end & near:
                    codes.append(at + code)
                    break
    return codes


def second_codes(here: BoardMasks, bridge: int, pivot: int, angle: int, may: Judge) -> Codes:
    """One second turn to each outcome."""
    orient, anchor = here.places[bridge] >> ANCHOR_BITS, here.places[bridge] & ANCHOR
    at = anchor * ANGLES
    if may is not None:
        moves, others = here.geometry.moves[bridge], here.others(bridge)
        state = state_of(here, bridge)
        found = second_turns(moves, others, state, pivot - anchor, angle, may)
        return [at + turn.pivot * ANGLES + turn.angle for turn in found]
    near, first = here.blocked >> anchor, (pivot - anchor) * ANGLES + angle
    turns = here.geometry.turn_lists.seconds(bridge, orient, here.riding(bridge) >> anchor, first)
    return [at + code for front, code in turns if not front & near]


def slides(here: BoardMasks, bridge: int, reached: Mask, turn: tuple[int, ...]) -> bool:
    """Whether a turn comes to the same as a push to one of the anchors that are reached."""
    moves, state = here.geometry.moves[bridge], state_of(here, bridge)
    end = find_turn(moves, state[0], *turn) if reached else None
    if end is None or end.orient != state[0] >> ANCHOR_BITS or not reached >> end.anchor & 1:
        return False
    return pushed(state, end.anchor - (state[0] & ANCHOR)) == turned(moves, state, end)
