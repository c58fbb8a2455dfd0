"""Making the turns of a bridge: paying for them, and letting the rules note them (S11)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import scriptorium as sc
import scriptorium_verbs as sv
from scriptorium_grid.carrying import find_turn

from ..board.board_changes import put_board, turned_board
from ..board.board_state import Board
from ..board.bridge_events import BridgeTurned
from ..board.targets import geometry
from ..bridges.board_geometry import place_of
from .bridge_movement import OUTSIDE
from .bridge_parts import BridgePart, moved, part_of, pay

if TYPE_CHECKING:
    from .turn import RotateAgain


def do_turn(now: sc.Change, top: sv.CardRun, action: Any) -> tuple[str, ...]:
    """Pay, turn the bridge with all that stands on it, and let the rules note it."""
    part = part_of(now, top)
    pay(now, top, part, getattr(action, "ap", part.turns[0].ap))
    return turn_bridge(now, top, part, action.turn)


def do_both(now: sc.Change, top: sv.CardRun, action: RotateAgain) -> tuple[str, ...]:
    """Pay, and make both turns: they are one effect (R25)."""
    part = part_of(now, top)
    _, ap, first = top.chosen
    pay(now, top, part, ap)  # type: ignore[arg-type]
    return turn_bridge(now, top, part, first, action.second)  # type: ignore[arg-type]


def turn_bridge(
    now: sc.Change, top: sv.CardRun, part: BridgePart, *turns: tuple[int, ...]
) -> tuple[str, ...]:
    """Turn the bridge about one pivot after the other."""
    known, board, bridge = geometry(now), now[Board], top.chosen[0]
    assert isinstance(bridge, int)
    place, found = board.places[bridge], []
    for pivot, angle in turns:
        turn = find_turn(known.moves[bridge], place, pivot, angle)
        if turn is None:
            raise OUTSIDE(bridge=known.names[bridge])
        found.append(turn)
        place = place_of(turn.orient, turn.anchor)
    put_board(now, known, turned_board(known, board, bridge, *found))
    for pivot, angle in turns:
        now.tell(BridgeTurned(known.names[bridge], known.square_names[pivot], angle))
    return moved(now, top, part)
