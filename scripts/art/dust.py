"""The dust cards of Plankenkoorts, each with a small picture."""

from __future__ import annotations

from collections.abc import Callable

from art.canvas import Canvas
from art.cards import WIDTH, blank
from art.colours import Colour, colour, darker, lighter, rgb, thin
from art.marks import turn_line
from art.paths import Point, box, path, placed
from art.picture import Area

COVERS = {"ot": rgb("#7d3b22"), "nt": rgb("#24506b")}
DUST_AREAS: dict[str, Area] = {"title": (0.25, 0.2, 2.25, 0.5), "text": (0.3, 2.45, 2.15, 1.15)}


def duster(sheet: Canvas, x: float, y: float, size: float) -> None:
    """A feather duster."""
    handle = placed([(0.1, 0.1), (0.9, 0.9)], x, y, size)
    sheet.stroke(handle, size * 0.17, colour("outline"))
    sheet.stroke(handle, size * 0.1, rgb("#8b5a2b"))
    feathers = path(
        "M .2 .1 C .1 .3 -.3 .5 -.8 .2 C -1 0 -.95 -.2 -1 -.4 C -.85 -.5 -.8 -.8 -.6 -.85"
        " C -.45 -1 -.2 -.95 0 -.95 C .45 -.6 .35 -.1 .2 .1 Z"
    )
    mask = sheet.polygon_mask(placed(feathers, x, y, size))
    sheet.gradient(mask, rgb("#f2e6cf"), rgb("#b99a6c"))
    for end in ((-0.8, 0.05), (-0.85, -0.35), (-0.55, -0.65), (-0.1, -0.8), (0.15, -0.5)):
        middle = (end[0] * 0.5 + 0.12, end[1] * 0.5 + 0.1)
        sheet.stroke(placed([(0.12, 0.12), middle, end], x, y, size), size * 0.045, rgb("#7a5d38"))
    sheet.stroke(placed(feathers, x, y, size), size * 0.06, colour("outline"), closed=True)


def small_book(sheet: Canvas, x: float, y: float, tone: Colour, angle: float = 0) -> None:
    cover, pages = box(-0.3, -0.4, 0.3, 0.34), box(-0.27, 0.34, 0.3, 0.42)
    sheet.outlined(
        placed(box(-0.3, -0.4, 0.3, 0.44), x, y, 1, angle),
        darker(tone, 0.4),
        colour("outline"),
        0.05,
    )
    sheet.polygon(placed(pages, x, y, 1, angle), colour("parchment"))
    sheet.polygon(placed(cover, x, y, 1, angle), tone)
    sheet.polygon(placed(box(-0.3, -0.4, -0.2, 0.34), x, y, 1, angle), darker(tone, 0.35))
    sheet.stroke(
        placed(box(-0.12, -0.3, 0.22, 0.24), x, y, 1, angle), 0.03, lighter(tone, 0.5), closed=True
    )


def stof_eens(sheet: Canvas) -> None:
    """A feather duster at work."""
    duster(sheet, 1.35, 1.55, 0.68)
    for x, y, size in (
        (0.55, 2.1, 0.06),
        (0.78, 2.24, 0.045),
        (1.02, 2.2, 0.06),
        (0.46, 1.85, 0.04),
    ):
        sheet.disc(x, y, size, rgb("#8f8473"))


def boekenbon(sheet: Canvas) -> None:
    """A voucher with a book on it."""
    edge: list[Point] = [
        (-1.0, -0.55),
        (1.0, -0.55),
        (1.0, -0.16),
        (0.88, 0.0),
        (1.0, 0.16),
        (1.0, 0.55),
        (-1.0, 0.55),
        (-1.0, 0.16),
        (-0.88, 0.0),
        (-1.0, -0.16),
    ]
    points = placed(edge, 1.375, 1.6, 0.95, -8)
    sheet.outlined(points, rgb("#fbf1da"), colour("outline"), 0.05)
    sheet.stroke(
        placed(box(-0.82, -0.43, 0.82, 0.43), 1.375, 1.6, 0.95, -8),
        0.025,
        rgb("#24506b"),
        closed=True,
    )
    small_book(sheet, 1.375, 1.59, rgb("#24506b"), -8)


def stofwolk(sheet: Canvas) -> None:
    """A cloud of dust."""
    blobs = (
        (0.75, 1.75, 0.34),
        (1.1, 1.45, 0.42),
        (1.55, 1.38, 0.44),
        (1.98, 1.65, 0.36),
        (1.65, 1.85, 0.36),
        (1.2, 1.88, 0.36),
    )
    for grow, tone in ((0.045, colour("outline")), (0.0, rgb("#cfc3ac"))):
        for x, y, radius in blobs:
            sheet.disc(x, y, radius + grow, tone)
    for x, y, radius in blobs:
        sheet.disc(x - 0.04, y - 0.06, radius * 0.72, thin(rgb("#efe6d2"), 0.5))
    for x, y in (
        (0.5, 2.2),
        (0.85, 2.28),
        (1.4, 2.32),
        (1.95, 2.26),
        (2.25, 2.1),
        (2.3, 1.3),
        (0.5, 1.3),
    ):
        sheet.disc(x, y, 0.04, rgb("#8f8473"))


def geleend_boek(sheet: Canvas) -> None:
    """Two books that change places."""
    small_book(sheet, 0.82, 1.58, COVERS["ot"], -6)
    small_book(sheet, 1.93, 1.58, COVERS["nt"], 6)
    for flip in (False, True):
        line, head = turn_line(1.375, 1.5, 0.5, 80)
        if flip:
            line = [(2.75 - x, 3.2 - y) for x, y in line]
            head = [(2.75 - x, 3.2 - y) for x, y in head]
        sheet.stroke(line, 0.1, colour("ink"))
        small = [((x + head[1][0]) / 2, (y + head[1][1]) / 2) for x, y in head]
        sheet.polygon(small, colour("ink"))


def losse_schroef(sheet: Canvas) -> None:
    """A loose screw beside its hole."""
    steel = rgb("#a9a79f")
    shaft = path("M -.13 -.5 L .13 -.5 L .13 .5 L 0 .82 L -.13 .5 Z")
    x, y, angle = 1.3, 1.62, 28
    sheet.outlined(placed(shaft, x, y, 0.85, angle), steel, colour("outline"), 0.05)
    for turn in range(6):
        height = -0.34 + 0.16 * turn
        sheet.stroke(
            placed([(-0.2, height + 0.05), (0.2, height - 0.05)], x, y, 0.85, angle),
            0.07,
            colour("outline"),
        )
        sheet.stroke(
            placed([(-0.17, height + 0.03), (0.17, height - 0.05)], x, y, 0.85, angle),
            0.03,
            lighter(steel, 0.6),
        )
    head = path("M -.42 -.5 C -.42 -.84 .42 -.84 .42 -.5 Z")
    sheet.outlined(placed(head, x, y, 0.85, angle), lighter(steel, 0.25), colour("outline"), 0.05)
    sheet.stroke(placed([(-0.12, -0.7), (0.12, -0.7)], x, y, 0.85, angle), 0.07, colour("outline"))
    sheet.disc(2.1, 2.05, 0.14, colour("outline"))
    sheet.disc(2.1, 2.07, 0.1, rgb("#3a2a1a"))
    line, arrow_head = turn_line(2.08, 1.25, 0.24, 200)
    sheet.stroke(line, 0.07, colour("faded"))
    sheet.polygon(arrow_head, colour("faded"))


DUST: dict[str, Callable[[Canvas], None]] = {
    "stof_eens": stof_eens,
    "boekenbon": boekenbon,
    "stofwolk": stofwolk,
    "geleend_boek": geleend_boek,
    "losse_schroef": losse_schroef,
}


def dust_card(sheet: Canvas, name: str) -> None:
    """A card of grey parchment with its picture."""
    blank(sheet, f"dust {name}", rgb("#ded5c3"))
    sheet.stroke([(0.25, 0.78), (WIDTH - 0.25, 0.78)], 0.022, colour("faded"))
    sheet.stroke([(0.25, 2.4), (WIDTH - 0.25, 2.4)], 0.022, colour("faded"))
    sheet.layer(DUST[name])
