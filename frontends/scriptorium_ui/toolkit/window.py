"""What a window is to the pages: it draws what they paint, and lends them what a device has."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

from .display import DisplayList
from .metrics import ScreenMetrics
from .text_fitting import Lettering

if TYPE_CHECKING:
    from scriptorium_ui.table.motion.motion import Actors


class Surface(Protocol):
    """What a window does for pages, and what pages see of it."""

    @property
    def actors(self) -> Actors:
        """What is drawn, to be moved without being painted anew."""

    def draw(self, shown: DisplayList) -> None:
        """Show this instead of what was shown before."""

    def forget(self) -> None:
        """Give back all that was made to draw; it is drawn anew."""

    def now(self) -> float:
        """The time, in seconds."""

    def wake(self) -> None:
        """Something changed: paint before the next frame if `stale`, call `tick` after `due`."""

    def keyboard(self, wanted: bool) -> None:
        """Bring the keyboard of the device, or put it away."""

    def stay_awake(self, wanted: bool) -> None:
        """Keep the device from falling asleep, or let it."""

    def fill_screen(self) -> None:
        """Fill the whole screen, or go back to a window, where there is a choice."""

    def close(self) -> None:
        """End the program."""


class Window(Surface, Protocol):
    """What a screen paints on."""

    @property
    def lettering(self) -> Lettering:
        """How wide letters are."""

    def form(self) -> ScreenMetrics:
        """How large the screen is, and what it is touched with."""
