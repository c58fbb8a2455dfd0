"""The cards of Rennes-le-Château: equipment with dots, events with their arrow, ghosts, a back."""

from __future__ import annotations

import math
from collections.abc import Callable

from art.canvas import Canvas
from art.cards import HEIGHT, WIDTH, blank, leather, medallion, outline
from art.colours import Colour, colour, darker, lighter, player, rgb, thin
from art.hazards import HAZARDS, Hazard, all_variants, body, sign
from art.parchment import frame
from art.paths import arc, box, path, placed
from art.picture import Area, Picture
from art.rennes_map import STONE
from art.rennes_tokens import GHOST
from art.variants import key_of

CARDS = "rennes-cards"
MOST_DOTS = 4
BACK = rgb("#3d3322")
TITLE: dict[str, Area] = {"title": (0.2, 0.14, 2.35, 0.48)}
EVENTS = ("even_cw", "even_ccw", "odd_cw", "odd_ccw", "ravitaillement")


def equipment(sheet: Canvas, hazard: Hazard, palette: str, dots: int) -> None:
    """What helps against a hazard, and how far: the dots in a row under the title.

    They stand once more, small, along the left edge, which is what is seen of a card under others.
    """
    look = player(hazard.colour, palette)
    blank(sheet, f"equipment {hazard.name}")
    head = sheet.rounded_mask((0.115, 0.115, WIDTH - 0.115, 0.68), 0.08)
    sheet.paint(head, thin(look.swatch, 0.25))
    step = 0.56
    for nr in range(dots):
        x = WIDTH / 2 + (nr - (dots - 1) / 2) * step
        sheet.disc(x, 1.0, 0.25, colour("outline"))
        sheet.disc(x, 1.0, 0.215, look.swatch)
        sign(sheet, hazard, x, 1.0, 0.135, look.mark)
    room = sheet.rounded_mask((0.22, 1.34, WIDTH - 0.22, HEIGHT - 0.24), 0.1)
    body(sheet, hazard, palette, room)
    sheet.inner_shade(room, 0.12, thin(darker(look.swatch, 0.9), 0.6))
    frame(sheet, (0.22, 1.34, WIDTH - 0.22, HEIGHT - 0.24), 0.1, 0.03, colour("outline"))
    TOOLS[hazard.name](sheet, WIDTH / 2, 2.46)
    for nr in range(dots):
        y = 1.62 + nr * 0.36
        sheet.disc(0.44, y, 0.15, colour("outline"))
        sheet.disc(0.44, y, 0.12, colour("rim"))


def _bucket(sheet: Canvas, x: float, y: float) -> None:
    line = colour("outline")
    sheet.stroke(arc(x, y - 0.28, 0.52, 180, 360), 0.07, rgb("#4a4a4a"))
    shape = [(x - 0.6, y - 0.3), (x + 0.6, y - 0.3), (x + 0.42, y + 0.72), (x - 0.42, y + 0.72)]
    sheet.outlined(shape, rgb("#b9c2c8"), line, 0.05)
    sheet.ellipse((x - 0.6, y - 0.45, x + 0.6, y - 0.15), line)
    sheet.ellipse((x - 0.54, y - 0.41, x + 0.54, y - 0.19), rgb("#7fc4ee"))
    sheet.stroke([(x - 0.5, y + 0.2), (x + 0.5, y + 0.2)], 0.06, rgb("#7c868c"))


def _helmet(sheet: Canvas, x: float, y: float) -> None:
    line, brass = colour("outline"), rgb("#c9953f")
    sheet.outlined(box(x - 0.7, y + 0.5, x + 0.7, y + 0.78), darker(brass, 0.25), line, 0.05)
    sheet.disc(x, y, 0.68, line)
    sheet.disc(x, y, 0.63, brass)
    sheet.disc(x - 0.18, y - 0.22, 0.2, lighter(brass, 0.5))
    sheet.disc(x, y, 0.36, line)
    sheet.disc(x, y, 0.3, rgb("#bfe6f2"))
    for turn in (-1, 1):
        sheet.stroke([(x + turn * 0.1, y - 0.28), (x + turn * 0.1, y + 0.28)], 0.04, line)
        sheet.disc(x + turn * 0.6, y + 0.1, 0.14, line)
        sheet.disc(x + turn * 0.6, y + 0.1, 0.1, rgb("#bfe6f2"))


def _mask(sheet: Canvas, x: float, y: float) -> None:
    line = colour("outline")
    face = path("M 0 -1 C .7 -1 .86 -.4 .7 .1 C .6 .5 .4 .7 0 .7 C -.4 .7 -.6 .5 -.7 .1"
                " C -.86 -.4 -.7 -1 0 -1 Z")  # fmt: skip
    sheet.outlined(placed(face, x, y - 0.1, 0.7), rgb("#4b5a45"), line, 0.05)
    for turn in (-1, 1):
        sheet.disc(x + turn * 0.26, y - 0.3, 0.22, line)
        sheet.disc(x + turn * 0.26, y - 0.3, 0.17, rgb("#dff0d8"))
    sheet.disc(x, y + 0.42, 0.3, line)
    sheet.disc(x, y + 0.42, 0.25, rgb("#8c8f86"))
    for row in (-0.1, 0.0, 0.1):
        sheet.stroke([(x - 0.15, y + 0.42 + row), (x + 0.15, y + 0.42 + row)], 0.035, line)


def _ladder(sheet: Canvas, x: float, y: float) -> None:
    wood, line = rgb("#8a5a2c"), colour("outline")
    for turn in (-1, 1):
        side = [(x + turn * 0.3 - 0.25, y + 0.8), (x + turn * 0.3 + 0.15, y - 0.85)]
        sheet.stroke(side, 0.15, line)
        sheet.stroke(side, 0.09, wood)
    for nr in range(5):
        share = nr / 4
        middle, row = x - 0.18 + 0.28 * share, y + 0.62 - 1.25 * share
        sheet.stroke([(middle - 0.3, row), (middle + 0.3, row)], 0.13, line)
        sheet.stroke([(middle - 0.3, row), (middle + 0.3, row)], 0.075, lighter(wood, 0.3))
    rope = rgb("#e6cf9a")
    for radius in (0.3, 0.2, 0.1):
        sheet.stroke(arc(x + 0.6, y + 0.5, radius, 0, 360), 0.09, line)
        sheet.stroke(arc(x + 0.6, y + 0.5, radius, 0, 360), 0.05, rope)


def _clubs(sheet: Canvas, x: float, y: float) -> None:
    wood, line = rgb("#9a6a36"), colour("outline")
    handle = [(-0.62, 0.8), (0.5, -0.62)]
    for way in (-1, 1):
        points = [(x + way * a, y + b) for a, b in handle]
        sheet.stroke(points, 0.19, line)
        sheet.stroke(points, 0.12, wood)
    club = [(x + 0.14, y - 0.16), (x + 0.58, y - 0.72)]
    sheet.stroke(club, 0.4, line)
    sheet.stroke(club, 0.32, darker(wood, 0.2))
    head = path("M -.1 -.5 C .2 -.9 .8 -.7 1 -.2 C .7 -.3 .4 -.2 .1 .1 Z")
    sheet.outlined(
        [(x - 0.42 - 0.62 * a, y - 0.36 + 0.72 * b) for a, b in head], rgb("#c9d0d4"), line, 0.05
    )


TOOLS: dict[str, Callable[[Canvas, float, float], None]] = {
    "rood": _bucket,
    "blauw": _helmet,
    "groen": _mask,
    "geel": _ladder,
    "paars": _clubs,
}


def event(sheet: Canvas, name: str) -> None:
    """An event: the portals it turns by their numbers, and an arrow the way they go."""
    blank(sheet, f"event {name}")
    x, y = WIDTH / 2, 2.28
    if name == "ravitaillement":
        for angle, left in ((-10, -0.32), (9, 0.34)):
            card = placed(box(-0.46, -0.66, 0.46, 0.66), x + left, y, 1, angle)
            sheet.outlined(card, lighter(BACK, 0.25), colour("outline"), 0.05)
            sheet.stroke(placed(box(-0.36, -0.56, 0.36, 0.56), x + left, y, 1, angle), 0.025,
                         lighter(BACK, 0.6), closed=True)  # fmt: skip
        return
    parity, _, direction = name.partition("_")
    sheet.disc(x, y, 0.86, colour("outline"))
    sheet.disc(x, y, 0.82, lighter(STONE, 0.2))
    for nr, hazard in enumerate(HAZARDS[:4]):
        middle = math.radians(nr * 90 - 90)
        sector = [(x, y), *arc(x, y, 0.74, nr * 90 - 135, nr * 90 - 45)]
        sheet.outlined(sector, player(hazard.colour).swatch, colour("outline"), 0.03)
        sign(sheet, hazard, x + 0.52 * math.cos(middle), y + 0.52 * math.sin(middle), 0.1,
             player(hazard.colour).mark)  # fmt: skip
    sheet.disc(x, y, 0.32, colour("outline"))
    sheet.disc(x, y, 0.28, colour("rim"))
    for dx in (-0.11, 0.11) if parity == "even" else (-0.15, 0.0, 0.15):  # as on dice
        sheet.disc(x + dx, y, 0.06, colour("ink"))
    _arrow(sheet, x, y, 1.02, direction == "cw")


def _arrow(sheet: Canvas, x: float, y: float, radius: float, clockwise: bool) -> None:
    """A long arrow round a disc."""
    way = 1 if clockwise else -1
    start, end = -90 - way * 130, -90 + way * 100
    line = arc(x, y, radius, start, end)
    sheet.stroke(line, 0.19, colour("outline"))
    sheet.stroke(line, 0.11, rgb("#d8a84a"))
    tip = math.radians(end)
    head = placed([(0, -0.3), (0.42 * way, 0), (0, 0.3)], 0, 0, 1, end + 90)
    at = x + radius * math.cos(tip), y + radius * math.sin(tip)
    sheet.outlined(
        [(at[0] + a, at[1] + b) for a, b in head], rgb("#d8a84a"), colour("outline"), 0.05
    )


def ghost_card(sheet: Canvas) -> None:
    """A ghost that one has met."""
    blank(sheet, "ghost card")
    mask = sheet.rounded_mask((0.24, 0.84, WIDTH - 0.24, HEIGHT - 0.26), 0.1)
    sheet.gradient(mask, rgb("#26304a"), rgb("#10131e"))
    _spectre(sheet, WIDTH / 2, 2.2, 0.98)
    frame(sheet, (0.24, 0.84, WIDTH - 0.24, HEIGHT - 0.26), 0.1, 0.03, colour("outline"))


def _spectre(sheet: Canvas, x: float, y: float, size: float) -> None:
    shape = sheet.polygon_mask(placed(GHOST, x, y, size))
    sheet.gradient(shape, rgb("#f6fbff"), rgb("#8fb2c8"))
    for turn in (-1, 1):
        eye = x + turn * 0.27 * size
        sheet.ellipse((eye - 0.12, y - 0.4 * size, eye + 0.12, y - 0.06 * size), rgb("#10131e"))
    sheet.ellipse((x - 0.1, y + 0.06, x + 0.1, y + 0.28), rgb("#10131e"))


def back(sheet: Canvas) -> None:
    """The back of the equipment: a ring of the five signs."""
    leather(sheet, BACK, "rennes back")
    x, y = medallion(sheet, BACK, 0.9)
    for nr, hazard in enumerate(HAZARDS):
        angle = math.tau * nr / 5 - math.pi / 2
        tone: Colour = lighter(player(hazard.colour).swatch, 0.3)
        sign(sheet, hazard, x + 0.55 * math.cos(angle), y + 0.55 * math.sin(angle), 0.2, tone)
    sheet.cut(outline(sheet))


def pictures() -> list[Picture]:
    """All cards, at one size that serves for every glass."""

    def card(key: str, draw: Callable[[Canvas], None], alt: str, **more: object) -> Picture:
        return Picture(
            key, WIDTH, HEIGHT, draw, alt, page=CARDS, scales=(2,), areas=TITLE, supersampling=2,
            **more,  # type: ignore[arg-type]
        )  # fmt: skip

    found = [
        card("rennes-back", back, "rennes-back"),
        card("rennes-ghost-card", ghost_card, "rennes-ghost-card"),
        *(card(f"rennes-event-{name}", lambda sheet, n=name: event(sheet, n), "rennes-event")
          for name in EVENTS),
    ]  # fmt: skip
    found += [
        card(
            key_of(f"rennes-equipment-{hazard.name}-{dots}", palette),
            lambda sheet, h=hazard, p=palette, d=dots: equipment(sheet, h, p, d),
            "rennes-equipment",
            words={"hazard": hazard.name},
            pattern=hazard.pattern,
            emblem=hazard.sign,
        )
        for hazard, palette in all_variants()
        for dots in range(1, MOST_DOTS + 1)
    ]
    return found
