"""Plain things for games that bring no pictures of their own."""

from __future__ import annotations

from collections.abc import Callable

from art.canvas import Canvas
from art.cards import HEIGHT, WIDTH, blank, card, corners, empty_pile, lattice, leather, medallion
from art.colours import Colour, colour, darker, lighter, rgb, thin
from art.parchment import frame, parchment
from art.paths import arc, cogged, path
from art.picture import ALONE, BOARD, Area, Picture

PLAIN: dict[str, Area] = {
    "title": (0.3, 0.25, 2.15, 0.55),
    "picture": (0.4, 0.9, 1.95, 1.2),
    "text": (0.3, 2.2, 2.15, 1.35),
}
INK_BLUE, INK_RED = rgb("#1d4775"), rgb("#96241c")


def square(sheet: Canvas) -> None:
    """A square of a board, of parchment."""
    mask = sheet.rounded_mask((0.015, 0.015, 0.985, 0.985), 0.05)
    parchment(sheet, mask, "square")
    frame(sheet, (0.015, 0.015, 0.985, 0.985), 0.05, 0.03, colour("faded"))


def _written(sheet: Canvas, lines: list[list[tuple[float, float]]], tone: Colour) -> None:
    """A sign written with a broad pen."""
    for line in lines:
        sheet.stroke(line, 0.2, colour("rim"))
    for line in lines:
        sheet.stroke(line, 0.14, tone)
    sheet.grain(sheet.alpha(), "pen", (0.05, 0.05), 0.08)


def sign_x(sheet: Canvas) -> None:
    """A slanting cross."""
    _written(sheet, [path("M .2 .2 Q .48 .46 .8 .8"), path("M .8 .19 Q .54 .5 .2 .81")], INK_RED)


def sign_o(sheet: Canvas) -> None:
    """A ring."""
    _written(sheet, [arc(0.5, 0.5, 0.31, -100, 265)], INK_BLUE)


def token(sheet: Canvas) -> None:
    """A round wooden token."""
    wood = rgb("#b98a56")
    sheet.disc(0.5, 0.53, 0.44, darker(wood, 0.7))
    disc = sheet.ellipse_mask((0.07, 0.05, 0.93, 0.91))
    sheet.gradient(disc, lighter(wood, 0.3), darker(wood, 0.15))
    sheet.grain(disc, "token", (0.5, 0.03), 0.12)
    inner = sheet.ellipse_mask((0.2, 0.18, 0.8, 0.78))
    sheet.paint(inner, thin(darker(wood, 0.6), 0.28))
    sheet.bevel(inner, 0.02, thin(darker(wood, 0.8), 0.6), thin(lighter(wood, 0.6), 0.6))
    sheet.ringed(0.012, colour("outline"))


def counter(sheet: Canvas) -> None:
    """A small parchment shield for a number."""
    outline = cogged(0.5, 0.5, 0.47, 0.43, 16)
    sheet.polygon(outline, colour("ink"))
    mask = sheet.ellipse_mask((0.12, 0.12, 0.88, 0.88))
    parchment(sheet, mask, "counter")


def plain_card(sheet: Canvas) -> None:
    """A blank card."""
    blank(sheet, "plain")
    corners(sheet, thin(colour("faded"), 0.75))


def plain_back(sheet: Canvas) -> None:
    """A plain back of a card."""
    tone = rgb("#4a4038")
    leather(sheet, tone, "plain back")
    lattice(sheet, lighter(tone, 0.1))
    x, y = medallion(sheet, tone, 0.5)
    sheet.polygon(cogged(x, y, 0.4, 0.16, 8), rgb("#e8dcc2"))


def any_game(sheet: Canvas) -> None:
    """A game that brings no picture: a board of dark and light squares with two pieces on it."""
    whole = sheet.polygon_mask([(0, 0), (9, 0), (9, 5), (0, 5)])
    sheet.gradient(whole, rgb("#3a2716"), rgb("#20140b"))
    for row in range(5):
        for column in range(9):
            if (row + column) % 2:
                mask = sheet.rounded_mask((column, row, column + 1, row + 1), 0.02)
                sheet.paint(mask, thin(rgb("#c79a5c"), 0.2))
    sheet.glow(4.5, 2.4, 4.6, thin(rgb("#ffc274"), 0.3), whole)
    for x, y, tone in ((3.5, 2.7, colour("rim")), (5.5, 2.1, INK_RED)):
        sheet.ellipse((x - 0.7, y + 0.35, x + 0.75, y + 0.8), thin(rgb("#000000"), 0.5))
        body = path("M -.55 .6 C -.5 .1 -.2 0 -.2 -.3 L .2 -.3 C .2 0 .5 .1 .55 .6 Z")
        sheet.outlined([(x + a, y + b) for a, b in body], tone, colour("outline"), 0.05)
        sheet.disc(x, y - 0.55, 0.42, colour("outline"))
        sheet.disc(x, y - 0.55, 0.37, tone)


def heap(sheet: Canvas) -> None:
    """A heap of cards, seen from a little to the side."""
    for step in range(3, -1, -1):
        shift = 0.06 * step

        def one(own: Canvas, step: int = step) -> None:
            plain_back(own)
            if step:
                own.paint(own.alpha(), thin(rgb("#d9c9a6" if step % 2 else "#2a221b"), 0.6))

        place = (0.02 + shift, 0.02 + shift * 0.8, WIDTH * 0.92, HEIGHT * 0.92)
        sheet.stamp(one, place, rows=HEIGHT)


def pictures() -> list[Picture]:
    """What any game may use."""

    def thing(key: str, draw: Callable[[Canvas], None]) -> Picture:
        return Picture(key, 1, 1, draw, key, page=BOARD)

    return [
        thing("square", square),
        thing("sign-x", sign_x),
        thing("sign-o", sign_o),
        thing("token", token),
        thing("counter", counter),
        Picture("game", 9, 5, any_game, "game", page=ALONE, supersampling=2, scales=(1,)),
        card("card", plain_card, "card", areas=PLAIN),
        card("card-back", plain_back, "card-back"),
        card("pile", empty_pile, "pile"),
        card("pile-full", heap, "pile-full"),
    ]
