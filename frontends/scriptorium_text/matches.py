"""The title: going on with a match, beginning a new one, settings."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from contextlib import closing
from functools import partial

from scriptorium import ScriptoriumError, Text, text
from scriptorium.isolation import note
from scriptorium.matches import LOOK, Saved
from scriptorium_play.app.menu import notes
from scriptorium_play.common.seats import PERSON, clean_names
from scriptorium_play.lessons.session import GuidedSession
from scriptorium_play.matches.levels import who_called
from scriptorium_play.matches.new_match import NewMatch
from scriptorium_play.matches.saved_matches import KeptMatches
from scriptorium_play.replay.session import ReplaySession
from scriptorium_play.session.session import Session
from scriptorium_play.texts.translator import Translator

from .app import TextApp
from .choosing import choose
from .console import Console
from .forms import fill_in
from .library import MatchList
from .mods import mods_page
from .playing import ConsoleMatch
from .preferences import preferences
from .replaying import Replay
from .together import TogetherLines
from .waiting import wait_for

LATEST = 6
OPENING = text("text-opening", "Opening the match.")


class Title:
    """What one meets first, and comes back to after each match."""

    def __init__(self, console: Console, app: TextApp) -> None:
        self.console = console
        self.app = app

    @property
    def words(self) -> Translator:
        """The words of all games, in the language that is set now."""
        return self.app.words

    def say(self, sentence: Text) -> None:
        """Say a sentence in the player's language."""
        self.console.say(self.words.say(sentence))

    def run(
        self,
        game: str | None,
        *,
        guided: bool = False,
        match: str = "",
        at: Sequence[str] = (),
    ) -> None:
        """Begin the game that was asked for, or let something be chosen, until all is done.

        `match` is a kept one to go on with first.
        """
        if match:
            self.go_on(match)
        if told := notes(self.app):
            for note in told.split("\n"):
                self.console.say(note)
        if any(one.broken for one in self.app.library.plugins.values()):
            told_ways = text(
                "text-broken-ways",
                "The page “Mods” tells why, and switches them off. "
                "“{leave}” starts without one of them, “{none}” without any mod.",
                leave="--leave-out NAME",
                none="--no-mods",
            )
            self.say(told_ways)
        if at:
            with closing(self.app.begun_at(at)) as session:
                ConsoleMatch(self.console, session, self.look).run()
        elif guided:
            self.lesson(game or "")
        elif game is not None:
            self.new_match(self.app.library.game(game).name)
        while True:
            self._tell_damaged()
            entries = self._entries()
            question = text("text-title", "Scriptorium. What would you like?")
            labels = [label for label, _ in entries]
            chosen = choose(self.console, self.words, question, labels)
            if chosen is None or chosen == len(entries) - 1:
                return
            entries[chosen][1]()

    def _tell_damaged(self) -> None:
        for saved in self.app.saves.listed():
            if saved.problem:
                told = text(
                    "text-broken-match",
                    "A saved match can't be used: {name}: {why}.",
                    name=saved.name,
                    why=saved.problem,
                )
                self.say(told)

    def _entries(self) -> list[tuple[str, Callable[[], object]]]:
        """What one may do: the latest matches first, the way out last."""
        say = self.words.say
        entries: list[tuple[str, Callable[[], object]]] = []
        for saved in self.app.saves.running()[:LATEST]:
            entries.append((self._described(saved), partial(self.go_on, saved.name)))
        settings = partial(preferences, self.console, self.app.settings, lambda: self.words)
        entries.append((say(text("text-new-match", "New match")), self.new_match))
        entries.append((say(text("text-settings", "Settings")), settings))
        mods = partial(mods_page, self.console, self.app)
        entries.append((say(text("text-mods", "Mods")), mods))
        kept = KeptMatches(self.app)
        if kept.saved or kept.files() or kept.bring_back_said():
            library = MatchList(self.console, self.app, self.go_on, self.replay)
            entries.append((say(text("text-matches", "All matches")), library.run))
        if self.app.has_lessons():
            entries.append((say(text("text-lessons", "First match, with help")), self.lesson))
        entries.append((say(text("text-together", "Play with others")), self.together))
        entries.append((say(text("text-leave", "Leave")), lambda: None))
        return entries

    def _described(self, saved: Saved) -> str:
        header = saved.header
        assert header is not None
        names = clean_names(dict(header.names))
        seats = ", ".join(
            (names.get(seat) or self.words.name(seat))
            + ("" if who == PERSON else f" ({who_called(self.app, who)})")
            for seat, who in header.seating
        )
        return self.words.say(
            text(
                "text-continue",
                "Go on: {game}, {seats}, turn {turn}",
                game=self.app.game_title(header.game),
                seats=seats,
                turn=header.turn,
            )
        )

    def together(self) -> None:
        """Make a table over a net, or come to one."""
        try:
            TogetherLines(self.console, self.app).run()
        except ScriptoriumError as error:
            self.console.say(str(error))

    def lesson(self, game: str = "") -> None:
        """A guided match, taken up where it was left."""
        found = self.app.lessons(game)
        if not found:
            self.say(text("text-no-lesson", "There is no lesson here."))
            return
        language = self.app.settings.language
        names = [f"{self.app.game_title(o.lesson.game)}: {o.title(language)}" for o in found]
        question = text("text-which-lesson", "Which one?")
        chosen = choose(self.console, self.words, question, names) if len(found) > 1 else 0
        session = self.app.taught(found[chosen]) if chosen is not None else None
        if session is not None:
            self.play(session)

    def new_match(self, game: str = "") -> None:
        """Agree on a new match and play it."""
        form = NewMatch(self.app, game)
        if nothing := form.nothing():
            self.console.say(nothing)
            return
        begun = None
        while begun is None:
            match self._agree(form):
                case 0:
                    begun = form.begin()
                case 1:
                    form.turn()
                case 2:
                    begun = form.begin_at_once()
                case _ if form.finer:
                    form.turn()
                case _:
                    return
        session = self.app.begun(*begun, form.names)
        if session is not None:
            self.play(session)

    def _agree(self, form: NewMatch) -> int | None:
        """Let the form be changed; which of its buttons was chosen, or None."""
        buttons = [form.begin_said()[0], form.turn_said()]
        if at_once := form.at_once_said():
            buttons.append(at_once[0])
        return fill_in(
            self.console,
            lambda: self.words,
            text("text-new-match", "New match"),
            form.rows,
            lambda: buttons,
            lambda: form.problem or ("" if form.finer else form.game_text()),
        )

    def go_on(self, name: str) -> None:
        """Go on with a kept match."""
        opened = partial(self._opened, name)
        way = self._way(opened(""))
        if way == LOOK:
            self.replay(name, LOOK)
        elif way:
            opened(way)

    def _opened(self, name: str, way: str) -> bool:
        """Open a match and play it; whether it could be."""
        opening = self.app.opening(name, way)
        if not wait_for(self.console, self.words, OPENING, opening):
            return True
        session = self.app.seated(opening)
        if session is not None:
            self.play(session)
        return session is not None

    def _way(self, done: bool) -> str:
        """By which way a match is to be opened that cannot simply be; or nothing."""
        if done or self.app.needs_way is None:
            return ""
        ways = self.app.ways(self.app.needs_way)
        options = [f"{called}: {says}" for called, says, _ in ways]
        options.append(self.words.say(text("text-leave-it", "Leave it as it is")))
        heading = self.app.needs_way.heading
        chosen = choose(self.console, self.words, heading, options)
        return "" if chosen is None or chosen == len(ways) else ways[chosen][2]

    def replay(self, name: str, way: str = "") -> None:
        """Look at a kept match again."""
        opening = self.app.looking(name, way)
        if not wait_for(self.console, self.words, OPENING, opening):
            return
        session = self.app.looked_at(opening)
        if session is not None:
            self.look(session)
        elif other := self._way(False):
            self.replay(name, other)

    def look(self, session: ReplaySession) -> None:
        """Look at a match again, and play on from where one wants to."""
        try:
            branch = Replay(self.console, session).run()
        finally:
            session.close()
        playing = self.app.begun(branch, session.seating) if branch is not None else None
        if playing is not None:
            self.play(playing)

    def play(self, session: Session) -> None:
        """Play a match until it is over or left; it is kept in any case."""
        try:
            note(session.name)
            ConsoleMatch(self.console, session, self.look).run()
        finally:
            note("")
            session.close()
            if isinstance(session, GuidedSession):
                if not session.guide.finished:
                    self.say(text("text-lesson-kept", "You can continue it later from this step."))
            elif session.table.outcome is None:
                kept = (
                    text("text-kept", "The match is saved. You can continue it at any time.")
                    if session.problem is None
                    else session.problem
                )
                self.say(kept)
