"""What all views have in common: painting when something changed, mouse, keyboard and tooltips."""

from __future__ import annotations

import logging
from collections.abc import Callable
from functools import wraps
from typing import Any

import arcade
from pyglet.window.key import user_key

from scriptorium_stage.answering import Answering
from scriptorium_stage.shapes import Rect

from .desk import Desk
from .drawing.brush import Brush, Look, Touchable
from .drawing.canvas import TOP

log = logging.getLogger("scriptorium.desktop")

TOOLTIP_AFTER = 0.45
LONG_PRESS = 0.6
SHIFT = arcade.key.MOD_SHIFT
COMMAND = arcade.key.MOD_CTRL | arcade.key.MOD_COMMAND | arcade.key.MOD_ALT
# X11 calls Tab another key while Shift is held, one that pyglet knows by its place alone.
SHIFTED_TAB = user_key(23)
TABS = {arcade.key.TAB, SHIFTED_TAB}
NAMES = {
    arcade.key.TAB: "tab",
    SHIFTED_TAB: "tab",
    arcade.key.ENTER: "enter",
    arcade.key.NUM_ENTER: "enter",
    arcade.key.SPACE: "space",
    arcade.key.DOWN: "down",
    arcade.key.UP: "up",
    arcade.key.LEFT: "left",
    arcade.key.RIGHT: "right",
    arcade.key.NUM_DOWN: "down",
    arcade.key.NUM_UP: "up",
    arcade.key.NUM_LEFT: "left",
    arcade.key.NUM_RIGHT: "right",
}

Handler = Callable[..., Any]


def told(handler: Handler) -> Handler:
    """A mistake in a view never reaches the player as a traceback: a sheet of its own tells it."""

    @wraps(handler)
    def guarded(self: Screen, *args: Any) -> Any:
        try:
            return handler(self, *args)
        except Exception as error:
            if not self.desk.fail(error):
                raise
            return None

    return guarded


class Screen(Answering, arcade.View):
    """A view: it paints itself anew when something changed and knows what answers a touch."""

    backdrop = "floor"

    def __init__(self, desk: Desk) -> None:
        arcade.View.__init__(self, desk.window)
        self.desk = desk
        self.dirty = True
        self.touchables: list[Touchable] = []
        self.clipped: list[Any] = []
        self.hover = ""
        self.pressed = ""
        self.focus = ""
        self.mouse = (-1.0, -1.0)
        self.time = 0.0
        self.rested = 0.0
        self.tip = ""
        self.pressed_at = 0.0

    # for views to fill in

    def paint(self, brush: Brush) -> None:
        """Say what is to be seen."""

    def back(self) -> None:
        """Go back to where one came from."""

    def leave(self) -> None:
        """Tidy up before another view comes."""

    def key(self, symbol: int, modifiers: int) -> bool:
        """A key that only this view knows; whether it did."""
        return False

    def moved(self, x: float, y: float) -> None:
        """The mouse went somewhere."""

    def setting_changed(self, name: str) -> None:
        """A setting counts from now on."""
        self.refresh()

    # words

    def text(self, id: str, english: str, **details: str | int) -> str:
        """A sentence in the player's language."""
        return self.desk.text(id, english, **details)

    # painting

    def refresh(self) -> None:
        """Paint anew at the next frame."""
        self.dirty = True

    @property
    def wide(self) -> float:
        """The window's width."""
        return float(self.window.width)

    @property
    def high(self) -> float:
        """The window's height."""
        return float(self.window.height)

    def brush(self) -> Brush:
        """A clean brush for this window and these settings."""
        values = self.desk.settings.values
        look = Look(
            self.wide,
            self.high,
            self.window.get_pixel_ratio(),
            values.text_size,
            self.desk.palette,
            self.hover,
            self.pressed,
            self.focus,
        )
        return Brush(look)

    def repaint(self) -> None:
        """Paint now."""
        self.dirty = False
        brush = self.brush()
        self.paint(brush)
        self.touchables = brush.touchables
        self.clipped = list(brush.clipped)
        self._tooltip(brush)
        self.desk.canvas.ratio = brush.look.ratio
        self.desk.canvas.show(brush.items, self.high)
        if self.focus and not any(t.key == self.focus for t in self.touchables):
            self.focus = ""

    def _tooltip(self, brush: Brush) -> None:
        if not self.tip:
            return
        brush.layer = TOP
        width = min(brush.pt(340), self.wide * 0.6)
        pad = brush.px(12)
        longest = max(brush.width_of(line, 16) for line in self.tip.split("\n"))
        inner = min(width - 2 * pad, longest + brush.px(4))
        height = brush.measure(self.tip, 16, inner) + 2 * pad
        anchor = self._anchor()
        x = min(max(brush.px(6), anchor.x), self.wide - inner - 2 * pad - brush.px(6))
        y = anchor.bottom + brush.px(8)
        if y + height > self.high - brush.px(6):
            y = max(brush.px(6), anchor.y - height - brush.px(8))
        box = Rect(x, y, inner + 2 * pad, min(height, self.high - brush.px(12)))
        named = brush.look.palette
        brush.rounded(box, named["outline"], brush.px(8))
        brush.rounded(box.inset(brush.px(2)), named["parchment"], brush.px(7))
        brush.text(self.tip, box.inset(pad), 16, key="tip", smallest=8)

    def _anchor(self) -> Rect:
        named = self.hover or self.focus
        for touchable in self.touchables:
            if touchable.key == named and touchable.rect.h < self.high / 3:
                return touchable.rect
        return Rect(self.mouse[0], self.mouse[1], 1, 16)

    # frames

    def on_show_view(self) -> None:
        """Shown: paint at once."""
        self.refresh()

    def on_resize(self, width: int, height: int) -> None:
        """The window has another size."""
        super().on_resize(width, height)
        self.desk.canvas.settle()
        self.refresh()

    @told
    def on_update(self, delta_time: float) -> None:
        """Time passes."""
        self.time += delta_time
        self.rested += delta_time
        if self.hover and not self.tip and self.rested >= TOOLTIP_AFTER:
            self._show_tip(self.hover)

    @told
    def on_draw(self) -> None:
        """Draw what is there."""
        if self.dirty:
            self.repaint()
        self.desk.canvas.draw()

    def _show_tip(self, key: str) -> None:
        said = self.tip_of(key)
        if said and said != self.tip:
            self.tip = said
            self.refresh()

    def tip_of(self, key: str) -> str:
        """What is told of the thing that is pointed at."""
        for touchable in reversed(self.touchables):
            if touchable.key == key:
                return touchable.says
        return ""

    def _hide_tip(self) -> None:
        self.rested = 0.0
        if self.tip:
            self.tip = ""
            self.refresh()

    # mouse

    @told
    def on_mouse_motion(self, x: float, y: float, dx: float, dy: float) -> None:
        """The mouse moves: what lies under it shows itself."""
        self.mouse = (x, self.high - y)
        self.moved(*self.mouse)
        found = self.under(*self.mouse)
        key = found.key if found is not None else ""
        if key != self.hover:
            self.hover = key
            self._hide_tip()
            self.refresh()
        elif not self.tip:
            self.rested = 0.0

    @told
    def on_mouse_press(self, x: float, y: float, button: int, modifiers: int) -> None:
        """Pressed: a slider follows at once, the rest waits for the release."""
        self.mouse = (x, self.high - y)
        self._hide_tip()
        found = self.under(*self.mouse)
        if button == arcade.MOUSE_BUTTON_RIGHT:
            self._show_tip(found.key if found is not None else "")
            return
        self.pressed = found.key if found is not None else ""
        self.pressed_at = self.time
        self.focus = self.pressed if found is not None and found.write is not None else ""
        self._slide(found)
        self.refresh()

    @told
    def on_mouse_drag(
        self, x: float, y: float, dx: float, dy: float, buttons: int, modifiers: int
    ) -> None:
        """Drawn along with the button held."""
        self.mouse = (x, self.high - y)
        self._slide(self.named(self.pressed))

    def _slide(self, touchable: Touchable | None) -> None:
        if touchable is not None and touchable.slide is not None:
            touchable.slide_to(self.mouse[0])
            self.refresh()

    @told
    def on_mouse_release(self, x: float, y: float, button: int, modifiers: int) -> None:
        """Released where it was pressed: that is a click, unless it was held to be told."""
        self.mouse = (x, self.high - y)
        pressed, self.pressed = self.pressed, ""
        found = self.under(*self.mouse)
        if self.time - self.pressed_at >= LONG_PRESS and found is not None and found.says:
            pressed = ""  # held down to be told what it is, not to do it
        if found is not None and found.key == pressed and button == arcade.MOUSE_BUTTON_LEFT:
            self.click(found)
        self.refresh()

    def click(self, touchable: Touchable) -> None:
        """Do what a thing does when it is touched."""
        if touchable.act is not None:
            self.desk.sounds.play("page")
            touchable.act()

    # keyboard

    @told
    def on_key_press(self, symbol: int, modifiers: int) -> None:
        """Keys: all views know Tab, Enter, the arrows, Escape and F11."""
        if symbol == arcade.key.F11:
            self.desk.toggle_full_screen()
            return
        if self.writing() is not None and symbol == arcade.key.SPACE:
            return
        if not self.key(symbol, modifiers):
            if symbol == arcade.key.ESCAPE:
                self.back()
            else:
                self.common_key(NAMES.get(symbol, ""), bool(modifiers & SHIFT))
        self.refresh()

    def on_key_release(self, symbol: int, modifiers: int) -> None:
        """Tab has two names on X11: whoever lets go of Shift first releases the other one.

        The one that was pressed would count as held for ever, and pyglet would hear it no more.
        """
        if symbol in TABS:
            held: set[int] = getattr(self.window, "pressed_keys", set())
            held -= TABS - {symbol}

    @told
    def on_text(self, text: str) -> None:
        """Letters, for the field that is written in."""
        if self.typed_letters(text):
            self.refresh()

    @told
    def on_text_motion(self, motion: int) -> None:
        """Backspace in a field."""
        if motion == arcade.key.MOTION_BACKSPACE and self.typed_letters("\b"):
            self.refresh()

    def step_focus(self, by: int) -> None:
        """Go to the next thing that answers, round the end."""
        super().step_focus(by)
        self.hover = ""  # the keyboard points now, until the mouse moves on
        self.tip = self.tip_of(self.focus) if self.tip else ""
        self.refresh()
