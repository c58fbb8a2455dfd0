"""Books, bookends, dust and shelves: the cards of Plankenkoorts."""

from __future__ import annotations

import random
from collections.abc import Callable

from art.canvas import Canvas
from art.cards import (
    HEIGHT,
    WIDTH,
    card,
    empty_pile,
    lattice,
    leather,
    medallion,
    outline,
)
from art.colours import Colour, colour, darker, lighter, mix, rgb, thin
from art.dust import COVERS, DUST, DUST_AREAS, dust_card, duster, small_book
from art.grounds import everywhere
from art.marks import turn_line
from art.parchment import frame, parchment
from art.paths import box, mirrored, path, placed
from art.picture import ALONE, CARDS, Area, Picture

BACKS = {"book": rgb("#2d4f7c"), "bookend": rgb("#3d6440"), "dust": rgb("#7b7266")}
BRASS = rgb("#b9924a")
SPINE_AREA: dict[str, Area] = {"title": (0.2, 0.2, 1.2, 0.6)}
BOOK_AREAS: dict[str, Area] = {"title": (0.62, 0.62, 1.86, 0.8), "number": (1.27, 3.0, 0.56, 0.56)}


def tablets(sheet: Canvas, x: float, y: float, size: float, ink: Colour) -> None:
    """Two tablets of stone, for the Old Testament."""
    half = path("M -.06 1 L -.06 -.5 C -.06 -1.1 -.96 -1.1 -.96 -.5 L -.96 1 Z")
    for points in (half, mirrored(half, 0)):
        sheet.stroke(placed(points, x, y, size), size * 0.11, ink, closed=True)
    for line in range(4):
        for middle in (-0.51, 0.51):
            height = -0.3 + 0.32 * line
            sheet.stroke(
                placed([(middle - 0.22, height), (middle + 0.22, height)], x, y, size),
                size * 0.09,
                ink,
            )


def fish(sheet: Canvas, x: float, y: float, size: float, ink: Colour) -> None:
    """A fish of two lines, for the New Testament."""
    back = path("M -1.05 0 C -.6 -.72 .3 -.7 1.05 .5")
    for points in (back, [(a, -b) for a, b in back]):
        sheet.stroke(placed(points, x, y, size), size * 0.12, ink)
    sheet.disc(x - 0.6 * size, y - 0.08 * size, size * 0.08, ink)


ORNAMENTS = {"ot": tablets, "nt": fish}


def book_card(sheet: Canvas, shelf: str) -> None:
    """A card that is the cover of a book, with a label for its name."""
    tone = COVERS[shelf]
    mask = outline(sheet)
    sheet.gradient(mask, lighter(tone, 0.14), darker(tone, 0.12))
    sheet.grain(mask, f"cover {shelf}", (0.09, 0.09), 0.09)
    spine = sheet.rounded_mask((0.02, 0.02, 0.42, HEIGHT - 0.02), 0.14)
    sheet.gradient(spine, darker(tone, 0.18), darker(tone, 0.4))
    for y in (0.5, 1.3, 2.55, 3.35):
        sheet.rounded((0.03, y - 0.06, 0.41, y + 0.06), 0.04, darker(tone, 0.45))
        sheet.rounded((0.03, y - 0.06, 0.41, y - 0.02), 0.02, lighter(tone, 0.3))
    sheet.stroke([(0.43, 0.05), (0.43, HEIGHT - 0.05)], 0.04, darker(tone, 0.55))
    pale = lighter(tone, 0.55)
    frame(sheet, (0.53, 0.14, WIDTH - 0.12, HEIGHT - 0.14), 0.08, 0.025, pale)
    frame(sheet, (0.59, 0.2, WIDTH - 0.18, HEIGHT - 0.2), 0.05, 0.012, pale)
    left, top, width, height = BOOK_AREAS["title"]
    label = sheet.rounded_mask((left, top, left + width, top + height), 0.06)
    parchment(sheet, label, f"label {shelf}")
    frame(sheet, (left, top, left + width, top + height), 0.06, 0.03, colour("ink"))
    ORNAMENTS[shelf](sheet, 1.55, 2.2, 0.46, pale)
    x, y, side, _ = BOOK_AREAS["number"]
    sheet.disc(x + side / 2, y + side / 2, side / 2 + 0.02, colour("ink"))
    sheet.disc(x + side / 2, y + side / 2, side / 2 - 0.02, colour("parchment"))
    frame(sheet, (0.02, 0.02, WIDTH - 0.02, HEIGHT - 0.02), 0.17, 0.035, colour("outline"))


def bookend_card(sheet: Canvas, shelf: str) -> None:
    """A cover with a green edge and brass corners: it opens or closes a shelf."""
    book_card(sheet, shelf)
    for inset, width, tone in (
        (0.02, 0.11, BACKS["bookend"]),
        (0.02, 0.035, colour("outline")),
        (0.12, 0.02, lighter(BACKS["bookend"], 0.5)),
    ):
        frame(sheet, (inset, inset, WIDTH - inset, HEIGHT - inset), 0.17 - inset / 2, width, tone)
    piece = path("M .06 .06 L .78 .06 C .74 .3 .6 .4 .44 .44 C .4 .6 .3 .74 .06 .78 Z")
    left = [piece, [(x, HEIGHT - y) for x, y in piece]]
    for points in (*left, *(mirrored(points, WIDTH / 2) for points in left)):
        mask = sheet.polygon_mask(points)
        sheet.gradient(mask, lighter(BRASS, 0.45), darker(BRASS, 0.2))
        sheet.stroke(points, 0.03, colour("outline"), closed=True)
        middle_x = 0.28 if points[0][0] < 1 else WIDTH - 0.28
        middle_y = 0.28 if points[0][1] < 1 else HEIGHT - 0.28
        sheet.disc(middle_x, middle_y, 0.07, darker(BRASS, 0.5))
        sheet.disc(middle_x - 0.01, middle_y - 0.01, 0.045, lighter(BRASS, 0.6))
    sheet.cut(outline(sheet))
    frame(sheet, (0.02, 0.02, WIDTH - 0.02, HEIGHT - 0.02), 0.17, 0.035, colour("outline"))


def back(sheet: Canvas, kind: str) -> None:
    """A back: blue for books, green for bookends, grey for dust."""
    tone = BACKS[kind]
    leather(sheet, tone, f"back {kind}")
    lattice(sheet, lighter(tone, 0.12))
    x, y = medallion(sheet, tone)
    if kind == "dust":
        duster(sheet, x + 0.06, y + 0.04, 0.46)
    elif kind == "book":
        for step, height in enumerate((0.62, 0.78, 0.7)):
            left = x - 0.42 + 0.29 * step
            points = box(left, y + 0.4 - height, left + 0.25, y + 0.4)
            sheet.outlined(points, rgb("#eadfc6"), colour("outline"), 0.03)
            for line in (0.16, height - 0.12):
                sheet.stroke(
                    [(left + 0.04, y + 0.4 - line), (left + 0.21, y + 0.4 - line)],
                    0.03,
                    darker(tone, 0.2),
                )
        sheet.rounded((x - 0.56, y + 0.4, x + 0.56, y + 0.49), 0.02, rgb("#eadfc6"))
    else:
        end = path("M -.5 -.44 C -.5 -.6 -.3 -.6 -.3 -.44 L -.3 .26 L .5 .26 L .5 .46 L -.5 .46 Z")
        sheet.outlined(placed(end, x, y, 1), rgb("#eadfc6"), colour("outline"), 0.035)
        sheet.outlined(
            box(x - 0.22, y - 0.3, x - 0.02, y + 0.22), rgb("#cdbd98"), colour("outline"), 0.03
        )
        leaning = placed(box(-0.1, -0.26, 0.1, 0.26), x + 0.2, y - 0.05, 1, -16)
        sheet.outlined(leaning, rgb("#cdbd98"), colour("outline"), 0.03)


def unknown_back(sheet: Canvas) -> None:
    """The back of a card of which nobody may know the group."""
    tone = rgb("#5a3540")
    leather(sheet, tone, "back")
    lattice(sheet, lighter(tone, 0.12))
    x, y = medallion(sheet, tone)
    small_book(sheet, x, y - 0.02, rgb("#8a6a4a"))


def shelf_board(sheet: Canvas) -> None:
    """A shelf: the board's upper side and its front; the middle may be stretched."""
    wood = rgb("#8a5a31")
    top = sheet.polygon_mask(path("M .1 .03 L 3.9 .03 L 3.98 .2 L .02 .2 Z"))
    sheet.gradient(top, darker(wood, 0.45), darker(wood, 0.1))
    front = sheet.rounded_mask((0.02, 0.19, 3.98, 0.47), 0.03)
    sheet.gradient(front, lighter(wood, 0.22), darker(wood, 0.3))
    sheet.grain(front, "shelf", (0.9, 0.022), 0.12)
    sheet.stroke([(0.03, 0.2), (3.97, 0.2)], 0.02, lighter(wood, 0.5))
    frame(sheet, (0.02, 0.19, 3.98, 0.48), 0.03, 0.02, colour("outline"))


def standard(sheet: Canvas) -> None:
    """The golden book stand: a lectern with an open book, of brass."""
    light, dark = lighter(BRASS, 0.5), darker(BRASS, 0.45)
    foot = path("M .5 1.86 C .6 1.7 .8 1.66 .9 1.56 L 1.1 1.56 C 1.2 1.66 1.4 1.7 1.5 1.86 Z")
    column = path("M .9 1.58 L .93 .98 L 1.07 .98 L 1.1 1.58 Z")
    for points in (foot, column):
        mask = sheet.polygon_mask(points)
        sheet.gradient(mask, light, dark)
        sheet.stroke(points, 0.04, colour("outline"), closed=True)
    sheet.disc(1.0, 1.28, 0.15, colour("outline"))
    knob = sheet.ellipse_mask((0.88, 1.16, 1.12, 1.4))
    sheet.gradient(knob, light, dark)
    desk = path("M .2 .96 L 1.8 .96 L 1.7 1.1 L .3 1.1 Z")
    sheet.gradient(sheet.polygon_mask(desk), light, dark)
    sheet.stroke(desk, 0.04, colour("outline"), closed=True)
    page = path("M 1 .28 C .8 .14 .5 .16 .26 .24 L .2 .92 C .48 .84 .8 .84 1 .96 Z")
    for points in (page, mirrored(page, 1)):
        mask = sheet.polygon_mask(points)
        sheet.gradient(mask, rgb("#fbf1da"), rgb("#dcc798"))
        sheet.stroke(points, 0.04, colour("outline"), closed=True)
    for line in range(3):
        y = 0.42 + 0.14 * line
        for points in ([(0.4, y - 0.02), (0.86, y + 0.03)], [(1.6, y - 0.02), (1.14, y + 0.03)]):
            sheet.stroke(points, 0.03, rgb("#7a5d38"))


def wall(sheet: Canvas) -> None:
    """The panelling behind the bookcase: upright boards of dark oak; its edges fit one another."""
    whole = everywhere(sheet)
    sheet.paint(whole, rgb("#150d07"))
    chance = random.Random("panelling")
    for board in range(4):
        tone = darker(rgb("#3a2615"), chance.uniform(0.1, 0.4))
        plank = sheet.polygon_mask(box(board + 0.015, 0, board + 0.985, 4))
        sheet.paint(plank, tone)
        sheet.bevel(plank, 0.02, thin(lighter(tone, 0.3), 0.3), thin(rgb("#000000"), 0.5))
    sheet.grain(whole, "panelling", (0.05, 1.0), 0.1, wraps=True)
    sheet.clouds(whole, "panelling", 2.0, thin(rgb("#000000"), 0.3), wraps=True)


def shelf(sheet: Canvas, name: str) -> None:
    """A compartment of the bookcase, and the board that books stand on; the middle stretches."""
    wood = rgb("#8a5a31")
    tone = mix(darker(wood, 0.62), COVERS[name], 0.22)
    back = sheet.polygon_mask(box(0, 0, 4, 1))
    sheet.gradient(back, darker(tone, 0.62), darker(tone, 0.12))
    sheet.gradient(
        sheet.polygon_mask(box(0, 0, 4, 0.3)), thin(rgb("#000000"), 0.75), thin(rgb("#000000"), 0.0)
    )
    board = sheet.polygon_mask(box(0, 0.86, 4, 1))
    sheet.gradient(board, lighter(wood, 0.3), darker(wood, 0.35))
    sheet.stroke([(0, 0.865), (4, 0.865)], 0.02, lighter(wood, 0.6))
    sheet.stroke([(0, 0.99), (4, 0.99)], 0.02, rgb("#1a0e06"))
    for x in (0.0, 3.84):
        post = sheet.polygon_mask(box(x, 0, x + 0.16, 1))
        sheet.gradient(post, lighter(wood, 0.1), darker(wood, 0.2))
        sheet.bevel(post, 0.025, thin(lighter(wood, 0.6), 0.6), thin(darker(wood, 0.8), 0.7))


def spine(sheet: Canvas, tone: Colour) -> None:
    """A book on a shelf, its label turned to the reader."""
    mask = sheet.rounded_mask((0.015, 0.03, 1.585, 0.97), 0.07)
    sheet.gradient(mask, lighter(tone, 0.2), darker(tone, 0.2))
    sheet.inner_shade(mask, 0.07, thin(darker(tone, 0.9), 0.5))
    for x in (0.1, 1.5):
        sheet.stroke([(x, 0.04), (x, 0.96)], 0.03, lighter(tone, 0.5))
    left, top, width, height = SPINE_AREA["title"]
    label = sheet.rounded_mask((left, top, left + width, top + height), 0.05)
    parchment(sheet, label, f"spine {tone}")
    frame(sheet, (left, top, left + width, top + height), 0.05, 0.02, colour("ink"))
    frame(sheet, (0.015, 0.03, 1.585, 0.97), 0.07, 0.025, colour("outline"))


def direction(sheet: Canvas, clockwise: bool) -> None:
    """Which way play goes round: two arrows in a circle."""
    for half in (0, 180):
        line, head = turn_line(0, 0, 0.33, 130)
        points = placed(line, 0.5, 0.5, 1, half)
        tip = placed(head, 0.5, 0.5, 1, half)
        if not clockwise:
            points, tip = mirrored(points), mirrored(tip)
        sheet.stroke(points, 0.17, colour("outline"))
        sheet.stroke(tip, 0.07, colour("outline"), closed=True)
        sheet.stroke(points, 0.1, colour("rim"))
        sheet.polygon(tip, colour("rim"))


def crib(sheet: Canvas, name: str) -> None:
    """A line of the list of books: parchment with a mark in the colour of its shelf."""
    sheet.polygon(box(0, 0, 2.6, 0.4), colour("parchment"))
    sheet.polygon(box(0, 0.385, 2.6, 0.4), colour("shade"))
    sheet.polygon(box(0, 0.03, 0.07, 0.37), COVERS[name])


def pictures() -> list[Picture]:
    """All cards of Plankenkoorts, its shelves and its prize."""

    def own(key: str, draw: Callable[[Canvas], None], **more: object) -> Picture:
        return card(f"plankenkoorts-{key}", draw, f"plankenkoorts-{key}", **more)

    def thing(
        key: str, width: float, height: float, draw: Callable[[Canvas], None], **more: object
    ) -> Picture:
        key = f"plankenkoorts-{key}"
        return Picture(key, width, height, draw, key, page=CARDS, **more)  # type: ignore[arg-type]

    found: list[Picture] = []
    for name in COVERS:
        found += [
            own(f"book-{name}", lambda sheet, n=name: book_card(sheet, n), areas=BOOK_AREAS),
            own(f"bookend-{name}", lambda sheet, n=name: bookend_card(sheet, n), areas=BOOK_AREAS),
            thing(
                f"shelf-{name}",
                4,
                1,
                lambda sheet, n=name: shelf(sheet, n),
                slices=(0.2, 0.06, 0.2, 0.16),
            ),
            thing(
                f"spine-{name}",
                1.6,
                1,
                lambda sheet, n=name: spine(sheet, COVERS[n]),
                areas=SPINE_AREA,
            ),
            thing(
                f"crib-{name}",
                2.6,
                0.4,
                lambda sheet, n=name: crib(sheet, n),
                slices=(0.1, 0.05, 0.05, 0.05),
            ),
        ]
    return [
        *found,
        *(own(name, lambda sheet, n=name: dust_card(sheet, n), areas=DUST_AREAS) for name in DUST),
        *(own(f"back-{kind}", lambda sheet, k=kind: back(sheet, k)) for kind in BACKS),
        own("back", unknown_back),
        own("empty-pile", empty_pile),
        thing("spine-dust", 1.6, 1, lambda sheet: spine(sheet, BACKS["dust"]), areas=SPINE_AREA),
        Picture(
            "plankenkoorts-wall",
            4,
            4,
            wall,
            "plankenkoorts-wall",
            tiles=True,
            page=ALONE,
            supersampling=2,
        ),
        thing("clockwise", 1, 1, lambda sheet: direction(sheet, True)),
        thing("counter-clockwise", 1, 1, lambda sheet: direction(sheet, False)),
        thing("board", 4, 0.5, shelf_board, slices=(0.2, 0.1, 0.2, 0.1)),
        thing("standard", 2, 2, standard),
    ]
