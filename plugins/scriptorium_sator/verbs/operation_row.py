"""Operations that are one effect: whether a row of them can still be completed (S13.3, S17.1).

In the middle of a row a bridge may lie in any state; at its end the board must have changed, and
no bridge may lie where this turn has had it already.
"""

from __future__ import annotations

from collections.abc import Callable, Collection

import scriptorium as sc
import scriptorium.cards as sv

from .. import say
from ..board.board_state import Board, board_masks, bridge_named, moved_board
from ..board.targets import geometry, masks
from ..movement.carrying import State
from .bridge_movement import NO_CHANGE, movement
from .movement_questions import BridgesSettled

Touched = Collection[int]
BRIDGE = bridge_named("")  # how the pieces of bridges begin


class Row(sc.Part, tag="sator.row", frozen=True):
    """The board before the first operation of a row."""

    began: Board | None = None


def began(position: sc.Position, touched: Touched) -> Board:
    """The board before the row."""
    return (position[Row].began if touched else None) or position[Board]


def shut(at: sc.Moment, bridge: int) -> tuple[int, ...] | None:
    """After the first operation: the places after which it has to be seen how it goes on."""
    first = at[Row].began
    if first is None or movement(at).watched_by(at, masks(at), at.decision.card):
        return None
    return (first.places[bridge],)


def judge(at: sc.Moment, bridge: int, touched: list[int]) -> Callable[[State], bool] | None:
    """Whether the row can be completed after a bridge has come into a state."""
    watched = movement(at).watched_by(at, masks(at), at.decision.card)
    if not touched and not watched >> bridge & 1:
        return None
    step = at.rules.programs[at.decision.card].steps[at.decision.at]
    left = step.words.rounds() - step.round - 1

    def may(state: State) -> bool:
        here, first = masks(at), began(at, touched)
        if not watched:
            places = here.places
            if any(places[b] != first.places[b] for b in touched if b != bridge):
                return True  # whatever becomes of this bridge, the board has changed
            if state[0] != first.places[bridge]:
                return True
        if state not in here.steps(bridge):
            return False
        board = moved_board(here, at[Board], bridge, state)
        return _completable(at, board, {*touched, bridge}, first, left)

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


def _completable(at: sc.Moment, board: Board, touched: set[int], first: Board, left: int) -> bool:
    found = problem(at, at.decision.card, board, touched, first)
    if found is None or not left:
        return found is None
    here = board_masks(board, geometry(at))
    others = movement(at).movable(at, here, at.decision.card, ~here.with_acolyte)
    order = [found] if found >= 0 else []
    order += [b for b in range(len(board.places)) if others >> b & 1 and b != found]
    return any(
        _completable(
            at,
            moved_board(here, board, bridge, state),
            {*touched, bridge},
            first,
            left - 1,
        )
        for bridge in order
        for state in here.steps(bridge)
    )


def why_not_on(at: sc.Moment, together: bool, state: State) -> sc.Refused | None:
    """Why a row could not be completed with the chosen bridge in a state."""
    bridge = at.decision.chosen[0]
    assert isinstance(bridge, int)
    may = judge(at, bridge, moved_before(at)) if together else None
    if may is None or may(state):
        return None
    rules, here = movement(at), masks(at)
    return rules.why_not_leave(at, here, bridge, at.decision.card, state) or NO_CHANGE()


def moved_before(at: sc.Moment) -> list[int]:
    """The bridges that the card has moved, in order."""
    bridges = geometry(at).number
    found = (bridges.get(piece.removeprefix(BRIDGE)) for piece in at.decision.touched)
    return [bridge for bridge in found if bridge is not None]


def settle(now: sc.Change, top: sv.CardRun) -> None:
    """The rules note which bridges the row has moved."""
    now.tell_at_once(
        BridgesSettled(tuple(sorted(set(moved_before(sc.Moment.of(now, top))))), top.card)
    )
    now.put(Row())


def why_unchanged(at: sc.Moment, action: object) -> sc.Refused | None:
    """Something must have changed, and no bridge be back where this turn has had it."""
    touched, board = moved_before(at), at[Board]
    found = problem(at, at.decision.card, board, touched, began(at, touched))
    if found is None:
        return None
    if found < 0:
        return NO_CHANGE()
    here = masks(at)
    return movement(at).why_not_leave(at, here, found, at.decision.card, here.state(found))


# What has to hold before a row is closed.
BEGUN = say.rule(
    "S13.4 S17.1",
    "sator-mihi-nothing-done",
    id="no_change",
    predicate=lambda at: bool(at.decision.touched),
)
CHANGED = say.rule_for(NO_CHANGE, explain=why_unchanged)
