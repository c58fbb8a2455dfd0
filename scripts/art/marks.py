"""Marks on the table: what may be touched, what would happen, and what a turn has left."""

from __future__ import annotations

from collections.abc import Callable

from art.canvas import Canvas
from art.colours import Colour, colour, rgb, thin
from art.parchment import frame
from art.paths import Point, arc, cogged, mirrored, path, placed
from art.picture import INTERFACE, Picture

OUTSET = 0.125
ARROW = path("M 0 -.86 L .72 -.06 L .3 -.06 L .3 .82 L -.3 .82 L -.3 -.06 L -.72 -.06 Z")
TICK = path("M -.72 .06 L -.26 .56 L .74 -.5")
FOOT = path(
    "M .0 -.5 C .22 -.52 .3 -.3 .26 -.06 C .24 .1 .18 .2 .2 .36 C .22 .6 -.2 .62 -.2 .36"
    " C -.2 .16 -.3 .06 -.3 -.16 C -.3 -.36 -.2 -.5 0 -.5 Z"
)


def gold_frame(sheet: Canvas) -> None:
    """A glowing gold frame: this may be touched."""
    wide, high = sheet.width, sheet.height
    glow = sheet.rounded_mask((-0.03, -0.03, wide + 0.03, high + 0.03), 0.14)
    sheet.paint(sheet.blurred(glow, 0.045), thin(colour("gold"), 0.8))
    sheet.pierce(sheet.rounded_mask((0.05, 0.05, wide - 0.05, high - 0.05), 0.09))
    frame(sheet, (-0.03, -0.03, wide + 0.03, high + 0.03), 0.13, 0.13, colour("outline"))
    frame(sheet, (0.0, 0.0, wide, high), 0.1, 0.07, colour("gold"))
    frame(sheet, (0.012, 0.012, wide - 0.012, high - 0.012), 0.09, 0.016, rgb("#fff6cf"))


def gold_ring(sheet: Canvas) -> None:
    """A glowing gold ring: this may be touched."""
    sheet.paint(
        sheet.blurred(sheet.ellipse_mask((-0.04, -0.04, 1.04, 1.04)), 0.04),
        thin(colour("gold"), 0.8),
    )
    for radius, tone in (
        (0.52, colour("outline")),
        (0.495, colour("gold")),
        (0.485, rgb("#fff6cf")),
        (0.468, colour("gold")),
        (0.425, colour("outline")),
    ):
        sheet.disc(0.5, 0.5, radius, tone)
    sheet.pierce(sheet.ellipse_mask((0.1, 0.1, 0.9, 0.9)))


def dashed_frame(sheet: Canvas, tone: Colour, dashes: int) -> None:
    """A frame of dashes in light on dark, to be seen on everything."""
    wide, high = sheet.width, sheet.height
    frame(sheet, (-0.03, -0.03, wide + 0.03, high + 0.03), 0.12, 0.11, colour("outline"))
    frame(sheet, (0.0, 0.0, wide, high), 0.1, 0.05, tone)
    for side in range(dashes):
        along = (side + 0.5) / dashes
        for x, y in ((along * wide, 0.025), (along * wide, high - 0.025)):
            sheet.rounded((x - 0.05, y - 0.04, x + 0.05, y + 0.04), 0.01, colour("outline"))
        for x, y in ((0.025, along * high), (wide - 0.025, along * high)):
            sheet.rounded((x - 0.04, y - 0.05, x + 0.04, y + 0.05), 0.01, colour("outline"))


def sign(
    sheet: Canvas, lines: list[list[Point]], x: float, y: float, size: float, disc: Colour
) -> None:
    """A tick or a cross on a disc."""
    sheet.disc(x, y, size * 1.12, colour("outline"))
    sheet.disc(x, y, size, colour("rim"))
    sheet.disc(x, y, size * 0.86, disc)
    for line in lines:
        sheet.stroke(placed(line, x, y, size * 0.62), size * 0.26, colour("rim"))


CROSS = [[(-0.6, -0.6), (0.6, 0.6)], [(0.6, -0.6), (-0.6, 0.6)]]


def ghost_ok(sheet: Canvas) -> None:
    """A square where something would lie: allowed, with a tick."""
    sheet.rounded((0.03, 0.03, 0.97, 0.97), 0.1, thin(rgb("#7fd08a"), 0.34))
    frame(sheet, (0.03, 0.03, 0.97, 0.97), 0.1, 0.05, rgb("#bff0c4"))
    sign(sheet, [TICK], 0.5, 0.5, 0.24, colour("fine"))


def ghost_no(sheet: Canvas) -> None:
    """A square where something cannot lie: hatched, with a cross."""
    sheet.rounded((0.03, 0.03, 0.97, 0.97), 0.1, thin(rgb("#8d8d92"), 0.42))
    square = sheet.rounded_mask((0.03, 0.03, 0.97, 0.97), 0.1)

    def hatch(own: Canvas) -> None:
        for step in range(-4, 9):
            own.stroke(
                [(step * 0.25 - 1, 1.0), (step * 0.25, 0.0)], 0.045, thin(rgb("#111114"), 0.55)
            )
        own.cut(square)

    sheet.layer(hatch)
    frame(sheet, (0.03, 0.03, 0.97, 0.97), 0.1, 0.05, rgb("#d9d9de"))
    sign(sheet, CROSS, 0.5, 0.5, 0.24, colour("error"))


def pivot(sheet: Canvas) -> None:
    """The point a bridge turns about."""
    sheet.disc(0.5, 0.5, 0.34, colour("outline"))
    sheet.disc(0.5, 0.5, 0.3, colour("rim"))
    sheet.disc(0.5, 0.5, 0.22, colour("outline"))
    sheet.disc(0.5, 0.5, 0.13, colour("rim"))
    for x, y in ((0, -1), (1, 0), (0, 1), (-1, 0)):
        sheet.stroke(
            [(0.5 + 0.3 * x, 0.5 + 0.3 * y), (0.5 + 0.46 * x, 0.5 + 0.46 * y)],
            0.1,
            colour("outline"),
        )
        sheet.stroke(
            [(0.5 + 0.3 * x, 0.5 + 0.3 * y), (0.5 + 0.46 * x, 0.5 + 0.46 * y)], 0.055, colour("rim")
        )


def token_shape(sheet: Canvas, points: list[Point], full: bool) -> None:
    """A mark that is there (solid bronze) or spent (only its outline)."""
    if full:
        mask = sheet.polygon_mask(points)
        sheet.gradient(mask, rgb("#f3ead8"), rgb("#b9a585"))
        sheet.bevel(mask, 0.02, rgb("#fffaf0"), rgb("#7a6647"))
        sheet.stroke(points, 0.045, colour("outline"), closed=True)
    else:
        sheet.polygon(points, thin(rgb("#1a130d"), 0.55))
        sheet.stroke(points, 0.07, colour("outline"), closed=True)
        sheet.stroke(points, 0.035, rgb("#9c8d76"), closed=True)


def wheel(sheet: Canvas, full: bool) -> None:
    """A cogwheel: one action point, ready or spent."""
    token_shape(sheet, cogged(0.5, 0.5, 0.46, 0.375, 10), full)
    if full:
        # The middle is left light and plain: a number may stand there.
        sheet.disc(0.5, 0.5, 0.285, rgb("#8a7655"))
        sheet.disc(0.5, 0.5, 0.255, rgb("#fbf4e4"))
    else:
        sheet.disc(0.5, 0.5, 0.2, rgb("#9c8d76"))
        sheet.disc(0.5, 0.5, 0.165, rgb("#1a130d"))


def steps(sheet: Canvas, full: bool) -> None:
    """A pair of footprints: one movement point, ready or spent."""
    for x, y, points in ((0.31, 0.6, FOOT), (0.68, 0.4, mirrored(FOOT, 0))):
        token_shape(sheet, placed(points, x, y, 0.62, 8 if x < 0.5 else 10), full)


def free_action(sheet: Canvas, full: bool) -> None:
    """A candle: the free action, burning or blown out."""
    token_shape(sheet, path("M .37 .46 L .63 .46 L .63 .84 L .37 .84 Z"), full)
    token_shape(
        sheet, path("M .2 .82 L .8 .82 C .8 .96 .66 .96 .5 .96 C .34 .96 .2 .96 .2 .82 Z"), full
    )
    sheet.stroke([(0.5, 0.46), (0.5, 0.36)], 0.05, colour("outline"))
    if full:
        flame = path(
            "M .5 .02 C .54 .14 .67 .2 .65 .3 C .63 .4 .56 .42 .5 .42 C .44 .42 .35 .4 .35 .3"
            " C .35 .2 .47 .14 .5 .02 Z"
        )
        sheet.outlined(flame, rgb("#f08a3c"), colour("outline"), 0.045)
        sheet.disc(0.5, 0.32, 0.065, rgb("#fff1cc"))
    else:
        smoke = path("M .5 .3 C .42 .22 .58 .18 .5 .06")
        sheet.stroke(smoke, 0.08, colour("outline"))
        sheet.stroke(smoke, 0.04, rgb("#9c8d76"))


def padlock(sheet: Canvas, shut: bool) -> None:
    """A padlock, shut or open."""
    middle = 0.5 if shut else 0.68
    top = 0.34 if shut else 0.3
    bow = [
        (middle - 0.19, 0.56),
        *arc(middle, top, 0.19, 180, 360),
        (middle + 0.19, 0.56 if shut else 0.36),
    ]
    sheet.stroke(bow, 0.15, colour("outline"))
    sheet.stroke(bow, 0.07, rgb("#d8d2c6"))
    case = sheet.rounded_mask((0.17, 0.47, 0.83, 0.95), 0.09)
    sheet.paint(sheet.rounded_mask((0.14, 0.44, 0.86, 0.98), 0.11), colour("outline"))
    sheet.gradient(
        case, rgb("#e6ddca") if shut else rgb("#b9b0a1"), rgb("#a08d6c") if shut else rgb("#857b6b")
    )
    sheet.bevel(case, 0.02, rgb("#fffaf0"), rgb("#6b5a3e"))
    sheet.disc(0.5, 0.66, 0.075, colour("outline"))
    sheet.polygon(path("M .47 .68 L .53 .68 L .56 .85 L .44 .85 Z"), colour("outline"))


def arrow(sheet: Canvas, angle: float) -> None:
    """An arrow in a direction."""
    points = placed(ARROW, 0.5, 0.5, 0.5, angle)
    sheet.polygon(points, colour("rim"))
    mask = sheet.polygon_mask(points)
    sheet.gradient(mask, rgb("#fffaf0"), rgb("#dccaa3"))
    sheet.stroke(points, 0.055, colour("outline"), closed=True)


def turn_line(x: float, y: float, radius: float, degrees: float) -> tuple[list[Point], list[Point]]:
    """A bent arrow clockwise: its line, and its head."""
    start = -90 - degrees / 2
    end = start + degrees
    line = arc(x, y, radius, start, end - 14)
    tip = arc(x, y, radius, end + 16, end + 16)[0]
    base = end - 22
    head = [arc(x, y, radius * 1.5, base, base)[0], tip, arc(x, y, radius * 0.5, base, base)[0]]
    return line, head


def turning(sheet: Canvas, degrees: float, flip: bool) -> None:
    """A bent arrow: a quarter turn, or half a turn."""
    line, head = turn_line(0.5, 0.56 if degrees < 200 else 0.52, 0.33, degrees)
    if flip:
        line, head = mirrored(line), mirrored(head)
    sheet.stroke(line, 0.22, colour("outline"))
    sheet.stroke(head, 0.09, colour("outline"), closed=True)
    sheet.polygon(head, colour("outline"))
    sheet.stroke(line, 0.13, colour("rim"))
    sheet.polygon(head, colour("rim"))
    if degrees > 200:
        second = placed([(0, -0.14), (0.14, 0), (0, 0.14), (-0.14, 0)], 0.5, 0.52, 1)
        sheet.outlined(second, colour("rim"), colour("outline"), 0.05)


def pictures() -> list[Picture]:
    """All marks, each with the same name as its alt text."""

    def mark(
        key: str, draw: Callable[[Canvas], None], pattern: str = "", **more: object
    ) -> Picture:
        return Picture(key, 1, 1, draw, key, page=INTERFACE, pattern=pattern, **more)  # type: ignore[arg-type]

    def stretched(key: str, draw: Callable[[Canvas], None]) -> Picture:
        return Picture(key, 2, 2, draw, key, page=INTERFACE, outset=OUTSET, slices=(0.4,) * 4)

    return [
        Picture(
            "highlight-square", 1, 1, gold_frame, "highlight-square", page=INTERFACE, outset=OUTSET
        ),
        Picture("highlight-ring", 1, 1, gold_ring, "highlight-ring", page=INTERFACE, outset=OUTSET),
        stretched("highlight-frame", gold_frame),
        stretched("focus-frame", lambda sheet: dashed_frame(sheet, rgb("#ffffff"), 4)),
        stretched("last-frame", lambda sheet: dashed_frame(sheet, rgb("#a9d3e8"), 2)),
        mark("ghost-ok", ghost_ok, "tick"),
        mark("ghost-no", ghost_no, "hatch"),
        mark("pivot", pivot),
        mark("wheel-full", lambda sheet: wheel(sheet, True), "solid"),
        mark("wheel-empty", lambda sheet: wheel(sheet, False), "outline"),
        mark("step-full", lambda sheet: steps(sheet, True), "solid"),
        mark("step-empty", lambda sheet: steps(sheet, False), "outline"),
        mark("free-action", lambda sheet: free_action(sheet, True), "solid"),
        mark("free-action-used", lambda sheet: free_action(sheet, False), "outline"),
        mark("padlock", lambda sheet: padlock(sheet, True)),
        mark("padlock-open", lambda sheet: padlock(sheet, False)),
        *(
            mark(f"arrow-{name}", lambda sheet, a=angle: arrow(sheet, a))
            for name, angle in (("n", 0), ("e", 90), ("s", 180), ("w", 270))
        ),
        mark("turn-cw", lambda sheet: turning(sheet, 150, False)),
        mark("turn-ccw", lambda sheet: turning(sheet, 150, True)),
        mark("turn-180", lambda sheet: turning(sheet, 270, False)),
    ]
