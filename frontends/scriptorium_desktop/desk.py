"""The desk: what all views share while the program runs."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import arcade

from scriptorium_mods.home import Home
from scriptorium_stage.desk import Desk as SharedDesk
from scriptorium_stage.desk import Read
from scriptorium_stage.music import Music
from scriptorium_stage.places import Places

from .drawing.canvas import Canvas
from .sounds import Repeated, Sounds

if TYPE_CHECKING:
    from .screen import Screen


class Desk(SharedDesk):
    """The window with the player's settings, matches and plugins; views come and go on it."""

    def __init__(
        self,
        window: arcade.Window,
        places: Places,
        library: Read = None,
        home: Home | None = None,
        log_file: Path | None = None,
    ) -> None:
        super().__init__(places, library, home, log_file)
        self.window = window
        self.canvas = Canvas(window.get_pixel_ratio())
        self.sounds = Sounds(self.settings)
        self.music = Music(self.settings, Repeated)

    def show(self, screen: Screen) -> None:
        """Go to a view."""
        self.screen = screen
        self.window.show_view(screen)
        self.sounds.play("page")

    def trouble(self, error: Exception) -> None:
        """Show what went wrong."""
        from .views import routes

        routes.trouble(self, error)

    def quit(self) -> None:
        """Leave the program."""
        if self.screen is not None:
            self.screen.leave()
        self.music.rest()
        self.window.close()

    def toggle_full_screen(self) -> None:
        """Fill the whole screen, or go back to a window."""
        self.window.set_fullscreen(not self.window.fullscreen)
