"""The verbs `move` and `turn` of card packs: their actions, and how they are written."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta

import scriptorium as sc
from scriptorium.doing import Doing

from ..board.board_state import Bridge, Square, bridge_name, read_bridge
from ..bridges.board_geometry import Geometry
from ..cards.push_lists import Path
from ..words.square_notation import (
    ANGLE_NAMES,
    exactly,
    read_angle,
    read_square,
    read_ways,
    square_name,
    ways_named,
)


class Grip(sc.Action, tag="sator.grip", frozen=True):
    """Choose the bridge that a card of verbs moves next."""

    bridge: Bridge


class Gripping(sc.Pending, tag="sator.gripping", frozen=True):
    """How the chosen bridge is moved."""

    before: Doing
    bridge: Bridge


class Shove(sc.Action, tag="sator.shove", frozen=True):
    """Push the chosen bridge along a path."""

    path: Path


class Swing(sc.Action, tag="sator.swing", frozen=True):
    """Turn the chosen bridge about one of its squares."""

    pivot: Square
    angle: Annotated[int, Meta(ge=1, le=3)]


class Words:
    """The notation of moving bridges by cards of verbs."""

    def __init__(self, geometry: Geometry) -> None:
        self.geometry = geometry

    def read(self, table: sc.Table, text: str) -> tuple[sc.Action, ...] | None:
        """As in `move a: e e` and `swing a: E5 cw`."""
        word, _, rest = text.partition(" ")
        bridge, colon, details = rest.partition(":")
        if word not in ("move", "swing") or (word == "swing" and not colon):
            return None
        if not colon:
            raise sc.Unreadable("write move, a bridge, a colon and how it moves: move a: e e")
        grip = self.read_grip(table, bridge)
        if word == "move":
            return grip, self.read_shove(table, details)
        return grip, self.read_swing(table, details)

    def read_grip(self, table: sc.Table, text: str) -> Grip:
        """As in `grip a`."""
        (word,) = exactly(text, 1, "grip and a bridge")
        return Grip(read_bridge(table, self.geometry, word))

    def write_grip(self, position: sc.Position, action: Grip) -> str:
        """As in `grip a`."""
        return f"grip {bridge_name(position, self.geometry, action.bridge)}"

    def read_shove(self, table: sc.Table, text: str) -> Shove:
        """As in `shove e e`."""
        return Shove(read_ways(text.split()))

    def write_shove(self, position: sc.Position, action: Shove) -> str:
        """As in `shove e e`."""
        return f"shove {ways_named(action.path)}".strip()

    def read_swing(self, table: sc.Table, text: str) -> Swing:
        """As in `swing E5 cw`."""
        pivot, angle = exactly(text, 2, "swing E5 cw")
        return Swing(read_square(self.geometry, pivot), read_angle(angle))

    def write_swing(self, position: sc.Position, action: Swing) -> str:
        """As in `swing E5 cw`."""
        return f"swing {square_name(self.geometry, action.pivot)} {ANGLE_NAMES[action.angle]}"
