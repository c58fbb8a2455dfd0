"""The desk: what all screens share while the program runs."""

from __future__ import annotations

import logging
from pathlib import Path
from typing import TYPE_CHECKING

from scriptorium import Library
from scriptorium.home import Home, player_library
from scriptorium_stage.colours import Palette, chosen
from scriptorium_stage.music import Music
from scriptorium_stage.places import Places
from scriptorium_stage.saves import Saves
from scriptorium_stage.session import Session
from scriptorium_stage.settings import Settings
from scriptorium_stage.texts import Words, games_words

from .at_table import AtTable
from .sounds import Repeated, Sounds

if TYPE_CHECKING:
    from .screens.screen import Screen
    from .shell import Shell

log = logging.getLogger("scriptorium.tablet")


class Desk:
    """The player's settings, matches and plugins; screens come and go on it."""

    def __init__(
        self,
        places: Places,
        library: Library | None = None,
        home: Home | None = None,
        log_file: Path | None = None,
    ) -> None:
        self.home = home if home is not None else Home()
        self._given = library is not None
        self.library = library if library is not None else player_library(self.home)
        self.settings = Settings(places.settings)
        self.saves = Saves(places.matches)
        self.at_table = AtTable(places.matches)
        self.log_file = log_file
        self.sounds = Sounds(self.settings)
        self.music = Music(self.settings, Repeated)
        self.words: Words = games_words(self.settings.language, self.library)
        self.shell: Shell | None = None
        self.screen: Screen | None = None
        self.strict = False
        self._failing = False
        self.settings.watch(self._changed)

    @property
    def palette(self) -> Palette:
        """The colours that the player has chosen."""
        return chosen(self.settings.values.palette, self.settings.values.high_contrast)

    def show(self, screen: Screen) -> None:
        """Go to a screen."""
        if self.screen is not None and self.screen is not screen:
            self.screen.left()
        self.screen = screen
        self.sounds.play("page")
        if self.shell is not None:
            self.shell.shown(screen)

    def fail(self, error: Exception) -> bool:
        """Show a mistake of ours on a sheet; whether that was done. The match is kept already."""
        from .screens import routes

        if self.strict or self._failing:
            return False
        self._failing = True  # the sheet itself is not guarded by another one
        try:
            routes.trouble(self, error)
        finally:
            self._failing = False
        return True

    def reload(self) -> None:
        """Look again which plugins and mods there are."""
        if not self._given:
            self.library = player_library(self.home)
        self.reload_words()

    def reload_words(self) -> None:
        """Speak of all games again, no longer of one match."""
        self.words = games_words(self.settings.language, self.library)

    def session(self, session: Session) -> None:
        """Note that a match is being played, so that the words are those of its game."""
        self.words = session.words
        self.at_table.sit_down(session.name)

    def _changed(self, name: str) -> None:
        if name == "language":
            self.words = games_words(self.settings.language, self.library)
        if self.screen is not None:
            self.screen.setting_changed(name)
