"""A new match: which game, who plays, in which colours, with which options and mods."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial

from scriptorium import About, ScriptoriumError, new_table
from scriptorium.chance import SEED_LIMIT
from scriptorium.match import Match
from scriptorium.structs import Setting
from scriptorium_stage.players import COMPUTER, PERSON
from scriptorium_stage.shapes import Rect

from ..desk import Desk
from ..drawing.brush import Brush
from ..drawing.controls import button, chooser, field, switch
from ..screen import Screen, typed
from ..table.panels import seat_emblem
from .common import page, seat_name

Control = Callable[[Rect], None]
Row = tuple[str, Control]


@dataclass
class Player:
    """A seat as it is being agreed on."""

    seat: str
    who: str


class NewMatchView(Screen):
    """Everything has a sensible value: one press begins."""

    def __init__(self, desk: Desk, game: str = "") -> None:
        super().__init__(desk)
        self.games = desk.library.games()
        names = [about.name for about in self.games]
        preferred = [name for name in (game, "sator") if name in names]
        self.at = names.index(preferred[0]) if preferred else 0
        self.problem = ""
        self.seed = ""
        self.more = False
        self.players: list[Player] = []
        self.first = ""
        self.options: dict[str, Setting] = {}
        self.mods: set[str] = set()
        self._known: dict[str, tuple[Setting, tuple[Setting, ...]]] = {}
        self._change_game(self.at)

    def back(self) -> None:
        """To the first view, or from the second page to the first."""
        from . import routes

        if self.more:
            self.more = False
        else:
            routes.title(self.desk)

    @property
    def about(self) -> About:
        """The game that is chosen."""
        return self.games[self.at]

    # deciding

    def _change_game(self, at: int) -> None:
        self.at = at
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
            setup = library.setup(self.about.name, mods=sorted(self.mods))
            rules = library.rules(setup)
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
        if self.first not in {player.seat for player in self.players}:
            self.first = ""

    def _set_seat(self, at: int, seat: str) -> None:
        """Give a player a colour; who had it takes the one that comes free."""
        for player in self.players:
            if player.seat == seat:
                player.seat = self.players[at].seat
        self.players[at].seat = seat
        if self.first not in {player.seat for player in self.players}:
            self.first = ""

    def _set_mod(self, name: str, on: bool) -> None:
        (self.mods.add if on else self.mods.discard)(name)
        self._learn_options()

    def _random_seat(self) -> list[str]:
        return ["", *(player.seat for player in self.players)]

    def begin(self) -> None:
        """Set the table up and go to it."""
        from . import routes

        try:
            seed = int(self.seed) % SEED_LIMIT if self.seed else None
            table = new_table(
                self.about.name,
                [player.seat for player in self.players],
                seed,
                sorted(self.mods),
                options=self.options,
                first=self.first or None,
                library=self.desk.library,
            )
        except ScriptoriumError as error:
            self.problem = str(error)
            return
        seating = {player.seat: player.who for player in self.players}
        routes.begin(self.desk, Match(table), seating)

    # painting

    def paint(self, brush: Brush) -> None:
        """The game and its players; behind a button the finer points."""
        room = page(brush, self, self.text("desk-new", "New match"))
        if not self.games:
            told = self.text("desk-no-games", "No game is installed that works.")
            brush.text(told, room, 20)
            return
        tall = max(brush.px(52), brush.pt(46))
        foot = Rect(room.x, room.bottom - tall, room.w, tall)
        room = room._replace(h=room.h - tall - brush.px(14))
        self._foot(brush, foot)
        if self.problem:
            colour = brush.look.palette["error"]
            used = brush.text(self.problem, room.top(room.h / 4), 16, colour=colour)
            room = room.below(used + brush.px(8))
        rows = self._finer_rows(brush) if self.more else self._rows(brush)
        columns = 2 if self.more and len(rows) > 6 else 1
        per = -(-len(rows) // columns)
        gap = brush.px(8)
        height = min(tall, (room.h + gap) / max(1, per) - gap)
        for at, (label, control) in enumerate(rows):
            column = room.columns(columns, brush.px(30))[at // per]
            box = Rect(column.x, column.y + (at % per) * (height + gap), column.w, height)
            name = box._replace(w=box.w * (0.26 if columns == 1 else 0.5))
            brush.text(label, name, 18, face="bold", valign="center")
            side = Rect(name.right + brush.px(10), box.y, box.right - name.right - brush.px(10), 0)
            control(side._replace(h=height))

    def _foot(self, brush: Brush, foot: Rect) -> None:
        left, right = foot.columns(2, brush.px(16))
        label = (
            self.text("desk-players", "Game and players")
            if self.more
            else self.text("desk-finer", "Options, mods and seed")
        )
        button(brush, "more", left, label, self._turn)
        begin = self.text("desk-begin", "Begin")
        says = self.text("desk-begin-says", "Set the table up and play")
        button(brush, "begin", right, begin, self.begin, says=says, gold=True, size=22)

    def _turn(self) -> None:
        self.more = not self.more

    def _rows(self, brush: Brush) -> list[Row]:
        about = self.about
        counts = list(range(about.fewest, len(about.seats) + 1))
        titles = [game.title or game.name for game in self.games]

        def game(rect: Rect) -> None:
            chooser(brush, "game", rect, titles, self.at, self._change_game, size=19)

        def count(rect: Rect) -> None:
            words = [str(one) for one in counts]
            at = counts.index(len(self.players))
            chooser(brush, "count", rect, words, at, lambda to: self._set_count(counts[to]))

        def first(rect: Rect) -> None:
            seats = self._random_seat()
            words = [
                seat_name(self, s) if s else self.text("desk-chance", "as chance has it")
                for s in seats
            ]
            at = seats.index(self.first)

            def choose(to: int) -> None:
                self.first = seats[to]

            chooser(brush, "first", rect, words, at, choose)

        rows: list[Row] = [
            (self.text("desk-game", "Game"), game),
            (self.text("desk-count", "Players"), count),
        ]
        for at in range(len(self.players)):
            label = self.text("desk-player", "Player {nr}", nr=at + 1)
            rows.append((label, partial(self._player, brush, at)))
        rows.append((self.text("desk-first", "Begins"), first))
        return rows

    def _player(self, brush: Brush, at: int, rect: Rect) -> None:
        player, seats = self.players[at], self.about.seats
        side = rect.h
        disc = Rect(rect.x, rect.y, side, side).inset(side * 0.08)
        seat_emblem(brush, player.seat, seats.index(player.seat), disc)
        rest = Rect(rect.x + side + brush.px(8), rect.y, rect.w - side - brush.px(8), rect.h)
        colour, who = rest.columns(2, brush.px(10))
        words = [seat_name(self, seat) for seat in seats]
        here = seats.index(player.seat)
        says = self.text("desk-colour-says", "The colour and emblem of this player")
        choose = lambda to: self._set_seat(at, seats[to])  # noqa: E731
        chooser(brush, f"seat{at}", colour, words, here, choose, says=says)
        kinds = (PERSON, COMPUTER)
        named = [self.text("desk-person", "person"), self.text("desk-computer", "computer")]

        def sit(to: int) -> None:
            player.who = kinds[to]

        chooser(brush, f"who{at}", who, named, kinds.index(player.who), sit)

    def _finer_rows(self, brush: Brush) -> list[Row]:

        def seed(rect: Rect) -> None:
            empty = self.text("desk-seed-empty", "as chance has it")
            says = self.text("desk-seed-says", "The same number gives the same match again")
            field(brush, "seed", rect, self.seed, self._type_seed, says=says, empty=empty)

        rows: list[Row] = [(self.text("desk-seed", "Seed"), seed)]
        for name, (value, among) in sorted(self._known.items()):
            control = self._option(brush, name, value, among)
            if control is not None:
                rows.append((self.word("option", name), control))
        for plugin in self.desk.library.plugins.values():
            about = plugin.about
            strange = not plugin.is_own(self.about.name) or about.optional
            if about.is_game or plugin.broken or not strange:
                continue
            if about.game not in ("*", self.about.name):
                continue
            name = plugin.name

            def turn(rect: Rect, name: str = name, says: str = about.summary) -> None:
                on = name in self.mods
                switch(
                    brush,
                    f"mod {name}",
                    rect,
                    on,
                    lambda v: self._set_mod(name, v),
                    (self.text("desk-off", "off"), self.text("desk-on", "on")),
                    says=says,
                )

            rows.append((about.title or name, turn))
        return rows

    def _option(
        self, brush: Brush, name: str, default: Setting, among: tuple[Setting, ...]
    ) -> Control | None:
        values = among or ((False, True) if isinstance(default, bool) else ())
        if not values:
            return None
        now = self.options.get(name, default)
        words = [self._value(value) for value in values]

        def choose(to: int) -> None:
            self.options[name] = values[to]

        return lambda rect: chooser(brush, f"option {name}", rect, words, values.index(now), choose)

    def _value(self, value: Setting) -> str:
        if isinstance(value, bool):
            return self.text("desk-yes", "yes") if value else self.text("desk-no", "no")
        return self.word("value", str(value))

    def _type_seed(self, letters: str) -> None:
        self.seed = "".join(one for one in typed(self.seed, letters, 15) if one.isdigit())
