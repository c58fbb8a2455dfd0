"""The picture of each game that ships, for the form of a new match; it lies beside its game."""

from __future__ import annotations

import math
import random
from collections.abc import Callable
from pathlib import Path

from PIL import Image

from art import books, bridges, people, plank, title
from art.canvas import Canvas
from art.colours import ROOT, Colour, colour, darker, lighter, player, rgb, thin
from art.grounds import everywhere, fog
from art.parchment import parchment
from art.paths import Point, box, path, placed

WIDTH, HEIGHT, UNIT, FINER = 9.0, 5.0, 56, 2


def sator(sheet: Canvas) -> None:
    """Bridges over the abyss, with an acolyte on his way to a book."""
    whole = everywhere(sheet)
    sheet.gradient(whole, rgb("#0b0d18"), rgb("#1c1c34"))
    sheet.glow(4.5, 2.9, 5.2, thin(rgb("#6a6aa8"), 0.55), whole)
    sheet.glow(5.0, 3.6, 2.6, thin(rgb("#b08a6a"), 0.3), whole)
    sheet.stamp(fog, (-0.6, 2.0, 7.0, 3.6), 6)
    shapes = bridges.shapes()
    for material, name, left, top, unit, angle in (
        ("stone", "I3", 0.5, 3.1, 1.12, -9),
        ("brick", "I2", 4.35, 2.75, 1.12, 6),
        ("wood", "L3", 6.5, 0.55, 0.98, 12),
        ("iron", "I2", 2.0, 0.5, 0.78, -16),
    ):
        cells = shapes[name]
        wide, high = max(x for x, _ in cells) + 1, max(y for _, y in cells) + 1
        place = left, top, wide * unit, high * unit
        below = left + 0.16, top + 0.34, wide * unit, high * unit
        sheet.stamp(lambda own, c=cells: bridges.draw_cast(own, c), below, high, angle)
        sheet.stamp(
            lambda own, m=material, c=cells: bridges.draw_bridge(own, m, c), place, high, angle
        )
    red = player("red")
    sheet.stamp(lambda own: people.acolyte(own, red), (1.25, 1.4, 2.3, 2.3))
    sheet.stamp(lambda own: books.book(own, "red", "normal"), (5.35, 2.35, 1.25, 1.25), 1, 6)


def plankenkoorts(sheet: Canvas) -> None:
    """Two shelves of an old bookcase, nearly full."""
    whole = everywhere(sheet)
    wood = rgb("#5a3a20")
    sheet.gradient(whole, darker(wood, 0.6), darker(wood, 0.35))
    sheet.grain(whole, "case", (0.1, 2.4), 0.16)
    chance = random.Random("shelves")
    tones = [rgb("#7d3b22"), rgb("#24506b"), rgb("#3d6440"), rgb("#8a6a34"), rgb("#5a3540")]
    for floor, top in ((2.3, 0.35), (4.65, 2.7)):
        x = 0.5
        while x < (6.2 if floor < 3 else WIDTH - 0.9):
            wide, high = chance.uniform(0.42, 0.72), chance.uniform(1.45, 1.9)
            if chance.random() * (x / WIDTH + 0.35) > 0.62:
                x += wide * 0.7
                continue
            tone = chance.choice(tones)
            _spine(sheet, (x, max(top, floor - high), x + wide, floor), tone)
            x += wide + 0.03
        board = sheet.polygon_mask(box(0, floor, WIDTH, floor + 0.22))
        sheet.gradient(board, lighter(wood, 0.3), darker(wood, 0.2))
        sheet.grain(board, f"board {floor}", (1.6, 0.05), 0.14)
    sheet.stamp(plank.standard, (6.95, 0.62, 1.68, 1.68), 2)
    for left in (0.0, WIDTH - 0.3):
        post = sheet.polygon_mask(box(left, 0, left + 0.3, HEIGHT))
        sheet.gradient(post, lighter(wood, 0.22), darker(wood, 0.25))
    sheet.glow(6.8, 0.8, 5.0, thin(rgb("#ffc274"), 0.3), whole)


def _spine(sheet: Canvas, place: tuple[float, float, float, float], tone: Colour) -> None:
    left, top, right, bottom = place
    mask = sheet.rounded_mask(place, 0.06)
    sheet.paint(mask, tone)
    sheet.glow((left + right) / 2, (top + bottom) / 2, 0.9, thin(lighter(tone, 0.6), 0.4), mask)
    sheet.inner_shade(mask, 0.08, thin(darker(tone, 0.9), 0.7))
    for share in (0.16, 0.24, 0.78):
        y = top + (bottom - top) * share
        sheet.stroke([(left + 0.03, y), (right - 0.03, y)], 0.045, rgb("#d9b45c"))


def rennes(sheet: Canvas) -> None:
    """An old map of hills and roads, with a tower, a cross and a compass."""
    whole = everywhere(sheet)
    parchment(sheet, whole, "map")
    sheet.paint(whole, thin(rgb("#b98a4a"), 0.22))
    ink = rgb("#5a3a20")
    for x, y, size in (
        (1.3, 1.2, 1.0),
        (2.3, 1.05, 0.8),
        (3.1, 1.3, 0.7),
        (5.9, 4.3, 0.8),
        (6.8, 4.4, 1.0),
    ):
        hill = placed(
            path("M -1 .5 C -.6 -.3 -.2 -.5 0 -.5 C .3 -.5 .6 -.2 1 .5"), x, y, size * 0.8
        )
        sheet.stroke(hill, 0.05, ink)
        sheet.stroke(
            placed(path("M .1 -.4 C .2 -.1 .4 .2 .5 .45"), x, y, size * 0.8), 0.03, thin(ink, 0.6)
        )
    road = path("M 0.3 4.4 C 2.0 3.4 2.4 2.4 4.2 2.7 C 5.4 2.9 5.8 1.6 7.4 1.6")
    for nr in range(0, len(road) - 1, 2):
        sheet.stroke(road[nr : nr + 2], 0.1, rgb("#8f1d17"))
    for points in (path("M 7.1 .5 L 7.7 1.1"), path("M 7.7 .5 L 7.1 1.1")):
        sheet.stroke([(x + 0.3, y + 0.55) for x, y in points], 0.13, rgb("#8f1d17"))
    _tower(sheet, 4.3, 2.75, ink)
    _compass(sheet, 1.5, 3.0, 0.62, ink)
    sheet.paint(
        sheet.blurred(sheet.polygon_mask(box(0, 0, WIDTH, HEIGHT)), 0.7).point(
            [255 - v for v in range(256)]
        ),
        thin(ink, 0.75),
    )


def monasterium(sheet: Canvas) -> None:
    """An abbey at dusk, its windows lit."""
    whole = everywhere(sheet)
    sheet.gradient(whole, rgb("#1b2244"), rgb("#a8623f"))
    sheet.glow(4.5, 4.4, 5.0, thin(rgb("#ffb46a"), 0.5), whole)
    sheet.polygon(
        path("M -1 4.4 C 1 3.6 2 3.9 3 3.6 C 5 3.2 7 3.4 10 4.2 L 10 6 L -1 6 Z"), rgb("#2a2638")
    )
    sheet.stamp(title.abbey, (-2.5, -1.15, 14.0, 8.75), 25)


def _tower(sheet: Canvas, x: float, foot: float, ink: Colour) -> None:
    stone = rgb("#b7a582")
    sheet.outlined(box(x - 0.32, foot - 1.5, x + 0.32, foot), stone, ink, 0.05)
    for step in (-0.38, -0.12, 0.14):
        sheet.outlined(box(x + step, foot - 1.76, x + step + 0.22, foot - 1.5), stone, ink, 0.05)
    sheet.outlined(box(x + 0.3, foot - 0.7, x + 1.1, foot), lighter(stone, 0.2), ink, 0.05)
    sheet.polygon(
        path(
            "M {0} {1} L {2} {3} L {4} {1} Z".format(
                x + 0.22, foot - 0.7, x + 0.7, foot - 1.1, x + 1.18
            )
        ),
        rgb("#8a4a34"),
    )
    sheet.rounded((x - 0.09, foot - 1.15, x + 0.09, foot - 0.8), 0.08, ink)
    sheet.rounded((x - 0.12, foot - 0.42, x + 0.12, foot), 0.1, ink)


def _compass(sheet: Canvas, x: float, y: float, size: float, ink: Colour) -> None:
    circle: list[Point] = [
        (x + size * math.cos(step / 36 * math.tau), y + size * math.sin(step / 36 * math.tau))
        for step in range(36)
    ]
    sheet.stroke(circle, 0.04, ink, closed=True)
    for angle in (0, 90, 180, 270):
        sheet.polygon(placed(path("M 0 -1.25 L .2 0 L -.2 0 Z"), x, y, size, angle), ink)
        sheet.polygon(
            placed(path("M 0 -1.25 L 0 0 L -.2 0 Z"), x, y, size, angle), colour("parchment")
        )


GAMES: dict[str, Callable[[Canvas], None]] = {
    "sator": sator,
    "plankenkoorts": plankenkoorts,
    "rennes": rennes,
    "monasterium": monasterium,
}


def files() -> dict[Path, Image.Image]:
    """The picture of each game, by where it lies."""
    found = {}
    for name, draw in GAMES.items():
        sheet = Canvas(WIDTH, HEIGHT, UNIT * FINER)
        draw(sheet)
        folder = ROOT / "plugins" / f"scriptorium_{name}" / "pictures"
        found[folder / f"game-{name}.png"] = sheet.image.convert("RGB").reduce(FINER)
    return found
