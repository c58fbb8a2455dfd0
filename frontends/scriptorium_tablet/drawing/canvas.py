"""The canvas: a list of items becomes graphics instructions, and only what changed is touched.

A screen says anew what is to be seen whenever something changed. Between two such moments nothing
is drawn at all. Movements shift single items without asking the screen.
"""

from __future__ import annotations

from collections.abc import Hashable
from dataclasses import dataclass
from typing import Any

from kivy.graphics import (
    BorderImage,
    Canvas,
    Color,
    InstructionGroup,
    PopMatrix,
    PushMatrix,
    Rectangle,
    Rotate,
    RoundedRectangle,
    Scale,
    StencilPop,
    StencilPush,
    StencilUnUse,
    StencilUse,
    Translate,
)

from scriptorium_stage.colours import Colour
from scriptorium_stage.shapes import Rect

BACK, BOARD, PIECES, MARKS, PANELS, BODY, SECOND, OVER, TOP, SHEET, FRONT = range(11)
CLIPPED = {
    BOARD: "board",
    PIECES: "board",
    MARKS: "board",
    BODY: "body",
    SECOND: "second",
    SHEET: "sheet",
}
WHITE: Colour = (255, 255, 255, 255)


@dataclass(frozen=True)
class Item:
    """Something to be seen: what it is made of, where, how turned, in which colour.

    `kind` is `picture`, `patch` (a nine-patch), `tiles`, `round` or `edges`; `what` names the
    content, so that two items that look alike are equal without looking at textures.
    """

    key: str
    layer: int
    kind: str
    what: Hashable
    rect: Rect
    colour: Colour = WHITE
    angle: float = 0.0
    border: tuple[float, ...] = ()
    parts: tuple[Rect, ...] = ()


class Shown:
    """An item on the screen and the instructions that draw it."""

    def __init__(self, item: Item, texture: Any, height: float) -> None:
        self.group = InstructionGroup()
        self._colour = Color(*(part / 255 for part in item.colour))
        self._move, self._turn, self._size = Translate(0, 0), Rotate(0), Scale(1)
        for instruction in (PushMatrix(), self._colour, self._move, self._turn, self._size):
            self.group.add(instruction)
        self._bodies = _bodies(item, texture)
        for body in self._bodies:
            self.group.add(body)
        self.group.add(PopMatrix())
        self.item = item
        self.rest(height)

    def rest(self, height: float) -> None:
        """Where the item belongs."""
        x, y = self.item.rect.middle
        self.place(x, y, self.item.angle, self.item.colour[3], 1.0, height)

    def place(
        self, x: float, y: float, angle: float, alpha: float, size: float, height: float
    ) -> None:
        """Somewhere else for now; y runs downwards and angles are clockwise."""
        self._move.xy = (x, height - y)
        self._turn.angle = -angle
        self._size.xyz = (size, size, 1)
        self._colour.a = alpha / 255

    def again(self, item: Item, height: float) -> None:
        """The same content in another place or colour."""
        if item.rect[2:] != self.item.rect[2:]:
            for body in self._bodies:
                body.pos, body.size = (-item.rect.w / 2, -item.rect.h / 2), item.rect[2:]
        self._colour.rgba = [part / 255 for part in item.colour]
        self.item = item
        self.rest(height)


def _bodies(item: Item, texture: Any) -> list[Any]:
    w, h = item.rect.w, item.rect.h
    place = {"pos": (-w / 2, -h / 2), "size": (w, h)}
    if item.kind == "round":
        return [RoundedRectangle(radius=[item.border[0]], segments=8, **place)]
    if item.kind == "patch":
        return [
            BorderImage(
                texture=texture, border=item.border[:4], display_border=item.border[4:], **place
            )
        ]
    if item.kind == "edges":
        x, y = item.rect.middle
        return [
            Rectangle(pos=(one.x - x, y - one.bottom), size=(one.w, one.h)) for one in item.parts
        ]
    if item.kind == "tiles":
        across, down = w / item.border[0], h / item.border[0]
        body = Rectangle(texture=texture, **place)
        body.tex_coords = (0, 0, across, 0, across, down, 0, down)
        return [body]
    return [Rectangle(texture=texture, **place)]


class Stage:
    """What is on the screen, layer by layer; the layers of the board move and zoom together."""

    def __init__(self, canvas: Canvas) -> None:
        self.height = 0.0
        self.shown: dict[str, Shown] = {}
        self._layers: list[InstructionGroup] = []
        self._order: list[list[str]] = [[] for _ in range(FRONT + 1)]
        # A stencil needs its shape twice: to be let in by it, and to take it away again.
        self.clips = {
            name: (Rectangle(size=(0, 0)), Rectangle(size=(0, 0))) for name in CLIPPED.values()
        }
        self.pan, self.zoom = Translate(0, 0), Scale(1)
        for layer in range(FRONT + 1):
            clip = CLIPPED.get(layer, "")
            if clip and CLIPPED.get(layer - 1) != clip:
                for instruction in (StencilPush(), self.clips[clip][0], StencilUse()):
                    canvas.add(instruction)
                if clip == "board":
                    for instruction in (PushMatrix(), self.pan, self.zoom):
                        canvas.add(instruction)
            group = InstructionGroup()
            canvas.add(group)
            self._layers.append(group)
            if clip and CLIPPED.get(layer + 1) != clip:
                if clip == "board":
                    canvas.add(PopMatrix())
                for instruction in (StencilUnUse(), self.clips[clip][1], StencilPop()):
                    canvas.add(instruction)

    def show(self, items: list[Item], textures: dict[str, Any], height: float) -> None:
        """Put these items on the screen and take away all others."""
        moved = height != self.height
        self.height = height
        fresh: dict[str, Item] = {}
        order: list[list[str]] = [[] for _ in range(FRONT + 1)]
        for item in items:
            if item.key not in fresh:
                order[item.layer].append(item.key)
            fresh[item.key] = item
        old = self.shown
        made: dict[str, Shown] = {}
        for key, item in fresh.items():
            was = old.get(key)
            if was is None or not _alike(was.item, item):
                made[key] = Shown(item, textures.get(key), height)
            elif was.item != item or moved:
                was.again(item, height)
        for layer, keys in enumerate(order):
            changed = keys != self._order[layer] or any(key in made for key in keys)
            if not changed:
                continue
            group = self._layers[layer]
            group.clear()
            for key in keys:
                group.add((made.get(key) or old[key]).group)
        self._order = order
        self.shown = {key: made.get(key) or old[key] for key in fresh}

    def clip(self, name: str, rect: Rect | None) -> None:
        """Let nothing of some layers be seen outside a rectangle."""
        rect = rect if rect is not None else Rect(0, 0, 0, 0)
        for shape in self.clips[name]:
            shape.pos = (round(rect.x), round(self.height - rect.bottom))
            shape.size = (round(rect.w), round(rect.h))

    def middles(self) -> dict[str, tuple[float, float]]:
        """Where the middle of each item is."""
        return {key: shown.item.rect.middle for key, shown in self.shown.items()}

    def lift(self, keys: list[str]) -> None:
        """These items are about to move; here each item can, at any time."""

    def settle(self) -> None:
        """Nothing moves any more; what stood still was never kept apart."""

    def shift(self, key: str, x: float, y: float, angle: float, alpha: float, size: float) -> None:
        """Show an item elsewhere for now, given its middle."""
        found = self.shown.get(key)
        if found is not None:
            found.place(x, y, angle, alpha, size, self.height)

    def restore(self, key: str) -> None:
        """Put an item back where it belongs."""
        found = self.shown.get(key)
        if found is not None:
            found.rest(self.height)

    def look(self, dx: float, dy: float, zoom: float) -> None:
        """Move and enlarge the board as it is, until it is painted anew."""
        self.pan.xy = (dx, dy)
        self.zoom.xyz = (zoom, zoom, 1)


def _alike(one: Item, two: Item) -> bool:
    """Whether the same instructions serve for both."""
    if (one.kind, one.what, one.border, one.layer) != (two.kind, two.what, two.border, two.layer):
        return False
    if one.kind in ("edges", "tiles"):
        return one.rect[2:] == two.rect[2:] and (one.kind == "tiles" or one.parts == two.parts)
    return True
