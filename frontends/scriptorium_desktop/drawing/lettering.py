"""Letters: measured, broken into lines, made to fit a box, and drawn into images.

Text is drawn once into a picture and then only moved, so that no frame lays it out again.
A glyph that the face lacks is taken from the face for symbols.
"""

from __future__ import annotations

import io
from dataclasses import dataclass
from functools import lru_cache

from PIL import Image, ImageDraw, ImageFont

import scriptorium_art as art
from scriptorium_stage.colours import Colour

FACES = {
    "text": "Alegreya-Regular.ttf",
    "bold": "Alegreya-Bold.ttf",
    "italic": "Alegreya-Italic.ttf",
    "display": "Cinzel-Bold.ttf",
    "title": "Cinzel-Bold.ttf",
    "symbols": "DejaVuSans.ttf",
}
SMALLEST = 10
LEADING = 1.2
ELLIPSIS = "…"

Run = tuple[str, str]


@lru_cache(maxsize=256)
def font(face: str, size: int) -> ImageFont.FreeTypeFont:
    """A face in a size, in pixels."""
    data = _bytes(FACES[face])
    return ImageFont.truetype(io.BytesIO(data), size, layout_engine=ImageFont.Layout.BASIC)


@lru_cache(maxsize=16)
def _bytes(name: str) -> bytes:
    return (art.FONTS / name).read_bytes()


@lru_cache(maxsize=4096)
def has_glyph(face: str, letter: str) -> bool:
    """Whether a face can draw a letter."""
    if letter.isspace():
        return True
    drawn = font(face, 20)
    return bytes(drawn.getmask(letter)) != bytes(drawn.getmask("\uffff"))


def runs(text: str, face: str) -> list[Run]:
    """The text in pieces that one face can draw."""
    found: list[Run] = []
    for letter in text:
        used = face if has_glyph(face, letter) else "symbols"
        if found and found[-1][1] == used:
            found[-1] = (found[-1][0] + letter, used)
        else:
            found.append((letter, used))
    return found


@lru_cache(maxsize=16384)
def width_of(text: str, face: str, size: int) -> float:
    """How wide a line is."""
    return sum(font(used, size).getlength(part) for part, used in runs(text, face))


def line_height(size: int) -> float:
    """The height of a line of this size."""
    return size * LEADING


@lru_cache(maxsize=4096)
def wrapped(text: str, face: str, size: int, width: float) -> tuple[str, ...]:
    """The text in lines no wider than that, where its words allow it."""
    lines: list[str] = []
    for paragraph in text.split("\n"):
        line = ""
        for word in paragraph.split(" "):
            longer = f"{line} {word}" if line else word
            if line and width_of(longer, face, size) > width:
                lines.append(line)
                line = word
            else:
                line = longer
        lines.append(line)
    return tuple(lines)


@dataclass(frozen=True)
class Setting:
    """A text set in a box: its lines, its size, and whether all of it could be shown."""

    lines: tuple[str, ...]
    face: str
    size: int
    width: float
    height: float
    whole: bool


@lru_cache(maxsize=8192)
def set_text(
    text: str,
    face: str,
    size: int,
    width: float,
    height: float,
    smallest: int = SMALLEST,
    one_line: bool = False,
) -> Setting:
    """Set a text in a box, as large as fits and no larger than asked."""
    tried = size
    while True:
        lines = (text,) if one_line else wrapped(text, face, tried, width)
        widest = max((width_of(line, face, tried) for line in lines), default=0.0)
        tall = len(lines) * line_height(tried)
        if widest <= width + 0.5 and (
            tall <= height + 0.5 or (len(lines) == 1 and tried <= height)
        ):
            return Setting(lines, face, tried, widest, tall, True)
        if tried <= smallest:
            return _cut_short(lines, face, tried, width, height)
        tried -= 1


def _cut_short(
    lines: tuple[str, ...], face: str, size: int, width: float, height: float
) -> Setting:
    count = max(1, int((height + 0.5) // line_height(size)))
    kept = list(lines[:count])
    for at, line in enumerate(kept):
        ending = ELLIPSIS if at == len(kept) - 1 and len(lines) > count else ""
        while line and width_of(line + ending, face, size) > width:
            line, ending = line[:-1], ELLIPSIS
        kept[at] = line + ending
    widest = max((width_of(line, face, size) for line in kept), default=0.0)
    return Setting(tuple(kept), face, size, widest, len(kept) * line_height(size), False)


def drawn(setting: Setting, colour: Colour, align: str = "left") -> Image.Image:
    """The picture of a set text."""
    width, height = max(1, round(setting.width) + 2), max(1, round(setting.height))
    clear = (*colour[:3], 0)
    made = Image.new("RGBA", (width, height), clear)
    pen = ImageDraw.Draw(made)
    ascent, descent = font(setting.face, setting.size).getmetrics()
    spare = (line_height(setting.size) - ascent - descent) / 2
    for at, line in enumerate(setting.lines):
        long = width_of(line, setting.face, setting.size)
        x = {"left": 0.0, "center": (width - long) / 2, "right": width - long}[align]
        base = round(at * line_height(setting.size) + spare + ascent)
        for part, used in runs(line, setting.face):
            letters = font(used, setting.size)
            pen.text((round(x), base), part, font=letters, fill=colour, anchor="ls")
            x += letters.getlength(part)
    return made
