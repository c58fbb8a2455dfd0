"""The desk: what all views share while the program runs."""

from __future__ import annotations

import logging
from pathlib import Path
from typing import TYPE_CHECKING

import arcade

from scriptorium import Library
from scriptorium.home import Home, player_library
from scriptorium_stage.colours import Palette, chosen
from scriptorium_stage.music import Music
from scriptorium_stage.places import Places
from scriptorium_stage.saves import Saves
from scriptorium_stage.session import Session
from scriptorium_stage.settings import Settings
from scriptorium_stage.texts import Words, games_words

from .drawing.canvas import Canvas
from .sounds import Repeated, Sounds

if TYPE_CHECKING:
    from .screen import Screen

log = logging.getLogger("scriptorium.desktop")


class Desk:
    """The window with the player's settings, matches and plugins; views come and go on it."""

    def __init__(
        self,
        window: arcade.Window,
        places: Places,
        library: Library | None = None,
        home: Home | None = None,
        log_file: Path | None = None,
    ) -> None:
        self.window = window
        self.home = home if home is not None else Home()
        self.library = library if library is not None else player_library(self.home)
        self._given = library is not None
        self.settings = Settings(places.settings)
        self.saves = Saves(places.matches)
        self.log_file = log_file
        self.canvas = Canvas(window.get_pixel_ratio())
        self.sounds = Sounds(self.settings)
        self.music = Music(self.settings, Repeated)
        self.words: Words = games_words(self.settings.language, self.library)
        self.screen: Screen | None = None
        self.strict = False
        self.failed = False
        self.settings.watch(self._changed)

    @property
    def palette(self) -> Palette:
        """The colours that the player has chosen."""
        return chosen(self.settings.values.palette, self.settings.values.high_contrast)

    def show(self, screen: Screen) -> None:
        """Go to a view."""
        self.screen = screen
        self.window.show_view(screen)
        self.sounds.play("page")

    def fail(self, error: Exception) -> bool:
        """Show a mistake of ours on a sheet; whether that was done. The match is kept already."""
        from .views import routes

        if self.strict or self.failed:
            return False
        self.failed = True  # the sheet itself is not guarded by another one
        routes.trouble(self, error)
        self.failed = False
        return True

    def quit(self) -> None:
        """Leave the program."""
        if self.screen is not None:
            self.screen.leave()
        self.music.rest()
        self.window.close()

    def toggle_full_screen(self) -> None:
        """Fill the whole screen, or go back to a window."""
        self.window.set_fullscreen(not self.window.fullscreen)

    def reload(self) -> None:
        """Look again which plugins and mods there are."""
        if not self._given:
            self.library = player_library(self.home)
        self.reload_words()

    def reload_words(self) -> None:
        """Speak of all games again, no longer of one match."""
        self.words = games_words(self.settings.language, self.library)

    def session(self, session: Session) -> Session:
        """Note that a match is being played, so that the window's words are those of its game."""
        self.words = session.words
        return session

    def _changed(self, name: str) -> None:
        if name == "language":
            self.words = games_words(self.settings.language, self.library)
        if self.screen is not None:
            self.screen.setting_changed(name)
