"""The desk: what all views share while the program runs, whatever toolkit draws them."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple

from scriptorium import Library, ScriptoriumError, Seat, SetupError
from scriptorium.structs import text
from scriptorium_matches.match import Match, Progress
from scriptorium_matches.match_folder import Saves
from scriptorium_matches.migration import LOOK
from scriptorium_matches.needs_way import COPY, TAKE, WATCH, NeedsWay
from scriptorium_mods.home import Home, player_library

from .brought_pictures import bring
from .colours import Palette, chosen
from .folders import Places
from .long_work import LongWork, Stopped
from .memory_file import Remembered
from .replaying import ReplaySession
from .session import Session
from .settings import Settings
from .texts import Words, games_words

if TYPE_CHECKING:
    from .lesson_list import Taught
    from .lesson_session import GuidedSession

MOST_LETTERS = 600
Read = Library | Callable[[], Library] | None


def _reading(library: Read, home: Home) -> Callable[[], Library]:
    """How the plugins are read each time that mods have been switched."""
    if library is None:
        return lambda: player_library(home)
    return (lambda: library) if isinstance(library, Library) else library


class Opened(NamedTuple):
    """A match that was read: as it stands, who sits where, its name, and by which way."""

    match: Match
    seating: Mapping[Seat, str]
    name: str = ""
    way: str = ""


class Desk:
    """The player's settings, matches, plugins and words; each frontend puts its screens on it.

    `library` is either all plugins there are, or what reads them anew when mods were switched.
    """

    def __init__(
        self,
        places: Places,
        library: Read = None,
        home: Home | None = None,
        log_file: Path | None = None,
    ) -> None:
        self.home = home if home is not None else Home()
        self.read_library = _reading(library, self.home)
        self.library = self.read_library()
        self.pictures = places.pictures
        # Pictures that games or mods bring and that cannot be used, and why.
        self.unusable: list[str] = bring(self.library, self.pictures)
        self.settings = Settings(places.settings)
        self.saves = Saves(places.matches)
        self.exchange = places.exchange
        self.remembered = Remembered(places.matches.parent)
        self.log_file = log_file
        self.words: Words = games_words(self.settings.language, self.library)
        self.screen: Any = None
        self.strict = False
        self.needs_way: NeedsWay | None = None
        self._failing = False
        self._opening: LongWork[Opened] | None = None
        self.settings.watch(self._changed)

    # for frontends to fill in

    def trouble(self, error: Exception) -> None:
        """Show what went wrong on a sheet of its own."""

    # words and colours

    def text(self, id: str, english: str, **details: str | int) -> str:
        """A sentence in the player's language."""
        return self.words.say(text(id, english, **details))

    def back_said(self) -> tuple[str, str]:
        """What going back is called, and what it does."""
        says = self.text("stage-back-says", "Back to where you came from")
        return self.text("stage-back", "Back"), says

    def bar_said(self) -> str:
        """What the bar beside a long list or page is for."""
        return self.text("stage-bar-says", "How far down this is; drag it, or use the arrow keys")

    def trouble_told(self, error: BaseException) -> tuple[str, str, str]:
        """What went wrong: a heading, the sentence, and where the details are."""
        if isinstance(error, NeedsWay):
            say = self.words.say
            return say(error.heading), error.told(say)[:MOST_LETTERS], ""
        told = (str(error) or type(error).__name__)[:MOST_LETTERS]
        place = ""
        if self.log_file is not None:
            file = str(self.log_file)
            place = self.text("stage-log-file", "Details are written down in {file}.", file=file)
        return self.text("stage-trouble", "That did not work"), told, place

    @property
    def palette(self) -> Palette:
        """The colours that the player has chosen."""
        return chosen(self.settings.values.palette, self.settings.values.high_contrast)

    def game_title(self, game: str) -> str:
        """What a game is called, as far as it is known here."""
        titles = {about.name: about.title for about in self.library.games()}
        return titles.get(game) or game

    # matches

    def session(self, session: Session) -> Session:
        """Note that a match is being played, so that the words are those of its game."""
        self.words = session.words
        return session

    def begun_at(self, at: Sequence[str]) -> Session:
        """A match from where a scenario stands, by its file and title; it is not kept."""
        from scriptorium_check.scenario.stands import begun_at  # most matches begin without it

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
        act = partial(self._read, name, way)
        self._opening = LongWork(act, lambda opened: self.saves.close(opened.name), self._opening)
        return self._opening

    def _read(self, name: str, way: str, progress: Progress) -> Opened:
        saves, library = self.saves, self.library
        if way in ("", TAKE):
            match, seating = saves.go_on(name, library, take=way == TAKE, progress=progress)
            return Opened(match, seating, name)
        if way == COPY:
            copy = saves.copy(name)
            try:
                return self._read(copy, "", progress)
            except Stopped:
                saves.disk.remove(saves.path(copy))
                raise
        match, seating = saves.open(name, library, "" if way == WATCH else way, progress)
        return Opened(match, seating, name if way == WATCH else "", way)

    def seated(self, opening: LongWork[Opened]) -> Session | None:
        """A match that was read; None where it cannot be played, which is shown."""
        self.needs_way = None
        try:
            match, seating, name, way = opening.result()
            self._opening = None if self._opening is opening else self._opening
            if way == LOOK:
                return Session(match, self.library, seating, settings=self.settings, watching=True)
            return self._played(match, seating, name, watching=way == WATCH)
        except NeedsWay as error:
            self.needs_way = error
            self.trouble(error)
        except ScriptoriumError as error:
            self.trouble(error)
        return None

    def looking(self, name: str, way: str = "") -> LongWork[Opened]:
        """A kept match is read to be looked at, whoever plays it."""
        act = partial(self._read, name, way or WATCH)
        return LongWork(act)

    def looked_at(self, opening: LongWork[Opened]) -> ReplaySession | None:
        """A match that was read, from its beginning; None where it cannot be, which is shown."""
        self.needs_way = None
        try:
            match, seating, _, _ = opening.result()
        except NeedsWay as error:
            self.needs_way = error
            self.trouble(error)
        except ScriptoriumError as error:
            self.trouble(error)
        else:
            return ReplaySession(match, self.library, seating, settings=self.settings)
        return None

    def ways(self, error: BaseException) -> list[tuple[str, str, str]]:
        """For a match that is not as it was: what each way is called, what it means, its kind."""
        if not isinstance(error, NeedsWay):
            return []
        say = self.words.say
        return [(say(called), say(told), kind) for called, told, kind in error.ways]

    def begun(self, match: Match, seating: Mapping[Seat, str]) -> Session | None:
        """A match that was agreed on; None where it cannot be played, which is shown."""
        try:
            return self._played(match, seating)
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
    ) -> Session:
        return Session(
            match,
            self.library,
            dict(seating),
            settings=self.settings,
            saves=self.saves,
            name=name,
            watching=watching,
        )

    # lessons

    def has_lessons(self, game: str = "") -> bool:
        """Whether a plugin brings lessons, for any game or for one."""
        there = (one.about for one in self.library.plugins.values() if not one.broken)
        return any(about.lessons is not None and game in ("", about.game) for about in there)

    def lessons(self, game: str = "") -> list[Taught]:
        """The guided matches that the games and mods here bring, of all games or of one."""
        from .lesson_list import lessons  # who asks for none need not wait for what reads them

        return lessons(self.library, self.remembered, game)

    def taught(self, lesson: Taught) -> GuidedSession | None:
        """A lesson, taken up where it was left; None where it cannot be, which is shown."""
        from scriptorium_check.scenario.seeing import Different

        from .lesson_list import take_up

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
        self.library = self.read_library()
        self.unusable = bring(self.library, self.pictures)
        self.reload_words()

    def reload_words(self) -> None:
        """Speak of all games again, no longer of one match."""
        self.words = games_words(self.settings.language, self.library)

    def _changed(self, name: str) -> None:
        if name == "language":
            self.reload_words()
        if self.screen is not None:
            self.screen.setting_changed(name)
