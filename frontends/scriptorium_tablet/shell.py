"""The shell: the one widget that fills the window. It draws what is painted and hears the player.

Nothing is drawn while nothing changes: a frame is asked for when there is something to show,
and the clock runs only while something moves, a finger rests or a computer thinks.
"""

from __future__ import annotations

from typing import Any

from kivy.app import App
from kivy.clock import Clock
from kivy.core.window import Window
from kivy.metrics import Metrics
from kivy.uix.widget import Widget

from scriptorium_ui.host.link import Link
from scriptorium_ui.toolkit.display import DisplayList
from scriptorium_ui.toolkit.gestures import Point
from scriptorium_ui.toolkit.metrics import Device

from .instructions import Stage
from .keys import COMMANDS, ESCAPE, name_of
from .letters import TextTextures
from .textures import Textures


class Shell(Widget):
    """A screen as Kivy has one."""

    def __init__(self, link: Link, **options: Any) -> None:
        super().__init__(**options)
        self.textures, self.letters = Textures(), TextTextures()
        self.stage = self.actors = Stage(self.canvas, self.textures, self.letters)
        self._keyboard: Any = None
        self._ticking: Any = None
        self._paint_soon = Clock.create_trigger(self._paint, -1)
        self.sit(link)
        self.bind(size=self._resized)
        Metrics.bind(density=self._resized, fontscale=self._resized)

    def sit(self, link: Link) -> None:
        """Show these pages from now on."""
        self.stage.forget()
        self.link = link
        link.sit_at(self)
        self.wake()

    # what the pages ask for

    def device(self) -> Device:
        """How large the screen is, and how fine."""
        size = float(self.width), float(self.height)
        return Device(*size, Metrics.density, Metrics.fontscale)

    def draw(self, shown: DisplayList) -> None:
        """Show this instead of what was shown before."""
        self.stage.show(shown)

    def forget(self) -> None:
        """Everything that was drawn is lost, or to be given back."""
        self.stage.forget()

    def now(self) -> float:
        """The time of this frame."""
        return float(Clock.get_time())

    def wake(self) -> None:
        """Paint before the next frame where something changed; let time run while it is needed."""
        if self.link.stale:
            self._paint_soon()
        if self._ticking is not None:
            self._ticking.cancel()
        due = self.link.due()
        self._ticking = None if due is None else Clock.schedule_once(self._tick, due)

    def keyboard(self, wanted: bool) -> None:
        """Bring the keyboard of the device, or put it away."""
        if wanted and self._keyboard is None:
            self._keyboard = Window.request_keyboard(self._keyboard_gone, self, "number")
        elif not wanted and self._keyboard is not None:
            self._keyboard.release()
            self._keyboard = None

    def _keyboard_gone(self) -> None:
        self._keyboard = None

    def stay_awake(self, wanted: bool) -> None:
        """The device must not fall asleep over a computer that thinks."""
        if Window.allow_screensaver == wanted:
            Window.allow_screensaver = not wanted

    def fill_screen(self) -> None:
        """It fills the screen already."""

    def close(self) -> None:
        """End the program."""
        app = App.get_running_app()
        if app is not None:
            app.stop()

    # what Kivy tells

    def _paint(self, *_: Any) -> None:
        self._paint_soon.cancel()
        self.link.paint()

    def _tick(self, *_: Any) -> None:
        self._ticking = None
        self.link.tick()

    def _resized(self, *_: Any) -> None:
        self.link.resized()

    def _point(self, touch: Any) -> Point:
        return float(touch.x), float(self.height - touch.y)

    def on_touch_down(self, touch: Any) -> bool:
        """A finger comes down, or a mouse wheel turns."""
        if getattr(touch, "is_mouse_scrolling", False):
            if touch.button in ("scrollup", "scrolldown"):
                self.link.wheel(self._point(touch), -1 if touch.button == "scrolldown" else 1)
        else:
            self.link.finger("down", touch.uid, self._point(touch))
        return True

    def on_touch_move(self, touch: Any) -> bool:
        """A finger moves."""
        self.link.finger("moved", touch.uid, self._point(touch))
        return True

    def on_touch_up(self, touch: Any) -> bool:
        """A finger is lifted."""
        self.link.finger("up", touch.uid, self._point(touch))
        return True

    def unused_key(self, name: str) -> None:
        """Do what Kivy does where nobody hears a key."""
        if name == "escape":
            Window.dispatch("on_keyboard", ESCAPE, 0, "", [])

    def key_down(
        self, window: Any, code: int, scan: int = 0, text: str = "", modifiers: Any = ()
    ) -> bool:
        """A key of a keyboard, or the back button of the device."""
        held = frozenset(modifiers or ())
        return self.link.key(name_of(code), shift="shift" in held, command=bool(held & COMMANDS))

    def text_typed(self, window: Any, text: str) -> bool:
        """Letters from a keyboard, soft or hard."""
        self.link.letters(text)
        return False

    def short_of_memory(self, *_: Any) -> None:
        """The device is short of memory."""
        self.link.renew()
