"""What bridges look like: blocks with mortar, planks, running bond, and a grating."""

from __future__ import annotations

import random
from collections.abc import Callable
from itertools import pairwise
from typing import NamedTuple

from PIL import Image, ImageChops

from art.canvas import Canvas
from art.colours import Material, darker, lighter, mix, thin
from art.paths import box

Cell = tuple[int, int]
EDGE = 0.035


class Run(NamedTuple):
    """A straight stretch of squares: where it starts, how long it is, which way it goes."""

    x: int
    y: int
    length: int
    across: bool

    def box(self, inset: float) -> tuple[float, float, float, float]:
        """Its rectangle, made smaller on all sides."""
        width, height = (self.length, 1) if self.across else (1, self.length)
        return self.x + inset, self.y + inset, self.x + width - inset, self.y + height - inset

    def spot(self, along: float, over: float) -> tuple[float, float]:
        """A place given along the stretch and over it."""
        return (self.x + along, self.y + over) if self.across else (self.x + over, self.y + along)

    def part(
        self, start: float, top: float, end: float, bottom: float
    ) -> list[tuple[float, float]]:
        """The corners of a rectangle given along and over the stretch."""
        return [
            self.spot(start, top),
            self.spot(end, top),
            self.spot(end, bottom),
            self.spot(start, bottom),
        ]


def runs(cells: frozenset[Cell]) -> list[Run]:
    """The longest straight stretches that cover a shape, those from west to east first."""
    found = []
    for across in (True, False):
        for x, y in sorted(cells):
            step = (1, 0) if across else (0, 1)
            if (x - step[0], y - step[1]) in cells:
                continue
            length = 1
            while (x + step[0] * length, y + step[1] * length) in cells:
                length += 1
            if length > 1 or (across and len(cells) == 1):
                found.append(Run(x, y, length, across))
    return found


def body(sheet: Canvas, cells: frozenset[Cell], inset: float, radius: float) -> Image.Image:
    """The mask of a bridge, a little smaller than its squares, with round corners."""
    mask = sheet.mask()
    for run in runs(cells):
        mask = ImageChops.lighter(mask, sheet.rounded_mask(run.box(inset), radius))
    return mask


def shared_sides(cells: frozenset[Cell]) -> list[list[tuple[float, float]]]:
    """The lines between neighbouring squares of a shape."""
    east = [[(x + 1, y + EDGE), (x + 1, y + 1 - EDGE)] for x, y in cells if (x + 1, y) in cells]
    south = [[(x + EDGE, y + 1), (x + 1 - EDGE, y + 1)] for x, y in cells if (x, y + 1) in cells]
    return sorted(east + south)


def stone(sheet: Canvas, cells: frozenset[Cell], look: Material, seed: str) -> None:
    """Blocks of uneven width in three courses, with mortar between them."""
    chance = random.Random(seed)
    mortar = 0.035
    for x, y in sorted(cells):
        top = float(y)
        for course, height in enumerate((0.36, 0.3, 0.34)):
            cut = chance.uniform(0.3, 0.42) if course % 2 else chance.uniform(0.56, 0.7)
            for left, right in ((0.0, cut), (cut, 1.0)):
                tone = mix(look.body, look.light, chance.uniform(0, 0.55))
                tone = mix(tone, look.seam, chance.uniform(0, 0.22))
                place = (
                    x + left + mortar / 2,
                    top + mortar / 2,
                    x + right - mortar / 2,
                    top + height - mortar / 2,
                )
                shape = sheet.rounded_mask(place, 0.045)
                sheet.paint(shape, tone)
                sheet.bevel(shape, 0.018, thin(look.light, 0.75), thin(look.seam, 0.6))
            top += height


def wood(sheet: Canvas, cells: frozenset[Cell], look: Material, seed: str) -> None:
    """Four planks side by side along the bridge, with grain, joints and nails."""
    chance = random.Random(seed)
    planks = 4
    for run in runs(cells):
        if not run.across and any(other.across for other in runs(cells)):
            # The planks of the other arm end where they meet the first: they own that square.
            _planks(sheet, run, chance, look, planks, taken=True, cells=cells)
        else:
            _planks(sheet, run, chance, look, planks, taken=False, cells=cells)


def _planks(
    sheet: Canvas,
    run: Run,
    chance: random.Random,
    look: Material,
    planks: int,
    taken: bool,
    cells: frozenset[Cell],
) -> None:
    start, end = 0.0, float(run.length)
    if taken:
        rows = {other.y for other in runs(cells) if other.across}
        start += 1.0 if run.y in rows else 0.0
        end -= 1.0 if run.y + run.length - 1 in rows else 0.0
    for plank in range(planks):
        top, bottom = plank / planks, (plank + 1) / planks
        joints = [start, *_joints(start, end, plank), end]
        for left, right in pairwise(joints):
            tone = mix(look.body, look.light, chance.uniform(-0.05, 0.5))
            tone = mix(tone, look.seam, chance.uniform(0, 0.22))
            shape = sheet.polygon_mask(
                run.part(left + 0.008, top + 0.014, right - 0.008, bottom - 0.014)
            )
            sheet.paint(shape, tone)
            _grain(sheet, run, chance, look, (left, top, right, bottom))
            sheet.bevel(shape, 0.014, thin(look.light, 0.6), thin(look.seam, 0.55))
            for along in (left + 0.06, right - 0.06):
                middle = run.spot(along, (top + bottom) / 2)
                sheet.disc(*middle, 0.022, look.seam)
                sheet.disc(middle[0] - 0.006, middle[1] - 0.006, 0.009, look.light)


def _joints(start: float, end: float, plank: int) -> list[float]:
    """Where a plank ends and the next begins; neighbours never end at the same place."""
    first = start + (2.0, 1.0, 1.5, 0.5)[plank]
    places = []
    while first < end - 0.4:
        places.append(first)
        first += 2.0
    return places


def _grain(
    sheet: Canvas,
    run: Run,
    chance: random.Random,
    look: Material,
    place: tuple[float, float, float, float],
) -> None:
    left, top, right, bottom = place
    for line in range(3):
        over = top + (bottom - top) * (line + chance.uniform(0.6, 1.4)) / 4
        sway = chance.uniform(-0.018, 0.018)
        begin, stop = left + chance.uniform(0.02, 0.2), right - chance.uniform(0.02, 0.2)
        count = max(3, round((stop - begin) * 8))
        points = [
            run.spot(begin + (stop - begin) * step / count, over + sway * (step % 4 - 1.5) / 2)
            for step in range(count + 1)
        ]
        sheet.stroke(points, 0.009, mix(look.body, look.seam, chance.uniform(0.3, 0.65)))


def brick(sheet: Canvas, cells: frozenset[Cell], look: Material, seed: str) -> None:
    """Small bricks in running bond: every course begins half a brick later."""
    chance = random.Random(seed)
    courses, gap = 5, 0.032
    for x, y in sorted(cells):
        for course in range(courses):
            top, bottom = y + course / courses, y + (course + 1) / courses
            half = 0.25 if (course + y * courses) % 2 else 0.0
            left = -half
            while left < 0.99:
                tone = mix(look.body, look.light, chance.uniform(0, 0.35))
                tone = darker(tone, chance.uniform(0, 0.24))
                begin, stop = max(left, 0.0), min(left + 0.5, 1.0)
                # A brick that goes on in the next square has no joint at the border.
                first = gap / 2 if left >= 0 or (x - 1, y) not in cells else 0.0
                last = gap / 2 if left + 0.5 <= 1 or (x + 1, y) not in cells else 0.0
                shape = sheet.polygon_mask(
                    box(x + begin + first, top + gap / 2, x + stop - last, bottom - gap / 2)
                )
                sheet.paint(shape, tone)
                sheet.bevel(
                    shape, 0.012, thin(lighter(look.light, 0.2), 0.55), thin((70, 20, 10, 255), 0.6)
                )
                left += 0.5


def iron(sheet: Canvas, cells: frozenset[Cell], look: Material, seed: str) -> None:
    """A grating one sees through: bars over and across in a frame with rivets."""
    frame, bars, bar = 0.13, 4, 0.062
    holes = []
    room = 1 - 2 * frame
    step = (room + bar) / bars
    for x, y in sorted(cells):
        for column in range(bars):
            for row in range(bars):
                left, top = x + frame + column * step, y + frame + row * step
                holes.append((left, top, left + step - bar, top + step - bar))
    mask = sheet.polygon_mask(*(box(*hole) for hole in holes))
    solid = ImageChops.multiply(sheet.alpha(), ImageChops.invert(mask))
    sheet.grain(solid, seed, (0.05, 0.05), 0.16)
    sheet.bevel(solid, 0.016, thin(look.light, 0.9), thin(look.seam, 0.8))
    sheet.cut(solid)
    for x, y in sorted(cells):
        for across, down in ((0.075, 0.075), (0.925, 0.075), (0.925, 0.925), (0.075, 0.925)):
            sheet.disc(x + across, y + down, 0.036, look.seam)
            sheet.disc(x + across - 0.006, y + down - 0.006, 0.026, look.light)


TEXTURES: dict[str, Callable[[Canvas, frozenset[Cell], Material, str], None]] = {
    "blocks": stone,
    "planks": wood,
    "bricks": brick,
    "grating": iron,
}
