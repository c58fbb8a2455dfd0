"""A new match: which game, who plays, in which colours, with which options and mods."""

from __future__ import annotations

from dataclasses import dataclass

from scriptorium import About, ScriptoriumError, new_table
from scriptorium.chance import SEED_LIMIT
from scriptorium.match import Match
from scriptorium.structs import Setting
from scriptorium_stage.players import COMPUTER, PERSON
from scriptorium_stage.shapes import Rect

from ..desk import Desk
from ..drawing.brush import Brush
from ..drawing.controls import button, chooser, field, switch
from . import routes
from .common import Control, Row, page, paint_rows, seat_emblem, seat_name
from .screen import Screen, typed_into


@dataclass
class Player:
    """A seat as it is being agreed on."""

    seat: str
    who: str


class NewMatchScreen(Screen):
    """Everything has a sensible value: one touch begins."""

    def __init__(self, desk: Desk, game: str = "") -> None:
        super().__init__(desk)
        self.games = desk.library.games()
        names = [about.name for about in self.games]
        self.chosen = names.index(game) if game in names else max(0, len(names) - 1)
        self.problem = ""
        self.seed = ""
        self.more = False
        self.players: list[Player] = []
        self.first = ""
        self.options: dict[str, Setting] = {}
        self.mods: set[str] = set()
        self._known: dict[str, tuple[Setting, tuple[Setting, ...]]] = {}
        self._change_game(self.chosen)

    def back(self) -> bool:
        """To the first screen, or from the finer points to the players."""
        if self.more:
            self._turn()
        else:
            routes.title(self.desk)
        return True

    @property
    def about(self) -> About:
        """The game that is chosen."""
        return self.games[self.chosen]

    # deciding

    def _change_game(self, at: int) -> None:
        self.chosen = at
        if not self.games:
            return
        count = max(self.about.fewest, min(2, len(self.about.seats)))
        self.players = [
            Player(seat, PERSON if nr == 0 else COMPUTER)
            for nr, seat in enumerate(self.about.seats[:count])
        ]
        self.first, self.options, self.mods, self.problem = "", {}, set(), ""
        self._learn_options()

    def _learn_options(self) -> None:
        self._known = {}
        try:
            library = self.desk.library
            rules = library.rules(library.setup(self.about.name, mods=sorted(self.mods)))
            self._known = {
                name: (value, rules.option_choices.get(name, ()))
                for name, value in rules.options.items()
            }
        except ScriptoriumError as error:
            self.problem = str(error)

    def _set_count(self, count: int) -> None:
        taken = {player.seat for player in self.players}
        spare = [seat for seat in self.about.seats if seat not in taken]
        while len(self.players) < count:
            self.players.append(Player(spare.pop(0), COMPUTER))
        del self.players[count:]
        self._check_first()

    def _set_seat(self, at: int, seat: str) -> None:
        """Give a player a colour; who had it takes the one that comes free."""
        for player in self.players:
            if player.seat == seat:
                player.seat = self.players[at].seat
        self.players[at].seat = seat
        self._check_first()

    def _check_first(self) -> None:
        if self.first not in {player.seat for player in self.players}:
            self.first = ""

    def _set_mod(self, name: str, on: bool) -> None:
        (self.mods.add if on else self.mods.discard)(name)
        self._learn_options()

    def begin(self) -> None:
        """Set the table up and go to it."""
        try:
            table = new_table(
                self.about.name,
                [player.seat for player in self.players],
                int(self.seed) % SEED_LIMIT if self.seed else None,
                sorted(self.mods),
                options=self.options,
                first=self.first or None,
                library=self.desk.library,
            )
        except ScriptoriumError as error:
            self.problem = str(error)
            return
        routes.begin(self.desk, Match(table), {one.seat: one.who for one in self.players})

    # painting

    def paint(self, brush: Brush) -> None:
        """The game and its players; behind a button the finer points."""
        room = page(brush, self, self.text("tab-new", "New match"))
        if not self.games:
            brush.text(self.text("tab-no-games", "No game is installed that works."), room, 20)
            return
        tall = max(brush.finger, brush.sp(17) * 2.6)
        foot = Rect(room.x, room.bottom - tall, room.w, tall)
        room = room._replace(h=room.h - tall - brush.dp(12))
        self._foot(brush, foot)
        if self.problem:
            colour = brush.look.palette["error"]
            room = room.below(brush.text(self.problem, room.top(room.h / 4), 16, colour=colour))
        rows = self._finer_rows() if self.more else self._rows(brush, room)
        paint_rows(brush, self, room, rows, "finer" if self.more else "players")

    def _foot(self, brush: Brush, foot: Rect) -> None:
        left, right = foot.columns(2, brush.dp(12))
        label = (
            self.text("tab-players", "Game and players")
            if self.more
            else self.text("tab-finer", "Options, mods and seed")
        )
        button(brush, "more", left, label, self._turn)
        begin = self.text("tab-begin", "Begin")
        says = self.text("tab-begin-says", "Set the table up and play")
        button(brush, "begin", right, begin, self.begin, says=says, gold=True, size=21)

    def _turn(self) -> None:
        self.more = not self.more
        self.refresh()

    def _rows(self, brush: Brush, room: Rect) -> list[Row]:
        rows = [
            Row(self.text("tab-game", "Game"), self._game),
            Row(self.text("tab-count", "Players"), self._count),
        ]
        # An emblem and two choices stand side by side only where both can be read.
        stacked = room.w * 0.5 < brush.sp(330)
        height = brush.row() * (2 if stacked else 1) + (brush.dp(6) if stacked else 0)
        for at in range(len(self.players)):
            label = self.text("tab-player", "Player {nr}", nr=at + 1)
            control = lambda b, rect, nr=at: self._player(b, rect, nr, stacked)  # noqa: E731
            rows.append(Row(label, control, height))
        rows.append(Row(self.text("tab-first", "Begins"), self._first))
        return rows

    def _game(self, brush: Brush, rect: Rect) -> None:
        titles = [game.title or game.name for game in self.games]
        chooser(brush, "game", rect, titles, self.chosen, self._change_game)

    def _count(self, brush: Brush, rect: Rect) -> None:
        counts = list(range(self.about.fewest, len(self.about.seats) + 1))
        words = [str(one) for one in counts]
        at = counts.index(len(self.players))
        chooser(brush, "count", rect, words, at, lambda to: self._set_count(counts[to]))

    def _first(self, brush: Brush, rect: Rect) -> None:
        seats = ["", *(player.seat for player in self.players)]
        chance = self.text("tab-chance", "as chance has it")
        words = [seat_name(self, seat) if seat else chance for seat in seats]

        def choose(to: int) -> None:
            self.first = seats[to]

        chooser(brush, "first", rect, words, seats.index(self.first), choose)

    def _player(self, brush: Brush, rect: Rect, at: int, stacked: bool) -> None:
        player, seats = self.players[at], self.about.seats
        side = brush.row()
        disc = Rect(rect.x, rect.y + (rect.h - side) / 2, side, side).inset(brush.dp(4))
        seat_emblem(brush, player.seat, seats.index(player.seat), disc)
        rest = Rect(rect.x + side + brush.dp(6), rect.y, rect.w - side - brush.dp(6), rect.h)
        gap = brush.dp(6)
        colour, who = rest.rows(2, gap) if stacked else rest.columns(2, gap)
        words = [seat_name(self, seat) for seat in seats]
        here = seats.index(player.seat)
        says = self.text("tab-colour-says", "The colour and emblem of this player")
        choose = lambda to: self._set_seat(at, seats[to])  # noqa: E731
        chooser(brush, f"seat{at}", colour, words, here, choose, says=says)
        kinds = (PERSON, COMPUTER)
        named = [self.text("tab-person", "person"), self.text("tab-computer", "computer")]

        def sit(to: int) -> None:
            player.who = kinds[to]

        chooser(brush, f"who{at}", who, named, kinds.index(player.who), sit)

    def _finer_rows(self) -> list[Row]:
        rows = [Row(self.text("tab-seed", "Seed"), self._seed)]
        for name, (value, among) in sorted(self._known.items()):
            control = self._option(name, value, among)
            if control is not None:
                rows.append(Row(self._word(name), control))
        for plugin in self.desk.library.plugins.values():
            about = plugin.about
            strange = not plugin.is_own(self.about.name) or about.optional
            if about.is_game or plugin.broken or not strange:
                continue
            if about.game in ("*", self.about.name):
                rows.append(Row(about.title or plugin.name, self._mod(plugin.name, about)))
        return rows

    def _seed(self, brush: Brush, rect: Rect) -> None:
        empty = self.text("tab-chance", "as chance has it")
        says = self.text("tab-seed-says", "The same number gives the same match again")
        field(brush, "seed", rect, self.seed, self._type_seed, says=says, empty=empty)

    def _mod(self, name: str, about: About) -> Control:
        words = (self.text("tab-off", "off"), self.text("tab-on", "on"))

        def control(brush: Brush, rect: Rect) -> None:
            turn = lambda on: self._set_mod(name, on)  # noqa: E731
            switch(brush, f"mod {name}", rect, name in self.mods, turn, words, says=about.summary)

        return control

    def _option(self, name: str, default: Setting, among: tuple[Setting, ...]) -> Control | None:
        values = among or ((False, True) if isinstance(default, bool) else ())
        if not values:
            return None
        words = [self._value(value) for value in values]

        def choose(to: int) -> None:
            self.options[name] = values[to]

        def control(brush: Brush, rect: Rect) -> None:
            now = self.options.get(name, default)
            chooser(brush, f"option {name}", rect, words, values.index(now), choose)

        return control

    def _value(self, value: Setting) -> str:
        if isinstance(value, bool):
            return self.text("tab-yes", "yes") if value else self.text("tab-no", "no")
        return self._word(str(value))

    def _word(self, key: str) -> str:
        """The name of something that code names by a key, such as an option."""
        name = self.desk.words.name(key)
        return name if name != key else key.replace("_", " ")

    def _type_seed(self, letters: str) -> None:
        self.seed = "".join(one for one in typed_into(self.seed, letters, 15) if one.isdigit())
