"""Pushing a bridge along a path: where it can go, why not, and doing it (S10)."""

from __future__ import annotations

import scriptorium as sc
from scriptorium_grid.push_paths import shift_along

from ..board.board_changes import pushed_board, put_board
from ..board.board_state import Board
from ..board.bridge_events import BridgePushed
from ..bridges.board_geometry import ANCHOR
from ..bridges.board_masks import BoardMasks
from ..bridges.bridge_states import State, pushed, state_of
from .bridge_movement import NO_CHANGE, Movement

Path = tuple[int, ...]


def open_ends(
    movement: Movement,
    position: sc.Position,
    masks: BoardMasks,
    bridge: int,
    card: str,
    found: list[tuple[int, Path]],
) -> list[tuple[int, Path]]:
    """Those of some ends in which the card may leave the bridge (S13.3)."""
    if movement.unwatched(position, masks, bridge, card):
        return found
    closed = movement.closed(position, masks, bridge, card)
    state = state_of(masks, bridge)
    anchor = masks.places[bridge] & ANCHOR
    return [
        (end, path)
        for end, path in found
        if movement.may_leave(position, bridge, card, closed, pushed(state, end - anchor))
    ]


def why_no_path(
    movement: Movement, position: sc.Position, masks: BoardMasks, bridge: int, card: str, path: Path
) -> sc.Refused | None:
    """Why a bridge cannot be pushed along a path (S10.3, S13.3, S13.4)."""
    place = masks.places[bridge]
    for way in path:
        place = stepped(movement, place, way)
        refused = movement.why_no_room(position, masks, bridge, place)
        if refused is not None:
            return refused
    return why_not_end(movement, position, masks, bridge, card, place)


def stepped(movement: Movement, place: int, way: int) -> int:
    """The place one step on; below zero where that is beyond the northern edge."""
    anchor = (place & ANCHOR) + movement.geometry.grid.shifts[way]
    return (place & ~ANCHOR) + anchor if anchor >= 0 else -1


def why_not_end(
    movement: Movement, position: sc.Position, masks: BoardMasks, bridge: int, card: str, place: int
) -> sc.Refused | None:
    """Why a push may not end on a place."""
    if place == masks.places[bridge]:
        return NO_CHANGE()
    state: State = pushed(state_of(masks, bridge), place - masks.places[bridge])
    return movement.why_not_leave(position, masks, bridge, card, state)


def push(movement: Movement, now: sc.Change, bridge: int, path: Path) -> None:
    """Push a bridge, riders and all."""
    geometry = movement.geometry
    shift = shift_along(geometry.grid, path)
    put_board(now, geometry, pushed_board(geometry, now[Board], bridge, shift))
    now.tell(BridgePushed(geometry.names[bridge], path))
