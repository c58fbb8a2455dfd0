"""Pictures by art key: cut out of the atlas in the size they are needed, with fallbacks.

A key that the atlas does not know is tried without its last words (`shelf-oak-red`, `shelf-oak`,
`shelf`), then as what stands for all things of its group, so that a stranger's game shows too.
"""

from __future__ import annotations

import io
import json
import logging
from functools import cache, lru_cache
from typing import Any, NamedTuple

from PIL import Image

import scriptorium_art as art

from .colours import NORMAL

log = logging.getLogger("scriptorium.desktop")

FALLBACKS = ("token", "square", "card")


class Picture(NamedTuple):
    """One picture of the atlas: its size in units, what lies round it, how it stretches."""

    key: str
    width: float
    height: float
    outset: float
    slices: tuple[float, ...]
    tiles: bool
    at: dict[str, list[Any]]
    alt: dict[str, str]
    areas: dict[str, tuple[float, float, float, float]]


@cache
def manifest() -> dict[str, Any]:
    """The list of all pictures; empty where none were ever drawn."""
    try:
        return dict(json.loads(art.MANIFEST.read_text(encoding="utf-8")))
    except (OSError, ValueError) as error:
        log.error("the list of pictures cannot be read", exc_info=error)
        return {"unit": 48, "scales": [1], "pictures": {}}


@lru_cache(maxsize=4096)
def exact(key: str) -> Picture | None:
    """The picture of exactly that key."""
    found = manifest()["pictures"].get(key)
    if found is None:
        return None
    slices = tuple(found.get("slices", ()))
    width, height = found["size"]
    outset = float(found.get("outset", 0.0))
    areas = {name: tuple(area) for name, area in found.get("areas", {}).items()}
    tiles = "tiles" in found
    return Picture(key, width, height, outset, slices, tiles, found["at"], found["alt"], areas)


@lru_cache(maxsize=4096)
def find(key: str, palette: str = NORMAL, instead: str = "") -> Picture | None:
    """The picture of a key or the nearest to it; `instead` stands for its whole group."""
    words = key.split("-")
    tries = ["-".join(words[:count]) for count in range(len(words), 0, -1)]
    for one in (*tries, instead, *FALLBACKS):
        if not one:
            continue
        found = (exact(f"{one}@{palette}") if palette != NORMAL else None) or exact(one)
        if found is not None:
            return found
    return None


def knows(key: str) -> bool:
    """Whether the atlas has exactly this picture."""
    return exact(key) is not None


@lru_cache(maxsize=64)
def _page(file: str) -> Image.Image:
    with Image.open(io.BytesIO((art.ATLAS / file).read_bytes())) as page:
        loaded: Image.Image = page.convert("RGBA")
    return loaded


def cut(picture: Picture, width: float, height: float) -> Image.Image:
    """The picture as drawn, from the smallest scale that is at least that large in pixels."""
    best = None
    for scale in sorted(picture.at, key=int):
        best = picture.at[scale]
        if best[3] >= width and best[4] >= height:
            break
    assert best is not None
    file, x, y, w, h = best
    return _page(file).crop((x, y, x + w, y + h))


def sized(picture: Picture, width: int, height: int) -> Image.Image:
    """The picture in exactly so many pixels."""
    width, height = max(1, width), max(1, height)
    if picture.slices:
        return nine_patch(picture, width, height)
    found = cut(picture, width, height)
    if found.size == (width, height):
        return found
    # Premultiplied, so that the edges do not take on the colour of what is see-through.
    return found.convert("RGBa").resize((width, height), Image.Resampling.LANCZOS).convert("RGBA")


def nine_patch(picture: Picture, width: int, height: int, grain: float = 1.0) -> Image.Image:
    """A panel of any size: its corners keep theirs, its edges and its middle stretch."""
    file, x, y, w, h = picture.at[max(picture.at, key=int)]
    source = _page(file).crop((x, y, x + w, y + h))
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
