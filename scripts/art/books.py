"""Books and doorways: what acolytes look for, and where they come from."""

from __future__ import annotations

from art.canvas import Canvas
from art.colours import acolytes, colour, darker, lighter, player, rgb, thin
from art.emblems import player_sign
from art.paths import Point, arc, box, path
from art.picture import UNDER, Picture, With
from art.variants import key_of, variants

# A closed book lying at a slight angle: its cover, the spine on the left, pages below.
COVER = path("M .24 .1 L .9 .1 L .9 .78 L .24 .78 Z")
SPINE = path("M .24 .1 C .12 .1 .1 .16 .1 .22 L .1 .84 C .1 .9 .12 .93 .2 .93 L .24 .78 Z")
PAGES = path("M .24 .78 L .9 .78 L .86 .91 L .2 .91 C .17 .88 .18 .8 .24 .78 Z")
BACK = path(
    "M .12 .86 C .12 .92 .15 .945 .2 .945 L .87 .945 L .9 .78 L .93 .78 L .9 .97"
    " L .19 .97 C .12 .97 .1 .93 .1 .86 Z"
)


def book(sheet: Canvas, name: str, palette: str) -> None:
    """A closed volume: its owner's colour, the emblem on the cover, bands on the spine."""
    look = player(name, palette)
    sheet.polygon(BACK, darker(look.swatch, 0.5))
    pages = sheet.polygon_mask(PAGES)
    sheet.gradient(pages, rgb("#f6ead0"), rgb("#cdb384"))
    for line in range(1, 5):
        y = 0.78 + 0.13 * line / 5
        sheet.stroke(
            [(0.215 - line * 0.004, y), (0.895 - line * 0.008, y)], 0.01, thin(rgb("#7a5c34"), 0.55)
        )
    cover = sheet.polygon_mask(COVER)
    sheet.gradient(cover, lighter(look.swatch, 0.16), darker(look.swatch, 0.12))
    sheet.grain(cover, f"leather {name}", (0.04, 0.04), 0.13)
    spine = sheet.polygon_mask(SPINE)
    sheet.gradient(spine, look.swatch, darker(look.swatch, 0.35))
    sheet.glow(0.15, 0.5, 0.35, thin(lighter(look.swatch, 0.5), 0.5), spine)
    for y in (0.26, 0.46, 0.66):
        sheet.stroke(
            path(f"M .108 {y + 0.06} C .12 {y + 0.02} .17 {y} .235 {y}"),
            0.035,
            darker(look.swatch, 0.45),
        )
        sheet.stroke(
            path(f"M .108 {y + 0.052} C .12 {y + 0.012} .17 {y - 0.008} .235 {y - 0.008}"),
            0.012,
            lighter(look.swatch, 0.5),
        )
    sheet.stroke([(0.24, 0.11), (0.24, 0.78)], 0.022, darker(look.swatch, 0.5))
    frame = box(0.305, 0.155, 0.85, 0.725)
    sheet.stroke(frame, 0.02, thin(look.mark, 0.75), closed=True)
    for x, y in frame:
        sheet.disc(x, y, 0.03, look.mark)
    player_sign(sheet, look.emblem, 0.577, 0.44, 0.185, look.mark)
    sheet.ringed(0.012, colour("outline"))
    sheet.ringed(0.02, colour("rim"))
    sheet.ringed(0.01, colour("outline"))


# How far a doorway reaches beyond its square.
DOOR_OUTSET = 0.25
# Beside each door burns a candle, and lights the floor round it.
CANDLE = With("candlelight", (-2.5, -2.5, 6, 6), UNDER)


def _arch(left: float, right: float, top: float, bottom: float) -> list[Point]:
    """A doorway's outline: upright sides and a round arch."""
    radius = (right - left) / 2
    curve = arc((left + right) / 2, top + radius, radius, 180, 360)
    return [(left, bottom), *curve, (right, bottom)]


def doorway(sheet: Canvas, name: str, palette: str) -> None:
    """A stone doorway with steps, light behind it, and the emblem of who comes from here.

    It is higher than its square, so that whoever stands in it stands in a doorway.
    """
    look = player(name, palette)
    stone = rgb("#8a8072")
    foot = sheet.rounded_mask((0.0, 0.56, 1.0, 0.99), 0.08)
    sheet.paint(sheet.blurred(foot, 0.06), thin(rgb("#0c0705"), 0.6))
    outer, inner = _arch(0.03, 0.97, -0.2, 0.88), _arch(0.17, 0.83, -0.06, 0.88)
    frame = sheet.polygon_mask(outer)
    sheet.paint(sheet.blurred(frame, 0.05), thin(rgb("#0c0705"), 0.55))
    sheet.gradient(frame, lighter(stone, 0.3), darker(stone, 0.2))
    sheet.grain(frame, f"door {name}", (0.09, 0.09), 0.12)
    for angle in range(198, 360, 36):
        ends = (arc(0.5, 0.27, 0.33, angle, angle)[0], arc(0.5, 0.27, 0.47, angle, angle)[0])
        sheet.stroke(ends, 0.018, darker(stone, 0.6))
    for y in (0.3, 0.48, 0.66):
        sheet.stroke([(0.03, y), (0.17, y)], 0.018, darker(stone, 0.6))
        sheet.stroke([(0.83, y), (0.97, y)], 0.018, darker(stone, 0.6))
    sheet.bevel(frame, 0.018, thin(lighter(stone, 0.7), 0.7), thin(darker(stone, 0.8), 0.7))
    sheet.stroke(outer, 0.02, colour("outline"))
    hole = sheet.polygon_mask(inner)
    sheet.gradient(hole, thin(look.swatch, 1), thin(lighter(look.swatch, 0.12), 1))
    sheet.inner_shade(hole, 0.05, thin(rgb("#0c0705"), 0.85))
    sheet.stroke(inner, 0.02, colour("outline"), closed=True)
    player_sign(sheet, look.emblem, 0.5, 0.42, 0.2, look.mark)
    for step, (side, y) in enumerate(((0.09, 0.82), (0.0, 0.9))):
        tread = sheet.polygon_mask(box(side, y, 1 - side, y + 0.085))
        sheet.paint(tread, lighter(stone, 0.18 + 0.16 * step))
        sheet.bevel(tread, 0.014, lighter(stone, 0.7), darker(stone, 0.6))


def pictures() -> list[Picture]:
    """Books and doorways in every player's colour, for every palette that changes it."""
    return [
        Picture(
            key_of(f"{kind}-{name}", palette),
            1,
            1,
            lambda sheet, d=draw, n=name, p=palette: d(sheet, n, p),
            kind,
            {"colour": name, "emblem": player(name, palette).emblem},
            emblem=player(name, palette).emblem,
            along=along,
            outset=outset,
        )
        for kind, draw, outset, along in (
            ("book", book, 0.0, ()),
            ("start", doorway, DOOR_OUTSET, (CANDLE,)),
        )
        for name in acolytes()
        for palette in variants(name)
    ]
