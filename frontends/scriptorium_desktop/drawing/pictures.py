"""Pictures of the atlas in the pixels they are needed in: cut out, stretched, laid side by side."""

from __future__ import annotations

import io
from functools import lru_cache

from PIL import Image

import scriptorium_art as art
from scriptorium_stage.atlas import Cut, Picture
from scriptorium_stage.atlas import find as find
from scriptorium_stage.atlas import knows as knows


@lru_cache(maxsize=64)
def _page(file: str) -> Image.Image:
    with Image.open(io.BytesIO((art.ATLAS / file).read_bytes())) as page:
        loaded: Image.Image = page.convert("RGBA")
    return loaded


def taken(cut: Cut) -> Image.Image:
    """A picture as drawn, from its page."""
    file, x, y, w, h = cut
    return _page(file).crop((x, y, x + w, y + h))


def sized(picture: Picture, width: int, height: int) -> Image.Image:
    """The picture in exactly so many pixels."""
    width, height = max(1, width), max(1, height)
    if picture.slices:
        return nine_patch(picture, width, height)
    found = taken(picture.cut(width, height))
    if found.size == (width, height):
        return found
    # Premultiplied, so that the edges do not take on the colour of what is see-through.
    return found.convert("RGBa").resize((width, height), Image.Resampling.LANCZOS).convert("RGBA")


def nine_patch(picture: Picture, width: int, height: int, grain: float = 1.0) -> Image.Image:
    """A panel of any size: its corners keep theirs, its edges and its middle stretch."""
    source = taken(picture.at[-1])
    w, h = source.size
    factor = w / (picture.width + 2 * picture.outset)
    left, top, right, bottom = (
        round((edge + picture.outset) * factor) if edge else 0 for edge in picture.slices
    )
    shrink = min(1.0, grain, width / (left + right + 1), height / (top + bottom + 1))
    tl, tt, tr, tb = (round(edge * shrink) for edge in (left, top, right, bottom))
    made = Image.new("RGBA", (width, height))
    xs = ((0, left, 0, tl), (left, w - right, tl, width - tr), (w - right, w, width - tr, width))
    ys = ((0, top, 0, tt), (top, h - bottom, tt, height - tb), (h - bottom, h, height - tb, height))
    for x0, x1, to_x0, to_x1 in xs:
        for y0, y1, to_y0, to_y1 in ys:
            if to_x1 > to_x0 and to_y1 > to_y0 and x1 > x0 and y1 > y0:
                part = source.crop((x0, y0, x1, y1))
                part = part.resize((to_x1 - to_x0, to_y1 - to_y0), Image.Resampling.BILINEAR)
                made.paste(part, (to_x0, to_y0))
    return made


def tiled(picture: Picture, width: int, height: int, side: int) -> Image.Image:
    """A picture laid side by side until a room is full."""
    one = sized(picture, side, max(1, round(side * picture.height / picture.width)))
    made = Image.new("RGBA", (max(1, width), max(1, height)))
    for x in range(0, width, one.width):
        for y in range(0, height, one.height):
            made.paste(one, (x, y))
    return made
