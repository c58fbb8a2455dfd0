"""Plain coloured shapes, for games and mods that bring no pictures: `shape:round:teal`.

A window draws a shape from its outlines, as large as it is shown. Its colour is one of the palette,
so that it follows what the player has chosen, or `#rrggbb`. Behind it may stand squares
(`shape:square:teal:0.0,1.0`): a piece of several is drawn square by square.
"""

from __future__ import annotations

import math
import re
from functools import cache, lru_cache
from typing import NamedTuple

from scriptorium_play.common.colours import Colour, Palette, palette, rgba

Point = tuple[float, float]
Outline = tuple[Point, ...]

FIRST = "shape:"
CLEAR = "clear"  # nothing is seen of it until it may be touched
EDGE = 0.03  # how thick the dark line round a shape is
THIN = 0.16  # how high a bar is to its length
MOST_SQUARES = 36
HEX = re.compile(r"#[0-9a-f]{6}")
SQUARES = re.compile(r"\d\.\d(,\d\.\d)*")
LIGHT = 140  # a colour that is lighter bears dark letters


class ShapeRequest(NamedTuple):
    """What a key asks for: the form, the name of its colour, and the squares it covers."""

    form: str
    colour: str
    squares: tuple[tuple[int, int], ...] = ((0, 0),)


def asked_for(key: str) -> ShapeRequest | None:
    """What a key asks for; None where it is none of a shape, or names what there is not."""
    if not key.startswith(FIRST):
        return None
    _, form, colour, squares = (*key.split(":"), "", "")[:4]
    if form not in FORMS or (colour not in colours() and not HEX.fullmatch(colour)):
        return None
    if not squares:
        return ShapeRequest(form, colour)
    if not SQUARES.fullmatch(squares):
        return None
    found = tuple((int(one[0]), int(one[2])) for one in squares.split(","))
    return ShapeRequest(form, colour, found) if len(found) <= MOST_SQUARES else None


def of_squares(key: str, shape: tuple[tuple[int, int], ...], turn: int = 0) -> str:
    """The key for a piece of several squares that lies turned, as it is before it is turned."""
    for _ in range(turn % 4):
        shape = tuple((y, -x) for x, y in shape)
    left, top = min(x for x, _ in shape), min(y for _, y in shape)
    cells = sorted((x - left, y - top) for x, y in shape)
    if len(cells) > MOST_SQUARES or max(map(max, cells)) > 9:
        return key
    return f"{key}:{','.join(f'{x}.{y}' for x, y in cells)}"


@cache
def colours() -> tuple[str, ...]:
    """The names of colours that a shape may have."""
    named = palette("normal")
    return (*named.players, *named.paints, CLEAR)


def colour_of(name: str, named: Palette) -> Colour:
    """A colour by its name in a palette, or as `#rrggbb`."""
    if name == CLEAR:
        return 0, 0, 0, 0
    if name.startswith("#"):
        return rgba(name)
    return named.players[name][0] if name in named.players else named.paints[name]


def letters_on(key: str, named: Palette) -> Colour:
    """The colour in which letters on a shape can be read; those of the palette elsewhere."""
    asked = asked_for(key)
    *seen, alpha = colour_of(asked.colour, named) if asked else (255, 255, 255, 0)
    dark = alpha and sum(c * w for c, w in zip(seen, (0.3, 0.59, 0.11), strict=True)) < LIGHT
    return named["rim"] if dark else named["ink"]


# forms, in a square of 1 by 1


def _regular(corners: int, radius: float, turned: float, inner: float = 0.0) -> Outline:
    """A regular figure; with an inner radius a star."""
    count = 2 * corners if inner else corners
    found = []
    for nr in range(count):
        far = inner if inner and nr % 2 else radius
        angle = math.radians(turned) + 2 * math.pi * nr / count
        found.append((0.5 + far * math.sin(angle), 0.5 - far * math.cos(angle)))
    return tuple(found)


def _box(left: float, top: float, right: float, bottom: float, radius: float = 0.0) -> Outline:
    """A rectangle, with round corners where a radius is given."""
    if not radius:
        return (left, top), (right, top), (right, bottom), (left, bottom)
    found = []
    low, high, near, far = top + radius, bottom - radius, left + radius, right - radius
    corners = (far, low), (far, high), (near, high), (near, low)
    for nr, (x, y) in enumerate(corners):
        for step in range(7):
            angle = math.pi / 2 * (nr + step / 6)
            found.append((x + radius * math.sin(angle), y - radius * math.cos(angle)))
    return tuple(found)


def _cross(arm: float) -> Outline:
    low, high, near, far = 0.08, 0.92, 0.5 - arm, 0.5 + arm
    up = (near, near), (near, low), (far, low), (far, near)
    down = (high, near), (high, far), (far, far), (far, high)
    return (*up, *down, (near, high), (near, far), (low, far), (low, near))


TURNS = range(201, 520, 9)  # round the head of a pawn, from neck to neck
ROUND = _regular(48, 0.43, 0)
PAWN = (
    *((0.5 + 0.2 * math.sin(at), 0.26 - 0.2 * math.cos(at)) for at in map(math.radians, TURNS)),
    *((0.79, 0.86), (0.72, 0.93), (0.28, 0.93), (0.21, 0.86)),
)
# What each is made of: the outlines whose inside it is, and how high it is to its width.
FORMS: dict[str, tuple[tuple[Outline, ...], float]] = {
    "round": ((ROUND,), 1.0),
    "ring": ((ROUND, _regular(48, 0.22, 0)), 1.0),
    "square": ((_box(0.03, 0.03, 0.97, 0.97),), 1.0),
    "tile": ((_box(0.05, 0.05, 0.95, 0.95, 0.16),), 1.0),
    "diamond": ((_regular(4, 0.47, 0),), 1.0),
    "triangle": ((((0.5, 0.06), (0.95, 0.88), (0.05, 0.88)),), 1.0),
    "hexagon": ((_regular(6, 0.47, 0),), 1.0),
    "star": ((_regular(5, 0.5, 0, 0.23),), 1.0),
    "cross": ((_cross(0.15),), 1.0),
    "pawn": ((PAWN,), 1.0),
    "bar": ((_box(0.0, 0.0, 1.0, THIN, THIN * 0.3),), THIN),
}


class Form(NamedTuple):
    """What a shape is made of: its size in units, its outlines, those inside its edge, colours.

    Points are parts of its size. Nothing is seen of a clear one.
    """

    width: float
    height: float
    whole: tuple[Outline, ...]
    body: tuple[Outline, ...]
    edge: Colour
    inside: Colour


@lru_cache(maxsize=256)
def form_of(key: str, palette_name: str) -> Form | None:
    """The form that a key asks for, in the colours of a palette."""
    asked = asked_for(key)
    if asked is None:
        return None
    outlines, high = FORMS[asked.form]
    wide = 1 + max(x for x, _ in asked.squares)
    tall = high + max(y for _, y in asked.squares)
    named = palette(palette_name)
    inside = colour_of(asked.colour, named)
    if not inside[3]:
        return Form(wide, tall, (), (), inside, inside)
    whole, body = (
        tuple(
            tuple((round((px + x) / wide, 4), round((py + y) / tall, 4)) for px, py in one)
            for x, y in asked.squares
            for one in _shrunk(outlines, by)
        )
        for by in (0.0, EDGE)
    )
    return Form(wide, tall, whole, body, named["outline"], inside)


def _shrunk(outlines: tuple[Outline, ...], by: float) -> list[list[Point]]:
    """A form without its edge: what is round becomes smaller, a hole in it larger."""
    return [_inset(one, -by if nr else by) for nr, one in enumerate(outlines)]


def _inset(outline: Outline, by: float) -> list[Point]:
    """The same outline, each of its sides so far inside."""
    if not by:
        return list(outline)
    found = []
    count = len(outline)
    turning = sum(
        x0 * y1 - x1 * y0
        for (x0, y0), (x1, y1) in zip(outline, (*outline[1:], outline[0]), strict=True)
    )
    by = by if turning > 0 else -by
    for nr, (x, y) in enumerate(outline):
        (px, py), (nx, ny) = outline[nr - 1], outline[(nr + 1) % count]
        one, two = math.atan2(y - py, x - px), math.atan2(ny - y, nx - x)
        middle, half = (one + two) / 2, (two - one) / 2
        far = by / max(0.35, abs(math.cos(half))) * (1 if math.cos(half) >= 0 else -1)
        found.append((x - far * math.sin(middle), y + far * math.cos(middle)))
    return found
