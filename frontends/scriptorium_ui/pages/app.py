"""The app with a screen upon it: what all pages share while the program runs."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from scriptorium_play.app import app as shared
from scriptorium_play.app.folders import UserFolders
from scriptorium_ui.art.imported_pictures import bring
from scriptorium_ui.art.imported_sounds import Brought, bring_sounds
from scriptorium_ui.sound.music import Music
from scriptorium_ui.sound.sounds import SoundPlayer, Sounds
from scriptorium_ui.toolkit.metrics import ScreenMetrics
from scriptorium_ui.toolkit.page import Page

from . import routes
from .resume_marker import ResumeMarker

if TYPE_CHECKING:
    from scriptorium import Library
    from scriptorium.matches import Disk
    from scriptorium.mods import Home
    from scriptorium_play.net.line import Line
    from scriptorium_play.session.session import Session
    from scriptorium_ui.toolkit.screen import Screen

PATIENCE = 0.15  # seconds; what takes longer is told with how far it is


class GuiApp(shared.App):
    """The player's settings, matches and plugins, and how they sound; pages come and go on it.

    An app that `resumes` remembers which match lay on it, for a device that may end the program.
    """

    routes = routes
    # Begins anew where third-party programs may run, which they may not here.
    restart: Callable[[], None] | None = None
    # What connects to a table over a net, where that is no ordinary socket.
    make_line: Callable[[str], Line] | None = None

    def __init__(
        self,
        places: UserFolders,
        player: SoundPlayer,
        library: shared.Read = None,
        home: Home | None = None,
        log_file: Path | None = None,
        *,
        resumes: bool = False,
        disk: Disk | None = None,
    ) -> None:
        self.pictures = places.pictures
        self.brought_sounds: Brought = {}
        super().__init__(places, library, home, log_file, disk)
        self.disk = disk
        self.at_table = ResumeMarker(places.matches, disk)
        self.sounds = Sounds(self.settings, player)
        self.music = Music(self.settings, player.repeated)
        self.screen: Screen | None = None
        self.patience = PATIENCE
        self._resumes = resumes
        self._session: Session | None = None
        self.stays = False  # whether the window is closed by others alone, as a browser's
        # Where the window can be reached while the page is closed: what asks it to be.
        self.subscribe: Callable[[str], object] | None = None
        self._third_party: tuple[Library, tuple[str, ...]] | None = None

    def bring_art(self, library: Library) -> list[str]:
        """Take in the pictures and sounds of mods; return what cannot be used, and why."""
        unusable = bring(library, self.pictures)
        self.brought_sounds, unheard = bring_sounds(library, self.pictures)
        return unusable + unheard

    @property
    def form(self) -> ScreenMetrics:
        """The form of the screen."""
        return self.screen.form if self.screen is not None else ScreenMetrics(0, 0)

    def show(self, page: Page) -> None:
        """Go to a page; all but the first speak of games."""
        if page.knows_games and not self.knows_games:
            self.reload()
        if self.page is not None and self.page is not page:
            self.page.left()
        from .title_page import TitlePage  # the ways to pages bring it when it is asked for

        if isinstance(page, TitlePage):
            self._session = None
        self.page = page
        self.sounds.play("page")
        if self.screen is not None:
            self.screen.shown(page)

    def trouble(self, error: Exception) -> None:
        """Show what went wrong."""
        routes.trouble(self, error)

    def playing(self) -> str:
        """The kept match that lies on the table, also behind another page; empty without one."""
        kept = self._session is not None and self._session.saves is not None
        return self._session.name if self._session is not None and kept else ""

    def third_party(self) -> tuple[str, ...]:
        """The third-party programs that are on here, by the names they are switched by."""
        if not self.knows_games:
            return ()
        if self._third_party is None or self._third_party[0] is not self.library:
            from scriptorium.mods import third_party_in

            self._third_party = self.library, third_party_in(self.library)
        return self._third_party[1]

    def subscribed(self, told: str) -> None:
        """The browser says where it is reached for one who wanted to be told of turns."""
        from .alerts_page import AlertsPage

        if isinstance(self.page, AlertsPage):
            self.page.subscribed(told)

    def bring(self, name: str, data: bytes, *, replaces: bool = False) -> None:
        """The player has brought a file: a match is shown among the others, a mod in its list.

        Where a mod of that name is another one, the player is asked which of them stays.
        """
        from scriptorium import ScriptoriumError
        from scriptorium_play.matches.imports import bring, other_there

        from .replace_page import ReplacePage

        other = "" if replaces else other_there(self, name, data)
        if other:
            self.show(ReplacePage(self, other, lambda: self.bring(name, data, replaces=True)))
            return
        try:
            match = bring(self, self.disk, name, data)
        except (OSError, ScriptoriumError) as error:
            self.trouble(error)
            return
        if match:
            routes.matches(self)
        else:
            self.reload()
            routes.mods(self)

    def reload(self) -> None:
        """Look again which plugins there are; no third-party program begins where none belongs."""
        if self.restart is not None and self.knows_games:
            from scriptorium.mods import third_party_on

            if third_party_on(self.home):
                self.restart()
                return
        super().reload()

    def session(self, session: Session) -> Session:
        """Note that a match is being played, also for when the device ends the program."""
        self._session = session
        if self._resumes and not session.is_far:
            self.at_table.sit_down(session.name)
        return super().session(session)

    def quit(self) -> None:
        """Leave the program."""
        if self.screen is not None:
            self.screen.window.close()

    def ended(self) -> None:
        """The program ends, perhaps told twice: a match on the screen is left, and is kept."""
        self.music.rest()
        if self.page is not None:
            self.page.ended()
            self.page = None
            self.at_table.get_up()
        problem = self._session.problem if self._session is not None else None
        if problem is not None:
            from scriptorium_play.app.startup import left_unkept

            left_unkept(self.words.say(problem))
            self._session = None
        if self.tables is not None:
            self.tables.close()
