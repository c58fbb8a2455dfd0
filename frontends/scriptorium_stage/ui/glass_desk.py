"""The desk with a glass upon it: what all pages share while the program runs."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from .. import desk as shared
from ..folders import Places
from ..music import Music
from ..sounds import SoundPlayer, Sounds
from . import routes
from .at_table import AtTable
from .form import Form
from .glass import Glass
from .page import Page

if TYPE_CHECKING:
    from scriptorium_mods.home import Home

    from ..session import Session

PATIENCE = 0.15  # seconds; what takes longer is told with how far it is


class Desk(shared.Desk):
    """The player's settings, matches and plugins, and how they sound; pages come and go on it.

    A desk that `resumes` remembers which match lay on it, for a device that may end the program.
    """

    routes = routes

    def __init__(
        self,
        places: Places,
        player: SoundPlayer,
        library: shared.Read = None,
        home: Home | None = None,
        log_file: Path | None = None,
        *,
        resumes: bool = False,
    ) -> None:
        super().__init__(places, library, home, log_file)
        self.at_table = AtTable(places.matches)
        self.sounds = Sounds(self.settings, player)
        self.music = Music(self.settings, player.repeated)
        self.glass: Glass | None = None
        self.patience = PATIENCE
        self._resumes = resumes

    @property
    def form(self) -> Form:
        """The form of the glass."""
        return self.glass.form if self.glass is not None else Form(0, 0)

    def show(self, page: Page) -> None:
        """Go to a page; all but the first speak of games."""
        if page.knows_games and not self.knows_games:
            self.reload()
        if self.screen is not None and self.screen is not page:
            self.screen.left()
        self.screen = page
        self.sounds.play("page")
        if self.glass is not None:
            self.glass.shown(page)

    def trouble(self, error: Exception) -> None:
        """Show what went wrong."""
        routes.trouble(self, error)

    def session(self, session: Session) -> Session:
        """Note that a match is being played, also for when the device ends the program."""
        if self._resumes:
            self.at_table.sit_down(session.name)
        return super().session(session)

    def quit(self) -> None:
        """Leave the program."""
        if self.glass is not None:
            self.glass.window.close()

    def ended(self) -> None:
        """The program ends, perhaps told twice: a match on the glass is left, and is kept."""
        self.music.rest()
        if self.screen is not None:
            self.screen.ended()
            self.screen = None
            self.at_table.get_up()
