"""The title picture: a monastery over the abyss, by night, with bridges in the air."""

from __future__ import annotations

import random
from collections.abc import Callable

from art.canvas import Canvas
from art.colours import Colour, colour, darker, lighter, mix, rgb, thin
from art.grounds import everywhere
from art.paths import Point, arc, box, mirrored, path
from art.picture import ALONE, DRIFT, Picture, With

WIDTH, HEIGHT = 40.0, 25.0
SKY, HAZE = rgb("#0d1122"), rgb("#3a3350")
# How far the abbey lies to the right of the middle: what one may do stands on the left.
ABBEY = 4.5
# What the page must not cover: the monk and the door that he looks at.
FOCUS = (17.0, 9.0, 11.0, 14.0)
LIGHT = rgb("#ffcf86")
FOG = rgb("#7a6f95")


def draw(sheet: Canvas) -> None:
    """From back to front: sky, far towers, cliffs, the abbey, bridges, a figure, mist."""
    _sky(sheet)
    _towers(sheet)
    _cliffs(sheet, 15.2, rgb("#232138"), "far", 6.4)
    _mist(sheet, 16.5, 5.0, 0.34)
    _aside(sheet, ABBEY, abbey)
    _cliffs(sheet, 16.6, rgb("#17141f"), "near", 9.0)
    _depth(sheet)
    _bridges(sheet)
    _mist(sheet, 23.0, 3.6, 0.2)
    _frame(sheet)


def _aside(sheet: Canvas, right: float, draw: Callable[[Canvas], None]) -> None:
    """Draw something so many units further to the right."""
    own = Canvas(sheet.width, sheet.height, sheet.unit)
    draw(own)
    sheet.image.alpha_composite(own.image, (round(right * sheet.unit), 0))


def _sky(sheet: Canvas) -> None:
    whole = everywhere(sheet)
    sheet.gradient(whole, SKY, HAZE)
    chance = random.Random("stars")
    for _ in range(150):
        x, y = chance.uniform(0, WIDTH), chance.uniform(0, 12)
        sheet.disc(
            x, y, chance.uniform(0.018, 0.05), thin(rgb("#fff4dd"), chance.uniform(0.25, 0.85))
        )
    sheet.glow(34.6, 5.4, 9.0, thin(rgb("#b9b4e0"), 0.4), whole)
    sheet.disc(34.6, 5.4, 1.5, rgb("#ece6d2"))
    moon = sheet.ellipse_mask((33.1, 3.9, 36.1, 6.9))
    sheet.clouds(moon, "moon", 0.9, thin(rgb("#8f8aa0"), 0.45), wraps=False)
    sheet.clouds(whole, "clouds", 9.0, thin(rgb("#1a1a30"), 0.6), wraps=False)


def _towers(sheet: Canvas) -> None:
    """What stands farther away, hardly darker than the haze."""
    tone = rgb("#2b2a45")
    for x, wide, top in (
        (3.0, 1.2, 10.5),
        (5.2, 0.9, 11.6),
        (36.6, 1.3, 9.8),
        (38.6, 0.9, 11.3),
        (34.6, 0.8, 12.0),
    ):
        sheet.polygon(box(x - wide / 2, top, x + wide / 2, 17), tone)
        sheet.polygon([(x - wide * 0.62, top), (x, top - wide * 1.9), (x + wide * 0.62, top)], tone)
        sheet.polygon(box(x - 0.09, top + 0.7, x + 0.09, top + 1.2), mix(tone, LIGHT, 0.55))


def _cliffs(sheet: Canvas, top: float, tone: Colour, seed: str, reach: float) -> None:
    """Two walls of rock that leave a gap between them."""
    for side in (False, True):
        chance = random.Random(f"{seed} {side}")
        edge: list[Point] = [(-1.0, top)]
        x = 0.0
        while x < reach:
            edge.append((x, top + chance.uniform(-0.25, 0.25)))
            x += chance.uniform(0.5, 1.3)
        y = top
        while y < HEIGHT + 1:
            edge.append((reach - (y - top) * 0.16 + chance.uniform(-0.5, 0.5), y))
            y += chance.uniform(0.5, 1.2)
        edge.append((-1.0, HEIGHT + 1))
        points = mirrored(edge, WIDTH / 2) if side else edge
        mask = sheet.polygon_mask(points)
        sheet.gradient(mask, lighter(tone, 0.1), darker(tone, 0.5))
        sheet.grain(mask, f"{seed} rock", (0.5, 0.9), 0.16)
        sheet.bevel(mask, 0.06, thin(rgb("#a9a4cf"), 0.35), thin(rgb("#000000"), 0.4))


def _house(
    sheet: Canvas, left: float, top: float, right: float, bottom: float, roof: float
) -> None:
    """A building with a steep roof, lit from the moon's side."""
    stone = rgb("#34304a")
    wall = sheet.polygon_mask(box(left, top, right, bottom))
    sheet.gradient(wall, lighter(stone, 0.12), darker(stone, 0.35))
    sheet.grain(wall, f"wall {left}", (0.3, 0.12), 0.09)
    over = (right - left) * 0.06
    sheet.polygon(
        [(left - over, top), ((left + right) / 2, top - roof), (right + over, top)], rgb("#1d1a2c")
    )
    sheet.polygon(
        [
            ((left + right) / 2, top - roof),
            (right + over, top),
            ((left + right) / 2 + (right - left) * 0.12, top),
        ],
        rgb("#3b3654"),
    )
    sheet.stroke([(right - 0.03, top), (right - 0.03, bottom)], 0.07, thin(rgb("#b9b4e0"), 0.5))


def _window(sheet: Canvas, x: float, y: float, size: float) -> None:
    """A lit window with a round head."""
    whole = everywhere(sheet)
    sheet.glow(x, y, size * 3.2, thin(LIGHT, 0.5), whole)
    points = [
        (x - size * 0.35, y + size * 0.7),
        *arc(x, y - size * 0.2, size * 0.35, 180, 360),
        (x + size * 0.35, y + size * 0.7),
    ]
    sheet.polygon(points, LIGHT)
    sheet.stroke([(x, y - size * 0.55), (x, y + size * 0.7)], size * 0.1, rgb("#5a3d22"))


def abbey(sheet: Canvas) -> None:
    """The monastery on a rock in the middle of the gap."""
    rock = path(
        "M 10.6 16.4 L 12 15.9 L 14 16.1 L 17 15.8 L 20 16 L 23 15.8 L 26 16.1"
        " L 28 15.9 L 29.4 16.4 L 28.4 17.6 L 27.6 19.2 L 26 20.2"
        " L 25 22 L 23.4 23.4 L 22.4 26 L 17.6 26 L 16.8 23.6"
        " L 15 22.2 L 14.2 20.4 L 12.4 19.4 L 11.8 17.6 Z"
    )
    mask = sheet.polygon_mask(rock)
    sheet.gradient(mask, rgb("#3a3448"), rgb("#0c0a12"))
    sheet.grain(mask, "rock", (0.5, 0.9), 0.24)
    sheet.bevel(mask, 0.08, thin(rgb("#b9b4e0"), 0.4), thin(rgb("#000000"), 0.5))
    _house(sheet, 12.2, 13.2, 15.2, 16.0, 1.5)
    _house(sheet, 24.6, 13.0, 27.8, 16.0, 1.6)
    _house(sheet, 14.6, 11.6, 17.4, 16.0, 2.2)
    _house(sheet, 22.4, 11.4, 25.2, 16.0, 2.2)
    _house(sheet, 16.8, 10.2, 23.2, 16.0, 3.4)
    _house(sheet, 15.4, 8.2, 17.2, 16.0, 3.2)
    _house(sheet, 22.8, 8.2, 24.6, 16.0, 3.2)
    _house(sheet, 19.2, 6.8, 20.8, 10.6, 3.0)
    sheet.stroke([(20, 3.0), (20, 4.0)], 0.1, rgb("#1d1a2c"))
    sheet.stroke([(19.65, 3.35), (20.35, 3.35)], 0.1, rgb("#1d1a2c"))
    for x, y, size in (
        (16.3, 9.6, 0.5),
        (16.3, 11.8, 0.5),
        (23.7, 9.6, 0.5),
        (23.7, 11.8, 0.5),
        (20, 8.0, 0.6),
        (18.2, 13.4, 0.62),
        (21.8, 13.4, 0.62),
        (13.2, 14.4, 0.42),
        (14.3, 14.4, 0.42),
        (25.6, 14.2, 0.42),
        (26.8, 14.2, 0.42),
        (15.3, 13.3, 0.4),
        (24.6, 13.3, 0.4),
    ):
        _window(sheet, x, y, size)
    sheet.glow(20, 11.4, 2.4, thin(LIGHT, 0.4), everywhere(sheet))
    sheet.disc(20, 11.4, 0.95, rgb("#1d1a2c"))
    for ring, tone in ((0.84, rgb("#d9823c")), (0.55, LIGHT), (0.24, rgb("#b3261e"))):
        sheet.disc(20, 11.4, ring, tone)
    for angle in range(0, 180, 30):
        sheet.stroke(
            [*arc(20, 11.4, 0.86, angle, angle)[:1], *arc(20, 11.4, 0.86, angle + 180, angle)[:1]],
            0.07,
            rgb("#1d1a2c"),
        )
    door = [(19.2, 16.0), *arc(20, 14.6, 0.8, 180, 360), (20.8, 16.0)]
    sheet.glow(20, 15.2, 2.4, thin(LIGHT, 0.55), everywhere(sheet))
    sheet.polygon(door, LIGHT)
    sheet.stroke(door, 0.16, rgb("#1d1a2c"))
    sheet.stroke([(20, 13.8), (20, 16.0)], 0.08, rgb("#7a4d22"))


def _depth(sheet: Canvas) -> None:
    """The abyss: dark first, and far below a glow."""
    below = sheet.polygon_mask(box(-1, 17, WIDTH + 1, HEIGHT + 1))
    fade = sheet.blurred(below, 1.4)
    sheet.gradient(fade, thin(colour("abyss"), 0.1), thin(colour("abyss"), 0.9))
    whole = everywhere(sheet)
    sheet.glow(20.5, 27.0, 12.0, thin(rgb("#6a5aa8"), 0.4), whole)
    sheet.glow(8.5, 27.0, 9.0, thin(rgb("#6a5aa8"), 0.5), whole)
    sheet.glow(31.5, 27.0, 9.0, thin(rgb("#8a5a78"), 0.5), whole)


def _bridges(sheet: Canvas) -> None:
    """Footbridges that hang in the air, each of another material; on the nearest walks a monk."""
    _bridge(sheet, (33.2, 17.6), (37.2, 17.2), rgb("#b27a43"), 6)
    _bridge(sheet, (29.2, 20.7), (33.2, 20.2), rgb("#c0604a"), 5)
    _bridge(sheet, (34.2, 22.6), (38.4, 23.2), rgb("#8397a4"), 5)
    _bridge(sheet, (9.2, 19.6), (12.6, 19.3), rgb("#b27a43"), 4)
    _bridge(sheet, (27.6, 23.9), (30.4, 24.2), rgb("#aca69b"), 3)
    _bridge(sheet, (13.4, 22.9), (25.6, 21.7), rgb("#aca69b"), 8, 2.2)
    _figure(sheet, 21.4, 21.75, 5.6)


def _bridge(
    sheet: Canvas, start: Point, end: Point, tone: Colour, slabs: int, size: float = 1.0
) -> None:
    """A bridge seen from a little above: lit slabs and a dark side."""
    deep, wide, lean = 0.3 * size, 0.5 * size, 0.12 * size
    dim = mix(tone, FOG, 0.2)
    for slab in range(slabs):
        left, right = slab / slabs, (slab + 0.94) / slabs
        x, y = start[0] + (end[0] - start[0]) * left, start[1] + (end[1] - start[1]) * left
        u, v = start[0] + (end[0] - start[0]) * right, start[1] + (end[1] - start[1]) * right
        sheet.polygon([(x, y), (u, v), (u, v + deep), (x, y + deep)], darker(dim, 0.68))
        shade = darker(dim, 0.06 * (slab % 3))
        top = sheet.polygon_mask([(x + lean, y - wide), (u + lean, v - wide), (u, v), (x, y)])
        sheet.gradient(top, lighter(shade, 0.1), darker(shade, 0.2))
        sheet.grain(top, f"slab {start} {slab}", (0.2, 0.12), 0.14)
        sheet.stroke([(x + lean, y - wide), (u + lean, v - wide)], 0.05, lighter(dim, 0.5))
        sheet.stroke([(x, y), (u, v)], 0.05, lighter(dim, 0.3))


def _figure(sheet: Canvas, x: float, foot: float, size: float) -> None:
    """A hooded monk with a lantern on a staff, who looks towards the lit door."""
    whole = everywhere(sheet)

    def at(points: list[Point]) -> list[Point]:
        return [(x + (a - 0.5) * size * 0.8, foot + (b - 1) * size) for a, b in points]

    lamp = at([(0.98, 0.34)])[0]
    sheet.glow(*lamp, size * 1.5, thin(LIGHT, 0.55), whole)
    sheet.glow(*lamp, size * 0.55, thin(LIGHT, 0.6), whole)
    shadow = sheet.ellipse_mask((x - size * 0.42, foot - 0.3, x + size * 0.3, foot + 0.22))
    sheet.paint(sheet.blurred(shadow, 0.14), thin(rgb("#05040a"), 0.7))
    staff = at([(0.84, 0.2), (0.8, 1.0)])
    sheet.stroke(staff, size * 0.028, rgb("#3a2413"))
    sheet.stroke(at([(0.84, 0.21), (0.98, 0.22)]), size * 0.024, rgb("#3a2413"))
    robe = at(
        path(
            "M .44 .26 C .3 .34 .22 .6 .14 .97 C .3 1.0 .62 1.01 .78 .97 C .76 .7 .72 .45 .62 .3 Z"
        )
    )
    mask = sheet.polygon_mask(robe)
    sheet.gradient(mask, rgb("#8c2f22"), rgb("#3a130e"))
    sheet.glow(lamp[0], lamp[1] + size * 0.1, size * 0.8, thin(rgb("#ff9d5c"), 0.6), mask)
    sheet.glow(x - size * 0.4, foot - size * 0.2, size * 0.5, thin(rgb("#14070a"), 0.75), mask)
    for fold in ("M .4 .55 C .34 .7 .32 .85 .3 .96", "M .58 .6 C .58 .75 .58 .88 .6 .97"):
        sheet.stroke(at(path(fold)), size * 0.014, thin(rgb("#1d0806"), 0.7))
    sheet.stroke(at(path("M .3 .62 C .45 .67 .62 .66 .73 .6")), size * 0.024, rgb("#d9bf95"))
    sheet.stroke(at(path("M .62 .64 C .64 .72 .62 .8 .64 .86")), size * 0.018, rgb("#d9bf95"))
    arm = at(path("M .52 .38 C .6 .36 .7 .42 .84 .5 L .82 .58 C .7 .58 .58 .56 .5 .5 Z"))
    sleeve = sheet.polygon_mask(arm)
    sheet.gradient(sleeve, rgb("#a8402c"), rgb("#5a1c14"))
    sheet.stroke(arm, size * 0.01, rgb("#2a0c08"), closed=True)
    sheet.disc(*at([(0.825, 0.535)])[0], size * 0.03, rgb("#d9a878"))
    hood = at(
        path("M .5 .02 C .34 .03 .3 .18 .34 .32 C .42 .38 .6 .38 .67 .3 C .72 .2 .66 .04 .5 .02 Z")
    )
    mask = sheet.polygon_mask(hood)
    sheet.gradient(mask, rgb("#a03a2a"), rgb("#5a1c14"))
    sheet.glow(lamp[0], lamp[1], size * 0.62, thin(rgb("#ffb070"), 0.6), mask)
    sheet.stroke(hood, size * 0.01, rgb("#2a0c08"), closed=True)
    opening = at(path("M .6 .1 C .54 .16 .54 .28 .6 .33 C .68 .3 .7 .16 .6 .1 Z"))
    sheet.polygon(opening, rgb("#140806"))
    sheet.stroke(opening, size * 0.008, rgb("#d98a5c"))
    rim = [*robe[: len(robe) // 3]]
    sheet.stroke(rim, size * 0.008, thin(rgb("#b9b4e0"), 0.55))
    w = size * 0.035
    sheet.stroke(
        [(lamp[0], lamp[1] - w * 3.4), (lamp[0], lamp[1] - w * 2)], w * 0.5, rgb("#2a1c10")
    )
    sheet.rounded(
        (lamp[0] - w * 1.3, lamp[1] - w * 2, lamp[0] + w * 1.3, lamp[1] + w * 2),
        w * 0.5,
        rgb("#2a1c10"),
    )
    sheet.rounded(
        (lamp[0] - w * 0.9, lamp[1] - w * 1.5, lamp[0] + w * 0.9, lamp[1] + w * 1.5),
        w * 0.4,
        rgb("#fff1c4"),
    )


def _mist(sheet: Canvas, y: float, height: float, strength: float) -> None:
    """A bank of mist, thick in the middle of its height."""
    bank = sheet.ellipse_mask((-8, y - height / 2, WIDTH + 8, y + height / 2))
    sheet.clouds(
        sheet.blurred(bank, height * 0.22), f"mist {y}", 4.0, thin(FOG, strength), wraps=False
    )


def _frame(sheet: Canvas) -> None:
    """Darker towards the edges, so that the eye goes to the light."""
    inner = sheet.ellipse_mask((-3, -5, WIDTH + 3, HEIGHT + 4))
    dark = sheet.blurred(inner, 3.0).point([255 - value for value in range(256)])
    sheet.paint(dark, thin(rgb("#05040a"), 0.85))


def pictures() -> list[Picture]:
    """The one picture; it is drawn in one size and stretched from there."""
    return [
        Picture(
            "title",
            WIDTH,
            HEIGHT,
            draw,
            "title",
            along=(
                With("fog-bank", (4, 17.5, 18, 7), DRIFT),
                With("fog-bank", (22, 16.5, 16, 7), DRIFT),
            ),
            areas={"focus": FOCUS},
            page=ALONE,
            supersampling=2,
            scales=(1,),
        )
    ]
