"""Cards of parchment: fronts to write on, and backs."""

from __future__ import annotations

from collections.abc import Callable

from PIL import Image

from art.canvas import Canvas
from art.colours import Colour, acolytes, colour, darker, lighter, mix, player, rgb, thin
from art.emblems import player_sign
from art.parchment import frame, parchment
from art.paths import box, cogged, mirrored, path, placed
from art.picture import CARDS, Area, Picture
from art.variants import key_of, variants

WIDTH, HEIGHT = 2.75, 3.85
# Where a frontend writes on a front: the title, the prices down the left edge, the picture and
# the lines of effect.
AREAS: dict[str, Area] = {
    "title": (0.2, 0.16, 2.35, 0.52),
    "prices": (0.16, 0.78, 0.52, 2.7),
    "picture": (0.76, 0.84, 1.8, 1.35),
    "text": (0.76, 2.28, 1.8, 1.16),
}
BACK_IM, BACK_LF = rgb("#2b3a4f"), rgb("#5b3a24")


def outline(sheet: Canvas) -> Image.Image:
    """The mask of a card."""
    return sheet.rounded_mask((0.02, 0.02, WIDTH - 0.02, HEIGHT - 0.02), 0.17)


def blank(sheet: Canvas, seed: str, tone: Colour | None = None) -> None:
    """A card of parchment with an ink frame."""
    parchment(sheet, outline(sheet), seed, tone)
    frame(sheet, (0.02, 0.02, WIDTH - 0.02, HEIGHT - 0.02), 0.17, 0.035, colour("outline"))
    frame(sheet, (0.095, 0.095, WIDTH - 0.095, HEIGHT - 0.095), 0.1, 0.02, colour("faded"))


def corners(sheet: Canvas, ink: Colour) -> None:
    """A flourish in each corner."""
    leaf = path(
        "M .13 .5 C .13 .28 .28 .13 .5 .13 C .38 .18 .34 .24 .32 .32 C .24 .34 .18 .38 .13 .5 Z"
    )
    left = [leaf, [(x, HEIGHT - y) for x, y in leaf]]
    for points in (*left, *(mirrored(points, WIDTH / 2) for points in left)):
        sheet.polygon(points, ink)


def ruled(sheet: Canvas, ink: Colour) -> None:
    """The lines that part title, prices, picture and text."""
    left, top, width, height = AREAS["prices"]
    column = sheet.rounded_mask((left - 0.02, top, left + width, top + height), 0.06)
    sheet.paint(column, thin(mix(colour("shade"), rgb("#a97d44"), 0.45), 0.55))
    sheet.stroke([(0.2, 0.72), (WIDTH - 0.2, 0.72)], 0.025, ink)
    sheet.polygon(placed([(0, -0.07), (0.07, 0), (0, 0.07), (-0.07, 0)], WIDTH / 2, 0.72, 1), ink)
    x, y, w, h = AREAS["picture"]
    window = sheet.rounded_mask((x - 0.03, y - 0.03, x + w + 0.03, y + h + 0.03), 0.05)
    sheet.paint(window, colour("abyss"))
    inner = sheet.rounded_mask((x, y, x + w, y + h), 0.03)
    sheet.gradient(inner, rgb("#14131c"), rgb("#2a2636"))
    frame(sheet, (x - 0.03, y - 0.03, x + w + 0.03, y + h + 0.03), 0.05, 0.03, ink)


def front_im(sheet: Canvas) -> None:
    """The front of a card that moves bridges."""
    blank(sheet, "im")
    ruled(sheet, colour("ink"))


def front_lf(sheet: Canvas, name: str, palette: str) -> None:
    """The front of a prayer: a coloured head and foot, and its owner's emblem."""
    look = player(name, palette)
    blank(sheet, f"lf {name}")
    head = sheet.rounded_mask((0.115, 0.115, WIDTH - 0.115, 0.72), 0.08)
    sheet.paint(head, thin(look.swatch, 0.22))
    ruled(sheet, darker(look.swatch, 0.35))
    foot = sheet.rounded_mask((0.115, HEIGHT - 0.2, WIDTH - 0.115, HEIGHT - 0.115), 0.05)
    sheet.paint(foot, look.swatch)
    sheet.disc(WIDTH / 2, HEIGHT - 0.2, 0.185, darker(look.swatch, 0.5))
    sheet.disc(WIDTH / 2, HEIGHT - 0.2, 0.16, look.swatch)
    player_sign(sheet, look.emblem, WIDTH / 2, HEIGHT - 0.2, 0.095, look.mark)


def leather(sheet: Canvas, tone: Colour, seed: str) -> None:
    """The back of a card: leather with two pressed lines."""
    mask = outline(sheet)
    sheet.gradient(mask, lighter(tone, 0.1), darker(tone, 0.2))
    sheet.grain(mask, seed, (0.09, 0.09), 0.09)
    sheet.inner_shade(mask, 0.12, thin(darker(tone, 0.9), 0.6))
    pale = lighter(tone, 0.45)
    for inset, width in ((0.13, 0.035), (0.21, 0.016)):
        frame(sheet, (inset, inset, WIDTH - inset, HEIGHT - inset), 0.12, width, pale)
    frame(sheet, (0.02, 0.02, WIDTH - 0.02, HEIGHT - 0.02), 0.17, 0.035, colour("outline"))


def lattice(sheet: Canvas, tone: Colour) -> None:
    """Bridges that cross one another, as a pattern over the back."""
    inside = sheet.rounded_mask((0.25, 0.25, WIDTH - 0.25, HEIGHT - 0.25), 0.08)

    def lines(own: Canvas) -> None:
        for step in range(-8, 16):
            start = step * 0.5
            own.stroke([(start, 0.0), (start + HEIGHT, HEIGHT)], 0.05, tone)
            own.stroke([(start, 0.0), (start - HEIGHT, HEIGHT)], 0.05, tone)
        own.cut(inside)

    sheet.layer(lines)


def medallion(sheet: Canvas, tone: Colour, radius: float = 0.78) -> tuple[float, float]:
    """A round field in the middle of a back; its place is given back."""
    x, y = WIDTH / 2, HEIGHT / 2
    sheet.disc(x, y, radius + 0.07, colour("outline"))
    sheet.disc(x, y, radius + 0.04, lighter(tone, 0.45))
    sheet.disc(x, y, radius, darker(tone, 0.3))
    return x, y


def back_im(sheet: Canvas) -> None:
    """The back of a card that moves bridges: a wheel whose arrows go round and straight on."""
    leather(sheet, BACK_IM, "im back")
    lattice(sheet, lighter(BACK_IM, 0.13))
    x, y = medallion(sheet, BACK_IM)
    pale = rgb("#e8dcc2")
    sheet.polygon(cogged(x, y, 0.62, 0.49, 12), pale)
    sheet.disc(x, y, 0.38, darker(BACK_IM, 0.3))
    spoke = box(-0.06, -0.4, 0.06, 0.4)
    for angle in (0, 45, 90, 135):
        sheet.polygon(placed(spoke, x, y, 1, angle), pale)
    sheet.disc(x, y, 0.15, pale)
    sheet.disc(x, y, 0.075, darker(BACK_IM, 0.3))


def open_book(sheet: Canvas, x: float, y: float, size: float, pale: Colour, ink: Colour) -> None:
    """An open book seen from the front."""
    page = path("M 0 -.5 C -.3 -.72 -.7 -.72 -1 -.62 L -1 .5 C -.7 .4 -.3 .4 0 .62 Z")
    for points in (page, mirrored(page, 0)):
        sheet.outlined(placed(points, x, y, size), pale, ink, size * 0.07)
    for line in range(4):
        for side in (-1, 1):
            height = -0.36 + 0.22 * line
            points = [(side * 0.82, height - 0.06), (side * 0.2, height + 0.06)]
            sheet.stroke(placed(points, x, y, size), size * 0.05, ink)


def back_lf(sheet: Canvas) -> None:
    """The back of a prayer of no particular colour: an open book."""
    leather(sheet, BACK_LF, "lf back")
    lattice(sheet, lighter(BACK_LF, 0.1))
    open_book(sheet, *medallion(sheet, BACK_LF), 0.5, rgb("#f1e4c6"), rgb("#3a2413"))


def back_lf_of(sheet: Canvas, name: str, palette: str) -> None:
    """The back of a player's prayers: an open book, and the emblem above and below."""
    look = player(name, palette)
    tone = darker(look.swatch, 0.12)
    leather(sheet, tone, f"lf back {name}")
    lattice(sheet, lighter(tone, 0.12))
    x, y = medallion(sheet, tone)
    open_book(sheet, x, y, 0.5, rgb("#f6ead0"), rgb("#2a1c10"))
    for middle in (0.62, HEIGHT - 0.62):
        sheet.disc(x, middle, 0.28, colour("outline"))
        sheet.disc(x, middle, 0.25, look.swatch)
        player_sign(sheet, look.emblem, x, middle, 0.15, look.mark)


def front_lf_plain(sheet: Canvas) -> None:
    """The front of a prayer of no particular colour."""
    blank(sheet, "lf")
    head = sheet.rounded_mask((0.115, 0.115, WIDTH - 0.115, 0.72), 0.08)
    sheet.paint(head, thin(BACK_LF, 0.2))
    ruled(sheet, BACK_LF)


def empty_pile(sheet: Canvas) -> None:
    """A place for a pile where no card lies: a shallow in the stone."""
    mask = sheet.rounded_mask((0.08, 0.08, WIDTH - 0.08, HEIGHT - 0.08), 0.15)
    sheet.paint(mask, thin(rgb("#0b0806"), 0.5))
    sheet.inner_shade(mask, 0.1, thin(rgb("#000000"), 0.6))
    frame(sheet, (0.08, 0.08, WIDTH - 0.08, HEIGHT - 0.08), 0.15, 0.035, rgb("#9c8d76"))
    frame(sheet, (0.2, 0.2, WIDTH - 0.2, HEIGHT - 0.2), 0.09, 0.018, thin(rgb("#9c8d76"), 0.6))


def card(key: str, draw: Callable[[Canvas], None], alt: str, **more: object) -> Picture:
    """A picture of a card's size."""
    return Picture(key, WIDTH, HEIGHT, draw, alt, page=CARDS, supersampling=2, **more)  # type: ignore[arg-type]


def pictures() -> list[Picture]:
    """Fronts and backs of the cards of SATOR."""
    found = [
        card("card-im", front_im, "card-im", areas=AREAS),
        card("card-lf", front_lf_plain, "card-lf-plain", areas=AREAS),
        card("card-back-im", back_im, "card-back-im"),
        card("card-back-lf", back_lf, "card-back-lf"),
    ]
    for name in acolytes():
        for palette in variants(name):
            words = {"colour": name, "emblem": player(name, palette).emblem}
            emblem = words["emblem"]
            found.append(
                card(
                    key_of(f"card-lf-{name}", palette),
                    lambda sheet, n=name, p=palette: front_lf(sheet, n, p),
                    "card-lf",
                    words=words,
                    emblem=emblem,
                    areas=AREAS,
                )
            )
            found.append(
                card(
                    key_of(f"card-back-lf-{name}", palette),
                    lambda sheet, n=name, p=palette: back_lf_of(sheet, n, p),
                    "card-back-lf-of",
                    words=words,
                    emblem=emblem,
                )
            )
    return found
