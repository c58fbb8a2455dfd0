"""Movement: what changed between two pictures becomes ways that pieces go, driven by time alone.

Bridges go along their path or turn about their pivot, pieces walk square by square, cards fly.
Nothing waits for a movement: it can be ended at any moment, and everything is then in its place.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from dataclasses import dataclass, field, replace

from scriptorium.scene import BOARD
from scriptorium_stage.handling import turn_between
from scriptorium_stage.scenes import Change, Kind

from ..drawing.canvas import Stage
from .places import Spot, Spots

PUSH, TURN, WALK, FLY, FADE = 0.22, 0.25, 0.15, 0.34, 0.2
MOST = 1.6
LIFT = 0.05

Pose = tuple[float, float, float, int, float]
Way = Callable[[float], Pose]
Point = tuple[float, float]


def ease(part: float) -> float:
    """Quick at first, gently into place."""
    return 1 - (1 - part) ** 3


@dataclass
class Track:
    """One piece's movement: when it begins, how long it takes, where it is on the way."""

    key: str
    start: float
    seconds: float
    way: Way


@dataclass
class Motion:
    """The movements of one step."""

    tracks: list[Track] = field(default_factory=list)
    time: float = 0.0
    sounds: list[tuple[float, str]] = field(default_factory=list)

    @property
    def length(self) -> float:
        """How long all of it takes."""
        return max((track.start + track.seconds for track in self.tracks), default=0.0)

    @property
    def over(self) -> bool:
        """Whether everything has arrived."""
        return self.time >= self.length

    def step(self, seconds: float, stage: Stage) -> list[str]:
        """Move on by some seconds; gives the sounds that fall due."""
        self.time += seconds
        for track in self.tracks:
            part = 1.0
            if track.seconds > 0:
                part = min(1.0, max(0.0, (self.time - track.start) / track.seconds))
            stage.shift(track.key, *track.way(part))
        due = [name for at, name in self.sounds if at <= self.time]
        self.sounds = [(at, name) for at, name in self.sounds if at > self.time]
        return due

    def finish(self, stage: Stage) -> None:
        """Put everything in its place at once."""
        self.time = self.length
        for track in self.tracks:
            stage.restore(track.key)
        self.tracks.clear()


def plan(
    changes: tuple[Change, ...],
    before: Spots,
    after: Spots,
    board: tuple[float, Point],
    speed: float,
    stage: Stage,
) -> Motion:
    """The movements for some changes; at speed 0 there are none.

    `board` is the size of a square and the place of the first.
    """
    motion = Motion()
    if speed <= 0:
        return motion
    start, moment, longest = 0.0, None, 0.0
    for change in flights(changes):
        if change.moment != moment:
            start, moment, longest = start + longest, change.moment, 0.0
        found = _track(change, before, after, *board)
        if found is None:
            continue
        seconds, way, sound = found
        key = change.id if change.after is not None else f"gone {change.id}"
        motion.tracks.append(Track(key, start, seconds, way))
        _follow(motion, stage, key, start, seconds, way)
        if sound:
            motion.sounds.append((start, sound))
        longest = max(longest, seconds)
    total = motion.length
    # A long story is told faster, so that nobody has to wait for it.
    factor = (min(1.0, MOST / total) if total else 1.0) / speed
    for track in motion.tracks:
        track.start *= factor
        track.seconds *= factor
    motion.sounds = [(at * factor, name) for at, name in motion.sounds]
    return motion


def _follow(motion: Motion, stage: Stage, key: str, start: float, seconds: float, way: Way) -> None:
    """What is painted with a piece goes along: its shadow, and what is written on it."""
    item = stage.shown.get(key)
    if item is None:
        return
    x0, y0 = item.item.rect.middle
    for other, shown in stage.shown.items():
        if not other.startswith(f"{key} "):
            continue
        ox, oy = shown.item.rect.middle
        dx, dy = ox - x0, oy - y0
        lifted = other.endswith(" shadow")

        def along(part: float, dx: float = dx, dy: float = dy, lifted: bool = lifted) -> Pose:
            x, y, angle, alpha, size = way(part)
            lift = 1 + 40 * max(0.0, size - 1) if lifted else 1.0
            return x + dx, y + dy * lift, angle, alpha, size

        motion.tracks.append(Track(other, start, seconds, along))


def flights(changes: tuple[Change, ...]) -> tuple[Change, ...]:
    """What vanishes here and appears there with the same picture has flown."""
    gone = {c.before.art: c for c in changes if c.kind is Kind.VANISHED and c.before is not None}
    found = []
    flown: set[str] = set()
    for change in changes:
        here = change.after
        source = gone.get(here.art) if change.kind is Kind.APPEARED and here is not None else None
        if source is None or source.id in flown:
            found.append(change)
            continue
        flown.add(source.id)
        found.append(replace(change, kind=Kind.MOVED, before=source.before))
    return tuple(one for one in found if not (one.kind is Kind.VANISHED and one.id in flown))


def _track(
    change: Change, before: Spots, after: Spots, unit: float, origin: Point
) -> tuple[float, Way, str] | None:
    old = before.get(change.before.id) if change.before is not None else None
    new = after.get(change.id)
    if change.kind is Kind.TURNED and old and new:
        return _turn(change, old, new, unit, origin) or _move(change, old, new, unit)
    if change.kind is Kind.MOVED and old and new:
        return _move(change, old, new, unit)
    if change.kind is Kind.VANISHED and old is not None:
        x, y = old.rect.middle
        return FADE, lambda part: (x, y, old.angle, round(255 * (1 - part)), 1.0), ""
    if change.kind is Kind.APPEARED and new is not None:
        x, y = new.rect.middle
        return FADE, lambda part: (x, y, new.angle, round(255 * part), 0.8 + 0.2 * ease(part)), ""
    if change.kind is Kind.FLIPPED and new is not None:
        x, y = new.rect.middle
        return FADE, lambda part: (x, y, new.angle, round(90 + 165 * part), 1.0), "card"
    return None


def _turn(
    change: Change, old: Spot, new: Spot, unit: float, origin: Point
) -> tuple[float, Way, str] | None:
    """A turn about its pivot; None where there is none."""
    assert change.before is not None
    assert change.after is not None
    if (change.before.group, change.after.group) != (BOARD, BOARD):
        return None
    turn = turn_between(change.before, change.after)
    if turn is None:
        return None
    pivot = origin[0] + turn.pivot[0] * unit, origin[1] + turn.pivot[1] * unit
    way = turning(old.rect.middle, pivot, 90.0 * turn.quarters, new.angle)
    return TURN * abs(turn.quarters), way, "turn"


def _move(change: Change, old: Spot, new: Spot, unit: float) -> tuple[float, Way, str] | None:
    assert change.before is not None
    assert change.after is not None
    flies = change.before.group != change.after.group
    points = [old.rect.middle]
    if change.way:
        x0, y0 = old.rect.middle
        points += [
            (x0 + (x - change.before.x) * unit, y0 + (y - change.before.y) * unit)
            for x, y in change.way
        ]
    else:
        points.append(new.rect.middle)
    if len(points) == 2 and points[0] == points[1] and old.rect == new.rect:
        return None
    walks = len(points) > 2
    seconds = FLY if flies else WALK * (len(points) - 1) if walks else PUSH
    grow = old.rect.h / new.rect.h if new.rect.h else 1.0
    sound = "step" if walks else "card" if flies else "push"
    return seconds, going(points, new.angle, grow), sound


def turning(start: Point, pivot: Point, degrees: float, end: float) -> Way:
    """About a pivot, clockwise for degrees above zero; it ends at the angle `end`."""
    dx, dy = start[0] - pivot[0], start[1] - pivot[1]

    def way(part: float) -> Pose:
        turned = degrees * ease(part)
        radians = math.radians(turned)
        # y runs downwards, so a positive angle is clockwise here as it is for the picture.
        x = pivot[0] + dx * math.cos(radians) - dy * math.sin(radians)
        y = pivot[1] + dx * math.sin(radians) + dy * math.cos(radians)
        return x, y, end - degrees + turned, 255, 1 + LIFT * math.sin(math.pi * part)

    return way


def going(points: list[Point], angle: float, grow: float = 1.0) -> Way:
    """From point to point."""
    count = len(points) - 1

    def way(part: float) -> Pose:
        if part >= 1.0:
            return *points[-1], angle, 255, 1.0
        at = part * count if count > 1 else ease(part)
        leg = min(count - 1, int(at))
        share = at - leg
        (x0, y0), (x1, y1) = points[leg], points[leg + 1]
        size = grow + (1 - grow) * part + LIFT * math.sin(math.pi * part)
        return x0 + (x1 - x0) * share, y0 + (y1 - y0) * share, angle, 255, size

    return way
