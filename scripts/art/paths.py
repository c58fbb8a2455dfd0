"""Outlines: SVG-like paths as points, and the shapes that come up again and again."""

from __future__ import annotations

import math
import re
from collections.abc import Iterable, Iterator
from itertools import pairwise

Point = tuple[float, float]
STEPS = 14
_WORD = re.compile(r"[MLCQZ]|-?\d*\.?\d+")


def path(text: str) -> list[Point]:
    """The points of a path written with M, L, C, Q and Z in absolute numbers, as in SVG."""
    points: list[Point] = []
    words = iter(_WORD.findall(text))
    letter = ""
    word = next(words, "")
    while word:
        if word.isalpha():
            letter, word = word, next(words, "")
            continue
        count = {"M": 1, "L": 1, "Q": 2, "C": 3}[letter]
        numbers = [float(word), *(float(next(words)) for _ in range(2 * count - 1))]
        corners = list(zip(numbers[::2], numbers[1::2], strict=True))
        points.extend(corners if count == 1 else _curve([points[-1], *corners]))
        word = next(words, "")
    return points


def _curve(corners: list[Point]) -> Iterator[Point]:
    """A Bézier curve as points, its start left out (de Casteljau)."""
    for step in range(1, STEPS + 1):
        share, level = step / STEPS, corners
        while len(level) > 1:
            level = [between(a, b, share) for a, b in pairwise(level)]
        yield level[0]


def between(one: Point, other: Point, share: float) -> Point:
    """The point on the way from one to another."""
    return one[0] + (other[0] - one[0]) * share, one[1] + (other[1] - one[1]) * share


def mirrored(points: Iterable[Point], axis: float = 0.5) -> list[Point]:
    """The points seen in an upright mirror."""
    return [(2 * axis - x, y) for x, y in points]


def symmetric(half: list[Point], axis: float = 0.5) -> list[Point]:
    """An outline whose left half is given from top to bottom."""
    return [*half, *reversed(mirrored(half, axis))]


def placed(
    points: Iterable[Point], x: float, y: float, size: float, angle: float = 0.0
) -> list[Point]:
    """Points around (0, 0), made larger, turned clockwise by degrees, and moved."""
    cosine, sine = math.cos(math.radians(angle)), math.sin(math.radians(angle))
    return [
        (x + size * (a * cosine - b * sine), y + size * (a * sine + b * cosine)) for a, b in points
    ]


def arc(x: float, y: float, radius: float, start: float, end: float) -> list[Point]:
    """Points of an arc, in degrees clockwise from the east."""
    count = max(6, int(abs(end - start) / 4))
    angles = (math.radians(start + (end - start) * step / count) for step in range(count + 1))
    return [(x + radius * math.cos(angle), y + radius * math.sin(angle)) for angle in angles]


def box(left: float, top: float, right: float, bottom: float) -> list[Point]:
    """The corners of a rectangle."""
    return [(left, top), (right, top), (right, bottom), (left, bottom)]


def regular(corners: int, x: float, y: float, radius: float, start: float = -90.0) -> list[Point]:
    """A regular polygon, its first corner at an angle in degrees clockwise from the east."""
    angles = (math.radians(start + 360 * corner / corners) for corner in range(corners))
    return [(x + radius * math.cos(angle), y + radius * math.sin(angle)) for angle in angles]


def cogged(x: float, y: float, outer: float, inner: float, teeth: int) -> list[Point]:
    """The outline of a cogwheel."""
    points: list[Point] = []
    step = 360 / teeth
    for tooth in range(teeth):
        middle = -90 + tooth * step
        for offset, radius in ((-0.33, inner), (-0.2, outer), (0.2, outer), (0.33, inner)):
            angle = math.radians(middle + offset * step)
            points.append((x + radius * math.cos(angle), y + radius * math.sin(angle)))
    return points
