"""The ground of all pages but the table: a writing desk by lamplight."""

from __future__ import annotations

import random

from art.canvas import Canvas
from art.colours import Colour, darker, lighter, rgb, thin
from art.grounds import everywhere
from art.paths import Point, box, path, placed
from art.picture import ALONE, Picture

WIDTH, HEIGHT = 40.0, 25.0
OAK = rgb("#2b1b0f")
LAMP = rgb("#ffbe6a")


def draw(sheet: Canvas) -> None:
    """Boards of oak, and at the edges what a scribe needs: candle, books, quill and ink."""
    _boards(sheet)
    whole = everywhere(sheet)
    sheet.glow(20, 9, 24, thin(LAMP, 0.2), whole)
    sheet.glow(37.6, 20.4, 9, thin(LAMP, 0.5), whole)
    sheet.glow(2.2, 3.0, 8, thin(LAMP, 0.3), whole)
    _books(sheet)
    _ink(sheet)
    _candle(sheet, 37.6, 21.6)
    inner = sheet.ellipse_mask((-4, -5, WIDTH + 4, HEIGHT + 5))
    dark = sheet.blurred(inner, 3.0).point([255 - value for value in range(256)])
    sheet.paint(dark, thin(rgb("#060304"), 0.8))


def _boards(sheet: Canvas) -> None:
    chance = random.Random("boards")
    y = 0.0
    while y < HEIGHT:
        tall = chance.uniform(2.6, 3.4)
        tone = darker(OAK, chance.uniform(0.0, 0.28))
        board = sheet.polygon_mask(box(0, y, WIDTH, min(HEIGHT, y + tall)))
        sheet.gradient(board, lighter(tone, 0.04), darker(tone, 0.16))
        sheet.grain(board, f"oak {y:.2f}", (3.6, 0.12), 0.09)
        sheet.grain(board, f"fibre {y:.2f}", (7.0, 0.3), 0.07)
        sheet.stroke([(0, y), (WIDTH, y)], 0.09, rgb("#100904"))
        sheet.stroke([(0, y + 0.08), (WIDTH, y + 0.08)], 0.03, thin(lighter(tone, 0.3), 0.5))
        y += tall


def _shaded(sheet: Canvas, points: list[Point], away: float = 0.25) -> None:
    """The shadow of something that lies on the desk."""
    moved = sheet.polygon_mask([(x + away * 0.6, y + away) for x, y in points])
    sheet.paint(sheet.blurred(moved, 0.2), thin(rgb("#000000"), 0.6))


def _books(sheet: Canvas) -> None:
    """A pile of closed books in the lower left corner."""
    for x, y, wide, tall, angle, tone in (
        (2.6, 21.9, 6.6, 4.6, -8.0, rgb("#2d4f7c")),
        (2.9, 21.6, 5.6, 4.0, 6.0, rgb("#7a2a20")),
        (2.5, 21.8, 4.4, 3.2, -14.0, rgb("#3d6440")),
    ):
        cover = placed(box(-wide / 2, -tall / 2, wide / 2, tall / 2), x, y, 1, angle)
        pages = placed(
            box(-wide / 2 + 0.1, -tall / 2 + 0.12, wide / 2 + 0.14, tall / 2 + 0.16), x, y, 1, angle
        )
        _shaded(sheet, cover, 0.4)
        sheet.polygon(pages, rgb("#c9b48a"))
        mask = sheet.polygon_mask(cover)
        dim = darker(tone, 0.3)
        sheet.gradient(mask, lighter(dim, 0.12), darker(dim, 0.3))
        sheet.grain(mask, f"leather {x}", (0.14, 0.14), 0.14)
        for inset, width in ((0.3, 0.06), (0.5, 0.03)):
            line = box(-wide / 2 + inset, -tall / 2 + inset, wide / 2 - inset, tall / 2 - inset)
            sheet.stroke(
                placed(line, x, y, 1, angle), width, thin(rgb("#d9b45c"), 0.8), closed=True
            )


def _ink(sheet: Canvas) -> None:
    """An inkwell and a quill beside it."""
    quill = placed(
        path("M 0 2.6 C .1 1.4 .5 -.6 1.6 -2.6 C 1.9 -1 1.2 .8 .25 2.0 Z"), 33.4, 22.0, 1
    )
    _shaded(sheet, quill)
    mask = sheet.polygon_mask(quill)
    sheet.gradient(mask, rgb("#efe6d2"), rgb("#a8977a"))
    sheet.stroke(
        placed(path("M -.1 2.9 C .2 1.4 .8 -.6 1.6 -2.6"), 33.4, 22.0, 1), 0.07, rgb("#6b5a40")
    )
    for radius, tone in ((1.0, rgb("#1a120c")), (0.86, rgb("#4a3a2a")), (0.6, rgb("#0a0a12"))):
        sheet.disc(31.6, 23.1, radius, tone)
    sheet.glow(
        31.9, 22.8, 0.5, thin(rgb("#9aa6d8"), 0.5), sheet.ellipse_mask((31, 22.5, 32.2, 23.7))
    )


def _candle(sheet: Canvas, x: float, y: float) -> None:
    """A candle on a dish, seen from above and a little from the front."""
    dish: Colour = rgb("#8a6a34")
    sheet.ellipse((x - 1.9, y - 0.5, x + 1.9, y + 1.3), rgb("#120a05"))
    plate = sheet.ellipse_mask((x - 1.8, y - 0.6, x + 1.8, y + 1.1))
    sheet.gradient(plate, lighter(dish, 0.35), darker(dish, 0.4))
    inner = sheet.ellipse_mask((x - 1.4, y - 0.4, x + 1.4, y + 0.85))
    sheet.gradient(inner, darker(dish, 0.35), lighter(dish, 0.1))
    wax = sheet.rounded_mask((x - 0.5, y - 2.3, x + 0.5, y + 0.4), 0.3)
    sheet.gradient(wax, rgb("#fff0cf"), rgb("#c9a36a"))
    flame = placed(path("M 0 -1.1 C .5 -.4 .5 .3 0 .5 C -.5 .3 -.5 -.4 0 -1.1 Z"), x, y - 2.9, 0.8)
    whole = everywhere(sheet)
    sheet.glow(x, y - 2.9, 4.2, thin(LAMP, 0.75), whole)
    sheet.polygon(flame, rgb("#ffdf8a"))
    sheet.glow(x, y - 2.8, 0.5, thin(rgb("#ffffff"), 0.9), sheet.polygon_mask(flame))


def pictures() -> list[Picture]:
    """The one picture; it is drawn in one size and stretched from there."""
    return [
        Picture("study", WIDTH, HEIGHT, draw, "study", page=ALONE, supersampling=1, scales=(1,))
    ]
