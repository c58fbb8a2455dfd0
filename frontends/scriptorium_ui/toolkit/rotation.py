"""Which way the picture lies on the screen: round a table it turns to the one whose turn it is.

Pages know nothing of it: they are painted for a screen that lies before them, and what they paint
is turned by quarters; what fingers and mouse point at is turned back.
"""

from __future__ import annotations

import math
from collections.abc import Mapping
from typing import TYPE_CHECKING

from msgspec.structs import replace

from scriptorium_play.common.seats import people

from .display import CLIPPED, DisplayList, DisplayPart, Item, Shape, TextItem
from .easing import ease
from .gestures import Point
from .metrics import ScreenMetrics
from .rect import Rect

if TYPE_CHECKING:
    from scriptorium_play.session.session import Session
    from scriptorium_ui.pages.app import GuiApp
    from scriptorium_ui.table.motion.motion import Actors

SECONDS = 0.45
FULL, QUARTER = 360, 90


class TurnedPicture:
    """A picture of one size, turned clockwise about its middle onto the middle of a screen."""

    def __init__(self, degrees: float, picture: Point, screen: Point) -> None:
        self.degrees = degrees
        radians = math.radians(degrees)
        self._cos, self._sin = round(math.cos(radians), 9), round(math.sin(radians), 9)
        self._from = picture[0] / 2, picture[1] / 2
        self._to = screen[0] / 2, screen[1] / 2

    def onto(self, at: Point) -> Point:
        """Where a point of the picture lies on the screen."""
        x, y = at[0] - self._from[0], at[1] - self._from[1]
        return (
            self._to[0] + x * self._cos - y * self._sin,
            self._to[1] + x * self._sin + y * self._cos,
        )

    def back(self, at: Point) -> Point:
        """What point of the picture lies at a point of the screen."""
        x, y = at[0] - self._to[0], at[1] - self._to[1]
        return (
            self._from[0] + x * self._cos + y * self._sin,
            self._from[1] - x * self._sin + y * self._cos,
        )

    def item(self, item: Shape) -> Shape:
        """An item as it lies on the screen."""
        x, y = self.onto(item.rect.middle)
        if isinstance(item, TextItem):  # about a whole pixel letters stay sharp
            x, y = round(x), round(y)
        w, h = item.rect.w, item.rect.h
        rect = Rect(x - w / 2, y - h / 2, w, h)
        return replace(item, rect=rect, angle=(item.angle + self.degrees) % FULL)

    def rect(self, rect: Rect) -> Rect:
        """The upright room of a rectangle that was turned by whole quarters."""
        one, two = self.onto((rect.x, rect.y)), self.onto((rect.right, rect.bottom))
        x, y = min(one[0], two[0]), min(one[1], two[1])
        return Rect(x, y, abs(one[0] - two[0]), abs(one[1] - two[1]))


class ScreenRotation:
    """How far the picture is turned, and on its way there; `quarters` go clockwise."""

    def __init__(self) -> None:
        self.quarters = 0
        self._screen = (0.0, 0.0)
        self._way, self._began = 0.0, 0.0
        self.moving = False
        self._degrees = 0.0
        self._parts: dict[str, tuple[DisplayPart, DisplayPart]] = {}

    def form(self, form: ScreenMetrics) -> ScreenMetrics:
        """The form of a screen as it is for the picture: what is wide is high a quarter further."""
        self._screen = form.width, form.height
        width, height = self._picture
        return replace(form, width=width, height=height)

    @property
    def _picture(self) -> Point:
        width, height = self._screen
        return (height, width) if self.quarters % 2 else (width, height)

    @property
    def _now(self) -> TurnedPicture:
        return TurnedPicture(self.quarters * QUARTER, self._picture, self._screen)

    def turn(self, quarters: int, now: float, *, smoothly: bool) -> bool:
        """Let the picture lie so from now on; whether it lay otherwise."""
        if quarters == self.quarters:
            return False
        by = (quarters - self.quarters) % 4
        self._way = float(QUARTER * (by if by < 3 else -1))
        self.quarters, self._began, self.moving = quarters, now, smoothly
        return True

    def arrive(self) -> bool:
        """End the way there; whether the picture was upon it."""
        was, self.moving = self.moving, False
        return was

    def point(self, at: Point) -> Point:
        """What a finger or a mouse on the screen points at."""
        return self._now.back(at) if self.quarters else at

    def shown(self, list_: DisplayList, now: float) -> DisplayList:
        """What is to be seen, as it lies on the screen; parts that stay the same are the same."""
        degrees = self._angle(now)
        if degrees != self._degrees:
            self._degrees, self._parts = degrees, {}
        if not degrees:
            return list_
        turning = TurnedPicture(degrees, (list_.width, list_.height), self._screen)
        clips = list_.clips
        for part in list_.parts:
            kept = self._parts.get(part.name)
            if kept is None or kept[0] is not part:
                turned = _turned if degrees % QUARTER == 0 else _on_the_way
                self._parts[part.name] = part, turned(part, turning, clips, self._screen)
        parts = tuple(self._parts[part.name][1] for part in list_.parts)
        return DisplayList(*self._screen, parts)

    def _angle(self, now: float) -> float:
        if self.moving:
            part = (now - self._began) / SECONDS
            if part < 1:
                left = self._way * (1 - ease(max(0.0, part)))
                return (self.quarters * QUARTER - left) % FULL or float(FULL)
            self.moving = False
        return float(self.quarters * QUARTER)

    def actors(self, actors: Actors) -> Actors:
        """What is on the screen, to be moved by one who knows the picture alone."""
        return TurnedActors(actors, self._now) if self.quarters else actors


def _turned(
    part: DisplayPart, turning: TurnedPicture, clips: Mapping[str, Rect], screen: Point
) -> DisplayPart:
    """A part that was turned by whole quarters."""
    items = tuple(turning.item(item) for item in part.items)
    own = tuple((name, turning.rect(rect)) for name, rect in part.clips)
    return replace(part, items=items, clips=own)


def _on_the_way(
    part: DisplayPart, turning: TurnedPicture, clips: Mapping[str, Rect], screen: Point
) -> DisplayPart:
    """A part that lies aslant, where nothing can be cut off: what is mostly hidden is left out."""
    items = tuple(turning.item(item) for item in part.items if _is_seen(item, clips))
    whole = Rect(0, 0, *screen)
    return replace(part, items=items, clips=tuple((name, whole) for name, _ in part.clips))


def _is_seen(item: Item, clips: Mapping[str, Rect]) -> bool:
    clip = clips.get(CLIPPED.get(item.layer, ""))
    return clip is None or clip.holds(*item.rect.middle)


class TurnedActors:
    """Things on a screen on which the picture lies turned, placed as in the picture."""

    def __init__(self, actors: Actors, turning: TurnedPicture) -> None:
        self._actors, self._turning = actors, turning

    def middles(self) -> Mapping[str, Point]:
        """Where the middle of each item is."""
        return {key: self._turning.back(at) for key, at in self._actors.middles().items()}

    def lift(self, keys: list[str]) -> None:
        """These items are about to move."""
        self._actors.lift(keys)

    def shift(self, key: str, x: float, y: float, angle: float, alpha: int, size: float) -> None:
        """Show an item elsewhere for now, given its middle."""
        x, y = self._turning.onto((x, y))
        self._actors.shift(key, x, y, angle + self._turning.degrees, alpha, size)

    def restore(self, key: str) -> None:
        """Put an item back where it belongs."""
        self._actors.restore(key)

    def settle(self) -> None:
        """Nothing moves any more."""
        self._actors.settle()


def facing_side(app: GuiApp, session: Session, *, moving: bool) -> int:
    """The side of the one who is to look; while pieces move on the table it stays as it lies."""
    if app.screen is None or not app.settings.values.around_table:
        return 0
    if moving:
        return app.screen.facing.quarters
    sitting = people(session.seating, session.table.seats)
    seat = session.handover or session.observer
    return side_of(sitting.index(seat), len(sitting)) if seat in sitting else 0


def side_of(nr: int, count: int) -> int:
    """The side of the table, clockwise from the one before the screen, where one of some sits."""
    return nr * 4 // count
