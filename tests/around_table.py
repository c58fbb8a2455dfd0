"""Where on a glass a point of the picture lies that is turned to one side of a table."""

from __future__ import annotations


def on_side(side: int, at: tuple[float, float], size: tuple[float, float]) -> tuple[float, float]:
    """A point of the picture as it is read from a side, clockwise from the one before the glass."""
    (x, y), (width, height) = at, size
    return {0: (x, y), 1: (width - y, x), 2: (width - x, height - y), 3: (y, height - x)}[side]
