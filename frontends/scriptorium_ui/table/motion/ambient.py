"""Glow and fog: what goes with a picture and moves slowly by itself, where there is time."""

from __future__ import annotations

from scriptorium_play.common.colours import HIGH_CONTRAST
from scriptorium_ui.art import atlas
from scriptorium_ui.art.companions import AIRY, companions, in_the_air
from scriptorium_ui.toolkit.painter import Painter
from scriptorium_ui.toolkit.rect import Rect

# Seconds between two pictures of it: so slow a movement needs no more.
STEP = 0.25


def paint_air(painter: Painter, found: atlas.Picture | None, drawn: Rect, seconds: float) -> None:
    """All of it that belongs to a picture, as it is at a moment."""
    if found is None or painter.palette.name == HIGH_CONTRAST:
        return
    for nr, (one, rect) in enumerate(companions(found, drawn, 0.0, *AIRY)):
        place, alpha = in_the_air(one, rect, nr, seconds)
        painter.picture(one.key, place, key=f"{found.key} air {nr}", alpha=alpha)


class Breath:
    """Counts the time of what moves by itself; there is none on screen that must not be disturbed.

    A tablet's battery and a player who wants no movement are left in peace.
    """

    def __init__(self) -> None:
        self.seconds = 0.0
        self._since = 0.0

    def passes(self, seconds: float) -> bool:
        """Time passes; whether so much did that something is to be painted."""
        self._since += seconds
        if self._since < STEP:
            return False
        self.seconds += self._since
        self._since = 0.0
        return True
