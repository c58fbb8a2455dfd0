"""Where the pages of a window are: in its own process, or in a room beside it.

Without a third-party program everything runs in the window's process. With one, a room runs in a
process of its own: what hangs or falls there takes no window and no match with it.
"""

from __future__ import annotations

import argparse
import logging
from collections.abc import Callable, Collection, Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Protocol

from msgspec.structs import replace

from scriptorium_play.app.folders import UserFolders
from scriptorium_ui.pages.app import GuiApp
from scriptorium_ui.sound.sounds import SoundPlayer
from scriptorium_ui.toolkit.metrics import Device

from .in_process import InProcessLine
from .link import Line, Link
from .messages import VERSION, Begin
from .routing import MATCH, MODS, NOWHERE, OPENING, TITLE
from .ui_host import RemoteSpeaker

if TYPE_CHECKING:
    from scriptorium import Library
    from scriptorium.isolation import Lost, MarkedStart
    from scriptorium.mods import Home
    from scriptorium_play.app.app import Read

log = logging.getLogger("scriptorium.ui")

LAST_START = "last-start.marker"


def linked(
    places: UserFolders,
    player: SoundPlayer,
    lettering: str,
    library: Read = None,
    home: Home | None = None,
    *,
    resumes: bool = False,
) -> Link:
    """A link to pages in this process that show nothing yet."""

    def make(begin: Begin, speaker: RemoteSpeaker) -> GuiApp:
        return GuiApp(places, speaker, library, home, resumes=begin.resumes)

    begin = Begin(
        version=VERSION,
        device=Device(0, 0),
        lettering=lettering,
        route=NOWHERE,
        resumes=resumes,
    )
    return Link(InProcessLine(make), begin, player, kept=places.pictures)


class LinkableWindow(Protocol):
    """A window, as far as it can be given another link."""

    def sit(self, link: Link) -> None:
        """Show these pages from now on."""


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
        self.window: LinkableWindow | None = None
        self.match: str = getattr(options, "go_on", "")
        self.route = MATCH if self.match else OPENING
        self.game: str = getattr(options, "game", "") or ""
        self.lesson: bool = getattr(options, "lesson", False)
        self.at = tuple(getattr(options, "at", ()))
        self.join: str = getattr(options, "join", "")
        self.name: str = getattr(options, "name", "")
        self.marked: MarkedStart | None = None
        self._failures: Mapping[str, int] | None = None  # of each mod, when a room was begun
        self.dev: tuple[str, ...] = tuple(getattr(options, "dev", ()))
        self.link = self._made()

    # beginning

    def _made(self) -> Link:
        """A link to a room of its own where a third-party program is on, else to pages here."""
        # What only a room needs is brought in when there is one.
        from scriptorium.isolation import has_processes

        if not has_processes():
            return self._watched_here()
        if not self._third_party():
            return self._near(restarts=not self.options.no_mods)
        from scriptorium.mods import home_of

        from .process_line import ProcessLine, ProcessPipe

        self._failures = home_of(self.options).choices().failures
        try:
            return self._linked(ProcessLine(ProcessPipe()), self._begin())
        except OSError as error:
            log.error("there is no second process, so third-party programs are off", exc_info=error)
            return self._near(programs=False)

    def _linked(self, line: Line, begin: Begin) -> Link:
        return Link(line, begin, self.player, self.lost, self.places.pictures)

    def _watched_here(self) -> Link:
        """Pages in the process of third-party code; the next start reads which was running."""
        from scriptorium.isolation import MarkedStart

        if self.marked is None:
            try:
                self.marked = MarkedStart(self.places.matches.parent / LAST_START)
            except OSError as error:
                log.error("nothing marks third-party programs", exc_info=error)
                return self._near()
            fallen = self.marked.left if self._third_party() else None
            if fallen is not None:  # nothing of theirs is started before the player has decided
                return self._telling(fallen, fallen.note)
        self.marked.begin(self._playing)
        return self._near()

    def _playing(self) -> str:
        link = getattr(self, "link", None)
        return link.app.playing() if link is not None and link.app is not None else ""

    def _third_party(self) -> tuple[str, ...]:
        from scriptorium.mods import third_party_of

        return third_party_of(self.options)

    def _begin(self) -> Begin:
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

    def _near(self, *, programs: bool = True, restarts: bool = False) -> Link:
        def read() -> Library:
            from scriptorium.mods import library_of

            return library_of(self.options, programs=programs)

        def make(begin: Begin, speaker: RemoteSpeaker) -> GuiApp:
            app = self._app(begin, speaker, read)
            if self._given():
                app.reload()  # what was named on the command line is told of there
            if restarts:
                app.restart = lambda: self.restart(MODS)
            return app

        return self._linked(InProcessLine(make), self._begin())

    def _app(self, begin: Begin, speaker: RemoteSpeaker, library: Read) -> GuiApp:
        from scriptorium.mods import home_of

        home, log_file = home_of(self.options), self.log_file
        return GuiApp(self.places, speaker, library, home, log_file, resumes=begin.resumes)

    def open(self, window: LinkableWindow) -> None:
        """Let a window show the link, and every one that takes its place."""
        self.window = window

    # beginning anew

    def restart(self, route: str = TITLE, match: str = "") -> None:
        """Begin anew at a page, or at a match, where it is safe now."""
        self.route, self.match = route, match
        self._replace(self._made)

    def lost(self, lost: Lost, match: str) -> None:
        """A room has gone: say whose program it was, and how to go on."""
        self._replace(lambda: self._telling(lost, match))

    def _replace(self, make: Callable[[], Link]) -> None:
        """End the link, so that all is kept, and put another in its place."""
        self.link.ended()
        self.link = make()
        if self.window is not None:
            self.window.sit(self.link)

    def _telling(self, lost: Lost, match: str) -> Link:
        """A link to a page that says which mod it was; it waits for no games."""

        def make(begin: Begin, speaker: RemoteSpeaker) -> GuiApp:
            from scriptorium import Library

            return self._app(begin, speaker, Library())

        def tell(app: GuiApp, begin: Begin) -> None:
            from scriptorium.mods import guilty_of

            from .lost_page import LostPage

            mods = guilty_of(lost, self._third_party())
            told = f"{', '.join(mods)} ended the room: {lost.why}{lost.where}"
            log.error("%s, code %s", told, lost.code)
            for mod in mods:
                app.home.failed_hard(mod, self._failures)
            app.show(LostPage(app, mods, lost.why, begin.match, self._answered))

        begin = replace(self._begin(), route=NOWHERE, lost=lost.why, match=match)
        return self._linked(InProcessLine(make, tell), begin)

    # a device that may end the program at any time

    def put_aside(self) -> None:
        """Whatever ends it from now on is no mod's doing."""
        if self.marked is not None:
            self.marked.rest()

    def taken_up(self) -> None:
        """The player is back."""
        if self.marked is not None:
            self.marked.wake()

    def ended(self) -> None:
        """The program ends, perhaps told twice."""
        self.link.ended()
        if self.marked is not None:
            self.marked.end()

    def _answered(self, off: Collection[str], match: str) -> None:
        """The player has decided which programs are off from now, and goes on."""
        from scriptorium.mods import home_of

        home = home_of(self.options)
        for name in off:
            home.leave_off(name)
        given = {path.stem for path in self._given()}  # these are on whatever is kept
        self.options.left_out = sorted({*home.left_out, *given.intersection(off)})
        first = OPENING if self.dev and not off else TITLE
        self.restart(MATCH if match else first, match)
