"""Plain coloured shapes, for games and mods that bring no pictures: `shape:round:teal`.

A shape is drawn once, in several sizes, as a picture like any other. Its colour is one of the
palette, so that it follows what the player has chosen, or `#rrggbb`. Behind it may stand squares
(`shape:square:teal:0.0,1.0`): a piece of several is drawn square by square.
"""

from __future__ import annotations

import math
import re
import struct
import zlib
from functools import cache, lru_cache
from itertools import accumulate, islice
from pathlib import Path
from typing import NamedTuple

from scriptorium_play.common.colours import Colour, Palette, palette, rgba

from .folders import keep

Point = tuple[float, float]
Outline = tuple[Point, ...]

FIRST = "shape:"
CLEAR = "clear"  # nothing is seen of it until it may be touched
SCALES, PIXELS, FINE = (1, 3, 6), 40, 4
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


# drawing


def draw(key: str, palette_name: str, folder: Path) -> dict[str, object] | None:
    """What the list of pictures says of a shape, drawn into files where it was not yet."""
    asked = asked_for(key)
    if asked is None:
        return None
    outlines, high = FORMS[asked.form]
    wide = 1 + max(x for x, _ in asked.squares)
    tall = high + max(y for _, y in asked.squares)
    colour, dark = colour_of(asked.colour, palette(palette_name)), palette(palette_name)["outline"]
    name = "-".join((asked.form, *map(str, colour[: 3 + (not colour[3])])))
    if len(asked.squares) > 1:
        name += "-" + "".join(f"{x}{y}" for x, y in asked.squares)
    at: dict[str, object] = {}
    for scale in SCALES:
        side = scale * PIXELS
        across, down = wide * side, max(1, round(tall * side))
        file = folder / f"shape-{name}-{palette_name}-{scale}.png"
        if not file.is_file():
            body = [_stamped(outlines, asked, side, across, down, shrink) for shrink in (0.0, EDGE)]
            keep(file, _png(across, down, body, colour, dark))
        at[str(scale)] = [str(file.resolve()), 0, 0, across, down]
    return {"size": [wide, tall], "at": at, "alt": {}}


def _stamped(
    outlines: tuple[Outline, ...],
    asked: ShapeRequest,
    side: int,
    across: int,
    down: int,
    shrink: float,
) -> bytearray:
    """How much of each pixel lies in the form, at each of its squares."""
    found = bytearray(across * down)
    high = min(side, down)
    drawn = _covered(outlines, side, high, shrink)
    for x, y in asked.squares:
        for row in range(high):
            start = (y * side + row) * across + x * side
            found[start : start + side] = drawn[row * side : (row + 1) * side]
    return found


@lru_cache(maxsize=128)
def _covered(outlines: tuple[Outline, ...], side: int, high: int, shrink: float) -> bytes:
    """How much of each pixel of a square lies within outlines that are so much smaller."""
    shapes = [
        [(x * side, y * side) for x, y in _inset(one, -shrink if nr else shrink)]
        for nr, one in enumerate(outlines)
    ]
    found = bytearray(side * high)
    for row in range(high):
        line, steps = [0.0] * (side + 2), [0.0] * (side + 2)
        for fine in range(FINE):
            for left, right in _spans(shapes, row + (fine + 0.5) / FINE):
                _add(line, steps, max(0.0, left), min(float(side), right))
        filled = map(sum, zip(line, accumulate(steps), strict=True))
        found[row * side : (row + 1) * side] = bytes(
            min(255, round(255 / FINE * one)) for one in islice(filled, side)
        )
    return bytes(found)


def _spans(shapes: list[list[Point]], y: float) -> list[tuple[float, float]]:
    """From where to where a line lies inside."""
    met = []
    for shape in shapes:
        for (x0, y0), (x1, y1) in zip(shape, shape[1:] + shape[:1], strict=True):
            if (y0 <= y) != (y1 <= y):
                met.append(x0 + (y - y0) * (x1 - x0) / (y1 - y0))
    met.sort()
    return list(zip(met[::2], met[1::2], strict=False))


def _add(line: list[float], steps: list[float], left: float, right: float) -> None:
    """A span: its ends fill parts of their pixels, from one to the other all is filled."""
    if right <= left:
        return
    first, last = int(left), int(right)
    if first == last:
        line[first] += right - left
        return
    line[first] += first + 1 - left
    line[last] += right - last
    steps[first + 1] += 1
    steps[last] -= 1


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


def _png(wide: int, high: int, body: list[bytearray], colour: Colour, dark: Colour) -> bytes:
    """The picture: the whole form dark, and upon it what is inside its edge in its colour."""
    whole, inner = body
    mixed = [
        bytes((d * (255 - share) + c * share) // 255 for share in range(256))
        for d, c in zip(dark[:3], colour, strict=False)
    ]
    rows = bytearray()
    for row in range(high):
        here, line = slice(row * wide, (row + 1) * wide), bytearray(4 * wide)
        for part, table in enumerate(mixed):
            line[part::4] = inner[here].translate(table)
        line[3::4] = whole[here] if colour[3] else bytes(wide)
        rows += b"\0" + line
    head = struct.pack(">IIBBBBB", wide, high, 8, 6, 0, 0, 0)
    parts = (b"IHDR", head), (b"IDAT", zlib.compress(bytes(rows))), (b"IEND", b"")
    chunks = (
        struct.pack(">I", len(data)) + kind + data + zlib.crc32(kind + data).to_bytes(4)
        for kind, data in parts
    )
    return b"\x89PNG\r\n\x1a\n" + b"".join(chunks)
