"""The form of a screen: how large it is, how large things must be, and what it is touched with.

Pages read it; there is one page for all forms.
"""

from __future__ import annotations

from msgspec import Struct

FINGER = 48
SMALLEST = 14
# A window with a mouse is laid out as this screen is, and scaled.
WIDE, HIGH = 1280, 800
SCALES = 0.8, 4.0
READABLE = 9


class ScreenMetrics(Struct, frozen=True):
    """What a page has to know of the screen that it is painted for.

    `unit` is how many pixels a length has that looks alike on every display, `letters` how many a
    letter of size 1 has as player and device wish it, `least` the size of the smallest letters.
    """

    width: float
    height: float
    unit: float = 1.0
    letters: float = 1.0
    least: int = SMALLEST
    mouse: bool = False

    @property
    def finger(self) -> float:
        """The least side of what is to be hit, in pixels."""
        return round(FINGER * self.unit)

    @property
    def reach(self) -> float:
        """How large in pixels what hits is: a finger covers a thumbnail, a mouse a point."""
        return 0.0 if self.mouse else FINGER * self.unit


def for_fingers(
    width: float, height: float, density: float, font_scale: float, text_size: int
) -> ScreenMetrics:
    """A screen that is touched; `density` is how many pixels a unit has on it."""
    least = round(SMALLEST * density * min(1.0, font_scale))
    return ScreenMetrics(width, height, density, density * font_scale * text_size / 100, least)


def for_mouse(width: float, height: float, ratio: float, text_size: int) -> ScreenMetrics:
    """A window with mouse and keys; `ratio` is how many pixels a point of the screen has."""
    low, high = SCALES
    scale = max(low, min(width / ratio / WIDE, height / ratio / HIGH, high)) * ratio
    return ScreenMetrics(
        width, height, scale, scale * text_size / 100, round(READABLE * ratio), mouse=True
    )


class Device(Struct, frozen=True):
    """What a window knows of its screen: how large it is, how fine, what it is touched with.

    `density` is how many pixels a point or a unit has, `font_scale` how the device wishes letters.
    """

    width: float
    height: float
    density: float = 1.0
    font_scale: float = 1.0
    mouse: bool = False

    def form(self, text_size: int) -> ScreenMetrics:
        """The form of the screen for a player who likes letters of that size."""
        if self.mouse:
            return for_mouse(self.width, self.height, self.density, text_size)
        return for_fingers(self.width, self.height, self.density, self.font_scale, text_size)
