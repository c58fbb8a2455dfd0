"""Operations that are one effect: whether a row of them can still be completed (S13.3, S17.1).

In the middle of a row a bridge may lie in any state; at its end the board must have changed, and
no bridge may lie where this turn has had it already.
"""

from __future__ import annotations

from collections.abc import Callable, Collection

import scriptorium as sc
import scriptorium.cards as sv

from ..board.board_changes import moved_board
from ..board.board_state import Board, board_masks
from ..board.piece_names import bridge_named
from ..board.targets import geometry, masks
from ..movement.carrying import State
from ..wording import reason
from .bridge_movement import NO_CHANGE, movement
from .movement_questions import BridgesSettled

Touched = Collection[int]
BRIDGE = bridge_named("")  # how the pieces of bridges begin

NOTHING_DONE = reason("no_change", "S13.4 S17.1", "sator-mihi-nothing-done")


class Row(sc.Part, tag="sator.row", frozen=True):
    """The board before the first operation of a row."""

    began: Board | None = None


def began(position: sc.Position, touched: Touched) -> Board:
    """The board before the row."""
    return (position[Row].began if touched else None) or position[Board]


def shut(position: sc.Position, top: sv.CardRun, bridge: int) -> tuple[int, ...] | None:
    """After the first operation: the places after which it has to be seen how it goes on."""
    first = position[Row].began
    if first is None or movement(position).watched_by(position, masks(position), top.card):
        return None
    return (first.places[bridge],)


def judge(
    position: sc.Position, top: sv.CardRun, bridge: int, touched: list[int]
) -> Callable[[State], bool] | None:
    """Whether the row can be completed after a bridge has come into a state."""
    watched = movement(position).watched_by(position, masks(position), top.card)
    if not touched and not watched >> bridge & 1:
        return None
    step = position.rules.extensions[sv.CardRules].programs[top.card].steps[top.at]
    left = step.words.rounds() - step.round - 1

    def may(state: State) -> bool:
        here, first = masks(position), began(position, touched)
        if not watched:
            places = here.places
            if any(places[b] != first.places[b] for b in touched if b != bridge):
                return True  # whatever becomes of this bridge, the board has changed
            if state[0] != first.places[bridge]:
                return True
        if state not in here.steps(bridge):
            return False
        board = moved_board(here, position[Board], bridge, state)
        return _completable(position, top, board, {*touched, bridge}, first, left)

    return may


def problem(
    position: sc.Position, card: str, board: Board, touched: Touched, first: Board
) -> int | None:
    """A bridge that may not be left as it is, -1 when nothing has changed, else None."""
    rules, here = movement(position), board_masks(board, geometry(position))
    watched = rules.watched_by(position, here, card)
    for bridge in sorted(touched):
        if watched >> bridge & 1:
            closed = rules.closed(position, here, bridge, card)
            if not closed.may_be(here.state(bridge)):
                return bridge
    return -1 if board == first else None


def _completable(
    position: sc.Position, top: sv.CardRun, board: Board, touched: set[int], first: Board, left: int
) -> bool:
    found = problem(position, top.card, board, touched, first)
    if found is None or not left:
        return found is None
    here = board_masks(board, geometry(position))
    others = movement(position).movable(position, here, top.card, ~here.with_acolyte)
    order = [found] if found >= 0 else []
    order += [b for b in range(len(board.places)) if others >> b & 1 and b != found]
    return any(
        _completable(
            position,
            top,
            moved_board(here, board, bridge, state),
            {*touched, bridge},
            first,
            left - 1,
        )
        for bridge in order
        for state in here.steps(bridge)
    )


def why_not_on(
    position: sc.Position, top: sv.CardRun, together: bool, state: State
) -> sc.Refused | None:
    """Why a row could not be completed with the chosen bridge in a state."""
    bridge = top.chosen[0]
    assert isinstance(bridge, int)
    may = judge(position, top, bridge, moved_before(position, top)) if together else None
    if may is None or may(state):
        return None
    rules, here = movement(position), masks(position)
    return rules.why_not_leave(position, here, bridge, top.card, state) or NO_CHANGE()


def moved_before(position: sc.Position, top: sv.CardRun) -> list[int]:
    """The bridges that the card has moved, in order."""
    bridges = geometry(position).number
    found = (bridges.get(piece.removeprefix(BRIDGE)) for piece in top.touched)
    return [bridge for bridge in found if bridge is not None]


def settle(now: sc.Change, top: sv.CardRun) -> None:
    """The rules note which bridges the row has moved."""
    now.tell_at_once(BridgesSettled(tuple(sorted(set(moved_before(now, top)))), top.card))
    now.put(Row())


def why_not_closed(position: sc.Position, top: sv.CardRun) -> sc.Refused | None:
    """Something must have changed, and no bridge be back where this turn has had it."""
    if not top.touched:
        return NOTHING_DONE()
    touched, board = moved_before(position, top), position[Board]
    found = problem(position, top.card, board, touched, began(position, touched))
    if found is None:
        return None
    if found < 0:
        return NO_CHANGE()
    here = masks(position)
    return movement(position).why_not_leave(position, here, found, top.card, here.state(found))
