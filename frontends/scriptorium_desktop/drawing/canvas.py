"""The canvas: a list of items becomes sprites, layer by layer, and only what changed is touched.

A view says anew what is to be seen whenever something changed; between two such moments a frame
costs one draw call for each layer. Movements shift single sprites without asking the view.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Hashable
from dataclasses import dataclass

import arcade
from PIL import Image

from scriptorium_stage.shapes import Rect

from .still import Still

BACK, BOARD, PIECES, PANELS, MOVING, TOP = range(6)
LAYERS = 6
KEEP_UNUSED = 600
EDGE = 2
BOX = ((-0.5, -0.5), (0.5, -0.5), (0.5, 0.5), (-0.5, 0.5))

Make = Callable[[], Image.Image]


@dataclass(frozen=True)
class Item:
    """Something to be seen: an image, where, how turned, how faint."""

    key: str
    layer: int
    image: Hashable
    make: Make
    rect: Rect
    angle: float = 0.0
    alpha: int = 255


class Canvas:
    """What is on the screen."""

    def __init__(self, ratio: float = 1.0) -> None:
        self.ratio = ratio
        self.height = 0.0
        self.items: dict[str, Item] = {}
        self.still = Still()
        self._moving: arcade.SpriteList[arcade.Sprite] = arcade.SpriteList()
        self._names: dict[arcade.Sprite, str] = {}
        self._lists: list[arcade.SpriteList[arcade.Sprite]] = [
            arcade.SpriteList() for _ in range(LAYERS)
        ]
        self._sprites: dict[str, arcade.Sprite] = {}
        self._textures: dict[Hashable, arcade.Texture] = {}
        self._used: dict[Hashable, int] = {}
        self._times = 0

    def show(self, items: list[Item], height: float) -> None:
        """Put these items on the screen and take away all others."""
        self._times += 1
        same_height = height == self.height
        self.height = height
        by_layer: list[list[Item]] = [[] for _ in range(LAYERS)]
        fresh: dict[str, Item] = {}
        for item in items:
            if item.key not in fresh:
                by_layer[item.layer].append(item)
            fresh[item.key] = item
        for layer, wanted in enumerate(by_layer):
            self._show_layer(layer, [fresh[item.key] for item in wanted], same_height)
        for key in self._sprites.keys() - fresh.keys():
            del self._sprites[key]
        self.items = fresh
        self._names = {sprite: key for key, sprite in self._sprites.items()}
        self.settle()
        self._forget()

    def _show_layer(self, layer: int, items: list[Item], same_height: bool) -> None:
        sprites = []
        for item in items:
            sprite = self._sprites.get(item.key)
            if sprite is None:
                sprite = arcade.Sprite(self._texture(item))
                self._sprites[item.key] = sprite
                self._place(sprite, item)
            elif not same_height or self.items.get(item.key) != item:
                texture = self._texture(item)
                if sprite.texture is not texture:
                    sprite.texture = texture
                self._place(sprite, item)
            self._used[item.image] = self._times
            sprites.append(sprite)
        shown = self._lists[layer]
        if list(shown) != sprites:
            shown.clear()
            shown.extend(sprites)

    def _texture(self, item: Item) -> arcade.Texture:
        found = self._textures.get(item.image)
        if found is None:
            # A name that says all that went into it, and no outline: nothing asks for hits.
            found = arcade.Texture(item.make(), hash=repr(item.image), hit_box_points=BOX)
            self._textures[item.image] = found
        self._used[item.image] = self._times
        return found

    def _place(self, sprite: arcade.Sprite, item: Item) -> None:
        x, y = item.rect.middle
        sprite.position = x, self.height - y
        sprite.size = item.rect.w, item.rect.h
        sprite.angle = item.angle
        sprite.alpha = item.alpha

    def _forget(self) -> None:
        old = [image for image, at in self._used.items() if at < self._times - KEEP_UNUSED]
        for image in old:
            del self._used[image]
            self._textures.pop(image, None)

    # moving

    def middles(self) -> dict[str, tuple[float, float]]:
        """Where the middle of each item is."""
        return {key: item.rect.middle for key, item in self.items.items()}

    def lift(self, keys: list[str]) -> None:
        """These items are about to move: all others stay as one picture meanwhile."""
        wanted = set(keys)
        self._moving.clear()
        for layer in self._lists:
            self._moving.extend(sprite for sprite in layer if self._names.get(sprite) in wanted)
        self.still.forget()

    def settle(self) -> None:
        """Nothing moves any more."""
        self._moving.clear()
        self.still.forget()

    def shift(self, key: str, x: float, y: float, angle: float, alpha: int, size: float) -> None:
        """Show an item elsewhere for now, given its middle; `restore` puts it back."""
        sprite, item = self._sprites.get(key), self.items.get(key)
        if sprite is None or item is None:
            return
        sprite.position = x, self.height - y
        sprite.angle = angle
        sprite.alpha = alpha
        sprite.size = item.rect.w * size, item.rect.h * size

    def restore(self, key: str) -> None:
        """Put an item back where it belongs."""
        if key in self._sprites and key in self.items:
            self._place(self._sprites[key], self.items[key])

    def draw(self) -> None:
        """Draw what stands still, as one picture, and over it what moves."""
        if not self.still.fresh:
            self.still.draw(self._draw_still)
        self.still.show(self._room_of_moving())
        if len(self._moving):
            self._moving.draw()

    def _room_of_moving(self) -> Rect | None:
        """The pixels round everything that moves, counted from the lower left corner."""
        if not len(self._moving):
            return None
        boxes = [_box(one) for one in self._moving]
        left = min(box.x for box in boxes) * self.ratio
        low = min(box.y for box in boxes) * self.ratio
        right = max(box.right for box in boxes) * self.ratio
        high = max(box.bottom for box in boxes) * self.ratio
        return Rect(left, low, right - left, high - low)

    def _draw_still(self) -> None:
        moving = list(self._moving)
        for sprite in moving:
            sprite.visible = False
        for layer in self._lists:
            if len(layer):
                layer.draw()
        for sprite in moving:
            sprite.visible = True


def _box(sprite: arcade.Sprite) -> Rect:
    """The upright box round a sprite as it is turned, with a little room for its soft edge."""
    turned = math.radians(sprite.angle)
    cos, sin = abs(math.cos(turned)), abs(math.sin(turned))
    width = sprite.width * cos + sprite.height * sin + 2 * EDGE
    height = sprite.width * sin + sprite.height * cos + 2 * EDGE
    return Rect(sprite.center_x - width / 2, sprite.center_y - height / 2, width, height)
