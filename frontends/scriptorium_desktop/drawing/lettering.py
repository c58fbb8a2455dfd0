"""Letters: measured, and drawn into images.

Text is drawn once into a picture and then only moved, so that no frame lays it out again.
"""

from __future__ import annotations

import io
from functools import lru_cache
from pathlib import Path

from PIL import Image, ImageDraw, ImageFont

from scriptorium_stage.colours import Colour
from scriptorium_stage.glyphs import path_of, runs
from scriptorium_stage.lettering import Lettering, Setting
from scriptorium_stage.lettering import line_height as line_height


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
wrapped, set_text = LETTERING.wrapped, LETTERING.set_text


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
