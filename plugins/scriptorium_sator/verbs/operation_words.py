"""Operations: their actions, and how they are written."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta

import scriptorium as sc

from ..board.board_state import Bridge, Square, bridge_name, read_bridge
from ..words.square_notation import (
    ANGLE_NAMES,
    WAY_NAMES,
    exactly,
    read_angle,
    read_square,
    read_way,
    square_name,
)
from .bridge_movement import Movement


class Operate(sc.Action, tag="sator.operate", frozen=True):
    """Choose the bridge of the next operation."""

    bridge: Bridge


class Shift(sc.Action, tag="sator.shift", frozen=True):
    """Push the chosen bridge by one square."""

    direction: Annotated[int, Meta(ge=0, le=3)]


class Spin(sc.Action, tag="sator.spin", frozen=True):
    """Turn the chosen bridge about one of its squares."""

    pivot: Square
    angle: Annotated[int, Meta(ge=1, le=3)]


SHIFTS = tuple(Shift(way) for way in range(4))


class Words:
    """The notation of operations."""

    def __init__(self, movement: Movement) -> None:
        self.geometry = movement.geometry

    def read(self, table: sc.Table, text: str) -> tuple[sc.Action, ...] | None:
        """As in `shift b w` and `turn c E5 cw`."""
        word, *rest = text.split()
        if word == "shift":
            bridge, way = exactly(" ".join(rest), 2, "shift b w")
            return Operate(read_bridge(table, self.geometry, bridge)), SHIFTS[read_way(way)]
        if word == "turn":
            bridge, pivot, angle = exactly(" ".join(rest), 3, "turn c E5 cw")
            spin = Spin(read_square(self.geometry, pivot), read_angle(angle))
            return Operate(read_bridge(table, self.geometry, bridge)), spin
        return None

    def read_operate(self, table: sc.Table, text: str) -> Operate:
        """As in `operate b`."""
        (word,) = exactly(text, 1, "operate b")
        return Operate(read_bridge(table, self.geometry, word))

    def write_operate(self, position: sc.Position, action: Operate) -> str:
        """As in `operate b`."""
        return f"operate {bridge_name(position, self.geometry, action.bridge)}"

    def read_shift(self, table: sc.Table, text: str) -> Shift:
        """As in `slide w`."""
        (word,) = exactly(text, 1, "slide w")
        return SHIFTS[read_way(word)]

    def write_shift(self, position: sc.Position, action: Shift) -> str:
        """As in `slide w`."""
        return f"slide {WAY_NAMES[action.direction]}"

    def read_spin(self, table: sc.Table, text: str) -> Spin:
        """As in `spin E5 cw`."""
        pivot, angle = exactly(text, 2, "spin E5 cw")
        return Spin(read_square(self.geometry, pivot), read_angle(angle))

    def write_spin(self, position: sc.Position, action: Spin) -> str:
        """As in `spin E5 cw`."""
        return f"spin {square_name(self.geometry, action.pivot)} {ANGLE_NAMES[action.angle]}"
