"""Agreeing on a new match: game, players, seats, who begins, options, mods and seed."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from scriptorium import About, Library, ScriptoriumError, Seat, new_table, text
from scriptorium.engine import SEED_LIMIT, Among, Setting
from scriptorium.matches import Match
from scriptorium_play.app.app import App
from scriptorium_play.common.colours import looks_of
from scriptorium_play.common.forms import Amount, Field, Row, SeatRow, Select, switch, typed
from scriptorium_play.common.remembered import Agreed, Sitting
from scriptorium_play.common.seats import PERSON, clean_name, clean_names
from scriptorium_play.session.auto_setup import dealt
from scriptorium_play.texts.translator import Translator, words_of

from .levels import kinds, known_kind, usual_computer_kind, who_called, who_says
from .options import fitting_mods, offered, option_called, set_by, value_said

SEED_LETTERS = 15
USUAL_COUNT = 2


@dataclass
class SeatPlayer:
    """A seat as it is being agreed on."""

    seat: Seat
    who: str
    name: str = ""


class NewMatch:
    """Everything has a sensible value: one press begins. What does not work is shown."""

    def __init__(self, app: App, game: str = "") -> None:
        self.app = app
        self.games = app.library.games()
        self.at = self._usual(game)
        self.problem = ""
        self.seed = ""
        self.finer = False
        self.players: list[SeatPlayer] = []
        self.first: Seat = ""
        self.options: dict[str, Setting] = {}
        self.mods: set[str] = set()
        self._known: Mapping[str, tuple[Setting, Among]] = {}
        if self.games:
            self.change_game(self.at)

    def _usual(self, game: str) -> int:
        """The game that was asked for, else the one played last, else the last of the list."""
        names = [about.name for about in self.games]
        played = [saved.header.game for saved in self.app.saves.listed() if saved.header]
        for name in (game, *played[:1]):
            if name in names:
                return names.index(name)
        return max(0, len(names) - 1)

    @property
    def about(self) -> About:
        """The game that is chosen."""
        return self.games[self.at]

    @property
    def words(self) -> Translator:
        """The words of that game and its mods alone."""
        library, game = self.app.library, self.about.name
        plugins = (library.plugins[game], *fitting_mods(library, game))
        return words_of(self.app.settings.language, plugins)

    # deciding

    def change_game(self, at: int) -> None:
        """Take another game, as it was agreed on last, or with all that is usual in it."""
        self.at = at
        self._take_up(self.app.remembered.agreed(self.about.name))
        if not self.players or self.problem:
            self._take_usual()

    def _take_usual(self) -> None:
        seats = self.about.seats[: max(self.about.fewest, min(USUAL_COUNT, len(self.about.seats)))]
        self.players = [
            SeatPlayer(seat, usual_computer_kind() if nr else PERSON)
            for nr, seat in enumerate(seats)
        ]
        self.first, self.options, self.mods = "", {}, set()
        self._learn_options()

    def _take_up(self, agreed: Agreed | None) -> None:
        """What was agreed last, as far as it is still there; nobody plays where it is not."""
        self.players, self.problem = [], ""
        if agreed is None:
            return
        sitting = {one.seat: one.who for one in agreed.players}
        if not set(sitting) <= set(self.about.seats) or len(sitting) < self.about.fewest:
            return
        named = {one.seat: clean_name(one.name) for one in agreed.players}
        self.players = [
            SeatPlayer(seat, known_kind(who), named[seat]) for seat, who in sitting.items()
        ]
        self.first, self.options = agreed.first, dict(agreed.options)
        there = {one.name for one in fitting_mods(self.app.library, self.about.name)}
        self.mods = there.intersection(agreed.mods)
        self._check_first()
        self._learn_options()

    def _remember(self) -> None:
        """The next match of this game begins with what was agreed for this one."""
        sitting = tuple(Sitting(one.seat, one.who, one.name) for one in self.players)
        agreed = Agreed(sitting, self.first, dict(self.options), tuple(sorted(self.mods)))
        self.app.remembered.keep_agreed(self.about.name, agreed)

    def set_count(self, count: int) -> None:
        """Let so many play."""
        taken = {player.seat for player in self.players}
        spare = [seat for seat in self.about.seats if seat not in taken]
        while len(self.players) < count:
            self.players.append(SeatPlayer(spare.pop(0), usual_computer_kind()))
        del self.players[count:]
        self._check_first()
        self._learn_options()

    def set_seat(self, at: int, seat: Seat) -> None:
        """Give a player a seat; who had it takes the one that comes free."""
        for player in self.players:
            if player.seat == seat:
                player.seat = self.players[at].seat
        self.players[at].seat = seat
        self._check_first()

    def set_who(self, at: int, who: str) -> None:
        """Let a person or a computer of some level sit there."""
        self.players[at].who = who

    def write_name(self, at: int, letters: str) -> None:
        """Type at a name."""
        player = self.players[at]
        player.name = clean_name(typed(player.name, letters), typing=True)

    @property
    def names(self) -> dict[Seat, str]:
        """What the players call themselves, as far as they do."""
        return clean_names({one.seat: one.name for one in self.players})

    def set_mod(self, name: str, on: bool) -> None:
        """Play with a mod or without it; an option that goes with it is forgotten.

        What a mod sets counts from when it is switched on; players may choose otherwise after that.
        """
        (self.mods.add if on else self.mods.discard)(name)
        for option, _ in self.app.library.plugins[name].about.options if on else ():
            self.options.pop(option, None)
        self._learn_options()

    def write_seed(self, letters: str) -> None:
        """Type at the seed: its digits count."""
        self.seed = "".join(
            one for one in typed(self.seed, letters, SEED_LETTERS) if one in "0123456789"
        )

    def _check_first(self) -> None:
        if self.first not in {player.seat for player in self.players}:
            self.first = ""

    def _learn_options(self) -> None:
        self._known, self.problem = {}, ""
        try:
            seats = [player.seat for player in self.players]
            library, mods = self.app.library, sorted(self.mods)
            self._known = offered(library, self.about.name, seats, mods)
        except ScriptoriumError as error:
            self.problem = str(error)
            return
        self.options = {
            name: value
            for name, value in self.options.items()
            if name in self._known and value in self._known[name][1]
        }

    def begin_at_once(self) -> tuple[Match, dict[Seat, str]] | None:
        """The same, with everything laid by chance until the first turn."""
        begun = self.begin()
        if begun is not None:
            for action in dealt(self.app.library, begun[0].table):
                begun[0].play(action)
        return begun

    def begin(self) -> tuple[Match, dict[Seat, str]] | None:
        """Set the table up: the match and who sits where, or None with a problem to show."""
        if twice := self._called_alike():
            self.problem = self.app.text(
                "stage-name-twice", "Two players have the name {name}.", name=twice
            )
            return None
        try:
            table = new_table(
                self.about.name,
                [player.seat for player in self.players],
                int(self.seed) % SEED_LIMIT if self.seed else None,
                sorted(self.mods),
                options=self.options,
                first=self.first or None,
                library=self.app.library,
            )
        except ScriptoriumError as error:
            self.problem = str(error)
            return None
        self._remember()
        return Match(table), {player.seat: player.who for player in self.players}

    def _called_alike(self) -> str:
        """A name by which two players would be called, or else an empty text."""
        called = [self._called(one.seat) for one in self.players]
        alike = [one.casefold() for one in called]
        return next((one for one in called if alike.count(one.casefold()) > 1), "")

    def _called(self, seat: Seat) -> str:
        return self.names.get(seat) or self.words.called(seat)

    # the form

    @property
    def heading(self) -> str:
        """What stands above it."""
        return self.app.text("stage-new", "New match")

    def game_text(self) -> str:
        """The game that is chosen: for how many it is, and what one does in it."""
        about, most = self.about, len(self.about.seats)
        many = text("stage-for", "For {fewest} to {most} players.", fewest=about.fewest, most=most)
        if about.fewest == most:
            many = text("stage-for-just", "For {most} players.", most=most)
        named = f"{about.name}.summary"
        what = self.words.name(named)
        return f"{self.words.say(many)} {about.summary if what == named else what}".strip()

    def nothing(self) -> str:
        """What players read where there is nothing to play, else an empty text."""
        told = self.app.text("stage-no-games", "No working game is installed.")
        return "" if self.games else told

    def turn(self) -> None:
        """From the players to the finer points, or back."""
        self.finer = not self.finer

    def turn_said(self) -> str:
        """Where turning leads."""
        if self.finer:
            return self.app.text("stage-players", "Game and players")
        return self.app.text("stage-finer", "More options")

    def begin_said(self) -> tuple[str, str]:
        """What beginning is called, and what it does."""
        text = self.app.text
        return text("stage-begin", "Begin"), text("stage-begin-says", "Set up the table and play")

    def at_once_said(self) -> tuple[str, str] | None:
        """What beginning at once is called, and what it does; None where nothing is laid first."""
        text = self.app.text
        if not self.games or not self.about.set_up:
            return None
        says = text("stage-at-once-says", "Sets everything up fairly at random")
        return text("stage-at-once", "Begin at once"), says

    def rows(self, *, tiled: bool = False) -> list[Row]:
        """The page that is open; where the games are shown as tiles no row is about them."""
        return self._finer_rows() if self.finer else self._player_rows()[int(tiled) :]

    def _player_rows(self) -> list[Row]:
        text = self.app.text
        titles = [self.app.game_title(game.name) for game in self.games]
        counts = range(self.about.fewest, len(self.about.seats) + 1)
        rows: list[Row] = [
            Select(
                "game",
                text("stage-game", "Game"),
                titles,
                self.at,
                self.change_game,
                text("stage-game-says", "The game you want to play"),
            ),
            Select(
                "count",
                text("stage-count", "Players"),
                [str(count) for count in counts],
                counts.index(len(self.players)),
                lambda to: self.set_count(counts[to]),
                text("stage-count-says", "How many play, people and computers together"),
            ),
        ]
        rows += [self._player(at) for at in range(len(self.players))]
        return [*rows, self._first()]

    def _player(self, at: int) -> SeatRow:
        text, player, seats = self.app.text, self.players[at], self.about.seats
        label = text("stage-player", "Player {nr}", nr=at + 1)
        says = text("stage-colour-says", "This player's colour and emblem")
        called = self.words.called
        words = [called(seat) for seat in seats]
        game, count = self.about.name, len(self.players)
        there = kinds(game, count)
        named = [who_called(self.app, one) for one in there]
        sits = known_kind(player.who, game, count)
        who = who_says(self.app, sits, game, count)
        take = lambda to: self.set_seat(at, seats[to])  # noqa: E731
        sit = lambda to: self.set_who(at, there[to])  # noqa: E731
        write = lambda letters: self.write_name(at, letters)  # noqa: E731
        empty = text("stage-name-player", "Name of player {nr}", nr=at + 1)
        name_says = text("stage-name-player-says", "The name of this player in the match")
        return SeatRow(
            f"player{at}",
            label,
            looks_of(self.about)[player.seat],
            Select(f"seat{at}", label, words, seats.index(player.seat), take, says),
            Select(f"who{at}", label, named, there.index(sits), sit, who),
            Field(f"name{at}", label, player.name, write, empty, name_says),
        )

    def _first(self) -> Select:
        seats = ["", *(player.seat for player in self.players)]
        words = [self._called(seat) if seat else self._chance() for seat in seats]

        def choose(to: int) -> None:
            self.first = seats[to]

        label = self.app.text("stage-first", "First player")
        says = self.app.text("stage-first-says", "Who takes the first turn")
        return Select("first", label, words, seats.index(self.first), choose, says)

    def _chance(self) -> str:
        return self.app.text("stage-chance", "random")

    def _finer_rows(self) -> list[Row]:
        text = self.app.text
        says = text("stage-seed-says", "Use the same number to deal the same match again")
        label = text("stage-seed", "Seed")
        rows: list[Row] = [Field("seed", label, self.seed, self.write_seed, self._chance(), says)]
        rows += [self._option(name) for name in sorted(self._known)]
        off_on = text("stage-off", "off"), text("stage-on", "on")
        for plugin in fitting_mods(self.app.library, self.about.name):
            name, about = plugin.name, plugin.about
            turn = lambda on, mod=name: self.set_mod(mod, on)  # noqa: E731
            called = about.titled(self.words.language) or name
            told = set_by(self.app, self.words, self.about.name, about)
            says = " ".join(filter(None, (about.summed_up(self.words.language), *told))) or called
            rows.append(switch(f"mod {name}", called, name in self.mods, turn, off_on, says))
        return rows

    def _option(self, name: str) -> Row:
        usual, among = self._known[name]
        now = self.options.get(name, usual)
        label = option_called(self.words, self.about.name, name)

        def choose(to: int) -> None:
            self.options[name] = among[to]

        def change(to: int) -> None:
            self.options[name] = to

        if isinstance(among, range):
            low, high, by = min(among), max(among), abs(among.step)
            says = self.app.text(
                "stage-range",
                "From {low} to {high}, normally {usual}",
                low=low,
                high=high,
                usual=int(usual),
            )
            return Amount(f"option {name}", label, int(now), low, high, by, change, says)
        named = [value_said(self.app, self.words, value) for value in among]
        says = self.app.text(
            "stage-option-says",
            "An option of this game. Normally: {usual}",
            usual=value_said(self.app, self.words, usual),
        )
        return Select(f"option {name}", label, named, among.index(now), choose, says)


def same_again(match: Match, library: Library) -> Match:
    """The same match from the start, with other luck."""
    setup, own = match.setup, library.plugins
    names = [ref.name for ref in setup.plugins]
    table = new_table(
        setup.game,
        setup.seats,
        mods=[name for name in names if name in own and not own[name].is_own(setup.game)],
        options=dict(setup.options),
        first=setup.first or None,
        library=library,
    )
    return Match(table)
