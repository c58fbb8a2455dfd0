"""The desk: what all screens share while the program runs."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from scriptorium_mods.home import Home
from scriptorium_stage.desk import Desk as SharedDesk
from scriptorium_stage.desk import Read
from scriptorium_stage.music import Music
from scriptorium_stage.places import Places
from scriptorium_stage.session import Session

from .at_table import AtTable
from .sounds import Repeated, Sounds

if TYPE_CHECKING:
    from .screens.screen import Screen
    from .shell import Shell


class Desk(SharedDesk):
    """The player's settings, matches and plugins; screens come and go on it."""

    def __init__(
        self,
        places: Places,
        library: Read = None,
        home: Home | None = None,
        log_file: Path | None = None,
    ) -> None:
        super().__init__(places, library, home, log_file)
        self.at_table = AtTable(places.matches)
        self.sounds = Sounds(self.settings)
        self.music = Music(self.settings, Repeated)
        self.shell: Shell | None = None

    def show(self, screen: Screen) -> None:
        """Go to a screen."""
        if self.screen is not None and self.screen is not screen:
            self.screen.left()
        self.screen = screen
        self.sounds.play("page")
        if self.shell is not None:
            self.shell.shown(screen)

    def trouble(self, error: Exception) -> None:
        """Show what went wrong."""
        from .screens import routes

        routes.trouble(self, error)

    def session(self, session: Session) -> Session:
        """Note that a match is being played, also for when the device ends the program."""
        self.at_table.sit_down(session.name)
        return super().session(session)
