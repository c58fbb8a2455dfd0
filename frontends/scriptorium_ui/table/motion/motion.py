"""Movement: what changed between two pictures becomes ways that pieces go, driven by time alone.

Wide pieces go along their path or turn about their pivot, with all that stands on them; others walk
square by square, cards fly. Nothing waits for a movement: it can be ended at any moment, and
everything is then in its place.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Protocol

from scriptorium.scene import BOARD
from scriptorium_play.picture.paths import Leg, RotationStep, Straight
from scriptorium_play.picture.scenes import ChangeKind, SceneChange
from scriptorium_ui.art.companions import UPRIGHT
from scriptorium_ui.table.layout.piece_bounds import AllBounds, PieceBounds
from scriptorium_ui.toolkit.arrangement import bounds
from scriptorium_ui.toolkit.easing import ease
from scriptorium_ui.toolkit.rect import Rect

from .tumbling import TUMBLE, tumbling

# Seconds: a push of one square and each square more, a quarter turn, a step, a flight, a fade.
PUSH, FURTHER, TURN, WALK, FLY, FADE = 0.2, 0.1, 0.25, 0.15, 0.34, 0.2
# A puff flies up where something wide docks: when, as a share of its way, and for how long.
DOCKS, PUFF = 0.6, 0.2
MOST = 1.6
LIFT = 0.05
SHADOW = 40
SHADOW_ENDS = " shadow"
MARK = 0.9

Pose = tuple[float, float, float, int, float]
Way = Callable[[float], Pose]
Point = tuple[float, float]
Board = tuple[float, Point]


class Actors(Protocol):
    """What is on the screen, by name; a movement shifts it without painting anew."""

    def middles(self) -> Mapping[str, Point]:
        """Where the middle of each item is."""

    def lift(self, keys: list[str]) -> None:
        """These items are about to move."""

    def shift(self, key: str, x: float, y: float, angle: float, alpha: int, size: float) -> None:
        """Show an item elsewhere for now, given its middle."""

    def restore(self, key: str) -> None:
        """Put an item back where it belongs."""

    def settle(self) -> None:
        """Nothing moves any more."""


@dataclass
class Track:
    """One item's movement: when it begins, how long it takes, where it is on the way."""

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
    begun: bool = False

    @property
    def length(self) -> float:
        """How long all of it takes."""
        return max((track.start + track.seconds for track in self.tracks), default=0.0)

    @property
    def over(self) -> bool:
        """Whether everything has arrived."""
        return self.time >= self.length

    def step(self, seconds: float, actors: Actors) -> list[str]:
        """Move on by some seconds; gives the sounds that fall due."""
        if not self.begun:
            self.begun = True
            actors.lift([track.key for track in self.tracks])
        self.time += seconds
        for track in self.tracks:
            part = 1.0
            if track.seconds > 0:
                part = min(1.0, max(0.0, (self.time - track.start) / track.seconds))
            actors.shift(track.key, *track.way(part))
        due = [name for at, name in self.sounds if at <= self.time]
        self.sounds = [(at, name) for at, name in self.sounds if at > self.time]
        return due

    def finish(self, actors: Actors) -> None:
        """Put everything in its place at once."""
        self.time = self.length
        for track in self.tracks:
            actors.restore(track.key)
        self.tracks.clear()
        actors.settle()


def plan(
    changes: Sequence[SceneChange],
    before: AllBounds,
    after: AllBounds,
    board: Board,
    speed: float,
    actors: Actors,
) -> Motion:
    """The movements for some changes; at speed 0 there are none.

    `board` is the size of a square and the place of the first.
    """
    motion = Motion()
    if speed <= 0:
        return motion
    middles, pivots = actors.middles(), _pivots(changes)
    start = 0.0
    for together in _moments(changes):
        moving: dict[str, Track] = {}
        pushed = any(_is_wide(change) for change in together)
        sounds = []
        for change in together:
            key = change.id if change.after is not None else gone(change.id)
            found = _track(change, before, after, board, pushed) if key not in moving else None
            if found is None:
                continue
            seconds, way, sound = found
            moving[key] = Track(key, start, seconds, way)
            motion.tracks += [moving[key], *_followers(moving[key], middles)]
            sounds.append(sound)
            if change.pivot is not None:
                motion.tracks.append(_marked(pivots[change.pivot], start, seconds, middles))
            if docks(change) and puff_of(change.id) in middles:
                motion.tracks.append(_puffing(puff_of(change.id), start, seconds, middles))
        motion.sounds += [(start, sound) for sound in dict.fromkeys(sounds) if sound]
        start += max((track.seconds for track in moving.values()), default=0.0)
    _quicken(motion, speed)
    return motion


def _quicken(motion: Motion, speed: float) -> None:
    """Play long sequences faster."""
    total = motion.length
    factor = (min(1.0, MOST / total) if total else 1.0) / speed
    for track in motion.tracks:
        track.start *= factor
        track.seconds *= factor
    motion.sounds = [(at * factor, name) for at, name in motion.sounds]


def gone(id: str) -> str:
    """The name of an item for a piece that is on its way out of the picture."""
    return f"gone {id}"


def _pivots(changes: Iterable[SceneChange]) -> dict[Point, str]:
    """The points about which things turn, in board units, and the names of their marks."""
    points = dict.fromkeys(change.pivot for change in changes if change.pivot is not None)
    return {point: f"pivot {nr}" for nr, point in enumerate(points)}


def pivot_marks(changes: Iterable[SceneChange], board: Board) -> dict[str, Rect]:
    """Where the marks of pivots lie, by name.

    A frontend paints each of them, as yet unseen; the movement shows it while something turns.
    """
    unit, (left, top) = board
    side = unit * MARK
    return {
        key: Rect(left + x * unit - side / 2, top + y * unit - side / 2, side, side)
        for (x, y), key in _pivots(changes).items()
    }


def _moments(changes: Iterable[SceneChange]) -> list[list[SceneChange]]:
    """The changes that happen together, one moment after another."""
    found: dict[int, list[SceneChange]] = {}
    for change in changes:
        found.setdefault(change.moment, []).append(change)
    return [found[moment] for moment in sorted(found)]


def _is_wide(change: SceneChange) -> bool:
    return change.before is not None and len(change.before.shape) > 1


def _marked(key: str, start: float, seconds: float, middles: Mapping[str, Point]) -> Track:
    """The mark of a pivot comes, stays while something turns about it, and goes."""
    x, y = middles.get(key, (0.0, 0.0))
    return Track(
        key,
        start,
        seconds,
        lambda part: (x, y, 0.0, round(255 * min(1.0, 6 * part, 6 * (1 - part))), 1.0),
    )


def docks(change: SceneChange) -> bool:
    """Whether something wide moves over the board, and raises a puff where it arrives."""
    now = change.after
    return _is_wide(change) and bool(change.legs) and now is not None and now.group == BOARD


def puff_of(id: str) -> str:
    """The name of the puff that a piece raises; a frontend paints it, as yet unseen."""
    return f"puff {id}"


def _puffing(key: str, start: float, seconds: float, middles: Mapping[str, Point]) -> Track:
    x, y = middles[key]
    return Track(
        key,
        start + DOCKS * seconds,
        PUFF,
        lambda part: (x, y, 0.0, round(255 * min(4 * part, 1.33 * (1 - part))), 0.86 + 0.2 * part),
    )


def _followers(track: Track, middles: Mapping[str, Point]) -> list[Track]:
    """What is painted with a piece goes along: what is written on it, and its shadow.

    A shadow is a little further off while that which throws it is lifted.
    """
    here = middles.get(track.key)
    if here is None:
        return []
    found = []
    for key, (x, y) in middles.items():
        if key.startswith(f"{track.key} "):
            off = x - here[0], y - here[1]
            if key.endswith(SHADOW_ENDS):
                way = _shaded(track.way, off)
            else:
                way = _beside(track.way, off, key.endswith(UPRIGHT))
            found.append(Track(key, track.start, track.seconds, way))
    return found


def _shaded(way: Way, off: Point) -> Way:
    def along(part: float) -> Pose:
        x, y, angle, alpha, size = way(part)
        lift = 1 + SHADOW * max(0.0, size - 1)
        return x + off[0] * lift, y + off[1] * lift, angle, alpha, size

    return along


def _beside(way: Way, off: Point, upright: bool) -> Way:
    """What is written or stands on a piece goes round with it; a sign does not turn itself."""
    last = way(1.0)[2]

    def along(part: float) -> Pose:
        x, y, angle, alpha, size = way(part)
        radians = math.radians(angle - last)
        sine, cosine = math.sin(radians) * size, math.cos(radians) * size
        right, down = off[0] * cosine - off[1] * sine, off[0] * sine + off[1] * cosine
        return x + right, y + down, 0.0 if upright else angle, alpha, size

    return along


def _track(
    change: SceneChange, before: AllBounds, after: AllBounds, board: Board, pushed: bool
) -> tuple[float, Way, str] | None:
    """How long a change takes, the way, and its sound; None where nothing is to be seen of it."""
    old = before.get(change.before.id) if change.before is not None else None
    new = after.get(change.id)
    if change.kind in (ChangeKind.TURNED, ChangeKind.MOVED) and old is not None and new is not None:
        return _moved(change, old, new, board, pushed)
    if change.kind is ChangeKind.VANISHED and old is not None:
        x, y = old.rect.middle
        return FADE, lambda part: (x, y, old.angle, round(255 * (1 - part)), 1.0), ""
    if change.kind is ChangeKind.APPEARED and new is not None and change.legs:
        return TUMBLE, tumbling(new, 90.0 * _quarters(change.legs)), "step"
    if change.kind is ChangeKind.APPEARED and new is not None:
        x, y = new.rect.middle
        return FADE, lambda part: (x, y, new.angle, round(255 * part), 0.8 + 0.2 * ease(part)), ""
    if change.kind is ChangeKind.FLIPPED and new is not None:
        x, y = new.rect.middle
        return FADE, lambda part: (x, y, new.angle, round(90 + 165 * part), 1.0), "card"
    return None


def _moved(
    change: SceneChange, old: PieceBounds, new: PieceBounds, board: Board, pushed: bool
) -> tuple[float, Way, str] | None:
    was, now = change.before, change.after
    assert was is not None
    assert now is not None
    grow = old.rect.h / new.rect.h if new.rect.h else 1.0
    if (was.group, now.group) == (BOARD, BOARD) and change.legs:
        # What stands on a piece that turns is carried round and stays upright.
        turns = change.kind is ChangeKind.TURNED
        way = along(change.legs, bounds(was).middle, board, new.angle, turns=turns)
        seconds, sound = _pace(change.legs, pushed)
        return seconds, between(way, old.rect.middle, new.rect.middle), sound
    if old.rect == new.rect:
        return None
    flies = was.group != now.group
    line = straight(old.rect.middle, new.rect.middle, new.angle, grow)
    return (FLY, line, "card") if flies else (PUSH, line, "push" if now.group == BOARD else "")


def _pace(legs: Sequence[Leg], pushed: bool) -> tuple[float, str]:
    """How long a way takes, and how it sounds: of what is wide with all upon it, or of a walker."""
    quarters = sum(abs(leg.quarters) for leg in legs if isinstance(leg, RotationStep))
    steps = sum(isinstance(leg, Straight) for leg in legs)
    if quarters:
        return TURN * quarters + FURTHER * steps, "turn"
    if pushed:
        return PUSH + FURTHER * (steps - 1), "push"
    return WALK * (steps + 1 if steps > 1 else 1), "step"


def along(
    legs: Sequence[Leg], start: Point, board: Board, end: float, *, turns: bool = True
) -> Way:
    """Leg by leg from a place on the board; what turns on the way has the angle `end` at last.

    The last leg has twice the time of each other and slows down in it, so that nothing jerks.
    """
    unit, origin = board
    starts, angles = [start], [end - 90.0 * _quarters(legs)]
    for leg in legs:
        starts.append(leg.takes(starts[-1]))
        angles.append(angles[-1] + 90.0 * _quarters([leg]))

    def way(part: float) -> Pose:
        at = part * (len(legs) + 1)
        nr = min(len(legs) - 1, int(at))
        share = at - nr
        if nr == len(legs) - 1:
            share = 1 - (1 - min(1.0, share / 2)) ** 2
        (x, y), turned = _on_leg(legs[nr], starts[nr], share)
        size = 1 + LIFT * math.sin(math.pi * part)
        angle = angles[nr] + turned if turns else end
        return origin[0] + x * unit, origin[1] + y * unit, angle, 255, size

    return way


def _quarters(legs: Sequence[Leg]) -> int:
    return sum(leg.quarters for leg in legs if isinstance(leg, RotationStep))


def _on_leg(leg: Leg, start: Point, share: float) -> tuple[Point, float]:
    """Where a point is on its way through a leg, and how far it has turned."""
    x, y = start
    if isinstance(leg, Straight):
        return (x + leg.dx * share, y + leg.dy * share), 0.0
    degrees = 90.0 * leg.quarters * share
    (px, py), radians = leg.pivot, math.radians(degrees)
    dx, dy = x - px, y - py
    # y runs downwards, so a positive angle is clockwise here as it is for the picture.
    sine, cosine = math.sin(radians), math.cos(radians)
    return (px + dx * cosine - dy * sine, py + dx * sine + dy * cosine), degrees


def between(way: Way, start: Point, end: Point) -> Way:
    """A way that begins and ends exactly there, though the board may lie otherwise by then."""
    first, last = way(0.0), way(1.0)

    def bent(part: float) -> Pose:
        x, y, *rest = way(part)
        x += (start[0] - first[0]) * (1 - part) + (end[0] - last[0]) * part
        y += (start[1] - first[1]) * (1 - part) + (end[1] - last[1]) * part
        angle, alpha, size = rest
        return x, y, angle, int(alpha), size

    return bent


def straight(start: Point, end: Point, angle: float, grow: float = 1.0) -> Way:
    """From one place to another, growing from one size to its own."""

    def way(part: float) -> Pose:
        share = ease(part)
        size = grow + (1 - grow) * part + LIFT * math.sin(math.pi * part)
        x, y = start[0] + (end[0] - start[0]) * share, start[1] + (end[1] - start[1]) * share
        return x, y, angle, 255, size if part < 1 else 1.0

    return way
