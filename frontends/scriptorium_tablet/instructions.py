"""The canvas: a display list becomes graphics instructions, and only what changed is touched.

A page says anew what is to be seen whenever something changed. Between two such moments nothing
is drawn at all. Movements shift single items without asking the page.
"""

from __future__ import annotations

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

from scriptorium_stage.shapes import Rect
from scriptorium_stage.ui.display import (
    CLIPPED,
    LAYERS,
    DisplayList,
    Edges,
    Image,
    Part,
    Patch,
    Round,
    Shape,
    Tiles,
    Words,
)

from .letters import Letters
from .textures import Textures


class Drawn:
    """An item on the glass and the instructions that draw it."""

    def __init__(self, item: Shape, part: str, texture: Any, height: float) -> None:
        self.group = InstructionGroup()
        self.part = part
        self.texture = texture
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

    def again(self, item: Shape, height: float) -> None:
        """The same content in another place or colour."""
        if isinstance(item, Words):
            self._bodies[0].pos = _beside(item, self.texture)
        elif item.rect[2:] != self.item.rect[2:]:
            for body in self._bodies:
                body.pos, body.size = (-item.rect.w / 2, -item.rect.h / 2), item.rect[2:]
        self._colour.rgba = [part / 255 for part in item.colour]
        self.item = item
        self.rest(height)


def _bodies(item: Shape, texture: Any) -> list[Any]:
    w, h = item.rect.w, item.rect.h
    place = {"pos": (-w / 2, -h / 2), "size": (w, h)}
    if isinstance(item, Round):
        return [RoundedRectangle(radius=[item.radius], segments=8, **place)]
    if isinstance(item, Patch):
        return [BorderImage(texture=texture, border=item.inner, display_border=item.shown, **place)]
    if isinstance(item, Edges):
        return [
            Rectangle(pos=(one.x - w / 2, h / 2 - one.bottom), size=(one.w, one.h))
            for one in item.parts
        ]
    if isinstance(item, Tiles):
        across, down = w / item.side, h / item.side
        body = Rectangle(texture=texture, **place)
        body.tex_coords = (0, 0, across, 0, across, down, 0, down)
        return [body]
    if isinstance(item, Words):
        return [Rectangle(texture=texture, pos=_beside(item, texture), size=texture.size)]
    return [Rectangle(texture=texture, **place)]


def _beside(item: Words, texture: Any) -> tuple[float, float]:
    """Where letters lie about the middle of their place, on whole pixels of the glass."""
    width, height = texture.size
    x, y = item.rect.middle
    left = {"left": item.rect.x, "center": x - width / 2, "right": item.rect.right - width}
    return round(left[item.align]) - x, y - round(item.rect.y) - height


class Stage:
    """What is on the glass, layer by layer; in each layer part by part."""

    def __init__(self, canvas: Canvas, textures: Textures, letters: Letters) -> None:
        self.height = 0.0
        self.shown: dict[str, Drawn] = {}
        self._textures, self._letters = textures, letters
        self._parts: dict[str, Part] = {}
        self._layers: list[InstructionGroup] = []
        self._groups: dict[tuple[int, str], InstructionGroup] = {}
        self._order: dict[tuple[int, str], list[str]] = {}
        # A stencil needs its shape twice: to be let in by it, and to take it away again.
        self.clips = {
            name: (Rectangle(size=(0, 0)), Rectangle(size=(0, 0))) for name in CLIPPED.values()
        }
        for layer in range(LAYERS):
            clip = CLIPPED.get(layer, "")
            if clip and CLIPPED.get(layer - 1) != clip:
                for instruction in (StencilPush(), self.clips[clip][0], StencilUse()):
                    canvas.add(instruction)
            group = InstructionGroup()
            canvas.add(group)
            self._layers.append(group)
            if clip and CLIPPED.get(layer + 1) != clip:
                for instruction in (StencilUnUse(), self.clips[clip][1], StencilPop()):
                    canvas.add(instruction)

    def show(self, shown: DisplayList) -> None:
        """Put this on the glass and take away all else; a part that is the same is left alone."""
        moved = shown.height != self.height
        old = {} if moved else self._parts
        self.height = shown.height
        parts = {part.name: part for part in shown.parts}
        gone = {key for name in self._parts for one in self._order_of(name) for key in one}
        if list(parts) != list(self._parts):
            self._arrange(list(parts))
        self._parts = parts
        for part in shown.parts:
            if part is not old.get(part.name):
                self._show_part(part, moved)
        kept = {key for name in parts for one in self._order_of(name) for key in one}
        for key in gone - kept:
            del self.shown[key]
        for name in self.clips:
            self._clip(name, shown.clips.get(name, Rect(0, 0, 0, 0)))

    def _order_of(self, part: str) -> list[list[str]]:
        return [self._order.get((layer, part), []) for layer in range(LAYERS)]

    def _arrange(self, names: list[str]) -> None:
        """Other parts than before: each has a group of its own in every layer, in their order."""
        for layer, group in enumerate(self._layers):
            group.clear()
            for name in names:
                known = self._groups.setdefault((layer, name), InstructionGroup())
                group.add(known)
        for layer, name in [key for key in self._groups if key[1] not in names]:
            del self._groups[layer, name]
            self._order.pop((layer, name), None)

    def _show_part(self, part: Part, moved: bool) -> None:
        """What changed of a part is made or moved, and layers with other items are filled anew."""
        order: list[list[str]] = [[] for _ in range(LAYERS)]
        fresh: dict[str, Shape] = {}
        for item in part.items:
            if item.key not in fresh:
                order[item.layer].append(item.key)
            fresh[item.key] = item
        made = set()
        for key, item in fresh.items():
            was = self.shown.get(key)
            if was is None or was.part != part.name or not _alike(was.item, item):
                self.shown[key] = Drawn(item, part.name, self._texture(item), self.height)
                made.add(key)
            elif moved or was.item != item:
                was.again(item, self.height)
        for layer, keys in enumerate(order):
            place = layer, part.name
            if keys != self._order.get(place, []) or not made.isdisjoint(keys):
                group = self._groups[place]
                group.clear()
                for key in keys:
                    group.add(self.shown[key].group)
            self._order[place] = keys

    def _texture(self, item: Shape) -> Any:
        if isinstance(item, Image | Patch):
            return self._textures.cut(item.cut)
        if isinstance(item, Tiles):
            return self._textures.tile(item.file)
        return self._letters.texture(item) if isinstance(item, Words) else None

    def _clip(self, name: str, rect: Rect) -> None:
        """Let nothing of some layers be seen outside a rectangle."""
        for shape in self.clips[name]:
            shape.pos = (round(rect.x), round(self.height - rect.bottom))
            shape.size = (round(rect.w), round(rect.h))

    def forget(self) -> None:
        """Make all anew, after the graphics card has lost it."""
        self._textures.forget()
        self._letters.forget()
        self.shown.clear()
        self._parts = {}
        self._order.clear()

    # moving

    def middles(self) -> dict[str, tuple[float, float]]:
        """Where the middle of each item is."""
        return {key: drawn.item.rect.middle for key, drawn in self.shown.items()}

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


def _alike(one: Shape, two: Shape) -> bool:
    """Whether the same instructions serve for both."""
    if type(one) is not type(two) or one.layer != two.layer or one.content != two.content:
        return False
    return not isinstance(one, Edges | Tiles) or one.rect[2:] == two.rect[2:]
