"""Pack pictures into pages, the same way at every scale, and describe them in a manifest."""

from __future__ import annotations

import io
from collections.abc import Iterable, Sequence
from typing import Any, NamedTuple

from PIL import Image

from art.alt import alt_texts
from art.picture import ALONE, SCALES, UNIT, Picture

FORMAT = 1
# At three times the size a page is 2040 pixels wide: every graphics card can hold that.
PAGE = 680
GAP = 2
# Colours on packed pages are this far apart; what is large or stretched would band.
SHADE = 5
FALLBACK = "token"

Rectangle = tuple[int, int, int, int]


class Place(NamedTuple):
    """Where a picture lies: the page's name and a rectangle, at a scale of one."""

    page: str
    x: int
    y: int


class Page(NamedTuple):
    """A page of the atlas: its name, its size at a scale of one, and what lies on it."""

    name: str
    width: int
    height: int
    places: tuple[tuple[Picture, Place], ...]


def pack(pictures: Iterable[Picture]) -> list[Page]:
    """Lay pictures in rows, the highest first, on as many pages as are needed."""
    pages: list[Page] = []
    groups: dict[str, list[Picture]] = {}
    for picture in pictures:
        groups.setdefault(picture.page, []).append(picture)
    for group, members in sorted(groups.items()):
        if group == ALONE:
            pages.extend(Page(p.key, *p.pixels(1), ((p, Place(p.key, 0, 0)),)) for p in members)
        else:
            pages.extend(_rows(group, members))
    return pages


def _rows(group: str, members: list[Picture]) -> list[Page]:
    """The pages of one group."""
    members = sorted(members, key=lambda p: (-p.pixels(1)[1], -p.pixels(1)[0], p.key))
    sheets: list[list[tuple[Picture, Place]]] = [[]]
    x = y = GAP
    row = 0
    for picture in members:
        width, height = picture.pixels(1)
        if x + width + GAP > PAGE:
            x, y, row = GAP, y + row + GAP, 0
        if y + height + GAP > PAGE:
            sheets.append([])
            x, y, row = GAP, GAP, 0
        sheets[-1].append((picture, Place(f"{group}-{len(sheets)}", x, y)))
        x, row = x + width + GAP, max(row, height)
    return [
        Page(
            f"{group}-{number}",
            PAGE,
            max(place.y + picture.pixels(1)[1] for picture, place in sheet) + GAP,
            tuple(sheet),
        )
        for number, sheet in enumerate(sheets, start=1)
    ]


def file_name(page: str, scale: int) -> str:
    """The file of a page at a scale."""
    return f"{page}-{scale}x.png"


def draw(page: Page) -> dict[str, Image.Image]:
    """Draw a page at every scale it is there in, by file name."""
    scales = page.places[0][0].scales
    sheets = {
        scale: Image.new("RGBA", (page.width * scale, page.height * scale)) for scale in scales
    }
    for picture, place in page.places:
        for scale, shown in picture.shown().items():
            sheets[scale].paste(kept(picture, shown), (place.x * scale, place.y * scale))
    return {file_name(page.name, scale): lean(sheet) for scale, sheet in sheets.items()}


def kept(picture: Picture, shown: Image.Image) -> Image.Image:
    """A picture as it is kept: with every shade where it is a background or is stretched."""
    smooth = picture.page == ALONE or picture.slices
    return shown if smooth else coarser(shown)


def coarser(image: Image.Image) -> Image.Image:
    """Fewer shades, which nobody sees on a texture and which halves the file."""
    shades = [round(value / SHADE) * SHADE for value in range(256)]
    bands = image.split()
    return Image.merge("RGBA", [*(band.point(shades) for band in bands[:3]), bands[3]])


def lean(image: Image.Image) -> Image.Image:
    """Leave out what nobody sees: colours under nothing, and an alpha channel that is full."""
    return image.convert("RGB") if image.getextrema()[3] == (255, 255) else hidden(image)


def hidden(image: Image.Image) -> Image.Image:
    """The same picture, black where nothing is to be seen."""
    seen = image.getchannel("A").point([0] + [255] * 255)
    return Image.composite(image, Image.new("RGBA", image.size), seen)


def png(image: Image.Image) -> bytes:
    """A picture as a file."""
    content = io.BytesIO()
    image.save(content, "PNG", optimize=True)
    return content.getvalue()


def manifest(pages: Sequence[Page]) -> dict[str, Any]:
    """What is on the pages, for frontends: keys, rectangles and words."""
    pictures = {
        picture.key: describe(picture, place) for page in pages for picture, place in page.places
    }
    return {
        "format": FORMAT,
        "unit": UNIT,
        "scales": list(SCALES),
        "fallback": FALLBACK,
        "pictures": dict(sorted(pictures.items())),
    }


def describe(picture: Picture, place: Place) -> dict[str, Any]:
    """One picture's entry in the manifest."""
    entry: dict[str, Any] = {
        "size": [picture.width, picture.height],
        "alt": alt_texts(picture.alt, picture.words),
        "at": {str(scale): where(picture, place, scale) for scale in SCALES},
    }
    if picture.outset:
        entry["outset"] = picture.outset
    if picture.slices:
        entry["slices"] = list(picture.slices)
    if picture.areas:
        entry["areas"] = {name: list(area) for name, area in picture.areas.items()}
    if picture.along:
        entry["with"] = [[one.key, list(one.area), one.how] for one in picture.along]
    if picture.tiles:
        entry["tiles"] = True
    for name in ("pattern", "emblem"):
        if value := getattr(picture, name):
            entry[name] = value
    return entry


def where(picture: Picture, place: Place, scale: int) -> list[Any]:
    """File and rectangle at a scale, or at the nearest scale that the picture is drawn in."""
    drawn = min(picture.scales, key=lambda s: (abs(s - scale), s))
    return [
        file_name(place.page, drawn),
        place.x * drawn,
        place.y * drawn,
        *picture.pixels(drawn),
    ]
