"""Bridges, the single squares of their materials, and their shadows."""

from __future__ import annotations

import tomllib
from functools import cache

from PIL import ImageChops

from art.canvas import Canvas
from art.colours import ROOT, material, materials, rgb, thin
from art.emblems import medal
from art.materials import TEXTURES, Cell, body, shared_sides
from art.picture import UPRIGHT, Picture, With

BOARD_DATA = ROOT / "cards" / "scriptorium_cards" / "sator" / "board.toml"
INSET, ROUND, RIM = 0.03, 0.1, 0.045
# How far within its outline the side of a bridge is drawn: through a grating one sees no more.
SIDE = 0.13
# What is soft all over is kept small.
CASTS = "casts"
SHADOW_OUTSET, CAST_OUTSET = 0.25, 0.75
SINGLE: frozenset[Cell] = frozenset({(0, 0)})
# On which square of a shape the emblem of its material stands.
EMBLEM_AT: dict[str, Cell] = {
    "L5": (0, 0),
    "L3": (0, 0),
    "T4": (1, 0),
    "I4": (1, 0),
    "I3": (1, 0),
    "I2": (0, 0),
}


@cache
def shapes() -> dict[str, frozenset[Cell]]:
    """The shapes of the game as sets of squares, as the board's data has them."""
    found = tomllib.loads(BOARD_DATA.read_text(encoding="utf-8"))["shape"]
    return {
        shape["id"]: frozenset(
            (x, y)
            for y, row in enumerate(shape["pattern"])
            for x, sign in enumerate(row)
            if sign == "#"
        )
        for shape in found
    }


def draw_bridge(sheet: Canvas, name: str, cells: frozenset[Cell]) -> None:
    """A bridge of a material, lit along its edge."""
    look = material(name)
    outer = body(sheet, cells, INSET, ROUND)
    ground = look.seam if name != "iron" else look.body
    sheet.paint(outer, ground)
    TEXTURES[look.texture](sheet, cells, look, f"{name} {sorted(cells)}")
    if name != "iron":
        sheet.cut(outer)
        sheet.grain(outer, f"{name} grain", (0.07, 0.07), 0.14)
        sheet.inner_shade(outer, 0.06, thin((24, 14, 8, 255), 0.45))
    solid = sheet.alpha()
    seams = shared_sides(cells)
    lit = [[(x + 0.022, y + 0.022) for x, y in line] for line in seams]
    for lines, width, tone in (
        (seams, 0.05, (16, 10, 6, 107)),
        (lit, 0.012, thin(look.light, 0.5)),
    ):
        sheet.paint(ImageChops.multiply(sheet.stroke_mask(lines, width), solid), tone)
    inner = body(sheet, cells, INSET + RIM, ROUND - RIM)
    edge = ImageChops.multiply(ImageChops.multiply(outer, ImageChops.invert(inner)), solid)
    sheet.paint(edge, thin(look.light, 0.95))
    core = body(sheet, cells, INSET + 0.012, ROUND - 0.012)
    dark = ImageChops.multiply(ImageChops.multiply(outer, ImageChops.invert(core)), solid)
    sheet.paint(dark, thin((12, 8, 5, 255), 0.85))


def draw_tile(sheet: Canvas, name: str) -> None:
    """A single square of a material with its emblem, as cards show it."""
    draw_bridge(sheet, name, SINGLE)
    medal(sheet, material(name).emblem, 0.5, 0.5, 0.215)


def sign(name: str, at: Cell) -> With:
    """The emblem of the material, which stands upright on a square however the bridge lies."""
    return With(f"emblem-{name}", (at[0] + 0.25, at[1] + 0.25, 0.5, 0.5), UPRIGHT)


def draw_cast(sheet: Canvas, cells: frozenset[Cell]) -> None:
    """What a bridge that hovers darkens far below it."""
    sheet.paint(sheet.blurred(body(sheet, cells, 0.02, ROUND), 0.24), thin((0, 0, 0, 255), 0.8))


def draw_shadow(sheet: Canvas, cells: frozenset[Cell]) -> None:
    """The soft shadow that a bridge throws, and its thickness: both show below its lower edge.

    The picture turns with the bridge but always lies a little lower, so that the side is a ring:
    whichever way the bridge lies, the part that is seen is the one nearest to whoever looks.
    """
    whole = body(sheet, cells, INSET, ROUND)
    sheet.paint(sheet.blurred(body(sheet, cells, 0.0, ROUND), 0.1), thin((0, 0, 0, 255), 0.85))
    inner = body(sheet, cells, INSET + SIDE, max(0.02, ROUND - SIDE))
    ring = ImageChops.multiply(whole, ImageChops.invert(inner))
    sheet.paint(ring, rgb("#4b3d31"))
    foot = body(sheet, cells, INSET + 0.03, ROUND - 0.03)
    sheet.paint(ImageChops.multiply(whole, ImageChops.invert(foot)), rgb("#221a14"))


def pictures() -> list[Picture]:
    """All bridges, shadows and single squares."""
    found = []
    for name in materials():
        look = material(name)
        for shape, cells in shapes().items():
            width, height = max(x for x, _ in cells) + 1, max(y for _, y in cells) + 1
            found.append(
                Picture(
                    f"bridge-{name}-{shape}",
                    width,
                    height,
                    lambda sheet, n=name, c=cells: draw_bridge(sheet, n, c),
                    "bridge",
                    {"material": name, "shape": shape},
                    along=(sign(name, EMBLEM_AT[shape]),),
                    pattern=look.texture,
                    emblem=look.emblem,
                )
            )
        found.append(
            Picture(
                f"tile-{name}",
                1,
                1,
                lambda sheet, n=name: draw_bridge(sheet, n, SINGLE),
                "tile",
                {"material": name},
                along=(sign(name, (0, 0)),),
                pattern=look.texture,
                emblem=look.emblem,
            )
        )
        found.append(
            Picture(
                f"emblem-{name}",
                1,
                1,
                lambda sheet, e=look.emblem: medal(sheet, e, 0.5, 0.5, 0.42),
                "material-emblem",
                {"material": name},
                emblem=look.emblem,
            )
        )
    for shape, cells in shapes().items():
        width, height = max(x for x, _ in cells) + 1, max(y for _, y in cells) + 1
        found.append(
            Picture(
                f"bridge-shadow-{shape}",
                width,
                height,
                lambda sheet, c=cells: draw_shadow(sheet, c),
                "shadow",
                {"shape": shape},
                outset=SHADOW_OUTSET,
                supersampling=2,
            )
        )
        found.append(
            Picture(
                f"bridge-cast-{shape}",
                width,
                height,
                lambda sheet, c=cells: draw_cast(sheet, c),
                "shadow",
                {"shape": shape},
                outset=CAST_OUTSET,
                page=CASTS,
                supersampling=1,
                scales=(1,),
            )
        )
    return found
