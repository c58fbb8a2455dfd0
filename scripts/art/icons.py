"""Icons for buttons: in ink for parchment, and light for dark stone."""

from __future__ import annotations

from collections.abc import Callable

from art.canvas import Canvas
from art.colours import Colour, colour
from art.marks import turn_line
from art.paths import arc, box, cogged, mirrored, path, placed
from art.picture import INTERFACE, Picture

LINE = 0.1


def undo(sheet: Canvas, ink: Colour, flip: bool = False) -> None:
    """An arrow that bends back."""
    line = path("M .3 .82 L .6 .82 C .98 .82 .98 .34 .6 .34 L .24 .34")
    head = path("M .4 .12 L .14 .34 L .4 .56")
    for points in (line, head):
        sheet.stroke(mirrored(points) if flip else points, LINE, ink)


def hint(sheet: Canvas, ink: Colour) -> None:
    """A candle flame with rays."""
    flame = path(
        "M .5 .32 C .56 .44 .7 .5 .68 .66 C .66 .8 .58 .86 .5 .86 C .42 .86 .34 .8 .32 .66"
        " C .3 .5 .44 .42 .5 .28 Z"
    )
    sheet.polygon(flame, ink)
    for angle in (-72, -36, 0, 36, 72):
        sheet.stroke(placed([(0, -0.36), (0, -0.45)], 0.5, 0.56, 1, angle), 0.07, ink)


def end_turn(sheet: Canvas, ink: Colour) -> None:
    """An hourglass that has run out."""
    sheet.stroke([(0.22, 0.12), (0.78, 0.12)], LINE, ink)
    sheet.stroke([(0.22, 0.88), (0.78, 0.88)], LINE, ink)
    left = path("M .28 .16 C .28 .36 .44 .42 .44 .5 C .44 .58 .28 .64 .28 .84")
    for line in (left, mirrored(left)):
        sheet.stroke(line, 0.07, ink)
    sheet.polygon(path("M .34 .84 C .36 .72 .46 .68 .5 .64 C .54 .68 .64 .72 .66 .84 Z"), ink)


def settings(sheet: Canvas, ink: Colour) -> None:
    """A cogwheel."""
    sheet.polygon(cogged(0.5, 0.5, 0.44, 0.32, 8), ink)
    sheet.pierce(sheet.ellipse_mask((0.36, 0.36, 0.64, 0.64)))


def log(sheet: Canvas, ink: Colour) -> None:
    """A scroll with lines."""
    sheet.stroke(box(0.22, 0.12, 0.78, 0.88), 0.08, ink, closed=True)
    for y, end in ((0.32, 0.64), (0.5, 0.64), (0.68, 0.54)):
        sheet.stroke([(0.36, y), (end, y)], 0.07, ink)


def rules(sheet: Canvas, ink: Colour) -> None:
    """An open book."""
    page = path("M .5 .26 C .4 .16 .22 .14 .1 .18 L .1 .76 C .22 .72 .4 .74 .5 .84 Z")
    for points in (page, mirrored(page)):
        sheet.stroke(points, 0.08, ink, closed=True)
    for y in (0.36, 0.52):
        for points in ([(0.22, y - 0.02), (0.38, y + 0.04)], [(0.78, y - 0.02), (0.62, y + 0.04)]):
            sheet.stroke(points, 0.05, ink)


def menu(sheet: Canvas, ink: Colour) -> None:
    """Three lines."""
    for y in (0.24, 0.5, 0.76):
        sheet.stroke([(0.18, y), (0.82, y)], 0.12, ink)


def close(sheet: Canvas, ink: Colour) -> None:
    """A slanting cross."""
    sheet.stroke([(0.2, 0.2), (0.8, 0.8)], 0.13, ink)
    sheet.stroke([(0.8, 0.2), (0.2, 0.8)], 0.13, ink)


def fullscreen(sheet: Canvas, ink: Colour) -> None:
    """Four corners that move apart."""
    corner = path("M .14 .38 L .14 .14 L .38 .14")
    for angle in (0, 90, 180, 270):
        turned = placed([(x - 0.5, y - 0.5) for x, y in corner], 0.5, 0.5, 1, angle)
        sheet.stroke(turned, 0.11, ink)


def sound(sheet: Canvas, ink: Colour, on: bool = True) -> None:
    """A bell-mouthed horn, with waves or crossed out."""
    sheet.polygon(path("M .08 .38 L .26 .38 L .5 .16 L .5 .84 L .26 .62 L .08 .62 Z"), ink)
    if on:
        sheet.stroke(arc(0.46, 0.5, 0.2, -45, 45), 0.075, ink)
        sheet.stroke(arc(0.46, 0.5, 0.39, -50, 50), 0.075, ink)
    else:
        sheet.stroke([(0.64, 0.38), (0.9, 0.64)], 0.09, ink)
        sheet.stroke([(0.9, 0.38), (0.64, 0.64)], 0.09, ink)


def look_up(sheet: Canvas, ink: Colour) -> None:
    """A magnifying glass."""
    sheet.stroke(arc(0.42, 0.42, 0.27, 0, 360), LINE, ink)
    sheet.stroke([(0.63, 0.63), (0.86, 0.86)], 0.14, ink)


def play(sheet: Canvas, ink: Colour) -> None:
    """A triangle to the right."""
    sheet.polygon(path("M .24 .12 L .86 .5 L .24 .88 Z"), ink)


def pause(sheet: Canvas, ink: Colour) -> None:
    """Two bars."""
    sheet.rounded((0.22, 0.14, 0.42, 0.86), 0.04, ink)
    sheet.rounded((0.58, 0.14, 0.78, 0.86), 0.04, ink)


def skip(sheet: Canvas, ink: Colour) -> None:
    """Two triangles and a bar."""
    sheet.polygon(path("M .1 .16 L .46 .5 L .1 .84 Z"), ink)
    sheet.polygon(path("M .44 .16 L .8 .5 L .44 .84 Z"), ink)
    sheet.rounded((0.8, 0.16, 0.9, 0.84), 0.02, ink)


def person(sheet: Canvas, ink: Colour) -> None:
    """Head and shoulders."""
    sheet.disc(0.5, 0.31, 0.19, ink)
    sheet.polygon(path("M .12 .9 C .12 .6 .3 .54 .5 .54 C .7 .54 .88 .6 .88 .9 Z"), ink)


def computer(sheet: Canvas, ink: Colour) -> None:
    """A clockwork: a cogwheel that turns by itself."""
    sheet.polygon(cogged(0.5, 0.5, 0.3, 0.22, 8), ink)
    sheet.pierce(sheet.ellipse_mask((0.41, 0.41, 0.59, 0.59)))
    line, head = turn_line(0.5, 0.5, 0.41, 300)
    sheet.stroke(line, 0.07, ink)
    sheet.polygon(head, ink)


def tick(sheet: Canvas, ink: Colour) -> None:
    """A tick."""
    sheet.stroke(path("M .14 .54 L .4 .8 L .86 .22"), 0.14, ink)


ICONS: dict[str, Callable[[Canvas, Colour], None]] = {
    "undo": undo,
    "redo": lambda sheet, ink: undo(sheet, ink, flip=True),
    "hint": hint,
    "end-turn": end_turn,
    "settings": settings,
    "log": log,
    "rules": rules,
    "menu": menu,
    "close": close,
    "fullscreen": fullscreen,
    "sound": sound,
    "sound-off": lambda sheet, ink: sound(sheet, ink, on=False),
    "search": look_up,
    "play": play,
    "pause": pause,
    "skip": skip,
    "person": person,
    "computer": computer,
    "tick": tick,
}


def pictures() -> list[Picture]:
    """Every icon in ink and in light."""
    return [
        Picture(
            f"icon-{name}{ending}",
            1,
            1,
            lambda sheet, d=draw, t=tone: d(sheet, colour(t)),
            f"icon-{name}",
            page=INTERFACE,
        )
        for name, draw in ICONS.items()
        for ending, tone in (("", "ink"), ("-light", "rim"))
    ]
