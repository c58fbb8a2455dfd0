"""Books, bookends, dust and shelves: the cards of Plankenkoorts."""

from __future__ import annotations

from collections.abc import Callable

from art.canvas import Canvas
from art.cards import (
    HEIGHT,
    WIDTH,
    blank,
    card,
    empty_pile,
    lattice,
    leather,
    medallion,
    outline,
)
from art.colours import Colour, colour, darker, lighter, mix, rgb, thin
from art.marks import turn_line
from art.parchment import frame, parchment
from art.paths import Point, box, mirrored, path, placed
from art.picture import CARDS, Area, Picture

COVERS = {"ot": rgb("#7d3b22"), "nt": rgb("#24506b")}
BACKS = {"book": rgb("#2d4f7c"), "bookend": rgb("#3d6440"), "dust": rgb("#7b7266")}
BRASS = rgb("#b9924a")
SPINE_AREA: dict[str, Area] = {"title": (0.2, 0.2, 1.2, 0.6)}
BOOK_AREAS: dict[str, Area] = {"title": (0.62, 0.62, 1.86, 0.8), "number": (1.27, 3.0, 0.56, 0.56)}
DUST_AREAS: dict[str, Area] = {"title": (0.25, 0.2, 2.25, 0.5), "text": (0.3, 2.45, 2.15, 1.15)}


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


def _small_book(sheet: Canvas, x: float, y: float, tone: Colour, angle: float = 0) -> None:
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
    _small_book(sheet, 1.375, 1.59, rgb("#24506b"), -8)


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
    _small_book(sheet, 0.82, 1.58, COVERS["ot"], -6)
    _small_book(sheet, 1.93, 1.58, COVERS["nt"], 6)
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
    _small_book(sheet, x, y - 0.02, rgb("#8a6a4a"))


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


def shelf(sheet: Canvas, name: str) -> None:
    """An empty shelf: its back wall, and the board that books stand on; the middle stretches."""
    wood = rgb("#8a5a31")
    tone = mix(darker(wood, 0.55), COVERS[name], 0.35)
    wall = sheet.rounded_mask((0.02, 0.02, 3.98, 0.98), 0.05)
    sheet.gradient(wall, darker(tone, 0.35), tone)
    board = sheet.rounded_mask((0.02, 0.86, 3.98, 0.98), 0.03)
    sheet.gradient(board, lighter(wood, 0.25), darker(wood, 0.25))
    for x in (0.02, 3.82):
        post = sheet.rounded_mask((x, 0.02, x + 0.16, 0.98), 0.03)
        sheet.gradient(post, lighter(wood, 0.15), darker(wood, 0.25))
        sheet.bevel(post, 0.02, thin(lighter(wood, 0.6), 0.6), thin(darker(wood, 0.8), 0.6))
    frame(sheet, (0.02, 0.02, 3.98, 0.98), 0.05, 0.02, colour("outline"))


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
        thing("clockwise", 1, 1, lambda sheet: direction(sheet, True)),
        thing("counter-clockwise", 1, 1, lambda sheet: direction(sheet, False)),
        thing("board", 4, 0.5, shelf_board, slices=(0.2, 0.1, 0.2, 0.1)),
        thing("standard", 2, 2, standard),
    ]
