"""The app: what all views share while the program runs, whatever toolkit draws them."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple

from scriptorium import Library, ScriptoriumError, Seat, SetupError, text
from scriptorium.matches import COPY, LOOK, TAKE, WATCH, Match, NeedsWay, Progress, Saves
from scriptorium_play.common.background import Cancelled, LongWork
from scriptorium_play.common.colours import Palette, chosen
from scriptorium_play.common.remembered import Remembered
from scriptorium_play.common.settings import Settings
from scriptorium_play.net.known_tables import KnownTables
from scriptorium_play.net.local_server import Ask, LocalServer, TablePlace, over_http
from scriptorium_play.net.table_list import TableList
from scriptorium_play.texts.translator import Translator, game_title, games_words

from .folders import UserFolders

if TYPE_CHECKING:
    from scriptorium.matches import Disk
    from scriptorium.mods import Home
    from scriptorium_play.lessons.catalogue import Taught
    from scriptorium_play.lessons.session import GuidedSession
    from scriptorium_play.replay.session import ReplaySession
    from scriptorium_play.session.session import Session

MOST_LETTERS = 600
Read = Library | Callable[[], Library] | None


def _reading(library: Read, home: Callable[[], Home]) -> Callable[[], Library]:
    """How the plugins are read each time that mods have been switched."""
    if library is not None:
        return (lambda: library) if isinstance(library, Library) else library

    def own() -> Library:
        from scriptorium.mods import player_library

        return player_library(home())

    return own


class Opened(NamedTuple):
    """A match that was read: as it stands, who sits where, its name, by which way, their names."""

    match: Match
    seating: Mapping[Seat, str]
    name: str = ""
    way: str = ""
    names: Mapping[Seat, str] = {}


class App:
    """The player's settings, matches, plugins and words; each frontend puts its screens on it.

    `library` is either all plugins there are, or what reads them anew when mods were switched.
    They are read when they are first asked for, so that a window need not wait for them.
    """

    def __init__(
        self,
        places: UserFolders,
        library: Read = None,
        home: Home | None = None,
        log_file: Path | None = None,
        disk: Disk | None = None,
    ) -> None:
        self._home = home
        self.read_library = _reading(library, lambda: self.home)
        self._library: Library | None = None
        # Pictures and sounds that games or mods bring and that cannot be used, and why.
        self.unusable: list[str] = []
        self.settings = Settings(places.settings, disk)
        self.saves = Saves(places.matches, disk)
        self.exchange = places.exchange
        self.remembered = Remembered(places.matches.parent, disk)
        self.known_tables = KnownTables(places.matches.parent, disk)
        self.table_list = TableList(places.matches.parent, disk)
        # What has tables over a net made, for a program that can; and what asks servers.
        self.tables: TablePlace | None = LocalServer(places.matches.parent)
        self.ask: Ask = over_http
        self.log_file = log_file
        self.words: Translator = Translator(self.settings.language)
        self.page: Any = None
        self.strict = False
        # Where the program has no folder to look in: what lets the player choose a file for it.
        self.pick: Callable[[], object] | None = None
        self.needs_way: NeedsWay | None = None
        self._failing = False
        self._opening: LongWork[Opened] | None = None
        self.settings.watch(self._changed)
        if isinstance(library, Library):
            self.reload()

    @property
    def home(self) -> Home:
        """The player's own folder, with the mods in it."""
        if self._home is None:
            from scriptorium.mods import Home

            self._home = Home()
        return self._home

    @home.setter
    def home(self, home: Home) -> None:
        self._home = home

    @property
    def library(self) -> Library:
        """All plugins there are."""
        if self._library is None:
            self.reload()
        assert self._library is not None
        return self._library

    @library.setter
    def library(self, library: Library) -> None:
        self._library = library

    @property
    def knows_games(self) -> bool:
        """Whether the plugins have been read; without them only the first page can be shown."""
        return self._library is not None

    # for frontends to fill in

    def trouble(self, error: Exception) -> None:
        """Show what went wrong on a sheet of its own."""

    # words and colours

    def text(self, id: str, english: str, **details: str | int) -> str:
        """A sentence in the player's language."""
        return self.words.say(text(id, english, **details))

    def back_said(self) -> tuple[str, str]:
        """What going back is called, and what it does."""
        says = self.text("stage-back-says", "Back to the previous page")
        return self.text("stage-back", "Back"), says

    def bar_said(self) -> str:
        """What the bar beside a long list or page is for."""
        return self.text("stage-bar-says", "Drag to scroll, or use the arrow keys")

    def trouble_text(self, error: BaseException) -> tuple[str, str, str]:
        """What went wrong: a heading, the sentence, and where the details are."""
        if isinstance(error, NeedsWay):
            say = self.words.say
            return say(error.heading), error.told(say)[:MOST_LETTERS], ""
        told = (str(error) or type(error).__name__)[:MOST_LETTERS]
        place = ""
        if self.log_file is not None:
            file = str(self.log_file)
            place = self.text("stage-log-file", "See the details in {file}.", file=file)
        return self.text("stage-trouble", "That didn't work"), told, place

    @property
    def palette(self) -> Palette:
        """The colours that the player has chosen."""
        return chosen(self.settings.values.palette, self.settings.values.high_contrast)

    def game_title(self, game: str) -> str:
        """What a game is called, as far as it is known here."""
        about = next((one for one in self.library.games() if one.name == game), None)
        words = games_words(self.settings.language, self.library)
        return game if about is None else game_title(about, words)

    # matches

    def session(self, session: Session) -> Session:
        """Note that a match is being played, so that the words are those of its game."""
        self.words = session.words
        return session

    def begun_at(self, at: Sequence[str]) -> Session:
        """A match from where a scenario stands, by its file and title; it is not kept."""
        from scriptorium.scenarios import begun_at  # most matches begin without it
        from scriptorium_play.session.session import Session

        file, *title = at
        match = Match(begun_at(Path(file), " ".join(title), self.library))
        return self.session(Session(match, self.library, settings=self.settings))

    def opened(self, name: str, way: str = "") -> Session | None:
        """A match that was kept, to be gone on with; None where it cannot be, which is shown.

        Where it is not as it was, what is shown are the ways: each opens it so. It then is kept
        beside the old one, or, only looked at, not at all.
        """
        return self.seated(self.opening(name, way))

    def opening(self, name: str, way: str = "") -> LongWork[Opened]:
        """A kept match is read and played again, beside the drawing; then it can be sat down at."""
        act = partial(self._read, self.library, name, way)
        self._opening = LongWork(act, lambda opened: self.saves.close(opened.name), self._opening)
        return self._opening

    def _read(self, library: Library, name: str, way: str, progress: Progress) -> Opened:
        saves = self.saves
        if way in ("", TAKE):
            match, seating = saves.go_on(name, library, take=way == TAKE, progress=progress)
            return Opened(match, seating, name, names=saves.names(name))
        if way == COPY:
            copy = saves.copy(name)
            try:
                return self._read(library, copy, "", progress)
            except Cancelled:
                saves.disk.remove(saves.path(copy))
                raise
        match, seating = saves.open(name, library, "" if way == WATCH else way, progress)
        return Opened(match, seating, name if way == WATCH else "", way, saves.names(name))

    def seated(self, opening: LongWork[Opened]) -> Session | None:
        """A match that was read; None where it cannot be played, which is shown."""
        from scriptorium_play.session.session import Session

        self.needs_way = None
        try:
            match, seating, name, way, names = opening.result()
            self._opening = None if self._opening is opening else self._opening
            if way == LOOK:
                settings = self.settings
                return Session(
                    match, self.library, seating, settings=settings, watching=True, names=names
                )
            return self._played(match, seating, name, watching=way == WATCH, names=names)
        except NeedsWay as error:
            self.needs_way = error
            self.trouble(error)
        except ScriptoriumError as error:
            self.trouble(error)
        return None

    def looking(self, name: str, way: str = "") -> LongWork[Opened]:
        """A kept match is read to be looked at, whoever plays it."""
        act = partial(self._read, self.library, name, way or WATCH)
        return LongWork(act)

    def looked_at(self, opening: LongWork[Opened]) -> ReplaySession | None:
        """A match that was read, from its beginning; None where it cannot be, which is shown."""
        from scriptorium_play.replay.session import ReplaySession

        self.needs_way = None
        try:
            match, seating, _, _, names = opening.result()
        except NeedsWay as error:
            self.needs_way = error
            self.trouble(error)
        except ScriptoriumError as error:
            self.trouble(error)
        else:
            settings = self.settings
            return ReplaySession(match, self.library, seating, settings=settings, names=names)
        return None

    def ways(self, error: BaseException) -> list[tuple[str, str, str]]:
        """For a match that is not as it was: what each way is called, what it means, its kind."""
        if not isinstance(error, NeedsWay):
            return []
        say = self.words.say
        return [(say(called), say(told), kind) for called, told, kind in error.ways]

    def begun(
        self,
        match: Match,
        seating: Mapping[Seat, str],
        names: Mapping[Seat, str] | None = None,
    ) -> Session | None:
        """A match that was agreed on; None where it cannot be played, which is shown."""
        try:
            return self._played(match, seating, names=names)
        except ScriptoriumError as error:
            self.trouble(error)
            return None

    def _played(
        self,
        match: Match,
        seating: Mapping[Seat, str],
        name: str = "",
        *,
        watching: bool = False,
        names: Mapping[Seat, str] | None = None,
    ) -> Session:
        from scriptorium_play.session.session import Session

        return Session(
            match,
            self.library,
            dict(seating),
            settings=self.settings,
            saves=self.saves,
            name=name,
            watching=watching,
            names=names,
        )

    # lessons

    def has_lessons(self, game: str = "") -> bool:
        """Whether a plugin brings lessons, for any game or for one."""
        there = (one.about for one in self.library.plugins.values() if not one.broken)
        return any(about.lessons is not None and game in ("", about.game) for about in there)

    def lessons(self, game: str = "") -> list[Taught]:
        """The guided matches that the games and mods here bring, of all games or of one."""
        from scriptorium_play.lessons.catalogue import (
            lessons,  # who asks for none need not wait for what reads them
        )

        return lessons(self.library, self.remembered, game)

    def taught(self, lesson: Taught) -> GuidedSession | None:
        """A lesson, taken up where it was left; None where it cannot be, which is shown."""
        from scriptorium.scenarios import Different
        from scriptorium_play.lessons.catalogue import take_up

        try:
            return take_up(lesson, self.library, self.remembered, self.settings)
        except ScriptoriumError as error:
            self.trouble(SetupError(lesson.lesson.trouble(error)))
        except Different as error:
            told = lesson.lesson.trouble_at(error.path, str(error))
            self.trouble(SetupError(told))
        return None

    # what changes

    def fail(self, error: Exception) -> bool:
        """Show a mistake of ours on a sheet; whether that was done. The match is kept already."""
        if self.strict or self._failing:
            return False
        self._failing = True  # the sheet itself is not guarded by another one
        try:
            self.trouble(error)
        finally:
            self._failing = False
        return True

    def reload(self) -> None:
        """Look again which plugins and mods there are."""
        self._library = self.read_library()
        self.unusable = self.bring_art(self._library)
        self.reload_words()

    def bring_art(self, library: Library) -> list[str]:
        """Take in the pictures and sounds of mods; return what cannot be used, and why.

        A frontend without pictures takes in none.
        """
        return []

    def reload_words(self) -> None:
        """Speak of all games again, no longer of one match."""
        language = self.settings.language
        self.words = (
            games_words(language, self.library) if self.knows_games else Translator(language)
        )

    def _changed(self, name: str) -> None:
        if name == "language":
            self.reload_words()
        if self.page is not None:
            self.page.setting_changed(name)
