"""Things that are thrown, such as dice: over and over, until they lie."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING

from scriptorium_ui.table.layout.piece_bounds import PieceBounds

if TYPE_CHECKING:
    from .motion import Pose, Way

# How long what is thrown tumbles, and how high it hops, in its own heights.
TUMBLE, HOP = 0.7, 0.6


def tumbling(spot: PieceBounds, turned: float) -> Way:
    """Thrown to its place: over and over, hopping lower each time, until it lies."""
    (x, y), high = spot.rect.middle, spot.rect.h * HOP

    def way(part: float) -> Pose:
        left = (1 - part) ** 2
        hop = abs(math.sin(math.pi * 2.5 * part)) * (1 - part)
        size = 1 + HOP * hop
        return x, y - high * hop, spot.angle - turned * left, min(255, round(600 * part)), size

    return way
