"""What the items of a display list look like, as images in the pixels that they are shown in.

Lines, corners and letters are white: they get their colour where they are shown.
"""

from __future__ import annotations

import io

from PIL import Image, ImageChops, ImageDraw, ImageFilter

import scriptorium_ui.art as art
from scriptorium_ui.toolkit.display import (
    Cut,
    Edges,
    Outline,
    Patch,
    Polygon,
    Round,
    Shape,
    TextItem,
    Tiles,
)
from scriptorium_ui.toolkit.display import Image as Shown
from scriptorium_ui.toolkit.rect import Rect

from .lettering import CLEAR, WHITE, drawn

FINE, FINEST = 2, 4
GLOW = 2.5


def room_of(item: Shape) -> Rect:
    """The room that the image of an item takes: lines may lie outside its rectangle, and glow."""
    if isinstance(item, TextItem):
        width, height = round(item.rect.w) + 2, max(1, round(item.rect.h))
        x = {"left": item.rect.x, "right": item.rect.right - width}
        middle = round(item.rect.middle[0] - width / 2)
        return Rect(round(x.get(item.align, middle)), round(item.rect.y), width, height)
    if isinstance(item, Edges):
        return item.rect.inset(-_beyond(item))
    return item.rect


def _beyond(item: Edges) -> float:
    """How far its lines and their light lie outside its rectangle."""
    low = min((min(one.x, one.y) for one in item.parts), default=0.0)
    right = max((one.right for one in item.parts), default=0.0) - item.rect.w
    bottom = max((one.bottom for one in item.parts), default=0.0) - item.rect.h
    light = GLOW * _thickness(item) if item.glow else 0.0
    return float(round(max(0.0, -low, right, bottom) + light))


def _thickness(item: Edges) -> float:
    return max(1.0, min(min(one.w, one.h) for one in item.parts))


def image_of(item: Shape, width: int, height: int) -> Image.Image:
    """The image of an item in so many pixels."""
    if isinstance(item, Shown):
        return _sized(item.cut, width, height)
    if isinstance(item, Polygon):
        return _filled(item, width, height)
    if isinstance(item, Patch):
        return _patched(item, width, height)
    if isinstance(item, Tiles):
        return _tiled(item, width, height)
    if isinstance(item, TextItem):
        return drawn(item, width, height)
    if isinstance(item, Round):
        return _rounded(item.radius, width, height)
    if isinstance(item, Edges):
        return _lines(item, width, height)
    return Image.new("RGBA", (4, 4), WHITE)


_pages: dict[str, Image.Image] = {}
_used: set[str] = set()


def _page(file: str) -> Image.Image:
    _used.add(file)
    if file not in _pages:
        with Image.open(io.BytesIO((art.ATLAS / file).read_bytes())) as page:
            _pages[file] = page.convert("RGBA")
    return _pages[file]


def forget_pages() -> None:
    """Give back the pages that nothing was taken from since this was last asked."""
    for file in _pages.keys() - _used:
        del _pages[file]
    _used.clear()


def _taken(cut: Cut) -> Image.Image:
    """A picture as drawn, from its page."""
    file, x, y, w, h = cut
    return _page(file).crop((x, y, x + w, y + h))


def _sized(cut: Cut, width: int, height: int) -> Image.Image:
    """The picture in exactly so many pixels."""
    found = _taken(cut)
    if found.size == (width, height):
        return found
    if found.getextrema()[3] == (255, 255):
        return found.resize((width, height), Image.Resampling.LANCZOS)
    # Premultiplied, so that the edges do not take on the colour of what is see-through.
    return found.convert("RGBa").resize((width, height), Image.Resampling.LANCZOS).convert("RGBA")


def _patched(item: Patch, width: int, height: int) -> Image.Image:
    """A panel of any size: its corners keep theirs, its edges and its middle stretch."""
    source = _taken(item.cut)
    w, h = source.size
    below, right, above, left = item.inner
    low, far, high, near = item.shown
    made = Image.new("RGBA", (width, height))
    xs = (
        (0, left, 0, near),
        (left, w - right, near, width - far),
        (w - right, w, width - far, width),
    )
    ys = (
        (0, above, 0, high),
        (above, h - below, high, height - low),
        (h - below, h, height - low, height),
    )
    for x0, x1, to_x0, to_x1 in xs:
        for y0, y1, to_y0, to_y1 in ys:
            if to_x1 > to_x0 and to_y1 > to_y0 and x1 > x0 and y1 > y0:
                part = source.crop((x0, y0, x1, y1))
                part = part.resize((to_x1 - to_x0, to_y1 - to_y0), Image.Resampling.BILINEAR)
                made.paste(part, (to_x0, to_y0))
    return made


def _tiled(item: Tiles, width: int, height: int) -> Image.Image:
    """A picture laid side by side until a room is full."""
    page, side = _page(item.file), max(8, round(item.side))
    one = page.resize((side, max(1, round(side * page.height / page.width))))
    made = Image.new("RGBA", (width, height))
    for x in range(0, width, one.width):
        for y in range(0, height, one.height):
            made.paste(one, (x, y))
    return made


def _rounded(radius: float, width: int, height: int) -> Image.Image:
    made = Image.new("RGBA", (width * FINE, height * FINE), CLEAR)
    box = (0, 0, width * FINE - 1, height * FINE - 1)
    ImageDraw.Draw(made).rounded_rectangle(box, radius * FINE, fill=WHITE)
    return made.resize((width, height), Image.Resampling.LANCZOS)


def _filled(item: Polygon, width: int, height: int) -> Image.Image:
    """The whole form in the colour of its edge, and upon it what is inside."""
    made = Image.new("RGBA", (width, height), (*item.edge[:3], 255))
    made.paste(Image.new("RGBA", made.size, item.inside), (0, 0), _inside(item.body, width, height))
    made.putalpha(_inside(item.whole, width, height))
    return made


def _inside(outlines: tuple[Outline, ...], width: int, height: int) -> Image.Image:
    """How much of each pixel lies inside; what two outlines hold is a hole."""
    wide, high = width * FINEST, height * FINEST
    found = Image.new("L", (wide, high), 0)
    for outline in outlines:
        one = Image.new("L", (wide, high), 0)
        points = [(x * wide - 0.5, y * high - 0.5) for x, y in outline]
        ImageDraw.Draw(one).polygon(points, fill=255)
        found = ImageChops.difference(found, one)
    return found.resize((width, height), Image.Resampling.BOX)


def _lines(item: Edges, width: int, height: int) -> Image.Image:
    """Thin rectangles, where it is asked for with a soft light round them."""
    mask, off = Image.new("L", (width, height), 0), _beyond(item)
    pen = ImageDraw.Draw(mask)
    for one in item.parts:
        x, y = round(one.x + off), round(one.y + off)
        right, bottom = round(one.right + off), round(one.bottom + off)
        pen.rectangle((x, y, max(x, right - 1), max(y, bottom - 1)), fill=255)
    made = Image.new("RGBA", (width, height), CLEAR)
    light = Image.new("RGBA", (width, height), WHITE)
    if item.glow:
        blurred = mask.filter(ImageFilter.GaussianBlur(_thickness(item) * GLOW / 2))
        made.paste(light, (0, 0), blurred.point(lambda value: min(255, value * 2) * 6 // 10))
    return Image.composite(light, made, mask)
