"""What stands still, kept as one picture on the graphics card and copied into each frame.

On Linux Mesa's software renderer keeps in the window what was drawn there and copies pixels slowly:
on it only the part round what moves is copied. Other drivers promise nothing of the kind, and copy
fast.
"""

from __future__ import annotations

import math
import sys
from collections.abc import Callable
from typing import Any

import arcade
from pyglet import gl

from scriptorium_ui.toolkit.rect import Rect

KEEPS = "llvmpipe"
WHOLE_FRAMES = 2

Area = tuple[int, int, int, int]


class Still:
    """A picture of the whole window; drawn anew only when something changed.

    `partly` tells that no more of it is copied than must be; `renewed` are the pixels of the last
    copy: left, low, width and height.
    """

    def __init__(self) -> None:
        self._buffer: Any = None
        self.fresh = False
        self._whole = WHOLE_FRAMES
        self._before: list[Rect] = []
        renderer = str(arcade.get_window().ctx.info.RENDERER)
        self.partly = KEEPS in renderer and sys.platform.startswith("linux")
        self.renewed: Area = (0, 0, 0, 0)

    def forget(self) -> None:
        """Something changed: the picture is to be drawn anew."""
        self.fresh = False

    def draw(self, paint: Callable[[], None]) -> None:
        """Draw the picture."""
        window = arcade.get_window()
        size = window.get_framebuffer_size()
        if self._buffer is None or self._buffer.size != size:
            texture = window.ctx.texture(size, components=4)
            self._buffer = window.ctx.framebuffer(color_attachments=[texture])
        with self._buffer.activate() as buffer:
            buffer.clear(color=(0, 0, 0, 255))
            paint()
        self.fresh = True
        self._whole = WHOLE_FRAMES

    def show(self, moving: Rect | None) -> None:
        """Copy the picture into the window, at least where something moves or has moved."""
        parts = [*self._before, *([moving] if moving is not None else [])]
        self._before = [] if moving is None else [moving]
        self.renewed = (0, 0, 0, 0)
        if self._whole > 0 or not self.partly:
            self._whole -= 1
            self._copy(0, 0, *self._buffer.size)
        elif parts:
            width, height = self._buffer.size
            left = max(0, math.floor(min(part.x for part in parts)))
            low = max(0, math.floor(min(part.y for part in parts)))
            right = min(width, math.ceil(max(part.right for part in parts)))
            high = min(height, math.ceil(max(part.bottom for part in parts)))
            if right > left and high > low:
                self._copy(left, low, right, high)

    def _copy(self, left: int, low: int, right: int, high: int) -> None:
        self.renewed = left, low, right - left, high - low
        screen: Any = arcade.get_window().ctx.screen
        screen.use()
        gl.glBindFramebuffer(gl.GL_READ_FRAMEBUFFER, self._buffer.glo)
        area = (left, low, right, high)
        gl.glBlitFramebuffer(*area, *area, gl.GL_COLOR_BUFFER_BIT, gl.GL_NEAREST)
        gl.glBindFramebuffer(gl.GL_READ_FRAMEBUFFER, screen.glo)
