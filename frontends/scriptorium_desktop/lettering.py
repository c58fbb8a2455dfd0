"""Letters: measured, and drawn into white images that get their colour where they are shown.

Text is drawn once into a picture and then only moved, so that no frame lays it out again.
"""

from __future__ import annotations

import io
from functools import lru_cache
from pathlib import Path

from PIL import Image, ImageDraw, ImageFont

from scriptorium_ui.toolkit.display import TextItem
from scriptorium_ui.toolkit.glyphs import path_of, runs
from scriptorium_ui.toolkit.text_fitting import Lettering, line_height

WHITE = (255, 255, 255, 255)
CLEAR = (255, 255, 255, 0)


@lru_cache(maxsize=256)
def font(face: str, size: int) -> ImageFont.FreeTypeFont:
    """A face in a size, in pixels."""
    data = io.BytesIO(_bytes(path_of(face)))
    return ImageFont.truetype(data, size, layout_engine=ImageFont.Layout.BASIC)


@lru_cache(maxsize=16)
def _bytes(path: str) -> bytes:
    return Path(path).read_bytes()


@lru_cache(maxsize=16384)
def width_of(text: str, face: str, size: int) -> float:
    """How wide a line is."""
    return sum(font(used, size).getlength(part) for part, used in runs(text, face))


LETTERING = Lettering(width_of, slack=0.5)


def drawn(words: TextItem, width: int, height: int) -> Image.Image:
    """The picture of a set text."""
    made = Image.new("RGBA", (width, height), CLEAR)
    pen = ImageDraw.Draw(made)
    ascent, descent = font(words.face, words.size).getmetrics()
    spare = (line_height(words.size) - ascent - descent) / 2
    for at, line in enumerate(words.lines):
        long = width_of(line, words.face, words.size)
        x = {"left": 0.0, "center": (width - long) / 2, "right": width - long}[words.align]
        base = round(at * line_height(words.size) + spare + ascent)
        for part, used in runs(line, words.face):
            letters = font(used, words.size)
            pen.text((round(x), base), part, font=letters, fill=WHITE, anchor="ls")
            x += letters.getlength(part)
    return made
