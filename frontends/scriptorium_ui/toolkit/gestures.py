"""Fingers: what touches on the screen mean, worked out from where and when alone.

At most two fingers count. A palm, a sleeve or a child's hand that lands besides changes nothing:
further touches are not heard until the screen is free again.
"""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import Protocol

Point = tuple[float, float]
HOLD = 0.5
SLOP = 12.0
HAND = 200.0
FIRM = 24.0
TWICE, NEAR = 0.35, 40.0


class GestureHandler(Protocol):
    """What hears the fingers. Points are pixels from the upper left corner."""

    def press(self, at: Point) -> None:
        """A first finger is down."""

    def tap(self, at: Point) -> None:
        """It was lifted where it came down."""

    def double_tap(self, at: Point) -> None:
        """Lifted where another tap was a moment ago."""

    def hold(self, at: Point) -> None:
        """It stays where it is."""

    def draw(self, at: Point, start: Point) -> None:
        """It moves over the screen."""

    def drop(self, at: Point, start: Point) -> None:
        """It was lifted after moving."""

    def twist(self, pinch: Pinch) -> None:
        """Two fingers move."""

    def untwist(self, pinch: Pinch) -> None:
        """One of the two was lifted."""

    def another(self, at: Point) -> None:
        """Another came down while the first is drawn far away from where it began."""

    def drop_all(self) -> None:
        """What was begun means nothing any more."""


@dataclass(frozen=True)
class Pinch:
    """Two fingers: where both were first, and where they are."""

    start: tuple[Point, Point]
    now: tuple[Point, Point]

    @property
    def scale(self) -> float:
        """How much further apart they are than at first."""
        return max(0.01, _apart(self.now) / max(1.0, _apart(self.start)))

    @property
    def angle(self) -> float:
        """How far they have turned, in degrees, clockwise above zero."""
        turned = math.degrees(_direction(self.now) - _direction(self.start))
        return (turned + 180) % 360 - 180

    @property
    def middle(self) -> Point:
        """The point between them."""
        return _middle(self.now)

    @property
    def first(self) -> Point:
        """The point that was between them at first."""
        return _middle(self.start)


def _apart(pair: tuple[Point, Point]) -> float:
    return math.dist(*pair)


def _middle(pair: tuple[Point, Point]) -> Point:
    return (pair[0][0] + pair[1][0]) / 2, (pair[0][1] + pair[1][1]) / 2


def _direction(pair: tuple[Point, Point]) -> float:
    return math.atan2(pair[1][1] - pair[0][1], pair[1][0] - pair[0][0])


class Fingers:
    """Tells taps, holds, drags and twists apart; `density` makes lengths alike on all screen."""

    def __init__(self, hand: GestureHandler, density: float = 1.0) -> None:
        self.hand = hand
        self.density = density
        self.down_at: dict[object, Point] = {}
        self.now: dict[object, Point] = {}
        self.began = 0.0
        self.state = ""
        self._ignored: set[object] = set()
        self._last: tuple[Point, float] | None = None

    @property
    def waiting(self) -> bool:
        """Whether a finger may yet become a hold."""
        return self.state == "press"

    def down(self, finger: object, at: Point, time: float) -> None:
        """A finger comes down."""
        if not self.state and not self._ignored:
            self.down_at, self.now = {finger: at}, {finger: at}
            self.began, self.state = time, "press"
            self.hand.press(at)
        elif self.state in ("press", "draw") and self._may_join():
            self.down_at[finger] = at
            self.now[finger] = at
            # Where the first has gone a little already it begins anew from there.
            self.down_at = dict(self.now)
            self.state = "two"
            self.hand.twist(self.pinch())
        else:
            self._ignored.add(finger)
            if self.state == "draw" and self._beside(at):
                self.hand.another(at)

    def _may_join(self) -> bool:
        """A second finger counts while the first has not gone far: later it is a palm."""
        (finger,) = self.down_at
        return self._gone(finger) < FIRM * self.density

    def _beside(self, at: Point) -> bool:
        """Whether another finger of the same hand comes down; a palm lies further away."""
        return any(math.dist(at, one) < HAND * self.density for one in self.now.values())

    def _gone(self, finger: object) -> float:
        return math.dist(self.down_at[finger], self.now[finger])

    def pinch(self) -> Pinch:
        """Both fingers, in the order in which they came."""
        one, two = self.down_at
        return Pinch((self.down_at[one], self.down_at[two]), (self.now[one], self.now[two]))

    def move(self, finger: object, at: Point, time: float) -> None:
        """A finger is elsewhere."""
        if finger not in self.now or self.state in ("", "spent"):
            return
        self.now[finger] = at
        if self.state == "two":
            self.hand.twist(self.pinch())
            return
        if self.state in ("press", "held") and self._gone(finger) >= SLOP * self.density:
            self.state = "draw" if self.state == "press" else "spent"
        if self.state == "draw":
            self.hand.draw(at, self.down_at[finger])

    def up(self, finger: object, at: Point, time: float) -> None:
        """A finger is lifted."""
        self._ignored.discard(finger)
        if finger not in self.now:
            return
        self.now[finger] = at
        state, start = self.state, self.down_at[finger]
        if state == "two":
            pinch = self.pinch()
            self._forget(finger)
            self.state = "spent"
            self.hand.untwist(pinch)
            return
        self._forget(finger)
        if self.now:
            return
        self.state = ""
        if state == "press":
            (self.hand.double_tap if self._again(at, time) else self.hand.tap)(at)
        elif state == "draw":
            self.hand.drop(at, start)

    def _again(self, at: Point, time: float) -> bool:
        """Whether a tap is the second of two at one place; a third begins anew."""
        last, self._last = self._last, (at, time)
        if last is None or time - last[1] > TWICE or math.dist(at, last[0]) > NEAR * self.density:
            return False
        self._last = None
        return True

    def _forget(self, finger: object) -> None:
        self.now.pop(finger, None)
        self.down_at.pop(finger, None)

    def tick(self, time: float) -> None:
        """Time has passed: a finger that stays where it is asks what lies beneath it."""
        if self.state == "press" and time - self.began >= HOLD:
            self.state = "held"
            (at,) = self.now.values()
            self.hand.hold(at)

    def let_go(self) -> None:
        """Nothing that was begun counts: the window turned, or the program was put aside."""
        if self.state in ("press", "draw", "two", "held"):
            self.hand.drop_all()
        self._ignored |= set(self.now)
        self.down_at, self.now = {}, {}
        self.state = ""
