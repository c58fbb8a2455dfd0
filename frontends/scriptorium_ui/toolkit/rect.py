"""Rectangles as windows count them: pixels from the upper left corner, y downwards."""

from __future__ import annotations

from typing import NamedTuple


class Rect(NamedTuple):
    """A rectangle on the screen."""

    x: float
    y: float
    w: float
    h: float

    @property
    def right(self) -> float:
        """Where it ends on the right."""
        return self.x + self.w

    @property
    def bottom(self) -> float:
        """Where it ends below."""
        return self.y + self.h

    @property
    def middle(self) -> tuple[float, float]:
        """Its centre."""
        return self.x + self.w / 2, self.y + self.h / 2

    def holds(self, x: float, y: float) -> bool:
        """Whether a point lies in it."""
        return self.x <= x < self.right and self.y <= y < self.bottom

    def inset(self, dx: float, dy: float | None = None) -> Rect:
        """The same with a margin taken off on every side."""
        dy = dx if dy is None else dy
        return Rect(self.x + dx, self.y + dy, max(0.0, self.w - 2 * dx), max(0.0, self.h - 2 * dy))

    def moved(self, dx: float, dy: float) -> Rect:
        """The same rectangle elsewhere."""
        return self._replace(x=self.x + dx, y=self.y + dy)

    def top(self, height: float) -> Rect:
        """A strip at the top."""
        return Rect(self.x, self.y, self.w, min(height, self.h))

    def below(self, height: float) -> Rect:
        """What is left under a strip at the top."""
        return Rect(self.x, self.y + height, self.w, max(0.0, self.h - height))

    def rows(self, count: int, gap: float = 0.0) -> list[Rect]:
        """It cut into rows of the same height."""
        each = (self.h - gap * (count - 1)) / max(1, count)
        return [Rect(self.x, self.y + i * (each + gap), self.w, each) for i in range(count)]

    def columns(self, count: int, gap: float = 0.0) -> list[Rect]:
        """It cut into columns of the same width."""
        each = (self.w - gap * (count - 1)) / max(1, count)
        return [Rect(self.x + i * (each + gap), self.y, each, self.h) for i in range(count)]

    def centred(self, width: float, height: float) -> Rect:
        """A rectangle of that size in its middle, never larger than itself."""
        width, height = min(width, self.w), min(height, self.h)
        return Rect(self.x + (self.w - width) / 2, self.y + (self.h - height) / 2, width, height)


def fitted(room: Rect, width: float, height: float) -> Rect:
    """The largest rectangle of some proportions in the middle of a room."""
    if width <= 0 or height <= 0:
        return room
    factor = min(room.w / width, room.h / height)
    return room.centred(width * factor, height * factor)


def overlap(one: Rect, two: Rect) -> Rect:
    """What two rectangles have in common."""
    x, y = max(one.x, two.x), max(one.y, two.y)
    right, bottom = min(one.right, two.right), min(one.bottom, two.bottom)
    return Rect(x, y, max(0.0, right - x), max(0.0, bottom - y))


def placed(room: Rect, width: float, height: float, align: str, valign: str) -> Rect:
    """Something of that size in a room, at its left, right, centre, top or bottom."""
    x = {"left": room.x, "center": room.x + (room.w - width) / 2, "right": room.right - width}
    y = {"top": room.y, "center": room.y + (room.h - height) / 2, "bottom": room.bottom - height}
    return Rect(round(x[align]), round(y[valign]), width, height)
