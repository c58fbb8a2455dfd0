"""Rules about the choice of a bridge that several verbs share (S13.5)."""

from __future__ import annotations

from typing import Any

import scriptorium as sc

from ..board.targets import masks
from ..sentences import reason
from .bridge_movement import NOT_ON_BOARD, movement

BRIDGE_NOT_EMPTY = reason("bridge_not_empty", "S13.5 S20.2 S22.2 R44 R45", "sator-bridge-not-empty")


def empty(position: sc.Position, top: Any) -> int:
    """The bridges on which nothing stands."""
    return ~masks(position).with_rider


def why_not_empty(position: sc.Position, top: Any, action: Any) -> sc.Refused:
    """A bridge with a gargoyle is held fast besides (S23.3)."""
    held = masks(position).with_gargoyle >> action.bridge & 1
    name = movement(position).name(position, action.bridge)
    return BRIDGE_NOT_EMPTY(bridge=name, also=("S23.3",) if held else ())


def movable(position: sc.Position, top: Any) -> int:
    """The bridges that the card may move."""
    board = masks(position)
    return movement(position).movable(position, board, top.card, board.on)


def why_stuck(position: sc.Position, top: Any, action: Any) -> sc.Refused | None:
    """What keeps a bridge where it is."""
    return movement(position).why_stuck(position, masks(position), action.bridge, top.card)


EMPTY = sc.Rule(BRIDGE_NOT_EMPTY, lets=empty, why=why_not_empty)
MAY_MOVE = sc.Rule(NOT_ON_BOARD, lets=movable, why=why_stuck)
