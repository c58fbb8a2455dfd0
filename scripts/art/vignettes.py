"""The small pictures on the cards of SATOR: what a card moves, and how."""

from __future__ import annotations

from collections.abc import Callable

from art.bridges import draw_bridge, draw_tile, shapes
from art.canvas import Canvas
from art.cards import AREAS, open_book
from art.colours import Player, colour, material, materials, mix, rgb, thin
from art.marks import FOOT, turn_line
from art.materials import Cell, body, shared_sides
from art.paths import Point, arc, mirrored, placed
from art.people import acolyte, gargoyle
from art.picture import CARDS, Picture

WIDTH, HEIGHT = AREAS["picture"][2:]
NOBODY = Player(rgb("#8b7a66"), rgb("#f7edd8"), "")
LINE = 0.09


def pointer(sheet: Canvas, points: list[Point], head: list[Point]) -> None:
    """A light arrow with a dark edge along points."""
    sheet.stroke(points, LINE + 0.07, colour("outline"))
    sheet.stroke(head, 0.07, colour("outline"), closed=True)
    sheet.stroke(points, LINE, colour("rim"))
    sheet.polygon(head, colour("rim"))


def straight(sheet: Canvas, start: Point, end: Point) -> None:
    """A straight arrow between two points on one line from west to east or north to south."""
    across, down = end[0] - start[0], end[1] - start[1]
    length = abs(across) + abs(down)
    x, y = across / length, down / length
    base = (end[0] - 0.17 * x, end[1] - 0.17 * y)
    head = [end, (base[0] - 0.15 * y, base[1] + 0.15 * x), (base[0] + 0.15 * y, base[1] - 0.15 * x)]
    pointer(sheet, [start, (base[0] - 0.02 * x, base[1] - 0.02 * y)], head)


def bent(sheet: Canvas, x: float, y: float, radius: float, degrees: float) -> None:
    """A bent arrow clockwise around a point, with its pivot."""
    line, head = turn_line(x, y, radius, degrees)
    sheet.disc(x, y, 0.085, colour("outline"))
    sheet.disc(x, y, 0.05, colour("rim"))
    pointer(sheet, line, head)


def straight_bridge(
    sheet: Canvas, name: str, x: float, y: float, squares: int, side: float, angle: float = 0.0
) -> None:
    """A straight bridge around a point."""
    cells: frozenset[Cell] = frozenset((step, 0) for step in range(squares))
    width = side * squares
    sheet.stamp(
        lambda own: draw_bridge(own, name, cells),
        (x - width / 2, y - side / 2, width, side),
        angle=angle,
    )


def moves(sheet: Canvas, name: str) -> None:
    """A bridge of a material, pushed."""
    straight_bridge(sheet, name, 0.66, 0.88, 3, 0.37)
    sheet.stamp(lambda own: draw_tile(own, name), (0.1, 0.12, 0.42, 0.42))
    straight(sheet, (1.3, 0.88), (1.68, 0.88))
    for step in range(3):
        tone = mix(colour("abyss"), material(name).light, 0.35 + 0.2 * step)
        sheet.stroke([(0.72 + 0.3 * step, 0.33), (0.86 + 0.3 * step, 0.33)], 0.05, tone)


def shape_alone(sheet: Canvas, cells: frozenset[Cell]) -> None:
    """A shape of no particular material, its squares marked."""
    mask = body(sheet, cells, 0.03, 0.1)
    sheet.gradient(mask, rgb("#f3e7cc"), rgb("#cdb88d"))
    for line in shared_sides(cells):
        sheet.stroke(line, 0.06, rgb("#6e5734"))
    sheet.bevel(mask, 0.035, rgb("#fffaf0"), rgb("#7a6238"))


def rotas(sheet: Canvas, shape: str) -> None:
    """A shape in its squares, turned."""
    cells = shapes()[shape]
    wide, high = max(x for x, _ in cells) + 1, max(y for _, y in cells) + 1
    if high == 1:
        side = 0.38
        left, top, middle = (WIDTH - side * wide) / 2, 0.12, (WIDTH / 2, 1.02)
    else:
        side = min(0.36, 0.99 / wide)
        left, top, middle = 0.14, (HEIGHT - side * high) / 2, (1.46, HEIGHT / 2 + 0.06)
    sheet.stamp(
        lambda own: shape_alone(own, cells), (left, top, side * wide, side * high), rows=high
    )
    bent(sheet, *middle, 0.22, 200)


def wild(sheet: Canvas) -> None:
    """One square of every material, and both arrows."""
    for number, name in enumerate(materials()):
        place = (0.14 + 0.39 * number, 0.14, 0.37, 0.37)
        sheet.stamp(lambda own, n=name: draw_tile(own, n), place)
    straight(sheet, (0.25, 0.95), (0.75, 0.95))
    bent(sheet, 1.3, 0.98, 0.24, 200)


def _stand(sheet: Canvas, x: float, y: float, size: float) -> None:
    sheet.stamp(lambda own: acolyte(own, NOBODY), (x - size / 2, y - size, size, size))


def nihil(sheet: Canvas) -> None:
    """Others, made to walk."""
    straight_bridge(sheet, "stone", 0.9, 1.04, 4, 0.4)
    _stand(sheet, 0.42, 1.12, 0.6)
    _stand(sheet, 0.86, 1.12, 0.6)
    straight(sheet, (1.18, 0.86), (1.62, 0.86))


def clara(sheet: Canvas) -> None:
    """A gargoyle that holds a bridge fast."""
    straight_bridge(sheet, "stone", 0.9, 1.02, 3, 0.48)
    sheet.stamp(lambda own: gargoyle(own, NOBODY), (0.42, 0.12, 0.96, 0.96))


def mihi(sheet: Canvas) -> None:
    """Five bridges in motion."""
    places = ((0.38, 0.3, 0), (1.36, 0.28, 90), (0.9, 0.68, 20), (0.38, 1.06, 90), (1.4, 1.06, 0))
    names = ("wood", "iron", "brick", "stone", "wood")
    for (x, y, angle), name in zip(places, names, strict=True):
        straight_bridge(sheet, name, x, y, 2, 0.26, angle)


def omnia(sheet: Canvas) -> None:
    """One bridge, far away."""
    for step in range(3):
        alpha = 0.2 + 0.16 * step
        tone = thin(material("wood").body, alpha)
        left = 0.08 + 0.16 * step
        sheet.rounded((left, 0.4, left + 0.7, 0.72), 0.04, tone)
    straight_bridge(sheet, "wood", 1.2, 0.56, 3, 0.34)
    straight(sheet, (0.16, 1.08), (1.66, 1.08))


def neque(sheet: Canvas) -> None:
    """A leap over the abyss."""
    straight_bridge(sheet, "brick", 0.28, 1.08, 1, 0.4)
    straight_bridge(sheet, "iron", 1.52, 1.08, 1, 0.4)
    line = arc(0.9, 1.0, 0.62, 196, 330)
    for start in range(0, len(line) - 2, 4):
        sheet.stroke(line[start : start + 3], 0.05, colour("rim"))
    end = line[-1]
    sheet.polygon(
        [
            (end[0] - 0.08, end[1] + 0.02),
            (end[0] + 0.13, end[1] - 0.08),
            (end[0] + 0.09, end[1] + 0.18),
        ],
        colour("rim"),
    )
    _stand(sheet, 0.86, 0.74, 0.62)


def victoria(sheet: Canvas) -> None:
    """A bridge that sinks into the dark."""
    for y, alpha in ((1.08, 0.78), (0.84, 0.5)):
        straight_bridge(sheet, "brick", 0.74, y, 3, 0.36)
        sheet.rounded((0.16, y - 0.2, 1.32, y + 0.2), 0.03, thin(rgb("#1c1924"), alpha))
    straight_bridge(sheet, "brick", 0.74, 0.42, 3, 0.36)
    straight(sheet, (1.54, 0.3), (1.54, 1.12))


def animi(sheet: Canvas) -> None:
    """Steps to a book."""
    straight_bridge(sheet, "wood", 0.9, 1.0, 4, 0.42)
    for step in range(3):
        points = FOOT if step % 2 else mirrored(FOOT, 0)
        x, y = 0.72 + 0.26 * step, 1.06 if step % 2 else 0.94
        sheet.polygon(placed(points, x, y, 0.24, 90), colour("rim"))
        sheet.stroke(placed(points, x, y, 0.24, 90), 0.025, colour("outline"), closed=True)
    _stand(sheet, 0.32, 1.1, 0.72)
    sheet.rounded((1.4, 0.74, 1.72, 1.1), 0.03, colour("outline"))
    sheet.rounded((1.42, 0.76, 1.7, 1.04), 0.02, NOBODY.swatch)
    sheet.rounded((1.45, 1.04, 1.7, 1.08), 0.01, colour("parchment"))


def quin(sheet: Canvas) -> None:
    """A bridge lifted and laid elsewhere."""
    for side in range(6):
        left = 0.16 + 0.12 * side
        for y in (0.92, 1.2):
            sheet.stroke([(left, y), (left + 0.05, y)], 0.03, thin(colour("rim"), 0.8))
    for x in (0.13, 0.86):
        for y in (0.98, 1.1):
            sheet.stroke([(x, y), (x, y + 0.05)], 0.03, thin(colour("rim"), 0.8))
    straight_bridge(sheet, "iron", 1.3, 1.06, 2, 0.36)
    line = arc(0.9, 0.86, 0.52, 205, 322)
    end = line[-1]
    pointer(
        sheet,
        line,
        [
            (end[0] - 0.13, end[1] + 0.1),
            (end[0] + 0.15, end[1] - 0.06),
            (end[0] + 0.1, end[1] + 0.24),
        ],
    )


def plain(sheet: Canvas) -> None:
    """An open book in a glow: of a card that brings no picture all is to be read."""
    for radius, alpha in ((0.66, 0.05), (0.54, 0.07), (0.42, 0.09)):
        sheet.disc(WIDTH / 2, HEIGHT / 2, radius, thin(colour("rim"), alpha))
    open_book(sheet, WIDTH / 2, HEIGHT / 2, 0.42, colour("parchment"), colour("outline"))


PRAYERS: dict[str, Callable[[Canvas], None]] = {
    "nihil": nihil,
    "clara": clara,
    "mihi": mihi,
    "omnia": omnia,
    "neque": neque,
    "victoria": victoria,
    "animi": animi,
    "quin": quin,
}


def pictures() -> list[Picture]:
    """A vignette for every card; its size is that of the picture's place on a front."""

    def small(key: str, draw: Callable[[Canvas], None], alt: str, **words: str) -> Picture:
        return Picture(key, WIDTH, HEIGHT, draw, alt, words, page=CARDS)

    return [
        *(
            small(
                f"vignette-moves-{name}",
                lambda sheet, n=name: moves(sheet, n),
                "vignette-moves",
                material=name,
            )
            for name in materials()
        ),
        *(
            small(
                f"vignette-rotas-{shape}",
                lambda sheet, s=shape: rotas(sheet, s),
                "vignette-rotas",
                shape=shape,
            )
            for shape in shapes()
        ),
        small("vignette-wild", wild, "vignette-wild"),
        small("vignette-plain", plain, "vignette-plain"),
        *(small(f"vignette-{name}", draw, f"vignette-{name}") for name, draw in PRAYERS.items()),
    ]
