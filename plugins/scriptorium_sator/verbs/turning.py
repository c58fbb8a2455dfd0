"""Turning a bridge about one of its squares: where it ends, why not, and doing it (S11)."""

from __future__ import annotations

import scriptorium as sc

from ..board.board_changes import put_board, turned_board
from ..board.board_state import Board
from ..board.bridge_events import BridgeTurned
from ..bridges.board_geometry import ANCHOR_BITS, place_of
from ..bridges.board_masks import BoardMasks
from ..bridges.bridge_states import State, state_of, turned
from ..bridges.single_turns import find
from .bridge_movement import NO_CHANGE, OUTSIDE, Movement

PIVOT_NOT_ON_BRIDGE = sc.Reason(
    "pivot_not_on_bridge",
    "S11.1",
    "A bridge turns about one of its own squares.",
    message="sator-pivot-not-on-bridge",
)


def why_no_turn(
    movement: Movement,
    position: sc.Position,
    masks: BoardMasks,
    bridge: int,
    state: State,
    pivot: int,
    angle: int,
) -> sc.Refused | State:
    """The state a turn leads to, or why it cannot be made."""
    mask = movement.geometry.mask(bridge, state[0])
    if pivot < 0 or not mask >> pivot & 1:
        return PIVOT_NOT_ON_BRIDGE()
    turn = find(movement.geometry, bridge, state[0], pivot, angle)
    if turn is None:
        return OUTSIDE(bridge=movement.name(position, bridge))
    place = place_of(turn.orient, turn.anchor)
    refused = movement.why_no_room(position, masks, bridge, place)
    if refused is not None:
        return refused
    after = turned(movement.geometry, state, turn)
    return NO_CHANGE() if after == state else after


def why_not_turn(
    movement: Movement,
    position: sc.Position,
    masks: BoardMasks,
    bridge: int,
    card: str,
    pivot: int,
    angle: int,
) -> sc.Refused | None:
    """Why a bridge cannot be turned once (S11.4, S13.3, S13.4)."""
    answer = why_no_turn(movement, position, masks, bridge, state_of(masks, bridge), pivot, angle)
    if isinstance(answer, sc.Refused):
        return answer
    return movement.why_not_leave(position, masks, bridge, card, answer)


def turn_bridge(movement: Movement, now: sc.Change, bridge: int, *turns: tuple[int, int]) -> None:
    """Turn a bridge about one pivot after the other, riders and all."""
    geometry = movement.geometry
    board = now[Board]
    place = board.places[bridge]
    made = []
    for pivot, angle in turns:
        found = find(geometry, bridge, place, pivot, angle)
        if found is None:
            raise OUTSIDE(bridge=geometry.names[bridge])
        made.append(found)
        place = found.orient << ANCHOR_BITS | found.anchor
    put_board(now, geometry, turned_board(geometry, board, bridge, *made))
    name = geometry.names[bridge]
    for pivot, angle in turns:
        now.tell(BridgeTurned(name, geometry.square_names[pivot], angle))
