"""The canvas: a display list becomes graphics instructions, and only what changed is touched.

A page says anew what is to be seen whenever something changed. Between two such moments nothing
is drawn at all. Movements shift single items without asking the page.
"""

from __future__ import annotations

from typing import Any

from kivy.graphics import (
    BorderImage,
    Canvas,
    ClearBuffers,
    ClearColor,
    Color,
    Fbo,
    InstructionGroup,
    PopMatrix,
    PushMatrix,
    Rectangle,
    Rotate,
    RoundedRectangle,
    Scale,
    ScissorPop,
    ScissorPush,
    Translate,
)

from scriptorium_play.app.freed_memory import give_back
from scriptorium_ui.toolkit.display import (
    CLIPPED,
    LAYERS,
    DisplayList,
    DisplayPart,
    Edges,
    Image,
    Patch,
    Polygon,
    Round,
    Shape,
    TextItem,
    Tiles,
)
from scriptorium_ui.toolkit.rect import Rect

from .letters import TextTextures
from .polygons import polygon
from .textures import Textures


class DrawnItem:
    """An item on the screen and the instructions that draw it."""

    def __init__(self, item: Shape, part: str, texture: Any, height: float) -> None:
        self.group = InstructionGroup()
        self.part = part
        self.texture = texture
        self._colour = Color(*(part / 255 for part in item.colour))
        self._move, self._turn, self._size = Translate(0, 0), Rotate(0), Scale(1)
        for instruction in (PushMatrix(), self._colour, self._move, self._turn, self._size):
            self.group.add(instruction)
        self._bodies = _bodies(item, texture)
        # All that a picture, a line or letters have is one colour.
        self._colours = [one for one in self._bodies if isinstance(one, Color)] or [self._colour]
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
        for colour in self._colours:
            colour.a = alpha / 255

    def again(self, item: Shape, height: float) -> None:
        """The same content in another place or colour."""
        if isinstance(item, TextItem):
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
    if isinstance(item, Polygon):
        return polygon(item)
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
    if isinstance(item, TextItem):
        return [Rectangle(texture=texture, pos=_beside(item, texture), size=texture.size)]
    return [Rectangle(texture=texture, **place)]


def _beside(item: TextItem, texture: Any) -> tuple[float, float]:
    """Where letters lie about the middle of their place, on whole pixels of the screen."""
    width, height = texture.size
    x, y = item.rect.middle
    left = {"left": item.rect.x, "center": x - width / 2, "right": item.rect.right - width}
    above = (height - item.rect.h) / 2  # a font wants higher lines than we set
    return round(left[item.align]) - x, y - round(item.rect.y - above) - height


class Layers:
    """What is drawn one layer upon another; of a clipped layer nothing is seen outside its clip."""

    def __init__(self) -> None:
        self.group = InstructionGroup()
        self.clips = {layer: ScissorPush(width=0, height=0) for layer in CLIPPED}
        self._drawn: list[list[InstructionGroup]] = []

    def fill(self, layers: list[list[InstructionGroup]]) -> None:
        """These groups in each of the layers; a layer that is empty costs nothing."""
        if layers == self._drawn:
            return
        self._drawn = layers
        self.group.clear()
        for layer, groups in enumerate(layers):
            clip = CLIPPED.get(layer, "") if groups else ""
            for instruction in (
                *((self.clips[layer],) if clip else ()),
                *groups,
                *((ScissorPop(),) if clip else ()),
            ):
                self.group.add(instruction)

    def clip(self, name: str, rect: Rect, height: float) -> None:
        """Let nothing of some layers be seen outside a rectangle."""
        view = round(rect.x), round(height - rect.bottom), round(rect.w), round(rect.h)
        for layer, clip in self.clips.items():
            if CLIPPED[layer] == name and (clip.x, clip.y, clip.width, clip.height) != view:
                clip.x, clip.y, clip.width, clip.height = view


class Stage:
    """What is on the screen, layer by layer; in each layer part by part.

    What stands still is drawn once, into a picture; each frame copies it and draws upon it what is
    lively and what moves. Kivy draws that picture anew whenever one of its instructions changes.
    """

    def __init__(self, canvas: Canvas, textures: Textures, letters: TextTextures) -> None:
        self.height = 0.0
        self.shown: dict[str, DrawnItem] = {}
        self._textures, self._letters = textures, letters
        self._parts: dict[str, DisplayPart] = {}
        self._groups: dict[tuple[int, str], InstructionGroup] = {}
        self._order: dict[tuple[int, str], list[str]] = {}
        self._lifted: set[str] = set()
        self.still, self.moving, self.live = Layers(), Layers(), Layers()
        self.picture = Fbo(size=(2, 2), clear_color=(0, 0, 0, 1))
        self.picture.add(ClearColor(0, 0, 0, 1))
        self.picture.add(ClearBuffers())
        self.picture.add(self.still.group)
        self._copy = Rectangle(texture=self.picture.texture)
        for instruction in (self.picture, Color(1, 1, 1, 1), self._copy):
            canvas.add(instruction)
        canvas.add(self.moving.group)
        canvas.add(self.live.group)

    def show(self, shown: DisplayList) -> None:
        """Put this on the screen and take away all else; a part that is the same is left alone."""
        moved = self._resize(max(2, round(shown.width)), max(2, round(shown.height)))
        moved = moved or shown.height != self.height
        old = {} if moved else self._parts
        self.height = shown.height
        parts = {part.name: part for part in shown.parts}
        gone = {key for name in self._parts for one in self._order_of(name) for key in one}
        for layer, name in [key for key in self._groups if key[1] not in parts]:
            del self._groups[layer, name]
            self._order.pop((layer, name), None)
        self._parts = parts
        for part in shown.parts:
            if part is not old.get(part.name):
                self._show_part(part, moved)
        kept = {key for name in parts for one in self._order_of(name) for key in one}
        for key in gone - kept:
            del self.shown[key]
        for name in CLIPPED.values():
            rect = shown.clips.get(name, Rect(0, 0, 0, 0))
            for layers in (self.still, self.moving, self.live):
                layers.clip(name, rect, self.height)
        self._arrange()
        if moved:
            items = [drawn.item for drawn in self.shown.values()]
            self._textures.keep(
                {item.cut for item in items if isinstance(item, Image | Patch)},
                {item.file for item in items if isinstance(item, Tiles)},
            )
            give_back()  # a screen is turned now and then, not dragged larger

    def _resize(self, width: int, height: int) -> bool:
        """The picture is as large as the screen; whether it was not."""
        if tuple(self.picture.size) == (width, height):
            return False
        self.picture.size = width, height
        self.picture.texture.min_filter = self.picture.texture.mag_filter = "nearest"
        self._copy.texture, self._copy.size = self.picture.texture, (width, height)
        return True

    def _order_of(self, part: str) -> list[list[str]]:
        return [self._order.get((layer, part), []) for layer in range(LAYERS)]

    def _arrange(self) -> None:
        """The parts of the picture, what moves above them, and what is lively, in their order."""
        for layers, live in ((self.still, False), (self.live, True)):
            names = [part.name for part in self._parts.values() if part.live == live]
            layers.fill(
                [
                    [self._groups[layer, name] for name in names if self._order.get((layer, name))]
                    for layer in range(LAYERS)
                ]
            )
        self.moving.fill(
            [
                [self.shown[key].group for name in self._parts for key in self._raised(layer, name)]
                for layer in range(LAYERS)
            ]
        )

    def _raised(self, layer: int, part: str) -> list[str]:
        """What moves of a layer, and so is not in the picture."""
        if not self._lifted or self._parts[part].live:
            return []
        return [key for key in self._order.get((layer, part), []) if key in self._lifted]

    def _show_part(self, part: DisplayPart, moved: bool) -> None:
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
                self.shown[key] = DrawnItem(item, part.name, self._texture(item), self.height)
                made.add(key)
            elif moved or was.item != item:
                was.again(item, self.height)
        for layer, keys in enumerate(order):
            place = layer, part.name
            if keys != self._order.get(place, []) or not made.isdisjoint(keys):
                self._order[place] = keys
                self._fill(layer, part.name)

    def _fill(self, layer: int, part: str) -> None:
        """A part's items of one layer, without those that move."""
        group = self._groups.setdefault((layer, part), InstructionGroup())
        group.clear()
        raised = set(self._raised(layer, part))
        for key in self._order[layer, part]:
            if key not in raised:
                group.add(self.shown[key].group)

    def _texture(self, item: Shape) -> Any:
        if isinstance(item, Image | Patch):
            return self._textures.cut(item.cut)
        if isinstance(item, Tiles):
            return self._textures.tile(item.file)
        return self._letters.texture(item) if isinstance(item, TextItem) else None

    def forget(self) -> None:
        """Make all anew, after the graphics card has lost it."""
        self._textures.forget()
        self._letters.forget()
        self._parts, self._lifted = {}, set()
        for known in (self.shown, self._order, self._groups):
            known.clear()

    # moving

    def middles(self) -> dict[str, tuple[float, float]]:
        """Where the middle of each item is."""
        return {key: drawn.item.rect.middle for key, drawn in self.shown.items()}

    def lift(self, keys: list[str]) -> None:
        """These items are about to move: they leave the picture meanwhile."""
        self._raise(set(keys))

    def settle(self) -> None:
        """Nothing moves any more: all is in the picture again."""
        self._raise(set())

    def _raise(self, keys: set[str]) -> None:
        before, self._lifted = self._lifted, keys
        other = before ^ keys
        for (layer, part), order in self._order.items():
            if not other.isdisjoint(order):
                self._fill(layer, part)
        self._arrange()

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
    return not isinstance(one, Edges | Polygon | Tiles) or one.rect[2:] == two.rect[2:]
