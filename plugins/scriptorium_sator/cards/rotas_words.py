"""Turning with a card: its actions, and how they are written."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta

import scriptorium as sc

from ..board.board_state import Bridge, Square
from ..bridges.board_geometry import Geometry
from ..words.square_notation import (
    ANGLE_NAMES,
    exactly,
    read_angle,
    read_number,
    read_square,
    square_name,
)

MORE = "more"

Angle = Annotated[int, Meta(ge=1, le=3)]


class Rotate(sc.Action, tag="sator.rotate", frozen=True):
    """Turn the chosen bridge, for the price of a level that gives one turn or two."""

    ap: Annotated[int, Meta(ge=0, le=999)]
    turns: Annotated[int, Meta(ge=1, le=99)]
    pivot: Square
    angle: Angle


class Turning(sc.Pending, tag="sator.turning", frozen=True):
    """The second of two turns with one card."""

    card: sc.CardId
    bridge: Bridge
    ap: Annotated[int, Meta(ge=0, le=999)]
    pivot: Square
    angle: Angle


class RotateAgain(sc.Action, tag="sator.rotate_again", frozen=True):
    """Turn the bridge a second time, about another of its squares."""

    pivot: Square
    angle: Angle


class Words:
    """How turns are read and written."""

    def __init__(self, geometry: Geometry) -> None:
        self.geometry = geometry

    def read_details(
        self, table: sc.Table, card: str, words: list[str], details: str
    ) -> tuple[str, tuple[sc.Action, ...]]:
        """As in `2 a: C1 ccw` or `4 a: D2 ccw, D3 cw`."""
        form = f"{card} 2 wood-I3: C1 ccw"
        level, bridge = exactly(" ".join(words), 2, form)
        turns = []
        for part in details.split(","):
            pivot, angle = exactly(part, 2, form)
            turns.append((read_square(self.geometry, pivot), read_angle(angle)))
        first = Rotate(read_number(level), len(turns), *turns[0])
        return bridge, (first, *(RotateAgain(*again) for again in turns[1:]))

    def read(self, table: sc.Table, text: str) -> Rotate:
        """As in `rotate 2 C1 ccw`, or `rotate 4 C1 ccw more` where a second turn follows."""
        words = text.split()
        turns = 2 if words[-1:] == [MORE] else 1
        if turns == 2:
            words.pop()
        form = f"rotate 2 C1 ccw, with {MORE} where a second turn follows"
        level, pivot, angle = exactly(" ".join(words), 3, form)
        square = read_square(self.geometry, pivot)
        return Rotate(read_number(level), turns, square, read_angle(angle))

    def write(self, position: sc.Position, action: Rotate) -> str:
        """As in `rotate 2 C1 ccw`."""
        square = square_name(self.geometry, action.pivot)
        line = f"rotate {action.ap} {square} {ANGLE_NAMES[action.angle]}"
        return f"{line} {MORE}" if action.turns > 1 else line

    def read_again(self, table: sc.Table, text: str) -> RotateAgain:
        """As in `again D3 cw`."""
        pivot, angle = exactly(text, 2, "again D3 cw")
        return RotateAgain(read_square(self.geometry, pivot), read_angle(angle))

    def write_again(self, position: sc.Position, action: RotateAgain) -> str:
        """As in `again D3 cw`."""
        square = square_name(self.geometry, action.pivot)
        return f"again {square} {ANGLE_NAMES[action.angle]}"
