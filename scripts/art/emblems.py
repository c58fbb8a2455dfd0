"""Emblems: the signs of the players, and the signs of what bridges are made of."""

from __future__ import annotations

import math

from art.canvas import Canvas
from art.colours import Colour, colour
from art.paths import Point, box, path, placed

# Outlines around (0, 0) within -1 … 1. A circle is drawn as one and has no outline here.
PLAYER_SIGNS: dict[str, list[Point]] = {
    "cross": path(
        "M -.34 -1 L .34 -1 L .34 -.34 L 1 -.34 L 1 .34 L .34 .34 L .34 1 L -.34 1 L -.34 .34"
        " L -1 .34 L -1 -.34 L -.34 -.34 Z"
    ),
    "triangle": path("M 0 -1.02 L 1.08 .84 L -1.08 .84 Z"),
    "square": box(-0.84, -0.84, 0.84, 0.84),
    "star": [
        (reach * math.sin(math.pi * nr / 5), 0.06 - reach * math.cos(math.pi * nr / 5))
        for nr in range(10)
        for reach in ((1.14, 0.5)[nr % 2],)
    ],
    "crescent": path(
        "M .3 -1 C -.5 -1.02 -1.02 -.5 -1.02 0 C -1.02 .5 -.5 1.02 .3 1 C -.05 .72 -.24 .4 -.24 0"
        " C -.24 -.4 -.05 -.72 .3 -1 Z"
    ),
}
MATERIAL_SIGNS: dict[str, list[list[Point]]] = {
    "blocks": [
        box(-0.52, -0.82, 0.52, -0.06),
        box(-1.02, 0.1, -0.08, 0.86),
        box(0.08, 0.1, 1.02, 0.86),
    ],
    "tree": [
        path(
            "M 0 -1.1 L .56 -.36 L .3 -.36 L .76 .2 L .42 .2 L .94 .7 L -.94 .7 L -.42 .2"
            " L -.76 .2 L -.3 -.36 L -.56 -.36 Z"
        ),
        box(-0.17, 0.66, 0.17, 1.06),
    ],
    "flame": [
        path(
            "M .1 -1.1 C .2 -.6 .86 -.3 .78 .4 C .7 1 .3 1.06 0 1.06 C -.4 1.06 -.86 .8 -.78 .26"
            " C -.74 -.1 -.5 -.24 -.44 -.5 C -.24 -.36 -.2 -.2 -.16 0 C .12 -.3 .16 -.7 .1 -1.1 Z"
        )
    ],
    "anvil": [
        path(
            "M -1.1 -.62 L 1.06 -.62 L 1.06 -.34 C .66 -.3 .46 -.1 .4 .16 L .3 .44 L .74 .62"
            " L .74 .92 L -.62 .92 L -.62 .62 L -.2 .44 L -.16 .1 C -.6 .06 -.98 -.16 -1.1 -.62 Z"
        )
    ],
}


def player_sign(sheet: Canvas, name: str, x: float, y: float, size: float, fill: Colour) -> None:
    """The emblem of a player, `size` from its middle to its edge."""
    if name == "circle":
        sheet.disc(x, y, size * 0.96, fill)
    else:
        sheet.polygon(placed(PLAYER_SIGNS[name], x, y, size), fill)


def material_sign(sheet: Canvas, name: str, x: float, y: float, size: float, fill: Colour) -> None:
    """The emblem of a material without its medal."""
    for outline in MATERIAL_SIGNS[name]:
        sheet.polygon(placed(outline, x, y, size), fill)


def medal(sheet: Canvas, name: str, x: float, y: float, size: float) -> None:
    """The emblem of a material on a dark medal with a light edge."""
    sheet.disc(x, y, size * 1.12, colour("outline"))
    sheet.disc(x, y, size, colour("rim"))
    sheet.disc(x, y, size * 0.87, colour("ink"))
    material_sign(sheet, name, x, y, size * 0.54, colour("rim"))
