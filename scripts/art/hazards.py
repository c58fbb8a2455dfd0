"""The five hazards of Rennes-le-Château: a colour, a pattern and a sign for each."""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import NamedTuple

from PIL import Image, ImageChops

from art.canvas import Canvas
from art.colours import Colour, darker, lighter, player, thin
from art.emblems import MATERIAL_SIGNS
from art.paths import Point, arc, path, placed
from art.variants import variants


class Hazard(NamedTuple):
    """What a colour of the game is called, what paints it, its pattern and its sign."""

    name: str
    colour: str
    pattern: str
    sign: str


HAZARDS = (
    Hazard("rood", "red", "flames", "flame"),
    Hazard("blauw", "blue", "waves", "drop"),
    Hazard("groen", "green", "fumes", "cloud"),
    Hazard("geel", "yellow", "holes", "hole"),
    Hazard("paars", "purple", "vermin", "beetle"),
)
FLAME = MATERIAL_SIGNS["flame"]
DROP = [path("M 0 -1.1 C .3 -.5 .8 -.06 .8 .34 C .8 .8 .44 1.08 0 1.08 C -.44 1.08 -.8 .8 -.8 .34"
             " C -.8 -.06 -.3 -.5 0 -1.1 Z")]  # fmt: skip
CLOUD = [
    path("M -.62 .62 C -1.12 .62 -1.2 -.02 -.78 -.12 C -.86 -.62 -.26 -.86 0 -.5 C .2 -1 .92 -.8"
         " .8 -.24 C 1.24 -.16 1.16 .62 .62 .62 Z"),
]  # fmt: skip
BEETLE = [
    path("M 0 -.5 C .5 -.5 .62 0 .6 .36 C .58 .8 .3 1.06 0 1.06 C -.3 1.06 -.58 .8 -.6 .36"
         " C -.62 0 -.5 -.5 0 -.5 Z"),
    path("M -.34 -.6 C -.34 -1 .34 -1 .34 -.6 C .3 -.5 -.3 -.5 -.34 -.6 Z"),
]  # fmt: skip
LEGS = ((-0.1, -0.42), (0.3, 0.3), (0.66, 0.94))


def sign(sheet: Canvas, hazard: Hazard, x: float, y: float, size: float, ink: Colour) -> None:
    """The sign of a hazard by itself."""
    if hazard.sign == "hole":
        sheet.ellipse((x - size, y - 0.62 * size, x + size, y + 0.62 * size), ink)
        for angle in (20, 75, 140, 200, 262, 318):
            crack = [(0.9, 0.0), (1.16, 0.1), (1.3, -0.06)]
            sheet.stroke(_flat(placed(crack, 0, 0, 1, angle), x, y, size), size * 0.16, ink)
        return
    for outline in {"flame": FLAME, "drop": DROP, "cloud": CLOUD, "beetle": BEETLE}[hazard.sign]:
        sheet.polygon(placed(outline, x, y, size), ink)
    if hazard.sign == "cloud":
        for wisp, left in enumerate((-0.45, 0.05, 0.55)):
            points = [(left, 0.78), (left - 0.12, 0.98), (left + 0.06, 1.16 - 0.06 * wisp)]
            sheet.stroke(placed(points, x, y, size), size * 0.17, ink)
    if hazard.sign == "beetle":
        for top, bottom in LEGS:
            for way in (-1, 1):
                leg = [(way * 0.5, top), (way * 0.86, (top + bottom) / 2), (way * 1.06, bottom)]
                sheet.stroke(placed(leg, x, y, size), size * 0.15, ink)


def _flat(points: list[Point], x: float, y: float, size: float) -> list[Point]:
    return [(x + size * a, y + 0.66 * size * b) for a, b in points]


def body(sheet: Canvas, hazard: Hazard, palette: str, mask: Image.Image) -> None:
    """Fill a mask with the colour of a hazard, and with its pattern."""
    look = player(hazard.colour, palette)
    sheet.gradient(mask, lighter(look.swatch, 0.14), darker(look.swatch, 0.16))
    light = sum(look.swatch[:3]) > 330
    tone = thin(darker(look.swatch, 0.75), 0.42) if light else thin(lighter(look.swatch, 0.7), 0.34)
    lines = sheet.mask()
    PATTERNS[hazard.pattern](sheet, lines)
    sheet.paint(ImageChops.multiply(lines, mask), tone)


def _add(mask: Image.Image, other: Image.Image) -> None:
    mask.paste(ImageChops.lighter(mask, other))


def _rows(sheet: Canvas, step: float) -> list[tuple[float, float]]:
    """Places in staggered rows all over the sheet."""
    across, down = math.ceil(sheet.width / step) + 1, math.ceil(sheet.height / step) + 1
    return [
        (step * (column + 0.5 * (row % 2)), step * row)
        for row in range(down)
        for column in range(-1, across)
    ]


def _flames(sheet: Canvas, mask: Image.Image) -> None:
    tongue = path("M -.5 .5 C -.42 0 -.1 -.1 0 -.62 C .1 -.1 .42 0 .5 .5")
    lines = [placed(tongue, x, y, 0.17) for x, y in _rows(sheet, 0.3)]
    _add(mask, sheet.stroke_mask(lines, 0.035))


def _waves(sheet: Canvas, mask: Image.Image) -> None:
    lines = []
    for row in range(math.ceil(sheet.height / 0.19) + 1):
        steps = range(math.ceil(sheet.width / 0.03) + 1)
        lines.append([(x * 0.03, row * 0.19 + 0.035 * math.sin(x * 0.5 + row)) for x in steps])
    _add(mask, sheet.stroke_mask(lines, 0.04))


def _fumes(sheet: Canvas, mask: Image.Image) -> None:
    boxes = []
    for nr, (x, y) in enumerate(_rows(sheet, 0.21)):
        radius = (0.035, 0.06, 0.045)[nr % 3]
        boxes.append((x - radius, y - radius, x + radius, y + radius))
    _add(mask, sheet.ellipse_mask(*boxes))


def _holes(sheet: Canvas, mask: Image.Image) -> None:
    lines = []
    for x, y in _rows(sheet, 0.34):
        lines += [arc(x, y, 0.1, 0, 360), [(x + 0.1, y), (x + 0.2, y + 0.06)]]
    _add(mask, sheet.stroke_mask(lines, 0.032))


def _vermin(sheet: Canvas, mask: Image.Image) -> None:
    zigzag = [(-0.5, 0.2), (-0.25, -0.2), (0.0, 0.2), (0.25, -0.2), (0.5, 0.2)]
    lines = [
        placed(zigzag, x, y, 0.2, 90 * (nr % 2)) for nr, (x, y) in enumerate(_rows(sheet, 0.26))
    ]
    _add(mask, sheet.stroke_mask(lines, 0.032))


PATTERNS: dict[str, Callable[[Canvas, Image.Image], None]] = {
    "flames": _flames,
    "waves": _waves,
    "fumes": _fumes,
    "holes": _holes,
    "vermin": _vermin,
}


def all_variants() -> list[tuple[Hazard, str]]:
    """Each hazard in each palette that gives it colours of its own."""
    return [(hazard, palette) for hazard in HAZARDS for palette in variants(hazard.colour)]
