"""The map of Rennes-le-Château: the village in the evening, and the corridors in the rock below."""

from __future__ import annotations

import math
import random

from PIL import Image

from art.canvas import Canvas
from art.colours import colour, darker, lighter, mix, player, rgb, thin
from art.grounds import everywhere
from art.hazards import Hazard, all_variants, body, sign
from art.paths import Point, arc, box, path, placed
from art.picture import ALONE, Picture
from art.variants import key_of

MAP = "map"
# A board so wide is never shown with squares of more than 80 pixels.
MAP_SCALES = (1, 2)
ROCK, STONE = rgb("#2a2320"), rgb("#8d8373")
SKY_TOP, SKY_LOW = rgb("#1c2340"), rgb("#c9774a")
DUSK, WINDOW = rgb("#171218"), rgb("#ffcf70")
WIDE, HIGH = 19.0, 17.0
HORIZON = 2.3


def ground(sheet: Canvas) -> None:
    """Dark rock in layers; the edges of the picture fit one another."""
    whole = everywhere(sheet)
    sheet.paint(whole, darker(ROCK, 0.25))
    sheet.clouds(whole, "rock", 1.0, thin(rgb("#000000"), 0.4), wraps=True)
    sheet.grain(whole, "rock strata", (0.8, 0.1), 0.12, wraps=True)


def board(sheet: Canvas) -> None:
    """The village on its hill against the evening sky, and the rock that the corridors are in."""
    whole = everywhere(sheet)
    sky = sheet.polygon_mask(box(0, 0, WIDE, HORIZON + 0.8))
    sheet.gradient(sky, SKY_TOP, SKY_LOW)
    chance = random.Random("evening")
    for _ in range(60):
        x, y = chance.uniform(0, WIDE), chance.uniform(0, 1.2)
        sheet.disc(x, y, chance.uniform(0.008, 0.02), thin(rgb("#fff4d8"), 0.75))
    sheet.glow(15.6, 2.4, 4.5, thin(rgb("#ffb060"), 0.55), sky)
    far = [(0.0, 1.9), (2.5, 1.5), (5.5, 2.0), (9.0, 1.7), (13.0, 2.1), (16.5, 1.6), (19.0, 1.9)]
    sheet.polygon([*far, (WIDE, 4.0), (0.0, 4.0)], rgb("#3a2c3f"))
    hill = path(
        "M 0 3 C 0.6 1.4 2 0.36 4.5 0.3 C 6.6 .3 7.4 1.5 8.6 1.72 C 11 1.95 13 1.4 15 1.7"
        " C 16.8 1.9 18 2.2 19 2.1 L 19 17 L 0 17 Z"
    )
    for x, high, wide in _houses():
        _house(sheet, x, _top_of(hill, x) + 0.12, wide, high)
    _church(sheet, 12.1, _top_of(hill, 12.1) + 0.14)
    _tower(sheet, 17.4, _top_of(hill, 17.4) + 0.1)
    rock = sheet.polygon_mask(hill)
    sheet.gradient(rock, mix(ROCK, rgb("#4b3a2a"), 0.75), darker(ROCK, 0.25))
    sheet.clouds(rock, "cliff", 1.6, thin(rgb("#000000"), 0.32), wraps=False)
    sheet.grain(rock, "strata", (1.5, 0.2), 0.13)
    sheet.stroke(hill[: hill.index((19.0, 17.0))], 0.07, rgb("#5d6a3c"))
    sheet.inner_shade(whole, 0.3, thin(rgb("#000000"), 0.7))


def _top_of(hill: list[Point], x: float) -> float:
    return min((abs(px - x), py) for px, py in hill if py < 4)[1]


def _houses() -> list[tuple[float, float, float]]:
    chance = random.Random("houses")
    xs = [6.9, 7.5, 8.1, 8.8, 9.5, 10.3, 11.0, 13.2, 13.9, 14.5, 15.2, 15.9]
    return [(x, chance.uniform(0.32, 0.55), chance.uniform(0.5, 0.72)) for x in xs]


def _house(sheet: Canvas, x: float, base: float, wide: float, high: float) -> None:
    left, right, eaves = x - wide / 2, x + wide / 2, base - high
    sheet.polygon(box(left, eaves, right, base + 0.3), DUSK)
    roof = [(left - 0.06, eaves), (x, eaves - 0.26), (right + 0.06, eaves)]
    sheet.polygon(roof, darker(rgb("#6a3226"), 0.45))
    for at in (0.28, 0.66):
        sheet.polygon(
            box(left + wide * at, eaves + 0.09, left + wide * at + 0.09, eaves + 0.22), WINDOW
        )


def _church(sheet: Canvas, x: float, base: float) -> None:
    sheet.polygon(box(x - 0.75, base - 0.72, x + 0.6, base + 0.3), DUSK)
    sheet.polygon([(x - 0.82, base - 0.72), (x - 0.1, base - 1.04), (x + 0.66, base - 0.72)], DUSK)
    sheet.polygon(box(x - 0.75, base - 1.25, x - 0.35, base), DUSK)
    sheet.polygon([(x - 0.82, base - 1.25), (x - 0.55, base - 1.7), (x - 0.28, base - 1.25)], DUSK)
    for at in (-0.55, -0.05, 0.3):
        sheet.polygon(arc(x + at, base - 0.42, 0.07, 180, 360), WINDOW)
        sheet.polygon(box(x + at - 0.07, base - 0.42, x + at + 0.07, base - 0.2), WINDOW)


def _tower(sheet: Canvas, x: float, base: float) -> None:
    sheet.polygon(box(x - 0.3, base - 1.2, x + 0.3, base + 0.3), DUSK)
    for nr in range(4):
        left = x - 0.36 + nr * 0.2
        sheet.polygon(box(left, base - 1.36, left + 0.12, base - 1.1), DUSK)
    sheet.polygon(box(x - 0.06, base - 0.9, x + 0.06, base - 0.64), WINDOW)


def slab(sheet: Canvas, place: tuple[float, float, float, float], radius: float) -> Image.Image:
    """A frame of cut stone; gives the mask of the room inside it."""
    left, top, right, bottom = place
    outer = sheet.rounded_mask(place, radius)
    sheet.gradient(outer, lighter(STONE, 0.15), darker(STONE, 0.35))
    sheet.grain(outer, "slab", (0.06, 0.06), 0.1)
    sheet.bevel(outer, 0.03, thin(lighter(STONE, 0.6), 0.6), thin(darker(STONE, 0.8), 0.7))
    edge = 0.09
    inside = (left + edge, top + edge, right - edge, bottom - edge)
    sheet.rounded(inside, max(0.02, radius - edge / 2), colour("outline"))
    edge += 0.02
    inside = (left + edge, top + edge, right - edge, bottom - edge)
    return sheet.rounded_mask(inside, max(0.02, radius - edge))


def field(sheet: Canvas, hazard: Hazard, palette: str) -> None:
    """A field of a corridor: cut stone round the hazard it has now."""
    inside = slab(sheet, (0.02, 0.02, 0.98, 0.98), 0.12)
    body(sheet, hazard, palette, inside)
    sign(sheet, hazard, 0.5, 0.5, 0.19, player(hazard.colour, palette).mark)


def quarter(sheet: Canvas, hazard: Hazard, palette: str) -> None:
    """The northern quarter of a disc, as wide as it is on the board and half as high."""
    points = [(0.9, 1.25), *arc(0.9, 1.25, 1.16, 225, 315)]
    mask = sheet.polygon_mask(points)
    body(sheet, hazard, palette, mask)
    look = player(hazard.colour, palette)
    sheet.inner_shade(mask, 0.05, thin(darker(look.swatch, 0.85), 0.6))
    sheet.stroke(points, 0.04, colour("outline"), closed=True)
    sign(sheet, hazard, 0.9, 0.36, 0.15, look.mark)


def disc(sheet: Canvas) -> None:
    """The rim of a portal and the stone it turns on."""
    sheet.disc(1.25, 1.25, 1.25, colour("outline"))
    rim = sheet.ellipse_mask((0.03, 0.03, 2.47, 2.47))
    sheet.gradient(rim, lighter(STONE, 0.3), darker(STONE, 0.3))
    sheet.grain(rim, "rim", (0.06, 0.06), 0.1)
    sheet.disc(1.25, 1.25, 1.18, colour("outline"))


def number(sheet: Canvas) -> None:
    """The boss in the middle of a portal, with room for its number."""
    sheet.disc(0.5, 0.5, 0.48, colour("outline"))
    sheet.disc(0.5, 0.5, 0.44, lighter(STONE, 0.1))
    sheet.disc(0.5, 0.5, 0.39, colour("parchment"))


def vortex(sheet: Canvas, hazard: Hazard, palette: str) -> None:
    """A whirl in the hazard's colour."""
    look = player(hazard.colour, palette)
    sheet.disc(0.75, 0.75, 0.74, colour("outline"))
    sheet.disc(0.75, 0.75, 0.7, lighter(STONE, 0.1))
    sheet.disc(0.75, 0.75, 0.62, colour("outline"))
    body(sheet, hazard, palette, sheet.ellipse_mask((0.15, 0.15, 1.35, 1.35)))
    for start in (0, 120, 240):
        arm = [
            (
                0.75 + 0.056 * t * math.cos(math.radians(start + 30 * t)),
                0.75 + 0.056 * t * math.sin(math.radians(start + 30 * t)),
            )
            for t in range(3, 11)
        ]
        sheet.stroke(arm, 0.085, thin(colour("outline"), 0.85))
        sheet.stroke(arm, 0.045, colour("rim"))
    sheet.disc(0.75, 0.75, 0.235, colour("outline"))
    sheet.disc(0.75, 0.75, 0.21, look.swatch)
    sign(sheet, hazard, 0.75, 0.75, 0.13, look.mark)


def cavern(sheet: Canvas) -> None:
    """A cave with four circles for clues round a bright middle."""
    points = [
        (1.2 + r * math.cos(math.radians(a)), 1.2 + r * math.sin(math.radians(a)))
        for a, r in ((nr * 15, 1.12 + 0.05 * ((nr * 7) % 3)) for nr in range(24))
    ]
    mask = sheet.polygon_mask(points)
    sheet.paint(mask, colour("outline"))
    inner = sheet.polygon_mask(
        [(1.2 + (x - 1.2) * 0.95, 1.2 + (y - 1.2) * 0.95) for x, y in points]
    )
    sheet.gradient(inner, rgb("#6b5a45"), rgb("#3b2f25"))
    sheet.grain(inner, "cave", (0.12, 0.12), 0.16)
    sheet.inner_shade(inner, 0.16, thin(rgb("#000000"), 0.8))
    for x, y in CIRCLES:
        sheet.disc(1.2 + x, 1.2 + y, 0.4, colour("outline"))
        sheet.disc(1.2 + x, 1.2 + y, 0.37, rgb("#241c16"))
        sheet.stroke(arc(1.2 + x, 1.2 + y, 0.37, 0, 360), 0.03, lighter(STONE, 0.2))


CIRCLES = ((-0.46, -0.46), (0.46, -0.46), (-0.46, 0.46), (0.46, 0.46))


def corridor(sheet: Canvas) -> None:
    """A piece of a corridor from west to east: walls of cut stone, a dark way between them."""
    sheet.polygon(box(0, 0.06, 1, 0.94), colour("outline"))
    for top in (0.08, 0.78):
        sheet.gradient(
            sheet.polygon_mask(box(0, top, 1, top + 0.14)), lighter(STONE, 0.1), darker(STONE, 0.3)
        )
    for top, bottom, ends in ((0.08, 0.22, (0.0, 0.5, 1.0)), (0.78, 0.92, (0.25, 0.75))):
        for x in ends:
            sheet.stroke([(x, top), (x, bottom)], 0.03, colour("outline"))
    sheet.polygon(box(0, 0.24, 1, 0.76), rgb("#1a1411"))


def doorway(sheet: Canvas) -> None:
    """An open doorway in a corridor from west to east, seen from above."""
    for top in (0.0, 0.72):
        mask = sheet.rounded_mask((0.02, top, 0.28, top + 0.28), 0.05)
        sheet.paint(mask, colour("outline"))
        inner = sheet.rounded_mask((0.05, top + 0.03, 0.25, top + 0.25), 0.04)
        sheet.gradient(inner, rgb("#c9a468"), rgb("#7a5a30"))
    sheet.stroke([(0.15, 0.3), (0.15, 0.7)], 0.05, rgb("#c9a468"))


def sanctuaire(sheet: Canvas) -> None:
    """A secret place: an altar in a ring of candles."""
    sheet.disc(1.2, 1.2, 1.18, colour("outline"))
    floor = sheet.ellipse_mask((0.08, 0.08, 2.32, 2.32))
    sheet.gradient(floor, rgb("#4a3c52"), rgb("#221a28"))
    sheet.glow(1.2, 1.1, 1.0, thin(rgb("#ffca6a"), 0.6), floor)
    sheet.stroke(arc(1.2, 1.2, 1.02, 0, 360), 0.04, rgb("#c9a468"))
    for nr in range(10):
        x = 1.2 + 0.88 * math.cos(math.tau * nr / 10 + 0.3)
        y = 1.2 + 0.88 * math.sin(math.tau * nr / 10 + 0.3)
        sheet.rounded((x - 0.05, y - 0.02, x + 0.05, y + 0.14), 0.02, rgb("#e9dcc0"))
        sheet.disc(x, y - 0.07, 0.05, WINDOW)
    sheet.outlined(box(0.62, 1.08, 1.78, 1.26), rgb("#cfc6b4"), colour("outline"), 0.04)
    sheet.outlined(box(0.76, 1.26, 1.64, 1.66), rgb("#a39987"), colour("outline"), 0.04)
    cup = path("M -.5 -1 L .5 -1 C .5 -.2 .2 0 .1 .1 L .1 .6 L .4 .8 L -.4 .8 L -.1 .6 L -.1 .1"
               " C -.2 0 -.5 -.2 -.5 -1 Z")  # fmt: skip
    sheet.outlined(placed(cup, 1.2, 0.83, 0.3), rgb("#e0b04a"), colour("outline"), 0.03)


def link(sheet: Canvas) -> None:
    """A dot of a way that does not go straight along the rows."""
    sheet.disc(0.15, 0.15, 0.14, colour("outline"))
    sheet.disc(0.15, 0.15, 0.1, lighter(STONE, 0.2))


def clear(sheet: Canvas) -> None:
    """Nothing: a place that is touched and is painted by what lies there."""


def pictures() -> list[Picture]:
    """The board, its spaces, and what leads from one to the next."""
    found = [
        Picture(
            "rennes-rock", 4, 4, ground, "rennes-rock", tiles=True, page=ALONE, supersampling=2
        ),
        Picture(
            "rennes-board",
            WIDE,
            HIGH,
            board,
            "rennes-board",
            page=ALONE,
            supersampling=1,
            scales=(2,),
        ),
        Picture("rennes-disc", 2.5, 2.5, disc, "rennes-disc", page=MAP, scales=MAP_SCALES),
        Picture(
            "rennes-number",
            1,
            1,
            number,
            "rennes-number",
            page=MAP,
            scales=MAP_SCALES,
            areas={"label": (0.1, 0.08, 0.8, 0.84)},
        ),
        Picture("rennes-cavern", 2.4, 2.4, cavern, "rennes-cavern", page=MAP, scales=MAP_SCALES),
        Picture("rennes-corridor", 1, 1, corridor, "rennes-corridor", page=MAP, scales=MAP_SCALES),
        Picture("rennes-doorway", 0.3, 1, doorway, "rennes-doorway", page=MAP, scales=MAP_SCALES),
        Picture(
            "rennes-sanctuaire",
            2.4,
            2.4,
            sanctuaire,
            "rennes-sanctuaire",
            page=MAP,
            scales=MAP_SCALES,
        ),
        Picture("rennes-link", 0.3, 0.3, link, "rennes-link", page=MAP, scales=MAP_SCALES),
        Picture("rennes-clear", 1, 1, clear, "rennes-clear", page=MAP, scales=MAP_SCALES),
    ]
    for kind, width, height, draw in (
        ("field", 1, 1, field),
        ("quarter", 1.8, 1.25, quarter),
        ("vortex", 1.5, 1.5, vortex),
    ):
        found += [
            Picture(
                key_of(f"rennes-{kind}-{hazard.name}", palette),
                width,
                height,
                lambda sheet, d=draw, h=hazard, p=palette: d(sheet, h, p),
                f"rennes-{kind}",
                {"hazard": hazard.name},
                page=MAP,
                scales=MAP_SCALES,
                pattern=hazard.pattern,
                emblem=hazard.sign,
            )
            for hazard, palette in all_variants()
        ]
    return found
