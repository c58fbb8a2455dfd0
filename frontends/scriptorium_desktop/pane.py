"""The pane: the one view that fills the window. It draws what is painted and hears the player."""

from __future__ import annotations

import arcade
from pyglet.window.key import user_key

from scriptorium_ui.host.link import Link
from scriptorium_ui.toolkit.display import DisplayList
from scriptorium_ui.toolkit.gestures import Point
from scriptorium_ui.toolkit.key_names import IN_ARCADE
from scriptorium_ui.toolkit.metrics import Device

from .sprites import Canvas

KEY = arcade.key
SHIFT = KEY.MOD_SHIFT
COMMAND = KEY.MOD_CTRL | KEY.MOD_COMMAND | KEY.MOD_ALT
# X11 calls Tab another key while Shift is held, one that pyglet knows by its place alone.
SHIFTED_TAB = user_key(23)
TABS = {KEY.TAB, SHIFTED_TAB}
NAMES = {getattr(KEY, theirs): name for theirs, name in IN_ARCADE.items()}
NAMES[SHIFTED_TAB] = "tab"


def name_of(symbol: int) -> str:
    """A key by its name; letters and digits are named by themselves."""
    if KEY.KEY_0 <= symbol <= KEY.KEY_9 or KEY.A <= symbol <= KEY.Z:
        return chr(symbol)
    return NAMES.get(symbol, "")


class Pane(arcade.View):
    """A screen as Arcade has one. The list counts pixels, Arcade points, from the lower corner."""

    def __init__(self, link: Link, window: arcade.Window) -> None:
        super().__init__(window)
        self._time = 0.0
        self.canvas = self.actors = Canvas(window.get_pixel_ratio())
        self.sit(link)
        window.show_view(self)

    def sit(self, link: Link) -> None:
        """Show these pages from now on."""
        self.canvas.clear()
        self.link = link
        link.sit_at(self)

    # what the pages ask for

    def device(self) -> Device:
        """How large the window is."""
        ratio = self.window.get_pixel_ratio()
        return Device(self.window.width * ratio, self.window.height * ratio, ratio, mouse=True)

    def draw(self, shown: DisplayList) -> None:
        """Show this instead of what was shown before."""
        self.canvas.ratio = self.window.get_pixel_ratio()
        self.canvas.show(shown)

    def forget(self) -> None:
        """Give back all that was made to draw."""
        self.canvas.clear()

    def now(self) -> float:
        """The time, as frames have told it."""
        return self._time

    def wake(self) -> None:
        """Every frame looks by itself whether something is to be painted."""

    def keyboard(self, wanted: bool) -> None:
        """It lies before the player."""

    def stay_awake(self, wanted: bool) -> None:
        """An app does not fall asleep."""

    def fill_screen(self) -> None:
        """Fill the whole screen, or go back to a window."""
        self.window.set_fullscreen(not self.window.fullscreen)

    def close(self) -> None:
        """End the program."""
        self.link.ended()
        self.window.close()

    def unused_key(self, name: str) -> None:
        """A key that nobody uses does nothing here."""

    # frames

    def on_resize(self, width: int, height: int) -> None:
        """The window has another size."""
        super().on_resize(width, height)
        self.canvas.settle()
        self.link.resized()

    def on_update(self, delta_time: float) -> None:
        """Time passes."""
        self._time += delta_time
        self.link.tick()

    def on_draw(self) -> None:
        """Draw what is there."""
        if self.link.stale:
            self.link.paint()
        self.canvas.draw()

    # mouse

    def _point(self, x: float, y: float) -> Point:
        ratio = self.canvas.ratio
        return x * ratio, (self.window.height - y) * ratio

    def on_mouse_motion(self, x: float, y: float, dx: float, dy: float) -> None:
        """The mouse moves."""
        self.link.mouse("moved", self._point(x, y))

    def on_mouse_press(self, x: float, y: float, button: int, modifiers: int) -> None:
        """A button goes down; the right one asks."""
        asks = button == arcade.MOUSE_BUTTON_RIGHT
        self.link.mouse("pressed", self._point(x, y), asks=asks)

    def on_mouse_drag(
        self, x: float, y: float, dx: float, dy: float, buttons: int, modifiers: int
    ) -> None:
        """The mouse moves with a button held."""
        self.link.mouse("dragged", self._point(x, y))

    def on_mouse_release(self, x: float, y: float, button: int, modifiers: int) -> None:
        """A button goes up."""
        asks = button != arcade.MOUSE_BUTTON_LEFT
        self.link.mouse("released", self._point(x, y), asks=asks)

    def on_mouse_scroll(self, x: int, y: int, scroll_x: float, scroll_y: float) -> None:
        """The wheel was turned."""
        self.link.wheel(self._point(x, y), -1 if scroll_y > 0 else 1)

    # keys

    def on_key_press(self, symbol: int, modifiers: int) -> None:
        """A key; what it takes away from a line that is written in comes as a motion."""
        name = name_of(symbol)
        if name == "backspace" and self.link.writing:
            return
        shift, command = bool(modifiers & SHIFT), bool(modifiers & COMMAND)
        self.link.key(name, shift=shift, command=command)

    def on_key_release(self, symbol: int, modifiers: int) -> None:
        """Tab has two names on X11: whoever lets go of Shift first releases the other one.

        The one that was pressed would count as held for ever, and pyglet would hear it no more.
        """
        if symbol in TABS:
            held: set[int] = getattr(self.window, "pressed_keys", set())
            held -= TABS - {symbol}

    def on_text(self, text: str) -> None:
        """Letters, for the line that is written in."""
        self.link.letters(text)

    def on_text_motion(self, motion: int) -> None:
        """Backspace in a line that is written in, as often as it is repeated."""
        if motion == KEY.MOTION_BACKSPACE and self.link.writing:
            self.link.key("backspace")
