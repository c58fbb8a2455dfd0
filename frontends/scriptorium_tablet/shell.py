"""The shell: the one widget that fills the window. It paints screens and hears fingers and keys.

Nothing is drawn while nothing changes: a screen asks for a frame when it has something to show,
and the clock runs only while something moves, a finger rests or a computer thinks.
"""

from __future__ import annotations

import logging
from collections.abc import Callable
from functools import wraps
from typing import Any

from kivy.clock import Clock
from kivy.core.window import Window
from kivy.metrics import Metrics
from kivy.uix.widget import Widget

from .desk import Desk
from .drawing.brush import Brush, Look
from .drawing.canvas import Stage
from .drawing.letters import Letters
from .drawing.textures import Textures
from .fingers import HOLD, Fingers, Pinch, Point
from .keys import name_of
from .screens.screen import Screen

log = logging.getLogger("scriptorium.tablet")

Handler = Callable[..., Any]


def told(handler: Handler) -> Handler:
    """A mistake in a screen is told to the player on a sheet of its own, never as a traceback."""

    @wraps(handler)
    def guarded(self: Shell, *args: Any, **named: Any) -> Any:
        try:
            return handler(self, *args, **named)
        except Exception as error:
            if not self.desk.fail(error):
                raise
            return None

    return guarded


class Shell(Widget):
    """Everything there is to see, and everything that touches it."""

    def __init__(self, desk: Desk, **options: Any) -> None:
        super().__init__(**options)
        self.desk = desk
        self.screen: Screen | None = None
        self.textures, self.letters = Textures(), Letters()
        self.stage = Stage(self.canvas)
        self.fingers = Fingers(self, Metrics.density)
        self.painted = 0
        self.covered = False
        self._keyboard: Any = None
        self._paint_soon = Clock.create_trigger(self._paint, -1)
        self._hold_soon = Clock.create_trigger(self._tick, HOLD)
        self._ticking: Any = None
        self._waking: Any = None
        self.bind(size=self._resized)
        Metrics.bind(density=self._resized, fontscale=self._resized)
        desk.shell = self

    # painting

    def shown(self, screen: Screen) -> None:
        """A screen came."""
        self.fingers.let_go()
        self._blur()
        self.screen = screen
        screen.shell = self
        self.refresh()
        self.wake()

    def refresh(self) -> None:
        """Paint anew before the next frame."""
        self._paint_soon()

    def look(self) -> Look:
        """What the brush has to know."""
        screen = self.screen
        return Look(
            float(self.width),
            float(self.height),
            Metrics.density,
            Metrics.fontscale,
            self.desk.settings.values.text_size,
            self.desk.palette,
            self.textures,
            self.letters,
            screen.pressed if screen is not None else "",
            screen.focus if screen is not None else "",
        )

    @told
    def _paint(self, *_: Any) -> None:
        """Paint now."""
        self._paint_soon.cancel()
        screen = self.screen
        if screen is None or self.width < 2 or self.height < 2:
            return
        brush = Brush(self.look())
        if self.covered:
            screen.paint_cover(brush)
        else:
            screen.paint(brush)
            screen.paint_tip(brush)
        screen.painted(brush)
        self.stage.show(brush.items, brush.textures, float(self.height))
        for name in self.stage.clips:
            self.stage.clip(name, brush.clips.get(name))
        self.painted += 1
        screen.after_painting()
        self.wake()

    def paint_now(self) -> None:
        """Paint at once, for one who cannot wait for the next frame."""
        self._paint()

    def _resized(self, *_: Any) -> None:
        self.fingers.let_go()
        self.fingers.density = Metrics.density
        if self.screen is not None:
            self.screen.resized()
        self.refresh()

    # time

    def wake(self) -> None:
        """Let time run while the screen needs it."""
        screen = self.screen
        pace = screen.pace() if screen is not None and not self.covered else None
        if self._ticking is not None:
            self._ticking.cancel()
            self._ticking = None
        if pace is not None:
            self._ticking = Clock.schedule_interval(self._step, pace)
        # The device must not fall asleep over a computer that thinks.
        if Window.allow_screensaver == (screen is not None and screen.busy_thinking()):
            Window.allow_screensaver = not Window.allow_screensaver

    @told
    def _step(self, seconds: float) -> None:
        screen = self.screen
        if screen is None:
            return
        before = screen.pace()
        screen.update(seconds)
        if screen is self.screen and screen.pace() != before:
            self.wake()

    def later(self, seconds: float, act: Callable[[], None]) -> Any:
        """Do something in a while; cancel it with what this gives."""
        return Clock.schedule_once(lambda _: act(), seconds)

    @told
    def _tick(self, *_: Any) -> None:
        self.fingers.tick(Clock.get_time())

    # fingers

    def _point(self, touch: Any) -> Point:
        return float(touch.x), float(self.height - touch.y)

    @told
    def on_touch_down(self, touch: Any) -> bool:
        """A finger comes down, or a mouse wheel turns."""
        if getattr(touch, "is_mouse_scrolling", False):
            if self.screen is not None and touch.button in ("scrollup", "scrolldown"):
                self.screen.wheel(self._point(touch), -1 if touch.button == "scrolldown" else 1)
            return True
        self.fingers.down(touch.uid, self._point(touch), Clock.get_time())
        if self.fingers.waiting:
            self._hold_soon()
        return True

    @told
    def on_touch_move(self, touch: Any) -> bool:
        """A finger moves."""
        self.fingers.move(touch.uid, self._point(touch), Clock.get_time())
        if not self.fingers.waiting:
            self._hold_soon.cancel()
        return True

    @told
    def on_touch_up(self, touch: Any) -> bool:
        """A finger is lifted."""
        self._hold_soon.cancel()
        self.fingers.up(touch.uid, self._point(touch), Clock.get_time())
        return True

    def press(self, at: Point) -> None:
        """A first finger is down."""
        if self.screen is not None and not self.covered:
            self.screen.press(at)

    def tap(self, at: Point) -> None:
        """A tap; the cover is lifted by its button alone, as nobody touches that by chance."""
        if self.covered:
            found = self.screen.at(at) if self.screen is not None else None
            if found is not None and found.act is not None:
                self.uncover()
        elif self.screen is not None:
            self.screen.tap(at)

    def double_tap(self, at: Point) -> None:
        """Two taps at one place."""
        if self.covered:
            self.tap(at)
        elif self.screen is not None:
            self.screen.double_tap(at)

    def hold(self, at: Point) -> None:
        """A finger stays."""
        if self.screen is not None and not self.covered:
            self.screen.hold(at)

    def draw(self, at: Point, start: Point) -> None:
        """A finger is drawn over the glass."""
        if self.screen is not None and not self.covered:
            self.screen.draw(at, start)

    def drop(self, at: Point, start: Point) -> None:
        """A finger that was drawn is lifted."""
        if self.screen is not None and not self.covered:
            self.screen.drop(at, start)

    def twist(self, pinch: Pinch) -> None:
        """Two fingers move."""
        if self.screen is not None and not self.covered:
            self.screen.twist(pinch)

    def untwist(self, pinch: Pinch) -> None:
        """Two fingers are done."""
        if self.screen is not None and not self.covered:
            self.screen.untwist(pinch)

    def drop_all(self) -> None:
        """What fingers had begun means nothing any more."""
        if self.screen is not None:
            self.screen.drop_all()

    # keys

    @told
    def key_down(
        self, window: Any, code: int, scan: int = 0, text: str = "", modifiers: Any = ()
    ) -> bool:
        """A key of a keyboard, or the back button of the device."""
        if self.covered:
            if name_of(code) in ("enter", "space"):
                self.uncover()
            return name_of(code) != "escape"
        if self.screen is None:
            return False
        return bool(self.screen.key(name_of(code), frozenset(modifiers or ())))

    @told
    def text_typed(self, window: Any, text: str) -> bool:
        """Letters from a keyboard, soft or hard."""
        if self.screen is not None and not self.covered:
            self.screen.typed(text)
        return False

    def write_here(self) -> None:
        """Bring the keyboard of the device."""
        if self._keyboard is None:
            self._keyboard = Window.request_keyboard(self._keyboard_gone, self, "number")

    def _keyboard_gone(self) -> None:
        self._keyboard = None

    def _blur(self) -> None:
        if self._keyboard is not None:
            self._keyboard.release()
            self._keyboard = None

    def stop_writing(self) -> None:
        """The keyboard of the device may go."""
        self._blur()

    # put aside and taken up again

    def cover(self) -> None:
        """Show nothing of a match, also not in the list of programs of the device."""
        self.fingers.let_go()
        if self.screen is not None and self.screen.has_secrets():
            self.covered = True
        self.paint_now()

    def uncover(self) -> None:
        """The player is back."""
        self.covered = False
        self.refresh()

    def renewed(self, *_: Any) -> None:
        """The graphics card lost everything, or the device is short of memory: make it anew."""
        self.textures.forget()
        self.letters.forget()
        self.stage.shown.clear()
        self.refresh()
