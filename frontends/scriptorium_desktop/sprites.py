"""The canvas: a display list becomes sprites, layer by layer, and only what changed is touched.

A page says anew what is to be seen whenever something changed; between two such moments a frame
costs one draw call for each layer. Movements shift single sprites without asking the page.
"""

from __future__ import annotations

import math
from collections.abc import Hashable, Iterable
from typing import Any

import arcade

from scriptorium_ui.toolkit.display import (
    CLIPPED,
    LAYERS,
    DisplayList,
    DisplayPart,
    Edges,
    Fill,
    Shape,
)
from scriptorium_ui.toolkit.rect import Rect, overlap

from .images import forget_pages, image_of, room_of
from .still import WHOLE_FRAMES, Still

KEEP_UNUSED = 600
EDGE = 2
ROOM = (1024, 1024)
BOX = ((-0.5, -0.5), (0.5, -0.5), (0.5, 0.5), (-0.5, 0.5))

Sprites = arcade.SpriteList[arcade.Sprite]


class Canvas:
    """What is on the screen. Lists count pixels; `ratio` is how many of them a point has."""

    def __init__(self, ratio: float = 1.0) -> None:
        self.ratio = ratio
        self.height = 0.0
        self.items: dict[str, Shape] = {}
        self.clips: dict[str, Rect] = {}
        self.still = Still()
        self._parts: dict[str, DisplayPart] = {}
        self._sprites: dict[str, arcade.Sprite] = {}
        # Once for what stands still, and once for the live parts above it.
        self._lists: list[Sprites] = [arcade.SpriteList() for _ in range(2 * LAYERS)]
        self._orders: list[list[str]] = [[] for _ in range(2 * LAYERS)]
        self._moving: dict[str, Sprites] = {}
        self._textures: dict[Hashable, arcade.Texture] = {}
        self._images: dict[str, Hashable] = {}
        self._used: dict[Hashable, int] = {}
        self._times = 0
        self._size = 0.0, 0.0
        self._scissor: Rect | None = None
        # What changed of the live parts, and in how many frames that is drawn.
        self._changed: Rect | None = None
        self._frames = 0
        self._live: set[str] = set()
        self._live_rooms: list[Rect | None] | None = None  # until one of them is elsewhere

    def show(self, shown: DisplayList) -> None:
        """Put this on the screen and take away all else; a part that is the same is left alone."""
        self._times += 1
        resized = (shown.width, shown.height) != self._size
        if resized:
            self.clear()  # images are as large as they are shown: hardly one fits another size
            self._size = shown.width, shown.height
        moved = shown.height != self.height
        self.height = shown.height
        orders: list[list[str]] = [[] for _ in range(2 * LAYERS)]
        fresh: dict[str, Shape] = {}
        before = self._room_of(self._lists[LAYERS:])
        still = not moved and list(self._parts) == [part.name for part in shown.parts]
        for part in shown.parts:
            same = not moved and self._parts.get(part.name) is part
            still = still and (same or part.live)
            for item in part.items:
                if item.key not in fresh:
                    orders[item.layer + LAYERS * part.live].append(item.key)
                fresh[item.key] = item
                if not same and (moved or self.items.get(item.key) != item):
                    self._show(item)
        for key in self._sprites.keys() - fresh.keys():
            del self._sprites[key], self._images[key]
        self.items = fresh
        self._arrange(orders)
        self._live, self._live_rooms = {key for keys in orders[LAYERS:] for key in keys}, None
        self._parts = {part.name: part for part in shown.parts}
        self.clips = shown.clips
        if still:
            self._renew(before, self._room_of(self._lists[LAYERS:]))
        else:
            self.settle()
        self._forget()
        if resized:
            forget_pages()

    def _show(self, item: Shape) -> None:
        """A sprite for an item that is new or has changed."""
        sprite, texture = self._sprites.get(item.key), self._texture(item)
        if sprite is None:
            sprite = self._sprites[item.key] = arcade.Sprite(texture)
        elif sprite.texture is not texture:
            sprite.texture = texture
        self._place(sprite, item)

    def _arrange(self, orders: list[list[str]]) -> None:
        """Each layer has its sprites in their order."""
        for layer, keys in enumerate(orders):
            sprites = [self._sprites[key] for key in keys]
            if keys != self._orders[layer] or list(self._lists[layer]) != sprites:
                self._lists[layer].clear()
                self._lists[layer].extend(sprites)
        self._orders = orders

    def _texture(self, item: Shape) -> arcade.Texture:
        room = room_of(item)
        width, height = max(1, round(room.w)), max(1, round(room.h))
        image = (type(item).__name__, item.content, width, height)
        if isinstance(item, Fill):
            image = ("Fill", (), 0, 0)
        elif isinstance(item, Edges):
            image = (*image, item.rect[2:])
        found = self._textures.get(image)
        if found is None:
            # A name that says all that went into it, and no outline: nothing asks for hits.
            made = image_of(item, width, height)
            found = arcade.Texture(made, hash=repr(image), hit_box_points=BOX)
            self._textures[image] = found
        self._images[item.key] = image
        self._used[image] = self._times
        return found

    def _place(self, sprite: arcade.Sprite, item: Shape) -> None:
        sprite.color = item.colour
        self._put(sprite, item, *item.rect.middle, item.angle, 1.0)

    def _put(
        self, sprite: arcade.Sprite, item: Shape, x: float, y: float, angle: float, size: float
    ) -> None:
        """Its room lies about the middle of an item, which is to be at `x` and `y`, as it turns."""
        room, (was_x, was_y), turned = room_of(item), item.rect.middle, math.radians(angle)
        right, down = room.middle[0] - was_x, room.middle[1] - was_y
        sine, cosine = math.sin(turned), math.cos(turned)
        x, y = x + right * cosine - down * sine, y + right * sine + down * cosine
        sprite.position = x / self.ratio, (self.height - y) / self.ratio
        # What slides keeps its size and its angle: each that is set is sent to the graphics card.
        sides = room.w * size / self.ratio, room.h * size / self.ratio
        if sprite.size != sides:
            sprite.size = sides
        if sprite.angle != angle:
            sprite.angle = angle

    def _forget(self) -> None:
        """Give back the images that nobody has seen for long: the atlas lets go of them."""
        if self._times % KEEP_UNUSED:
            return
        shown = set(self._images.values())
        for image in [image for image, at in self._used.items() if at < self._times - KEEP_UNUSED]:
            if image not in shown:
                del self._used[image]
                self._textures.pop(image, None)

    def clear(self) -> None:
        """Give back everything."""
        self.settle()
        self.items, self._parts, self._orders = {}, {}, [[] for _ in range(2 * LAYERS)]
        for kept in (self._sprites, self._images, self._textures, self._used):
            kept.clear()
        for layer in self._lists:
            layer.clear()
        atlas: Any = arcade.get_window().ctx.default_atlas
        if not atlas.textures:  # it grows by itself, and never shrinks
            atlas.resize(ROOM)

    # moving

    def middles(self) -> dict[str, tuple[float, float]]:
        """Where the middle of each item is."""
        return {key: item.rect.middle for key, item in self.items.items()}

    def lift(self, keys: list[str]) -> None:
        """These items are about to move: all others stay as one picture meanwhile."""
        wanted = set(keys)
        self._lower()
        for layer, order in enumerate(self._orders[:LAYERS]):
            found = [self._sprites[key] for key in order if key in wanted]
            if found:
                clip = CLIPPED.get(layer, "")
                self._moving.setdefault(clip, arcade.SpriteList()).extend(found)
        self.still.forget()

    def settle(self) -> None:
        """Nothing moves any more."""
        self._lower()
        self.still.forget()

    def _lower(self) -> None:
        """A sprite tells each list that it is in of every change: what does not move is in one."""
        for sprites in self._moving.values():
            sprites.clear()
        self._moving = {}

    def shift(self, key: str, x: float, y: float, angle: float, alpha: int, size: float) -> None:
        """Show an item elsewhere for now, given its middle; `restore` puts it back."""
        sprite, item = self._sprites.get(key), self.items.get(key)
        if sprite is None or item is None:
            return
        if sprite.alpha != alpha:
            sprite.alpha = alpha
        if key in self._live:
            self._live_rooms = None
        self._put(sprite, item, x, y, angle, size)

    def restore(self, key: str) -> None:
        """Put an item back where it belongs."""
        if key in self._sprites and key in self.items:
            self._place(self._sprites[key], self.items[key])
            self._live_rooms = None

    # drawing

    def draw(self) -> None:
        """Draw what stands still, as one picture, and over it what moves."""
        if not self.still.fresh:
            self.still.draw(self._draw_still)
        room = self._room_of(self._moving.values())
        self._frames -= 1
        self.still.show(_both(room, self._changed if self._frames >= 0 else None))
        for clip, sprites in self._moving.items():
            view = self._view(clip)
            if view is not None and room is not None and overlap(view, room) == room:
                view = None
            self._within(view)
            sprites.draw()
        self._draw_live(Rect(*(float(side) for side in self.still.renewed)))
        self._within(None)

    def _draw_live(self, area: Rect) -> None:
        """The live parts, where the picture was copied over them."""
        if self._live_rooms is None:
            self._live_rooms = [self._room_of([sprites]) for sprites in self._lists[LAYERS:]]
        for layer, sprites in enumerate(self._lists[LAYERS:]):
            room = self._live_rooms[layer]
            if room is not None and min(overlap(room, area)[2:]) > 0:
                view = self._view(CLIPPED.get(layer, ""))
                self._within(area if view is None else overlap(view, area))
                sprites.draw()

    def _renew(self, before: Rect | None, now: Rect | None) -> None:
        """Only live parts have changed: draw anew where they were and are."""
        left = self._changed if self._frames > 0 else None
        self._changed, self._frames = _both(left, _both(before, now)), WHOLE_FRAMES

    def _view(self, clip: str) -> Rect | None:
        """The rectangle of that name, counted from the lower left corner; None for all."""
        rect = self.clips.get(clip)
        return None if rect is None else rect._replace(y=self.height - rect.bottom)

    def _within(self, view: Rect | None) -> None:
        """Let nothing be drawn outside a rectangle."""
        if view == self._scissor:
            return
        self._scissor = view
        x, y, w, h = view or (0, 0, 0, 0)
        area = (round(x), round(y), round(w), round(h))
        arcade.get_window().ctx.scissor = area if view is not None else None

    def _room_of(self, lists: Iterable[Sprites]) -> Rect | None:
        """The pixels round all of some sprites, counted from the lower left corner."""
        boxes = [_box(one) for sprites in lists for one in sprites]
        if not boxes:
            return None
        left = min(box.x for box in boxes) * self.ratio
        low = min(box.y for box in boxes) * self.ratio
        right = max(box.right for box in boxes) * self.ratio
        high = max(box.bottom for box in boxes) * self.ratio
        return Rect(left, low, right - left, high - low)

    def _draw_still(self) -> None:
        moving = [sprite for sprites in self._moving.values() for sprite in sprites]
        for sprite in moving:
            sprite.visible = False
        for layer, sprites in enumerate(self._lists[:LAYERS]):
            if len(sprites):
                self._within(self._view(CLIPPED.get(layer, "")))
                sprites.draw()
        self._within(None)
        for sprite in moving:
            sprite.visible = True


def _both(one: Rect | None, two: Rect | None) -> Rect | None:
    """The room that two take together."""
    if one is None or two is None:
        return one or two
    x, y = min(one.x, two.x), min(one.y, two.y)
    return Rect(x, y, max(one.right, two.right) - x, max(one.bottom, two.bottom) - y)


def _box(sprite: arcade.Sprite) -> Rect:
    """The upright box round a sprite as it is turned, with a little room for its soft edge."""
    turned = math.radians(sprite.angle)
    cos, sin = abs(math.cos(turned)), abs(math.sin(turned))
    width = sprite.width * cos + sprite.height * sin + 2 * EDGE
    height = sprite.width * sin + sprite.height * cos + 2 * EDGE
    return Rect(sprite.center_x - width / 2, sprite.center_y - height / 2, width, height)
