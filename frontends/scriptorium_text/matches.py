"""The title: going on with a match, beginning a new one, settings."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from contextlib import closing
from functools import partial

from scriptorium import About, ScriptoriumError, Seat, SetupError, Table, Text, new_table, text
from scriptorium.cli import settings as game_options
from scriptorium.isolation import note
from scriptorium.matches import LOOK, Match, Saved
from scriptorium_play.app.menu import notes
from scriptorium_play.common.seats import PERSON, clean_names
from scriptorium_play.lessons.session import GuidedSession
from scriptorium_play.matches.levels import (
    kinds,
    known_kind,
    usual_computer_kind,
    who_called,
    who_says,
)
from scriptorium_play.matches.options import fitting_mods, offered, option_called, value_said
from scriptorium_play.matches.saved_matches import KeptMatches
from scriptorium_play.replay.session import ReplaySession
from scriptorium_play.session.session import Session
from scriptorium_play.texts.translator import Translator, words_of

from .app import TextApp
from .choosing import agree, choose
from .console import Console
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
            self.new_match(self.app.library.game(game))
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
        entries.append((say(text("text-new-match", "New match")), self.choose_game))
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

    def choose_game(self) -> None:
        """Begin one of the games at hand."""
        games = self.app.library.games()
        if not games:
            self.say(text("text-no-games", "There are no games here."))
            return
        names = [self.app.game_title(about.name) for about in games]
        question = text("text-which-game", "Which game?")
        chosen = choose(self.console, self.words, question, names)
        if chosen is not None:
            self.new_match(games[chosen])

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

    def new_match(self, about: About) -> None:
        """Agree on a new match and play it."""
        seats = self._seats(about)
        seating = self._seating(about.name, seats)
        mods = self._mods(about)
        self._options(about, seats, mods)
        while True:
            wishes = self.console.ask(
                self.words.say(
                    text(
                        "text-options",
                        "Wishes such as seed=7, {first}, {name} for a player's name, or an "
                        "option of the game, else Enter:",
                        first=f"first={seats[-1]}",
                        name=f"{seats[0]}=Anna",
                    )
                )
            )
            try:
                table, names = self._table(about, seats, mods, wishes)
                break
            except ScriptoriumError as error:
                self.console.say(str(error))
                if not wishes:
                    return
        session = self.app.begun(Match(table), seating, names)
        if session is not None:
            self.play(session)

    def _options(self, about: About, seats: tuple[Seat, ...], mods: tuple[str, ...]) -> None:
        """Tell what can be wished for: each option, what it may be and what it is."""
        try:
            known = offered(self.app.library, about.name, seats, mods)
        except ScriptoriumError:
            return  # what is wrong with these mods is told when the match begins
        library = self.app.library
        plugins = (library.plugins[about.name], *fitting_mods(library, about.name))
        words = words_of(self.app.settings.language, plugins)
        for name, (value, among) in sorted(known.items()):
            typed = (
                f"{min(among)}-{max(among)}"
                if isinstance(among, range)
                else "|".join(
                    str(one).lower() if isinstance(one, bool) else str(one) for one in among
                )
            )
            meaning = option_called(words, about.name, name)
            self.console.say(f"{name}={typed}: {meaning}, {value_said(self.app, words, value)}")

    def _table(
        self, about: About, seats: tuple[Seat, ...], mods: tuple[str, ...], wishes: str
    ) -> tuple[Table, dict[Seat, str]]:
        options = game_options(wishes.split())
        seed = options.pop("seed", None)
        if seed is not None and (isinstance(seed, bool) or not isinstance(seed, int)):
            raise SetupError(f"a seed is a whole number, not {seed!r}")
        # A game may have an option of that name; a seat's name is no value of it.
        first = options.pop("first") if options.get("first") in seats else None
        names = clean_names({seat: str(options.pop(seat)) for seat in seats if seat in options})
        if len({name.casefold() for name in names.values()}) < len(names):
            raise SetupError("two players have the same name")
        table = new_table(
            about.name,
            seats,
            seed,
            mods,
            options=options,
            first=str(first) if first is not None else None,
            library=self.app.library,
        )
        return table, names

    def _mods(self, about: About) -> tuple[str, ...]:
        """Ask for each mod that fits the game whether it is to be on."""
        chosen = []
        for plugin in fitting_mods(self.app.library, about.name):
            title = plugin.about.titled(self.words.language) or plugin.name
            if agree(
                self.console, self.words, text("text-play-with", "Play with {mod}?", mod=title)
            ):
                chosen.append(plugin.name)
        return tuple(chosen)

    def _seats(self, about: About) -> tuple[Seat, ...]:
        most = len(about.seats)
        if about.fewest == most:
            return about.seats
        counts = range(about.fewest, most + 1)
        question = text("text-how-many", "How many play?")
        chosen = choose(self.console, self.words, question, [str(n) for n in counts], usual=0)
        return about.seats[: counts[chosen or 0]]

    def _seating(self, game: str, seats: tuple[Seat, ...]) -> dict[Seat, str]:
        there = kinds(game, len(seats))
        names = [self._who(kind, game, len(seats)) for kind in there]
        seating = {}
        for seat in seats:
            name = self.words.name(seat)
            question = text("text-who-plays", "Who plays {seat}?", seat=name)
            usual = (
                0
                if seat == seats[0]
                else there.index(known_kind(usual_computer_kind(), game, len(seats)))
            )
            chosen = choose(self.console, self.words, question, names, usual=usual)
            seating[seat] = there[usual if chosen is None else chosen]
        return seating

    def _who(self, kind: str, game: str, seats: int) -> str:
        """A person, or a level with its sentence."""
        called = who_called(self.app, kind)
        return called if kind == PERSON else f"{called}: {who_says(self.app, kind, game, seats)}"

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
