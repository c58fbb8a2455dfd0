"""What lies under everything: the pit, the monastery floor, its marks, and the curtain."""

from __future__ import annotations

import math
import random
from collections.abc import Callable

from PIL import Image, ImageChops

from art.canvas import Canvas
from art.colours import NORMAL, Colour, acolytes, colour, darker, lighter, mix, player, rgb, thin
from art.emblems import player_sign
from art.paths import Point, box
from art.picture import ALONE, DRIFT, GLOW, Picture, With
from art.variants import key_of, variants

HIGH = "high-contrast"
MIST = rgb("#3f4a6e")
EMBER = rgb("#6b4a5e")
TILE = 4.0


def everywhere(sheet: Canvas) -> Image.Image:
    """The mask of the whole sheet."""
    return Image.new("L", sheet.size, 255)


def abyss(sheet: Canvas) -> None:
    """The dark below, with a breath of mist in it; its edges fit one another."""
    whole = everywhere(sheet)
    sheet.paint(whole, colour("abyss"))
    sheet.clouds(whole, "abyss", 1.0, thin(MIST, 0.16), wraps=True)
    sheet.clouds(whole, "ember", 2.0, thin(EMBER, 0.1), wraps=True)
    _speckle(sheet, whole, "abyss dust")


def pit(sheet: Canvas) -> None:
    """The well from above: walls that sink into the dark, and a faint glow far below."""
    whole = everywhere(sheet)
    side = sheet.width
    sheet.paint(whole, colour("abyss"))
    courses = 9
    for course in range(courses):
        # Every course of the wall lies deeper, looks lower and is darker than the one above.
        near = side * 0.066 * (1 - (1 - course / courses) ** 1.7)
        far = side * 0.066 * (1 - (1 - (course + 1) / courses) ** 1.7)
        shade = 0.85 * (1 - course / courses) ** 1.3
        _wall(sheet, near, far, shade, course)
    sheet.paint(_rim(sheet, side * 0.09), thin(rgb("#000000"), 0.5))
    _shaft(sheet)
    middle = side / 2
    sheet.glow(middle, middle, side * 0.86, thin(MIST, 0.42), whole)
    sheet.glow(middle * 0.95, middle * 1.05, side * 0.46, thin(EMBER, 0.12), whole)
    sheet.clouds(whole, "pit", 4.0, thin(rgb("#05050a"), 0.42), wraps=False)
    sheet.clouds(whole, "mist", 3.0, thin(MIST, 0.07), wraps=False)
    _kerb(sheet)
    _speckle(sheet, whole, "pit dust")


def plain_pit(sheet: Canvas) -> None:
    """The pit for those who need a high contrast: black, with a white edge."""
    sheet.paint(everywhere(sheet), rgb("#000000"))
    side = sheet.width
    sheet.stroke(box(0.05, 0.05, side - 0.05, side - 0.05), 0.1, rgb("#ffffff"), closed=True)


def _kerb(sheet: Canvas) -> None:
    """The edge of the floor round the well, lit from above; below it the wall is in shadow."""
    side = sheet.width
    for place, width, tone in (
        (0.3, 0.36, thin(rgb("#000000"), 0.3)),
        (0.16, 0.14, thin(rgb("#000000"), 0.4)),
        (0.07, 0.14, rgb("#8a7358")),
        (0.03, 0.06, rgb("#d9bf95")),
    ):
        sheet.stroke(box(place, place, side - place, side - place), width, tone, closed=True)


def _wall(sheet: Canvas, near: float, far: float, shade: float, course: int) -> None:
    """One course of stones on all four walls of the well."""
    chance = random.Random(f"wall {course}")
    side, stones = sheet.width, 22 - course
    for wall in range(4):
        for stone in range(stones):
            shift = 0.5 if course % 2 else 0.0
            start = max(0.0, (stone - shift) / stones)
            end = min(1.0, (stone + 1 - shift) / stones) if stone < stones - 1 else 1.0
            tone = mix(colour("abyss"), rgb("#7a6450"), shade * chance.uniform(0.72, 1.0))
            gap = 0.03
            outline = [
                _turned(near + (side - 2 * near) * start + gap, near + gap, wall, side),
                _turned(near + (side - 2 * near) * end - gap, near + gap, wall, side),
                _turned(far + (side - 2 * far) * end - gap, far, wall, side),
                _turned(far + (side - 2 * far) * start + gap, far, wall, side),
            ]
            sheet.polygon(outline, tone)


def _turned(x: float, y: float, quarter: int, side: float) -> Point:
    """A point of the north wall on another wall."""
    for _ in range(quarter):
        x, y = side - y, x
    return x, y


def _shaft(sheet: Canvas) -> None:
    """The joints of the wall further down, ever nearer and fainter: what gives the dark a depth."""
    side, near, steps = sheet.width, sheet.width * 0.066, 9
    for step in range(steps):
        deep = near + (side / 2 - near) * (1 - (1 - step / steps) ** 1.35) * 0.62
        faint = (1 - step / steps) ** 1.4
        line = box(deep, deep, side - deep, side - deep)
        sheet.stroke(line, 0.045, thin(rgb("#8a7a68"), 0.17 * faint), closed=True)
        sheet.stroke(
            box(deep + 0.05, deep + 0.05, side - deep - 0.05, side - deep - 0.05),
            0.06,
            thin(rgb("#000000"), 0.45 * faint),
            closed=True,
        )
        nearer = near + (side / 2 - near) * (1 - (1 - (step + 1) / steps) ** 1.35) * 0.62
        stones = 16 - step
        for stone in range(stones + 1):
            share = min(1.0, max(0.0, (stone + (0.5 if step % 2 else 0.0)) / stones))
            for wall in range(4):
                joint = [
                    _turned(deep + (side - 2 * deep) * share, deep, wall, side),
                    _turned(nearer + (side - 2 * nearer) * share, nearer, wall, side),
                ]
                sheet.stroke(joint, 0.035, thin(rgb("#8a7a68"), 0.1 * faint))


def _rim(sheet: Canvas, depth: float) -> Image.Image:
    """A dark that grows from the rim of the well inwards and covers all but the rim."""
    inner = sheet.polygon_mask(box(depth, depth, sheet.width - depth, sheet.height - depth))
    return sheet.blurred(inner, depth * 0.5)


def _speckle(sheet: Canvas, mask: Image.Image, seed: str) -> None:
    """The finest noise, so that soft shades of dark do not show as steps."""
    grey = Image.frombytes("L", (64, 64), random.Random(seed).randbytes(4096))
    fine = Image.new("L", sheet.size)
    for x in range(0, sheet.size[0], 64):
        for y in range(0, sheet.size[1], 64):
            fine.paste(grey, (x, y))
    sheet.paint(ImageChops.multiply(fine, mask), thin(rgb("#8a8fb0"), 0.012))


def pit_glow(sheet: Canvas) -> None:
    """Light from far below alone, which grows stronger and weaker over the pit."""
    middle = sheet.width / 2
    within = sheet.polygon_mask(box(1, 1, sheet.width - 1, sheet.height - 1))
    soft = sheet.blurred(within, 0.8)
    sheet.glow(middle, middle, sheet.width * 0.66, thin(rgb("#7a76a4"), 0.085), soft)
    sheet.glow(middle * 0.9, middle * 1.1, sheet.width * 0.3, thin(rgb("#b08a6a"), 0.06), soft)


def fog(sheet: Canvas) -> None:
    """A bank of fog, thin towards its edges, that drifts over the dark."""
    middle_x, middle_y = sheet.width / 2, sheet.height / 2
    inner = sheet.ellipse_mask((1.6, 1.6, sheet.width - 1.6, sheet.height - 1.6))
    bank = sheet.blurred(inner, 1.3)
    sheet.clouds(bank, "fog", 3.2, thin(rgb("#9aa0c4"), 0.06), wraps=False)
    sheet.glow(middle_x, middle_y, middle_y, thin(rgb("#9aa0c4"), 0.01), bank)


def candlelight(sheet: Canvas) -> None:
    """The light that a candle throws on the floor round it."""
    whole = everywhere(sheet)
    middle = sheet.width / 2
    sheet.glow(middle, middle, middle, thin(rgb("#ffb45a"), 0.34), whole)
    sheet.glow(middle, middle, middle * 0.55, thin(rgb("#ffd9a0"), 0.3), whole)


def puff(sheet: Canvas) -> None:
    """What flies up where stone meets stone."""
    inner = sheet.rounded_mask((0.3, 0.3, sheet.width - 0.3, sheet.height - 0.3), 0.3)
    cloud = sheet.blurred(inner, 0.22)
    sheet.clouds(cloud, "dust", 0.45, thin(rgb("#d8cbb4"), 0.75), wraps=False)
    sheet.paint(cloud, thin(rgb("#cbbfa8"), 0.16))


def floor(sheet: Canvas) -> None:
    """Dark warm flagstones; the edges of the picture fit one another."""
    whole = everywhere(sheet)
    base = colour("floor")
    # Slabs go on over the edges, so they are laid on a wider sheet, of which the middle is kept.
    wide = Canvas(sheet.width, sheet.height, sheet.unit, 0.25)
    wide.paint(everywhere(wide), darker(base, 0.7))
    chance = random.Random("floor")
    for row, lengths in enumerate(
        ((1.5, 1.1, 1.4), (1.2, 1.6, 1.2), (1.4, 1.0, 1.6), (1.1, 1.5, 1.4))
    ):
        left = (0.0, -0.7, -0.35, -1.0)[row]
        for length in lengths:
            tone = mix(darker(base, 0.34), darker(base, 0.1), chance.random())
            for again in (-TILE, 0.0, TILE):
                _slab(wide, (left + again, float(row), length, 1.0), tone)
            left += length
    edge = round(wide.outset * wide.unit)
    sheet.image.paste(wide.image, (-edge, -edge))
    sheet.clouds(whole, "floor", 2.0, thin(rgb("#000000"), 0.3), wraps=True)
    sheet.grain(whole, "floor grain", (0.08, 0.08), 0.025, wraps=True)


def _slab(sheet: Canvas, place: tuple[float, float, float, float], tone: Colour) -> None:
    left, top, width, height = place
    mask = sheet.rounded_mask(
        (left + 0.03, top + 0.03, left + width - 0.03, top + height - 0.03), 0.06
    )
    sheet.paint(mask, tone)
    sheet.bevel(mask, 0.02, thin(lighter(tone, 0.3), 0.22), thin(darker(tone, 0.8), 0.4))


def grid_mark(sheet: Canvas, palette: str) -> None:
    """The corners of one square of the pit, barely there; plain to see where contrast is high."""
    pale = rgb("#b8b8b8") if palette == HIGH else thin(rgb("#b9c0dd"), 0.26)
    for x, across in ((0.0, 1), (1.0, -1)):
        for y, down in ((0.0, 1), (1.0, -1)):
            sheet.polygon(box(*_ordered(x, y, x + 0.16 * across, y + 0.03 * down)), pale)
            sheet.polygon(
                box(*_ordered(x, y + 0.03 * down, x + 0.03 * across, y + 0.16 * down)), pale
            )


def _ordered(
    left: float, top: float, right: float, bottom: float
) -> tuple[float, float, float, float]:
    return min(left, right), min(top, bottom), max(left, right), max(top, bottom)


def quadrant(sheet: Canvas, name: str, palette: str) -> None:
    """A faint sign in the dark: whose quarter of the pit this is."""
    look = player(name, palette)
    pale = lighter(look.swatch, 0.35)
    if palette == HIGH:
        pale = lighter(look.swatch, 0.62)
        sheet.stroke(_circle(2, 2, 1.72), 0.05, pale, closed=True)
        for size, tone in ((0.34, pale), (0.25, rgb("#000000"))):
            sheet.layer(lambda own, s=size, t=tone: player_sign(own, look.emblem, 2, 2, s, t))
        return
    sheet.stroke(_circle(2, 2, 1.72), 0.04, thin(pale, 0.22), closed=True)
    sheet.stroke(_circle(2, 2, 1.55), 0.02, thin(pale, 0.16), closed=True)
    sheet.layer(lambda own: player_sign(own, look.emblem, 2, 2, 0.42, thin(pale, 0.2)))


def _circle(x: float, y: float, radius: float) -> list[Point]:
    steps = (math.tau * step / 72 for step in range(72))
    return [(x + radius * math.cos(angle), y + radius * math.sin(angle)) for angle in steps]


def curtain(sheet: Canvas) -> None:
    """Heavy cloth in folds, for the moment between two players; its edges fit one another."""
    whole = everywhere(sheet)
    cloth = rgb("#4a1a24")
    sheet.paint(whole, cloth)
    width = sheet.size[0]
    folds = Image.new("L", (width, 1))
    for x in range(width):
        turn = math.tau * x / width
        height = (
            math.sin(4 * turn) * 0.6 + math.sin(8 * turn + 0.8) * 0.25 + math.sin(2 * turn) * 0.15
        )
        folds.putpixel((x, 0), round(127 + 120 * height))
    tall = folds.resize(sheet.size)
    sheet.paint(
        tall.point([max(0, v - 128) * 2 for v in range(256)]), thin(lighter(cloth, 0.4), 0.5)
    )
    sheet.paint(tall.point([max(0, 128 - v) * 2 for v in range(256)]), thin(rgb("#120407"), 0.85))
    sheet.grain(whole, "cloth", (0.06, 0.25), 0.08, wraps=True)


def _soft(key: str, width: float, height: float, draw: Callable[[Canvas], None]) -> Picture:
    """A picture with no edges, of which one size is enough."""
    return Picture(key, width, height, draw, key, page=ALONE, supersampling=1, scales=(1,))


def pictures() -> list[Picture]:
    """The pit, the floor and what is drawn on them."""
    found = [
        Picture(
            "pit",
            16,
            16,
            pit,
            "pit",
            along=(
                With("pit-glow", (0, 0, 16, 16), GLOW),
                With("fog-bank", (1, 1.5, 10, 6), DRIFT),
                With("fog-bank", (5, 8.5, 10, 6), DRIFT),
            ),
            page=ALONE,
            supersampling=2,
            scales=(2,),
        ),
        Picture(
            key_of("pit", HIGH),
            16,
            16,
            plain_pit,
            "pit",
            page=ALONE,
            supersampling=2,
            scales=(2,),
        ),
        _soft("pit-glow", 16, 16, pit_glow),
        _soft("fog-bank", 10, 6, fog),
        _soft("candlelight", 6, 6, candlelight),
        _soft("puff", 3, 3, puff),
        Picture("abyss", 4, 4, abyss, "abyss", tiles=True, page=ALONE, supersampling=2),
        Picture("floor", 4, 4, floor, "floor", tiles=True, page=ALONE, supersampling=2),
        Picture("curtain", 4, 4, curtain, "curtain", tiles=True, page=ALONE, supersampling=2),
        *(
            Picture(
                key_of("grid-mark", palette),
                1,
                1,
                lambda sheet, p=palette: grid_mark(sheet, p),
                "grid-mark",
            )
            for palette in (NORMAL, HIGH)
        ),
    ]
    found.extend(
        Picture(
            key_of(f"quadrant-{name}", palette),
            4,
            4,
            lambda sheet, n=name, p=palette: quadrant(sheet, n, p),
            "quadrant",
            {"colour": name, "emblem": player(name, palette).emblem},
            emblem=player(name, palette).emblem,
            supersampling=2,
        )
        for name in acolytes()
        for palette in variants(name)
    )
    return found
