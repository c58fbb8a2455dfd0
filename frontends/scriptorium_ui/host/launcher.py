"""Where the pages of a window are: in its own process, or in a room beside it.

Without a third-party program everything runs in the window's process. With one, a room runs in a
process of its own: what hangs or falls there takes no window and no match with it.
"""

from __future__ import annotations

import argparse
import logging
from collections.abc import Collection, Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Any, Protocol

from scriptorium_play.app.folders import UserFolders
from scriptorium_ui.pages.app import GuiApp
from scriptorium_ui.sound.sounds import SoundPlayer

from .routing import MATCH, MODS, OPENING, TITLE, go_to

if TYPE_CHECKING:
    from scriptorium import Library
    from scriptorium.isolation import InProcessWatchdog, Lost
    from scriptorium_play.app.app import Read

    from .client import RemoteApp

log = logging.getLogger("scriptorium.ui")

LAST_START = "last-start.pulse"


class ReplaceableWindow(Protocol):
    """A window, as far as it can be given another app."""

    def sit(self, app: Any) -> None:
        """Show this app from now on."""


class Launcher:
    """Begins where it is safe, and moves between the window's own process and a room."""

    def __init__(
        self,
        options: argparse.Namespace,
        places: UserFolders,
        player: SoundPlayer,
        lettering: str,
        log_file: Path | None = None,
        *,
        resumes: bool = False,
    ) -> None:
        self.options, self.places, self.player = options, places, player
        self.lettering, self.log_file, self.resumes = lettering, log_file, resumes
        self.window: ReplaceableWindow | None = None
        self.match: str = getattr(options, "go_on", "")
        self.route = MATCH if self.match else OPENING
        self.game: str = getattr(options, "game", "") or ""
        self.lesson: bool = getattr(options, "lesson", False)
        self.at = tuple(getattr(options, "at", ()))
        self.join: str = getattr(options, "join", "")
        self.name: str = getattr(options, "name", "")
        self.watchdog: InProcessWatchdog | None = None
        self._fallen: Lost | None = None  # the last start, where it fell and was not told of yet
        self._failures: Mapping[str, int] | None = None  # of each mod, when a room was begun
        self.dev: tuple[str, ...] = tuple(getattr(options, "dev", ()))
        self.app: GuiApp | RemoteApp = self._made()

    # beginning

    def _made(self) -> GuiApp | RemoteApp:
        """An app in a room of its own where a third-party program is on, else one here."""
        # What only a room needs is brought in when there is one.
        from scriptorium.isolation import has_processes

        if not has_processes():
            return self._watched_here()
        if not self._third_party():
            return self._near(moves=True)
        from scriptorium.mods import home_of

        from .client import RemoteApp
        from .process_link import ProcessLink

        self._failures = home_of(self.options).choices().failures
        try:
            kept = self.places.pictures
            return RemoteApp(ProcessLink(), self._begin(), self.player, self.lost, kept)
        except OSError as error:
            log.error("there is no second process, so third-party programs are off", exc_info=error)
            return self._near(programs=False)

    def _watched_here(self) -> GuiApp:
        """An app in the process of third-party code, watched as well as it can be from here."""
        from scriptorium.isolation import InProcessWatchdog

        if self.watchdog is None:
            try:
                self.watchdog = InProcessWatchdog(self.places.matches.parent / LAST_START)
            except OSError as error:
                log.error("nothing watches third-party programs", exc_info=error)
                return self._near()
            if self._third_party():
                self._fallen = self.watchdog.left
        if self._fallen is not None:
            return self._empty()  # nothing of theirs is started before the player has decided
        self.watchdog.begin(self._playing)
        return self._near()

    def _playing(self) -> str:
        app = getattr(self, "app", None)
        return app.playing() if isinstance(app, GuiApp) else ""

    def _third_party(self) -> tuple[str, ...]:
        from scriptorium.mods import third_party_of

        return third_party_of(self.options)

    def _begin(self) -> Any:
        from scriptorium_ui.toolkit.metrics import Device

        from .messages import VERSION, Begin

        return Begin(
            version=VERSION,
            device=Device(0, 0),
            lettering=self.lettering,
            route=self.route,
            game=self.game,
            lesson=self.lesson,
            match=self.match,
            at=self.at,
            dev=self.dev,
            join=self.join,
            name=self.name,
            mods=str(self.options.mods_dir or ""),
            with_files=tuple(str(path) for path in self._given()),
            left_out=tuple(getattr(self.options, "left_out", ())),
            no_mods=self.options.no_mods,
            resumes=self.resumes,
        )

    def _given(self) -> tuple[Path, ...]:
        return tuple(getattr(self.options, "with_files", None) or ())

    def _near(self, *, programs: bool = True, moves: bool = False) -> GuiApp:
        def read() -> Library:
            from scriptorium.mods import library_of

            return library_of(self.options, programs=programs)

        app = self._app(read)
        if self._given():
            app.reload()  # what was named on the command line is told of there
        if moves and not self.options.no_mods:
            app.moves = lambda: self.move(MODS)
        return app

    def _app(self, library: Read) -> GuiApp:
        from scriptorium.mods import home_of

        home, log_file = home_of(self.options), self.log_file
        return GuiApp(self.places, self.player, library, home, log_file, resumes=self.resumes)

    def open(self, window: ReplaceableWindow) -> None:
        """The window shows the app: go to the first page."""
        self.window = window
        fallen, self._fallen = self._fallen, None
        if fallen is not None:
            self._tell(fallen, {}, fallen.note)
        elif isinstance(self.app, GuiApp):
            go_to(self.app, self._begin())
            self.app.music.begin()

    # moving

    def move(self, route: str = TITLE, match: str = "") -> None:
        """Begin anew at a page, or at a match, where it is safe now."""
        self.app.ended()
        self.route, self.match = route, match
        self._sit(self._made())
        if self.window is not None:
            self.open(self.window)

    def _sit(self, app: GuiApp | RemoteApp) -> None:
        self.app = app
        if self.window is not None:
            self.window.sit(app)

    # a room that is lost

    def lost(self, lost: Lost, third_party: dict[str, str], match: str) -> None:
        """A room has gone: say whose program it was, and how to go on."""
        self._sit(self._empty())
        self._tell(lost, third_party, match)

    def _empty(self) -> GuiApp:
        """An app that needs words alone, and is there at once."""
        from scriptorium import Library

        return self._app(Library())

    def _tell(self, lost: Lost, third_party: dict[str, str], match: str) -> None:
        from .lost_page import LostPage

        app, mods = self.app, self._guilty(lost, third_party)
        assert isinstance(app, GuiApp)
        log.error("the room of %s is lost: %s, code %s", ", ".join(mods), lost.why, lost.code)
        for mod in mods:
            app.home.failed_hard(mod, self._failures)
        app.show(LostPage(app, mods, lost.why, match, self._answered))

    # a device that may end the program at any time

    def put_aside(self) -> None:
        """Whatever ends it from now on is no mod's doing."""
        if self.watchdog is not None:
            self.watchdog.rest()

    def taken_up(self) -> None:
        """The player is back."""
        if self.watchdog is not None:
            self.watchdog.wake()

    def ended(self) -> None:
        """The program ends, perhaps told twice."""
        self.app.ended()
        if self.watchdog is not None:
            self.watchdog.end()

    def _guilty(self, lost: Lost, third_party: dict[str, str]) -> tuple[str, ...]:
        """By which names they are switched; all of them where nobody knows which it was."""
        from scriptorium.isolation import Lost
        from scriptorium.mods import guilty_of, home_of

        plugins = tuple(name for guest in lost.guests for name in guest.split(", "))
        known = Lost(lost.why, tuple(third_party.get(name, name) for name in plugins))
        return guilty_of(known, home_of(self.options), self._third_party())

    def _answered(self, off: Collection[str], match: str) -> None:
        """The player has decided which programs are off from now, and goes on."""
        from scriptorium.mods import home_of

        home = home_of(self.options)
        for name in off:
            home.leave_off(name)
        given = {path.stem for path in self._given()}  # these are on whatever is kept
        self.options.left_out = sorted({*home.left_out, *given.intersection(off)})
        first = OPENING if self.dev and not off else TITLE
        self.move(MATCH if match else first, match)
