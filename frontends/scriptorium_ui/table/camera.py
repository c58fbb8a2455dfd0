"""The camera over the board: how near one looks and at what, kept while the device turns."""

from __future__ import annotations

from dataclasses import dataclass

from scriptorium_ui.toolkit.arrangement import Extent
from scriptorium_ui.toolkit.rect import Rect

from .layout.piece_bounds import unit_in

NEAREST = 4.0
LONG = 2.5
# Seconds from one place to another.
GLIDE = 0.25
Pose = tuple[float, float, float]


@dataclass
class Camera:
    """`zoom` 1 shows the whole board; `x` and `y` are the board units in the middle."""

    zoom: float = 1.0
    x: float = 0.0
    y: float = 0.0
    begun: bool = False
    closer: Rect | None = None  # the part of the board that is played on now, in its units
    nearer_by_itself: bool = False
    put: bool = False  # the player has put it somewhere: there it stays
    smooth: bool = False  # whether it goes there in a moment, and not at once
    way: float = 1.0  # how far it has come from where it was
    before: Pose = (1.0, 0.0, 0.0)

    @property
    def gliding(self) -> bool:
        """Whether it is on its way."""
        return self.way < 1.0

    def passes(self, seconds: float) -> bool:
        """Time passes; whether it has moved."""
        if not self.gliding:
            return False
        self.way = min(1.0, self.way + seconds / GLIDE)
        return True

    def arrive(self) -> None:
        """It is there."""
        self.way = 1.0

    def _go_from(self, seen: Pose) -> None:
        """It leaves for another place."""
        self.before, self.way = seen, 0.0 if self.smooth else 1.0

    @property
    def _seen(self) -> Pose:
        """What is shown: the zoom, and the board units in the middle."""
        if not self.gliding:
            return self.zoom, self.x, self.y
        share = 1 - (1 - self.way) ** 3
        now = zip(self.before, (self.zoom, self.x, self.y), strict=True)
        zoom, x, y = (one + (two - one) * share for one, two in now)
        return zoom, x, y

    def place(self, room: Rect, size: Extent) -> tuple[float, tuple[float, float]]:
        """The size of a square in pixels, and where the square (0, 0) lies."""
        zoom, x, y = self._seen
        unit = max(2.0, unit_in(room, size) * zoom)
        if zoom <= 1.0 and unit > 16:
            # Whole pixels, so that squares are alike and turned pieces stay sharp.
            unit = float(int(unit))
        x, y = _held((x, y), room, size, unit)
        return unit, (
            round(room.x + room.w / 2 - x * unit),
            round(room.y + room.h / 2 - y * unit),
        )

    def settle(self, room: Rect, size: Extent) -> None:
        """Remember the middle as it is really shown."""
        unit = max(2.0, unit_in(room, size) * self.zoom)
        self.x, self.y = _held((self.x, self.y), room, size, unit)

    def begin(self, room: Rect, size: Extent, finger: float) -> None:
        """A board much longer than the screen begins at its upper left, large enough to touch.

        Where the room has no height to spare the whole board is shown.
        """
        self.begun = True
        whole = unit_in(room, size)
        high = min(finger, room.h / size.height, NEAREST * whole)
        long = max(size.width / size.height, size.height / size.width) >= LONG
        if long and whole < finger * 0.75 and high > whole * 1.4:
            self.zoom = high / whole
            self.x, self.y = size.left, size.top
            self.settle(room, size)

    def look_closer(self, room: Rect, size: Extent, least: float) -> None:
        """On small screen squares of the least size where one plays, and all of it afterwards."""
        whole, part = unit_in(room, size), self.closer
        fits = part is not None and part.w * least <= room.w and part.h * least <= room.h
        if self.put or (self.zoom > 1.0 and not self.nearer_by_itself):
            return
        was, seen = (self.zoom, self.x, self.y), self._seen
        if part is not None and fits and whole < least:
            self.zoom, self.nearer_by_itself = min(NEAREST, least / whole), True
            self.x, self.y = part.middle
            self.settle(room, size)
        elif self.nearer_by_itself:
            self.zoom, self.nearer_by_itself = 1.0, False
        if (self.zoom, self.x, self.y) != was:
            self._go_from(seen)

    def fit(self) -> None:
        """Show the whole board."""
        self._go_from(self._seen)
        self.zoom, self.put = 1.0, True

    def look_at(self, middle: tuple[float, float], room: Rect, size: Extent) -> None:
        """Bring a point of the board into the middle, as near as one looks already."""
        self._go_from(self._seen)
        (self.x, self.y), self.put = middle, True
        self.settle(room, size)

    def pinch(
        self,
        room: Rect,
        size: Extent,
        scale: float,
        first: tuple[float, float],
        now: tuple[float, float],
    ) -> None:
        """Two fingers that began round one point are round another, further apart or nearer."""
        self.put, self.way = True, 1.0
        unit, (left, top) = self.place(room, size)
        bx, by = (first[0] - left) / unit, (first[1] - top) / unit
        self.zoom = min(NEAREST, max(1.0, self.zoom * scale))
        unit = max(2.0, unit_in(room, size) * self.zoom)
        # What lay under the fingers stays under them.
        self.x = bx - (now[0] - room.x - room.w / 2) / unit
        self.y = by - (now[1] - room.y - room.h / 2) / unit
        self.settle(room, size)

    def nearer(self, room: Rect, size: Extent, at: tuple[float, float], unit: float) -> None:
        """Look at a point of the screen with squares at least that large."""
        seen = self._seen
        self.pinch(room, size, max(1.0, unit / self.place(room, size)[0]), at, at)
        self._go_from(seen)


def _held(at: tuple[float, float], room: Rect, size: Extent, unit: float) -> tuple[float, float]:
    """The middle, held back so that the board fills the room where it can."""
    found = []
    for middle, first, long, space in (
        (at[0], size.left, size.width, room.w / unit),
        (at[1], size.top, size.height, room.h / unit),
    ):
        if long <= space:
            found.append(first + long / 2)
        else:
            found.append(min(max(middle, first + space / 2), first + long - space / 2))
    return found[0], found[1]
