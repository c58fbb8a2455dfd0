"""The display list: what is to be seen, as data that any window can draw and a pipe can carry.

Everything is told in pixels from the upper left corner; angles are degrees, clockwise.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

import msgspec
from msgspec import Struct

from scriptorium.plugins import plain
from scriptorium_play.common.colours import Colour

from .hit_areas import Touchable
from .rect import Rect

BACK, BOARD, PIECES, MARKS, PANELS, BODY, SECOND, OVER, TOP, SHEET, FRONT = range(11)
LAYERS = FRONT + 1
# Of these layers nothing is seen outside the rectangle of that name.
CLIPPED = {
    BOARD: "board",
    PIECES: "board",
    MARKS: "board",
    BODY: "body",
    SECOND: "second",
    SHEET: "sheet",
}
WHITE: Colour = (255, 255, 255, 255)

Cut = tuple[str, int, int, int, int]
Sides = tuple[float, float, float, float]
Outline = tuple[tuple[float, float], ...]


class Item(Struct, frozen=True, gc=False, tag_field="kind"):
    """Something to be seen: its name, its layer, where it is, its colour, how far it is turned."""

    key: str
    layer: int
    rect: Rect
    colour: Colour = WHITE
    angle: float = 0.0

    @property
    def content(self) -> object:
        """What it is made of: of two items with equal content one can become the other."""
        return ()


class Fill(Item, frozen=True, gc=False, tag="fill"):
    """A plain rectangle."""


class Round(Item, frozen=True, gc=False, tag="round", kw_only=True):
    """A rectangle with round corners."""

    radius: float

    @property
    def content(self) -> object:
        """Its corners."""
        return self.radius


class Edges(Item, frozen=True, gc=False, tag="edges", kw_only=True):
    """Thin rectangles that belong together, such as an outline; where it glows, with a soft light.

    The parts are counted from the upper left corner of the item.
    """

    parts: tuple[Rect, ...]
    glow: bool = False

    @property
    def content(self) -> object:
        """Its lines."""
        return self.parts, self.glow


class Image(Item, frozen=True, gc=False, tag="image", kw_only=True):
    """A part of a page of the atlas, stretched to fill the rectangle."""

    cut: Cut

    @property
    def content(self) -> object:
        """The part of the page."""
        return self.cut


class Polygon(Item, frozen=True, gc=False, tag="polygon", kw_only=True):
    """What lies inside some outlines, with an edge: a point that two of them hold is a hole.

    Points are parts of the rectangle. `body` is what is left of `whole` inside the edge.
    """

    whole: tuple[Outline, ...]
    body: tuple[Outline, ...]
    edge: Colour
    inside: Colour

    @property
    def content(self) -> object:
        """Its outlines, and the colours of its edge and inside."""
        return self.whole, self.body, self.edge, self.inside


class Patch(Item, frozen=True, gc=False, tag="patch", kw_only=True):
    """A picture whose edges do not stretch with its middle: how wide they are in it, and shown.

    The sides are counted from the lower one on: below, right, above, left.
    """

    cut: Cut
    inner: tuple[int, int, int, int]
    shown: tuple[int, int, int, int]

    @property
    def content(self) -> object:
        """The part of the page, and its edges."""
        return self.cut, self.inner, self.shown


class Tiles(Item, frozen=True, gc=False, tag="tiles", kw_only=True):
    """A whole page of the atlas, laid side by side in squares from the upper left corner."""

    file: str
    side: float

    @property
    def content(self) -> object:
        """The page, and how large it is laid."""
        return self.file, self.side


class TextItem(Item, frozen=True, gc=False, tag="words", kw_only=True):
    """Lines of a text, already broken and placed."""

    lines: tuple[str, ...]
    face: str
    size: int
    align: str = "left"

    @property
    def content(self) -> object:
        """The letters."""
        return self.lines, self.face, self.size, self.align


Shape = Fill | Round | Edges | Image | Polygon | Patch | Tiles | TextItem


class DisplayPart(Struct, frozen=True):
    """A part of what is seen, which is painted by itself; one that did not change stays the same.

    `clips` are the rectangles that it gives to the clipped layers. Parts that are `live` change
    often: they lie over all others, which a window need not draw anew for them.
    """

    name: str
    items: tuple[Shape, ...]
    clips: tuple[tuple[str, Rect], ...] = ()
    live: bool = False


class DisplayList(Struct, frozen=True):
    """All that is to be seen, the foremost parts last in each of the layers."""

    width: float
    height: float
    parts: tuple[DisplayPart, ...]

    @property
    def items(self) -> Iterator[Shape]:
        """Every item, part by part."""
        for part in self.parts:
            yield from part.items

    @property
    def clips(self) -> dict[str, Rect]:
        """The rectangles of the clipped layers, by name."""
        return {name: rect for part in self.parts for name, rect in part.clips}


class Control(Struct, frozen=True):
    """What answers a touch, as far as a window has to know it."""

    key: str
    rect: Rect
    says: str
    enabled: bool
    focusable: bool
    does: tuple[str, ...] = ()
    clip: Rect | None = None


def answers(touchables: Iterable[Touchable]) -> tuple[Control, ...]:
    """What answers on a page, as data."""
    return tuple(
        Control(
            one.key, one.rect, plain(one.says), one.enabled, one.focusable, _does(one), one.clip
        )
        for one in touchables
    )


def _does(one: Touchable) -> tuple[str, ...]:
    found = {"press": one.act, "adjust": one.adjust, "slide": one.slide, "write": one.write}
    return tuple(name for name, does in found.items() if does is not None)


def written(list_: DisplayList) -> bytes:
    """The list as JSON."""
    return msgspec.json.encode(list_)


def read(data: bytes) -> DisplayList:
    """A list that was written as JSON."""
    return msgspec.json.decode(data, type=DisplayList)
