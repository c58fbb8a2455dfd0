"""Polygons as graphics instructions: triangles inside, and a soft line round them."""

from __future__ import annotations

import math
from typing import Any

from kivy.graphics import Color, Mesh, SmoothLine
from kivy.graphics.tesselator import TYPE_POLYGONS, WINDING_ODD, Tesselator

from scriptorium_ui.toolkit.display import Outline, Polygon

Points = list[tuple[float, float]]


def polygon(item: Polygon) -> list[Any]:
    """What draws it about its middle: each colour, and what has that colour."""
    pairs = list(zip(item.whole, item.body, strict=True))
    if not pairs:
        return []
    edge, inside = (Color(*(part / 255 for part in one)) for one in (item.edge, item.inside))
    # The line lies between the whole and what is inside, half upon each.
    middles = [_between(item, one, two) for one, two in pairs]
    thick = min(_apart(item, one, two) for one, two in pairs)
    lines = [SmoothLine(points=_flat(one), width=thick / 2, close=True) for one in middles]
    return [inside, *_filled(middles), edge, *lines]


def _placed(item: Polygon, x: float, y: float) -> tuple[float, float]:
    return (x - 0.5) * item.rect.w, (0.5 - y) * item.rect.h


def _between(item: Polygon, one: Outline, two: Outline) -> Points:
    pairs = zip(one, two, strict=True)
    return [_placed(item, (x + u) / 2, (y + v) / 2) for (x, y), (u, v) in pairs]


def _apart(item: Polygon, one: Outline, two: Outline) -> float:
    """How thick the edge is: nearest to each other are points that lie straight across."""
    w, h = item.rect.w, item.rect.h
    pairs = zip(one, two, strict=True)
    return min(math.hypot((x - u) * w, (y - v) * h) for (x, y), (u, v) in pairs)


def _flat(points: Points) -> list[float]:
    return [part for point in points for part in point]


def _filled(outlines: list[Points]) -> list[Mesh]:
    """Triangles inside; what two outlines hold is a hole."""
    found = Tesselator()
    for one in outlines:
        found.add_contour(_flat(one))
    if not found.tesselate(WINDING_ODD, TYPE_POLYGONS):
        return []
    return [
        Mesh(vertices=vertices, indices=indices, mode="triangle_fan")
        for vertices, indices in found.meshes
    ]
