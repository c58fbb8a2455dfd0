"""A player's mouse and keyboard, with time that only moves when told."""

from __future__ import annotations

import arcade
from PIL import Image

from scriptorium import Library
from scriptorium_desktop.pane import Pane
from scriptorium_desktop.sounds import ArcadeAudio
from scriptorium_desktop.start import RULER
from scriptorium_play.app.folders import UserFolders
from scriptorium_ui.host.launcher import linked


def the_pane():
    """What fills the window now."""
    return arcade.get_window().current_view


def app_in(window: arcade.Window, places: UserFolders, library: Library | None = None):
    """An app on a window, with no page yet."""
    link = linked(places, ArcadeAudio(), RULER, library)
    Pane(link, window)
    return link.app


class Driver:
    """Sends the events a window would send, and draws frames."""

    def __init__(self, app) -> None:
        self.app = app
        self.window = arcade.get_window()
        self.draws = True

    @property
    def screen(self):
        return self.app.page

    def event(self, *args) -> None:
        self.window.dispatch_event(*args)
        self.window.dispatch_events()

    def frames(self, count: int = 1, seconds: float = 1 / 60) -> None:
        for _ in range(count):
            self.event("on_update", seconds)
            self.event("on_draw")
            if self.draws:
                self.window.flip()

    def look(self, draws: bool) -> None:
        """Draw from now on, or only paint: most that a test asks is known before it is drawn."""
        canvas, self.draws = the_pane().canvas, draws
        canvas.__dict__.pop("draw", None)
        if not draws:
            canvas.draw = lambda: None

    def _up(self, x: float, y: float) -> tuple[int, int]:
        return round(x), round(self.window.height - y)

    def move(self, x: float, y: float) -> None:
        self.event("on_mouse_motion", *self._up(x, y), 0, 0)

    def down(self, x: float, y: float, button: int = arcade.MOUSE_BUTTON_LEFT) -> None:
        self.move(x, y)
        self.event("on_mouse_press", *self._up(x, y), button, 0)

    def drag(self, x: float, y: float) -> None:
        self.event("on_mouse_drag", *self._up(x, y), 0, 0, arcade.MOUSE_BUTTON_LEFT, 0)

    def up(self, x: float, y: float, button: int = arcade.MOUSE_BUTTON_LEFT) -> None:
        self.event("on_mouse_release", *self._up(x, y), button, 0)

    def click(self, x: float, y: float) -> None:
        self.down(x, y)
        self.up(x, y)

    def middle(self, key: str) -> tuple[float, float]:
        """Where something that answers lies, as far as it is seen."""
        found = self.screen.named(key)
        keys = [one.key for one in self.screen.touchables]
        assert found is not None, f"nothing answers to {key!r}; there are {keys}"
        assert min(found.seen[2:]) > 0, f"{key} is out of sight"
        return found.seen.middle

    def press(self, key: str) -> None:
        """Click what answers by that name."""
        self.click(*self.middle(key))
        self.frames()

    def piece(self, id: str) -> tuple[float, float]:
        """The middle of a piece; of one of several squares that of the first."""
        spot = self.screen.controller.spots[id]
        return (spot.squares[0] if spot.squares else spot.rect).middle

    def key(self, symbol: int, modifiers: int = 0) -> None:
        self.event("on_key_press", symbol, modifiers)
        self.event("on_key_release", symbol, modifiers)
        self.frames()

    def write(self, text: str) -> None:
        self.event("on_text", text)
        self.frames()

    def picture(self) -> Image.Image:
        """What the window shows; read before the flip."""
        draws = self.draws
        self.look(True)
        self.event("on_draw")
        self.look(draws)
        return arcade.get_image().convert("RGB")
