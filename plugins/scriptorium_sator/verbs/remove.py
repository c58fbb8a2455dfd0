"""The verb `remove`: take an empty bridge out of the game (S20)."""

from __future__ import annotations

from typing import Any

import scriptorium as sc

from .. import game, say
from ..board.board_state import Board, laid_board, put_board
from ..board.piece_names import bridge_piece
from ..board.targets import Bridge, geometry, masks
from ..bridges.board_geometry import OFF
from .bridge_movement import NOT_ON_BOARD, movement

# Without this verb no card takes a bridge away.
VERB_REMOVE = game.plugin("verb_remove", needs=("sator.movement", "sator.verbs"))


BRIDGE_NOT_EMPTY = say.reason("S13.5 S20.2 S22.2 R44 R45", "sator-bridge-not-empty")

# Which bridges an effect may take (S13.5): for `lift` as well.


def why_not_empty(at: sc.Moment, action: Any) -> sc.Refused:
    """A bridge with a gargoyle is held fast besides (S23.3)."""
    held = masks(at).with_gargoyle >> action.bridge & 1
    name = movement(at).name(at, action.bridge)
    return BRIDGE_NOT_EMPTY(bridge=name, also=("S23.3",) if held else ())


def movable(at: sc.Moment) -> int:
    """The bridges that the card may move."""
    board = masks(at)
    return movement(at).movable(at, board, at.decision.card, board.on)


def why_stuck(at: sc.Moment, action: Any) -> sc.Refused | None:
    """What keeps a bridge where it is."""
    return movement(at).why_stuck(at, masks(at), action.bridge, at.decision.card)


EMPTY = say.rule_for(BRIDGE_NOT_EMPTY, mask=lambda at: ~masks(at).with_rider, explain=why_not_empty)
MAY_MOVE = say.rule_for(NOT_ON_BOARD, mask=movable, explain=why_stuck)


@VERB_REMOVE.event(say("sator-bridge-gone"), shows=("bridge-{bridge}",))
class BridgeGone(sc.Event, tag="sator.bridge_gone", frozen=True):
    """A bridge left the game."""

    bridge: str


@VERB_REMOVE.verb_step(
    EMPTY,
    MAY_MOVE,
    refusal=say.reason("S20.1", "sator-victoria-too-many-targets", id="too_many_targets"),
    asks=say.awaits("S20.1 S20.2", "sator-touch-removing"),
)
class Remove(sc.Action, tag="sator.remove", frozen=True):
    """Take an empty bridge out of the game."""

    bridge: Bridge

    def do(self, now: sc.Change) -> tuple[str, ...]:
        known, board = geometry(now), now[Board]
        out = tuple(sorted((*board.out, self.bridge)))
        put_board(now, laid_board(known, board, self.bridge, OFF, out))
        now.tell(BridgeGone(known.names[self.bridge]))
        return (bridge_piece(known, self.bridge),)


VERB_REMOVE.verb_in_steps(
    "remove", "bridge", Remove, said=say("sator-verbs-remove"), heedless=("points", "cards")
)
